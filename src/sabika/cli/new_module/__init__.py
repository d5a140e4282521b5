"""`sabika new-module`: the folder of a new module, to go on from."""
