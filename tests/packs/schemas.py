"""Whether a file fits a JSON Schema, as an editor would see it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

ANNOTATIONS = {"$schema", "title", "description", "definitions"}
TYPES: dict[str, type] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
}


class Schema:
    """As much of draft 4 as the schemas use; anything else fails."""

    def __init__(self, whole: dict[str, Any]) -> None:
        self.whole = whole

    def fits(self, value: Any) -> bool:
        return self._fits(self.whole, value)

    def _fits(self, rule: dict[str, Any], value: Any) -> bool:
        fits, parts = self._fits, self.whole["definitions"]
        checks: dict[str, Callable[[Any], bool]] = {
            "$ref": lambda to: fits(parts[to.rsplit("/", 1)[1]], value),
            "type": lambda name: type(value) is TYPES[name],
            "enum": lambda known: value in known,
            "pattern": lambda pattern: re.search(pattern, value) is not None,
            "minLength": lambda least: len(value) >= least,
            "maxLength": lambda most: len(value) <= most,
            "minimum": lambda least: value >= least,
            "maximum": lambda most: value <= most,
            "required": lambda keys: set(keys) <= set(value),
            "properties": lambda known: all(
                fits(known[key], one) for key, one in value.items() if key in known
            ),
            "additionalProperties": lambda others: self._others_fit(rule, others, value),
            "items": lambda each: all(fits(each, one) for one in value),
            "anyOf": lambda rules: any(fits(one, value) for one in rules),
            "not": lambda one: not fits(one, value),
        }
        if "type" in rule and not checks["type"](rule["type"]):
            return False
        return all(checks[key](said) for key, said in rule.items() if key not in ANNOTATIONS)

    def _others_fit(self, rule: dict[str, Any], others: Any, value: dict[str, Any]) -> bool:
        known = rule.get("properties", {})
        unknown = [one for key, one in value.items() if key not in known]
        return not unknown if others is False else all(self._fits(others, one) for one in unknown)
