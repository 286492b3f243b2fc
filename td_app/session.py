"""The one door through which anything changes: a command in, an entry on disk out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from uuid import uuid4

from rules_ropta.ruling import Refused
from td_app.ports import (
    Actor,
    JournalStore,
    Link,
    News,
    PersonKey,
    PrintedPapers,
    SequenceTaken,
    Shuffler,
    StorageTrouble,
    WallClock,
)
from td_app.rules_shelf import RulesShelf
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.decide import check
from td_app.tournament.decide.asking import Context
from td_app.tournament.decide.entries import people_named
from td_app.tournament.history import History
from td_app.tournament.proposals import proposals
from td_app.tournament.state.clock import ClockGap, ClockWatch, Look, SeenMark
from td_app.tournament.state.person import BLANK, Person
from td_app.tournament.state.tournament import TournamentState
from td_app.tournament.undoing import SEEN, decided
from td_app.words.privacy import erased_name

#: How often another post may be faster before the director is told.
ATTEMPTS = 3


class TournamentSession:
    """One tournament, opened at this post.

    ``state`` is true now; :meth:`dispatch` changes it, :meth:`can` asks whether it could.
    Subscribers are called after every change, also those of other posts. ``shelf``: where the
    rules are, ``prints``: what was printed; None without a club.
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
        link: Link | None = None,
        money_allowed: Callable[[], bool] = lambda: False,
        public_as: Callable[[TournamentSession], Mapping[int, Person]] = lambda _session: {},
    ) -> None:
        self.tournament = tournament
        self.operator = operator
        self.post = post
        self.read_only = read_only
        self.shelf = shelf
        self.prints = prints
        self.link = link
        self.beside: Callable[[Callable[[], object]], None] | None = None
        """What writes beside everything else what nobody waits for, where a face has it."""
        self.public_as = public_as
        self._money_allowed = money_allowed
        self._store = store
        self._clock = clock
        self._shuffler = shuffler
        self._subscribers: list[Callable[[], None]] = []
        self.readings = 0
        self._history = History()
        self._people: dict[PersonKey, Person] = {}
        self._notes: dict[int, str] = {}
        #: The act a server was asked to keep and did not answer for, and what it was asked.
        self._doubt: tuple[str, cmd.Command] | None = None
        known = store.news(tournament, 0)
        if known.unknown is not None:
            raise known.unknown
        self._watch = ClockWatch(self._look())
        self._take_in(known)

    @property
    def state(self) -> TournamentState:
        """Return what is true now."""
        return self._history.state

    @property
    def history(self) -> History:
        """Return the journal in memory, for the minutes and the labels of undo."""
        return self._history

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
            self._history.sequence + 1,
            self._shuffler.seed,
            self.proposals,
            self.person,
            self._money_allowed,
        )

    def person(self, entrant: int) -> Person:
        """Return who an entrant is, by the name in force; a number once it was erased."""
        row = self.state.entrants[entrant].person
        return self.named(entrant, row) or Person(last_name=f"#{entrant}")

    def named(self, entrant: int, row: int) -> Person | None:
        """Return the name an entry gave an entrant, whatever came after; None when unknown."""
        person = self._people.get((entrant, row))
        return erased_person(entrant) if person == BLANK else person

    def last_known(self, entrant: int) -> Person | None:
        """Return an entrant's latest name, even if taken off the list: for the minutes."""
        if entrant in self.state.entrants:
            return self.person(entrant)
        rows = [row for who, row in self._people if who == entrant]
        return self.named(entrant, max(rows)) if rows else None

    def shown_number(self, sequence: int) -> int:
        """Return the number by which people know an incident or a sanction, from 1."""
        return self.history.shown_number(sequence)

    def note(self, sequence: int) -> str:
        """Return the free note written with an entry."""
        return self._notes.get(sequence, "")

    def seal(self) -> str:
        """Return the hash of the last entry known here, empty before the first.

        Raises :class:`StorageTrouble`.
        """
        return self._store.seal(self.tournament, self._history.sequence)

    def rewritten(self) -> tuple[int, int] | None:
        """Return when an upgrade rewrote the first entries (ms since 1970), and how many."""
        return self._store.rewritten(self.tournament)

    def dispatch(self, command: cmd.Command, by: Actor | None = None) -> ev.Entry:
        """Judge a command and write it down; return the entry, which is on disk.

        ``by``: who acts elsewhere; an act of theirs already written is returned, not done again.
        Judged on what this post knows: where another post wrote since, the next place in the
        journal is taken, or the refusal may be out of date. What it wrote is read then, and the
        command judged again. Raises :class:`Refused` (nothing changed) or :class:`StorageTrouble`
        (memory unchanged; what a server kept without saying so is not done twice).
        """
        if self.read_only:
            raise Refused("LOOKING_ONLY")
        actor = by or Actor(self.operator, self.post)
        act, done = self._act_of(command, actor.act)
        if done is not None:
            return done
        asked = self.gap is not None
        for _ in range(ATTEMPTS):
            context = self.context()
            if isinstance(command, cmd.SettleClockGap):
                if asked and self.gap is None:
                    raise Refused("CLOCK_GAP_SETTLED")
                command, context = self._settling(command, context)
            try:
                event = decided(self._history, command, context)
            except Refused:
                if self.refresh():
                    continue
                raise
            moment = (context.sequence, context.now_ms)
            entry = ev.Entry(*moment, event, actor.operator, actor.post, act)
            if self._append(command, entry):
                return entry
            if (mine := self._written(act)) is not None:
                return mine
        raise StorageTrouble("OTHER_POST_FASTER")

    def _append(self, command: cmd.Command, entry: ev.Entry) -> bool:
        """Write an entry and take it in; False where what is true changed meanwhile."""
        event, after = entry.event, self._history.after(entry)
        people = people_named(command, event)
        note = getattr(command, "note", "").strip()
        label = self._label(event, after)
        try:
            self._store.append(self.tournament, entry, people, note, label)
        except SequenceTaken:
            self.refresh()
            return False
        except StorageTrouble as trouble:
            if trouble.code != "ACT_IN_DOUBT":
                raise
            self._doubt = entry.act, command
            self._clear_doubt(trouble)
            return False
        self._people.update({(who, entry.sequence): p for who, p in people.items()})
        if note:
            self._notes[entry.sequence] = note
        self._history.keep(entry, after)
        if isinstance(event, ev.ClockGapSettled):
            self._watch.settled()
        self._changed()
        return True

    def can(self, command: cmd.Command) -> Refused | None:
        """Return why a command would be refused now, or None: a grey button says why."""
        if self.read_only:
            return Refused("LOOKING_ONLY")
        try:
            if isinstance(command, SEEN):
                decided(self._history, command, self.context())
            else:
                check(self.state, command, self.context())
        except Refused as refusal:
            return refusal
        return None

    def foresee(self, command: cmd.Command) -> ev.Event | Refused:
        """Return the event a command would become now, or why it is refused: nothing is written."""
        if self.read_only:
            return Refused("LOOKING_ONLY")
        try:
            return decided(self._history, command, self.context())
        except Refused as refusal:
            return refusal

    @property
    def in_doubt(self) -> bool:
        """Return whether it is not known yet if the last act is written."""
        return self._doubt is not None

    def doubts(self, command: cmd.Command, named: str = "") -> bool:
        """Return whether this is the act in doubt: asked again, it is done once."""
        return self._doubt is not None and self._doubt == (named or self._doubt[0], command)

    def refresh(self) -> bool:
        """Take in what other posts wrote; return whether anything was new.

        Raises :class:`StorageTrouble`; ``ENTRY_UNKNOWN`` once what is known was taken in.
        """
        return self.take(self.read_news())

    def read_news(self, whole: bool = False) -> News:
        """Return what is new in the journal, or all of it, and change nothing: for any thread."""
        known = 0 if whole else self._history.sequence
        return replace(self._store.news(self.tournament, known), whole=whole)

    def settle_doubt(self) -> ev.Entry | None:
        """Find out whether the act in doubt is written; return its entry, None when it is not.

        Raises :class:`StorageTrouble` while the server does not answer.
        """
        if self._doubt is None:
            return None
        act = self._doubt[0]
        written = self._store.written(act)
        if written:
            self.refresh()
        self._doubt = None
        return self._written(act) if written else None

    def take(self, news: News) -> bool:
        """Take in news read of this tournament, perhaps elsewhere; return whether any was new."""
        if news.whole:
            # Whose name was erased is known no more; what happened stays.
            self._people, self._notes = {}, {}
            self._history.sign({entry.sequence: entry.operator for entry in news.entries})
            self.readings += 1
        new = self._take_in(news)
        if new or news.whole:
            self._changed()
        if news.unknown is not None:
            raise news.unknown
        return new

    def _take_in(self, news: News) -> bool:
        """Take in what is not known yet, whatever was read before it."""
        before = self._history.sequence
        self._people.update(news.people)
        self._notes.update(news.notes)
        for entry in news.entries:
            if entry.sequence > self._history.sequence:
                taken = self._history.take(entry)
                if isinstance(taken.event, ev.ClockGapSettled):
                    # Another post was asked the same: nobody answers it twice.
                    self._watch.settled()
        return self._history.sequence > before

    def _act_of(self, command: cmd.Command, named: str) -> tuple[str, ev.Entry | None]:
        """The id of an act, and its entry when it was written without our being told."""
        if self._doubt is not None:
            act, asked_again = self._doubt[0], self.doubts(command, named)
            done = self.settle_doubt()
            if asked_again:
                return act, done
        return named or uuid4().hex, self._written(named) if named else None

    def _clear_doubt(self, trouble: StorageTrouble) -> None:
        """Find out at once whether the act in doubt is written; else it remains in doubt."""
        try:
            self.settle_doubt()
        except StorageTrouble as again:
            raise (again if again.code == "ENTRY_UNKNOWN" else trouble) from again

    def _written(self, act: str) -> ev.Entry | None:
        """The entry of an act, among the latest."""
        return next((e for e in reversed(self._history.entries) if e.act == act), None)

    def proposals(self) -> tuple[cmd.Proposal, ...]:
        """Return what the rules ask for now, most pressing first."""
        return proposals(self.state, self.context())

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call ``changed`` after every change; return what ends it."""
        self._subscribers.append(changed)
        return lambda: self._subscribers.remove(changed)

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

    def _settling(
        self, command: cmd.SettleClockGap, context: Context
    ) -> tuple[cmd.SettleClockGap, Context]:
        """Return the answer as of now, however long it waited, and the time of day it takes up."""
        gap = self._watch.gap_at(context.now_ms)
        if gap is not None:
            command = replace(command, seen_ms=gap.seen_ms, back_ms=gap.back_ms)
        return command, replace(context, now_ms=context.now_ms + self._watch.jump_ms)

    def _label(self, event: ev.Event, after: TournamentState) -> tuple[str, str] | None:
        """The name and date the list shows from this event on; None when it stays as it is."""
        if not isinstance(
            event, ev.TournamentCreated | ev.SetupChanged | ev.ActionUndone | ev.ActionRedone
        ):
            return None
        now, then = self.state.setup, (after.setup.name, after.setup.date)
        renamed = isinstance(event, ev.TournamentCreated) or (now.name, now.date) != then
        return then if renamed else None

    def _changed(self) -> None:
        for changed in tuple(self._subscribers):
            changed()


def erased_person(entrant: int) -> Person:
    """Return who an entrant is once their name was erased: a number, and the results."""
    return Person("", erased_name(entrant))
