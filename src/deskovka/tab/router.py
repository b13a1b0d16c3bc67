"""Finds the endpoint that is asked for, and hands it what it needs."""

from __future__ import annotations

import functools
import inspect
import re
import typing
from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Final, NamedTuple
from urllib.parse import parse_qsl, unquote

import msgspec

from deskovka.server.http.endpoints import Answer, Endpoint, Source
from deskovka.server.http.refusals import Refusal

JSON: Final = "application/json"
_ARGUMENT: Final = re.compile(r"\{(\w+):str\}")


class Question(NamedTuple):
    """``path`` begins with `/api/`; ``body`` is JSON."""

    method: str
    path: str
    body: bytes = b""


class Argument(NamedTuple):
    source: str
    kind: Any
    default: Any


class Router:
    """All endpoints of the tab."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        self.endpoints = [(_pattern(one.path), one) for one in endpoints]

    async def answer(self, question: Question, given: Mapping[str, Any]) -> Answer[bytes]:
        """Raises Refusal."""
        path, _, query = question.path.partition("?")
        endpoint, parts = self._find(question.method, path)
        asked = {"path": parts, "query": dict(parse_qsl(query)), "given": given}
        arguments = {
            name: _value(name, one, asked, question.body)
            for name, one in _arguments(endpoint.act).items()
        }
        found = endpoint.act(**arguments)
        return _sent(await found if inspect.isawaitable(found) else found)

    def _find(self, method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
        for pattern, endpoint in self.endpoints:
            if endpoint.method == method and (found := pattern.fullmatch(path)):
                return endpoint, {name: unquote(part) for name, part in found.groupdict().items()}
        raise Refusal("file", 404)


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(_ARGUMENT.sub(r"(?P<\1>[^/]+)", path))


@functools.cache
def _arguments(act: Callable[..., Any]) -> dict[str, Argument]:
    hints = typing.get_type_hints(act, include_extras=True)
    found: dict[str, Argument] = {}
    for name, parameter in inspect.signature(act).parameters.items():
        kind, source = _told(hints[name])
        found[name] = Argument(source.name, kind, parameter.default)
    return found


def _told(hint: Any) -> tuple[Any, Source]:
    if typing.get_origin(hint) is Annotated:
        kind, *marks = typing.get_args(hint)
        for mark in marks:
            if isinstance(mark, Source):
                return kind, mark
    raise TypeError(f"nothing says where {hint} comes from")


def _value(name: str, one: Argument, asked: Mapping[str, Any], body: bytes) -> Any:
    if one.source == "given":
        return asked["given"][name]
    try:
        if one.source == "body":
            return msgspec.json.decode(body, type=one.kind)
        if name in asked[one.source]:
            return msgspec.convert(asked[one.source][name], one.kind, strict=False)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal("malformed") from error
    if one.default is inspect.Parameter.empty:
        raise Refusal("malformed")
    return one.default


def _sent(found: Any) -> Answer[bytes]:
    if not isinstance(found, Answer):
        return Answer(b"" if found is None else msgspec.json.encode(found), JSON)
    content = found.content
    if isinstance(content, str):
        content = content.encode()
    elif not isinstance(content, bytes):
        content = msgspec.json.encode(content)
    return Answer(content, found.kind or JSON, found.headers)
