"""What run.py is made of: it sets Sabika up, starts it and tests it, with the standard library alone."""
