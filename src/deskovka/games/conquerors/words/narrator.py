"""What cards, effects, players and materials are called, for one reader in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.games.conquerors import codes
from deskovka.games.conquerors.effects.compounds import ChooseOne, Compound
from deskovka.games.conquerors.effects.compounds import Sequence as Sequenced
from deskovka.games.conquerors.packs import CardData, Pack
from deskovka.games.conquerors.rules.cards import attack, life
from deskovka.games.conquerors.state import Box, Table
from deskovka.games.port.face import PackFace
from deskovka.locales.quick import Values, sentence
from deskovka.locales.speaker import Speaker


class Narrator(Speaker):
    """Names things for one reader: by what that seat may know, with the players' names."""

    def __init__(
        self, table: Table, language: str, seat: int | None, names: Sequence[str] = ()
    ) -> None:
        super().__init__(language, seat, names)
        self.table = table
        self.pack = pack_of(table)

    def said(self, message: str, values: Values) -> str:
        """The messages of this game carry its name."""
        return self.voice.say(f"conquerors-{message}", values)

    # -- materials ------------------------------------------------------------------------

    def materials(self, amounts: Sequence[int]) -> str:
        parts = [
            self.say(f"amount-{material}", amount=amount)
            for material, amount in zip(codes.MATERIALS, amounts, strict=True)
            if amount
        ]
        return self.listed(parts) or self.say("amount-nothing")

    # -- cards ----------------------------------------------------------------------------

    def knows(self, slot: int) -> bool:
        eye = self.table.seats if self.seat is None else self.seat
        return bool(self.table.cards[slot].known >> eye & 1)

    def printed(self, definition: int) -> str:
        """The name that is printed on the card."""
        if definition == 0:
            return self.say("base-name")
        card = card_data(self.pack, definition)
        name = card.called(self.language)
        self.named[name] = card.id
        return name

    def base(self, seat: int) -> str:
        if seat == self.seat:
            return self.say("base-yours")
        return self.say("card-theirs", card=self.say("base-name"), player=self.player(seat))

    def plain(self, slot: int) -> str:
        """The card by its name alone, if the reader may know it."""
        card = self.table.cards[slot]
        if self.table.kind_of(slot) == codes.BASE:
            return self.base(card.owner)
        if self.knows(slot):
            return self.printed(card.definition)
        return self.say("trap-unknown" if card.zone == codes.PLANET else "card-unknown")

    def card(self, slot: int) -> str:
        """The card so that it can be told from others: its numbers, its place, whose it is."""
        card, kind = self.table.cards[slot], self.table.kind_of(slot)
        text = self.plain(slot)
        if card.zone != codes.PLANET:
            return text
        if kind == codes.TRAP and card.guarding >= 0:
            column = self.table.cards[card.guarding].traps
            place = column.index(slot) + 1 if slot in column else 1
            guarded = self.owned(card.guarding, self.plain(card.guarding))
            return self.say(
                "trap-before", trap=text, place=place, count=len(column), guarded=guarded
            )
        if not self.table.printed(slot).is_entity():
            return self.owned(slot, text)
        form = "with-both" if kind == codes.WARRIOR else "with-life"
        values: Values = {"card": text, "life": life(self.table, slot)}
        if kind == codes.WARRIOR:
            values["attack"] = attack(self.table, slot)
        if card.controller != self.seat:
            values["card"] = self.printed(card.definition)
            values["player"] = self.player(card.controller)
            return self.said(f"{form}-theirs", values)
        return self.said(form, values)

    def owned(self, slot: int, text: str) -> str:
        """Cards of others are called after them."""
        card = self.table.cards[slot]
        if card.controller == self.seat or self.table.kind_of(slot) == codes.BASE:
            return text
        return self.say("card-theirs", card=text, player=self.player(card.controller))

    def by_handle(self, handle: int) -> str:
        """As `card`; what has moved on since is called by its name alone."""
        slot = self.table.slot(handle)
        return self.card(slot) if slot >= 0 else self.past(handle)

    def past(self, handle: int) -> str:
        """A card that was on the planet or being played: unless face down, all could see it."""
        if not 0 < handle < self.table.where_size:
            return self.say("card-unknown")
        slot = self.table.where[handle]
        card, kind = self.table.cards[slot], self.table.kind_of(slot)
        if kind == codes.BASE:
            return self.base(card.owner)
        if kind == codes.TRAP and not self.knows(slot):
            return self.say("trap-unknown")
        return self.printed(card.definition)

    # -- effects --------------------------------------------------------------------------

    def ability(self, definition: int, number: int) -> str:
        """A paragraph of a card's text."""
        return card_data(self.pack, definition).texts(self.language)[number]

    def does(self, slot: int) -> str:
        """The whole text of a spell or a trap."""
        card = card_data(self.pack, self.table.cards[slot].definition)
        return " ".join(card.texts(self.language))

    def sentence(self, definition: int, ability: int, node: int) -> str:
        """The sentence of a paragraph that an effect of it comes from."""
        card = card_data(self.pack, definition)
        body = self.table.definitions[definition].abilities[ability].body
        sentences = card.abilities[ability][-1]
        if isinstance(body, Sequenced) and len(body.parts) == len(sentences):
            for part, tree in zip(body.parts, sentences, strict=True):
                if part.number == node:
                    return print_tree(self.pack, card, tree, self.language)
        return self.ability(definition, ability)

    def mode(self, definition: int, ability: int, node: int, number: int) -> str:
        """One of the effects that a text lets choose from."""
        card = card_data(self.pack, definition)
        choices = _choices(card.abilities[ability])
        nodes = _choosing_nodes(self.table.box.definitions[definition].abilities[ability].body)
        tree = choices[nodes.index(node)][1][number]
        return sentence(print_tree(self.pack, card, tree, self.language)) + "."


# -- what is printed ----------------------------------------------------------------------


def pack_of(table: Table) -> Pack:
    """The pack whose cards the table is played with."""
    face = table.box.face
    assert isinstance(face, PackFace)
    assert isinstance(face.pack, Pack)
    return face.pack


def card_data(pack: Pack, definition: int) -> CardData:
    """Definition 0 is the base, which is no card of the pack."""
    return pack.cards[definition - 1]


def print_tree(pack: Pack, card: CardData, tree: Any, language: str) -> str:
    """A part of a card's text."""
    from deskovka.games.conquerors.packs.sentence_table import (  # slow to load, seldom needed
        czech,
        table,
    )

    names = {other.id: other.called(language) for other in pack.cards}
    if language == "cs":
        return czech(card.type, tree, names)
    own_name = card.called(language)
    return table().english(tree, own_name=own_name, name_of=names.__getitem__)


# -- whose effect it is -------------------------------------------------------------------

_bodies: dict[str, dict[int, tuple[int, int]]] = {}


def ability_of(box: Box, body: int) -> tuple[int, int]:
    """The card and the paragraph that an effect on the stack comes from."""
    if box.digest not in _bodies:
        _bodies[box.digest] = {
            ability.body.number: (definition.number, number)
            for definition in box.definitions
            for number, ability in enumerate(definition.abilities)
            if ability.body.number >= 0
        }
    return _bodies[box.digest][body]


def _choices(tree: Any) -> list[Any]:
    """The places of a text where one of several effects is chosen, in their order."""
    if not isinstance(tree, list):
        return []
    if tree and tree[0] == "choose_one":
        return [tree]
    return [found for part in tree for found in _choices(part)]


def _choosing_nodes(effect: object) -> list[int]:
    if isinstance(effect, ChooseOne):
        return [effect.number]
    if isinstance(effect, Compound):
        return [number for part in effect.parts for number in _choosing_nodes(part)]
    return []
