"""One tournament as devices reach it: what everybody sees, what each may do, each act once.

Nothing here knows of HTTP. Everything runs where the session lives: one act after the other.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Protocol
from uuid import uuid4

from rules_ropta.ruling import Refused
from td_app.club.check_in import CheckIn
from td_app.live.reading import VIEWS, Live
from td_app.live.replay_check import came_of
from td_app.persistence.event_codec import as_json
from td_app.ports.journals import Actor
from td_app.register.member import Member
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.views.finishing import Standings
from td_app.tournament.views.hand_for_hand import HandForHandView
from td_app.tournament.views.players import PlayerRow
from td_app.tournament.views.public import PublicView
from td_app.web.calls import Calls
from td_app.web.devices import Device, hashed_act
from td_app.web.published import NameDisplay, told_names
from td_app.web.roles import Role, may_ask, may_ask_kind, may_see, private_from
from td_app.wire import COMMANDS, command_of, event_json
from td_app.words.language import Language
from td_app.words.minutes import minute_sentence

if TYPE_CHECKING:
    from td_app.printing.director_status import DirectorStatus
    from td_app.web.answers import PublicNow
    from td_app.web.season_summary import SeasonForPhones
    from td_app.web.walls import Walls

SECOND_MS: Final = 1_000
#: The answer to an act that waits for somebody of the staff.
WAITING: Final[Mapping[str, Any]] = {"ok": True, "waiting": True}
#: Keys remembered with what they named; older ones are found in the journal.
MOST_KEYS: Final = 10_000


class LivePage(Protocol):
    """What makes the page of tonight as the club's site has it, and the files beside it."""

    def begin(self, live: Live, language: Language, seats: bool) -> Callable[[], bytes]:
        """Return what makes the page of this moment; where the session lives.

        ``seats``: who moved where may be told. Nobody playing, the page leads elsewhere.
        """
        ...

    def file(self, name: str) -> tuple[bytes, str] | None:
        """Return a file beside the page, and what it is; None where there is none of that name."""
        ...


class Forbidden(Exception):  # noqa: N818 - who asked may not
    """This role may not ask for that."""


class NoSuchView(Exception):  # noqa: N818 - what was asked is not there
    """There is no view of this name."""


class KeyTaken(Exception):  # noqa: N818 - the same key cannot name two acts
    """This key named another act, or another device's."""


def without(value: Any, names: frozenset[str]) -> Any:
    """Return plain values without the fields of these names, at any depth.

    >>> without({"rows": [{"name": "Ana", "phone": "06"}]}, frozenset({"phone"}))
    {'rows': [{'name': 'Ana'}]}
    """
    if isinstance(value, dict):
        kept = ((name, inside) for name, inside in value.items() if name not in names)
        return {name: without(inside, names) for name, inside in kept}
    if isinstance(value, list | tuple):
        return [without(inside, names) for inside in value]
    return value


@dataclass(slots=True)
class Served:
    """A tournament and what was made of it for browsers, kept while it stays true.

    ``acts_key``: under which the ids of acts are hashed. ``calls`` says whether a table's acts
    wait for the staff, and holds those that do; ``paired``, whether a device still may ask.
    ``logo`` is the club's, a small PNG, empty without one; ``walls`` draws the wall, ``live_page``
    makes the page of the club's site, None where nobody does.
    """

    live: Live
    names: NameDisplay = NameDisplay.WHOLE
    season: SeasonForPhones | None = None
    check_in: CheckIn | None = None
    acts_key: str = ""
    logo: bytes = b""
    walls: Walls | None = None
    live_page: LivePage | None = None
    calls: Calls = field(default_factory=Calls)
    paired: Callable[[Device], bool] = lambda _: True
    _asked: dict[str, tuple[str, cmd.Command]] = field(default_factory=dict)
    _public: tuple[object, PublicNow] | None = None

    @property
    def sequence(self) -> int:
        """Return how many entries the journal has."""
        return self.live.sequence

    @property
    def stamp(self) -> tuple[int, int, int]:
        """Return a stamp that stays the same while nothing changes, for a second at most."""
        return self.live.session.tournament, self.live.sequence, int(time.monotonic())

    def move_to(self, live: Live) -> None:
        """Serve another tournament from now on."""
        self.live = live
        self._public = None
        self._asked.clear()

    def allowed(self, device: Device, asked: Mapping[str, Any]) -> cmd.Command:
        """Return the command asked for; raises :class:`Wrong` or :class:`Forbidden`."""
        kind = COMMANDS.get(str(asked.get("command")))
        if kind is not None and not may_ask_kind(device.role, kind):
            raise Forbidden
        command = command_of(asked)
        if not may_ask(device.role, command):
            raise Forbidden
        if device.role is Role.TABLE and getattr(command, "table", None) != device.table:
            raise Forbidden
        return command

    def act(
        self,
        device: Device,
        asked: Mapping[str, Any],
        key: str = "",
        unchanged: Callable[[], object] = lambda: None,
    ) -> dict[str, Any]:
        """Return what happened, which is on disk; ``key`` names the act: sent again, done once.

        A table's, where the staff confirms, is :data:`WAITING` until they did: decided here, so
        that no address goes round it. ``unchanged`` raises where what was shown is not so any
        more: nothing is done then. Raises
        :class:`Wrong`, :class:`Forbidden`, :class:`KeyTaken`, :class:`Refused` or
        :class:`StorageTrouble`.
        """
        command = self.allowed(device, asked)
        known = self._done_before(key, device, command)
        if known is not None:
            return self._happened(known)
        waits = device.role is Role.TABLE and self.calls.confirmed
        if waits and self.calls.waits(key, device):
            return dict(WAITING)
        unchanged()
        if waits:
            self.calls.ask(device, asked, key or uuid4().hex)
            return dict(WAITING)
        return self._happened(self._done(device, command, key))

    def confirm(self, number: int) -> bool:
        """Do what a table's phone asked for, once; False where it was settled already, or where
        that phone was revoked since.

        Raises :class:`Refused` or :class:`StorageTrouble`.
        """
        request = self.calls.settle(number)
        if request is None or not self.paired(request.device):
            return False
        command = self.allowed(request.device, request.asked)
        if self._done_before(request.key, request.device, command) is None:
            self._done(request.device, command, request.key)
        return True

    def _done(self, device: Device, command: cmd.Command, key: str) -> ev.Entry:
        try:
            self._own_last(device, command)
            sent = command if self.check_in is None else self.check_in.with_checked(command)
            return self.live.send(sent, self._actor(device, key))
        except Refused:
            # It named nothing: put right, the same form may be sent again.
            self._asked.pop(key, None)
            raise

    def _happened(self, known: ev.Entry) -> dict[str, Any]:
        return {
            "ok": True,
            "tournament": self.live.session.tournament,
            "sequence": known.sequence,
            "event": event_json(known),
        }

    def cards(self) -> tuple[Member, ...]:
        """Return the cards of the register of those who are not on the list."""
        return self.check_in.not_here() if self.check_in is not None else ()

    def as_card(self, number: str) -> AbstractContextManager[None]:
        """Link who is entered meanwhile to the card of this number, if it is one."""
        known = self.check_in is not None and number.isdecimal() and len(number) < 9
        if self.check_in is None or not known:
            return nullcontext()
        return self.check_in.as_card(int(number))

    def with_licence(self, asked: Mapping[str, Any], number: str) -> Mapping[str, Any]:
        """Return what enters one person, with the licence of the card of this number, if it is one.

        It stays here: no phone is told it.
        """
        cards = self.check_in.cards() if self.check_in is not None else ()
        licence = next((card.person.licence for card in cards if str(card.id) == number), "")
        if not licence or asked["command"] != cmd.RegisterEntrants.KIND:
            return asked
        return {**asked, "people": [{**person, "licence": licence} for person in asked["people"]]}

    def view(self, role: Role, name: str) -> Any:
        """Return what a role reads of a view; raises :class:`NoSuchView` or :class:`Forbidden`."""
        if name not in VIEWS:
            raise NoSuchView
        if not may_see(role, name):
            raise Forbidden
        view = self.live.view(name)
        if not role.of_staff and isinstance(view, HandForHandView):
            view = self.room()[0].hand_for_hand
        if not role.of_staff and isinstance(view, PublicView):
            view = self.room()[0]
        if not role.of_staff and isinstance(view, Standings):
            view = self.room()[1]
        return without(as_json(view), private_from(role))

    def public(self) -> PublicNow:
        """Return what everybody in the room may read at this moment; seconds are whole."""
        stamp = self.live.sequence, self.live.now_ms() // SECOND_MS
        if self._public is None or self._public[0] != stamp:
            self._public = stamp, self._made_public()
        return self._public[1]

    def status(self) -> DirectorStatus:
        """Return the status at this moment, as The Tournament Director posts it."""
        from td_app.printing.director_status import status_of

        return status_of(self.live.session, self.live.now_ms())

    def room(self) -> tuple[PublicView, Standings, tuple[PlayerRow, ...]]:
        """Return the wall, the ranking and the players, by the names that the room may read."""
        live = self.live
        return told_names(
            live.public(), live.ranking_in_public(), live.players_in_public().rows, self.names
        )

    def names_for(self, device: Device) -> Callable[[int], str]:
        """Return a function from an entrant to their name for a device, "" for an unknown one.

        The staff by the whole name; others as the room is told: a table's phone lies where all
        read it.
        Where names are hidden, those of its table alone: the page of a seat that was searched has
        the entrant's number, by which whoever sits elsewhere would be named.
        """
        if not device.role.of_staff:
            told = {row.entrant: row.name for row in self.room()[2]}
            if self.names is not NameDisplay.WHOLE:
                tables = self.live.room().tables
                here = [player for t in tables if t.number == device.table for player in t.players]
                numbers = {who: f"n° {who}" for who in told}
                told = numbers | {player.entrant: told[player.entrant] for player in here}
            return lambda entrant: told.get(entrant, "")

        def whole(entrant: int) -> str:
            known = self.live.last_known(entrant)
            return known.display_name if known is not None else ""

        return whole

    def sentence_of(self, entry: ev.Entry, device: Device) -> str:
        """Return what an entry did, in a sentence, in the language spoken now."""
        line = self.live.line_of(entry)
        name = self.names_for(device)
        return minute_sentence(replace(line, names={who: name(who) for who in line.names}))

    def _made_public(self) -> PublicNow:
        wall, _, _ = self.room()
        clock = wall.clock
        return {
            "sequence": self.live.sequence,
            "title": wall.title,
            "level": clock.level,
            "seconds_left": max(0, -(-clock.remaining_ms // SECOND_MS)),
            "running": clock.running and not wall.winner,
            "in_break": clock.in_break,
            "small_blind": clock.small_blind,
            "big_blind": clock.big_blind,
            "ante": clock.ante,
            "players_left": clock.players_left,
            "entrants": clock.entrants,
            "average": clock.average_stack,
            "approximate": clock.approximate,
            "moves": [
                {
                    "number": move.number,
                    "name": move.name,
                    "from": f"{move.from_seat.table}.{move.from_seat.number}",
                    "to": f"{move.to_seat.table}.{move.to_seat.number}",
                    "announced": move.announced,
                }
                for move in wall.moves
            ],
            "winner": wall.winner,
            "winners": list(wall.winners),
        }

    def _done_before(self, key: str, device: Device, command: cmd.Command) -> ev.Entry | None:
        """Return the entry this key wrote already, None without one; raises :class:`KeyTaken`.

        What it named is remembered; after a restart the journal is asked what came of it.
        """
        if not key:
            return None
        asked = (device.post, command)
        held = self._asked.get(key)
        known = self.known(key, device) if held in (None, asked) else None
        told = known is None or held == asked or came_of(self.live.session, known, command)
        if held not in (None, asked) or not told:
            raise KeyTaken
        self._asked[key] = asked
        while len(self._asked) > MOST_KEYS:
            del self._asked[next(iter(self._asked))]
        return known

    def known(self, act: str, device: Device) -> ev.Entry | None:
        """Return the entry an act of this device wrote already, also before a restart.

        Raises :class:`KeyTaken` for another device's.
        """
        if not act:
            return None
        entries = self.live.session.history.entries
        # Earlier editions kept an id as it was given.
        kept = (hashed_act(self.acts_key, act), act)
        known = next((entry for entry in reversed(entries) if entry.act in kept), None)
        if known is not None and known.post != device.post:
            raise KeyTaken
        return known

    def _actor(self, device: Device, key: str) -> Actor:
        act = hashed_act(self.acts_key, key) if key else ""
        return Actor(device.name, device.post, act)

    def _own_last(self, device: Device, command: cmd.Command) -> None:
        """A floor takes back their own last act, while it is the journal's last."""
        if device.role is Role.DIRECTOR or not isinstance(command, cmd.Undo):
            return
        entry = self.live.session.history.undoable
        last = self.live.session.history.sequence
        if entry is None or entry.post != device.post or entry.sequence != last:
            raise Refused("NOT_YOUR_LAST_ACT")
