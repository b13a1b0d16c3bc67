"""The JSON Schema of pack files, for editors that complete and check.

It keeps to draft 4, which is all that the common TOML plugins understand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from deskovka.packs.drafts import emblems


def schema(
    file: type[msgspec.Struct], title: str, one_of: Mapping[str, list[dict[str, Any]]]
) -> dict[str, Any]:
    """The schema of a game's files as data; of some kinds of entry one of several must hold."""
    (whole,), parts = msgspec.json.schema_components([file], ref_template="#/definitions/{name}")
    made = parts.pop(whole["$ref"].rsplit("/", 1)[1])
    emblem: dict[str, Any] = {}
    for name, part in parts.items():
        art = part["properties"].get("art")
        if art is not None:
            part["properties"]["art"] = {"$ref": "#/definitions/Emblem"}
            emblem = {**art, "enum": sorted(emblems())}
        if name in one_of:
            part["anyOf"] = one_of[name]
    parts["Emblem"] = emblem
    draft = {"$schema": "http://json-schema.org/draft-04/schema#"}
    result: dict[str, Any] = _bare({**draft, **made, "title": title, "definitions": parts})
    return result


def _bare(value: Any) -> Any:
    """Without what draft 4 does not know, and without defaults: they need not be written."""
    if isinstance(value, dict):
        return {
            key: _bare(one)
            for key, one in value.items()
            if key != "default" and not (key == "required" and not one)
        }
    return [_bare(one) for one in value] if isinstance(value, list) else value


def schema_text(schema: dict[str, Any]) -> str:
    """A schema as it is kept in docs/."""
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode() + "\n"
