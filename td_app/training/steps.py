"""The steps that rebuild a training evening from its journal: when each thing was announced or
left.

The rest follows: from the seed what is told, from the journal how it was noted.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from td_app.program.atomic_files import write_file
from td_app.tournament.commands import Proposal
from td_app.tournament.decide.checks import Context
from td_app.tournament.events import Entry
from td_app.tournament.history import History
from td_app.tournament.proposals import proposals
from td_app.tournament.state.tournament import TournamentState

FILE: Final = "evening.json"

What = Literal["told", "left", "given"]


@dataclass(frozen=True, slots=True)
class Step:
    """Something told at a beat, a happening left, or its papers given out.

    ``sequence``: the last entry written by then; ``at_ms``: the evening's moment.
    """

    what: What
    sequence: int
    at_ms: int
    beat: int = 0
    again: int = 0


@dataclass(frozen=True, slots=True)
class SavedEvening:
    """A training evening as it was left: which tournament, the moment, its steps so far."""

    tournament: int
    seed: int
    pace: int
    at_ms: int
    over: bool = False
    steps: tuple[Step, ...] = ()


def keep(folder: Path, kept: SavedEvening) -> None:
    """Write an evening beside its file; raises :class:`StorageTrouble`."""
    steps = [[s.what, s.sequence, s.at_ms, s.beat, s.again] for s in kept.steps]
    told = {
        "tournament": kept.tournament,
        "seed": kept.seed,
        "pace": kept.pace,
        "at_ms": kept.at_ms,
        "over": kept.over,
        "steps": steps,
    }
    write_file(folder / FILE, json.dumps(told, separators=(",", ":")).encode())


def kept_in(folder: Path | None) -> SavedEvening | None:
    """Return the evening last played of a folder; None where none is, or it cannot be read."""
    if folder is None:
        return None
    with suppress(OSError, ValueError, TypeError, KeyError):
        told = json.loads((folder / FILE).read_text(encoding="utf-8"))
        return SavedEvening(
            tournament=int(told["tournament"]),
            seed=int(told["seed"]),
            pace=int(told["pace"]),
            at_ms=int(told["at_ms"]),
            over=bool(told["over"]),
            steps=tuple(Step(what, *map(int, rest)) for what, *rest in told["steps"]),
        )
    return None


class Past:
    """A tournament as it was, entry by entry: what an evening asks of its session."""

    def __init__(self) -> None:
        """Begin before the first entry."""
        self.history = History()
        self.at_ms = 0

    def read(self, entries: Iterable[Entry]) -> None:
        """Go on to what these entries made true, at the moment of the last."""
        for entry in entries:
            self.history.take(entry)
            self.at_ms = entry.recorded_at

    @property
    def state(self) -> TournamentState:
        """Return the state then."""
        return self.history.state

    def now_ms(self) -> int:
        """Return the moment of then, milliseconds since 1970."""
        return self.at_ms

    def context(self) -> Context:
        """Return the moment and what the rules asked for then."""
        return Context(self.at_ms, self.history.sequence + 1, lambda: bytes(32), self.proposals)

    def proposals(self) -> tuple[Proposal, ...]:
        """Return what the rules asked for then."""
        return proposals(self.state, self.context())
