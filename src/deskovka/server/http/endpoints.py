"""What can be asked for, whatever brings the question: HTTP, or a message within a browser.

An endpoint is a function that says in its annotations where each argument comes from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    NamedTuple,
    TypeAlias,
    TypedDict,
    TypeVar,
    Unpack,
)

import msgspec

T = TypeVar("T")

Method = Literal["GET", "POST", "PUT", "DELETE"]


class Source(msgspec.Struct, frozen=True):
    """Where an argument comes from."""

    name: Literal["path", "query", "body", "given"]


FromPath: TypeAlias = Annotated[T, Source("path")]
FromQuery: TypeAlias = Annotated[T, Source("query")]
JSONBody: TypeAlias = Annotated[T, Source("body")]
Given: TypeAlias = Annotated[T, Source("given")]  # by its name: who asks, all tables, …


class Answer(Generic[T]):
    """An answer that is more than a structure."""

    def __init__(
        self, content: T, kind: str | None = None, headers: Mapping[str, str] | None = None
    ) -> None:
        self.content = content
        self.kind = kind
        self.headers = dict(headers or {})


class Manner(TypedDict, total=False):
    """How HTTP brings it."""

    status_code: int
    sync_to_thread: bool
    media_type: str
    request_max_body_size: int
    include_in_schema: bool


class Endpoint(NamedTuple):
    """``path`` names its arguments in braces: ``/api/decks/{deck:str}``."""

    method: Method
    path: str
    act: Callable[..., Any]
    manner: Manner


Decorator: TypeAlias = Callable[[Callable[..., Any]], Endpoint]


def _on(method: Method) -> Callable[..., Decorator]:
    def at(path: str, **manner: Unpack[Manner]) -> Decorator:
        return lambda act: Endpoint(method, path, act, manner)

    return at


get: Final = _on("GET")
post: Final = _on("POST")
put: Final = _on("PUT")
delete: Final = _on("DELETE")
