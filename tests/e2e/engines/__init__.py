"""Browsers of every family: each opens a window that can be looked into and clicked in, and nothing more."""
