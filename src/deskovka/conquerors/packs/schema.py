"""The JSON Schema of pack files, for editors that complete and check.

It keeps to draft 4, which is all that the common TOML plugins understand.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from deskovka.conquerors.packs.entries import PackFile
from deskovka.packs.drafts import emblems

# CARD-1: what a card of each type must have.
HAS: Final = {
    "miner": ("cost",),
    "building": ("cost", "life"),
    "warrior": ("cost", "attack", "life"),
    "trap": ("text",),
    "spell": ("cost", "text"),
}
NUMBERS: Final = ("cost", "attack", "life")


def schema() -> dict[str, Any]:
    """The schema as data."""
    (whole,), parts = msgspec.json.schema_components(
        [PackFile], ref_template="#/definitions/{name}"
    )
    made = parts.pop(whole["$ref"].rsplit("/", 1)[1])
    card = parts["Card"]
    card["properties"]["art"]["enum"] = sorted(emblems())
    card["anyOf"] = [_kind(kind, keys) for kind, keys in HAS.items()]
    draft = {"$schema": "http://json-schema.org/draft-04/schema#"}
    titled = {**made, "title": "A pack of Planetary Conquerors"}
    result: dict[str, Any] = _bare({**draft, **titled, "definitions": parts})
    return result


def _kind(kind: str, keys: tuple[str, ...]) -> dict[str, Any]:
    unwanted: dict[str, Any] = {key: {"not": {}} for key in NUMBERS if key not in keys}
    return {"properties": {"type": {"enum": [kind]}, **unwanted}, "required": list(keys)}


def _bare(value: Any) -> Any:
    """Without what draft 4 does not know, and without defaults: they need not be written."""
    if isinstance(value, dict):
        return {
            key: _bare(one)
            for key, one in value.items()
            if key != "default" and not (key == "required" and not one)
        }
    return [_bare(one) for one in value] if isinstance(value, list) else value


def schema_text() -> str:
    """The schema as it is kept in docs/."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"
