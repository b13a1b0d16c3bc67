"""What a server hands out for the time when nobody can reach it."""

from __future__ import annotations

import asyncio

import pytest

from deskovka.server.http.alone import StandIn
from deskovka.server.http.refusals import Refusal
from deskovka.site.kit import Files, NoKit

SITE: Files = {"index.html": b"<html>", "assets/one.js": b"1", "engine-1/python.bin": b"2"}


async def made() -> Files:
    return SITE


def test_the_page_and_its_files_have_a_policy_of_their_own() -> None:
    async def run() -> None:
        alone = StandIn(made, "policy")
        page = await alone.answer("/alone/")
        assert page.content == SITE["index.html"]
        assert page.headers["Content-Security-Policy"] == "policy"
        assert page.headers["Cache-Control"] == "no-cache"
        script = await alone.answer("/alone/assets/one.js")
        assert str(script.media_type).startswith("text/javascript")
        assert "immutable" in script.headers["Cache-Control"]

    asyncio.run(run())


def test_without_its_last_stroke_the_address_leads_there() -> None:
    answer = asyncio.run(StandIn(made, "").answer("/alone"))
    assert (answer.status_code, answer.headers["Location"]) == (308, "/alone/")


def test_what_is_not_there_is_refused() -> None:
    async def unbuilt() -> Files:
        raise NoKit(0, "is not built")

    with pytest.raises(Refusal) as found:
        asyncio.run(StandIn(made, "").answer("/alone/../secret"))
    assert found.value.reason == "file"
    with pytest.raises(Refusal) as found:
        asyncio.run(StandIn(unbuilt, "").answer("/alone/"))
    assert found.value.reason == "kit"
