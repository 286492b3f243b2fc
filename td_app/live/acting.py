"""A session as faces act on it: commands sent or foreseen, small questions, views registered.

The views themselves stand in ``live.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from threading import Event
from typing import Any, Concatenate, ParamSpec, TypeVar

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.ports.journals import Actor, News
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.chips import StackRecord
from td_app.tournament.state.clock import ClockGap
from td_app.tournament.state.person import Person
from td_app.tournament.state.stays import OutRecord
from td_app.tournament.state.tournament import (
    AbsenceRecord,
    Entrant,
    Table,
    TournamentState,
)
from td_app.tournament.views import (
    minutes,
    room,
)

P = ParamSpec("P")
V = TypeVar("V")
F = TypeVar("F", bound=Callable[..., Any])

#: The clock is noted as seen with the first tick after this: always within ten seconds (ms).
SEEN_MS = 8_000
#: After a disk that failed, it is left alone so much longer (ms).
SEEN_AGAIN_MS = 5_000

#: What reads the running clock and writes down where it stands.
TAKES_THE_TIME = (
    cmd.StartClock,
    cmd.PauseClock,
    cmd.AdjustClock,
    cmd.NextLevel,
    cmd.PreviousLevel,
    cmd.GoToStep,
    cmd.StartNextHand,
    cmd.ChangeStructure,
    cmd.Undo,
    cmd.Redo,
)

_REGISTER: dict[str, Callable[[Any], Any]] = {}
#: Every view, by name: what screens ask, and ``td-app play``.
VIEWS: Mapping[str, Callable[[Any], Any]] = _REGISTER


def at_this_moment(made: F) -> F:
    """Return the view, made each time it is asked, and in the register."""
    _REGISTER[made.__name__] = made
    return made


def until_changed(made: Callable[[Any], V]) -> Callable[[Any], V]:
    """Return the view, cached until the journal has another entry, and in the register."""
    name = made.__name__

    @wraps(made)
    def cached_view(live: LiveSession) -> V:
        return live.cached(name, live.sequence, lambda: made(live))

    return at_this_moment(cached_view)


class LiveSession:
    """One session: acts sent, or foreseen; small questions; what is asked often, kept."""

    def __init__(self, session: TournamentSession) -> None:
        self.session = session
        self._views: dict[str, tuple[object, Any]] = {}
        self._since_ms = session.state.clock.since_ms
        self._mark_from_ms = session.steady_ms()
        self._ahead_ms = 0
        #: What hears each entry sent from here, once it is on disk.
        self.followers: list[Callable[[ev.Entry], None]] = []

    @property
    def state(self) -> TournamentState:
        """Return the state now: for views alone, no face reads it (``tests/checks``)."""
        return self.session.state

    @property
    def gap(self) -> ClockGap | None:
        """Return the time that waits for the director to say what it was."""
        return self.session.gap

    def send(self, command: cmd.Command, by: Actor | None = None) -> ev.Entry:
        """Change the tournament; return the entry, which is on disk. ``by``: who, elsewhere.

        Raises :class:`Refused` (nothing changed) or :class:`StorageTrouble` (one may try again).
        """
        if waiting := self.waits(command):
            raise waiting
        entry = self.session.dispatch(command, by)
        self.tell_followers(entry)
        return entry

    def tell_followers(self, entry: ev.Entry) -> None:
        """Let those hear it who follow what is sent from here."""
        for follow in self.followers:
            follow(entry)

    def can(self, command: cmd.Command) -> Refused | None:
        """Return why this would be refused now, or None."""
        return self.waits(command) or self.session.can(command)

    def foresee(self, command: cmd.Command) -> ev.Event | Refused:
        """Return the event this command would become now, or why it is refused.

        A place that is drawn will be drawn again when the command is sent.
        """
        refusal = self.waits(command)
        if refusal is not None:
            return refusal
        foreseen = self.session.foresee(command)
        return foreseen if isinstance(foreseen, Refused) else foreseen.event

    @property
    def stopped(self) -> Refused | None:
        """Return why every act is refused: the next line of the journal cannot be read."""
        return self.session.stopped

    def waits(self, command: cmd.Command) -> Refused | None:
        """Refuse what would take the time in question for played, until it is settled."""
        if isinstance(command, cmd.ChangeSetup):
            takes_time = command.setup.structure != self.state.setup.structure
        else:
            takes_time = isinstance(command, TAKES_THE_TIME)
        return Refused("CLOCK_GAP_FIRST") if takes_time and self.gap is not None else None

    def follow(self) -> Callable[[], None]:
        """Return what takes in, each time it is called, what other posts wrote or erased.

        For faces that ask by themselves; nothing to do on a file. It raises
        :class:`StorageTrouble`.
        """
        link = self.session.link
        erased = Event()
        if link is None:
            return lambda: None
        link.on_erasure(erased.set)

        def take_in() -> None:
            whole = erased.is_set()
            self.take(self.session.read_news(whole))
            if whole:
                erased.clear()

        return take_in

    def take(self, news: News) -> None:
        """Take in news read of this tournament; raises :class:`StorageTrouble`."""
        self.session.take(news)

    def note_seen(self) -> None:
        """Note that the clock is seen running now, for a return after a crash.

        An absence that waits for its answer keeps the moment it began. Raises
        :class:`StorageTrouble`.
        """
        self._since_ms = self.state.clock.since_ms
        self._mark_from_ms = self.session.steady_ms() + SEEN_MS
        absent = self.gap is not None and self.gap.why == "absence"
        if not self.state.clock.running or absent:
            return
        try:
            self.session.seen()
        except StorageTrouble:
            # A disk that keeps us waiting must not do so every second.
            self._mark_from_ms += SEEN_AGAIN_MS
            raise

    @property
    def turned(self) -> bool:
        """Return whether the clock was turned since it was last noted as seen."""
        return self.state.clock.since_ms != self._since_ms

    @property
    def seen_long_ago(self) -> bool:
        """Return whether it is time to note the clock as seen again."""
        return self.session.steady_ms() >= self._mark_from_ms

    @property
    def sequence(self) -> int:
        """Return how many entries the journal has."""
        return self.session.history.sequence

    @property
    def read_only(self) -> bool:
        """Return whether this post only looks."""
        return self.session.read_only

    def now_ms(self) -> int:
        """Return the tournament's moment, milliseconds since 1970."""
        return self.session.now_ms() + self._ahead_ms

    @contextmanager
    def ahead(self, ms: int) -> Iterator[None]:
        """Tell views that depend on the time as they will be in so many milliseconds.

        As long as nobody does anything: for whoever draws before it is time.
        """
        self._ahead_ms = ms
        try:
            yield
        finally:
            self._ahead_ms = 0

    def person(self, entrant: int) -> Person:
        """Return an entrant's details, with the name in force."""
        return self.session.person(entrant)

    def shown_number(self, sequence: int) -> int:
        """Return the number by which people know an incident or a sanction, from 1."""
        return self.session.shown_number(sequence)

    def last_known(self, entrant: int) -> Person | None:
        """Return an entrant's latest name, even if taken off the list."""
        return self.session.last_known(entrant)

    def entrant(self, entrant: int) -> Entrant | None:
        """Return an entrant; None when taken off the list."""
        return self.state.entrants.get(entrant)

    def seat_of(self, entrant: int) -> Seat | None:
        """Return where an entrant sits, if they do."""
        known = self.entrant(entrant)
        return known.seat if known is not None else None

    def absence_of(self, entrant: int) -> AbsenceRecord | None:
        """Return since when a seated player is away, if they are."""
        return self.state.away.get(entrant)

    def stack_of(self, entrant: int) -> StackRecord | None:
        """Return the stack as last counted, if it was."""
        return self.state.stacks.get(entrant)

    def table(self, number: int) -> Table | None:
        """Return a table by its number, open or not."""
        return self.state.tables.get(number)

    def open_tables(self) -> tuple[Table, ...]:
        """Return the tables in play, by number."""
        return tuple(self.state.open_tables())

    def outs(self) -> Mapping[int, OutRecord]:
        """Return how each who left did, by number."""
        return self.state.outs

    def finishing_order(self) -> tuple[tuple[int, ...], ...]:
        """Return the groups tied, first out first."""
        return self.state.finishing

    def to_undo(self) -> ev.Entry | None:
        """Return the entry that an undo would take back."""
        return self.session.history.undoable

    def to_redo(self) -> ev.Entry | None:
        """Return the entry that a redo would bring back."""
        return self.session.history.redoable

    def entries_since(self, sequence: int) -> tuple[ev.Entry, ...]:
        """Return the entries written after one, undone or not."""
        return self.session.history.since(sequence)

    def counts(self, sequence: int) -> bool:
        """Return whether an entry still counts: an undone one does not."""
        return self.session.history.counts(sequence)

    def line_of(self, entry: ev.Entry) -> minutes.MinuteLine:
        """Return an entry as a line of the minutes."""
        return minutes.line(self.session.history, entry, self.last_known, self.session.note)

    def table_hands(self, table: int) -> room.TableHands:
        """Return the button and the blinds kept of a table, at this moment."""
        return self.ask(room.table_hands, table, self.now_ms())

    def view(self, name: str) -> Any:
        """Return a view of the register at this moment; raises ``KeyError``."""
        return VIEWS[name](self)

    def ask(
        self,
        view: Callable[Concatenate[TournamentState, P], V],
        *given: P.args,
        **named: P.kwargs,
    ) -> V:
        """Return what a view with parameters of its own answers now."""
        return view(self.state, *given, **named)

    def cached(self, name: str, stamp: object, make: Callable[[], V]) -> V:
        """Return the view cached under ``name`` with this stamp; make it when there is none."""
        stamp = self.session.readings, stamp
        known = self._views.get(name)
        if known is None or known[0] != stamp:
            known = self._views[name] = (stamp, make())
        made: V = known[1]
        return made
