# Plošinovka: what is wrong with cards and the drawings of levels. Types and fields are their ids.

problem-plosinovka-pack-empty = there is nothing in it: no hero, no item, no dungeon card
problem-plosinovka-dungeon-card-too-many = a pack has at most { $most } dungeon cards
problem-plosinovka-dungeon-card-id-taken = there is already a dungeon card with the id "{ $label }" { problem-where }
problem-plosinovka-dungeon-card-name-taken = there is already a dungeon card called "{ $label }" { problem-where }

## Keys and values

problem-plosinovka-type = { $type }
problem-plosinovka-must-be-loot = { $key } must be coins and gems as in "2 coins, 1 gem", not { problem-found }
problem-plosinovka-must-be-star = { $key } must be symbols as in "boot or monster", not { problem-found }
problem-plosinovka-must-be-boss = { $key } must be the id of a boss, not { problem-found }
problem-plosinovka-must-be-token = { $key } must be the id of a token, not { problem-found }
problem-plosinovka-must-be-symbol = { $key } must be a result of the enemy die or a symbol of the action dice, not { problem-found }
problem-plosinovka-must-be-drawing = { $key } must be a drawing of 9 lines, 17 characters each, not { problem-found }
problem-plosinovka-text-missing = "{ $missing }" is missing: every { problem-plosinovka-type } does something
problem-plosinovka-symbol-twice = the same symbol stands here twice
problem-plosinovka-symbol-wrong = this boss attacks by the { $by ->
    [enemy-die] enemy die
   *[action-dice] action dice
}: { $shows }
problem-plosinovka-boss-unknown = there is no boss "{ $id }"{ problem-near }
problem-plosinovka-token-unknown = there is no token "{ $id }"{ problem-near }
problem-plosinovka-token-taken = "{ $id }" is a token of { $boss }

## Texts

problem-plosinovka-paragraph-twice = this card does something like that already; make it one line
problem-plosinovka-for-heroes = this is for heroes; other cards say "Use: …"
problem-plosinovka-not-for-heroes = heroes say "Once per turn: …"
problem-plosinovka-not-for-potions = a potion is used up: it says "Use: …"
problem-plosinovka-no-time = it is not said when this happens, as in "Use: …" or "Whenever …, …"
problem-plosinovka-for-events = this is for events; other cards say "At the end of your turn, …"
problem-plosinovka-no-meaning = this means nothing on { $type ->
    [artifact] an artifact
    [attack] an attack
    [enemy] an enemy
    [event] an event
    [item] an item
   *[other] a { problem-plosinovka-type }
}
problem-plosinovka-no-hero = there is no hero here that could be meant: it is for "you push a hero"
problem-plosinovka-for-bosses = this is for attack cards of bosses only
problem-plosinovka-no-subject = whom does this happen to? An attack says "each hero …" or "the boss …"
problem-plosinovka-no-token = that is not a token
problem-plosinovka-token-of-nobody = only bosses and what belongs to them give tokens
problem-plosinovka-token-of-another = that token belongs to another boss

## What a game needs

problem-plosinovka-there-are = and there are { $found }
problem-plosinovka-too-few-card = a game needs { $least } { $kind ->
    [hero] heroes
    [boss] boss
    [item] items
    [potion] potions
    [artifact] artifacts
   *[event] events
}, { problem-plosinovka-there-are }
problem-plosinovka-too-few-enemy = a game needs { $least } { $least ->
    [one] enemy
   *[other] enemies
} of level { $level }, { problem-plosinovka-there-are }
problem-plosinovka-too-few-dungeon = a game needs { $least } { $kind } dungeon cards of the { $dungeon }, { problem-plosinovka-there-are }
problem-plosinovka-boss-face = { $boss } has no attack card with "{ $face }"
problem-plosinovka-boss-attacks = { $boss } needs { $least } attack cards
problem-plosinovka-boss-no-helper = { $boss } summons helpers and has none
problem-plosinovka-boss-helpers = { $boss } has more than one kind of helper

## The drawing of a level

problem-plosinovka-map-lines = a card is drawn with { $lines } lines, and this drawing has { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
problem-plosinovka-map-columns = a line of a drawing has { $most } characters at most
problem-plosinovka-map-corner = a corner "+" belongs here, not "{ $mark }"
problem-plosinovka-map-edge = an edge is "---", "-H-" or three spaces, not "{ $mark }"
problem-plosinovka-map-wall = between two fields stands "|" or a space, not "{ $mark }"
problem-plosinovka-map-mark = "{ $mark }" means nothing in a field; there are { $known }
problem-plosinovka-map-mark-twice = "{ $mark }" stands in this field already
problem-plosinovka-map-top = the top edge is open: the card above draws its own bottom edge
problem-plosinovka-map-boss-floor = a boss-marked card has a platform along its whole bottom edge
problem-plosinovka-map-closed = the bottom edge needs an opening, or nobody gets in from below
problem-plosinovka-map-ladder-out = no ladder leads out of a card
problem-plosinovka-map-ladder-above = this ladder does not go on: the field above has no "H"
problem-plosinovka-map-ladder-below = this ladder does not go on: the field below has no "H"
problem-plosinovka-map-ladder-cut = the ladder is cut here: write "-H-", or take one "H" away
problem-plosinovka-map-ladder-low = a ladder is at least two fields high
problem-plosinovka-map-unmarked = only a card with "boss = true" has { $field } fields
problem-plosinovka-map-portal-outside = only cards of the "void" have portals
problem-plosinovka-map-portal-alone = a portal leads to another one: draw two or none
problem-plosinovka-map-coin-and-gem = a field holds a coin or a gem, not both
problem-plosinovka-map-no-platform = there is no platform under this { problem-plosinovka-map-field } field
problem-plosinovka-map-card = { $card ->
    [boss-marked] a boss-marked card
   *[ordinary] an ordinary card
}
problem-plosinovka-map-field = { $field }
problem-plosinovka-map-too-many = { problem-plosinovka-map-card } has { $most ->
    [one] { $most } { problem-plosinovka-map-field } field
   *[other] { $most } { problem-plosinovka-map-field } fields
} ("{ $mark }") at most
problem-plosinovka-map-too-few = { problem-plosinovka-map-card } has { $least ->
    [one] { $least } { problem-plosinovka-map-field } field
   *[other] { $least } { problem-plosinovka-map-field } fields
} ("{ $mark }") at least, and this one { $count ->
    [0] none
   *[other] { $count }
}
problem-plosinovka-map-cut-off = this field is cut off from the rest of the card
problem-plosinovka-map-others = "{ $first }"{ $more ->
    [0] { "" }
   *[other] { " " }(and { $more } more)
}
problem-plosinovka-map-walled-right = with { problem-plosinovka-map-others } to its right nobody gets across the walls
problem-plosinovka-map-walled-left = with { problem-plosinovka-map-others } to its left nobody gets across the walls
problem-plosinovka-map-stuck = from here nobody climbs into { problem-plosinovka-map-others } above with at most { $boots } boots from rest to rest
problem-plosinovka-map-unreached = nobody climbs in from { problem-plosinovka-map-others } below with at most { $boots } boots from rest to rest
problem-plosinovka-merchants = { $having } of { $all } ordinary cards of the "{ $dungeon }" have a merchant; { $least } to { $most } of a hundred should

## Setups

problem-plosinovka-setup-heroes = heroes are a list of their ids
problem-plosinovka-setup-heroes-count = { $count } heroes for { $players } players: name one for each, or none
problem-plosinovka-setup-hero = there is no hero { $written }{ problem-near }
problem-plosinovka-setup-hero-twice = the hero { $written } is chosen twice
problem-plosinovka-setup-boss = there is no boss { $written }{ problem-near }
problem-plosinovka-setup-dungeon = there is no dungeon { $written }: it is forest, void or mixed
problem-plosinovka-setup-variant = { $variant } is either True or False, not { $written }
problem-plosinovka-setup-solo = the solo game is played on the standard map
