"""What is wrong with a pack, in Czech."""

from __future__ import annotations


def in_czech(message: str) -> str:
    return message
