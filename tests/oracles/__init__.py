"""Slow, literal oracles for the Alhambra rules.

They are written from the numbered rules alone, without looking at the engine, by brute force and in the words
of the rules. The tests of the engine compare its fast answers with these. Nothing here imports the engine.
"""
