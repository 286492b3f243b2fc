"""Whether an entry came from a command: for a device that resends an act after a restart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from rules_ropta.ruling import Refused
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import decide
from td_app.tournament.decide.checks import Context
from td_app.tournament.decide.entries import people_named
from td_app.tournament.history import History
from td_app.tournament.proposals import proposals
from td_app.tournament.state.person import BLANK
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.undoing import SEEN, decided


def came_of(session: TournamentSession, entry: ev.Entry, command: cmd.Command) -> bool:
    """Return whether an entry of the journal is what this command asked for.

    The journal keeps what happened, not what was asked: the command is judged again on what was
    true before the entry, at its moment and with its chance.
    """
    event = entry.event
    if isinstance(command, cmd.SettleClockGap):
        # Judged on a time nobody saw, which is over.
        return isinstance(event, ev.ClockGapSettled) and event.choice == command.choice
    if getattr(command, "note", "").strip() != session.note(entry.sequence):
        return False
    if isinstance(command, cmd.MarkPresence) and isinstance(event, ev.PresenceMarked):
        # The register knew whose age was checked, not the sender.
        command = replace(command, checked=event.checked)
    if not any(_judged(session, entry, command, seeds) for seeds in permutations(_seeds(event))):
        return False
    named = people_named(command, event)
    return all(session.named(who, entry.sequence) == person for who, person in named.items())


def _judged(
    session: TournamentSession, entry: ev.Entry, command: cmd.Command, seeds: tuple[bytes, ...]
) -> bool:
    history = session.history
    left = iter(seeds)

    def context_on(state: TournamentState) -> Context:
        context = replace(
            session.context(),
            now_ms=entry.recorded_at,
            sequence=entry.sequence,
            seed=lambda: next(left, b""),
            asked=lambda: proposals(state, context),
            person=lambda entrant: session.last_known(entrant) or BLANK,
        )
        return context

    try:
        if isinstance(command, SEEN) or not history.counts(entry.sequence):
            then = History(history.entries[: entry.sequence - 1])
            return decided(then, command, context_on(then.state)) == entry.event
        state = history.before(entry.sequence)
        return decide(state, command, context_on(state)) == entry.event
    except Refused:
        return False


def _seeds(event: ev.Event) -> Iterator[bytes]:
    """The seeds an event was drawn with."""
    drawn = (getattr(event, name, "") for name in ("mover_seed", "seed"))
    return (bytes.fromhex(seed) for seed in drawn if seed)
