"""At which level each line of the journal was written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from td_app.tournament import events as ev
from td_app.tournament.events import Entry
from td_app.tournament.history import History
from td_app.tournament.state.clock import read_clock
from td_app.tournament.state.person import Person


def levels_of(entries: Sequence[Entry]) -> tuple[int, ...]:
    """Return for each entry the level played as it was written, 0 before the clock started.

    The journal holds no level for what happens while time passes: it is read again from the
    clock as it stood after each entry.
    """
    history = History()
    levels = []
    for entry in entries:
        history.take(entry)
        clock = history.state.clock
        if not clock.started:
            levels.append(0)
            continue
        structure = history.state.setup.structure
        levels.append(read_clock(clock, structure, entry.recorded_at).level_number)
    return tuple(levels)


@dataclass(frozen=True, slots=True)
class MinuteLine:
    """One entry as the minutes tell it. ``names`` are those of the entrants it speaks of.

    ``of`` is the entry that an undo or redo speaks of; ``undone`` when it no longer counts.
    """

    sequence: int
    at_ms: int
    kind: str
    event: ev.Event
    of: ev.Event | None
    names: Mapping[int, str]
    cites: tuple[str, ...]
    undone: bool
    note: str
    operator: str
    post: str


def minutes(
    history: History,
    person: Callable[[int], Person | None],
    note: Callable[[int], str],
    *,
    last: int | None = None,
) -> tuple[MinuteLine, ...]:
    """Return the latest lines (all when ``last`` is None), oldest first."""
    entries = history.entries if last is None else history.entries[-last:]
    return tuple(line(history, entry, person, note) for entry in entries)


def line(
    history: History,
    entry: ev.Entry,
    person: Callable[[int], Person | None],
    note: Callable[[int], str],
) -> MinuteLine:
    """Return one entry as a line of the minutes."""
    event = entry.event
    of = None
    if isinstance(event, ev.ActionUndone | ev.ActionRedone):
        of = history.entry(event.sequence).event
    names = {}
    for who in entrants_of(of or event):
        known = person(who)
        names[who] = known.display_name if known else f"#{who}"
    return MinuteLine(
        sequence=entry.sequence,
        at_ms=entry.recorded_at,
        kind=event.KIND,
        event=event,
        of=of,
        names=names,
        cites=getattr(event, "cites", ()),
        undone=not history.counts(entry.sequence),
        note=note(entry.sequence),
        operator=entry.operator,
        post=entry.post,
    )


def entrants_of(event: ev.Event) -> tuple[int, ...]:
    """Return the entrants an event speaks of by name, at most a dozen."""
    if (one := _one_entrant(event)) is not None:
        return (one,)
    match event:
        case ev.PlayersEliminated(outs=outs) | ev.OutsNoted(outs=outs):
            return tuple(out.entrant for out in outs)
        case ev.TableBroken(moves=moves) | ev.FinalTableFormed(moves=moves):
            return tuple(move.entrant for move in moves)[:12]
        case ev.EntrantsRegistered(entrants=new):
            return tuple(e.id for e in new)[:12]
        case (
            ev.PresenceMarked(entrants=who)
            | ev.MajorityMarked(entrants=who)
            | ev.EntrantsRemoved(entrants=who)
            | ev.PlayersAway(entrants=who)
            | ev.IncidentRecorded(players=who)
            | ev.MissedHandsCounted(entrants=who)
            | ev.PrizesAwarded(tied=who)
        ):
            return who[:12]
        case ev.HandTapped(missed=missed):
            return tuple(dict.fromkeys(who for _, who, _ in missed))
        case ev.ChipsRaced(winners=winners, survivors=survivors):
            return (*winners, *survivors)
        case ev.SeatsSwapped(first=first, second=second):
            return (first, second)
        case _:
            return ()


def _one_entrant(event: ev.Event) -> int | None:
    """The only entrant an event speaks of, if it speaks of one."""
    match event:
        case ev.PlayerWithdrew(out=out) | ev.PlayerDisqualified(out=out):
            return out.entrant
        case ev.PlayerMoved(move=move):
            return move.entrant
        case (
            ev.EntrantCorrected(entrant=one)
            | ev.NeedSet(entrant=one)
            | ev.LateEntrantSeated(entrant=one)
            | ev.PlayerReinstated(entrant=one)
            | ev.HandDeclaredDead(entrant=one)
            | ev.PenaltyGiven(entrant=one)
            | ev.PenaltyLifted(entrant=one)
            | ev.NotedOutTakenBack(entrant=one)
            | ev.SeatCorrected(entrant=one)
        ):
            return one
        case (
            ev.TimeCalled(entrant=called)
            | ev.TimeCallEnded(entrant=called)
            | ev.ChipsRemovedFromPlay(entrant=called)
            | ev.FoundChipsExchanged(entrant=called)
        ):
            return called
        case _:
            return None
