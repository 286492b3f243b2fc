"""One tournament, opened at this post: its door, its clock, who its entrants are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from rules_ropta.ruling import Refused
from td_app.live.door import Door
from td_app.live.rules_shelf import RulesShelf
from td_app.ports.chance_and_time import Shuffler, WallClock
from td_app.ports.club import PrintedPapers, WinnerPhotos
from td_app.ports.journals import Actor, JournalStore, News
from td_app.ports.waiting import Link
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import check
from td_app.tournament.decide.checks import Context
from td_app.tournament.decide.entries import people_named
from td_app.tournament.history import History
from td_app.tournament.proposals import proposals
from td_app.tournament.state.clock import ClockGap, ClockWatch, Look, SeenMark
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.undoing import SEEN, decided
from td_app.tournament.versions import WrittenEntry


class TournamentSession(Door[cmd.Command, WrittenEntry, ev.Entry, TournamentState]):
    """One tournament, opened at this post.

    ``shelf``: where the rules are, ``prints``: what was printed, ``photos``: those of winners; None
    without a club.
    """

    def __init__(
        self,
        store: JournalStore,
        tournament: int,
        clock: WallClock,
        shuffler: Shuffler,
        *,
        operator: str = "",
        post: str = "",
        read_only: bool = False,
        shelf: RulesShelf | None = None,
        prints: PrintedPapers | None = None,
        photos: WinnerPhotos | None = None,
        link: Link | None = None,
        money_allowed: Callable[[], bool] = lambda: False,
        public_as: Callable[[TournamentSession], Mapping[int, Person]] = lambda _session: {},
        stayed: bool = False,
    ) -> None:
        self.tournament = tournament
        self.history = History()
        super().__init__(
            store, tournament, self.history, operator=operator, post=post, read_only=read_only
        )
        self.shelf = shelf
        self.prints = prints
        self.photos = photos
        self.link = link
        self.beside: Callable[[Callable[[], object]], None] | None = None
        """What writes beside everything else what nobody waits for, where a face has it."""
        self.public_as = public_as
        self._stayed = stayed
        self._money_allowed = money_allowed
        self._store = store
        self._clock = clock
        self._dated_by = clock
        self._shuffler = shuffler
        known = store.news(tournament, 0)
        if known.unknown is not None:
            raise known.unknown
        self._watch = ClockWatch(self._look())
        self._take_in(known)
        self._refuse_without_beginning()

    def now_ms(self) -> int:
        """Return the tournament's moment, milliseconds since 1970."""
        return self._watch.moment_ms(self._look(), running=self.state.clock.running)

    def steady_ms(self) -> int:
        """Return a count of milliseconds that never jumps."""
        return self._clock.steady_ms()

    def watch_time(self) -> None:
        """Ask from now on what time was that nobody saw pass: see :attr:`gap`.

        Until then, and where one only looks, the computer's time of day is followed. Raises
        :class:`StorageTrouble`.
        """
        self._watch = ClockWatch.opened(
            self.state.clock,
            self.last_seen(),
            self._look(),
            self.post,
            asks=not self.read_only,
            stayed=self._stayed,
        )

    @property
    def gap(self) -> ClockGap | None:
        """Return the time the director is asked about: an absence, a sleep, a changed clock.

        Once the tournament is over, nobody waits for its clock.
        """
        return None if self.state.over else self._watch.gap

    def context(self) -> Context:
        """Return the moment, chance and what the rules ask for, as a decision sees them."""
        return Context(
            self.now_ms(),
            self.history.sequence + 1,
            self._shuffler.seed,
            self.proposals,
            self.person,
            self._money_allowed,
        )

    def person(self, entrant: int) -> Person:
        """Return an entrant's details, with the name in force; a number once it was erased."""
        row = self.state.entrants[entrant].person
        return self.named(entrant, row) or Person(last_name=f"#{entrant}")

    def last_known(self, entrant: int) -> Person | None:
        """Return an entrant's latest name, even if taken off the list: for the minutes."""
        if entrant in self.state.entrants:
            return self.person(entrant)
        return self.latest_name(entrant)

    def shown_number(self, sequence: int) -> int:
        """Return the number by which people know an incident or a sanction, from 1."""
        return self.history.shown_number(sequence)

    def rewritten(self) -> tuple[int, int] | None:
        """Return when an upgrade rewrote the first entries (ms since 1970), and how many."""
        return self._store.rewritten(self.tournament)

    def dispatch(self, command: cmd.Command, by: Actor | None = None) -> ev.Entry:
        """Judge a command and write it down, as the door does; see there.

        A gap of the clock is settled once, by whoever answers first.
        """
        self._asked_of_gap = self.gap is not None
        return super().dispatch(command, by)

    def _read(self, after: int) -> News:
        return self._store.news(self.tournament, after)

    def _entry_of(self, command: cmd.Command, actor: Actor, act: str) -> ev.Entry:
        context = self.context()
        if isinstance(command, cmd.SettleClockGap):
            if self._asked_of_gap and self.gap is None:
                raise Refused("CLOCK_GAP_SETTLED")
            # Answered as of now, however long it waited, with the time of day it takes up.
            gap = self._watch.gap_at(context.now_ms)
            if gap is not None:
                command = replace(command, seen_ms=gap.seen_ms, back_ms=gap.back_ms)
            context = replace(context, now_ms=context.now_ms + self._watch.jump_ms)
        event = decided(self.history, command, context)
        moment = (context.sequence, context.now_ms)
        return ev.Entry(*moment, event, actor.operator, actor.post, act)

    def _check(self, command: cmd.Command) -> None:
        if isinstance(command, SEEN):
            decided(self.history, command, self.context())
        else:
            check(self.state, command, self.context())

    def _people_named(self, command: cmd.Command, entry: ev.Entry) -> Mapping[int, Person]:
        return people_named(command, entry.event)

    def _on_taken(self, entry: ev.Entry) -> None:
        if isinstance(entry.event, ev.ClockGapSettled):
            # Another post was asked the same: nobody answers it twice.
            self._watch.settled()

    def proposals(self) -> tuple[cmd.Proposal, ...]:
        """Return what the rules ask for now, most pressing first."""
        return proposals(self.state, self.context())

    def seen(self) -> None:
        """Note that the clock is seen running now, for a return after a crash.

        Done beside where there is a way: nobody waits for it, every few seconds.
        """
        if self.read_only:
            return
        look = self._look()
        self._watch.moment_ms(look, running=self.state.clock.running)
        note = partial(self._store.seen, self.tournament, self._watch.mark(look, self.post))
        if self.link is not None:
            self.link.later(note)
        elif self.beside is not None:
            self.beside(note)
        else:
            note()

    def last_seen(self) -> SeenMark | None:
        """Return the last moment the clock was seen."""
        return self._store.last_seen(self.tournament)

    def _look(self) -> Look:
        return Look(self._clock.now_ms(), self._clock.steady_ms())

    def _label(self, entry: ev.Entry, after: TournamentState) -> tuple[str, str] | None:
        event = entry.event
        if not isinstance(
            event, ev.TournamentCreated | ev.SetupChanged | ev.ActionUndone | ev.ActionRedone
        ):
            return None
        now = (self.state.setup.name, self.state.setup.date)
        then = (after.setup.name, after.setup.date)
        renamed = isinstance(event, ev.TournamentCreated) or now != then
        return then if renamed else None
