"""`deskovka lab`: many games at once, and what they show."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka import games as installed
from deskovka.cli.cards import USUAL, game_of
from deskovka.cli.options import Given, of_game, of_games
from deskovka.cli.output import JsonOption, Language, plain, print_json, refuse_pack, screen

if TYPE_CHECKING:
    from deskovka.lab.findings import Chapter
    from deskovka.lab.jobs import Job, Wishes
    from deskovka.lab.runner import Done

INTERRUPTED = 130
BOX = "core"  # what the cards of the box are called where a pack is asked for
USUAL_GAMES = 200

app = typer.Typer(help="Play many games at once, and see what they show.", no_args_is_help=True)

# fmt: off
Bots = Annotated[str, typer.Option(
    help="Who plays: one bot for all seats or one for each, by commas; medium@400 thinks in 400 "
    "iterations. They change seats.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed plays the same games.")]
Players = Annotated[int | None, typer.Option(
    min=1, help="How many play; by default as many as bots are named, or two.")]
Budget = Annotated[int | None, typer.Option(
    min=1, help="Iterations for a decision of the bot medium; easy and hard have in proportion "
    "fewer and more. By default those of the level.")]
Seconds = Annotated[float | None, typer.Option(
    min=0.001, help="Seconds instead, and no limit to iterations; the games are then not "
    "reproducible.")]
Workers = Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")]
Ray = Annotated[str, typer.Option(
    help="Play on Ray: the address of a cluster, or 'local'.", metavar="ADDRESS")]
Pack = Annotated[Path | None, typer.Option(help="A pack of your own cards: a folder or a file.")]
Rows = Annotated[Path | None, typer.Option(
    help="Keep a row for each game in this Parquet file; if it has some of them, go on there.",
    metavar="FILE.parquet")]
Page = Annotated[Path | None, typer.Option(help="Where the page goes.", metavar="FILE.html")]
ReportPage = Annotated[Path, typer.Option(help="Where the page goes.", metavar="FILE.html")]
Pictures = Annotated[Path | None, typer.Option(
    help="A folder for the plots of shares, each as an SVG.", metavar="DIR")]
Lang = Annotated[Language | None, typer.Option(
    "--lang", help="The language; by default that of your system.")]
# fmt: on


@app.command()
@of_games("lab run")
def run(
    given: Given,
    game: Annotated[str, typer.Argument(help=f"The game: {' or '.join(installed.names())}.")],
    bots: Bots = "greedy",
    games: Games = USUAL_GAMES,
    seed: Seed = 1,
    players: Players = None,
    budget: Budget = None,
    seconds: Seconds = None,
    pack: Pack = None,
    workers: Workers = 0,
    ray: Ray = "",
    out: Rows = None,
    lang: Lang = None,
    as_json: JsonOption = False,
) -> None:
    """Play many games; bots and what they play with change seats until all have been everywhere.

    Ctrl-C stops; what was played is kept, and the same command goes on there.
    """
    own = of_game(game, "lab run", given)
    wishes = _wishes(game, bots, seed, players, own, budget, seconds)
    job = _job(wishes, str(pack or ""))
    _show(job, _play(job, games, workers, ray, out), games, out, as_json, lang)


@app.command()
def report(
    files: Annotated[list[Path], typer.Argument(help="Parquet files of `deskovka lab run`.")],
    out: ReportPage = Path("report.html"),
    pictures: Pictures = None,
    lang: Lang = None,
    as_json: JsonOption = False,
) -> None:
    """Write what games show on one page: plots and tables, without anything from the network."""
    from deskovka.lab import rows
    from deskovka.lab.findings import chapters

    found = chapters([rows.read(path) for path in files])
    if not found:
        raise rows.BadRows(f"there is no game in {', '.join(map(str, files))}")
    if as_json:
        print_json([_chapter_data(one) for one in found])
        return
    from deskovka.lab import report as reports

    _write(out, reports.report(found, _language(lang)))
    _tell_size(out)
    if pictures is not None:
        for name, svg in reports.pictures(found, _language(lang)):
            _write(pictures / name, svg)


@app.command()
@of_games("lab compare")
def compare(
    given: Given,
    pack_a: Annotated[str, typer.Argument(help="A pack: a folder, a file, or 'core', the box.")],
    pack_b: Annotated[str, typer.Argument(help="Another one.")],
    game: Annotated[str | None, typer.Option(help="Which game; by default as it looks.")] = None,
    bots: Bots = "greedy",
    games: Games = USUAL_GAMES,
    seed: Seed = 1,
    players: Players = None,
    budget: Budget = None,
    workers: Workers = 0,
    ray: Ray = "",
    out: Page = None,
    lang: Lang = None,
    as_json: JsonOption = False,
) -> None:
    """Play the same games with two packs, and show what the change does."""
    from deskovka.lab import comparison
    from deskovka.lab.findings import chapters
    from deskovka.packs.problems import BadPack

    packs = ("" if pack_a == BOX else pack_a, "" if pack_b == BOX else pack_b)
    meant = game or next((game_of(Path(pack)) for pack in packs if pack), USUAL)
    own = of_game(meant, "lab compare", given)
    wishes = _wishes(meant, bots, seed, players, own, budget, None)
    try:
        jobs = comparison.two_jobs(wishes, packs)
    except BadPack as error:
        refuse_pack(error, "deskovka cards check")
    found: list[Chapter] = []
    for job in jobs:
        done = _play(job, games, workers, ray, None)
        if done.stopped:  # half of it says nothing
            raise typer.Exit(INTERRUPTED)
        found += chapters([(job, done.rows)])
    a, b = found
    names = (pack_a, pack_b)
    if out:  # first: whoever reads what is printed may have read enough
        _write(out, comparison.comparison_page(a, b, names, _language(lang)))
    if as_json:
        print_json({"a": _chapter_data(a), "b": _chapter_data(b)})
    else:
        from deskovka.cli.lab_screen import print_comparison

        print_comparison(a, b, names, _language(lang))
        if out:
            _tell_size(out)


# -- from the command line to a job -------------------------------------------------------


def _wishes(
    game: str,
    bots: str,
    seed: int,
    players: int | None,
    own: Given,
    budget: int | None,
    seconds: float | None,
) -> Wishes:
    from deskovka.lab.jobs import Wishes

    setup, what = dict(own), installed.kit(game).watcher().sides
    sides = setup.pop(what, "")
    mirrors = not setup.pop("no_mirrors", False)
    return Wishes(
        game,
        _listed("--bots", bots),
        seed,
        players,
        _listed(f"--{what}", sides) if sides else (),
        mirrors,
        setup,
        budget or 0,
        seconds or 0.0,
    )


def _listed(option: str, text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise typer.BadParameter(f"{option}: names with commas between them, not {text!r}")
    return names


def _job(wishes: Wishes, pack: str) -> Job:
    from deskovka.lab.jobs import make_job
    from deskovka.packs.problems import BadPack

    try:
        return make_job(wishes._replace(pack=pack))
    except BadPack as error:
        refuse_pack(error, f"deskovka cards check {pack}")


def _language(lang: Language | None) -> str:
    from deskovka import locales

    return lang.value if lang else locales.default_language()


# -- playing, and what is said about it ---------------------------------------------------


def _play(job: Job, games: int, workers: int, ray: str, out: Path | None) -> Done:
    """With a bar while it goes on, where somebody can see it."""
    from deskovka.cli.progress import progress
    from deskovka.lab.runner import run

    with _interrupted_when_told_to_end(), progress("games", games) as told:
        return run(job, games, out=out, workers=workers, ray=ray, told=told)


@contextmanager
def _interrupted_when_told_to_end() -> Iterator[None]:
    """Ended by its default, workers would outlive the command, and what was just played be lost."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _show(
    job: Job, done: Done, games: int, out: Path | None, as_json: bool, lang: Language | None
) -> None:
    """What the games show, and how it ended."""
    from deskovka.cli.lab_screen import print_chapter
    from deskovka.lab.findings import chapters

    found = chapters([(job, done.rows)])
    if as_json:
        print_json(_data(found, done, games, out))
    else:
        for chapter in found:
            print_chapter(chapter, _language(lang))
    if out and done.rows:
        typer.echo(f"{len(done.rows)} games in {out}, {done.new} of them new.", err=True)
    if done.stopped:
        more = "; the same command goes on" if out else ""
        typer.echo(f"Stopped after {len(done.rows)} of {games} games{more}.", err=True)
        raise typer.Exit(INTERRUPTED)


def _data(found: list[Chapter], done: Done, games: int, out: Path | None) -> dict[str, Any]:
    return {
        "games": games,
        "played": len(done.rows),
        "new": done.new,
        "stopped": done.stopped,
        "file": str(out) if out else None,
        "findings": [_chapter_data(one) for one in found],
    }


def _chapter_data(chapter: Chapter) -> dict[str, Any]:
    """Findings for a program; jobs without what they repeat of the pack."""
    import msgspec

    data: dict[str, Any] = msgspec.to_builtins(chapter)
    for job in data["jobs"]:
        del job["names"], job["decks"]
    return data


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _tell_size(path: Path) -> None:
    screen().print(plain(f"{path}: {path.stat().st_size // 1000} kB."), soft_wrap=True)
