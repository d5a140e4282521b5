"""Batches against the rules."""
