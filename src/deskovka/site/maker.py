"""Makes a site: the page, its engine, the packs that it brings, and answers that are ready."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from deskovka import games, locales
from deskovka.server.games.wire import GameInfo
from deskovka.site import kit
from deskovka.tab.alone import AtOnce, Memory
from deskovka.tab.engine import Engine
from deskovka.tab.published import Published

TITLE: Final = "Deskovka"
INDEX: Final = "index.html"
ABOUT: Final = "site.json"
_EMBLEMS: Final = "emblems.json"
_SVG: Final = "http://www.w3.org/2000/svg"
_NAME: Final = 12  # letters of a hash in a file's name


class Wish(NamedTuple):
    """What a site is to be; no ``games`` are all of them."""

    title: str = TITLE
    games: Sequence[str] = ()
    packs: Sequence[Published] = ()
    base: str = "./"


def make(wish: Wish) -> dict[str, bytes]:
    """All files of a site by their names; the same wish makes the same bytes."""
    made = dict(_page(wish))
    engine = kit.files(kit.ENGINE)
    folder = f"engine-{_digest(engine)}/"
    made |= {folder + name: content for name, content in engine.items()}
    answers = asyncio.run(_answers(wish))
    ready = {path: f"answers/{_hash(path.encode() + b' ' + one)}.json" for path, one in answers}
    made |= {ready[path]: one for path, one in answers}
    lasting = sorted(name for name in made if not name.startswith("emblems/"))
    about = {
        "title": wish.title,
        "games": list(wish.games or games.names()),
        "folder": folder,
        "engine": [{"name": name, "bytes": len(one)} for name, one in sorted(engine.items())],
        "ready": ready,
        "packs": [{**msgspec.to_builtins(one), "version": one.version} for one in wish.packs],
        "files": {name: _hash(made[name]) for name in lasting},
    }
    made[ABOUT] = msgspec.json.encode(about)
    return made


def _hash(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=16).hexdigest()[:_NAME]


def _digest(files: Mapping[str, bytes]) -> str:
    """One hash of all of them."""
    return _hash(
        b"".join(_hash(name.encode() + content).encode() for name, content in files.items())
    )


# -- the page -----------------------------------------------------------------------------


def _page(wish: Wish) -> Iterator[tuple[str, bytes]]:
    for name, content in kit.files(kit.PAGE).items():
        if name == _EMBLEMS:
            yield from _sprites(content)
        elif name == INDEX:
            yield name, _named(content, wish)
        elif name == _MANIFEST:
            yield name, _manifest(content, wish)
        else:
            yield name, content


_MANIFEST: Final = "manifest.webmanifest"


def _named(index: bytes, wish: Wish) -> bytes:
    """The one file of the page, with its own title and base."""
    text = index.decode().replace("<title>Deskovka</title>", f"<title>{_safe(wish.title)}</title>")
    if wish.base != "./":
        text = text.replace('="./', f'="{_safe(wish.base)}')
    return text.encode()


def _manifest(content: bytes, wish: Wish) -> bytes:
    told: dict[str, Any] = msgspec.json.decode(content)
    told |= {"name": wish.title, "short_name": wish.title[:12]}
    if wish.base != "./":
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
        yield f"emblems/{beginning}.svg", sprite.encode()


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
