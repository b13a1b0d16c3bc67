"""Any orders in any order: what is stored always leads where the table stands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deskovka.games.port.manners import Stop
from deskovka.table import orders
from deskovka.table.orders import PlannedPick, obey
from deskovka.table.refusals import Refusal
from deskovka.table.seats import Chair
from tests.hurried import in_its_own_time
from tests.table.memory import Guest, Room, people

GAMES = ("conquerors", "plosinovka")


def any_order(room: Room, random: Random) -> orders.Orders:
    """Mostly picks; now and then something else, sensible or not."""
    display, request = room.table.display, room.table.takeback.request
    options = len(room.table.state.options) or 1
    things: list[int | str] = [1, 7, "gravity", "boot"]
    others: list[Any] = [
        orders.Undo(),
        orders.Answer(request.id if request else 1, random.random() < 0.7),
        orders.Stops(
            {kind: Stop(random.random() < 0.5, True) for kind in room.table.manners.stops}
        ),
        orders.Until(random.choice(["turn", "my_turn", "off"])),
        orders.Explain(random.choice(things)),
        orders.Preview(random.choice(["falls", "outlook", "attack", "weather"]), 1),
        orders.Hint(),
        orders.Pick(display.moment - 1, 0),
        orders.Pick(display.moment, options),
        orders.Pick(display.moment, random.randrange(options), any_choices(room, random)),
        orders.Pick(display.moment, random.randrange(options), any_choices(room, random)),
    ]
    if random.random() < 0.01:
        return orders.Resign()
    if random.random() < 0.25:
        return others[random.randrange(len(others))]  # type: ignore[no-any-return]
    return orders.Pick(display.moment, random.randrange(options))


def any_choices(room: Room, random: Random) -> list[PlannedPick]:
    """For the same question again, as for several attackers, and for others."""
    state = room.table.state
    if state.over:
        return []
    asks = state.question().name
    data = state.view(state.seat).get("options", [])
    again = [PlannedPick(asks, random.choice(data)) for _ in range(4) if data]
    return [*again, PlannedPick("gems", {"times": 1}), PlannedPick(asks, {"verb": "pass"})]


def any_stop(random: Random) -> Stop:
    return Stop(random.random() < 0.5, random.random() < 0.8)


def check(room: Room) -> None:
    """The log, the table and what was seen of it agree."""
    table = room.table
    assert table.log.size == len(room.store.entries)
    again = room.replayed()
    assert again.state.digest() == table.state.digest()
    assert again.log.played == table.log.played
    for guest in room.guests:
        if guest.seats and guest.sights:
            assert guest.last.view["seat"] in guest.seats


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_ordered_the_log_is_the_truth(game: str, seed: int) -> None:
    async def run() -> int:
        random = Random(seed)
        chairs = [*people(2), *[Chair(bot="random")] * (seed % 2)]
        guests = [Guest(0), Guest(1, language="cs"), Guest(0, 1), Guest()]
        room = Room(game, chairs, seed, guests)
        await room.begin()
        done, refused = 0, set[str]()
        for number in range(250):
            if room.table.state.over and random.random() < 0.5:
                break
            guest = random.choice(guests) if random.random() < 0.3 else room.asked_or(guests[0])
            try:
                await obey(room.table, guest, any_order(room, random))
                done += 1
            except Refusal as refusal:
                refused.add(refusal.text(guest.language))
            await room.settled()
            if number % 50 == 0:
                check(room)
        check(room)
        assert all(refused)
        return done

    assert in_its_own_time(run()) > 4  # whoever resigns may end the game


def test_advice_is_for_whoever_sees_it() -> None:
    async def run() -> None:
        room = Room("plosinovka", [Chair(person=1), Chair(bot="random")])
        await room.begin()
        me = room.guests[0]
        explained: Any = await obey(room.table, me, orders.Explain("gravity"))
        assert explained.what == "gravity"
        assert (explained.reason is None) == (explained.text is None)
        previewed: Any = await obey(room.table, me, orders.Preview("falls"))
        assert isinstance(previewed.data, dict)
        hinted: Any = await obey(room.table, me, orders.Hint())
        assert 0 <= hinted.pick < len(room.table.state.options)
        assert room.thinker.jobs[-1].bot == ""
        for wrong in (orders.Explain(1), orders.Preview("weather")):
            with pytest.raises(Refusal, match="what"):
                await obey(room.table, me, wrong)

    in_its_own_time(run())


def test_there_are_no_hints_between_people() -> None:
    async def run() -> None:
        room = Room("conquerors", people(2))
        await room.begin()
        with pytest.raises(Refusal, match="hint-between-people"):
            await obey(room.table, room.asked, orders.Hint())
        other = next(guest for guest in room.guests if guest is not room.asked)
        with pytest.raises(Refusal, match="not-asked"):
            await obey(room.table, other, orders.Hint())

    in_its_own_time(run())


def test_on_a_shared_screen_one_sees_through_the_eyes_of_whoever_is_asked() -> None:
    async def run() -> None:
        screen = Guest(0, 1)
        room = Room("conquerors", [Chair(person=1)] * 2, guests=[screen])
        await room.begin()
        await room.play(Random(3), most=80)
        asked = [sight for sight in screen.sights if sight.decision is not None]
        assert {sight.decision.seat for sight in asked if sight.decision} == {0, 1}
        for sight in asked:
            assert sight.decision is not None
            assert sight.view["seat"] == sight.decision.seat

    in_its_own_time(run())


def hand_of(guest: Guest) -> list[int]:
    """The handles of the cards that the guest holds."""
    return [card["handle"] for card in guest.last.view["players"][guest.seats[0]]["hand"]]


def place_of(guest: Guest) -> int:
    """The field of the guest's hero."""
    seen: Any = guest.last.view
    return int(seen["players"][guest.seats[0]]["field"])


def exchanged(*handles: int) -> list[PlannedPick]:
    return [PlannedPick("redraw_card", {"verb": "choose", "card": handle}) for handle in handles]


def test_one_order_carries_several_choices_and_is_taken_back_as_one() -> None:
    async def run() -> None:
        room = Room("conquerors", people(2), seed=7)
        await room.begin()
        me, table = room.asked, room.table
        before, cards = table.state.digest(), hand_of(me)
        moment = table.display.moment
        await obey(table, me, orders.Pick(moment, 1, exchanged(*cards[1:4])))
        await room.settled()
        assert [entry.who for entry in table.log.played] == ["person", "more", "more", "more"]
        assert len(room.store.together) == 1
        assert table.display.moment == moment + 1  # nobody was shown anything between
        assert set(cards[1:4]).isdisjoint(hand_of(me))
        assert room.replayed().state.digest() == table.state.digest()
        await obey(table, me, orders.Undo())
        other = room.guests[1 - me.seats[0]]
        assert me.last.request is not None  # new cards have been drawn
        await obey(table, other, orders.Answer(me.last.request.id, True))
        await room.settled()
        assert table.state.digest() == before

    in_its_own_time(run())


@pytest.mark.parametrize(
    ("wrong", "made"), [("card", 2), ("question", 1), ("vague", 1), ("more", 4)]
)
def test_an_order_ends_where_its_choice_is_not_offered(wrong: str, made: int) -> None:
    """``made`` choices are true; then whoever ordered is asked as usual."""

    async def run() -> None:
        room = Room("conquerors", people(2), seed=7)
        await room.begin()
        me, table = room.asked, room.table
        cards = hand_of(me)
        then = {
            "card": exchanged(cards[0], 999, cards[1]),
            "question": [PlannedPick("kuk", {"verb": "pass"})],
            "vague": [PlannedPick("redraw_card", {"verb": "choose"})],
            "more": exchanged(*cards),
        }[wrong]
        await obey(table, me, orders.Pick(table.display.moment, 1, then))
        await room.settled()
        assert len(table.log.played) == made
        assert table.display.open
        assert (table.state.seat == me.seats[0]) == (wrong != "more")

    in_its_own_time(run())


def test_an_order_passes_over_questions_that_were_not_asked() -> None:
    """Without gems nobody is asked how many: the boot goes where the order says."""

    async def run() -> None:
        room = Room("plosinovka", people(2), seed=3)
        await room.begin()
        await room.choose(1)  # appear
        await room.choose(1)
        me, table = room.asked, room.table
        data: Any = table.state.view(me.seats[0])["options"]
        boot = data.index({"verb": "use", "symbol": "boot"})
        then = [PlannedPick("gems", {"times": 1}), PlannedPick("move", {"field": 9})]
        await obey(table, me, orders.Pick(table.display.moment, boot, then))
        await room.settled()
        assert table.state.question().name == "action"
        assert place_of(me) == 9
        await obey(table, me, orders.Undo())
        await room.settled()
        assert place_of(me) == 1

    in_its_own_time(run())


def test_whoever_rolls_or_draws_decides_anew() -> None:
    """A choice for later must not be made with what nobody knew when it was ordered."""

    async def run() -> None:
        room = Room("plosinovka", people(1), seed=3, players=1)
        await room.begin()
        me, table, learned = room.asked, room.table, 0
        random = Random(1)
        while table.display.open and learned < 5:
            rolled = table.state.chance.row()
            made = len(table.log.played)
            pick = random.randrange(len(table.state.options))
            quiet = [
                PlannedPick(kind, {"verb": "pass"}) for kind in ("special", "action", "action")
            ]
            await obey(table, me, orders.Pick(table.display.moment, pick, quiet))
            await room.settled()
            for at in range(made, len(table.log.played)):
                if table.log.played[at].who == "more":
                    assert table.log.state_after(at).chance.row() == rolled
            learned += table.state.chance.row() != rolled
        assert learned

    in_its_own_time(run())
