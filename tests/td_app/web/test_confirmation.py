"""What a table's phone does waits for the staff where they confirm, whichever address sent it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from builders import a_tournament
from starlette.applications import Starlette
from starlette.routing import Route
from web_builders import Answer, Browser, a_phone, a_site, fill, form_for, words_of

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.web.api import Api, application
from td_app.web.calls import MOST_REQUESTS
from td_app.web.pages.site import TOKEN
from td_app.web.published import NameDisplay
from td_app.web.roles import COMMANDS, PASSES_A_REFUSAL, Role
from td_app.wire import _fields

DONE = {"command": "table_done", "table": 1}
#: The addresses that write in the journal. Another one is looked at here before it is added.
ACTS = {"/act", "/api/command"}
#: Fields of yes or no that say what happened or how, and pass no refusal of the rules.
SAYS_HOW = {
    "present",
    "away",
    "never_came",
    "bubble",
    "deliberate",
    "draw",
    "nobody",
    "at_table",
    "at_tables",
    "no_show",
    "announced",
    "plays_on",
    "day_one_fees",
    "share_added",
    "said",
}


def hand_for_hand() -> tuple[TournamentSession, Api]:
    session = a_tournament(16)
    session.dispatch(cmd.AnnounceHandForHand())
    site = a_site(session)
    site.calls.confirmed = True
    return session, site


def sent(
    phone: Browser, asked: dict[str, Any], key: str = "", path: str = "/api/command"
) -> Answer:
    """Send an act as a program does, with the token that the phone's cookie holds."""
    headers = {"authorization": f"Bearer {phone.cookies.get(TOKEN, '')}", "cookie": ""}
    if key:
        headers["idempotency-key"] = key
    return phone.ask("POST", path, json.dumps(asked).encode(), headers)


def routes(site: Api, method: str) -> Iterator[str]:
    """Yield the addresses of the application that take a method, their parts filled in."""
    app = application(site)._app
    assert isinstance(app, Starlette)
    filled = {"{entrant:int}": "3", "{number:int}": "1", "{name}": "room", "{key}": "k1"}
    for route in app.routes:
        assert isinstance(route, Route)
        if method in (route.methods or ()):
            path = route.path
            for part, value in {**filled, "{op}": "slow_play", "{code}": "x"}.items():
                path = path.replace(part, value)
            yield path


class TestEveryAddress:
    def test_nothing_is_written_by_any_of_them_before_the_staff_confirmed(self) -> None:
        session, site = hand_for_hand()
        phone = a_phone(site, name="Ana", table=1)
        before = session.history.sequence
        waited = set()
        for number, path in enumerate(routes(site, "POST")):
            if TOKEN not in phone.cookies:
                phone = a_phone(site, name="Ana", table=1)
            _, form = form_for(phone.get("/table"), "table_done")
            waiting = len(site.calls.requests)
            sent(phone, DONE, f"j{number}", path)
            sent(phone, {"fields": {"table": 1}, **DONE}, f"f{number}", path)
            phone.post(path, {**form, "key": f"k{number}"})
            assert session.history.sequence == before, path
            if len(site.calls.requests) > waiting:
                waited.add(path)
        assert waited == ACTS

    def test_no_address_acts_by_being_read(self) -> None:
        session, site = hand_for_hand()
        site.calls.confirmed = False
        phone = a_phone(site, Role.DIRECTOR)
        before = session.history.sequence
        for path in routes(site, "GET"):
            if not path.endswith("events"):
                phone.ask("GET", f"{path}?command=table_done&table=1&key=k1", b"", {})
        assert session.history.sequence == before


class TestAProgramWithATablesToken:
    def test_its_act_waits_once_and_is_answered_once_confirmed(self) -> None:
        session, site = hand_for_hand()
        phone = a_phone(site, name="Ana", table=1)
        floor = a_phone(site)
        before = session.history.sequence
        for _ in range(2):
            answer = sent(phone, DONE, "k1")
            assert (answer.status, answer.json) == (202, {"ok": True, "waiting": True})
        assert len(site.calls.requests) == 1
        assert session.history.sequence == before
        fill(floor, "/floor", "confirm")
        assert session.history.sequence == before + 1
        entry = session.history.entries[-1]
        assert entry.operator == "Ana" and entry.post.startswith("web-")
        answer = sent(phone, DONE, "k1")
        assert (answer.status, answer.json["event"]["kind"]) == (200, "table_hand_done")
        assert session.history.sequence == before + 1

    def test_a_count_is_confirmed_by_its_figures(self) -> None:
        session, site = hand_for_hand()
        phone = a_phone(site, name="Ana", table=1)
        own = session.state.tables[1].places.values()
        stacks = [[who, 4_000 + who] for who in own]
        assert sent(phone, {"command": "count_stacks", "table": 1, "stacks": stacks}).status == 202
        page = words_of(a_phone(site).get("/floor"))
        for who in own:
            assert f"{session.person(who).display_name} 4 {who:03}" in page

    def test_without_a_key_each_waits_for_itself(self) -> None:
        _, site = hand_for_hand()
        phone = a_phone(site, name="Ana", table=1)
        assert sent(phone, DONE).status == sent(phone, DONE).status == 202
        assert len({request.key for request in site.calls.requests}) == 2

    def test_another_tables_act_of_the_same_key_is_refused_not_lost(self) -> None:
        _, site = hand_for_hand()
        first, second = a_phone(site, name="Ana", table=1), a_phone(site, name="Bo", table=2)
        assert sent(first, DONE, "k1").status == 202
        assert sent(second, {**DONE, "table": 2}, "k1").status == 409
        assert sent(first, {"command": "table_all_in", "table": 1}, "k1").status == 409
        assert len(site.calls.requests) == 1

    def test_confirmed_by_two_it_is_done_once(self) -> None:
        session, site = hand_for_hand()
        phone = a_phone(site, name="Ana", table=1)
        floor, other = a_phone(site), a_phone(site, name="Omar")
        sent(phone, DONE, "k1")
        page = other.get("/floor")
        fill(floor, "/floor", "confirm")
        before = session.history.sequence
        assert other.post(*form_for(page, "confirm")).status == 409
        assert not site.served.confirm(1)
        assert session.history.sequence == before

    def test_of_a_phone_revoked_since_nothing_is_confirmed(self) -> None:
        session, site = hand_for_hand()
        phone, other = a_phone(site, name="Ana", table=1), a_phone(site, name="Bo", table=2)
        floor = a_phone(site)
        sent(phone, DONE, "k1")
        sent(other, {**DONE, "table": 2}, "k2")
        (revoked,) = (one.device.post for one in site.calls.requests if one.device.table == 1)
        page = floor.get("/floor")
        site.pairing.revoke(revoked)
        before = session.history.sequence
        assert floor.post(*form_for(page, "confirm")).status == 409
        assert session.history.sequence == before
        fill(floor, "/floor", "confirm")
        assert session.history.sequence == before + 1
        assert not site.calls.requests

    def test_set_aside_nothing_is_done(self) -> None:
        session, site = hand_for_hand()
        phone = a_phone(site, name="Ana", table=1)
        sent(phone, DONE, "k1")
        before = session.history.sequence
        fill(a_phone(site), "/floor", "refuse")
        assert site.calls.requests == ()
        assert session.history.sequence == before

    def test_where_nobody_confirms_it_is_done_at_once(self) -> None:
        _, site = hand_for_hand()
        site.calls.confirmed = False
        assert sent(a_phone(site, name="Ana", table=1), DONE, "k1").status == 200

    def test_the_staffs_own_acts_wait_for_nobody(self) -> None:
        _, site = hand_for_hand()
        answer = sent(a_phone(site), {"command": "mark_away", "entrants": [3]})
        assert answer.status == 200


class TestWhatPassesARefusal:
    def test_every_yes_or_no_of_a_command_of_phones_was_judged(self) -> None:
        told = {
            name
            for role in Role
            for kind in COMMANDS[role]
            for name, field in _fields(kind).items()
            if "bool" in str(field["type"])
        }
        assert told == SAYS_HOW | set(PASSES_A_REFUSAL)

    def test_a_tables_commands_hold_these_fields_alone(self) -> None:
        told = {name for kind in COMMANDS[Role.TABLE] for name in _fields(kind)}
        assert told == {"table", "penalties", "hands", "stacks", "accepted", "note"}

    @pytest.mark.parametrize("confirmed", [False, True])
    def test_a_table_accepts_no_gap_by_any_address(self, confirmed: bool) -> None:
        session, site = hand_for_hand()
        site.calls.confirmed = confirmed
        phone = a_phone(site, name="Ana", table=1)
        page = phone.get("/table/count")
        assert 'name="accepted"' not in page.text
        _, form = form_for(page, "count_stacks")
        own = session.state.tables[1].places.values()
        stacks = {f"stack.{who}": "5000" for who in own}
        before = session.history.sequence
        taken = {**form, **stacks, "accepted": "on", "note": "un écart"}
        assert phone.post("/act", taken).status == 403
        asked = {"command": "count_stacks", "table": 1, "stacks": [[who, 5_000] for who in own]}
        assert sent(phone, {**asked, "accepted": True, "note": "écart"}).status == 403
        assert session.history.sequence == before
        assert site.calls.requests == ()
        assert 'name="accepted"' in a_phone(site).get("/floor/table/1/count").text

    def test_what_imposes_is_a_directors_at_every_address(self) -> None:
        session, site = hand_for_hand()
        before = session.history.sequence
        phone = a_phone(site)
        seat = {"command": "correct_seat", "entrant": 3, "found_at": "1.1", "stays": True}
        late = {"command": "seat_late_entrant", "entrant": 3, "overruled": True, "note": "x"}
        broken = {"command": "break_table", "table": 1, "overruled": True, "note": "x"}
        for asked in (seat, late, broken):
            assert sent(phone, asked).status == 403
            assert sent(phone, {"command": asked.pop("command"), "fields": asked}).status == 403
        assert session.history.sequence == before

    def test_a_floors_undo_is_of_their_own_last_act_at_every_address(self) -> None:
        session, site = hand_for_hand()
        nadia, omar = a_phone(site), a_phone(site, name="Omar")
        sent(nadia, {"command": "mark_away", "entrants": [3]})
        before = session.history.sequence
        assert sent(omar, {"command": "undo"}).status == 409
        assert sent(omar, {"command": "redo"}).status == 403
        _, form = form_for(omar.get("/floor/player/4"), "mark_away")
        assert omar.post("/act", {**form, "command": "undo", "key": "u1"}).status == 409
        assert session.history.sequence == before
        table = a_phone(site, name="Ana", table=1)
        assert sent(table, {"command": "undo"}).status == 403
        assert "Votre dernière action" in nadia.get("/floor").text


def test_a_refusal_names_nobody_to_a_table_but_as_the_room_is_told() -> None:
    session, site = hand_for_hand()
    phone = a_phone(site, name="Ana", table=1)
    elsewhere = next(iter(session.state.tables[2].places.values()))
    fill(a_phone(site, Role.DIRECTOR), "/floor/clock", "pause_clock")
    site.calls.confirmed = False
    site.served.names = NameDisplay.SHORT
    answer = sent(phone, {"command": "count_stacks", "table": 1, "stacks": [[elsewhere, 50]]})
    assert answer.status == 409
    assert "JOUEUR" not in answer.json["refused"]["sentence"]
    assert "confirmer" not in words_of(phone.get("/table"))


def test_a_table_that_asks_without_end_pushes_no_other_ones_request_away() -> None:
    _, site = hand_for_hand()
    quiet, loud = a_phone(site, name="Bo", table=2), a_phone(site, name="Ana", table=1)
    assert sent(quiet, {**DONE, "table": 2}, "quiet").status == 202
    for number in range(MOST_REQUESTS + 5):
        sent(loud, DONE, f"l{number}")
    held = [request.key for request in site.calls.requests]
    assert held[0] == "quiet" and len(held) == MOST_REQUESTS + 1
    assert held[-1] == f"l{MOST_REQUESTS + 4}"
