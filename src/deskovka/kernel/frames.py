"""The flows that wait on the stack, for whoever tells what is going on."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64

from deskovka.kernel.flow import BELOW, LOCAL_COUNT, LOCALS
from deskovka.kernel.state import State


class Frame(NamedTuple):
    """A flow that waits on the stack."""

    flow: int
    locals: list[int]
    pushed: list[int]  # what lies behind its locals


def frames(state: State) -> list[Frame]:
    """From the one that asks down to the first."""
    found: list[Frame] = []
    end, at = state.top, state.base
    while at >= 0:
        first = at + LOCALS
        ints = state.stack[first:end]
        found.append(Frame(state.flow_of(at), ints[:LOCAL_COUNT], ints[LOCAL_COUNT:]))
        end, at = at, below(state, at)
    return found


def below(state: State, frame: i64) -> int:
    """Where the frame below starts, or -1."""
    return state.stack[frame + BELOW]


def local_of(state: State, frame: i64, local: i64) -> int:
    """A local of a frame that need not be on top, by the layout that its flow exports."""
    return state.stack[frame + LOCALS + local]
