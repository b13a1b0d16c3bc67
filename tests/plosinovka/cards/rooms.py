"""Rooms that several tests of cards are played in."""

UNDER_THE_BOSS = """
    +   +   +
    |       |
    +   +---+
    | 1     |
    +---+---+
    |       |
    +---+---+
    |       |
    +---+---+
    """
