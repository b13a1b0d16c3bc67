"""Setting up the game of a table: what was wished for is checked, then it is dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from deskovka import games
from deskovka.games.port.opening import BadChoice
from deskovka.games.port.state import GameState
from deskovka.kernel.errors import BadSetup
from deskovka.server.decks.service import OWN
from deskovka.server.games import catalogue
from deskovka.server.http.refusals import GameRefusal, Refusal
from deskovka.server.people.records import Person
from deskovka.server.tables.records import Seat
from deskovka.server.tables.wire import NewTable, SeatWish, TakeSeat
from deskovka.tabletop import TabletopGame

_OF_SEATS: Final = ("deck", "hero")


def check(wish: NewTable, game: TabletopGame[GameState]) -> None:
    """Refuse what can be seen to be wrong before everybody has sat down."""
    players = games.kit(wish.game).players
    if len(wish.seats) not in players:
        raise Refusal("seats", least=players[0], most=players[-1])
    if wish.clock is not None and not (
        0 < wish.clock.minutes <= 600 and 0 <= wish.clock.increment <= 600
    ):
        raise Refusal("clock")
    known = {one.name for one in games.kit(game.name).opening().options(game) if not one.each}
    for name in wish.chosen:
        if name not in known:
            raise Refusal("option", name=name[:40])
    for seat in wish.seats:
        if seat.kind == "bot":
            catalogue.check_bot(seat.bot)
        check_seat(game, seat)
    for at, seat in enumerate(wish.seats):
        check_others(game, seat, wish.seats[:at])
    new_state(wish, [Seat(at, "open") for at in range(len(wish.seats))], game)


def check_seat(game: TabletopGame[GameState], wish: SeatWish | TakeSeat) -> None:
    """Refuse what nobody can choose for a seat of this game."""
    options = {one.name: one for one in games.kit(game.name).opening().options(game) if one.each}
    for name, value in _chosen(wish).items():
        if name not in options:
            raise Refusal(name)
        is_own = name == "deck" and value.startswith(OWN)
        if not is_own and value not in {choice.id for choice in options[name].choices}:
            raise Refusal(name)


def check_others(
    game: TabletopGame[GameState],
    wish: SeatWish | TakeSeat,
    others: Sequence[SeatWish | Seat],
) -> None:
    """Refuse what others have already, where nobody can have the same."""
    for option in games.kit(game.name).opening().options(game):
        if not (option.each and option.once):
            continue
        value = getattr(wish, option.name)
        if value and any(getattr(other, option.name) == value for other in others):
            raise Refusal(f"{option.name}-taken", 409)


def new_state(wish: NewTable, seats: Sequence[Seat], game: TabletopGame[GameState]) -> GameState:
    """Deal; whatever nobody has chosen is random."""
    chosen = [
        {**_chosen(seat), **({"deck": seat.brought["cards"]} if seat.brought else {})}
        for seat in seats
    ]
    try:
        return games.kit(wish.game).opening().deal(game, wish.chosen, chosen)
    except BadChoice as error:
        raise GameRefusal(game.name, error.option) from error
    except BadSetup as error:
        raise Refusal("setup", why=error) from error


def dealt(
    seats: Sequence[Seat], state: GameState, game: TabletopGame[GameState]
) -> list[dict[str, str | None]]:
    """What the seats have got; a deck that somebody has brought is theirs already."""
    found = games.kit(game.name).opening().dealt(game, state)
    return [
        {"deck": seat.deck} if seat.brought else {**got}
        for seat, got in zip(seats, found, strict=True)
    ]


def seat(at: int, wish: SeatWish, person: Person, brought: dict[str, Any] | None) -> Seat:
    """A seat as whoever opens the table wants it."""
    kind = "person" if wish.kind == "me" else wish.kind
    return Seat(
        seat=at,
        kind=kind,
        person=person.id if wish.kind in ("me", "screen") else None,
        bot=wish.bot if wish.kind == "bot" else None,
        deck=wish.deck,
        hero=wish.hero,
        brought=brought,
    )


def packs_of(brought: Iterable[dict[str, Any] | None]) -> Iterable[str]:
    """The packs that own decks are made with."""
    return (pack for deck in brought if deck for pack in deck["packs"])


def _chosen(wish: SeatWish | TakeSeat | Seat) -> Mapping[str, Any]:
    """What of it was chosen at all."""
    values = {name: getattr(wish, name) for name in _OF_SEATS}
    return {name: value for name, value in values.items() if value is not None}
