"""The scorepad: points for the game on the real table, by numbers or tile by tile, by the rules of the game itself.

Nothing is imported here, so that the parts of modules can be: a pad is put together from them.
"""
