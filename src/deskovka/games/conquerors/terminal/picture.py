"""The table of Planetary Conquerors drawn in a terminal, from what one seat sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, Literal

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from deskovka import locales
from deskovka.games.conquerors.packs import CardData, Pack
from deskovka.games.conquerors.terminal.cards import MATERIALS, TYPES, cost_text
from deskovka.games.conquerors.views import HeldCard, PlanetCard, PlanetView, Player
from deskovka.games.port.card_frame import ATTACK, LIFE
from deskovka.games.port.terminal import Place

TRAP: Final = "▮"
EXHAUSTED: Final = "zz"
CELL: Final = 20  # columns of one card on the planet
LIFE_TO_CONQUER: Final = 30
BASE_COLOUR: Final = "bold white"


class Picture:
    """Draws views; decks are those of the players in the order of their seats."""

    def __init__(self, pack: Pack, place: Place, decks: Sequence[str]) -> None:
        self.cards = {card.id: card for card in pack.cards}
        self.language = place.language
        self.names = place.names
        self.decks = decks
        self.columns = max(2, place.width // CELL)
        self.called: dict[int, str] = {}  # handles on the planet, for "attacks …"

    def say(self, message: str, **values: locales.Value) -> str:
        return locales.say(self.language, f"conquerors-{message}", **values)

    def told(self, message: str, **values: locales.Value) -> str:
        """A message that only the terminal has."""
        return self.say(f"terminal-{message}", **values)

    def draw(self, view: PlanetView) -> RenderableType:
        """The others clockwise from the seat, then the seat itself with its hand."""
        me = view["seat"]
        self.called = {
            entry["handle"]: self.name(entry) for p in view["players"] for entry in _planet(p)
        }
        seats = len(view["players"])
        first = 0 if me is None else me + 1
        order = [(first + at) % seats for at in range(seats)]
        parts: list[RenderableType] = []
        for seat in order:
            parts.extend(self._player(view, view["players"][seat], seat == me))
        parts.append(Rule(self._moment(view), style="dim"))
        return Group(*parts)

    def _moment(self, view: PlanetView) -> Text:
        phase = self.say(f"phase-{view['phase']}")
        active = self.names[view["active"]]
        return Text(self.told("moment", turn=view["turn"], player=active, phase=phase))

    def name(self, entry: HeldCard) -> str:
        """A card by its name; face-down ones by their place alone."""
        if "card" not in entry:
            return ""
        if entry["card"] == "base":
            return self.say("base-name")
        return self.cards[entry["card"]].called(self.language)

    # -- a player -------------------------------------------------------------------------

    def _player(self, view: PlanetView, player: Player, is_me: bool) -> Iterable[RenderableType]:
        mark = "▶ " if view["active"] == player["seat"] else ""
        title = Text(f"{mark}{self.names[player['seat']]} · {self.decks[player['seat']]}", "bold")
        yield Rule(title, align="left", style="green" if is_me else "red")
        if player["out"]:
            yield Text(self.told("out"), "dim")
            return
        planet = [*([player["base"]] if player["base"] else []), *player["row"]]
        rows = [planet[at : at + self.columns] for at in range(0, len(planet), self.columns)]
        if is_me:
            yield from (line for row in rows for line in self._row(row, True))
            yield self._miners(player)
            yield self._storages(player)
            yield self.hand(player)
        else:
            yield self._storages(player)
            yield self._miners(player)
            yield from (line for row in rows for line in self._row(row, False))

    def _storages(self, player: Player) -> Text:
        text = Text()
        amounts = zip(MATERIALS.values(), player["stored"], player["maxima"], strict=True)
        for (shape, colour), stored, most in amounts:
            text.append(f"{shape} {stored}/{most}   ", f"bold {colour}")
        goal = self.told("buildings", life=player["building_life"], goal=LIFE_TO_CONQUER)
        text.append(goal, "bold" if player["building_life"] >= LIFE_TO_CONQUER / 2 else "")
        zones = {"hand": len(player["hand"]), "junkyard": len(player["junkyard"])}
        text.append("   " + self.told("zones", deck=player["deck"], **zones), "dim")
        return text

    def _miners(self, player: Player) -> Text:
        counts = Counter(self.name(miner) for miner in player["miners"])
        names = [f"{count}× {name}" if count > 1 else name for name, count in counts.items()]
        text = Text(self.told("miners") + " ", "dim")
        return text.append(", ".join(names) or "—", TYPES["miner"][0])

    # -- buildings, warriors and the base -------------------------------------------------

    def _row(self, entries: list[PlanetCard], is_me: bool) -> Iterable[RenderableType]:
        """Traps stand before what they guard: above one's own cards, below those of others."""
        traps = [self._traps(entry, is_me) for entry in entries]
        lines = [self._cells([self._entity(entry) for entry in entries], "top")]
        if any(entry["traps"] for entry in entries):
            lines.insert(0 if is_me else 1, self._cells(traps, "bottom" if is_me else "top"))
        return lines

    def _cells(self, texts: list[Text], vertical: Literal["top", "bottom"]) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in texts:
            grid.add_column(width=CELL - 1, no_wrap=True, overflow="ellipsis", vertical=vertical)
        grid.add_row(*texts)
        return grid

    def _traps(self, entry: PlanetCard, is_me: bool) -> Text:
        outermost_first = entry["traps"] if is_me else reversed(entry["traps"])
        lines = [f"{TRAP} {self.name(trap)}".rstrip() for trap in outermost_first]
        return Text("\n".join(lines), TYPES["trap"][0])

    def _entity(self, entry: PlanetCard) -> Text:
        is_warrior = "attack" in entry
        colour = BASE_COLOUR
        if entry["card"] != "base":
            colour = TYPES["warrior" if is_warrior else "building"][0]
        exhausted = is_warrior and entry["exhausted"]
        text = Text(self.name(entry), f"{colour} dim" if exhausted else f"{colour} bold")
        life = f"{LIFE}{entry['life']}/{entry['max_life']}"
        numbers = f"{ATTACK}{entry['attack']} {life}" if is_warrior else life
        hurt = entry["life"] < entry["max_life"]
        text.append("\n" + numbers, "red" if hurt else "")
        if exhausted:
            text.append(f" {EXHAUSTED}", "dim")
        for note in self._notes(entry):
            text.append("\n" + note, "dim")
        return text

    def _notes(self, entry: PlanetCard) -> Iterable[str]:
        if entry["shielding"]:
            yield f"shielding {entry['shielding']}"
        if entry["illusion"]:
            yield self.told("illusion")
        if entry["used"]:
            yield self.told("used")
        if entry.get("target") in self.called:
            yield f"→ {self.called[entry['target']]}"
        if entry.get("blocking") in self.called:
            yield self.told("blocks", card=self.called[entry["blocking"]])

    # -- the hand -------------------------------------------------------------------------

    def hand(self, player: Player) -> RenderableType:
        """What is known of a hand, equal cards once."""
        counts = Counter(card["card"] for card in player["hand"] if "card" in card)
        found = sorted((self.cards[ident] for ident in counts), key=_order)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        cells = [self._held(card, counts[card.id]) for card in found]
        half = (len(cells) + 1) // 2
        for at in range(half):
            grid.add_row(*[cells[number] for number in (at, at + half) if number < len(cells)])
        return Group(Text(self.told("hand"), "dim"), grid)

    def _held(self, card: CardData, count: int) -> Text:
        colour, names = TYPES[card.type]
        text = Text("  ")
        text.append(f"{count}× " if count > 1 else "")
        text.append(card.called(self.language), f"bold {colour}")
        price = cost_text(card)
        text.append(" ").append_text(price if price.plain else Text(names[self.language].lower()))
        if card.type == "warrior":
            text.append(f" {ATTACK}{card.attack}")
        if card.life:
            text.append(f" {LIFE}{card.life}")
        return text


def _planet(player: Player) -> list[PlanetCard]:
    return [entry for entry in [player["base"], *player["miners"], *player["row"]] if entry]


def _order(card: CardData) -> tuple[int, int, str]:
    return list(TYPES).index(card.type), sum(card.cost.values()), card.id
