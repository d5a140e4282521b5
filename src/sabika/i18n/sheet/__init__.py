"""Roll & Write in words."""
