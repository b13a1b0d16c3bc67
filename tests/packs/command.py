"""`deskovka cards` run in a test."""

from __future__ import annotations

import json
from typing import Any

from typer.testing import CliRunner, Result

from deskovka.cli.cards import app


def run(*args: object) -> Result:
    return CliRunner().invoke(app, [*map(str, args)], env={"COLUMNS": "100", "NO_COLOR": "1"})


def good(*args: object) -> str:
    result = run(*args)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*args: object) -> str:
    """What is said when bad input is refused: exit status 2, and no traceback."""
    result = run(*args)
    assert result.exit_code == 2
    assert isinstance(result.exception, SystemExit)
    return result.output


def data(*args: object) -> Any:
    return json.loads(good(*args, "--json"))
