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

from functools import partial

from td_app.live.acting import VIEWS, LiveSession, at_this_moment, until_changed
from td_app.live.public_names import in_public
from td_app.live.session import TournamentSession
from td_app.ports.journals import News
from td_app.tournament import commands as cmd
from td_app.tournament.decide.checks import closed_by_prizes, entries_closed
from td_app.tournament.proposals.prizes import TieQuestion, tie_questions
from td_app.tournament.state.clock import MINUTE_MS, read_clock
from td_app.tournament.state.hands import RoundOver
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views import (
    cash_desk,
    chips,
    clock,
    conduct,
    deals,
    finishing,
    flights,
    hand_for_hand,
    knockouts,
    minutes,
    money,
    players,
    prizes,
    progress,
    public,
    room,
    sound_cues,
)
from td_app.tournament.views.chips import LedgerLine
from td_app.tournament.views.clock import FinishView
from td_app.tournament.views.naming import KeptOrder, RowCache
from td_app.tournament.views.players import DrawView, Players
from td_app.tournament.views.progress import Fixed
from td_app.tournament.views.public import MoveRow, OrderRow

__all__ = ["VIEWS", "Live"]


class Live(LiveSession):
    """One session and its views, each kept as long as it stays true. See the module."""

    def __init__(self, session: TournamentSession) -> None:
        super().__init__(session)
        self._make_rows()

    def take(self, news: News) -> None:
        """Apply news of this tournament; where names were erased, every view is made anew.

        Raises :class:`StorageTrouble`.
        """
        if news.whole:
            self._make_rows()
        super().take(news)

    def read_again(self) -> None:
        """Take in what was erased; raises :class:`StorageTrouble`."""
        self.take(self.session.read_news(whole=True))

    def _make_rows(self) -> None:
        self._tables = room.RoomViewCache()
        self._players = players.KeptPlayers()
        self._ranks: KeptOrder[finishing.StandingRow] = KeptOrder()
        self._incidents: RowCache[conduct.IncidentRow] = RowCache()
        self._lines = minutes.KeptLines()

    @property
    def money_allowed(self) -> bool:
        """Return whether the club lets amounts be put in."""
        return self.session.context().money_allowed()

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

    def counted_ms(self) -> tuple[int, ...]:
        """Return the countdowns running now, in milliseconds left: the level, each time call.

        While the clock stands, the time of day is.
        """
        now = self.now_ms()
        clock = self.state.clock
        structure = self.state.setup.structure
        called = [call.ends_ms - now for call in self.state.time_calls.values()]
        if not clock.running or not structure.steps:
            return (-now, *called)
        reading = read_clock(clock, structure, now)
        return (reading.remaining_ms - reading.overtime_ms, *called)

    @at_this_moment
    def proposals(self) -> tuple[cmd.Proposal, ...]:
        """Return the proposals now; they depend on the level, so ask again at every change."""
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
        note = self.session.note
        kept = self._lines
        return minutes.minutes(history, self.last_known, note, last=last, kept=kept)

    @at_this_moment
    def public(self) -> public.PublicView:
        """Return the wall at this moment."""
        return public.public_view(self.state, self._in_public(), self.now_ms())

    def announcements_in_public(self) -> tuple[MoveRow, ...]:
        """Return the moves with their public names, newest first."""
        shown = self._in_public()
        if shown is self.session:
            return self.announcements()
        made = lambda: public.announcements(self.state, shown)  # noqa: E731
        return self.cached("announcements_in_public", self.sequence, made)

    def ranking_in_public(self) -> finishing.Standings:
        """Return the ranking as everybody may read it."""
        shown = self._in_public()
        if shown is self.session:
            return self.standings()
        made = lambda: finishing.standings(self.state, shown)  # noqa: E731
        return self.cached("ranking_in_public", self.sequence, made)

    def players_in_public(self) -> Players:
        """Return the list of entrants as everybody may read it."""
        shown = self._in_public()
        if shown is self.session:
            return self.players()
        made = lambda: players.players(self.state, shown)  # noqa: E731
        return self.cached("players_in_public", self.sequence, made)

    def _in_public(self) -> TournamentSession:
        """The session by the names that everybody may read, asked once an entry."""
        return self.cached("in_public", self.sequence, lambda: in_public(self.session))

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
        """Return the view of the chips at this moment."""
        return chips.chips_view(self.state, self.session, self.now_ms())

    @until_changed
    def chips_ledger(self) -> tuple[LedgerLine, ...]:
        """Return what changed the chips in play, oldest first."""
        return chips.ledger(self.session.history, self.session)

    @until_changed
    def prizes(self) -> prizes.PrizesView:
        """Return what each place wins, and who holds it."""
        return prizes.prizes_view(self.state, self.session)

    @at_this_moment
    def tie_questions(self) -> tuple[TieQuestion, ...]:
        """Return the ties whose prizes the director divides."""
        return tie_questions(self.state, self.session.context())

    @until_changed
    def deals(self) -> deals.DealsView:
        """Return the view of deals: the money to share, the deal in force, a cancellation."""
        return deals.deals_view(self.state, self.session)

    @until_changed
    def flights(self) -> flights.FlightsView:
        """Return the bags of a day 1, or what each came with on a day 2."""
        return flights.flights_view(self.state, self.session)

    def closed_by_prizes(self) -> bool:
        """Return whether late entry is over only because those left are all paid (room 32)."""
        return closed_by_prizes(self.state, self.now_ms())

    @at_this_moment
    def cash_desk(self) -> cash_desk.DeskView:
        """Return what each owes and paid, what the till owes, its lines and its closing."""
        stamp = self.sequence, entries_closed(self.state, self.now_ms())
        made = partial(cash_desk.desk_view, self.state, self.session)
        return self.cached("cash_desk", stamp, made)

    @until_changed
    def money(self) -> money.MoneyView:
        """Return the view of entries and purchases, with the pool and the chips they make."""
        return money.money_view(self.state)

    @until_changed
    def knockouts(self) -> knockouts.KnockoutsView:
        """Return the view of knock-outs and bounties."""
        return knockouts.knockouts_view(self.state, self.session)

    @until_changed
    def hand_for_hand(self) -> hand_for_hand.HandForHandView | None:
        """Return the hand that all tables play together, None when they do not."""
        return hand_for_hand.hand_for_hand_view(self.state, self.session)

    @at_this_moment
    def hand_for_hand_over(self) -> RoundOver | None:
        """Return how hand-for-hand ended, for a few minutes; None otherwise."""
        return hand_for_hand.just_over(self.state, self.now_ms())

    @at_this_moment
    def sounding_clock(self) -> sound_cues.SoundingClock:
        """Return the clock as sounds follow it at this moment."""
        return sound_cues.sounding_clock(self.state, self.now_ms())

    @until_changed
    def passage(self) -> int:
        """Return the entry that last put the clock on a step, 0 without any."""
        history = self.session.history
        return sound_cues.passage_of(reversed(history.entries), history.counts)

    @until_changed
    def level_with_hand(self) -> int:
        """Return the level that started with the last hand signalled, 0 when none did (2.7)."""
        history = self.session.history
        return sound_cues.level_with_next_hand(reversed(history.entries), history.counts)

    @at_this_moment
    def finish_estimate(self) -> FinishView | None:
        """Return when play should end against the hall's hour; None once play is over.

        Worked out once a minute, and after every change.
        """
        now_ms = self.now_ms()
        stamp = (self.sequence, now_ms // MINUTE_MS)
        return self.cached("finish", stamp, lambda: clock.finish_view(self.state, now_ms))

    @until_changed
    def new_breaking_order(self) -> OrderRow | None:
        """Return the breaking order as last changed in play, if it was (2.4)."""
        return public.new_breaking_order(self.state)
