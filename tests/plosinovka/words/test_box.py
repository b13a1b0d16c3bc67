"""Whether players who own the box meet its own words."""

from __future__ import annotations

import re
from typing import Final

from deskovka import games
from tests.plosinovka import texts

# The Czech rulebook has other words for what these name: stěna, zesílit, kupec, efekt …
NOT_OF_THE_BOX: Final = re.compile(
    r"\bstěn|zesíl|\bkupc|\bkupec\b|„Použij“|efekt|omdl|\bmince\b", re.IGNORECASE
)


def test_czech_players_meet_no_word_for_which_the_box_has_another() -> None:
    pages = {
        path.name: path.read_text("utf-8")
        for path in games.kit("plosinovka").words_folder.glob("cs/*")
    }
    pages["texts"] = texts.page()
    assert len(pages) > 5
    found = [
        f"{name}: {line}"
        for name, page in pages.items()
        for line in page.splitlines()
        if NOT_OF_THE_BOX.search(line)
    ]
    assert found == []
