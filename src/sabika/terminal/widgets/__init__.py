"""The parts of the board. Each shows a scene; those one can act on tell the screen what was pointed at."""
