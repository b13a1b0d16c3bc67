"""What a browser calls itself, in few words."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection

# The first that is named is meant: most browsers also call themselves what they descend from.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Such as "Firefox, Windows"; empty where it says nothing that is known."""
    said = connection.headers.get("user-agent", "")
    found = (
        next((name for mark, name in known if mark in said), "") for known in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, found))
