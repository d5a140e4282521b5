"""A table and all that can be asked of it, without any transport."""
