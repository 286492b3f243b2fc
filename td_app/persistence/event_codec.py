"""Events to JSON and back: wire names, a version each, strict about types.

An entry from a newer version of the application is refused, never guessed at.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from fractions import Fraction
from itertools import dropwhile
from typing import Any, TypeVar, get_args, get_origin

from cattrs import Converter, transform_error
from cattrs.gen import make_dict_unstructure_fn, override

from rules_ropta.table_layout import Seat
from td_app.meeting import events as meeting
from td_app.meeting.state import Round
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import events as ev
from td_app.tournament.journal import UnreadLine
from td_app.tournament.state.cash_desk import Paid
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.deals import Cancellation
from td_app.tournament.state.flights import BagTaken, FlightPlayed
from td_app.tournament.state.hands import NotedOut
from td_app.tournament.state.prizes import MoneyPool
from td_app.tournament.state.setup import DeclaredHouseRule, TournamentSetup
from td_app.tournament.state.structure import Break, Level
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.versions import OlderEntry, WrittenEntry, upcast, version_of


def _fields_from(kind: type[Any], first: str) -> Iterator[str]:
    """Yield the names of a dataclass's fields from one of them on."""
    return dropwhile(lambda name: name != first, (field.name for field in fields(kind)))


#: Fields left out while they say nothing: entries from before they were known read the same.
LEFT_OUT: Mapping[type[Any], tuple[str, ...]] = {
    DeclaredHouseRule: ("value",),
    ClockState: ("holds", "ends_with"),
    FlightPlayed: ("withdrawn",),
    BagTaken: ("fee",),
    Cancellation: ("day_one_fees", "added", "apart"),
    # Settings stand in the order in which they came to be known; those before are in every entry.
    TournamentSetup: tuple(_fields_from(TournamentSetup, "closes_at")),
    ev.TournamentCreated: ("sample",),
    ev.EntrantsRegistered: ("stacks",),
    ev.PresenceMarked: ("checked",),
    ev.SeatsDrawn: ("cost", "own"),
    ev.LateEntrantSeated: ("cost", "called_ms"),
    ev.FlightsTaken: ("heads",),
    ev.ChipsRaced: ("unwritten",),
    ev.ValueWithdrawn: ("unwritten",),
    ev.TillCounted: ("float_cents", "paid_out", "others", "to_take", "to_give"),
    Paid: ("purpose",),
    ev.HandTapped: ("missed",),
    ev.MissedHandsCounted: ("at_ms",),
    ev.TableHandDone: ("missed",),
    ev.PlayersEliminated: ("hand", "round_over", "knockouts", "seed"),
    ev.PlayerMoved: ("mover_seed",),
    ev.PlayerReinstated: ("taken_back", "knockouts"),
    NotedOut: ("by",),
    MoneyPool: tuple(_fields_from(MoneyPool, "from_entries")),
    ev.PlayerWithdrew: ("round_over",),
    ev.PlayerDisqualified: ("round_over",),
    ev.TableBroken: ("round_over",),
    ev.FinalTableFormed: ("round_over",),
    meeting.TableCorrected: ("missing", "came"),
    Round: ("corrections",),
}

Line = TypeVar("Line")

KINDS: Mapping[str, type] = {event.KIND: event for event in get_args(ev.Event)}
MEETING_KINDS: Mapping[str, type] = {event.KIND: event for event in get_args(meeting.Event)}


def _strict(value: Any, kind: type) -> Any:
    if isinstance(value, bool) and kind is not bool:
        raise TypeError(f"expected {kind.__name__}, got bool")
    if not isinstance(value, kind):
        raise TypeError(f"expected {kind.__name__}, got {type(value).__name__}")
    return value


def _strictly(kind: type) -> Callable[[Any, Any], Any]:
    def read(value: Any, _: Any) -> Any:
        return value if type(value) is kind else _strict(value, kind)

    return read


def _several(kind: Any) -> bool:
    """Return whether a kind is a tuple of any length of one other."""
    return get_origin(kind) is tuple and get_args(kind)[-1] is Ellipsis


def _seat(value: Any, _: Any) -> Seat:
    if isinstance(value, str):
        table, _dot, place = value.partition(".")
        if not (table.isascii() and table.isdigit() and place.isascii() and place.isdigit()):
            raise TypeError('expected a seat such as "4.7"')
        return Seat(int(table), int(place))
    if not isinstance(value, Mapping) or set(value) != {"table", "number"}:
        raise TypeError('expected a seat {"table": …, "number": …}')
    return Seat(_strict(value["table"], int), _strict(value["number"], int))


def _figure_or_words(value: Any, _: Any) -> int | str | None:
    """Return the value of a house rule: a number, a choice, or None."""
    if value is None or isinstance(value, str):
        return value
    number: int = _strict(value, int)
    return number


def _reading(*, tells: bool) -> Converter:
    """Return what reads JSON strictly; ``tells``: at length what is wrong, which takes longer."""
    converter = Converter(
        forbid_extra_keys=True, prefer_attrib_converters=False, detailed_validation=tells
    )

    def step(value: Any, _: Any) -> Level | Break:
        if not isinstance(value, Mapping):
            raise TypeError("expected a level or a break")
        if "big_blind" in value:
            return converter.structure(value, Level)
        return converter.structure(value, Break)

    for kind in (int, str, bool):
        converter.register_structure_hook(kind, _strictly(kind))
    converter.register_structure_hook(Seat, _seat)
    converter.register_structure_hook_func(lambda t: t == int | str | None, _figure_or_words)
    converter.register_structure_hook_func(lambda t: t == Level | Break, step)
    return converter


def _each_read(kind: Any) -> Callable[[Any, Any], Any]:
    """Return what reads a tuple of any length: which reader is asked for once, not each time."""
    one = get_args(kind)[0]
    read = _READER.get_structure_hook(one)

    def all_read(value: Any, _: Any) -> Any:
        return tuple([read(each, one) for each in value])

    return all_read


def _made() -> Converter:
    converter = _reading(tells=True)
    converter.register_unstructure_hook_func(lambda t: frozenset in (t, get_origin(t)), sorted)
    converter.register_unstructure_hook(Fraction, str)
    for kind, names in LEFT_OUT.items():
        options: dict[str, Any] = {name: override(omit_if_default=True) for name in names}
        written = make_dict_unstructure_fn(kind, converter, **options)
        converter.register_unstructure_hook(kind, written)
    return converter


#: Turns any value of the tournament into JSON types and back.
CONVERTER = _made()
#: Reads the lines of journals, all of which can be read as a rule.
_READER = _reading(tells=False)
_READER.register_structure_hook_factory(_several, _each_read)


def as_json(value: Any) -> Any:
    """Return dataclasses, enums, tuples and sets as JSON types."""
    return CONVERTER.unstructure(value)


def encode(event: ev.Event | meeting.Event) -> tuple[str, int, str]:
    """Return an event's kind, version and body (JSON text)."""
    body = json.dumps(as_json(event), ensure_ascii=False, separators=(",", ":"))
    return event.KIND, version_of(event.KIND), body


def decode(kind: str, version: int, body: str, before: TournamentState | None = None) -> ev.Event:
    """Return the event written so, as one of today; raises :class:`StorageTrouble` if not known.

    One of an older version is read with what was true just ``before`` it, else ValueError.
    """
    written = written_entry(0, 0, kind, version, body)
    if isinstance(written, ev.Entry):
        return written.event
    assert isinstance(written, OlderEntry)
    if before is None:
        raise ValueError(f"{kind}: version {version} is read with what came before it")
    return written.event_after(before)


def written_entry(
    sequence: int,
    recorded_at: int,
    kind: str,
    version: int,
    body: str,
    operator: str = "",
    post: str = "",
    act: str = "",
) -> WrittenEntry:
    """Return a line of the journal; one of an older version waits for what came before it.

    Raises :class:`StorageTrouble` on what is not known: nothing is guessed at.
    """
    if type(version) is not int or version < 1:
        # SQLite returns any value that a damaged or altered file holds in a column of numbers.
        raise StorageTrouble("FILE_CORRUPTED", f"{kind}: version {version!r}")
    today = version_of(kind)
    if kind not in KINDS or version > today:
        raise StorageTrouble("FILE_NEWER", f"{kind} version {version}")
    if version == today:
        return ev.Entry(sequence, recorded_at, _event(kind, body), operator, post, act)

    def event_after(before: TournamentState) -> ev.Event:
        event: ev.Event = _event(kind, body, lambda older: upcast(kind, version, older, before))
        return event

    return OlderEntry(sequence, recorded_at, event_after, operator, post, act)


def meeting_entry(
    sequence: int,
    recorded_at: int,
    kind: str,
    version: int,
    body: str,
    operator: str = "",
    post: str = "",
    act: str = "",
) -> meeting.Entry:
    """Return a line of a meeting's journal; raises :class:`StorageTrouble` on what is not known."""
    if type(version) is not int or version < 1:
        raise StorageTrouble("FILE_CORRUPTED", f"{kind}: version {version!r}")
    if kind not in MEETING_KINDS or version > version_of(kind):
        raise StorageTrouble("FILE_NEWER", f"{kind} version {version}")
    event = _event(kind, body, kinds=MEETING_KINDS)
    return meeting.Entry(sequence, recorded_at, event, operator, post, act)


def line_of(
    read: Callable[..., Line], sequence: int, recorded_at: int, *told: Any
) -> Line | UnreadLine:
    """Return a line as ``read`` does, or as one that cannot be read; raises what it raises on one
    of a newer version.
    """
    try:
        return read(sequence, recorded_at, *told)
    except StorageTrouble as trouble:
        if trouble.code != "FILE_CORRUPTED":
            raise
        _kind, _version, _body, *who = told
        return UnreadLine(sequence, recorded_at, trouble.detail, *who)


def _event(
    kind: str,
    body: str,
    made_today: Callable[[Any], Any] | None = None,
    kinds: Mapping[str, type] = KINDS,
) -> Any:
    try:
        written = json.loads(body)
        if made_today is not None:
            written = made_today(written)
        try:
            return _READER.structure(written, kinds[kind])
        except Exception:
            # Read again, to be told where it is wrong.
            return CONVERTER.structure(written, kinds[kind])
    except Exception as trouble:
        raise StorageTrouble("FILE_CORRUPTED", f"{kind}: {explained(trouble)}") from trouble


def explained(trouble: Exception) -> str:
    """Return in one line what is wrong with a value that could not be understood."""
    return "; ".join(transform_error(trouble, path="$"))
