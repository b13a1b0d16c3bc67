"""What is generated and kept in the tree is what would be generated now."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import renew

MADE = [*renew.cards(), *renew.wire()]


@pytest.mark.parametrize("made", MADE, ids=lambda made: str(made.path.relative_to(renew.ROOT)))
def test_a_generated_file_is_current(made: renew.Made) -> None:
    assert made.is_current(), "make renew"


def test_nothing_is_written_where_nothing_has_changed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, content: bytes) -> None:
        raise AssertionError(f"{path} is written")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    renew.main(["cards", "wire"])
    assert capsys.readouterr().out == ""


def test_a_part_that_is_not_there_is_refused() -> None:
    with pytest.raises(SystemExit, match="there is no part 'nothing'; there are cards, wire"):
        renew.main(["nothing"])
