"""The numbers that the state is made of."""

from typing import Final

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
VALUES: Final = 6  # SETUP-1: cards have the values 1 to 6 …
COPIES: Final = 4  # … four of each …
HAND: Final = 3  # … and everybody gets three
GOAL: Final = 12  # END-1

DARE, DISCARD = 0, 1
VERBS: Final = ("dare", "discard")
ASK_CARD: Final = 0
NOT_OVER, BY_GOAL, BY_POINTS, BY_LEAVING = range(4)
WAYS: Final = ("", "goal", "points", "alone")
