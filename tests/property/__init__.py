"""Properties that every game has, checked on random games and against the oracles.

SABIKA_THOROUGH=1 in the environment plays ten times as many.
"""
