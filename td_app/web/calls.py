"""Tables that call the floor, and what their phones ask the desk to confirm.

It lives where the session does, in memory alone: a call is over once somebody came.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from rules_ropta.ruling import Refused
from td_app.web.devices import Device
from td_app.words import refusal_sentence
from td_app.words.figures import whole
from td_app.words.language import titled
from td_app.words.minutes import action_label
from td_app.words.speaking import Names, listed, name_of

if TYPE_CHECKING:
    from td_app.tournament.commands import Command
    from td_app.tournament.events import Event

#: What waits to be confirmed of one table; beyond, its oldest is forgotten.
MOST_REQUESTS: Final = 10
#: Keys of what was done, remembered for a phone that did not hear the answer.
MOST_HEARD: Final = 1_000


@dataclass(frozen=True, slots=True)
class Call:
    """A table that calls. ``since_s`` counts as :attr:`Calls.clock`.

    ``taken_by``: who comes, ``taken_at`` from which device: two may have one name.
    """

    table: int
    since_s: float
    taken_by: str = ""
    taken_at: str = ""


@dataclass(frozen=True, slots=True)
class Request:
    """An act that a table's phone asks for, with the key it gave it."""

    number: int
    device: Device
    asked: Mapping[str, Any]
    key: str
    since_s: float

    def command(self) -> Command:
        """Return the act as a command; loaded once a phone asks for one."""
        from td_app.wire import command_of

        return command_of(self.asked)


@dataclass(slots=True)
class Calls:
    """The calls waiting, the requests waiting; ``version`` goes up at each change.

    ``confirmed``: what a table's phone does waits for somebody of the staff.
    """

    clock: Callable[[], float] = time.monotonic
    confirmed: bool = False
    version: int = 0
    _calls: dict[int, Call] = field(default_factory=dict)
    _requests: dict[int, Request] = field(default_factory=dict)
    _heard: dict[str, str] = field(default_factory=dict)
    _given_up: dict[str, str] = field(default_factory=dict)
    _numbered: int = 0
    _listeners: list[Callable[[], None]] = field(default_factory=list)

    @property
    def waiting(self) -> tuple[Call, ...]:
        """Return the tables that wait, the longest first."""
        return tuple(self._calls.values())

    @property
    def requests(self) -> tuple[Request, ...]:
        """Return what waits to be confirmed, the oldest first."""
        return tuple(self._requests.values())

    def of(self, table: int) -> Call | None:
        """Return the call of a table, None when it does not call."""
        return self._calls.get(table)

    def waited_s(self, since_s: float) -> int:
        """Return for how many whole seconds something waits."""
        return max(0, int(self.clock() - since_s))

    def call(self, table: int) -> None:
        """A table calls; it goes on waiting when it did already."""
        if table not in self._calls:
            self._calls[table] = Call(table, self.clock())
            self._changed()

    def take(self, table: int, name: str, post: str = "") -> bool:
        """Somebody goes there; False when nobody calls any more, or another goes already."""
        call = self._calls.get(table)
        if call is None or (call.taken_by and (call.taken_by, call.taken_at) != (name, post)):
            return False
        self._calls[table] = replace(call, taken_by=name, taken_at=post)
        self._changed()
        return True

    def end(self, table: int) -> None:
        """The call of a table is over."""
        if self._calls.pop(table, None) is not None:
            self._changed()

    def ask(self, device: Device, asked: Mapping[str, Any], key: str) -> None:
        """Have an act wait for the staff; the same key waits once."""
        if self.waits(key, device):
            return
        self._numbered += 1
        request = Request(self._numbered, device, dict(asked), key, self.clock())
        self._requests[request.number] = request
        own = [one.number for one in self.requests if one.device.table == device.table]
        for forgotten in own[:-MOST_REQUESTS]:
            del self._requests[forgotten]
        self._changed()

    def waits(self, key: str, device: Device) -> bool:
        """Return whether what a device sent with this key waits for the staff."""
        return any(asked.key == key and asked.device == device for asked in self._requests.values())

    def settle(self, number: int) -> Request | None:
        """Return a request, which waits no more; None when it was settled already."""
        request = self._requests.pop(number, None)
        if request is not None:
            self._changed()
        return request

    def was_handled(self, key: str, post: str) -> bool:
        """Return whether what a device sent with this key was done already."""
        return self._heard.get(key) == post

    def remember_key(self, key: str, post: str) -> None:
        """Remember that what a device sent with this key is done."""
        self._heard[key] = post
        while len(self._heard) > MOST_HEARD:
            del self._heard[next(iter(self._heard))]

    def give_up(self, key: str, post: str) -> None:
        """Remember that a device was told its act failed: a late arrival with this key is
        refused.
        """
        self._given_up[key] = post
        while len(self._given_up) > MOST_HEARD:
            del self._given_up[next(iter(self._given_up))]

    def given_up(self, key: str, post: str) -> bool:
        """Return whether a device was told that its act with this key failed."""
        return self._given_up.get(key) == post

    def clear(self) -> None:
        """Drop every call and request."""
        self._calls.clear()
        self._requests.clear()
        self._changed()

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call ``changed`` after every change; return what ends it."""
        self._listeners.append(changed)
        return lambda: self._listeners.remove(changed)

    def _changed(self) -> None:
        self.version += 1
        for listener in tuple(self._listeners):
            listener()


def asked_sentence(outcome: Event | Refused, names: Names) -> str:
    """Return what a table's request would write, a count by its figures; or why it cannot be."""
    # Loaded once a phone asks: the first picture is shown without.
    from td_app.tournament.events import StacksCounted

    if isinstance(outcome, Refused):
        return refusal_sentence(outcome)
    told = action_label(outcome, names)
    if isinstance(outcome, StacksCounted):
        stacks = [f"{name_of(who, names)} {whole(chips)}" for who, chips in outcome.stacks]
        return titled(told, listed(stacks))
    return told
