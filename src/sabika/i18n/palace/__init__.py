"""Palace games in words."""
