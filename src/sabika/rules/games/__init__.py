"""The games, each as the list of what it is made of."""
