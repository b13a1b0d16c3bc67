"""Whether players who own the box meet its own words."""

from __future__ import annotations

import re
from typing import Final

from deskovka import games
from tests.conquerors import texts

# The Czech rulebook has other words for what these name: zranění, surovina, sklad, soupeř …
NOT_OF_THE_BOX: Final = re.compile(
    r"zraněn|surovin|\bsklad(u|y|ů|em|ech|ům)?\b|spouštěn|nahrazující|soupeř|\bzákladny\b|těžař|"
    r"připraven\w* k boji",
    re.IGNORECASE,
)


def test_czech_players_meet_no_word_for_which_the_box_has_another() -> None:
    pages = {
        path.name: path.read_text("utf-8")
        for path in games.kit("conquerors").words_folder.glob("cs/*")
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
