"""`sabika site`: the whole game as a folder of files that any web space can serve."""
