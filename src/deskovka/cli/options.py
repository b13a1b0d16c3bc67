"""Options that games declare: commands take those of all games and pass on those of one."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Annotated, Any

import typer

from deskovka import games
from deskovka.games.port.command_line import CommandOption
from deskovka.kernel.errors import BadSetup

Given = Mapping[str, Any]  # what was typed, by the options' keys
Command = Callable[..., None]


def of_games(command: str) -> Callable[[Command], Command]:
    """Let a command take the options of all games: it gets what was typed as ``given``."""

    def extended(run: Command) -> Command:
        types = inspect.get_annotations(run, eval_str=True)
        declared = _declared(command)
        parameters = [
            *(
                one.replace(annotation=types[one.name])
                for one in inspect.signature(run).parameters.values()
                if one.name != "given"
            ),
            *map(_parameter, declared.values()),
        ]

        def taking(**values: Any) -> None:
            typed = {key: _plain(values.pop(key)) for key in declared}
            run(**values, given={key: value for key, value in typed.items() if value})

        taking.__name__ = run.__name__
        taking.__doc__ = run.__doc__
        taking.__annotations__ = {one.name: one.annotation for one in parameters}
        taking.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        return taking

    return extended


def of_game(game: str, command: str, given: Given) -> Given:
    """What was typed, if the game has all of these options; raises BadSetup."""
    kit = games.kit(game)
    known = {option.key: option for option in kit.options(command)}
    for key, value in given.items():
        option = known.get(key)
        if option is None:
            raise BadSetup([f"{kit.title('en')} has no option --{key.replace('_', '-')}"])
        if option.choices and value not in option.choices:
            choices = ", ".join(option.choices)
            raise BadSetup([f"--{option.name}: {value!r} is none of {choices}"])
    return given


def has_options(game: str, command: str, given: Given) -> bool:
    """Has the game all that was typed?"""
    known = {option.key: option for option in games.kit(game).options(command)}
    return all(
        key in known and (not known[key].choices or value in known[key].choices)
        for key, value in given.items()
    )


def _declared(command: str) -> dict[str, CommandOption]:
    """Those of all games by their keys; what several games have takes what any of them takes."""
    found: dict[str, CommandOption] = {}
    for game in games.names():
        for option in games.kit(game).options(command):
            before = found.get(option.key)
            if before is not None:
                both = before.choices and option.choices
                choices = dict.fromkeys([*before.choices, *option.choices]) if both else ()
                option = before._replace(choices=tuple(choices))
            found[option.key] = option
    return found


def _parameter(option: CommandOption) -> inspect.Parameter:
    make_enum: Any = StrEnum
    annotated: Any = Annotated
    one: Any = str
    if option.choices:
        one = make_enum(option.key, {choice: choice for choice in option.choices})
    kinds = {"text": one | None, "texts": list[one] | None, "flag": bool}
    return inspect.Parameter(
        option.key,
        inspect.Parameter.KEYWORD_ONLY,
        default=False if option.kind == "flag" else None,
        annotation=annotated[
            kinds[option.kind], typer.Option(f"--{option.name}", help=option.help)
        ],
    )


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(one) for one in value]
    return value.value if isinstance(value, StrEnum) else value
