"""The showdown on a phone, card by card: the board, the hands shown, the pot, the ruling.

The table lies in the page, as text; cards that make no sense there are left aside.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rules_ropta.outcome import plain_outcome
from rules_ropta.ruling import DirectorDecides, Refused, Ruling
from td_app.floor.showdown import BOARD, Showdown
from td_app.floor.table_facts import TableFacts, known_button, table_facts
from td_app.floor.typed_cards import cards_typed
from td_app.live.reading import Live
from td_app.web.devices import Device
from td_app.web.guard import TooLong, TooSlow, body_of
from td_app.web.pages.asking import Form, form_of, number, one
from td_app.web.pages.floor import STAFF
from td_app.web.pages.site import Site
from td_app.web.roles import Role
from td_app.wire import Wrong
from td_app.words import refusal_sentence
from td_app.words.phones import page_text
from td_app.words.ruling_text import told_ruling
from td_app.words.speaking import card_text

#: The page that these questions are asked on.
ASKED_HERE: Final = frozenset({"cards_showdown", "best_hand"})
EVERY_CARD: Final = frozenset(Showdown().deck)
#: What a page may hold of a hand: more was not written by one.
LONGEST_TABLE: Final = 4_000


@dataclass(frozen=True, slots=True)
class Laid:
    """The cards as they lie, the line where the next one goes, why the last one does not."""

    showdown: Showdown
    at: int = BOARD
    said: str = ""

    def put(self, card: str) -> Laid:
        """Return the showdown with one more card, on this line or on the next with room."""
        if card not in EVERY_CARD:
            return replace(self, said=refusal_sentence(Refused("CARDS_UNREAD")))
        try:
            showdown, where = self.showdown.given(self.at, card)
        except Refused as refusal:
            return replace(self, said=refusal_sentence(refusal))
        if showdown.complete or not showdown.missing(where):
            following = showdown.line_with_room(where)
            where = where if following is None else following
        return Laid(showdown, where)


@dataclass(slots=True)
class WhoWinsPages:
    """One page, sent again with each card."""

    site: Site

    def routes(self) -> list[Route]:
        """Return its address."""
        ask = self.site.staff(*STAFF)(self.ask)
        return [
            Route("/floor/who-wins", ask),
            Route("/floor/who-wins", ask, methods=["POST"]),
        ]

    async def ask(self, request: Request, device: Device) -> Response:
        """Answer the table with one card more, and the ruling once none is missing."""
        try:
            sent = await body_of(request.receive) if request.method == "POST" else b""
            form = form_of(sent) if sent else {}
        except (Wrong, TooLong, TooSlow):
            form = {}
        asked = one(form, "table") or request.query_params.get("table", "")
        table = int(asked) if asked.isdecimal() and len(asked) < 6 else None
        facts, empty, names = await self.site.gate.ask(lambda: _begun(self.site.served.live, table))
        # Beside the window's thread: the order of hands takes a second to load, once.
        shown = await asyncio.to_thread(_shown, _after(_carried(empty, form), form), names)
        more = {
            "table": facts.table,
            "players": [(s.entrant, s.place, names.get(str(s.place), "")) for s in facts.players],
            "director": device.role is Role.DIRECTOR,
        }
        return await self.site.show(
            request, device, "who_wins.html", lambda _: {**shown, **more}, here="/floor/rule"
        )


def _begun(live: Live, table: int | None) -> tuple[TableFacts, Showdown, Mapping[str, str]]:
    """The table with no card yet, and who sits at its places."""
    facts = live.ask(table_facts, live.now_ms(), table)
    empty = Showdown(
        game=live.setup().game.dealt,
        button=live.ask(known_button, live.now_ms(), facts.table),
        ante_format=facts.ante_format,
        smallest_chip=facts.chip_values[0] if facts.chip_values else 1,
    )
    known = ((str(s.place), live.last_known(s.entrant)) for s in facts.players)
    return facts, empty, {place: who.display_name for place, who in known if who is not None}


def _carried(empty: Showdown, form: Form) -> Laid:
    """The cards as the page held them; a page that holds nothing sound is an empty table."""
    told = one(form, "laid")
    if not told or len(told) > LONGEST_TABLE:
        return Laid(empty)
    try:
        held = json.loads(told)
        hands = [str(who)[:3] for who, _ in held["hands"]]
        laid = Laid(replace(empty, hands=()))
        for line, who in enumerate(hands):
            laid = replace(laid, showdown=laid.showdown.with_hand(who))
            for card in held["hands"][line][1]:
                laid = _laid(laid, line, str(card))
        for card in held["board"]:
            laid = _laid(laid, BOARD, str(card))
        pot = number(form, "pot")
        showdown = replace(laid.showdown, pot=min(max(pot or 0, 0), 10**12))
        at = int(held["at"])
        return Laid(showdown, at if at in showdown.lines else BOARD)
    except (ValueError, TypeError, KeyError, RecursionError, Refused, Wrong):
        return Laid(empty)


def _laid(laid: Laid, line: int, card: str) -> Laid:
    """One card on its own line, never on another; raises ``ValueError`` without room."""
    showdown, where = laid.showdown.given(line, card)
    if where != line:
        raise ValueError(card)
    return replace(laid, showdown=showdown)


def _after(laid: Laid, form: Form) -> Laid:
    """The table after what was touched."""
    showdown = laid.showdown
    line = one(form, "line")
    if card := one(form, "card"):
        return laid.put(card)
    if card := one(form, "off"):
        without = showdown.without(card)
        return Laid(without, laid.at if without.missing(laid.at) else without.lines[0])
    if line.lstrip("-").isdecimal() and len(line) < 4 and int(line) in showdown.lines:
        return replace(laid, at=int(line))
    if one(form, "who"):
        return _with_shown(laid, form.get("shows", ()))
    if one(form, "add"):
        try:
            return Laid(showdown.with_hand(), len(showdown.hands))
        except Refused as refusal:
            return replace(laid, said=refusal_sentence(refusal))
    if typed := one(form, "typed"):
        try:
            cards = cards_typed(typed)
        except Refused as doubt:
            return replace(laid, said=refusal_sentence(doubt))
        if cards is None:
            return replace(laid, said=refusal_sentence(Refused("CARDS_UNREAD")))
        for card in cards[:52]:
            laid = laid.put(card)
    return laid


def _with_shown(laid: Laid, places: Any) -> Laid:
    """The hands of those who show, by place; cards already there stay with their hand."""
    wanted = [place for place in places if place.isdecimal() and len(place) < 3]
    if not wanted:
        return laid
    held = {hand.who: hand.cards for hand in laid.showdown.hands}
    loose = [hand.cards for hand in laid.showdown.hands if not hand.who.isdecimal()]
    showdown = replace(laid.showdown, hands=())
    try:
        for place in wanted:
            cards = held[place] if place in held else (loose.pop(0) if loose else ())
            showdown = showdown.with_hand(place)
            showdown = showdown.with_changed(len(showdown.hands) - 1, cards=cards)
    except Refused as refusal:
        return replace(laid, said=refusal_sentence(refusal))
    return Laid(showdown, laid.at if laid.at in showdown.lines else BOARD)


def _shown(laid: Laid, names: Mapping[str, str]) -> dict[str, Any]:
    """Return the values of the page: the lines, the cards left, the ruling once it is complete."""
    showdown = laid.showdown
    said = laid.said
    facts: dict[str, Any] = {"ruling": None, "ruled": False, "op": "", "case": "", "refunds": ()}
    try:
        asked = showdown.asked
        outcome = asked.outcome if asked is not None else None
        if asked is not None and outcome is not None:
            ruling = told_ruling(asked.op, asked.given, plain_outcome(outcome))
            case = json.dumps(asked.given, ensure_ascii=False, sort_keys=True)
            noted = isinstance(outcome, Ruling | DirectorDecides)
            facts |= {"ruling": ruling, "ruled": noted, "op": asked.op, "case": case}
    except Refused as refusal:
        said = said or refusal_sentence(refusal)
    hands = [(hand.who, list(hand.cards)) for hand in showdown.hands]
    carried = {"board": list(showdown.board), "hands": hands, "at": laid.at}
    lines = [
        (line, _called(showdown, line, names), _cards(showdown, line), showdown.room(line))
        for line in (BOARD, *range(len(laid.showdown.hands)))
    ]
    return {
        **facts,
        "said": said,
        "laid": json.dumps(carried),
        "pot": showdown.pot,
        "lines": lines,
        "at": laid.at,
        "missing": showdown.missing(laid.at),
        "shows": [hand.who for hand in showdown.hands],
        "deck": [(card, card_text(card), card in showdown.used) for card in showdown.deck],
    }


def _cards(showdown: Showdown, line: int) -> list[tuple[str, str]]:
    return [(card, card_text(card)) for card in showdown.cards_of(line)]


def _called(showdown: Showdown, line: int, names: Mapping[str, str]) -> str:
    """Return the label of a line: the board, a place with its player, or a letter."""
    if line == BOARD:
        return page_text("BOARD")
    who = showdown.hands[line].who
    told = names.get(who, "")
    return f"{who} · {told}" if told else page_text("PLAYER_LETTER", who=who)
