"""Plošinovka as a game that can be set up, stored and loaded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from deskovka.games.plosinovka import dumps, packs
from deskovka.games.plosinovka.box import make_box
from deskovka.games.plosinovka.codes import DUNGEONS, FEWEST_PLAYERS, MIXED, MOST_PLAYERS
from deskovka.games.plosinovka.rules.book import BOOK
from deskovka.games.plosinovka.rules.setup import lay_out
from deskovka.games.plosinovka.state import Table
from deskovka.problems import Problem, near
from deskovka.tabletop import (
    TabletopGame,
    chance_of,
    check_chance,
    check_keys,
    made_once,
    seed_text,
    wrong_players,
)

RANDOM: Final = -1
_SETUP: Final = (
    "players", "seed", "boss", "heroes", "dungeon", "artifacts", "bigger", "chance",
)  # fmt: skip


class Plosinovka(TabletopGame[Table]):
    """The game with one pack of cards."""

    pack: packs.Pack

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

    def check_setup(self, setup: dict[str, Any]) -> list[Problem]:
        """Everything that is wrong with a setup."""
        problems = check_keys(setup, *_SETUP)
        players = setup.get("players")
        if type(players) is not int or not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            problems.append(wrong_players(players, FEWEST_PLAYERS, MOST_PLAYERS))
        problems += self._check_heroes(setup.get("heroes"), players)
        boss = setup.get("boss")
        if boss is not None:
            problems += self._check_card("boss", boss)
        if setup.get("dungeon") not in (MIXED, *DUNGEONS):
            written = repr(setup.get("dungeon"))
            problems.append(Problem.of("plosinovka-setup-dungeon", written=written))
        for variant in ("artifacts", "bigger"):
            if type(setup.get(variant)) is not bool:
                written = repr(setup.get(variant))
                problems.append(
                    Problem.of("plosinovka-setup-variant", variant=variant, written=written)
                )
        if setup.get("bigger") is True and players == 1:
            problems.append(Problem.of("plosinovka-setup-solo").by("SOLO-1"))
        return problems + check_chance(setup)

    def _check_heroes(self, heroes: object, players: object) -> Iterator[Problem]:
        if heroes is None:
            return
        if not isinstance(heroes, list):
            yield Problem.of("plosinovka-setup-heroes")
            return
        if len(heroes) != players and type(players) is int:
            yield Problem.of("plosinovka-setup-heroes-count", count=len(heroes), players=players)
        for at, hero in enumerate(heroes):
            yield from self._check_card("hero", hero)
            if hero in heroes[:at]:
                yield Problem.of("plosinovka-setup-hero-twice", written=repr(hero))

    def _check_card(self, kind: str, ident: object) -> list[Problem]:
        known = [card.id for card in self.pack.cards if card.type == kind]
        if ident in known:
            return []
        meant = near(str(ident), known)
        return [Problem.of(f"plosinovka-setup-{kind}", meant, written=repr(ident))]

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
        return dumps.load(self.box, blob)


def plosinovka(folder: Path | None = None, texts: Sequence[str] = ()) -> Plosinovka:
    """The game with the cards of the box, or with those of a folder or of texts besides."""
    return of_pack(packs.load(folder, texts), texts)


def of_pack(pack: packs.Pack, texts: Sequence[str] = ()) -> Plosinovka:
    """The game with the cards of a pack that is good, and was made of those texts."""
    return made_once(Plosinovka, pack, texts)
