"""What the page reads, as TypeScript types; `make renew` writes them into it."""

from __future__ import annotations

import importlib
import pkgutil
import sys
import types
import typing
from types import ModuleType
from typing import Annotated, Any, Final, Literal, NotRequired, TypeGuard, Union

import msgspec

from deskovka import games, server
from deskovka.games.port import logline, manners, views
from deskovka.games.port.manners import Stop
from deskovka.server.http.wire import Body
from deskovka.server.tables.frames import Frames
from deskovka.server.tables.orders import Orders
from deskovka.table import frames, orders
from deskovka.table.frames import Frame, Sight
from deskovka.table.orders import Order

HEAD: Final = """\
// Made from src/deskovka/server/*/wire.py by `make renew`.

export type Texts = Record<string, string>;
export type Language = "en" | "cs";
"""
HEAD_OF_VIEW: Final = """\
// Made from {source} by `make renew`.

import type {{ {shared} }} from "../../wire.ts";
"""
MODULES: Final = ("wire", "frames", "orders")
_ALIASES: Final = {"Record<string, string>": "Texts", '"cs" | "en"': "Language"}

_PLAIN: Final = {
    Any: "unknown",
    bool: "boolean",
    float: "number",
    int: "number",
    types.NoneType: "null",
    str: "string",
}


def typescript() -> str:
    """All structures of the wire, module by module, what all views share, and both directions."""
    parts = [_struct(one) for module in _modules() for one in _structs(module)]
    parts.extend(_dictionary(one) for one in _dictionaries(views))
    for name, union in (("Orders", Orders), ("Frames", Frames)):
        members = "".join(f"\n  | {member.__name__}" for member in union.__args__)
        parts.append(f"export type {name} ={members};\n")
    return "\n".join([HEAD, *parts])


def view_types(name: str) -> str:
    """The structure of a game's views."""
    module = sys.modules[games.kit(name).view_type().__module__]
    found = _dictionaries(module)
    shared = [one.__name__ for one in _dictionaries(views) if one in vars(module).values()]
    source = "src/" + module.__name__.replace(".", "/") + ".py"
    head = HEAD_OF_VIEW.format(source=source, shared=", ".join(shared))
    return "\n".join([head, *(_dictionary(one) for one in found)])


def _modules() -> list[ModuleType]:
    """Those of the table and of every feature that hold structures of the wire."""
    found = pkgutil.walk_packages(server.__path__, f"{server.__name__}.")
    of_features = [
        importlib.import_module(module.name)
        for module in found
        if module.name.rpartition(".")[2] in MODULES
    ]
    return [manners, logline, frames, orders, *of_features]


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Those that the module itself defines."""
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one.__module__ == module.__name__
        and one not in (Body, Order, Frame, Sight)
    ]


def _dictionaries(module: ModuleType) -> list[type]:
    """The ``TypedDict`` classes that the module itself defines."""
    return [
        one
        for one in vars(module).values()
        if _is_dictionary(one) and one.__module__ == module.__name__
    ]


def _is_dictionary(one: object) -> TypeGuard[type]:
    return isinstance(one, type) and typing.is_typeddict(one)


def _struct(struct: type[msgspec.Struct]) -> str:
    own = (struct.__doc__ or "").strip()
    inherited = any(own == (base.__doc__ or "").strip() for base in struct.__mro__[1:])
    config = struct.__struct_config__
    lines = [f'{config.tag_field}: "{config.tag}";'] if config.tag is not None else []
    sent = issubclass(struct, Body | Order | Stop)
    for field in msgspec.structs.fields(struct):
        may_lack = (config.omit_defaults or sent) and not field.required
        lines.append(f"{field.encode_name}{'?' if may_lack else ''}: {_type(field.type)};")
    return _interface(struct.__name__, "" if inherited else own, lines)


def _dictionary(kind: type) -> str:
    lines = []
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        may_lack = typing.get_origin(hint) is NotRequired
        said = _type(typing.get_args(hint)[0] if may_lack else hint)
        lines.append(f"{name}{'?' if may_lack else ''}: {said};")
    return _interface(kind.__name__, (kind.__doc__ or "").strip(), lines)


def _interface(name: str, comment: str, lines: list[str]) -> str:
    head = [_comment(comment)] if comment else []
    return "\n".join([*head, f"export interface {name} {{", *(f"  {one}" for one in lines), "}\n"])


def _comment(text: str) -> str:
    body = "\n".join(f" * {line.strip()}".rstrip() for line in text.splitlines())
    return f"/**\n{body}\n */"


def _type(kind: Any) -> str:
    written = _written(kind)
    return _ALIASES.get(written, written)


def _written(kind: Any) -> str:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if kind in _PLAIN:
        return _PLAIN[kind]
    if _is_dictionary(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return str(kind.__name__)
    if origin is Annotated:
        return _written(args[0])
    if origin is list:
        item = _type(args[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in sorted(args))
    if origin in (Union, types.UnionType):
        return " | ".join(_type(one) for one in args)
    raise TypeError(f"no TypeScript for {kind}")
