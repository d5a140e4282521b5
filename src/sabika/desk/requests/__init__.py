"""What can be asked for: plain functions from a message to a message."""
