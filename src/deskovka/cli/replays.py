"""`deskovka replay`: read stored games again."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.output import JsonOption, Language

if TYPE_CHECKING:
    from deskovka.replay import Game, Replay

app = typer.Typer(help="Read stored games again.", no_args_is_help=True)


File = Annotated[Path, typer.Argument(help="A replay that was saved.")]
PackOption = Annotated[
    Path | None, typer.Option("--pack", help="The pack that it was played with, if not the core's.")
]


@app.command()
def verify(
    file: File,
    pack: PackOption = None,
    lang: Annotated[Language, typer.Option(help="The language of the answer.")] = Language.en,
    as_json: JsonOption = False,
) -> None:
    """Play a replay again and compare its hashes. Exits with 2 if they differ."""
    from deskovka import locales
    from deskovka.cli.output import refuse
    from deskovka.kernel.errors import DeskovkaError

    try:
        replay, game = load(file, pack)
        state = replay.verify(game)
    except DeskovkaError as error:
        refuse(error.text(lang))
    facts = summary(replay, state)
    if as_json:
        import json

        typer.echo(json.dumps({"file": str(file), "ok": True, **facts}, indent=1))
        return
    how = "none" if state.outcome is None else state.outcome.how
    values = {"file": str(file), "picks": len(replay.log), "how": how}
    typer.echo(locales.say(lang, "check-replayed", **values))


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
    from deskovka.problems import Problem

    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadReplay(Problem.of("replay-no-text", file=str(file))) from None
    replay = replays.load(text)
    return replay, deskovka.game(replay.game, pack, texts=() if pack else replay.packs)


def summary(replay: Replay, state: Any) -> dict[str, Any]:
    """What a replay is, for a program."""
    from deskovka import games

    outcome, settings = state.outcome, games.kit(replay.game).settings
    ended = None if outcome is None else {"winners": outcome.winners, "how": outcome.how}
    return {
        "game": replay.game,
        "rules": replay.rules,
        "pack": replay.pack,
        "players": state.seats,
        **{name: value for name, value in replay.setup.items() if name in settings},
        "picks": len(replay.log),
        "turns": state.turn,
        "outcome": ended,
        "hash": state.digest(),
    }


def tell(replay: Replay, game: Game, language: str, seat: int | None) -> tuple[list[str], Any]:
    """The log of the whole game, and the state at its end."""
    from deskovka import games
    from deskovka.kernel.errors import BadReplay, DeskovkaError
    from deskovka.kernel.events import Event
    from deskovka.problems import Problem

    state = next(iter(replay.states(game)))
    if seat is not None and seat >= state.seats:
        raise BadReplay(Problem.of("replay-no-player", number=seat + 1, players=state.seats))
    log = games.kit(replay.game).journal(language, seat)
    log.begin(state)
    for number, entry in enumerate(replay.log):
        events: list[Event] = []
        try:
            state.enter(entry, sink=events)
        except DeskovkaError as error:
            raise BadReplay(Problem.of("replay-entry", number=number + 1), error) from error
        log.add(state, events)
    ending = log.words.outcome_text(state, language, seat)
    return [*log.lines, *([ending] if ending else [])], state
