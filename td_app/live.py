"""A session as every face reads it: views by name, kept until something changes.

A view is a method of :class:`Live` marked :func:`until_changed` (kept until the next entry of
the journal) or :func:`at_this_moment` (it depends on the time). Marked, it is in :data:`VIEWS`:
``td-app play`` offers it under the method's name, and its rows are plain values.

What a page asks:

- a view: ``live.room()``, ``live.progress().drawn``, ``live.setup()``;
- a small question: ``live.person(entrant)``, ``live.open_tables()``, ``live.stack_of(entrant)``;
- a view with parameters of its own: ``live.ask(penalty_case, entrant, fault, deliberate)``, in
  place of ``penalty_case(live.state, …)``; one that depends on the time takes ``live.now_ms()``;
- what would follow from an act: ``live.foresee(command)`` is its event or why it is refused,
  nothing being written; ``live.can(command)`` tells only why not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from rules_ropta.ruling import Refused
from rules_ropta.table_layout import Seat
from td_app.ports import StorageTrouble
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.proposals import TieQuestion, tie_questions
from td_app.tournament.state.chips import StackRecord
from td_app.tournament.state.clock import MINUTE_MS, ClockGap
from td_app.tournament.state.hands import RoundOver
from td_app.tournament.state.person import Person
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.state.stays import OutRecord
from td_app.tournament.state.tournament import (
    AbsenceRecord,
    Entrant,
    Table,
    TournamentState,
)
from td_app.tournament.views import (
    chips,
    clock,
    conduct,
    finishing,
    hand_for_hand,
    minutes,
    players,
    progress,
    public,
    room,
)
from td_app.tournament.views.chips import LedgerLine
from td_app.tournament.views.clock import FinishView
from td_app.tournament.views.naming import KeptOrder, KeptRows
from td_app.tournament.views.players import DrawView
from td_app.tournament.views.progress import Fixed
from td_app.tournament.views.public import MoveRow, OrderRow

P = ParamSpec("P")
V = TypeVar("V")
F = TypeVar("F", bound=Callable[..., Any])

#: The clock is noted as seen with the first tick after this: always within a second (ms).
SEEN_MS = 600
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

_REGISTER: dict[str, Callable[[Live], Any]] = {}
#: Every view, by name: what screens ask, and ``td-app play``.
VIEWS: Mapping[str, Callable[[Live], Any]] = _REGISTER


def at_this_moment(made: F) -> F:
    """Return the view, made each time it is asked, and in the register."""
    _REGISTER[made.__name__] = made
    return made


def until_changed(made: Callable[[Live], V]) -> Callable[[Live], V]:
    """Return the view, kept until the journal has another entry, and in the register."""
    name = made.__name__

    @wraps(made)
    def kept(live: Live) -> V:
        return live.kept(name, live.sequence, lambda: made(live))

    return at_this_moment(kept)


class Live:
    """One session, its views kept, and what would follow from an act. See the module."""

    def __init__(self, session: TournamentSession) -> None:
        self.session = session
        self._views: dict[str, tuple[object, Any]] = {}
        self._tables = room.KeptRoom()
        self._players: KeptOrder[players.PlayerRow] = KeptOrder()
        self._ranks: KeptOrder[finishing.StandingRow] = KeptOrder()
        self._incidents: KeptRows[conduct.IncidentRow] = KeptRows()
        self._lines = minutes.KeptLines()
        self._since_ms = session.state.clock.since_ms
        self._mark_from_ms = session.steady_ms()

    @property
    def state(self) -> TournamentState:
        """Return what is true now: for views alone, no page reads it."""
        return self.session.state

    @property
    def gap(self) -> ClockGap | None:
        """Return the time that waits for the director to say what it was."""
        return self.session.gap

    def send(self, command: cmd.Command) -> ev.Entry:
        """Change the tournament; return the entry, which is on disk.

        Raises :class:`Refused` (nothing changed) or :class:`StorageTrouble` (one may try again).
        """
        if waiting := self.waits(command):
            raise waiting
        return self.session.dispatch(command)

    def can(self, command: cmd.Command) -> Refused | None:
        """Return why this would be refused now, or None."""
        return self.waits(command) or self.session.can(command)

    def foresee(self, command: cmd.Command) -> ev.Event | Refused:
        """Return the event this command would become now, or why it is refused.

        A place that is drawn will be drawn again when the command is sent.
        """
        return self.waits(command) or self.session.foresee(command)

    def waits(self, command: cmd.Command) -> Refused | None:
        """Refuse what would take the time in question for played, until it is settled."""
        if isinstance(command, cmd.ChangeSetup):
            takes_time = command.setup.structure != self.state.setup.structure
        else:
            takes_time = isinstance(command, TAKES_THE_TIME)
        return Refused("CLOCK_GAP_FIRST") if takes_time and self.gap is not None else None

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
        return self.session.now_ms()

    def person(self, entrant: int) -> Person:
        """Return who an entrant is, by the name in force."""
        return self.session.person(entrant)

    def last_known(self, entrant: int) -> Person | None:
        """Return an entrant's latest name, even if taken off the list."""
        return self.session.last_known(entrant)

    def entrant(self, entrant: int) -> Entrant | None:
        """Return what is true of an entrant; None when taken off the list."""
        return self.state.entrants.get(entrant)

    def seat_of(self, entrant: int) -> Seat | None:
        """Return where an entrant sits, if they do."""
        known = self.entrant(entrant)
        return known.seat if known is not None else None

    def absence_of(self, entrant: int) -> AbsenceRecord | None:
        """Return since when a seated player is away, if they are."""
        return self.state.absences.get(entrant)

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

    def kept(self, name: str, stamp: object, make: Callable[[], V]) -> V:
        """Return the view kept under ``name`` with this stamp, made when there is none."""
        known = self._views.get(name)
        if known is None or known[0] != stamp:
            known = self._views[name] = (stamp, make())
        made: V = known[1]
        return made

    @at_this_moment
    def setup(self) -> TournamentSetup:
        """Return the settings."""
        return self.state.setup

    @until_changed
    def players(self) -> players.Players:
        """Return the list of entrants."""
        return players.players(self.state, self.session, self._players)

    @until_changed
    def room(self) -> room.Room:
        """Return the tables and who sits where."""
        return room.room(self.state, self.session, self._tables)

    @until_changed
    def standings(self) -> finishing.Standings:
        """Return the ranking."""
        return finishing.standings(self.state, self.session, self._ranks)

    @at_this_moment
    def clock(self) -> clock.ClockView:
        """Return the clock at this moment."""
        return clock.clock_view(self.state, self.now_ms())

    @at_this_moment
    def proposals(self) -> tuple[cmd.Proposal, ...]:
        """Return what is to be done now; depends on the level, so asked at every change."""
        return self.session.proposals()

    @until_changed
    def announcements(self) -> tuple[MoveRow, ...]:
        """Return the moves, newest first."""
        return public.announcements(self.state, self.session)

    @until_changed
    def draws(self) -> tuple[DrawView, ...]:
        """Return the draws."""
        return players.draws(self.state, self.session)

    @until_changed
    def incidents(self) -> tuple[conduct.IncidentRow, ...]:
        """Return the incidents, newest first."""
        return conduct.incidents(self.state, self.session, self._incidents)

    @until_changed
    def penalties(self) -> tuple[conduct.PenaltyRow, ...]:
        """Return the sanctions, newest first."""
        return conduct.penalties(self.state, self.session)

    @until_changed
    def time_calls(self) -> tuple[conduct.TimeCallRow, ...]:
        """Return the countdowns that run, at most one a table."""
        return conduct.time_calls(self.state, self.session)

    @at_this_moment
    def minutes(self, last: int | None = None) -> tuple[minutes.MinuteLine, ...]:
        """Return the latest lines of the minutes, or every one, oldest first."""
        history = self.session.history
        note, kept = self.session.note, self._lines
        return minutes.minutes(history, self.last_known, note, last=last, kept=kept)

    @at_this_moment
    def public(self) -> public.PublicView:
        """Return the wall at this moment."""
        return public.public_view(self.state, self.session, self.now_ms())

    @until_changed
    def progress(self) -> progress.Progress:
        """Return how far the tournament is."""
        return progress.progress(self.state)

    @at_this_moment
    def fixed(self) -> Fixed:
        """Return what play has fixed of the settings."""
        return progress.fixed_by(self.state, self.now_ms())

    @at_this_moment
    def chips(self) -> chips.ChipsView:
        """Return what is known of the chips at this moment."""
        return chips.chips_view(self.state, self.session, self.now_ms())

    @until_changed
    def chips_ledger(self) -> tuple[LedgerLine, ...]:
        """Return what changed the chips in play, oldest first."""
        return chips.ledger(self.session.history, self.session)

    @until_changed
    def prizes(self) -> finishing.PrizesView:
        """Return what each place wins, and who holds it."""
        return finishing.prizes_view(self.state, self.session)

    @at_this_moment
    def tie_questions(self) -> tuple[TieQuestion, ...]:
        """Return the ties whose prizes the director divides."""
        return tie_questions(self.state, self.session.context())

    @until_changed
    def hand_for_hand(self) -> hand_for_hand.HandForHandView | None:
        """Return the hand that all tables play together, None when they do not."""
        return hand_for_hand.hand_for_hand_view(self.state, self.session)

    @at_this_moment
    def hand_for_hand_over(self) -> RoundOver | None:
        """Return how hand-for-hand ended, for a few minutes; None otherwise."""
        return hand_for_hand.just_over(self.state, self.now_ms())

    @at_this_moment
    def finish_estimate(self) -> FinishView | None:
        """Return when play should end against the hall's hour; None once play is over.

        Worked out once a minute, and after every change.
        """
        now_ms = self.now_ms()
        stamp = (self.sequence, now_ms // MINUTE_MS)
        return self.kept("finish", stamp, lambda: clock.finish_view(self.state, now_ms))

    @until_changed
    def new_breaking_order(self) -> OrderRow | None:
        """Return the breaking order as last changed in play, if it was (2.4)."""
        return public.new_breaking_order(self.state)
