"""`deskovka replay`: read stored games again."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from deskovka.replay import Game, Replay

app = typer.Typer(help="Read stored games again.", no_args_is_help=True)


class Language(StrEnum):
    en = "en"
    cs = "cs"


# What of a setup tells one game from another; the rest is told by other facts, or long.
SETTINGS = ("edition", "boss", "heroes", "dungeon", "artifacts", "bigger")

File = Annotated[Path, typer.Argument(help="A replay that was saved.")]
PackOption = Annotated[
    Path | None, typer.Option("--pack", help="The pack that it was played with, if not the core's.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print it for a program.")]


@app.command()
def verify(file: File, pack: PackOption = None, as_json: JsonOption = False) -> None:
    """Play a replay again and compare its hashes. Exits with 2 if they differ."""
    replay, game = load(file, pack)
    state = replay.verify(game)
    facts = summary(replay, state)
    if as_json:
        import json

        typer.echo(json.dumps({"file": str(file), "ok": True, **facts}, indent=1))
        return
    ending = "not over" if state.outcome is None else f"over: {state.outcome.how}"
    typer.echo(f"{file}: {len(replay.log)} picks replay to the same hashes; the game is {ending}.")


@app.command()
def show(
    file: File,
    seat: Annotated[
        int | None,
        typer.Option(min=1, help="Show what this player saw; by default what anybody could see."),
    ] = None,
    lang: Annotated[
        Language | None, typer.Option(help="The language; by default that of your system.")
    ] = None,
    pack: PackOption = None,
    as_json: JsonOption = False,
) -> None:
    """Tell what happened in a replay."""
    from deskovka import locales

    replay, game = load(file, pack)
    language = lang.value if lang else locales.default_language()
    lines, state = tell(replay, game, language, None if seat is None else seat - 1)
    if as_json:
        import json

        facts = {**summary(replay, state), "lines": lines}
        typer.echo(json.dumps(facts, ensure_ascii=False, indent=1))
        return
    for line in lines:
        typer.echo(line)


def load(file: Path, pack: Path | None) -> tuple[Replay, Game]:
    import deskovka
    from deskovka import replay as replays
    from deskovka.kernel.errors import BadReplay

    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadReplay(f"{file} is not a replay: it is no text") from None
    replay = replays.load(text)
    return replay, deskovka.game(replay.game, pack, texts=() if pack else replay.packs)


def summary(replay: Replay, state: Any) -> dict[str, Any]:
    """What a replay is, for a program."""
    outcome = state.outcome
    ended = None if outcome is None else {"winners": outcome.winners, "how": outcome.how}
    return {
        "game": replay.game,
        "rules": replay.rules,
        "pack": replay.pack,
        "players": state.seats,
        **{name: value for name, value in replay.setup.items() if name in SETTINGS},
        "picks": len(replay.log),
        "turns": state.turn,
        "outcome": ended,
        "hash": state.digest(),
    }


def tell(replay: Replay, game: Game, language: str, seat: int | None) -> tuple[list[str], Any]:
    """The log of the whole game, and the state at its end."""
    from deskovka.cli.journal import journal
    from deskovka.kernel.errors import BadReplay, DeskovkaError
    from deskovka.kernel.events import Event

    state = next(iter(replay.states(game)))
    if seat is not None and seat >= state.seats:
        raise BadReplay(f"there is no player {seat + 1}: {state.seats} played")
    log = journal(replay.game, language, seat)
    log.begin(state)
    for number, entry in enumerate(replay.log):
        events: list[Event] = []
        try:
            state.enter(entry, sink=events)
        except DeskovkaError as error:
            raise BadReplay(f"entry {number + 1} of the replay: {error}") from error
        log.add(state, events)
    ending = log.words.outcome_text(state, language, seat)
    return [*log.lines, *([ending] if ending else [])], state
