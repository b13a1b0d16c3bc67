"""`python -m deskovka.server.types`: the structures of the wire as TypeScript types.

Prints them, or writes them to the file that is named.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import inspect

from deskovka.server import wire
from deskovka.server.wire.basics import Body
from deskovka.server.wire.frames import Frame, Frames
from deskovka.server.wire.orders import Order, Orders, Stop

HEAD: Final = """\
// Made from src/deskovka/server/wire/ by `python -m deskovka.server.types`.

export type Texts = Record<string, string>;
export type Language = "en" | "cs";
"""
_ALIASES: Final = {"Record<string, string>": "Texts", '"cs" | "en"': "Language"}

_PLAIN: Final = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def typescript() -> str:
    """All structures of the wire, module by module, and both directions."""
    structs = [one for module in _modules() for one in _structs(module)]
    parts = [_struct(one, inspect.type_info(one)) for one in structs]
    for name, union in (("Orders", Orders), ("Frames", Frames)):
        members = "".join(f"\n  | {member.__name__}" for member in union.__args__)
        parts.append(f"export type {name} ={members};\n")
    return "\n".join([HEAD, *parts])


def _modules() -> list[ModuleType]:
    names = [module.name for module in pkgutil.iter_modules(wire.__path__)]
    return [importlib.import_module(f"{wire.__name__}.{name}") for name in names]


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Those that the module itself defines."""
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type)
        and issubclass(one, msgspec.Struct)
        and one.__module__ == module.__name__
        and one not in (Body, Order, Frame)
    ]


def _struct(struct: type[msgspec.Struct], info: Any) -> str:
    own = (struct.__doc__ or "").strip()
    inherited = any(own == (base.__doc__ or "").strip() for base in struct.__mro__[1:])
    lines = [] if inherited or not own else [_comment(own)]
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    sent = issubclass(struct, Body | Order | Stop)
    for field in info.fields:
        omitted = info.cls.__struct_config__.omit_defaults and not field.required
        optional = "?" if omitted or (sent and not field.required) else ""
        lines.append(f"  {field.encode_name}{optional}: {_type(field.type)};")
    lines.append("}\n")
    return "\n".join(lines)


def _comment(text: str) -> str:
    body = "\n".join(f" * {line.strip()}".rstrip() for line in text.splitlines())
    return f"/**\n{body}\n */"


def _type(kind: Any) -> str:
    written = _written(kind)
    return _ALIASES.get(written, written)


def _written(kind: Any) -> str:
    if type(kind) in _PLAIN:
        return _PLAIN[type(kind)]
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType):
        item = _type(kind.item_type)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{_type(kind.key_type)}, {_type(kind.value_type)}>"
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_type(one) for one in kind.types)
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(typescript(), "utf-8")
    else:
        sys.stdout.write(typescript())
