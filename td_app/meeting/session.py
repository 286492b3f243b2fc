"""The one door of a meeting: a command in, one entry on disk out.

As :class:`~td_app.session.TournamentSession` does for a tournament, and through the same journal;
what a tournament alone has (proposals, a clock's absence to settle) is not here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from uuid import uuid4

from rules_ropta.ruling import Refused
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.decide import check
from td_app.meeting.decide.asking import Context
from td_app.meeting.decide.teams import people_named
from td_app.meeting.history import MeetingHistory, decided
from td_app.meeting.ports import MeetingStore
from td_app.meeting.state import MeetingState
from td_app.ports import (
    PersonKey,
    SequenceTaken,
    Shuffler,
    StorageTrouble,
    WallClock,
)
from td_app.tournament.state.person import BLANK, Person
from td_app.words.privacy import erased_name

#: How often another post may be faster before the director is told.
ATTEMPTS = 3


class MeetingSession:
    """One meeting, opened at this post: ``state`` is true now, :meth:`dispatch` changes it."""

    def __init__(
        self,
        store: MeetingStore,
        meeting: int,
        clock: WallClock,
        shuffler: Shuffler,
        *,
        operator: str = "",
        post: str = "",
        read_only: bool = False,
        public_as: Callable[[MeetingSession], Mapping[int, Person]] = lambda _session: {},
    ) -> None:
        self.meeting = meeting
        self.public_as = public_as
        self.operator, self.post, self.read_only = operator, post, read_only
        self._store, self._clock, self._shuffler = store, clock, shuffler
        self._subscribers: list[Callable[[], None]] = []
        self._people: dict[PersonKey, Person] = {}
        self._notes: dict[int, str] = {}
        self.readings = 0
        self.history = MeetingHistory()
        self.refresh()

    @property
    def state(self) -> MeetingState:
        """Return what is true now."""
        return self.history.state

    def now_ms(self) -> int:
        """Return milliseconds since 1970: the clocks of a meeting follow the time of day."""
        return self._clock.now_ms()

    def context(self) -> Context:
        """Return the moment and chance, as a decision sees them."""
        return Context(self.now_ms(), self.history.sequence + 1, self._shuffler.seed)

    def person(self, player: int) -> Person:
        """Return who a player is, by the name in force; a number once it was erased."""
        known = self.state.players.get(player)
        if known is not None:
            row = known.person
        else:
            row = max((row for who, row in self._people if who == player), default=0)
        person = self._people.get((player, row), Person(f"#{player}"))
        return Person("", erased_name(player)) if person == BLANK else person

    def erased(self, player: int) -> bool:
        """Return whether the name of a player was erased."""
        known = self.state.players.get(player)
        return known is not None and self._people.get((player, known.person)) == BLANK

    def note(self, sequence: int) -> str:
        """Return the free note written with an entry."""
        return self._notes.get(sequence, "")

    def seal(self) -> str:
        """Return the hash of the last entry known here. Raises :class:`StorageTrouble`."""
        return self._store.seal(self.meeting, self.history.sequence)

    def dispatch(self, command: cmd.Command) -> ev.Entry:
        """Judge a command and write it down; return the entry, which is on disk.

        Where another post was faster, its entries are read and the command judged again. Raises
        :class:`Refused` (nothing changed) or :class:`StorageTrouble` (memory unchanged).
        """
        if self.read_only:
            raise Refused("LOOKING_ONLY")
        act = uuid4().hex
        for _ in range(ATTEMPTS):
            context = self.context()
            try:
                event = decided(self.history, command, context)
            except Refused:
                if self.refresh():
                    continue
                raise
            entry = ev.Entry(context.sequence, context.now_ms, event, self.operator, self.post, act)
            if self._append(command, entry):
                return entry
        raise StorageTrouble("OTHER_POST_FASTER")

    def _append(self, command: cmd.Command, entry: ev.Entry) -> bool:
        """Write an entry and take it in; False where another post's came before it."""
        people, after = people_named(command, entry.event), self.history.after(entry.event)
        note = getattr(command, "note", "").strip()
        now, then = self.state.setup, after.setup
        label = (then.name, then.date) if (now.name, now.date) != (then.name, then.date) else None
        try:
            self._store.append(self.meeting, entry, people, note, label)
        except SequenceTaken:
            self.refresh()
            return False
        except StorageTrouble as trouble:
            # A server asked to keep it did not answer: once it does, it says whether it did.
            if trouble.code != "ACT_IN_DOUBT" or not self._store.written(entry.act):
                raise
        self._name({(who, entry.sequence): p for who, p in people.items()})
        if note:
            self._notes[entry.sequence] = note
        self.history.take(entry)
        self._changed()
        return True

    def can(self, command: cmd.Command) -> Refused | None:
        """Return why a command would be refused now, or None: a grey button says why."""
        if self.read_only:
            return Refused("LOOKING_ONLY")
        try:
            if isinstance(command, cmd.UndoAct | cmd.RedoAct):
                decided(self.history, command, self.context())
            else:
                check(self.state, command, self.context())
        except Refused as refusal:
            return refusal
        return None

    def refresh(self) -> bool:
        """Take in what other posts wrote; return whether anything was new.

        Raises :class:`StorageTrouble`; ``ENTRY_UNKNOWN`` once what is known was taken in.
        """
        news = self._store.meeting_news(self.meeting, self.history.sequence)
        self._name(news.people)
        self._notes.update(news.notes)
        for entry in news.entries:
            self.history.take(entry)
        if news.entries:
            self._changed()
        if news.unknown is not None:
            raise news.unknown
        return bool(news.entries)

    def _name(self, people: Mapping[PersonKey, Person]) -> None:
        """Take in names; ``readings`` tells what shows them that some came."""
        self._people.update(people)
        self.readings += bool(people)

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call ``changed`` after every change; return what ends it."""
        self._subscribers.append(changed)
        return lambda: self._subscribers.remove(changed)

    def _changed(self) -> None:
        for changed in tuple(self._subscribers):
            changed()
