"""Decks that people build: kept, checked, shared, read from text and written as text."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, cast

from deskovka import games, locales
from deskovka.games.port.deckbuilder import Deckbuilder
from deskovka.games.port.state import GameState
from deskovka.packs.data import CORE_ID, Printed
from deskovka.problems import Problem
from deskovka.server.decks.records import DeckRecord
from deskovka.server.decks.wire import (
    CheckedDeck,
    Deck,
    DeckCards,
    DeckProblem,
    DeckText,
    DeckWish,
    LineMistake,
    ReadDeck,
    ReadyDeck,
    SharedDeck,
)
from deskovka.server.games import catalogue
from deskovka.server.http.refusals import Refusal
from deskovka.server.http.wire import Texts
from deskovka.server.people.records import Person
from deskovka.server.people.service import People, tidy
from deskovka.server.storage import Storage, new_id, now
from deskovka.server.workshop.packs import Packs, key_of
from deskovka.tabletop import TabletopGame

OWN: Final = "my:"  # so begins the name of somebody's own deck where decks are chosen
MOST_DECKS: Final = 100  # of one person
_MOST_READ: Final = 10  # packs whose cards a text may name


def builder_of(game: str) -> Deckbuilder:
    """Who knows the decks of a game; refuses where there are none."""
    builder = games.kit(game).deckbuilder() if game in games.names() else None
    if builder is None:
        raise Refusal("game", 404)
    return builder


def game_of(wanted: str) -> str:
    """The game that was named, or the first in which players bring decks."""
    builders = [name for name in games.names() if games.kit(name).deckbuilder() is not None]
    name = wanted or next(iter(builders), "")
    if name not in builders:
        raise Refusal("game", 404)
    return name


def ready_made(wanted: str) -> list[ReadyDeck]:
    """The decks of the box of a game."""
    game = game_of(wanted)
    decks = builder_of(game).ready(catalogue.engine(game))
    return [ReadyDeck(deck.id, deck.name, deck.about, deck.cards) for deck in decks]


class Decks:
    """The decks of everybody."""

    def __init__(self, storage: Storage, people: People, packs: Packs) -> None:
        self.storage = storage
        self.people = people
        self.packs = packs

    async def mine(self, person: Person) -> list[Deck]:
        return [await self._deck(record) for record in await self.storage.decks_of(person.id)]

    async def add(self, person: Person, wish: DeckWish) -> Deck:
        record = DeckRecord(
            id=new_id(),
            person=person.id,
            game=game_of(wish.game),
            name=tidy(wish.name),
            cards=wish.cards,
            packs=wish.packs,
            created=now(),
            changed=now(),
        )
        if not await self.storage.add_deck(record, MOST_DECKS):
            raise Refusal("too-many-decks", 429, most=MOST_DECKS)
        return await self._deck(record)

    async def change(self, person: Person, ident: str, wish: DeckWish) -> Deck:
        changes = {
            "name": tidy(wish.name),
            "cards": wish.cards,
            "packs": wish.packs,
            "changed": now(),
        }
        if not await self.storage.change_deck(person.id, ident, **changes):
            raise Refusal("deck", 404)
        return await self._deck(await self._record(ident))

    async def delete(self, person: Person, ident: str) -> None:
        if not await self.storage.delete_deck(person.id, ident):
            raise Refusal("deck", 404)

    async def shared(self, person: Person | None, ident: str) -> SharedDeck:
        """Whoever knows the id may see it: it cannot be guessed."""
        record = await self._record(ident)
        owner = (await self.people.named({record.person}))[record.person]
        mine = person is not None and person.id == record.person
        return SharedDeck(await self._deck(record), owner.name, mine)

    async def text(self, ident: str, language: str) -> str:
        record = await self._record(ident)
        game, *_ = await self._game(record.person, record.game, record.packs)
        builder = builder_of(record.game)
        return builder.write(record.name, record.cards, game.pack.cards, language)

    async def check(self, person: Person, wish: DeckCards) -> CheckedDeck:
        game, key, problems = await self._game(person.id, game_of(wish.game), wish.packs)
        return CheckedDeck(key, problems + _problems(game, wish.cards))

    async def read(self, person: Person, wanted: DeckText) -> ReadDeck:
        """With the cards of the box, and of one's own packs where those do not suffice."""
        game, text = game_of(wanted.game), wanted.text
        builder, every = builder_of(game), catalogue.engine(game).pack.cards
        found = await asyncio.to_thread(builder.read, text, every)
        packs: list[str] = []
        if found.mistakes and (own := await self._own_cards(person, game)):
            every = [*every, *(card for card, _ in own)]
            found = await asyncio.to_thread(builder.read, text, every)
            packs = list(dict.fromkeys(pack for card, pack in own if card.id in found.cards))
        known = {card.id: card for card in every}
        mistakes = [
            LineMistake(cast(int, mistake.values["line"]), _said(_told(game, mistake, known)))
            for mistake in found.mistakes
        ]
        return ReadDeck(found.name, found.cards, packs, mistakes)

    async def _own_cards(self, person: Person, game: str) -> list[tuple[Printed, str]]:
        """The cards of the packs that were changed last, each with its pack."""
        found: list[tuple[Printed, str]] = []
        packs = [pack for pack in await self.storage.packs_of(person.id) if pack.game == game]
        for pack in [pack for pack in packs if pack.sound][:_MOST_READ]:
            with suppress(Refusal):
                made, _ = await self.packs.game_of(person.id, game, [pack.id])
                found += [(card, pack.id) for card in made.pack.cards if card.pack != CORE_ID]
        return found

    async def bring(self, person: Person, game: str, chosen: str | None) -> dict[str, Any] | None:
        """What a seat keeps of a deck of one's own, which may change later; None for others."""
        if chosen is None or not chosen.startswith(OWN):
            return None
        record = await self._record(chosen.removeprefix(OWN))
        if record.person != person.id:
            raise Refusal("deck", 404)
        if record.game != game:
            raise Refusal("deck")
        deck = await self._deck(record)
        if deck.problems:
            why = " ".join(one.text[person.language].rstrip(".") + "." for one in deck.problems)
            raise Refusal("deck-illegal", 409, name=deck.name, why=why)
        return {"name": deck.name, "cards": deck.cards, "packs": deck.packs}

    async def _record(self, ident: str) -> DeckRecord:
        record = await self.storage.deck(ident)
        if record is None:
            raise Refusal("deck", 404)
        return record

    async def _deck(self, record: DeckRecord) -> Deck:
        game, key, problems = await self._game(record.person, record.game, record.packs)
        return Deck(
            id=record.id,
            game=record.game,
            name=record.name,
            cards=record.cards,
            packs=record.packs,
            pack=key,
            changed=record.changed,
            problems=problems + _problems(game, record.cards),
        )

    async def _game(
        self, person: int, name: str, packs: Sequence[str]
    ) -> tuple[TabletopGame[GameState], str, list[DeckProblem]]:
        """The game with those packs, what its cards are asked for by, and why it has not all."""
        sound: list[str] = []
        problems: list[DeckProblem] = []
        for ident in packs:
            try:
                await self.packs.game_of(person, name, [*sound, ident])
            except Refusal as refusal:
                problems.append(await self._useless(person, ident, refusal))
            else:
                sound.append(ident)
        game, used = await self.packs.game_of(person, name, sound)
        return game, key_of(game.digest, used), problems

    async def _useless(self, person: int, ident: str, refusal: Refusal) -> DeckProblem:
        """Why a pack cannot be played with; its mistakes are told where it is written."""
        pack = await self.storage.pack(person, ident)
        if pack is None or refusal.reason != "pack-bad":
            gone = Refusal("deck-pack-gone") if pack is None else refusal
            return DeckProblem(_said(gone.text))
        return DeckProblem(_said(Refusal("deck-pack-bad", name=pack.name).text))


def _problems(game: TabletopGame[GameState], cards: dict[str, int]) -> list[DeckProblem]:
    """Every reason why it is illegal."""
    known = {card.id: card for card in game.pack.cards}
    return [
        DeckProblem(
            _said(_told(game.name, problem, known)),
            problem.rule,
            str(problem.values.get("card", "")),
            _is_lacking(problem, cards, known),
        )
        for problem in builder_of(game.name).problems(game, cards)
    ]


def _is_lacking(problem: Problem, cards: dict[str, int], known: Mapping[str, Printed]) -> bool:
    """Whether more cards would put it right."""
    card, count, least = map(problem.values.get, ("card", "count", "least"))
    if card:
        return card in known and not cards.get(str(card))
    return isinstance(count, int) and isinstance(least, int) and count < least


def _told(game: str, problem: Problem, known: Mapping[str, Printed]) -> Callable[[str], str]:
    """A problem of a deck in a language, with the names of cards there."""

    def text(language: str) -> str:
        named = builder_of(game).named(problem, lambda ident: _called(ident, known, language))
        return named.sentence(language)

    return text


def _called(ident: str, known: Mapping[str, Printed], language: str) -> str:
    return known[ident].called(language) if ident in known else ident


def _said(text: Callable[[str], str]) -> Texts:
    return {language: locales.sentence(text(language)) for language in locales.LANGUAGES}
