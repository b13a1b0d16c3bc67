"""Endpoints as handlers of Litestar."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from deskovka.server.http.endpoints import Answer, Endpoint, Source

_DECORATORS: Final[dict[str, Any]] = {"GET": get, "POST": post, "PUT": put, "DELETE": delete}
_SOURCES: Final[dict[str, Any]] = {
    "path": FromPath,
    "query": FromQuery,
    "body": JSONBody,
    "given": NamedDependency,
}


def handlers(endpoints: Sequence[Endpoint]) -> list[HTTPRouteHandler]:
    """Those of a feature."""
    return [_handler(one) for one in endpoints]


def _handler(endpoint: Endpoint) -> HTTPRouteHandler:
    manner: dict[str, Any] = {**endpoint.manner}
    if not inspect.iscoroutinefunction(endpoint.act):
        manner.setdefault("sync_to_thread", False)
    made: HTTPRouteHandler = _DECORATORS[endpoint.method](endpoint.path, **manner)(
        _in_their_words(endpoint.act)
    )
    return made


def _in_their_words(act: Callable[..., Any]) -> Callable[..., Any]:
    """The same function, annotated as Litestar reads it."""

    async def later(**given: Any) -> Any:
        return _sent(await act(**given))

    def at_once(**given: Any) -> Any:
        return _sent(act(**given))

    run: Callable[..., Any] = later if inspect.iscoroutinefunction(act) else at_once
    hints = typing.get_type_hints(act, include_extras=True)
    theirs = {name: _translated(hint) for name, hint in hints.items()}
    known = inspect.signature(act)
    run.__signature__ = known.replace(  # type: ignore[attr-defined]
        parameters=[
            one.replace(kind=inspect.Parameter.KEYWORD_ONLY, annotation=theirs[one.name])
            for one in known.parameters.values()
        ],
        return_annotation=theirs["return"],
    )
    run.__annotations__ = theirs
    run.__name__, run.__doc__, run.__module__ = act.__name__, act.__doc__, act.__module__
    return run


def _translated(hint: Any) -> Any:
    if typing.get_origin(hint) is Answer:
        return Response[typing.get_args(hint)[0]]  # type: ignore[misc]
    if typing.get_origin(hint) is Annotated:
        kind, *marks = typing.get_args(hint)
        for mark in marks:
            if isinstance(mark, Source):
                return _SOURCES[mark.name][kind]
    return hint


def _sent(found: Any) -> Any:
    if isinstance(found, Answer):
        return Response(found.content, media_type=found.kind, headers=found.headers)
    return found
