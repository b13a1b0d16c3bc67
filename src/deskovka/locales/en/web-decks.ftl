# Decks on the page.

web-decks = Decks
web-decks-mine = Your decks
web-decks-none = None yet. Begin with an empty one, or change a copy of a deck of the box.
web-decks-ready = Decks of the box
web-decks-new = New deck
web-decks-unnamed = New deck
web-decks-change-copy = Change a copy
web-decks-change-copy-of = Change a copy of { $deck }
web-decks-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
web-decks-gone = You have no such deck.

## Building

web-decks-name = Name of the deck
web-decks-saved = Saved
web-decks-waiting = …
web-decks-saving = Saving …
web-decks-failed = Not saved:
web-decks-again = Try again
web-decks-packs = Cards of your own packs
web-decks-packs-wrong = (has mistakes)
web-decks-switch = What is shown
web-decks-cards = Cards
web-decks-deck = Deck
web-decks-fine = Ready to play
web-decks-lacking = Still needed:
web-decks-try = Try it now
web-decks-copy = Copy
web-decks-copy-of = { $deck } (copy)
web-decks-delete = Delete
web-decks-delete-sure = Delete “{ $deck }”?
web-decks-delete-what = The deck and its link are gone for good. Games that are being played with it go on.
web-decks-keep = Keep it
web-decks-begin = Begin with the cards of a deck of the box:
web-decks-nothing = Nothing in it yet: tap cards to put them in.
web-decks-unknown = Not in the pack
web-decks-keys = Keys: arrows walk over the cards, + and − change, i shows a card, / searches.
web-decks-add = Add { $card }
web-decks-more = One more: { $card }
web-decks-less = One fewer: { $card }
web-decks-look = Show { $card }
web-decks-inside = { $count } in the deck
web-decks-in = In the deck

## Finding cards

web-decks-search = Name or text, in either language
web-decks-type = Type
web-decks-type-miner = Miners
web-decks-type-building = Buildings
web-decks-type-warrior = Warriors
web-decks-type-trap = Traps
web-decks-type-spell = Spells
web-decks-cost = Cost
web-decks-stars = Stars
web-decks-word = Keyword
web-decks-word-any = any keyword
web-decks-word-kuk = Kuk
web-decks-word-look = Look
web-decks-word-trapback = Trapback
web-decks-word-shielding = Shielding
web-decks-word-final-hit = Final hit
web-decks-word-selfheal = Selfheal
web-decks-word-selfdestroy = Selfdestroy
web-decks-word-sacrifice = Sacrifice
web-decks-word-illusion = Illusion
web-decks-word-adds = Adds materials
web-decks-word-exhausted = Exhausted
web-decks-word-paid = Paid effect
web-decks-word-electricity = Costs electricity
web-decks-sort = Order
web-decks-sort-type = by type
web-decks-sort-cost = by cost
web-decks-sort-stars = by stars
web-decks-sort-name = by name
web-decks-only-inside = only those in the deck
web-decks-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-decks-filters-more = More filters
web-decks-filters-less = Fewer filters
web-decks-all = Show all

## Plots

web-decks-curve = Cards by cost
web-decks-curve-said = Cards by cost. { $counts }
web-decks-types = Cards by type
web-decks-types-said = Cards by type. { $counts }

## Sharing

web-decks-share = Share
web-decks-share-link = Link
web-decks-share-link-what = Whoever has the link sees the deck as it is at that moment, and can copy it.
web-decks-share-text = As text
web-decks-import = Bring a deck
web-decks-import-text = One line a card: a number and a name
web-decks-import-do = Bring it
web-decks-import-empty = There is no card in this text.
web-decks-by = by { $owner }
web-decks-open = Change it
web-decks-take = Copy to my decks
web-decks-foreign = It has cards of its owner's own packs, which a copy cannot take along.

## Choosing one for a table

web-decks-pick-mine = Your decks
web-decks-pick-ready = Decks of the box
web-decks-pick-not = This deck cannot be played yet:
web-decks-pick-mend = Mend it
