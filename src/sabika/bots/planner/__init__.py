"""A bot that plans: it imagines how the game could go on, many times over, and takes what turns out best."""
