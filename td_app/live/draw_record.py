"""A draw on its own: written beside the lists, so that anyone can make it again (2.1)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules_ropta.formats.jackpot import JackpotGame, jackpot
from rules_ropta.ruling import Refused
from rules_ropta.seat_draw import METHOD_VERSION, Need, TableRoom
from rules_ropta.table_layout import Seat
from td_app.meeting import draw_record as rounds
from td_app.tournament import events as ev
from td_app.tournament.decide.draws import (
    DrawInputs,
    final_draw_inputs,
    first_draw_inputs,
    made_draw,
)
from td_app.tournament.decide.jackpot import METHOD
from td_app.tournament.history import History
from td_app.tournament.state.jackpot import EDITIONS
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.versions import WrittenEntry

#: A file of draws is never larger, in bytes: a draw of 1,000 takes 40 kB.
MOST = 16 << 20


@dataclass(frozen=True, slots=True)
class WrittenDraw:
    """Seed, what the draw depends on, and what it gave. ``sequence``: its journal entry."""

    sequence: int
    method: str
    seed: str
    inputs: DrawInputs
    seats: tuple[tuple[int, Seat], ...]
    button_place: int

    def holds(self) -> bool:
        """Return whether the seed gives these seats and this button place again."""
        if self.method != METHOD_VERSION:
            raise Refused("DRAW_METHOD_UNKNOWN", method=self.method)
        again = made_draw(bytes.fromhex(self.seed), self.inputs).decision
        return sorted(again.seats) == sorted(self.seats) and again.button_place == self.button_place


@dataclass(frozen=True, slots=True)
class WrittenJackpot:
    """Seed and table of a jackpot, the buy-in in cents, and what it gave: a number, a multiple."""

    sequence: int
    method: str
    seed: str
    edition: str
    buy_in: int
    number: int
    multiplier: str

    def holds(self) -> bool:
        """Return whether the seed gives this number, and the table this multiple of it."""
        if self.method != METHOD:
            raise Refused("DRAW_METHOD_UNKNOWN", method=self.method)
        game = JackpotGame(edition=EDITIONS[self.edition], buy_in=self.buy_in, seed=self.seed)
        again = jackpot(game).decision
        return (again.drawn, f"{again.multiplier:f}") == (self.number, self.multiplier)


Written = WrittenDraw | WrittenJackpot
#: A draw of a tournament, or of a round of a meeting.
AnyDraw = Written | rounds.WrittenRound


def draws_of(entries: Iterable[WrittenEntry]) -> tuple[Written, ...]:
    """Return every draw of a journal, undone ones too, with what each depended on."""
    history = History()
    found = []
    before = history.state
    for entry in history.follow(entries):
        written = _written(before, entry)
        before = history.state
        if written is not None:
            found.append(written)
    if history.stopped is not None:
        raise history.stopped
    return tuple(found)


def _written(before: TournamentState, entry: ev.Entry) -> Written | None:
    match entry.event:
        case ev.SeatsDrawn() as drawn:
            return WrittenDraw(
                entry.sequence,
                drawn.method,
                drawn.seed,
                first_draw_inputs(before, drawn.tables, drawn.groups),
                tuple((s.entrant, s.seat) for s in drawn.seats),
                drawn.button_place,
            )
        case ev.FinalTableFormed() as final:
            size = max(before.setup.final_table_size, before.players_left)
            return WrittenDraw(
                entry.sequence,
                final.method,
                final.seed,
                final_draw_inputs(before, final.table, size),
                tuple((m.entrant, m.to_seat) for m in final.moves),
                final.button_place,
            )
        case ev.JackpotDrawn(jackpot=drawn):
            return WrittenJackpot(
                entry.sequence,
                drawn.method,
                drawn.seed,
                drawn.edition,
                drawn.buy_in,
                drawn.number,
                drawn.multiplier,
            )
        case _:
            return None


def as_json(draw: Written) -> dict[str, object]:
    """Return a draw as JSON types: what ``td-app verify-draw`` reads."""
    if isinstance(draw, WrittenJackpot):
        return {
            "draw": draw.method,
            "entry": draw.sequence,
            "seed": draw.seed,
            "jackpot": draw.edition,
            "buy_in": draw.buy_in,
            "number": draw.number,
            "multiplier": draw.multiplier,
        }
    inputs = draw.inputs
    return {
        "draw": draw.method,
        "entry": draw.sequence,
        "seed": draw.seed,
        "order": list(inputs.order),
        "tables": [{"number": r.number, "places": list(r.places)} for r in inputs.rooms],
        "needs": [
            {"entrant": who, "table": need.table, "place": need.place} for who, need in inputs.needs
        ],
        "groups": [{"entrant": who, "group": group} for who, group in inputs.groups],
        "seats": [
            {"entrant": who, "table": seat.table, "place": seat.number} for who, seat in draw.seats
        ],
        "button_place": draw.button_place,
        **({"last_seat": True} if inputs.last_seat else {}),
    }


def read_draws(text: str, name: str) -> tuple[AnyDraw, ...]:
    """Return the draws written in a file called ``name``: one, or a list of them.

    Refused as ``DRAW_FILE_WRONG`` when there is none.
    """
    try:
        written = json.loads(text)
    except ValueError as trouble:
        raise Refused("DRAW_FILE_WRONG", what=name) from trouble
    many = written if isinstance(written, list) else [written]
    return tuple(
        rounds.from_json(draw)
        if isinstance(draw, dict) and "seats_at_a_table" in draw
        else from_json(draw)
        for draw in many
    )


def from_json(text: object) -> Written:
    """Return the draw written so; refused as ``DRAW_FILE_WRONG`` when it is not one."""
    try:
        assert isinstance(text, dict)
        if "jackpot" in text:
            return _jackpot(text)
        rooms = tuple(TableRoom(int(t["number"]), tuple(t["places"])) for t in text["tables"])
        needs = tuple((n["entrant"], Need(n["table"], n["place"])) for n in text["needs"])
        groups = tuple((g["entrant"], g["group"]) for g in text["groups"])
        seats = tuple((s["entrant"], Seat(s["table"], s["place"])) for s in text["seats"])
        bytes.fromhex(text["seed"])
        return WrittenDraw(
            sequence=int(text.get("entry", 0)),
            method=str(text["draw"]),
            seed=str(text["seed"]),
            inputs=DrawInputs(
                tuple(text["order"]), rooms, needs, groups, text.get("last_seat", False) is True
            ),
            seats=seats,
            button_place=int(text["button_place"]),
        )
    except (AssertionError, KeyError, TypeError, ValueError) as trouble:
        raise Refused("DRAW_FILE_WRONG", what=str(trouble)) from trouble


def _jackpot(text: Mapping[str, object]) -> WrittenJackpot:
    """The jackpot written so; raises KeyError, TypeError or ValueError when it is not one."""
    number = text["number"]
    buy_in = text["buy_in"]
    entry = text.get("entry", 0)
    if not (isinstance(number, int) and isinstance(buy_in, int) and isinstance(entry, int)):
        raise TypeError("whole numbers are expected")
    edition = str(text["jackpot"])
    if edition not in EDITIONS or buy_in < 1:
        raise ValueError(edition)
    told = (str(text["draw"]), str(text["seed"]), edition, buy_in, number, str(text["multiplier"]))
    return WrittenJackpot(entry, *told)
