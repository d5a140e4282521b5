"""Tests of the terminal game."""
