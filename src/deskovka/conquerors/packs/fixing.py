"""Rewriting what is plainly meant into the one way in which it is written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from deskovka.conquerors.packs.checking import known_names
from deskovka.conquerors.packs.data import Pack
from deskovka.conquerors.packs.entries import PackFile
from deskovka.conquerors.packs.printing import table
from deskovka.language import SentenceError
from deskovka.packs import places, sources
from deskovka.packs.drafts import Draft, Paragraph, drafts, paragraphs
from deskovka.packs.shape import Shape

BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True)
class Fixed:
    """One line of a text that was rewritten."""

    file: str
    line: int
    before: str
    after: str


@dataclass(frozen=True)
class _Edit:
    start: int
    end: int
    text: str
    fixed: Fixed


def fix(path: Path, core: Pack | None, *, only_say: bool = False) -> list[Fixed]:
    """Rewrite costs and texts in the files of a pack; the rest of the files stays as it is."""
    found = sources.read(path)
    cards = [
        draft
        for source in found.files
        for draft in drafts(source, Shape(source).table(PackFile, source.data, ()), "card")
    ]
    names = known_names(cards, core)
    done: list[Fixed] = []
    for source in found.files:
        edits = [edit for draft in cards if draft.source is source for edit in _edits(draft, names)]
        if edits and not only_say:
            _write(Path(source.name), source.text, edits)
        done += [edit.fixed for edit in edits]
    return done


def _edits(draft: Draft, names: dict[str, str]) -> Iterator[_Edit]:
    cost = draft.good.get("cost")
    if cost is not None:
        yield from _edit(draft, "cost", Paragraph(cost, 0), "materials", {})
    if draft.english:
        for one in paragraphs(draft.good.get("text", "")):
            yield from _edit(draft, "text", one, "ability", names)


def _edit(
    draft: Draft, key: str, one: Paragraph, start: str, names: dict[str, str]
) -> Iterator[_Edit]:
    try:
        meant = table().normalise(one.text, own_name=draft.english, names=names, start=start)
    except SentenceError:
        return
    if meant == one.text:
        return
    source, spot = draft.source, draft.spot((*draft.path, key))
    written = places.letters(source.text, spot)
    begun, ended = written[one.start], written[one.start + len(one.text)]
    fixed = Fixed(source.name, source.places.position(begun)[0], one.text, meant)
    if source.text.startswith("'", spot.start) and "'" in meant:
        if not source.text.startswith("'''", spot.start):
            # what stands in single quotes cannot hold one
            yield _Edit(spot.start, spot.end, f'"{meant}"', fixed)
            return
    yield _Edit(begun, ended, meant, fixed)


def _write(path: Path, text: str, edits: list[_Edit]) -> None:
    for edit in sorted(edits, key=lambda one: one.start, reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    mark = BOM if path.read_bytes().startswith(BOM) else b""
    path.write_bytes(mark + text.encode())
