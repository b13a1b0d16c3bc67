"""The flows that wait on the stack, for whoever tells what is going on."""

from __future__ import annotations

from typing import NamedTuple

from deskovka.kernel.flow import BELOW, LOCAL_COUNT, LOCALS
from deskovka.kernel.state import State


class Frame(NamedTuple):
    """A flow that waits on the stack."""

    flow: int
    locals: list[int]
    rest: list[int]  # what it has pushed behind its locals


def frames(state: State) -> list[Frame]:
    """From the one that asks down to the first."""
    found: list[Frame] = []
    end, at = state.top, state.base
    while at >= 0:
        first = at + LOCALS
        ints = state.stack[first:end]
        found.append(Frame(state.flow_of(at), ints[:LOCAL_COUNT], ints[LOCAL_COUNT:]))
        end, at = at, state.stack[at + BELOW]
    return found
