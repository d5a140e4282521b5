"""Palace games as numbers."""
