"""Plošinovka as a game that can be set up, stored and loaded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from deskovka.packs.problems import hint
from deskovka.plosinovka import packs, storing
from deskovka.plosinovka.box import make_box
from deskovka.plosinovka.codes import DUNGEONS
from deskovka.plosinovka.rules.book import BOOK
from deskovka.plosinovka.rules.setup import lay_out
from deskovka.plosinovka.state import Table
from deskovka.tabletop import (
    TabletopGame,
    chance_of,
    check_chance,
    check_keys,
    made_once,
    seed_text,
)

FEWEST_PLAYERS: Final = 1
MOST_PLAYERS: Final = 4
RANDOM: Final = -1
MIXED: Final = "mixed"
_SETUP: Final = (
    "players", "seed", "boss", "heroes", "dungeon", "artifacts", "bigger", "chance",
)  # fmt: skip


class Plosinovka(TabletopGame[Table]):
    """The game with one pack of cards."""

    def __init__(self, pack: packs.Pack, texts: Sequence[str] = ()) -> None:
        super().__init__(BOOK, pack.digest, texts)
        self.pack = pack
        self.box = make_box(pack, self.record)

    def new(
        self,
        players: int = 2,
        seed: int | None = None,
        boss: str | None = None,
        heroes: Sequence[str] | None = None,
        dungeon: str = MIXED,
        artifacts: bool = False,
        bigger: bool = False,
        chance: str = "hashed",
    ) -> Table:
        """Set up a game for 1 (the solo game) to 4 players.

        A boss or heroes that are not named are random; a dungeon is "forest", "void" or both,
        "mixed". ``artifacts`` and ``bigger`` are the variants with artifacts and with a bigger map.
        """
        return self.begin(
            {
                "players": players,
                "seed": seed_text(seed),
                "boss": boss,
                "heroes": None if heroes is None else list(heroes),
                "dungeon": dungeon,
                "artifacts": artifacts,
                "bigger": bigger,
                "chance": chance,
            }
        )

    def check_setup(self, setup: dict[str, Any]) -> list[str]:
        """Everything that is wrong with a setup."""
        problems = check_keys(setup, *_SETUP)
        players = setup.get("players")
        if type(players) is not int or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            problems.append(
                f"{players!r} players: the game is for {FEWEST_PLAYERS} to {MOST_PLAYERS} players"
            )
        problems += self._check_heroes(setup.get("heroes"), players)
        boss = setup.get("boss")
        if boss is not None:
            problems += self._check_card("boss", boss)
        if setup.get("dungeon") not in (MIXED, *DUNGEONS):
            known = f"{', '.join(DUNGEONS)} or {MIXED}"
            problems.append(f"there is no dungeon {setup.get('dungeon')!r}: it is {known}")
        for variant in ("artifacts", "bigger"):
            if type(setup.get(variant)) is not bool:
                problems.append(f"{variant} is either True or False, not {setup.get(variant)!r}")
        if setup.get("bigger") is True and players == 1:
            problems.append("the solo game is played on the standard map (SOLO-1)")
        return problems + check_chance(setup)

    def _check_heroes(self, heroes: object, players: object) -> Iterator[str]:
        if heroes is None:
            return
        if not isinstance(heroes, list):
            yield "heroes are a list of their ids"
            return
        if len(heroes) != players and type(players) is int:
            yield f"{len(heroes)} heroes for {players} players: name one for each, or none"
        for at, hero in enumerate(heroes):
            yield from self._check_card("hero", hero)
            if hero in heroes[:at]:
                yield f"the hero {hero!r} is chosen twice"

    def _check_card(self, kind: str, ident: object) -> list[str]:
        known = [card.id for card in self.pack.cards if card.type == kind]
        if ident in known:
            return []
        return [f"there is no {kind} {ident!r}{hint(str(ident), known)}"]

    def from_setup(self, setup: dict[str, Any]) -> Table:
        """Set up what `new` has checked, or what a replay says."""
        table = Table(BOOK, self.box, setup["players"], chance_of(setup), setup)
        heroes = [self.box.number_of[hero] for hero in setup["heroes"] or ()]
        boss = RANDOM if setup["boss"] is None else self.box.number_of[setup["boss"]]
        dungeons = [
            number for number, name in enumerate(DUNGEONS) if setup["dungeon"] in (MIXED, name)
        ]
        lay_out(table, heroes, boss, dungeons, setup["artifacts"], setup["bigger"])
        return table

    def load(self, blob: bytes) -> Table:
        """The state that `Table.dump` stored; raises BadDump if it is damaged or foreign."""
        return storing.load(self.box, blob)


def plosinovka(folder: Path | None = None, texts: Sequence[str] = ()) -> Plosinovka:
    """The game with the cards of the box, or with those of a folder or of texts besides."""
    return of_pack(packs.load(folder, texts), texts)


def of_pack(pack: packs.Pack, texts: Sequence[str] = ()) -> Plosinovka:
    """The game with the cards of a pack that is good, and was made of those texts."""
    return made_once(Plosinovka, pack, texts)
