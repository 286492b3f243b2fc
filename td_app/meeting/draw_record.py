"""A draw of a round on its own, so that anyone can make it again: see :mod:`.drawing`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.meeting import events as ev
from td_app.meeting.decide.rounds import draw_inputs
from td_app.meeting.drawing import METHOD, RoundInputs, drawn_round
from td_app.meeting.history import MeetingHistory


@dataclass(frozen=True, slots=True)
class WrittenRound:
    """Seed, what the draw depends on, and what it gave. ``sequence``: its journal entry."""

    sequence: int
    method: str
    seed: str
    inputs: RoundInputs
    seats: tuple[tuple[int, Seat], ...]

    def holds(self) -> bool:
        """Return whether the seed gives these seats again."""
        if self.method != METHOD:
            raise Refused("DRAW_METHOD_UNKNOWN", method=self.method)
        return sorted(drawn_round(bytes.fromhex(self.seed), self.inputs).seats) == sorted(
            self.seats
        )


def rounds_of(entries: Iterable[ev.WrittenEntry]) -> tuple[WrittenRound, ...]:
    """Return every draw of a meeting's journal, undone ones too."""
    history = MeetingHistory()
    found = []
    before = history.state
    for entry in history.follow(entries):
        if isinstance(entry.event, ev.RoundDrawn):
            drawn = entry.event
            inputs = draw_inputs(before, drawn.round)
            seats = tuple((one.entrant, one.seat) for one in drawn.drawn)
            found.append(WrittenRound(entry.sequence, drawn.method, drawn.seed, inputs, seats))
        before = history.state
    if history.stopped is not None:
        raise history.stopped
    return tuple(found)


def as_json(draw: WrittenRound) -> dict[str, object]:
    """Return a draw as JSON types: what ``td-app verify-draw`` reads."""
    return {
        "draw": draw.method,
        "entry": draw.sequence,
        "seed": draw.seed,
        "tables": draw.inputs.tables,
        "seats_at_a_table": draw.inputs.seats,
        "players": [{"player": who, "club": club} for who, club in draw.inputs.groups],
        "earlier": [_seats(tuple(sorted(seats.items()))) for seats in draw.inputs.earlier],
        "seats": _seats(draw.seats),
    }


def from_json(text: Mapping[str, Any]) -> WrittenRound:
    """Return the draw written so; refused as ``DRAW_FILE_WRONG`` when it is not one."""
    try:
        bytes.fromhex(text["seed"])
        groups = tuple((int(one["player"]), int(one["club"])) for one in text["players"])
        earlier = tuple(dict(_read(seats)) for seats in text["earlier"])
        players = tuple(who for who, _ in groups)
        room = (int(text["tables"]), int(text["seats_at_a_table"]))
        inputs = RoundInputs(players, groups, *room, earlier)
        head = (int(text.get("entry", 0)), str(text["draw"]), str(text["seed"]))
        return WrittenRound(*head, inputs, _read(text["seats"]))
    except (KeyError, TypeError, ValueError) as trouble:
        raise Refused("DRAW_FILE_WRONG", what=str(trouble)) from trouble


def _seats(seats: Iterable[tuple[int, Seat]]) -> list[dict[str, int]]:
    return [{"player": who, "table": seat.table, "place": seat.number} for who, seat in seats]


def _read(seats: Iterable[Mapping[str, Any]]) -> tuple[tuple[int, Seat], ...]:
    return tuple((int(s["player"]), Seat(int(s["table"]), int(s["place"]))) for s in seats)
