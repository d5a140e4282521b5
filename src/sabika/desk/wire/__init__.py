"""What leaves the desk and what comes in, as it stands in the messages."""
