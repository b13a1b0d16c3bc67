"""The page about the HTTP part: made here, since ready-made ones load scripts from elsewhere.

It takes long to make, so it is made once, before anybody asks.
"""

from __future__ import annotations

import gzip
from html import escape
from typing import Any

import msgspec
from litestar import Response
from litestar.openapi.spec import OpenAPI


class Ready:
    """A text as it is sent, compressed or not."""

    def __init__(self, text: bytes, kind: str) -> None:
        self.plain = text
        self.packed = gzip.compress(text, mtime=0)
        self.kind = kind

    def answer(self, encodings: str) -> Response[bytes]:
        """``encodings`` are those that the client takes."""
        if "gzip" in encodings:
            headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            return Response(self.packed, media_type=self.kind, headers=headers)
        headers = {"Vary": "Accept-Encoding"}
        return Response(self.plain, media_type=self.kind, headers=headers)


class Description:
    """Every address: ``page`` for people, ``schema`` for programs."""

    def __init__(self, described: OpenAPI) -> None:
        schema = described.to_schema()
        self.page = Ready(page(schema).encode(), "text/html; charset=utf-8")
        self.schema = Ready(msgspec.json.encode(schema), "application/json")


def page(described: dict[str, Any]) -> str:
    """Every address with what it takes and gives."""
    rows: list[str] = []
    for path, methods in sorted(described["paths"].items()):
        for method, about in methods.items():
            rows.append(_row(method.upper(), path, about))
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Deskovka: HTTP</title>'
        "<h1>Deskovka: HTTP</h1>"
        '<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a></p>'
        "<table><thead><tr><th>Method<th>Address<th>What it does<th>Takes<th>Gives</thead>"
        f"<tbody>{''.join(rows)}</tbody></table></html>"
    )


def _row(method: str, path: str, about: dict[str, Any]) -> str:
    takes = _name(about.get("requestBody", {}))
    gives = next((_name(one) for code, one in about["responses"].items() if code[0] == "2"), "")
    summary = about.get("description") or about.get("summary", "")
    cells = (method, path, summary, takes, gives)
    return "<tr>" + "".join(f"<td>{escape(cell)}" for cell in cells)


def _name(described: dict[str, Any]) -> str:
    """The structure that a body is."""
    for content in described.get("content", {}).values():
        schema = content.get("schema", {})
        items = schema.get("items", {})
        name = (schema.get("$ref") or items.get("$ref") or "").rpartition("/")[2]
        return f"list of {name}" if items else str(name)
    return ""
