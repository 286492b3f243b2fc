"""What somebody in the room might try: nothing is done, and the door says so at once."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from builders import a_tournament
from web_builders import a_browser, a_phone, a_site, fill, form_for

from td_app.live.reading import Live
from td_app.web.api import Api
from td_app.web.devices import LASTS_S, Book
from td_app.web.door import LONG_PIN_DIGITS, MOST_TRIES
from td_app.web.pages.site import TOKEN
from td_app.web.pairing import Pairing
from td_app.web.roles import COMMANDS, Role, may_ask_kind
from td_app.web.served import Served
from td_app.wire import COMMANDS as EVERY_COMMAND

#: What a form of each command would need at least; the role is looked at before the rest.
FILLED: dict[str, Any] = {"table": "1", "entrant": "3", "entrants": "3", "note": "x"}


@pytest.mark.parametrize("role", [Role.TABLE, Role.FLOOR])
def test_no_command_beyond_the_role_is_done(role: Role) -> None:
    site = a_site()
    phone = a_phone(site, role, table=1 if role is Role.TABLE else 0)
    own, what = ("/table", "call") if role is Role.TABLE else ("/floor/player/3", "mark_away")
    _, form = form_for(phone.get(own), what)
    form = {name: form[name] for name in ("form", "key", "back")}
    before = site.served.sequence
    beyond = [name for name, kind in EVERY_COMMAND.items() if not may_ask_kind(role, kind)]
    assert len(beyond) > len(EVERY_COMMAND) - len(COMMANDS[Role.FLOOR]) - 10
    for name in beyond:
        asked = {**form, **FILLED, "command": name, "key": name[:40]}
        assert phone.post("/act", asked).status in (400, 403), name
    assert site.served.sequence == before


class TestTokens:
    def test_nobodys_an_expired_one_and_another_tournaments_do_nothing(self) -> None:
        now = [0.0]
        live = Live(a_tournament(16))
        api = Api(Served(live), Pairing(lambda: 0.0, Book(1), lambda: now[0]))
        phone = a_phone(api)
        kept = dict(phone.cookies)
        assert "Appels" in phone.get("/floor").text
        now[0] = LASTS_S + 1
        assert "six chiffres" in phone.get("/floor").text
        now[0] = 0.0
        api.pairing.book = Book(2)
        assert "six chiffres" in phone.get("/floor").text
        for token in ("", "x", kept[TOKEN][:-1], kept[TOKEN] + "x", "é" * 400):
            stranger = a_browser(api, cookies={TOKEN: token.encode().decode("latin-1")})
            assert "six chiffres" in stranger.get("/floor").text

    def test_a_tables_phone_sees_no_page_of_the_staff(self) -> None:
        site = a_site()
        phone = a_phone(site, table=1)
        for path in ("/floor", "/floor/room", "/floor/player/3", "/floor/rule", "/floor/clock"):
            assert "Appeler un floor" in phone.get(path).text


class TestForgedHeaders:
    def test_a_header_does_not_make_another_address(self) -> None:
        site = a_site()
        phone = a_browser(site)
        answers = [
            phone.post(
                "/pair",
                {"pin": "1", "name": "Eve"},
                **{"x-forwarded-for": f"10.0.0.{number}", "forwarded": f"for=10.0.1.{number}"},
            ).status
            for number in range(8)
        ]
        assert answers == [401] * 5 + [429] * 3

    def test_a_host_that_is_not_ours_gives_no_form_away(self) -> None:
        site = a_site()
        phone = a_phone(site)
        action, form = form_for(phone.get("/floor/player/3"), "mark_away")
        before = site.served.sequence
        for host, status in (("127.0.0.1:8000", 403), ("evil.example", 421)):
            forged = {"host": host, "origin": "http://localhost:8000"}
            assert phone.post(action, form, **forged).status == status
        assert site.served.sequence == before


@pytest.mark.servers
def test_ten_thousand_pins_through_the_pages_open_nothing_and_hold_nobody_up() -> None:
    site, now = a_site(), [0.0]
    site.pairing.clock = lambda: now[0]
    floor = a_phone(site)
    pin = site.pairing.offer(Role.FLOOR)
    wrong = "000000" if pin != "000000" else "000001"
    guesser = a_browser(site)
    answers: list[int] = []

    async def guess(first: int) -> None:
        for number in range(first, first + 1_000):
            guesser.address = f"10.1.{number // 250}.{number % 250}"
            now[0] += 0.05
            answer = await guesser.sent("POST", "/pair", f"pin={wrong}&name=Eve".encode())
            answers.append(answer.status)

    for turn in range(10):
        asyncio.run(guess(1_000 * turn))
        back = "0" if turn % 2 else "1"
        assert fill(floor, "/floor/player/3", "mark_away", away=back).status == 200
    assert len(answers) == 10_000 and set(answers) == {401, 429}
    # Those looked at after the first ones were judged against ten digits (decisions/0036).
    assert site.pairing.door.wrong == answers.count(401) <= MOST_TRIES
    assert site.pairing.door.digits == LONG_PIN_DIGITS
    assert [device.name for device in site.pairing.devices] == ["Nadia"]
    assert site.served.sequence > 10


@pytest.mark.parametrize(
    "path",
    [
        "/static/..%2f..%2fserved.py",
        "/static/%2e%2e/served.py",
        "/floor/table/99999999999999999999",
        "/floor/player/0",
        "/floor/player/-1",
        "/floor/rule/..%2f..",
        "/floor/rule/%00",
        "/seat/99999999",
        "/ranking?from=-1",
        "/ranking?from=99999",
        "/seat?name=%ff%fe",
        "/acts/%2e%2e",
        "/p/" + "x" * 5_000,
    ],
)
def test_odd_addresses_lead_nowhere_and_break_nothing(path: str) -> None:
    phone = a_phone(a_site())
    assert phone.get(path).status in (200, 404, 410)
