"""One meeting, opened at this post: its door, and who its players are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy

from td_app.live.door import Door
from td_app.meeting import commands as cmd
from td_app.meeting import events as ev
from td_app.meeting.decide import check
from td_app.meeting.decide.checks import Context
from td_app.meeting.decide.teams import people_named
from td_app.meeting.history import MeetingHistory, decided
from td_app.meeting.ports import MeetingNews, MeetingStore
from td_app.meeting.state import MeetingState
from td_app.ports.chance_and_time import Shuffler, WallClock
from td_app.ports.journals import Actor
from td_app.tournament.state.person import BLANK, Person


class MeetingSession(Door[cmd.Command, ev.WrittenEntry, ev.Entry, MeetingState]):
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
        self.history = MeetingHistory()
        super().__init__(
            store, meeting, self.history, operator=operator, post=post, read_only=read_only
        )
        self.public_as = public_as
        self._store = store
        self._dated_by = clock
        self._shuffler = shuffler
        self.refresh()
        self._refuse_without_beginning()

    def context(self) -> Context:
        """Return the moment and chance, as a decision sees them."""
        return Context(self.now_ms(), self.history.sequence + 1, self._shuffler.seed)

    def person(self, player: int) -> Person:
        """Return a player's details, with the name in force; a number once it was erased."""
        known = self.state.players.get(player)
        if known is None:
            person = self.latest_name(player)
        else:
            person = self.named(player, known.person)
        return person or Person(f"#{player}")

    def under(self, names: Mapping[int, Person]) -> MeetingSession:
        """Return this meeting as it is now, its players under other names; for reading alone."""
        shown = copy(self)
        known = self.state.players
        shown._people = {(who, known[who].person): person for who, person in names.items()}
        return shown

    def erased(self, player: int) -> bool:
        """Return whether the name of a player was erased."""
        known = self.state.players.get(player)
        return known is not None and self._people.get((player, known.person)) == BLANK

    def _read(self, after: int) -> MeetingNews:
        return self._store.meeting_news(self.meeting, after)

    def _entry_of(self, command: cmd.Command, actor: Actor, act: str) -> ev.Entry:
        context = self.context()
        event = decided(self.history, command, context)
        moment = (context.sequence, context.now_ms)
        return ev.Entry(*moment, event, actor.operator, actor.post, act)

    def _check(self, command: cmd.Command) -> None:
        if isinstance(command, cmd.UndoAct | cmd.RedoAct):
            decided(self.history, command, self.context())
        else:
            check(self.state, command, self.context())

    def _people_named(self, command: cmd.Command, entry: ev.Entry) -> Mapping[int, Person]:
        return people_named(command, entry.event)

    def _label(self, entry: ev.Entry, after: MeetingState) -> tuple[str, str] | None:
        now = (self.state.setup.name, self.state.setup.date)
        then = (after.setup.name, after.setup.date)
        return then if now != then else None
