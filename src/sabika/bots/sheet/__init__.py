"""Bots for Roll & Write."""
