"""Tables for several people and bots: live, fair, and kept through every restart."""
