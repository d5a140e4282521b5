"""Scorings of Roll & Write."""
