"""The public face: set up, play, copy, store, look, replay, and what is refused."""

from __future__ import annotations

import doctest
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import deskovka
import deskovka.replay
from deskovka import BadReplay, BadSetup, DeskovkaError, IllegalPick, IllegalSeat
from deskovka.games.conquerors.state import Table
from deskovka.games.port.state import Outcome
from deskovka.replay import Replay

pytestmark = pytest.mark.fast

GAME = deskovka.game("conquerors")


def played(picks: int = 10**6, seed: int = 7) -> Table:
    """A game between the default decks in which the options are taken in turn."""
    state: Table = GAME.new(seed=seed)
    for number in range(picks):
        if state.decision is None:
            break
        state.apply(number % len(state.options))
    return state


def replay_of(picks: int) -> Replay:
    replay = played(picks).replay()
    assert isinstance(replay, Replay)
    return replay


# -- the loop of the README ---------------------------------------------------------------


def test_the_example_of_the_package_works() -> None:
    result = doctest.testmod(deskovka)
    assert result.attempted >= 5
    assert result.failed == 0


def test_a_game_from_the_first_decision_to_the_outcome() -> None:
    state = GAME.new(decks=["builders", "raiders"], seed=7)
    while (d := state.decision) is not None:
        assert d.seat in (0, 1)
        assert d.kind
        assert d.rule.startswith("conquerors:")
        for language in ("en", "cs"):
            assert d.text(language)
            assert all(option.text(language) for option in d.options)
        assert 0 <= d.default < len(d.options)
        state.apply(0)
    assert state.outcome is not None
    assert state.outcome.how in ("conquered", "last_left", "deck_out")
    assert state.outcome == Outcome(state.outcome.winners, state.way())
    assert len({state.outcome, state.clone().outcome}) == 1
    assert repr(state.outcome) == f"<outcome: {state.outcome.how}, winners {state.outcome.winners}>"


def test_while_a_game_goes_on_it_has_no_outcome() -> None:
    assert played(20).outcome is None


def test_copies_and_stored_games_play_on() -> None:
    state = played(60)
    clone, loaded = state.clone(), GAME.load(state.dump())
    for copy in (state, clone, loaded):
        while copy.decision is not None:
            copy.apply(copy.decision.default)
    assert state.digest() == clone.digest() == loaded.digest()
    assert state.outcome == clone.outcome == loaded.outcome


def test_views_are_for_seats_and_spectators() -> None:
    state = played(60)
    views = [state.view(seat) for seat in (0, 1, None)]
    assert [view["seat"] for view in views] == [0, 1, None]
    assert all(json.dumps(view) for view in views)
    assert ["options" in view for view in views] == [state.seat == 0, state.seat == 1, False]


def test_a_finished_game_shows_its_outcome() -> None:
    state = played()
    outcome = state.outcome
    assert outcome is not None
    expected = {"winners": outcome.winners, "how": outcome.how}
    assert [state.view(seat)["outcome"] for seat in (0, 1, None)] == [expected] * 3


@pytest.mark.parametrize("seat", [-1, 2, "0", True, 1.0])
def test_there_are_no_other_seats(seat: Any) -> None:
    state = played(20)
    uses = (state.view, lambda s: state.determinize(s, 1), lambda s: state.explain(s, 1))
    for use in uses:
        with pytest.raises(IllegalSeat, match="is not a seat: there are 0 to 1"):
            use(seat)


def test_explain_says_why_a_card_cannot_be_used() -> None:
    state = GAME.new(decks=["builders", "raiders"], seed=7)
    while state.decision is not None and state.decision.kind != "main":
        state.apply(state.decision.default)
    assert state.decision is not None
    offered = {option.data().get("card") for option in state.decision.options}
    seat = state.seat
    reasons = set()
    for slot in state.players[seat].hand:
        handle = state.cards[slot].handle
        said = state.explain(seat, handle)
        offered = (
            {o.data().get("card") for o in state.decision.options} if state.decision else set()
        )
        assert (said is None) == (handle in offered)
        if said is not None:
            assert said["rule"].startswith("conquerors:")
            reasons.add(said["reason"])
    assert reasons
    other = 1 - seat
    theirs = state.cards[state.players[other].hand[0]].handle
    assert state.explain(seat, theirs) == {"reason": "not_yours", "rule": "conquerors:TERM-7"}
    assert state.explain(other, theirs) == {"reason": "no_decision", "rule": "conquerors:REACT-3"}
    for nonsense in (0, -1, 10**9):
        with pytest.raises(DeskovkaError, match="there is no card with the handle"):
            state.explain(seat, nonsense)


def test_an_illegal_pick_changes_nothing() -> None:
    state = played(33)
    digest = state.digest()
    for wrong in (-1, len(state.options), True, "0", 1.0, None):
        with pytest.raises(IllegalPick):
            state.apply(wrong)
    assert state.digest() == digest


# -- setting up ---------------------------------------------------------------------------


def refused(**setup: Any) -> list[str]:
    with pytest.raises(BadSetup) as error:
        GAME.new(**setup)
    reasons = [*map(str, error.value.reasons)]
    assert str(error.value) == "; ".join(reasons)
    return reasons


def test_the_same_seed_is_the_same_game_and_no_seed_is_any() -> None:
    assert GAME.new(seed=5).digest() == GAME.new(seed=5).digest()
    assert GAME.new(seed=5).digest() != GAME.new(seed=6).digest()
    assert GAME.new().digest() != GAME.new().digest()
    assert GAME.new(seed=2**128 - 1).setup != GAME.new(seed=0).setup


@pytest.mark.parametrize("seed", [-1, 2**128, 1.0, "7", True, b"7"])
def test_a_bad_seed_is_refused(seed: Any) -> None:
    assert refused(seed=seed) == ["the seed must be a whole number from 0 to 2**128 - 1"]


@pytest.mark.parametrize("players", [0, 1, 7, 20])
def test_too_few_and_too_many_players_are_refused(players: int) -> None:
    assert refused(decks=["builders"] * players) == [
        f"{players} decks: the game is for 2 to 6 players"
    ]


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play(players: int) -> None:
    state = GAME.new(decks=["sparks"] * players, seed=1)
    assert state.seats == len(state.players) == players
    assert len(state.view(0)["players"]) == players


def test_every_reason_is_listed() -> None:
    decks = ["builders", "bilders", {"scout": 2, "nobody": 3, "gold-miner": 0}, 5]
    reasons = refused(decks=decks, edition="de", chance="loaded", seed=1)
    assert len(reasons) >= 8
    text = "\n".join(reasons)
    for part in (
        "edition 'de' is neither 'en' nor 'cs'",
        "chance 'loaded' is none of hashed, fast, asked",
        "deck 2: there is no deck 'bilders'; there are ",
        "deck 3: there is no card “nobody” in the pack",
        "deck 3: gold-miner: 0 is not a number of copies",
        "deck 3: 5 cards: a deck has 50 to 80 (DECK-1)",
        "deck 3: at least one collector-of-cosmium is needed (DECK-3)",
        "deck 4: ",
    ):
        assert part in text


def test_there_is_no_other_game() -> None:
    with pytest.raises(BadSetup, match="there is no game 'chess'"):
        deskovka.game("chess")


def test_a_game_can_be_played_with_a_pack_of_ones_own(tmp_path: Path) -> None:
    pack = tmp_path / "mine"
    pack.mkdir()
    (pack / "pack.toml").write_text(
        'id = "mine"\nname = { en = "Mine" }\n[[card]]\nid = "dynamo"\n'
        'name = { en = "Dynamo" }\ntype = "miner"\nstars = 1\ncost = "1 gold"\n'
        'art = "card-pickup"\ntext = "Adds 1 cosmium."\n',
        "utf-8",
    )
    own = deskovka.game("conquerors", pack)
    assert own.digest != GAME.digest
    deck = {"gold-miner": 20, "collector-of-cosmium": 10, "dynamo": 20}
    state = own.new(decks=[deck, deck], seed=3)
    replay = state.replay()
    assert replay.verify(own).digest() == state.digest()
    with pytest.raises(BadReplay, match="other cards"):
        replay.verify()


# -- replays ------------------------------------------------------------------------------


def test_a_replay_replays_the_game() -> None:
    state = played()
    text = state.replay().text()
    replay = deskovka.replay.load(text)
    assert replay == state.replay()
    assert replay.text() == text
    assert replay.verify().digest() == state.digest()
    states = [moment.digest() for moment in replay.states()]
    assert len(states) == len(replay.log) + 1
    assert states[0] == GAME.new(seed=7).digest()
    assert states[-1] == state.digest()


def test_a_replay_of_a_game_that_goes_on() -> None:
    state = played(60)
    again = state.replay().verify()
    again.apply(again.default)
    state.apply(state.default)
    assert again.digest() == state.digest()


def test_a_replay_is_small() -> None:
    replay = played().replay()
    assert len(replay.text()) < 3000 + 3 * len(replay.log)
    assert [number for number, _ in replay.hashes][:2] == [0, 50]
    assert replay.hashes[-1][0] == len(replay.log)


def changed(**fields: Any) -> str:
    return msgspec.structs.replace(replay_of(200), **fields).text()


def log_with(at: int, pick: int) -> list[int]:
    log = replay_of(200).log[:]
    log[at] = pick
    return log


def test_a_replay_that_was_cut_is_refused() -> None:
    text = replay_of(200).text()
    for length in (0, 1, 10, len(text) // 2, len(text) - 1):
        with pytest.raises(BadReplay, match="this is not a replay"):
            deskovka.replay.load(text[:length])


@pytest.mark.parametrize("text", ["", "[]", "5", "null", "{}", "\ud800", '{"game":1}', "x" * 99])
def test_what_is_no_replay_is_refused(text: str) -> None:
    with pytest.raises(BadReplay, match="this is not a replay"):
        deskovka.replay.load(text)


def test_a_huge_text_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadReplay, match="too long"):
        deskovka.replay.load('{"game": "' + "x" * 2_000_000 + '"}')


def test_another_format_is_refused() -> None:
    with pytest.raises(BadReplay, match="the replay has format 2; known is 1"):
        deskovka.replay.load(changed(format=2))


def bad(reason: str, **fields: Any) -> Any:
    return pytest.param(fields, reason, id=f"{next(iter(fields))}: {reason}")


DAMAGED = [
    bad(r"entry 61 of the replay: 99 is not an option", log=lambda: log_with(60, 99)),
    bad(r"entry 3 of the replay: 2 is not a seat", log=lambda: log_with(2, -3)),
    bad(r"does not say how the game stood at its end", log=lambda: log_with(0, 0)[:-1]),
    bad(r"does not say how the game stood at its end", log=lambda: log_with(0, 0)[:50]),
    bad(r"does not say how the game stood at its end", log=list),
    bad(r"after 50 picks the game is not what it was", hashes=lambda: hashes_with(1)),
    bad(r"after 0 picks the game is not what it was", hashes=lambda: hashes_with(0)),
    bad(r"does not say how the game stood at its end", hashes=list),
    bad(r"the replay was played with other cards", pack=lambda: "f" * 32),
    bad(r"is of another game: there is no game 'chess'", game=lambda: "chess"),
    bad(r"the replay was played with other cards", game=lambda: "plosinovka"),
    bad(r"cannot be set up: there is no list of decks", setup=dict),
    bad(r"the seed is not a number of 128 bits", setup=lambda: with_setup(seed="x")),
    bad(r"edition 'xx' is neither", setup=lambda: with_setup(edition="xx")),
    bad(r"deck 1: .* cards: a deck has 50 to 80", setup=lambda: with_setup(decks=[{}, {}])),
]


def hashes_with(wrong: int) -> list[tuple[int, str]]:
    hashes = replay_of(200).hashes[:]
    hashes[wrong] = (hashes[wrong][0], "0" * 32)
    return hashes


def with_setup(**values: Any) -> dict[str, Any]:
    return {**(played(1).setup or {}), **values}


@pytest.mark.parametrize(("fields", "reason"), DAMAGED)
def test_a_damaged_replay_is_refused_with_the_reason(fields: Any, reason: str) -> None:
    text = changed(**{key: value() for key, value in fields.items()})
    with pytest.raises(BadReplay, match=reason):
        deskovka.replay.load(text).verify()


def test_another_pick_on_the_way_is_noticed() -> None:
    """A legal pick, but not the one that was made."""
    replay = replay_of(200)
    state = GAME.new(seed=7)
    for number, pick in enumerate(replay.log):
        if number > 60 and len(state.options) > 2:
            break
        state.apply(pick)
    log = replay.log[:]
    log[number] = (log[number] + 1) % len(state.options)
    with pytest.raises(BadReplay, match=r"after \d+ picks the game is not|entry \d+ of the replay"):
        msgspec.structs.replace(replay, log=log).verify()


def test_replays_come_from_setups_only() -> None:
    assert replay_of(5).setup == played(5).setup
    with pytest.raises(BadReplay, match="has no replay"):
        played(5).determinize(0, 1).replay()
