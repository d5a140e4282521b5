"""What the tests of the scorepad share with those of commands."""

from cli.conftest import call

__all__ = ["call"]
