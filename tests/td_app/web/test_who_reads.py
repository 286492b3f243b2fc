"""What each role asks and reads: roles × commands × views × pages, and no card but a director's."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from typing import Any

import pytest
from builders import a_setup, out, seated_at
from register_builders import a_registered_club, cards_of, register_of
from starlette.applications import Starlette
from starlette.routing import Route
from web_builders import Answer, Browser, a_browser, a_phone, a_site, fill, form_for

from td_app.club.check_in import CheckIn
from td_app.live.reading import VIEWS as EVERY_VIEW
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
from td_app.tournament.state.tournament import Majority
from td_app.web.api import Api, application
from td_app.web.pages.site import TOKEN
from td_app.web.published import NameDisplay
from td_app.web.roles import PRIVATE, VIEWS, Role, may_ask_kind, may_see
from td_app.wire import COMMANDS

#: Of every person here: what stands on the card alone.
ON_THE_CARD = ("LIC-0771", "zoe.cachee", "0699887766", "equipe-cachee")
#: What the register holds of a card besides: a note, a refusal to be published, days.
OF_THE_REGISTER = ("NOTE-DU-FICHIER", "1999-02-03", "2031-12-30")
KEYS = {"licence", "email", "phone", "in_public", "of_age", "dues_until", "since", "guest"}


def a_person(number: int) -> Person:
    licence, mail, phone, team = (f"{text}-{number}" for text in ON_THE_CARD)
    return Person(
        f"Dupont{'abcdefghijklmnopqrst'[number - 1]}",
        "Zoé",
        f"Surnom{number}",
        licence,
        "Le Club",
        mail,
        phone,
        team,
    )


@contextmanager
def a_room() -> Iterator[Api]:
    """Yield a tournament of people of whom everything is known, some of the register alone."""
    cards = [
        Member(
            NEW,
            a_person(number),
            note=OF_THE_REGISTER[0],
            of_age=date.fromisoformat(OF_THE_REGISTER[1]),
            dues_until=date.fromisoformat(OF_THE_REGISTER[2]),
            in_public=PublicName.PSEUDONYM if number == 2 else PublicName.UNASKED,
        )
        for number in range(1, 21)
    ]
    with a_registered_club(*cards) as club:
        session = club.create(a_setup(tables=2, seats=8))
        people = tuple(a_person(number) for number in range(1, 15))
        session.dispatch(cmd.RegisterEntrants(people, present=True, majority=Majority.CHECKED))
        known = cards_of(club)
        linked = {(session.tournament, number): known[number - 1] for number in range(1, 15)}
        register_of(club).enter(linked)
        session.dispatch(cmd.DrawSeats())
        session.dispatch(cmd.StartClock())
        who = seated_at(session, 1)
        session.dispatch(cmd.GivePenalty(who[0], "slow_play", "hands", hands=2, note="exprès"))
        session.dispatch(cmd.CallTime(1, who[1], 90))
        out(session, who[2], who[3])
        session.dispatch(cmd.AnnounceHandForHand())
        site = a_site(session)
        site.served.check_in = CheckIn(site.served.live, register_of(club), pytest.fail)
        yield site


def phones(site: Api) -> dict[Role, Browser]:
    return {
        Role.ANYONE: a_browser(site),
        Role.TABLE: a_phone(site, name="Ana", table=1),
        Role.FLOOR: a_phone(site),
        Role.DIRECTOR: a_phone(site, Role.DIRECTOR, "Alex"),
    }


def asked(phone: Browser, method: str, path: str, body: Any = None) -> Answer:
    """Ask as a program does, with the token that the phone's cookie holds."""
    token = phone.cookies.get(TOKEN)
    headers = {"authorization": f"Bearer {token}"} if token else {}
    sent = json.dumps(body).encode() if body is not None else b""
    return phone.ask(method, path, sent, {**headers, "cookie": ""})


def keys_of(value: Any) -> set[str]:
    """Return the names of every field of plain values, at any depth."""
    if isinstance(value, dict):
        return set(value).union(*map(keys_of, value.values()))
    if isinstance(value, list):
        return set().union(*map(keys_of, value))
    return set()


def private_in(text: str) -> list[str]:
    return [secret for secret in (*ON_THE_CARD, *OF_THE_REGISTER) if secret in text]


def test_each_command_is_answered_to_its_role_alone() -> None:
    with a_room() as site:
        journal = site.served.live.session.history
        before = journal.sequence
        for role, phone in phones(site).items():
            for name, kind in COMMANDS.items():
                beyond = {"command": name}, {"command": name, "fields": {"table": 1}, "x": 3}
                if may_ask_kind(role, kind):
                    wrong = asked(phone, "POST", "/api/command", {"command": name, "no": 1})
                    assert wrong.status == 400, name
                    continue
                for sent in beyond:
                    answer = asked(phone, "POST", "/api/command", sent)
                    assert answer.status == (401 if role is Role.ANYONE else 403), (role, name)
        assert journal.sequence == before


def test_each_view_holds_what_its_role_reads() -> None:
    with a_room() as site:
        for role, phone in phones(site).items():
            for name in EVERY_VIEW:
                answer = asked(phone, "GET", f"/api/view/{name}")
                if role is Role.ANYONE:
                    assert answer.status == 401
                    continue
                if not may_see(role, name):
                    assert answer.status == 403, (role, name)
                    continue
                assert answer.status == 200, (role, name)
                if (role, name) == (Role.DIRECTOR, "players"):
                    assert private_in(answer.text) == list(ON_THE_CARD)
                    continue
                assert not private_in(answer.text), (role, name)
                assert not keys_of(answer.json) & KEYS, (role, name)
                if role is not Role.DIRECTOR:
                    assert not keys_of(answer.json) & set(PRIVATE), (role, name)


def test_a_floor_still_reads_names_clubs_and_seats() -> None:
    with a_room() as site:
        rows = asked(a_phone(site), "GET", "/api/view/players").json["rows"]
        assert rows[0]["name"] == "DUPONTA Zoé"
        assert rows[0]["person"] == {
            "last_name": "Duponta",
            "first_name": "Zoé",
            "club": "Le Club",
        }
        assert set(rows[0]["seat"]) == {"table", "number"}


def test_a_tables_phone_reads_names_in_its_views_as_the_room_does() -> None:
    with a_room() as site:
        site.served.names = NameDisplay.SHORT
        phone = a_phone(site, name="Ana", table=1)
        for name in (*VIEWS[Role.ANYONE], *VIEWS[Role.TABLE]):
            assert "dupont" not in asked(phone, "GET", f"/api/view/{name}").text.casefold()


def test_hidden_a_tables_phone_names_nobody_of_another_table_by_their_number() -> None:
    with a_room() as site:
        site.served.names = NameDisplay.PSEUDONYM
        rows = site.served.live.players().rows
        others = [row for row in rows if row.seat is not None and row.seat.table == 2]
        hidden = re.compile("|".join(rf"{row.person.pseudonym}\b" for row in others))
        phone = a_phone(site, name="Ana", table=1)
        for row in others:
            counted = {"command": "count_stacks", "table": 1, "stacks": [[row.entrant, 100]]}
            answer = asked(phone, "POST", "/api/command", counted)
            assert answer.status == 409 and f"n° {row.entrant} " in answer.text
            assert not hidden.search(answer.text)
        # A page out of date tells what was done since.
        _, form = form_for(phone.get("/table"), "table_done")
        stale = phone.post("/act", {**form, "seen": "hand:0", "shown": "0"})
        assert stale.status == 409
        assert not hidden.search(stale.text)


def test_no_page_tells_what_is_on_a_card() -> None:
    with a_room() as site:
        app = application(site)._app
        assert isinstance(app, Starlette)
        read = 0
        for phone in phones(site).values():
            for route in app.routes:
                assert isinstance(route, Route)
                if "GET" not in (route.methods or ()) or route.path.endswith("events"):
                    continue
                path = route.path.replace("{op}", "slow_play").replace("{name}", "room")
                for part in ("{entrant:int}", "{number:int}", "{key}", "{code}"):
                    path = path.replace(part, "1")
                for typed in ("", "?name=dupont", "?name=LIC-0771-17", "?name=Surnom17"):
                    page = phone.get(path + typed)
                    told = page.text.replace(typed.partition("=")[2] or "?", "")
                    assert not private_in(told), path + typed
                    read += page.status == 200
        assert read > 200


def test_a_floor_finds_nobody_by_a_part_of_what_they_do_not_read() -> None:
    with a_room() as site:
        floor = a_phone(site)
        director = a_phone(site, Role.DIRECTOR)

        def finds(phone: Browser, typed: str) -> bool:
            return "DUPONTQ" in phone.get(f"/floor/late?name={typed}").text

        for part in ("LIC", "LIC-0771-1", "0771", "1-17", "Surnom17", "Surn"):
            assert not finds(floor, part), part
            assert finds(director, part), part
        # Whoever types a whole licence has it before them.
        assert finds(floor, "LIC-0771-17") and finds(floor, "dupontq")


def test_an_act_answers_nothing_of_a_card() -> None:
    with a_room() as site:
        floor = a_phone(site)
        person = {"last_name": "Neuve", "licence": "LIC-0771-99", "phone": "0699887766"}
        sent = {"command": "register_entrants", "people": [{**person, "email": "zoe.cachee"}]}
        answer = asked(floor, "POST", "/api/command", sent)
        assert answer.status == 200
        assert not private_in(answer.text)
        assert not keys_of(answer.json) & KEYS
        again = asked(floor, "POST", "/api/command", {"command": "mark_presence", "entrants": [99]})
        assert again.status == 409
        assert not private_in(again.text)


def test_who_is_entered_from_the_register_keeps_the_licence_that_no_phone_was_told() -> None:
    with a_room() as site:
        page = fill(a_phone(site), "/floor/late?name=Dupontq", "register_entrants")
        assert page.status == 200
        session = site.served.live.session
        newcomer = max(session.state.entrants)
        assert session.person(newcomer).licence == "LIC-0771-17"
        assert session.person(newcomer).last_name == "Dupontq"
