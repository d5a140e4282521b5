"""What all palace games share. Names no module and no single game."""
