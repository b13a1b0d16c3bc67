"""Materials as they stand in costs and effects: "2 gold, 1 cosmium"."""

from __future__ import annotations

from deskovka.games.conquerors.effects.nodes import Node


class Material(Node):
    def __init__(self, which: int) -> None:
        super().__init__()
        self.which = which


class Stack(Node):
    def __init__(self, amount: int, material: Material) -> None:
        super().__init__()
        self.amount = amount
        self.material = material


class Materials(Node):
    """The amounts of gold, cosmium and electricity."""

    def __init__(self, stacks: list[Stack]) -> None:
        super().__init__()
        self.amounts = [0, 0, 0]
        for stack in stacks:
            self.amounts[stack.material.which] += stack.amount
