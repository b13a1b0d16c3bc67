"""Builds the API reference from the docstrings of the public modules: `make docs`."""

from __future__ import annotations

import sys
import warnings
from pathlib import Path
from typing import Final

PUBLIC: Final = (
    "deskovka",
    "deskovka.replay",
    "deskovka.tabletop",
    "deskovka.kernel.state",
    "deskovka.kernel.decision",
    "deskovka.kernel.events",
    "deskovka.kernel.errors",
    "deskovka.games",
    "deskovka.games.port",
    "deskovka.games.port.state",
    "deskovka.games.port.kit",
    "deskovka.games.port.bot",
    "deskovka.games.port.judge",
    "deskovka.games.port.worlds",
    "deskovka.bots",
    "deskovka.lab",
    "deskovka.lab.jobs",
    "deskovka.lab.runner",
    "deskovka.lab.rows",
    "deskovka.lab.findings",
    "deskovka.envs",
    "deskovka.envs.pettingzoo",
    "deskovka.envs.openspiel",
)
ROOT: Final = Path(__file__).resolve().parents[1]


def main(folder: str) -> None:
    import pdoc
    from pdoc import render

    warnings.simplefilter("ignore")  # of types that are imported for type checkers only
    render.configure(footer_text="Deskovka", show_source=False)
    only = [spec for module in PUBLIC for spec in (module, rf"!{module}\.")]
    pdoc.pdoc(*only, output_directory=Path(folder))


if __name__ == "__main__":
    main(sys.argv[1])
