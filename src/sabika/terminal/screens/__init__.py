"""The screens: start, play, scoring, end, replay, and what can be looked up in between."""
