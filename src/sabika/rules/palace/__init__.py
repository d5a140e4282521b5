"""What all palace games share: money, palace, buying, building, turn, scoring. Names no module and no single game."""
