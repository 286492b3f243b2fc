"""What happens at a tournament told to an address the club gives, signed, each once.

There is no queue of calls. What is due is what is so now less what was told (the club's setting of
each tournament, numbers alone): so it survives closing, what was undone meanwhile is never told,
and no name waits on a disk that was forgotten since. A call is kept by its id before it leaves: one
whose answer was lost is sent again under the same.
"""

from __future__ import annotations

import hmac
import json
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from threading import Thread
from typing import Any, Final
from urllib.parse import urlsplit
from uuid import uuid4

from td_app.club.club import Club
from td_app.live.session import TournamentSession
from td_app.ports.publishing import WEBHOOK
from td_app.ports.trouble import StorageTrouble
from td_app.printing.director_status import status_of
from td_app.publishing.ledger import Ledger
from td_app.publishing.running import wait_after
from td_app.publishing.secrets import Secrets
from td_app.publishing.site.years import naming_of
from td_app.publishing.status_post import posted, told_at
from td_app.publishing.transports.transport import Secret, TransportTrouble
from td_app.publishing.wishes import wishes_of
from td_app.tournament.views.clock import clock_view
from td_app.tournament.views.finishing import standings
from td_app.tournament.views.public import announcements

#: The club's setting of a tournament: what was told of it.
TOLD: Final = "webhook_told_{0}"
#: What is told, in the order in which it is where several are due.
KINDS: Final = ("start", "level", "break", "out", "moves", "final_table", "winner", "published")

Facts = dict[str, Any]


def name_of_secret(address: str) -> str:
    """Return under which name the secret of an address is kept.

    >>> name_of_secret("https://club.example/hook")
    'webhook club.example'
    """
    return f"webhook {urlsplit(address).hostname}"


def secret_of(club: Club, places: Iterable[Secrets]) -> Secret:
    """Return the secret that calls are signed with; raises :class:`TransportTrouble`.

    It is kept as an account's, under the name ``webhook HOST``.
    """
    name = name_of_secret(club.directory.setting(WEBHOOK))
    for place in places:
        found = place.secret(name)
        if found is not None:
            return found
    raise TransportTrouble("SECRET_NEEDED", lasting=True, user=name)


def signature(secret: Secret, second: str, body: bytes) -> str:
    """Return HMAC-SHA-256 of the second, a point, and the body, in hexadecimal."""
    return hmac.new(secret.revealed().encode(), second.encode() + b"." + body, "sha256").hexdigest()


def facts_of(club: Club, session: TournamentSession) -> Facts:
    """Return what may be told of a tournament now, in numbers."""
    state = session.state
    clock = clock_view(state, session.now_ms())
    moves = [move.number for move in state.moves]
    return {
        "start": state.clock.started,
        "step": clock.step if state.clock.started else 0,
        "in_break": clock.in_break,
        "out": sorted(row.entrant for row in standings(state, session).rows if row.out_at_ms),
        "moves": max(moves, default=0),
        "final_table": state.final_table is not None,
        "winner": state.over,
        "published": published_ms(club),
    }


def published_ms(club: Club) -> int:
    """Return when news of the club last stood on its site, whole, 0 for never."""
    return Ledger(club).last().news_at if club.published is not None else 0


def due(told: Facts, now: Facts) -> Iterable[tuple[str, Facts]]:
    """Yield each kind of call that is due, with what will have been told once it left."""
    if now["start"] and not told["start"]:
        yield "start", {"start": True, "step": now["step"], "in_break": now["in_break"]}
    elif now["step"] != told["step"] and now["start"]:
        kind = "break" if now["in_break"] else "level"
        yield kind, {"step": now["step"], "in_break": now["in_break"]}
    if set(now["out"]) - set(told["out"]):
        yield "out", {"out": now["out"]}
    if now["moves"] > told["moves"]:
        yield "moves", {"moves": now["moves"]}
    for kind in ("final_table", "winner"):
        if now[kind] and not told[kind]:
            yield kind, {kind: True}
    if now["published"] > told["published"]:
        yield "published", {"published": now["published"]}


def taken_back(told: Facts, now: Facts) -> Facts:
    """Return what was told, less what is so no more: it is told again when it is again."""
    kept = dict(told)
    kept["out"] = sorted(set(told["out"]) & set(now["out"]))
    kept["moves"] = min(told["moves"], now["moves"])
    kept["start"] = told["start"] and now["start"]
    for kind in ("final_table", "winner"):
        kept[kind] = told[kind] and now[kind]
    return kept


@dataclass(slots=True)
class Webhook:
    """Tells what happens; :meth:`tick` is called every second where the session lives.

    ``secret`` is asked for with each call. ``heard`` is told of a trouble once each time it
    changes, and None once it is over.
    """

    club: Club
    session: TournamentSession
    secret: Callable[[], Secret]
    heard: Callable[[TransportTrouble | None], object] = lambda _trouble: None
    clock: Callable[[], float] = time.monotonic
    send: Callable[[str, bytes, Mapping[str, str]], None] = posted
    _under_way: Thread | None = None
    _came: TransportTrouble | None = None
    _tries: int = 0
    _not_before: float = field(default=float("-inf"))
    _code: str = ""
    _seen: object = None

    def tick(self) -> None:
        """Send one call, where one is due and the one before has left."""
        try:
            self._tick()
        except StorageTrouble:
            # The disk is away for a moment: the next second asks again.
            return

    def settle(self) -> None:
        """Wait until what is under way has left."""
        if self._under_way is not None:
            self._under_way.join()

    def _tick(self) -> None:
        if self._under_way is not None:
            if self._under_way.is_alive():
                return
            self._under_way = None
            self._take_answer()
        address = self._address()
        if not address or self.clock() < self._not_before:
            return
        seen = self._stamp()
        if seen == self._seen:
            return
        kept = self._up_to_date()
        if not kept.get("call"):
            self._seen = seen
            return
        body = json.dumps(self._body(kept), ensure_ascii=False).encode()
        second = str(int(time.time()))
        signed = {"TD-Id": kept["call"]["id"], "TD-Time": second}
        try:
            signed["TD-Signature"] = signature(self.secret(), second, body)
        except TransportTrouble as trouble:
            self._wait(trouble)
            return
        self._under_way = Thread(
            target=self._send, args=(address, body, signed), name="webhook", daemon=True
        )
        self._under_way.start()

    def _stamp(self) -> object:
        """Return what stays the same while nothing is due."""
        step = clock_view(self.session.state, self.session.now_ms()).step
        return self.session.history.sequence, step, published_ms(self.club)

    def _address(self) -> str:
        back = f"e{self.session.tournament}" in wishes_of(self.club.directory).kept_back
        return "" if back else told_at(self.club, WEBHOOK)

    def _up_to_date(self) -> Facts:
        """Return what was told, and the call that is to leave; the past is never told."""
        now = facts_of(self.club, self.session)
        text = self.club.directory.setting(TOLD.format(self.session.tournament))
        before = json.loads(text) if text else {"told": now}
        kept = {**before, "told": taken_back(before["told"], now)}
        coming = next(iter(due(kept["told"], now)), None)
        call = kept.get("call")
        if call is None or coming is None or call["kind"] != coming[0]:
            kept["call"] = None
        if coming is not None and kept["call"] is None:
            kept["call"] = {"id": str(uuid4()), "kind": coming[0]}
        if coming is not None:
            # A player more is out while it waits: the same call tells it.
            kept["call"] = {**kept["call"], "then": coming[1]}
        if kept != before:
            self._keep(kept)
        return kept

    def _keep(self, kept: Facts) -> None:
        self.club.directory.set_setting(TOLD.format(self.session.tournament), json.dumps(kept))

    def _body(self, kept: Facts) -> Facts:
        """Return a call by the names of the club's site, as they stand now."""
        session = self.session
        kind = kept["call"]["kind"]
        told = kept["told"]
        body = {
            "id": kept["call"]["id"],
            "kind": kind,
            "tournament": session.tournament,
            "status": status_of(session, session.now_ms()),
        }
        if kind in ("out", "winner", "moves"):
            # Whose name was erased at another post, or by another program, is not named here.
            session.take(session.read_news(whole=True))
            shown = naming_of(self.club).on_site(session)
            rows = standings(shown.state, shown).rows
            new = set(kept["call"]["then"].get("out", ())) - set(told["out"])
            if kind == "out":
                out = [row for row in rows if row.entrant in new]
                body["out"] = [{"name": row.name, "place": row.place} for row in out]
            elif kind == "winner":
                body["winners"] = [row.name for row in rows if row.place == 1]
            else:
                body["moves"] = [
                    {"name": move.name, "from": str(move.from_seat), "to": str(move.to_seat)}
                    for move in announcements(shown.state, shown)
                    if move.number > told["moves"]
                ]
        return body

    def _take_answer(self) -> None:
        """Have what left told no more, or wait before it is tried again."""
        trouble = self._came
        if trouble is None:
            kept = json.loads(self.club.directory.setting(TOLD.format(self.session.tournament)))
            self._keep({"told": {**kept["told"], **kept["call"]["then"]}})
            self._tries = 0
            if self._code:
                self._code = ""
                self.heard(None)
            return
        self._wait(trouble)

    def _wait(self, trouble: TransportTrouble) -> None:
        self._tries += 1
        self._not_before = self.clock() + (wait_after(trouble, self._tries) or float("inf"))
        if trouble.code != self._code:
            self._code = trouble.code
            self.heard(trouble)

    def _send(self, address: str, body: bytes, signed: Mapping[str, str]) -> None:
        self._came = None
        try:
            self.send(address, body, signed)
        except TransportTrouble as trouble:
            self._came = trouble
