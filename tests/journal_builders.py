"""Builders of journals: entries, events of every kind, a tournament with a few lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from td_app.persistence.engine import ClubFile
from td_app.persistence.journal_store import SqlJournalStore
from td_app.tournament import events as ev
from td_app.tournament.state.setup import TournamentSetup


@dataclass(frozen=True)
class Posts:
    """A club and a way to open its journal again, as another post would."""

    club: ClubFile
    another: Callable[[], SqlJournalStore]


def sample(kind: Any) -> Any:
    """Return a value of a type, made from its annotations: one of everything it can hold."""
    if kind in (int, str, bool):
        return {int: 7, str: "été \u202f\u0000 «»", bool: True}[kind]
    if kind is NoneType:
        return None
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return sample(get_args(kind)[0])
    if origin is tuple:
        inner = get_args(kind)
        return (sample(inner[0]),) if inner[-1] is ... else tuple(sample(k) for k in inner)
    if origin is frozenset:
        return frozenset([sample(get_args(kind)[0])])
    if isinstance(kind, type) and issubclass(kind, Enum):
        return list(kind)[-1]
    assert is_dataclass(kind), kind
    hints = get_type_hints(kind)
    return kind(**{field.name: sample(hints[field.name]) for field in fields(kind)})  # type: ignore[operator]


def one_of_each_kind() -> tuple[ev.Event, ...]:
    """Return an event of every kind there is."""
    return tuple(sample(kind) for kind in get_args(ev.Event))


def created(sequence: int = 1, name: str = "Open") -> ev.Entry:
    """Return the entry that opens a journal."""
    return ev.Entry(sequence, 1_000, ev.TournamentCreated(TournamentSetup(name=name)))


def ticked(sequence: int, entrant: int = 1) -> ev.Entry:
    """Return a small entry."""
    event = ev.PresenceMarked((entrant,), True)
    return ev.Entry(sequence, 1_000 + sequence, event, "Zoé", "accueil")


def a_journal(store: SqlJournalStore, entries: int = 3) -> int:
    """Return the number of a tournament with this many entries."""
    tournament = store.new_tournament("Open", "2026-11-21", 1_000)
    store.append(tournament, created(), {})
    for sequence in range(2, entries + 1):
        store.append(tournament, ticked(sequence), {})
    return tournament
