"""Roll & Write as numbers."""
