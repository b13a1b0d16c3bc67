"""Makes a site: the page, its engine, the packs that it brings, and answers that are ready."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from deskovka import games, locales
from deskovka.server.games.wire import GameInfo
from deskovka.site.kit import ABOUT, ANSWERS, ANYWHERE, Kit
from deskovka.tab.alone import AtOnce, Memory
from deskovka.tab.engine import Engine
from deskovka.tab.published import Published

TITLE: Final = "Deskovka"
INDEX: Final = "index.html"
_WORKER: Final = "service.js"
_MANIFEST: Final = "manifest.webmanifest"
_ALL_EMBLEMS: Final = "emblems.json"
_EMBLEMS: Final = "emblems/"
_SVG: Final = "http://www.w3.org/2000/svg"
_SHORT: Final = 12  # letters under an icon
_NAME: Final = 12  # letters of a hash in a file's name

# What the page may do; WebAssembly needs 'wasm-unsafe-eval'.
POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
_CHARSET: Final = '<meta charset="utf-8" />'
_POLICED: Final = (
    f'{_CHARSET}\n    <meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
)

# The page asks for it first: it is fetched beside the page, not after it.
_HINT: Final = '<link rel="preload" href="{base}site.json" as="fetch" crossorigin />'


class Wish(NamedTuple):
    """What a site is to be; no ``games`` are all of them."""

    title: str = TITLE
    games: Sequence[str] = ()
    packs: Sequence[Published] = ()
    base: str = ANYWHERE


async def make(wish: Wish, kit: Kit) -> dict[str, bytes]:
    """All files of a site by their names; the same wish and kit make the same bytes."""
    made = dict(_page(wish, kit))
    folder = f"engine-{_digest(kit.engine)}/"
    made |= {folder + name: content for name, content in kit.engine.items()}
    answers = await _answers(wish)
    ready = {path: f"{ANSWERS}{_hash(path.encode() + b' ' + one)}.json" for path, one in answers}
    made |= {ready[path]: one for path, one in answers}
    shown = set(_shown(wish.packs))
    emblems = sorted(name for name in made if name.startswith(_EMBLEMS) and name not in shown)
    lasting = sorted(made.keys() - {*emblems, _WORKER})
    about = {
        "title": wish.title,
        "games": list(wish.games or games.names()),
        "folder": folder,
        "base": wish.base,
        "engine": [{"name": name, "bytes": len(one)} for name, one in sorted(kit.engine.items())],
        "ready": ready,
        "packs": [{**msgspec.to_builtins(one), "version": one.version} for one in wish.packs],
        "files": {name: _hash(made[name]) for name in lasting},
        "emblems": emblems,
    }
    made[ABOUT] = msgspec.json.encode(about)
    made[_WORKER] = _stamped(kit.page[_WORKER], _hash(made[ABOUT]))
    return made


def _stamped(worker: bytes, version: str) -> bytes:
    """Browsers look for a new version of the site in this file only."""
    return re.sub(rb"(\n// \w+)?\s*$", f"\n// {version}\n".encode(), worker, count=1)


def _hash(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=16).hexdigest()[:_NAME]


def _digest(files: Mapping[str, bytes]) -> str:
    """One hash of all of them."""
    return _hash(
        b"".join(_hash(name.encode() + content).encode() for name, content in files.items())
    )


# -- the page -----------------------------------------------------------------------------


def _page(wish: Wish, kit: Kit) -> Iterator[tuple[str, bytes]]:
    for name, content in kit.page.items():
        if name == _ALL_EMBLEMS:
            yield from _sprites(content)
        elif name == INDEX:
            yield name, _named(content.decode(), wish, kit.base).encode()
        elif name == _MANIFEST:
            yield name, _manifest(content, wish)
        else:
            yield name, content


def _named(index: str, wish: Wish, base: str) -> str:
    """The one file of the page, with its own title, base, policy and hint."""
    title = f"<title>{_safe(wish.title)}</title>"
    named = re.sub("<title>.*?</title>", lambda _: title, index, count=1)
    placed = named.replace(f'="{_safe(base)}', f'="{_safe(wish.base)}')
    if _POLICED in placed:
        return placed
    hint = _HINT.format(base=_safe(wish.base))
    return placed.replace(_CHARSET, f"{_POLICED}\n    {hint}", 1)


def _manifest(content: bytes, wish: Wish) -> bytes:
    told: dict[str, Any] = msgspec.json.decode(content)
    told |= {"name": wish.title, "short_name": wish.title[:_SHORT]}
    told |= {"id": wish.base, "start_url": wish.base, "scope": wish.base}
    return msgspec.json.encode(told)


def _safe(text: str) -> str:
    for letter, written in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;")):
        text = text.replace(letter, written)
    return text


def _sprites(content: bytes) -> Iterator[tuple[str, bytes]]:
    """Every emblem, in one sprite for each two letters with which their names begin."""
    drawings = msgspec.json.decode(content, type=dict[str, str])
    for beginning in sorted({name[:2] for name in drawings}):
        symbols = [
            f'<symbol id="{name}" viewBox="0 0 512 512">{drawn}</symbol>'
            for name, drawn in sorted(drawings.items())
            if name[:2] == beginning
        ]
        sprite = f'<svg xmlns="{_SVG}">\n' + "\n".join(symbols) + "\n</svg>\n"
        yield _sprite(beginning), sprite.encode()


def _shown(packs: Sequence[Published]) -> Iterator[str]:
    """The sprites of the emblems on the cards of these packs: they are kept with the page."""
    parts: list[Any] = [tomllib.loads(one.text) for one in packs]
    while parts:
        part = parts.pop()
        if isinstance(part, dict):
            if isinstance(part.get("art"), str):
                yield _sprite(part["art"][:2])
            part = list(part.values())
        if isinstance(part, list):
            parts.extend(part)


def _sprite(beginning: str) -> str:
    return f"{_EMBLEMS}{beginning}.svg"


# -- answers that are the same for everybody ----------------------------------------------


async def _answers(wish: Wish) -> list[tuple[str, bytes]]:
    """What the page asks before its engine runs, by what is asked."""
    engine = Engine(Memory(), AtOnce(), "en", wish.packs)

    async def asked(path: str) -> tuple[str, bytes]:
        sent = await engine.ask("GET", f"/api/{path}")
        assert sent.status == 200, sent.content
        return path, sent.content

    every = msgspec.json.decode((await asked("games"))[1], type=list[GameInfo])
    chosen = [one for one in every if not wish.games or one.name in wish.games]
    found = [("games", msgspec.json.encode(chosen))]
    for info in chosen:
        found.append(await asked(f"packs/{info.pack}"))
        for language in locales.LANGUAGES:
            for step in _steps(info.name):
                found.append(await asked(f"lessons/{info.name}/scenes/{step}?language={language}"))
    return found


def _steps(game: str) -> list[str]:
    lesson = games.kit(game).lesson()
    return [] if lesson is None else [step.name for step in lesson.steps]
