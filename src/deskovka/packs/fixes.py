"""Rewriting what is plainly meant into the one way in which it is written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from msgspec import Struct

from deskovka.language import SentenceError, SentenceTable
from deskovka.packs import places, sources
from deskovka.packs.checker import known_names
from deskovka.packs.data import Labelled
from deskovka.packs.drafts import Draft, Paragraph, drafts, paragraphs
from deskovka.packs.shape import Shape

BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True)
class Wording:
    """What of a game's files is written in its language.

    ``phrases`` says for each kind of entry what its keys hold: a category of the table. A text
    has one phrase a line, all other keys are one phrase.
    """

    file: type[Struct]
    table: SentenceTable
    phrases: Mapping[str, Mapping[str, str]]


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


def fix(
    path: Path, wording: Wording, core: Iterable[Labelled], *, only_say: bool = False
) -> list[Fixed]:
    """Rewrite phrases in the files of a pack; the rest of the files stays as it is."""
    found = sources.read(path)
    entries = [
        draft
        for source in found.files
        for good in [Shape(source).table(wording.file, source.data, ())]
        for kind in wording.phrases
        for draft in drafts(source, good, kind)
    ]
    names = known_names(entries, core)
    done: list[Fixed] = []
    for source in found.files:
        own = [draft for draft in entries if draft.source is source]
        edits = [edit for draft in own for edit in _edits(draft, wording, names)]
        edits.sort(key=lambda edit: edit.start)
        if edits and not only_say:
            _write(Path(source.name), source.text, edits)
        done += [edit.fixed for edit in edits]
    return done


def _edits(draft: Draft, wording: Wording, names: dict[str, str]) -> Iterator[_Edit]:
    for key, start in wording.phrases[str(draft.path[0])].items():
        written = draft.good.get(key, "")
        whole = [Paragraph(written, 0)] if written else []
        for one in paragraphs(written) if key == "text" else whole:
            try:
                meant = wording.table.normalise(
                    one.text, own_name=draft.english, names=names, start=start
                )
            except SentenceError:
                continue
            if meant != one.text:
                yield _edit(draft, key, one, meant)


def _edit(draft: Draft, key: str, one: Paragraph, meant: str) -> _Edit:
    source, spot = draft.source, draft.spot((*draft.path, key))
    written = places.letters(source.text, spot)
    begun, ended = written[one.start], written[one.start + len(one.text)]
    fixed = Fixed(source.name, source.places.position(begun)[0], one.text, meant)
    if source.text.startswith("'", spot.start) and "'" in meant:
        if not source.text.startswith("'''", spot.start):
            # what stands in single quotes cannot hold one
            return _Edit(spot.start, spot.end, f'"{meant}"', fixed)
    return _Edit(begun, ended, meant, fixed)


def _write(path: Path, text: str, edits: list[_Edit]) -> None:
    for edit in reversed(edits):
        text = text[: edit.start] + edit.text + text[edit.end :]
    mark = BOM if path.read_bytes().startswith(BOM) else b""
    path.write_bytes(mark + text.encode())
