"""Rows that say in other words what others say: in either, a card means the same."""

from __future__ import annotations

from typing import Any, Final

SYNONYMS: Final[dict[str, list[Any]]] = {
    "subject_base": ["subject_a", ["kind_control", ["thing", ["base"]], ["you_control"]]],
    "that_one": ["it"],
}


def meant(tree: Any) -> Any:
    """The tree in the words in which games run it and packs are told apart."""
    if not isinstance(tree, list):
        return tree
    if tree and isinstance(tree[0], str) and tree[0] in SYNONYMS:
        return SYNONYMS[tree[0]]
    return [meant(child) for child in tree]
