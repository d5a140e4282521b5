"""The log: what each line looks like, for people or for programs, and what is worth one.

Whatever comes from outside stands in a line in such a way that it cannot end it or begin another: nobody can write
lines of their own into the log, nor steer the terminal that shows it.
"""

import json
import logging
from datetime import datetime
from typing import Any, Final
from unicodedata import category

from sabika.server.settings import Form, Level, Settings

ACCESS: Final = "sabika.access"
MORE: Final = "said"
"""The attribute of a record that holds what is to be told besides its message, by name."""
BROKEN: Final = ("Cc", "Cf", "Zl", "Zp", "Cs")
"""Kinds of letters that end lines, turn them around or are not to be seen."""


def when(record: logging.LogRecord) -> str:
    """The date, the time and what the clock is ahead of Greenwich."""
    return datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="milliseconds")


def on_one_line(text: str) -> str:
    return "".join(repr(letter)[1:-1] if category(letter) in BROKEN else letter for letter in text)


class Text(logging.Formatter):
    """`2026-03-01T18:04:05.123+01:00 WARNING 4711 sabika.server.news: ...`, with the number of the process. What went
    wrong inside follows on lines that begin with spaces, as no other line does."""

    def format(self, record: logging.LogRecord) -> str:
        head = f"{when(record)} {record.levelname} {record.process} {record.name}"
        trace = self.formatException(record.exc_info).splitlines() if record.exc_info else []
        return "\n".join(
            [f"{head}: {on_one_line(record.getMessage())}", *(f"    {on_one_line(line)}" for line in trace)]
        )


class Json(logging.Formatter):
    """An object on each line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": when(record),
            "level": record.levelname.lower(),
            "process": record.process,
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, MORE, {}),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return json.dumps(said, default=str)


class NoQueries(logging.Filter):
    """Lines of the web server about live connections have queries in them, where a key may stand: ours have not."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "WebSocket" not in str(record.msg)


class NoUnreadables(logging.Filter):
    """That a request cannot be read is told by the server itself, and not for every one of them."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg != "Invalid HTTP request received."


def logging_of(settings: Settings) -> dict[str, Any]:
    return logging_as(settings.log, settings.log_level, settings.access_log)


def logging_as(form: Form = "text", level: Level = "warning", access: bool = False) -> dict[str, Any]:
    """What `logging.config.dictConfig` needs to know. Only what belongs to the server itself says more than warnings:
    what others say may hold addresses and tokens."""
    chosen = level.upper()
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"text": {"()": f"{__name__}.Text"}, "json": {"()": f"{__name__}.Json"}},
        "filters": {
            "queries": {"()": f"{__name__}.NoQueries"},
            "unreadables": {"()": f"{__name__}.NoUnreadables"},
        },
        "handlers": {"errors": {"class": "logging.StreamHandler", "formatter": form}},
        "loggers": {
            "sabika": {"level": chosen},
            ACCESS: {"level": "INFO" if access else "CRITICAL"},
            "uvicorn.error": {"level": "INFO" if chosen == "DEBUG" else chosen, "filters": ["queries", "unreadables"]},
        },
        "root": {"handlers": ["errors"], "level": "ERROR" if chosen == "ERROR" else "WARNING"},
    }
