"""What the server says to whoever runs it, as text or as lines of JSON.

Neither names nor secrets nor cards are said: of an error, only what it is and where it happened.
"""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Final, Literal

LogFormat = Literal["text", "json"]

LOGGER: Final = "deskovka"
_LEVELS: Final = {LOGGER: "INFO", "uvicorn": "WARNING", "asyncio": "WARNING"}


class JsonLines(logging.Formatter):
    """A line for each record; what is told besides stands in ``extra={"data": …}``."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "time": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _plain(record),
            **getattr(record, "data", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _where(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class Text(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        data = "".join(f" {name}={value}" for name, value in getattr(record, "data", {}).items())
        lines = [f"deskovka: {record.levelname.lower()}: {_plain(record)}{data}"]
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            lines += [f"  {type(error).__name__}", *(f"  {place}" for place in _where(error))]
        return "\n".join(lines)


def _plain(record: logging.LogRecord) -> str:
    """What an error says may hold anything: only what the program itself says is kept."""
    own = record.name.partition(".")[0] in (LOGGER, "uvicorn")
    return record.getMessage() if own else str(record.msg).partition("\n")[0]


def _where(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}" for frame in frames]


def config(form: LogFormat) -> dict[str, Any]:
    """As `logging.config.dictConfig` reads it. As text, only what is wrong is told."""
    formatter = JsonLines if form == "json" else Text
    levels = _LEVELS if form == "json" else {**_LEVELS, LOGGER: "WARNING"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": formatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "loggers": {
            name: {"handlers": ["stderr"], "level": level, "propagate": False}
            for name, level in levels.items()
        },
    }
