"""The command line: `deskovka play`, `deskovka cards`, …

Commands import what is heavy only when they run, so that `--help` is quick.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

import typer

from deskovka.cli.about import about
from deskovka.cli.cards import app as cards
from deskovka.cli.check_data import check_data
from deskovka.cli.games import games
from deskovka.cli.lab import app as lab
from deskovka.cli.levels import app as levels
from deskovka.cli.move_data import move_data
from deskovka.cli.play import play
from deskovka.cli.replays import app as replays
from deskovka.cli.rules import rules
from deskovka.cli.serve import serve
from deskovka.cli.site import site
from deskovka.cli.think import think
from deskovka.kernel.errors import DeskovkaError

BAD_INPUT = 2
INTERRUPTED = 130

app = typer.Typer(
    name="deskovka",
    help="Tabletop games to play, to extend and to study.",
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.command()(play)
app.command()(serve)
app.command()(think)
app.command()(site)
app.command("check-data")(check_data)
app.command("move-data")(move_data)
app.add_typer(cards, name="cards")
app.add_typer(levels, name="levels")
app.add_typer(lab, name="lab")
app.add_typer(replays, name="replay")
app.command()(games)
app.command()(rules)
app.command()(about)


@app.callback()
def no_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    try:
        status = app(args=arguments, prog_name="deskovka", standalone_mode=False)
    except KeyboardInterrupt:
        return INTERRUPTED
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever reads has had enough; nothing more may be written, not even at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except DeskovkaError as error:
        return refuse(str(error))
    except OSError as error:
        return refuse(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        return misused(error)
    return status if isinstance(status, int) else 0


def misused(error: Exception) -> int:
    """What is wrong with the arguments; a command of commands without one shows its help."""
    if type(error).__name__ == "NoArgsIsHelpError":
        typer.echo(str(error))
        return 0
    if not hasattr(error, "format_message"):  # all errors of usage have it, no others do
        raise error
    return refuse(error.format_message())


def refuse(message: str) -> int:
    """One line that says what is wrong."""
    first, *more = message.strip().splitlines() or ["unknown error"]
    rest = f" (and {len(more)} more)" if more else ""
    typer.echo(f"deskovka: {first}{rest}", err=True)
    return BAD_INPUT


def main() -> NoReturn:
    sys.exit(run())
