"""A name made to lead here (DNS rebinding) is answered nothing; this computer's own names are."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator

import pytest
from web_builders import a_browser, a_phone, a_site, paired, words_of

from td_app.web.hosts import READ_AGAIN_S, Hosts, host_name, names_typed, own_addresses
from td_app.web.roles import Role

#: One of each kind: pages, forms, programs', what wakes them, files, nothing.
ADDRESSES = (
    *(("GET", path) for path in ("/", "/seat?name=nom", "/pair", "/floor", "/nowhere")),
    *(("POST", path) for path in ("/act", "/pair", "/leave")),
    *(("GET", path) for path in ("/api/public", "/api/view/room", "/api/events", "/events")),
    *(("POST", path) for path in ("/api/command", "/api/pair")),
    *(("GET", path) for path in ("/static/phone.js", "/static/phone.css")),
)
EVIL = ("evil.example", "evil.example:8123", "EVIL.EXAMPLE.", "localhost.evil.example")
NO_NAME = ("", " ", ":8123", "localhost:x", "localhost/x", "a@localhost", "[::1", "[localhost]")
OTHERS = ("192.168.1.66", "[fe80::1]:8123", "127.1", "2130706433", "0.0.0.0", "*", "é.example")


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(socket, "gethostname", lambda: "Bureau")
    yield


class TestRebinding:
    @pytest.mark.parametrize("host", EVIL + NO_NAME + OTHERS)
    def test_another_name_gets_nothing_at_any_address(self, host: str) -> None:
        site = a_site()
        floor = a_phone(site)
        headers, _ = paired(site, Role.DIRECTOR)
        before = (site.served.sequence, len(site.pairing.devices))
        for method, path in ADDRESSES:
            body = b'{"command": "pause_clock"}'
            answer = floor.ask(method, path, body, {"host": host, **headers})
            assert answer.status == 421, (method, path)
            assert "set-cookie" not in answer.headers
            if path.startswith("/api"):
                assert answer.json["error"]["code"] == "NOT_OUR_NAME"
            else:
                assert "relisez l’adresse" in answer.text and "Open" not in answer.text
        assert (site.served.sequence, len(site.pairing.devices)) == before

    def test_no_token_is_looked_at_under_another_name(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        site = a_site()
        headers, _ = paired(site, Role.FLOOR)
        browser = a_browser(site)

        def looked_at(*_: object) -> None:
            raise AssertionError("looked at")

        monkeypatch.setattr(type(site.pairing), "device", looked_at)
        assert browser.ask("GET", "/api/public", b"", {"host": EVIL[0], **headers}).status == 421

    def test_whoever_floods_under_another_name_waits(self) -> None:
        browser = a_browser(a_site())
        browser.app._requests.clock = lambda: 0.0

        async def flood() -> set[int]:
            asked = [
                await browser.sent("GET", "/api/x", b"", {"host": EVIL[0]}) for _ in range(1_100)
            ]
            return {answer.status for answer in asked}

        assert asyncio.run(flood()) == {421, 429}

    def test_two_names_are_none(self) -> None:
        browser = a_browser(a_site())
        twice = {"host": "localhost", "Host": "localhost"}
        real = browser.app

        async def lowered(scope, receive, send):  # type: ignore[no-untyped-def]
            scope["headers"] = [(name.lower(), value) for name, value in scope["headers"]]
            await real(scope, receive, send)

        browser.app = lowered  # type: ignore[assignment]
        assert browser.ask("GET", "/", b"", twice).status == 421

    def test_the_page_leads_to_the_address_that_was_reached(self) -> None:
        page = a_browser(a_site()).get("/", host="evil.example")
        assert 'href="http://127.0.0.1:8000/"' in page.text
        assert "evil" not in page.text
        english = a_browser(a_site(), language="en").get("/", host="evil.example")
        assert "Check the address at the desk." in words_of(english)


class TestItsOwnNames:
    @pytest.mark.parametrize(
        "host",
        [
            *("localhost", "LocalHost:8123", "localhost.", "127.0.0.1", "127.0.0.1:80", "[::1]"),
            *("[0:0:0:0:0:0:0:1]:8123", "bureau", "BUREAU.local", "bureau.local.:8123"),
            *("10.4.0.7:8123", "club.lan", "Été.example"),
        ],
    )
    def test_they_are_served(self, host: str) -> None:
        site = a_site()
        site.hosts = Hosts("10.4.0.7", names_typed("Club.LAN, https://été.example/"))
        assert a_browser(site).get("/", host=host.encode("idna").decode()).status == 200

    def test_an_address_bound_alone_is_the_only_one(self) -> None:
        hosts = Hosts("10.4.0.7", read=lambda: frozenset({"10.9.0.1"}))
        assert [asyncio.run(hosts.serve(one)) for one in ("10.4.0.7", "10.9.0.1")] == [True, False]

    def test_with_all_addresses_those_of_now_are(self) -> None:
        now = [0.0]
        there = [frozenset({"10.9.0.1"})]
        reads: list[float] = []

        def read() -> frozenset[str]:
            reads.append(now[0])
            return there[0]

        async def came_and_went() -> list[bool]:
            seen = [await hosts.serve("10.9.0.1"), await hosts.serve("10.9.0.2")]
            there[0] = frozenset({"10.9.0.2"})
            seen += [await hosts.serve("10.9.0.2") for _ in range(500)][:1]
            now[0] += READ_AGAIN_S
            both = await asyncio.gather(*(hosts.serve(f"10.9.0.{n}") for n in (1, 2, 1, 2)))
            return [*seen, *both, await hosts.serve("0.0.0.0")]

        hosts = Hosts("0.0.0.0", clock=lambda: now[0], read=read)
        assert asyncio.run(came_and_went()) == [True, False, False, False, True, False, True, False]
        assert reads == [0.0, READ_AGAIN_S]

    def test_nobody_waits_while_addresses_are_read(self) -> None:
        async def waits() -> bool:
            begun = asyncio.Event()
            go_on = asyncio.Event()
            loop = asyncio.get_running_loop()

            def slow() -> frozenset[str]:
                loop.call_soon_threadsafe(begun.set)
                asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result(60)
                return frozenset({"10.9.0.1"})

            hosts = Hosts("0.0.0.0", read=slow)
            first = asyncio.create_task(hosts.serve("10.9.0.1"))
            await begun.wait()
            assert await hosts.serve("localhost"), "one that is known is not kept waiting"
            go_on.set()
            return await first

        assert asyncio.run(waits())

    def test_this_computers_addresses_are_read_as_they_are_asked_for(self) -> None:
        assert "127.0.0.1" in own_addresses()
        assert all(one and "%" not in one for one in own_addresses())


def test_what_is_no_name_is_not_taken_for_one() -> None:
    assert names_typed("* a/b http:// [x] a..b -x 10.0.0.1 a:80") == ("a", "10.0.0.1")
    assert host_name("a" * 64) == host_name(".".join(["abc"] * 80)) == ""
