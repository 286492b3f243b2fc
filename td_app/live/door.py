"""The one door of a journal, of any kind: a command in, one entry on disk out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, Generic, TypeVar
from uuid import uuid4

from rules_ropta.ruling import Refused
from td_app.live.computer_hour import Answer, ComputerHour, refuse_far_off
from td_app.ports.chance_and_time import WallClock
from td_app.ports.journals import Actor, Journals, NewsOf, PersonKey, SequenceConflict
from td_app.ports.seals import Cover, Seal
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.commands.unread import SetEntryAside
from td_app.tournament.events import ComputerHourSettled, EntrySetAside
from td_app.tournament.journal import Journal, JournalEntry, ReadLine
from td_app.tournament.state.person import BLANK, Person
from td_app.words.privacy import erased_name

#: How often another post may be faster before the director is told.
ATTEMPTS = 3

Command = TypeVar("Command")
Line = TypeVar("Line", bound="ReadLine")
Entry = TypeVar("Entry", bound=JournalEntry[object])
State = TypeVar("State")


class Door(ABC, Generic[Command, Line, Entry, State]):
    """The state at this post, and the only way to change it.

    Judged on what this post knows: where another post wrote since, the next place in the journal
    is taken, or the refusal may be out of date. What it wrote is read then, and the command judged
    again. What a server was asked to keep and did not answer for stays in doubt until it says.
    Where a line cannot be read the evening stops before it: what was read stays, every act is
    refused as :attr:`stopped` says, until the director sets that line aside.
    Subscribers are called after every change, also those of other posts.

    What each kind of journal says for itself: :meth:`_read` and :meth:`_entry_of`; where it has
    something to say, :meth:`_check`, :meth:`_people_named` and :meth:`_label` too.
    """

    def __init__(
        self,
        store: Journals[Entry],
        number: int,
        history: Journal[Line, Entry, State],
        *,
        operator: str = "",
        post: str = "",
        read_only: bool = False,
    ) -> None:
        #: What entries are dated by, where a session has a clock.
        self._dated_by: WallClock | None = None
        #: The answer about the computer's clock that this journal holds already.
        self._hour: Answer | None = None
        self.number = number
        self.operator = operator
        self.post = post
        self.read_only = read_only
        #: Counts how often names were erased: what shows them is made again.
        self.readings = 0
        self._history = history
        self._journals = store
        self._subscribers: list[Callable[[], None]] = []
        self._people: dict[PersonKey, Person] = {}
        self._notes: dict[int, str] = {}
        #: The act a server was asked to keep and did not answer for, and what it was asked.
        self._doubt: tuple[str, Command | None] | None = None

    @abstractmethod
    def _read(self, after: int) -> NewsOf[Line]:
        """Return the entries after a sequence, and change nothing: for any thread."""

    @abstractmethod
    def _entry_of(self, command: Command, actor: Actor, act: str) -> Entry:
        """Return the entry a command becomes now; raises :class:`Refused`."""

    def _check(self, command: Command) -> None:
        """Raise :class:`Refused` where a command would be refused now: here, by deciding it."""
        self._entry_of(command, Actor(self.operator, self.post), "")

    def _people_named(self, command: Command, entry: Entry) -> Mapping[int, Person]:
        """Return the people an entry names, by number; a subclass with people overrides it."""
        return {}

    def _label(self, entry: Entry, after: State) -> tuple[str, str] | None:
        """Return the name and date the list shows from an entry on; None when they stay."""
        return None

    def _on_taken(self, entry: Entry) -> None:
        """Called for each entry, from here or elsewhere, once it is taken in."""

    @property
    def stopped(self) -> Refused | None:
        """Return why every act is refused: the next line of the journal cannot be read."""
        return self._history.stopped

    def _refuse_without_beginning(self) -> None:
        """Raise :class:`StorageTrouble` where not even the first line can be read."""
        if self._history.unread and not self._history.entries:
            raise StorageTrouble("FILE_CORRUPTED", str(self._history.stopped))

    def _judged(self, command: Command, actor: Actor, act: str) -> Entry:
        """Return the entry a command becomes now, but where the journal is stopped."""
        stopped = self._history.stopped
        if not isinstance(command, SetEntryAside):
            if stopped is not None:
                raise stopped
            return self._entry_of(command, actor, act)
        if stopped is None or stopped.params["sequence"] != command.sequence:
            raise Refused("NOTHING_TO_SET_ASIDE")
        if stopped.code != "ENTRY_UNREADABLE":
            raise stopped
        if not command.note.strip():
            raise Refused("REASON_NEEDED")
        event = EntrySetAside(command.sequence)
        return self._entry_with(event, self._history.unread[-1].sequence + 1, actor, act)

    def _entry_with(self, event: object, sequence: int, actor: Actor, act: str) -> Entry:
        """Return an entry of this journal, dated now, with an event that every journal may have."""
        told = {"operator": actor.operator, "post": actor.post, "act": act}
        last = self._history.entries[-1]
        return replace(last, sequence=sequence, recorded_at=self.now_ms(), event=event, **told)

    def now_ms(self) -> int:
        """Return the moment entries are dated by, milliseconds since 1970: the time of day."""
        return self._dated_by.now_ms() if self._dated_by is not None else 0

    @property
    def state(self) -> State:
        """Return the state now."""
        return self._history.state

    def named(self, who: int, row: int) -> Person | None:
        """Return the name an entry gave a person, as it was then; None when unknown."""
        person = self._people.get((who, row))
        return erased_person(who) if person == BLANK else person

    def latest_name(self, who: int) -> Person | None:
        """Return the latest name somebody was given; None when unknown."""
        rows = [row for number, row in self._people if number == who]
        return self.named(who, max(rows)) if rows else None

    def note(self, sequence: int) -> str:
        """Return the free note written with an entry."""
        return self._notes.get(sequence, "")

    def seal(self) -> str:
        """Return the hash of the last entry known here, empty before the first.

        Raises :class:`StorageTrouble`.
        """
        return self._journals.seal(self.number, self._history.sequence)

    def whole_seal(self) -> Seal | None:
        """Return that hash with its entry; None where there is none. Raises as :meth:`seal`."""
        figures = self.seal()
        return Seal(figures, self._history.sequence) if figures else None

    def cover(self) -> Cover:
        """Return what the seal covers of the texts beside. Raises :class:`StorageTrouble`."""
        return self._journals.cover(self.number)

    def dispatch(self, command: Command, by: Actor | None = None) -> Entry:
        """Judge a command and write it down; return the entry, which is on disk.

        ``by``: who acts elsewhere; an act of theirs already written is returned, not done again.
        Raises :class:`Refused` (nothing changed) or :class:`StorageTrouble` (memory unchanged;
        what a server kept without saying so is not done twice).
        """
        if self.read_only:
            raise Refused("LOOKING_ONLY")
        actor = by or Actor(self.operator, self.post)
        act, done = self._act_of(command, actor.act)
        if done is not None:
            return done
        for _ in range(ATTEMPTS):
            try:
                entry = self._judged(command, actor, act)
            except Refused:
                if self.refresh():
                    continue
                raise
            entries = self._history.entries
            last_ms = entries[-1].recorded_at if entries else 0
            refuse_far_off(self._dated_by, self.now_ms(), last_ms)
            if self.stopped is None and self._write_hour():
                # It took the place of this one in the journal: judged again.
                continue
            if self._append(command, entry):
                if entry.sequence == 1:
                    # The first entry opens the journal: nothing stands before it.
                    self._write_hour()
                return entry
            if (mine := self._written(act)) is not None:
                return mine
        raise StorageTrouble("OTHER_POST_FASTER")

    def _write_hour(self) -> bool:
        """Return whether an entry was due that tells by what others are dated from here on."""
        entries = self._history.entries
        clock = self._dated_by
        answer = clock.answer if isinstance(clock, ComputerHour) else None
        if answer is None or answer is self._hour or not entries:
            return False
        mine = (entry.event for entry in reversed(entries) if entry.post == self.post)
        before = next((event for event in mine if isinstance(event, ComputerHourSettled)), None)
        if not answer.reason and answer.offset_ms == (before.offset_ms if before else 0):
            self._hour = answer
            return False
        event = ComputerHourSettled(answer.own_ms, answer.offset_ms, answer.doubt)
        here = Actor(self.operator, self.post)
        entry = self._entry_with(event, self._history.sequence + 1, here, uuid4().hex)
        if self._append(None, entry, answer.reason):
            self._hour = answer
        return True

    def _append(self, command: Command | None, entry: Entry, reason: str = "") -> bool:
        """Write an entry and take it in; False where what is true changed meanwhile."""
        aside = isinstance(entry.event, EntrySetAside)
        after = self.state if aside else self._history.after(entry)
        people = self._people_named(command, entry) if command is not None and not aside else {}
        written: str = getattr(command, "note", reason)
        note = written.strip()
        label = self._label(entry, after)
        try:
            self._journals.append(self.number, entry, people, note, label)
        except SequenceConflict:
            self.refresh()
            return False
        except StorageTrouble as trouble:
            if trouble.code != "ACT_IN_DOUBT":
                raise
            self._doubt = entry.act, command
            # Found out at once whether it is written; else it remains in doubt.
            try:
                self.settle_doubt()
            except StorageTrouble as again:
                raise (again if again.code == "ENTRY_UNKNOWN" else trouble) from again
            return False
        self._people.update({(who, entry.sequence): person for who, person in people.items()})
        if note:
            self._notes[entry.sequence] = note
        if aside:
            # Taken in with the lines it was written behind, as every other post does.
            line: Any = entry
            self._follow((*self._history.unread, line))
        else:
            self._history.keep(entry, after)
            self._on_taken(entry)
        self._changed()
        return True

    def can(self, command: Command) -> Refused | None:
        """Return why a command would be refused now, or None: a grey button says why."""
        if self.read_only:
            return Refused("LOOKING_ONLY")
        try:
            if self.stopped is not None or isinstance(command, SetEntryAside):
                self._judged(command, Actor(self.operator, self.post), "")
            else:
                self._check(command)
        except Refused as refusal:
            return refusal
        return None

    def foresee(self, command: Command) -> Entry | Refused:
        """Return the entry a command would become now, or its refusal; nothing is written."""
        if self.read_only:
            return Refused("LOOKING_ONLY")
        try:
            return self._judged(command, Actor(self.operator, self.post), "")
        except Refused as refusal:
            return refusal

    @property
    def in_doubt(self) -> bool:
        """Return whether it is not known yet if the last act is written."""
        return self._doubt is not None

    def doubts(self, command: Command, named: str = "") -> bool:
        """Return whether this is the act in doubt: asked again, it is done once."""
        return self._doubt is not None and self._doubt == (named or self._doubt[0], command)

    def settle_doubt(self) -> Entry | None:
        """Find out whether the act in doubt is written; return its entry, None when it is not.

        Raises :class:`StorageTrouble` while the server does not answer.
        """
        if self._doubt is None:
            return None
        act = self._doubt[0]
        written = self._journals.written(act)
        if written:
            self.refresh()
        self._doubt = None
        return self._written(act) if written else None

    def _act_of(self, command: Command, named: str) -> tuple[str, Entry | None]:
        """The id of an act, and its entry when it was written without our being told."""
        if self._doubt is not None:
            act = self._doubt[0]
            asked_again = self.doubts(command, named)
            done = self.settle_doubt()
            if asked_again:
                return act, done
        return named or uuid4().hex, self._written(named) if named else None

    def _written(self, act: str) -> Entry | None:
        """The entry of an act, among the latest."""
        return next((one for one in reversed(self._history.entries) if one.act == act), None)

    def refresh(self) -> bool:
        """Take in what other posts wrote; return whether anything was new.

        Raises :class:`StorageTrouble`; ``ENTRY_UNKNOWN`` once what is known was taken in.
        """
        return self.take(self.read_news())

    def read_news(self, whole: bool = False) -> NewsOf[Line]:
        """Return the new entries of the journal, or all of them, and change nothing: for any
        thread.
        """
        known = 0 if whole else self._history.sequence
        return replace(self._read(known), whole=whole)

    def take(self, news: NewsOf[Line]) -> bool:
        """Take in news read of this journal, perhaps elsewhere; return whether any was new, or
        the first that cannot be read.

        Raises :class:`StorageTrouble` (``ENTRY_UNKNOWN``) once what is known was taken in.
        """
        if news.whole:
            # Whose name was erased is known no more; what happened stays.
            self._people = {}
            self._notes = {}
            self._history.sign({line.sequence: line.operator for line in news.entries})
            self.readings += 1
        new = self._take_in(news)
        if new or news.whole:
            self._changed()
        if news.unknown is not None:
            raise news.unknown
        return new

    def _take_in(self, news: NewsOf[Line]) -> bool:
        """Apply the entries not known yet; those known already are skipped."""
        before = (self._history.sequence, len(self._history.unread))
        self._people.update(news.people)
        self._notes.update(news.notes)
        self._follow(news.entries)
        return (self._history.sequence, len(self._history.unread)) != before

    def _follow(self, lines: Iterable[Line]) -> None:
        for entry in self._history.follow(lines):
            self._on_taken(entry)

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call ``changed`` after every change; return what ends it."""
        self._subscribers.append(changed)
        return lambda: self._subscribers.remove(changed)

    def _changed(self) -> None:
        for changed in tuple(self._subscribers):
            changed()


def erased_person(number: int) -> Person:
    """Return the person shown once a name was erased: a number, and the results."""
    return Person("", erased_name(number))
