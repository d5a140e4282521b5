"""Pictures of the rules: positions, and what the engine makes of what is tried in them.

    PYTHONPATH=src:tests python -m reference.pictures

writes them anew, for the client to draw: those of a module into its own folder.
"""
