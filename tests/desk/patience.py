"""How long a test waits for something before it says that it hangs."""

from typing import Final

HANG: Final = 600.0
"""Seconds. Nothing is ever measured with it: a machine may be slow, and a process may be held up for a while."""
