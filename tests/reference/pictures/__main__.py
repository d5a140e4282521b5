"""Writes the pictures into the client's files."""

from reference.pictures.files import write

write()
