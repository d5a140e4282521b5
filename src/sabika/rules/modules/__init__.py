"""What can be added to a game, one file each. The core names none of them."""
