"""Alhambra Roll & Write: a printed sheet, dice, coins and dummies (R1-R18)."""
