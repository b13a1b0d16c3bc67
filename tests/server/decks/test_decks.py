"""Decks that people build: kept, checked, shared, brought to tables, read and written as text."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.conquerors import decklist
from deskovka.problems import printable
from deskovka.server.decks import service as decks
from deskovka.server.games import catalogue
from tests.rule import rule
from tests.server.conftest import Coming
from tests.server.databases import Base
from tests.server.guests import Guest, serving
from tests.server.packs import WOLF, own_pack
from tests.server.packs import put as put_card
from tests.server.tables.test_playing import ME, OPEN, SIMPLE

MINERS = {"gold-miner": 5, "collector-of-cosmium": 3}
LEGAL = {**MINERS, "scout": 42}
HOSTILE = "<img src=x onerror=alert(1)> \u202e{ $card }"


def build(guest: Guest, name: str = "Mine", cards: dict[str, int] | None = None) -> Any:
    return guest.post("/api/my/decks", name=name, cards=LEGAL if cards is None else cards)


def texts(deck: Any, language: str = "en") -> list[str]:
    return [problem["text"][language] for problem in deck["problems"]]


def put(guest: Guest, deck: str, **body: Any) -> Any:
    return guest.http.put(f"/api/my/decks/{deck}", json=body)


# -- kept ---------------------------------------------------------------------------------


def test_decks_survive_a_restart_and_are_found_by_their_owner_alone(base: Base) -> None:
    with serving(base) as address:
        guest = Guest(address)
        made = build(guest, "Ours")
        cookie = guest.http.cookies["deskovka"]
        guest.leave()
    with serving(base) as address:
        again, stranger = Guest(address), Guest(address)
        again.http.cookies.clear()
        again.http.cookies.set("deskovka", cookie)
        assert again.get("/api/my/decks") == [made]
        assert stranger.get("/api/my/decks") == []
        for guest in (again, stranger):
            guest.leave()


def test_a_deck_is_changed_renamed_copied_and_deleted(coming: Coming) -> None:
    guest = coming()
    first, copy = build(guest), build(guest, "Copy")
    changed = put(guest, first["id"], name="  Other\n name ", cards=MINERS).json()
    assert changed["id"] == first["id"]
    assert (changed["name"], changed["cards"]) == ("Other name", MINERS)
    assert changed["changed"] >= first["changed"]
    assert [deck["id"] for deck in guest.get("/api/my/decks")] == [first["id"], copy["id"]]
    assert guest.http.delete(f"/api/my/decks/{first['id']}").status_code == 204
    assert guest.get("/api/my/decks") == [copy]
    assert guest.http.delete(f"/api/my/decks/{first['id']}").status_code == 404


def test_nobody_else_changes_or_deletes_it(coming: Coming) -> None:
    guest, stranger = coming(), coming()
    made = build(guest)
    assert put(stranger, made["id"], name="Mine now", cards={}).status_code == 404
    assert stranger.http.delete(f"/api/my/decks/{made['id']}").status_code == 404
    assert guest.get("/api/my/decks") == [made]


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Too few", "cards": {"scout": 0}},
        {"name": "Too many", "cards": {"scout": 100}},
        {"name": "No number", "cards": {"scout": "three"}},
        {"name": "Long id", "cards": {"s" * 81: 3}},
        {"name": "Many ids", "cards": {f"card-{at}": 1 for at in range(201)}},
        {"name": "Many packs", "cards": {}, "packs": ["p"] * 11},
        {"name": "Unknown field", "cards": {}, "person": 1},
        {"cards": LEGAL},
        {"name": "x" * 41, "cards": LEGAL},
        {"name": " \u200b\n ", "cards": LEGAL},
        {"name": "Huge", "cards": {f"{'x' * 76}{at}": 1 for at in range(199)}, "packs": ["y" * 80]},
    ],
)
def test_a_deck_that_makes_no_sense_is_refused(coming: Coming, body: dict[str, Any]) -> None:
    guest = coming()
    answer = guest.http.post("/api/my/decks", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"]
    assert guest.get("/api/my/decks") == []


def test_there_is_an_end_to_them(coming: Coming, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decks, "MOST_DECKS", 2)
    guest = coming()
    build(guest), build(guest)
    assert guest.refused("/api/my/decks", name="Third", cards={}) == (429, "too-many-decks")
    build(coming())


# -- checked ------------------------------------------------------------------------------


@rule("conquerors:DECK-4")
def test_every_reason_is_given_in_both_languages(coming: Coming) -> None:
    cards = {"gold-miner": 1, "topdecker": 4, "capitol": 2, HOSTILE: 1}
    made = coming().post("/api/decks/check", cards=cards)
    assert texts(made) == [
        "Topdecker: 4 copies, but a card with 2 stars may be in a deck 3 times at most",
        "Capitol: 2 copies, but a card with 3 stars may be in a deck once at most",
        f"There is no card “{printable(HOSTILE)}” in the pack",
        "8 cards: a deck has 50 to 80",
        "At least one Collector of Cosmium is needed",
    ]
    assert texts(made, "cs") == [
        "Topdecker: 4 kopie, ale karta se dvěma hvězdami smí být v balíčku nejvýše 3krát",
        "Kapitol: 2 kopie, ale karta se třemi hvězdami smí být v balíčku nejvýše jednou",
        f"Karta „{printable(HOSTILE)}“ tu není",
        "8 karet: balíček jich má 50 až 80",
        "Je potřeba aspoň jedna karta Collector of Cosmium",
    ]
    assert [(one["rule"], one["card"]) for one in made["problems"]] == [
        ("DECK-2", "topdecker"),
        ("DECK-2", "capitol"),
        ("", HOSTILE),
        ("DECK-1", ""),
        ("DECK-3", "collector-of-cosmium"),
    ]
    assert [one["lacking"] for one in made["problems"]] == [False, False, False, True, True]
    assert made["pack"] == catalogue.engine("conquerors").digest


def test_too_many_cards_are_wrong_and_too_few_only_lacking(coming: Coming) -> None:
    guest = coming()
    sizes = {40: True, 90: False}
    for size, lacking in sizes.items():
        cards = {"gold-miner": size // 2, "collector-of-cosmium": size // 2}
        made = guest.post("/api/decks/check", cards=cards)
        assert [one["lacking"] for one in made["problems"]] == [lacking]


@rule("conquerors:DECK-1", "conquerors:DECK-2", "conquerors:DECK-3")
def test_a_legal_deck_has_no_problems(coming: Coming) -> None:
    guest = coming()
    assert build(guest)["problems"] == []
    ready = guest.get("/api/decks")
    assert [deck["id"] for deck in ready] == ["builders", "raiders", "trappers", "sparks"]
    for deck in ready:
        assert guest.post("/api/decks/check", cards=deck["cards"])["problems"] == []


# -- shared -------------------------------------------------------------------------------


def test_whoever_has_the_link_sees_it_as_it_is_now(coming: Coming) -> None:
    guest, friend = coming(), coming()
    guest.http.put("/api/me", json={"name": "Jana"})
    made = build(guest, HOSTILE.replace("\u202e", ""))
    seen = friend.get(f"/api/decks/{made['id']}")
    assert (seen["deck"], seen["owner"], seen["mine"]) == (made, "Jana", False)
    assert guest.get(f"/api/decks/{made['id']}")["mine"] is True
    assert len(made["id"]) >= 16
    assert friend.http.get("/api/decks/builders-of-nothing").status_code == 404
    guest.http.delete(f"/api/my/decks/{made['id']}")
    assert friend.http.get(f"/api/decks/{made['id']}").status_code == 404


# -- as text ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "cs"])
def test_what_is_written_can_be_read(coming: Coming, language: str) -> None:
    guest = coming()
    cards = guest.get("/api/decks")[1]["cards"]
    made = build(guest, "Raid & run", cards)
    answer = guest.http.get(f"/api/decks/{made['id']}/text", params={"language": language})
    assert answer.headers["content-type"].startswith("text/plain")
    lines = answer.text.splitlines()
    assert (lines[0], len(lines)) == ("# Raid & run", 1 + len(cards))
    read = coming().post("/api/decks/read", text=answer.text)
    assert (read["name"], read["cards"], read["mistakes"]) == ("Raid & run", cards, [])


def test_names_of_both_languages_ids_and_hasty_typing_are_read(coming: Coming) -> None:
    text = "# Mixed\n\n3 gold miner\n  2x capitol\n4 × MEDIC\n1 collector-of-cosmium\n# end\n"
    text += "1 protibombovy KRYT\n2 Masons guild"
    read = coming().post("/api/decks/read", text=text)
    assert read["mistakes"] == []
    assert read["name"] == "Mixed"
    assert read["cards"] == {
        "gold-miner": 3,
        "capitol": 2,
        "medic": 4,
        "collector-of-cosmium": 1,
        "blast-shelter": 1,
        "masons-guild": 2,
    }


def test_every_mistake_is_named_with_its_line(coming: Coming) -> None:
    text = "2 Gold Mner\nGold Miner\n1 gold-miner\n0 Medic\n2 Gold Miner\n3 qqqqqq\n"
    text += "1000000000000 scout"
    read = coming().post("/api/decks/read", text=text)
    assert [one["text"]["en"] for one in read["mistakes"]] == [
        "Line 1: there is no card “Gold Mner”; similar: Gold Miner, Gold Mine, Coil Winder",
        "Line 2: “Gold Miner” is not a number and a card, such as “3 Gold Miner”",
        "Line 4: 0 copies; a line may say 1 to 99",
        "Line 5: “Gold Miner” stands in line 3 already",
        "Line 6: there is no card “qqqqqq”",
        "Line 7: 100000000 copies; a line may say 1 to 99",
    ]
    assert [one["line"] for one in read["mistakes"]] == [1, 2, 4, 5, 6, 7]
    assert read["mistakes"][0]["text"]["cs"].endswith(
        "podobné: Gold Miner, Gold Mine, Navíječ cívek"
    )


def test_huge_and_hostile_texts_are_refused_at_once(coming: Coming) -> None:
    guest = coming()
    assert guest.refused("/api/decks/read", text="1 x\n" * 10_000) == (413, "too-big")
    read = guest.post("/api/decks/read", text="1 nobody\n" * 1_500)
    assert len(read["mistakes"]) == decklist.MOST_MISTAKES
    read = guest.post("/api/decks/read", text=f"1 {HOSTILE}\n1 \x1b[2J\n9{'9' * 5000} scout")
    assert [one["line"] for one in read["mistakes"]] == [1, 2, 3]
    assert all(mark.isprintable() for one in read["mistakes"] for mark in one["text"]["en"])


def test_a_name_that_several_cards_have_is_written_and_read_as_an_id() -> None:
    cards = catalogue.engine("conquerors").pack.cards[:2]
    twins = [card.__class__(**{**_fields(card), "name": {"en": "Twin"}}) for card in cards]
    deck = {twins[0].id: 2, twins[1].id: 1}
    text = decklist.write("", deck, twins, "en")
    assert "Twin" not in text
    assert decklist.read(text, twins).cards == deck
    unclear = decklist.read("1 Twin", twins).mistakes
    assert [mistake.code for mistake in unclear] == ["conquerors-deck-line-unclear"]
    assert all(card.id in unclear[0].text("en") for card in twins)


def _fields(card: Any) -> dict[str, Any]:
    return {name: getattr(card, name) for name in card.__struct_fields__}


# -- at tables ----------------------------------------------------------------------------


def test_a_table_is_played_with_the_list_as_it_was_when_its_owner_sat_down(
    coming: Coming,
) -> None:
    guest, friend = coming(), coming()
    made = build(guest, "Scouts")
    table = guest.open("conquerors", {**ME, "deck": f"my:{made['id']}"}, OPEN)
    put(guest, made["id"], name="Changed", cards=MINERS)
    assert table["seats"][0]["brought"] == "Scouts"
    assert table["seats"][0]["deck"] == f"my:{made['id']}"
    friend.post(f"/api/tables/{table['id']}/take", seat=1, deck="raiders")
    seen = friend.get(f"/api/tables/{table['id']}")
    assert seen["state"] == "playing"
    assert [(seat["deck"], seat["brought"]) for seat in seen["seats"]] == [
        (None, "Scouts"),
        ("raiders", None),
    ]
    guest.http.delete(f"/api/my/decks/{made['id']}")
    sitting = guest.sit(table["id"])
    hand = sitting.state["view"]["players"][0]["hand"]
    assert len(hand) > 0
    assert {card["card"] for card in hand} <= set(LEGAL)


def test_a_deck_of_ones_own_is_brought_to_somebody_elses_table(coming: Coming) -> None:
    guest, friend = coming(), coming()
    table = guest.open("conquerors", {**ME, "deck": "builders"}, OPEN)["id"]
    made = build(friend, "Bring me")
    taken = friend.post(f"/api/tables/{table}/take", seat=1, deck=f"my:{made['id']}")
    assert taken["state"] == "playing"
    assert taken["seats"][1]["brought"] == "Bring me"


def test_who_gets_up_takes_the_deck_along(coming: Coming) -> None:
    guest = coming()
    made = build(guest)
    table = guest.open("conquerors", {**ME, "deck": f"my:{made['id']}"}, OPEN, OPEN)["id"]
    left = guest.post(f"/api/tables/{table}/leave")
    assert (left["seats"][0]["deck"], left["seats"][0]["brought"]) == (None, None)


def test_a_rematch_is_played_with_the_same_lists(coming: Coming) -> None:
    guest = coming()
    made = build(guest, "Again")
    table = guest.open("conquerors", {**ME, "deck": f"my:{made['id']}"}, SIMPLE)["id"]
    put(guest, made["id"], name="Changed", cards={})
    sitting = guest.sit(table)
    sitting.wait_for_question()
    sitting.send("resign")
    sitting.until(lambda frame: frame["is"] == "state" and sitting.is_over)
    again = guest.post(f"/api/tables/{table}/rematch")
    assert again["state"] == "playing"
    assert again["seats"][0]["brought"] == "Again"


@pytest.mark.parametrize("language", ["en", "cs"])
def test_what_cannot_be_played_is_refused_with_the_reasons(coming: Coming, language: str) -> None:
    guest, stranger = coming(), coming()
    guest.http.put("/api/me", json={"language": language})
    few, legal = build(guest, "Few", MINERS), build(guest)
    seats = [{**ME, "deck": f"my:{few['id']}"}, SIMPLE]
    answer = guest.http.post("/api/tables", json={"game": "conquerors", "seats": seats})
    assert (answer.status_code, answer.json()["reason"]) == (409, "deck-illegal")
    assert texts(few, language)[0] in answer.json()["error"]
    assert "Few" in answer.json()["error"]
    theirs = [{**ME, "deck": f"my:{legal['id']}"}, SIMPLE]
    for deck, who in ((theirs, stranger), ([{**ME, "deck": "my:"}, SIMPLE], guest)):
        assert who.refused("/api/tables", game="conquerors", seats=deck) == (404, "deck")
    other = [{**ME, "deck": f"my:{legal['id']}"}]
    assert guest.refused("/api/tables", game="plosinovka", seats=other) == (400, "deck")
    assert guest.get("/api/tables")["mine"] == []


# -- with cards of one's own --------------------------------------------------------------

WOLVES = {**MINERS, "scout": 40, "ember-wolf": 2}


def test_cards_of_ones_own_packs_are_built_with_played_with_and_shown_to_others(
    coming: Coming,
) -> None:
    guest, friend = coming(), coming()
    pack = own_pack(guest, WOLF)
    made = guest.post("/api/my/decks", name="Wolves", cards=WOLVES, packs=[pack])
    assert made["problems"] == []
    seen = friend.get(f"/api/decks/{made['id']}")["deck"]
    assert friend.get(f"/api/packs/{seen['pack']}")["cards"]["ember-wolf"]["name"]["en"]
    table = guest.open("conquerors", {**ME, "deck": f"my:{made['id']}"}, SIMPLE)
    assert [used["name"] for used in table["packs"]] == ["Embers"]
    assert table["state"] == "playing"
    assert "ember-wolf" in guest.get(f"/api/packs/{table['pack']}")["cards"]
    plain = friend.open("conquerors", {**ME, "deck": "builders"}, OPEN)["id"]
    refused = guest.refused(f"/api/tables/{plain}/take", seat=1, deck=f"my:{made['id']}")
    assert refused == (409, "deck-cards")


def test_a_pack_that_is_gone_or_wrong_is_a_problem_of_the_deck(coming: Coming) -> None:
    guest, stranger = coming(), coming()
    pack = own_pack(guest, WOLF)
    made = guest.post("/api/my/decks", name="Wolves", cards=WOLVES, packs=[pack])
    theirs = stranger.post("/api/decks/check", cards=WOLVES, packs=[pack])
    assert texts(theirs)[0] == "A pack of this deck is gone."
    put_card(guest, f"/api/my/packs/{pack}/cards/ember-wolf", **WOLF | {"text": "Eats rules."})
    [wrong] = guest.get("/api/my/decks")
    assert texts(wrong) == [
        "The pack “Embers” has mistakes: mend it in the workshop first.",
        "There is no card “ember-wolf” in the pack",
    ]
    assert texts(wrong, "cs")[0] == "V sadě „Embers“ jsou chyby: nejdřív je v dílně opravte."
    assert wrong["cards"] == made["cards"]
    guest.http.delete(f"/api/my/packs/{pack}")
    [gone] = guest.get("/api/my/decks")
    assert texts(gone, "cs")[0] == "Jedna ze sad tohoto balíčku už není."
    seats = [{**ME, "deck": f"my:{made['id']}"}, SIMPLE]
    assert guest.refused("/api/tables", game="conquerors", seats=seats) == (409, "deck-illegal")


def test_a_text_with_cards_of_ones_own_finds_their_pack(coming: Coming) -> None:
    guest, stranger = coming(), coming()
    pack = own_pack(guest, WOLF)
    made = guest.post("/api/my/decks", name="Wolves", cards=WOLVES, packs=[pack])
    text = guest.http.get(f"/api/decks/{made['id']}/text").text
    assert f"2 {WOLF['name']['en']}" in text.splitlines()
    read = guest.post("/api/decks/read", text=text)
    assert (read["cards"], read["packs"], read["mistakes"]) == (WOLVES, [pack], [])
    assert [one["line"] for one in stranger.post("/api/decks/read", text=text)["mistakes"]] != []
