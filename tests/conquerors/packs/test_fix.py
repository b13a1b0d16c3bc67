"""`--fix` rewrites what is plainly meant, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from deskovka.games.conquerors import packs
from tests.conquerors.packs.broken import card

FILE = """# my cards
[[card]]   # the first
id   = "zap"
name = { en = "Zap" }
type = "spell"
stars = 1
cost = "2🟡, 1 Cosmium"   # dear
art = "sprint"
text = '''
deal 2 damage to target warrior,  then draw 2 cards'''

[[card]]
id = "hut"
name = { en = "Little Hut" }
type = "building"
stars = 1
cost = "1 gold"
life = 3
art = "hut"
text = \"\"\"
  shielding 1.
# no comment, but a line that means nothing
  When Little Hut is destroyed, put it on top of its owner’s deck.
\"\"\"
"""
FIXED = """# my cards
[[card]]   # the first
id   = "zap"
name = { en = "Zap" }
type = "spell"
stars = 1
cost = "2 gold, 1 cosmium"   # dear
art = "sprint"
text = '''
Deal 2 damage to target warrior, then draw two cards.'''

[[card]]
id = "hut"
name = { en = "Little Hut" }
type = "building"
stars = 1
cost = "1 gold"
life = 3
art = "hut"
text = \"\"\"
  Shielding 1.
# no comment, but a line that means nothing
  When Little Hut is destroyed, put it on top of its owner's deck.
\"\"\"
"""


def fixed(path: Path, text: str) -> str:
    """What stands in the file after fixing it."""
    path.write_bytes(text.encode())
    packs.fix(path)
    return path.read_bytes().decode()


def test_comments_and_layout_stay(tmp_path: Path) -> None:
    assert fixed(tmp_path / "a.toml", FILE) == FIXED
    assert [problem.place.line for problem in packs.check(tmp_path / "a.toml").problems] == [22]


def test_it_says_what_it_changed(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(FILE, "utf-8")
    done = packs.fix(path, only_say=True)
    assert path.read_text("utf-8") == FILE
    assert [(one.line, one.after) for one in done] == [
        (7, "2 gold, 1 cosmium"),
        (10, "Deal 2 damage to target warrior, then draw two cards."),
        (21, "Shielding 1."),
        (23, "When Little Hut is destroyed, put it on top of its owner's deck."),
    ]
    assert {one.file for one in done} == {str(path)}


def test_once_is_enough(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_text(FIXED, "utf-8")
    assert packs.fix(path) == []


@pytest.mark.parametrize(
    ("written", "rewritten"),
    [
        ("'draw a card'", "'Draw a card.'"),
        (
            "'Return target warrior to its owner’s hand.'",
            '"Return target warrior to its owner\'s hand."',
        ),
        ('"\\u0064raw  a card."', '"Draw a card."'),
        ('"""draw \\\n   a card."""', '"""Draw a card."""'),
        ('"Gain 2 ⚡."', '"Gain 2 electricity."'),
        ('"Draw a crad"', '"Draw a crad"'),
    ],
)
def test_every_way_to_quote(tmp_path: Path, written: str, rewritten: str) -> None:
    good = card("spell").replace('"Draw a card."', "T")
    assert fixed(tmp_path / "a.toml", good.replace("= T", f"= {written}")) == good.replace(
        "= T", f"= {rewritten}"
    )


def test_line_ends_and_the_mark_of_the_encoding_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    good = card("spell").replace("\n", "\r\n").encode()
    path.write_bytes(b"\xef\xbb\xbf" + good.replace(b"Draw a card.", b"draw a card"))
    packs.fix(path)
    assert path.read_bytes() == b"\xef\xbb\xbf" + good


def test_the_core_pack_needs_none() -> None:
    assert packs.fix(packs.CORE, only_say=True) == []
