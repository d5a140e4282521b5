"""Pure game logic: no input or output, no clock, no global random. Depends on the standard library alone."""
