"""The open tournament as the screens see it: views to show, one way to ask for a change."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from rules_ropta.ruling import Refused
from td_app.ports import StorageTrouble
from td_app.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.commands import Proposal
from td_app.tournament.state.clock import MINUTE_MS, ClockGap
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.views import chips, clock, hand_for_hand, minutes, players, public, room
from td_app.tournament.views import clock as finish
from td_app.tournament.views import conduct as incidents
from td_app.tournament.views import conduct as penalties
from td_app.tournament.views import conduct as time_calls
from td_app.tournament.views import finishing as standings
from td_app.tournament.views import players as draw_list
from td_app.tournament.views import public as panel
from td_app.tournament.views import room as table_hands
from td_app.tournament.views.chips import LedgerLine
from td_app.tournament.views.naming import KeptRows

V = TypeVar("V")

#: How often screens repaint the clock, and other posts are read (ms).
TICK_MS, REFRESH_MS = 200, 2_000
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


class LiveTournament(QObject):
    """One session with Qt signals around it.

    ``changed`` after every change (pages ask their view again), ``ticked`` as time passes
    (only what shows time), ``refused`` with a :class:`Refused`, ``trouble`` with a
    :class:`StorageTrouble`, ``gap_found`` with a :class:`ClockGap` when the time jumped, with
    None once there is nothing to ask any more.
    """

    changed = Signal()
    ticked = Signal()
    refused = Signal(object)
    trouble = Signal(object)
    gap_found = Signal(object)
    done = Signal(object)

    def __init__(self, session: TournamentSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self._views: dict[str, object] = {}
        self._tables: KeptRows[tuple[room.RoomSeat, ...]] = KeptRows()
        self._players: KeptRows[players.Ordered] = KeptRows()
        self._ranks: KeptRows[standings.Ordered] = KeptRows()
        self._incidents: KeptRows[incidents.IncidentRow] = KeptRows()
        self._unsubscribe = session.subscribe(self._on_changed)
        session.watch_time()
        self._gap_told = session.gap
        self._since_ms = session.state.clock.since_ms
        self._mark_from_ms = session.steady_ms()
        self._timers = [
            self._every(TICK_MS, self._on_tick),
            self._every(REFRESH_MS, self._on_refresh),
        ]

    @property
    def state(self) -> TournamentState:
        """Return what is true now."""
        return self.session.state

    @property
    def gap(self) -> ClockGap | None:
        """Return the time that waits for the director to say what it was."""
        return self.session.gap

    def close(self) -> None:
        """Stop the timers, note the moment, and let go of the session."""
        for timer in self._timers:
            timer.stop()
        self.note_seen()
        self._unsubscribe()

    def dispatch(self, command: cmd.Command) -> ev.Entry | None:
        """Ask for a change; None when it was refused or the disk failed (signals say why)."""
        try:
            if waiting := self._waits(command):
                raise waiting
            entry = self.session.dispatch(command)
        except Refused as refusal:
            self.refused.emit(refusal)
            return None
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
            return None
        self.done.emit(entry)
        return entry

    def can(self, command: cmd.Command) -> Refused | None:
        """Return why this would be refused now, or None."""
        return self._waits(command) or self.session.can(command)

    def _waits(self, command: cmd.Command) -> Refused | None:
        """Refuse what would take the time in question for played, until it is settled."""
        if self.gap is None or not self._takes_the_time(command):
            return None
        return Refused("CLOCK_GAP_FIRST")

    def _takes_the_time(self, command: cmd.Command) -> bool:
        if isinstance(command, cmd.ChangeSetup):
            return command.setup.structure != self.state.setup.structure
        return isinstance(command, TAKES_THE_TIME)

    def settle_gap(self, choice: cmd.GapChoice) -> None:
        """Settle the gap found, as the director chose; what was played since a jump counts."""
        if self.gap is None:
            return
        self.dispatch(cmd.SettleClockGap(self.gap.seen_ms, self.gap.back_ms, choice))

    def note_seen(self) -> None:
        """Note that the clock is seen running now, for a return after a crash.

        An absence that waits for its answer keeps the moment it began.
        """
        self._mark_from_ms = self.session.steady_ms() + SEEN_MS
        absent = self.gap is not None and self.gap.why == "absence"
        if not self.state.clock.running or absent:
            return
        try:
            self.session.seen()
        except StorageTrouble as trouble:
            # A disk that keeps us waiting must not do so every second.
            self._mark_from_ms += SEEN_AGAIN_MS
            self.trouble.emit(trouble)

    def room(self) -> room.Room:
        """Return the tables and who sits where."""
        return self._kept("room", lambda: room.room(self.state, self.session, self._tables))

    def players(self) -> players.Players:
        """Return the list of entrants."""
        return self._kept(
            "players", lambda: players.players(self.state, self.session, self._players)
        )

    def standings(self) -> standings.Standings:
        """Return the ranking."""
        return self._kept(
            "standings", lambda: standings.standings(self.state, self.session, self._ranks)
        )

    def announcements(self) -> tuple[panel.MoveRow, ...]:
        """Return the moves, newest first."""
        return self._kept("panel", lambda: panel.announcements(self.state, self.session))

    def new_breaking_order(self) -> panel.OrderRow | None:
        """Return the breaking order as last changed in play, if it was (2.4)."""
        return self._kept("order", lambda: panel.new_breaking_order(self.state))

    def draws(self) -> tuple[draw_list.DrawView, ...]:
        """Return the draws."""
        return self._kept("draws", lambda: draw_list.draws(self.state, self.session))

    def incidents(self) -> tuple[incidents.IncidentRow, ...]:
        """Return the incidents, newest first."""
        return self._kept(
            "incidents", lambda: incidents.incidents(self.state, self.session, self._incidents)
        )

    def penalties(self) -> tuple[penalties.PenaltyRow, ...]:
        """Return the sanctions, newest first."""
        return self._kept("penalties", lambda: penalties.penalties(self.state, self.session))

    def time_calls(self) -> tuple[time_calls.TimeCallRow, ...]:
        """Return the countdowns that run, at most one a table."""
        return self._kept("time_calls", lambda: time_calls.time_calls(self.state, self.session))

    def chips(self) -> chips.ChipsView:
        """Return what is known of the chips at this moment."""
        return chips.chips_view(self.state, self.session, self.session.now_ms())

    def race_preview(self, command: cmd.RaceChips) -> ev.ChipsRaced | Refused:
        """Return what a race would give as it is written so far, or what stands in its way."""
        return chips.race_preview(self.state, command, self.session.context())

    def chips_ledger(self) -> tuple[LedgerLine, ...]:
        """Return what changed the chips in play, oldest first."""
        return self._kept("ledger", lambda: chips.ledger(self.session.history, self.session))

    def table_hands(self, table: int) -> table_hands.TableHands:
        """Return the button and the blinds kept of a table, at this moment."""
        return table_hands.table_hands(self.state, table, self.session.now_ms())

    def hand_for_hand(self) -> hand_for_hand.HandForHandView | None:
        """Return the hand that all tables play together, None when they do not."""
        return self._kept(
            "hand_for_hand", lambda: hand_for_hand.hand_for_hand_view(self.state, self.session)
        )

    def minutes(self, last: int | None = 300) -> tuple[minutes.MinuteLine, ...]:
        """Return the latest lines of the minutes."""
        session = self.session
        return minutes.minutes(session.history, session.last_known, session.note, last=last)

    def clock(self) -> clock.ClockView:
        """Return the clock at this moment."""
        return clock.clock_view(self.state, self.session.now_ms())

    def finish_estimate(self) -> finish.FinishView | None:
        """Return when play should end against the hall's hour; None once play is over.

        Worked out once a minute, and after every change.
        """
        now_ms = self.session.now_ms()
        minute, known = self._kept("finish", lambda: (now_ms // MINUTE_MS, self._finish(now_ms)))
        if minute != now_ms // MINUTE_MS:
            known = self._finish(now_ms)
            self._views["finish"] = (now_ms // MINUTE_MS, known)
        return known

    def _finish(self, now_ms: int) -> finish.FinishView | None:
        return finish.finish_view(self.state, now_ms)

    def public(self) -> public.PublicView:
        """Return the wall at this moment."""
        return public.public_view(self.state, self.session, self.session.now_ms())

    def proposals(self) -> tuple[Proposal, ...]:
        """Return what is to be done now; depends on the level, so asked at every change."""
        return self.session.proposals()

    def _kept(self, name: str, view: Callable[[], V]) -> V:
        if name not in self._views:
            self._views[name] = view()
        return self._views[name]  # type: ignore[return-value]

    def _every(self, period: int, call: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setTimerType(Qt.TimerType.CoarseTimer)
        timer.timeout.connect(call)
        timer.start(period)
        return timer

    def _on_changed(self) -> None:
        self._views.clear()
        if self.state.clock.since_ms != self._since_ms:
            self._since_ms = self.state.clock.since_ms
            self.note_seen()
        self.changed.emit()

    def _on_tick(self) -> None:
        self.session.now_ms()
        if self.gap != self._gap_told:
            self._gap_told = self.gap
            self.gap_found.emit(self.gap)
            self._on_changed()
        if self.session.steady_ms() >= self._mark_from_ms:
            self.note_seen()
        self.ticked.emit()

    def _on_refresh(self) -> None:
        try:
            self.session.refresh()
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
