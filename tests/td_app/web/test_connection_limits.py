"""One phone that takes all it can: the others are served, and the desk keeps its files."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, suppress
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from web_builders import Browser, a_browser, a_phone, a_site, paired

from td_app.web import changes, connection_limits, guard
from td_app.web.changes import Changes
from td_app.web.connection_limits import Requests
from td_app.web.guard import Guarded, Impatient
from td_app.web.roles import Role
from td_app.web.running import listening

PHONE, NEXT, GREEDY = "192.168.1.20", "192.168.1.21", "192.168.1.66"


class Wire:
    """A connection's other end: what was written there, and how it ended."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.written = b""
        self.pieces = 0
        self.closed = self.cut = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return (self.address, 50_000) if name == "peername" else default

    def write(self, sent: bytes) -> None:
        self.written += sent
        self.pieces += 1

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.cut = True

    def is_closing(self) -> bool:
        return self.closed

    def __getattr__(self, name: str) -> Callable[[], None]:
        return lambda *_: None


async def _said(scope: Any, receive: Any, send: Any) -> None:
    headers = [(b"content-length", b"2"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"ok"})


async def _never(scope: Any, receive: Any, send: Any) -> None:
    await asyncio.Event().wait()


class Door:
    """Connections one after the other, in the loop that runs."""

    def __init__(self, answers: Any = _never) -> None:
        self.state = ServerState()
        self.config = Config(answers, ws="none", lifespan="off", log_config=None)

    def knock(self, address: str, sent: bytes = b"") -> tuple[Wire, Impatient]:
        wire = Wire(address)
        made = Impatient(self.config, self.state, {}, asyncio.get_running_loop())
        made.connection_made(wire)
        if sent:
            made.data_received(sent)
        return wire, made


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Four connections, four listeners: no more."""
    monkeypatch.setattr(guard, "most_connections", lambda: 4)
    monkeypatch.setattr(changes, "MOST_LISTENERS", 4)
    yield 4


def run(does: Callable[[], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        await does()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(all_of_it())


ASKED = b"GET /events HTTP/1.1\r\nHost: x\r\n\r\n"


class TestConnections:
    def test_an_answer_leaves_in_one_piece_before_the_connection_is_closed(self) -> None:
        async def does() -> None:
            wire, _ = Door(_said).knock(PHONE, ASKED)
            while not wire.closed:
                await asyncio.sleep(0)
            assert wire.written.startswith(b"HTTP/1.1 200 ") and wire.written.endswith(b"ok")
            assert wire.pieces == 1

        run(does)

    def test_the_one_with_most_gives_its_oldest_up_for_the_others(self, few: int) -> None:
        async def does() -> None:
            door = Door()
            held = [door.knock(GREEDY, ASKED)[0] for _ in range(few)]
            assert not any(door.knock(other)[0].closed for other in (PHONE, NEXT))
            assert [wire.cut for wire in held] == [True, True, False, False]

        run(does)

    def test_a_room_behind_one_address_loses_who_says_nothing_not_who_listens(
        self, few: int
    ) -> None:
        async def does() -> None:
            door = Door()
            silent = [door.knock(PHONE)[0], door.knock(PHONE, b"GET / HT")[0]]
            listening = [door.knock(PHONE, ASKED)[0] for _ in range(2)]
            assert not door.knock(PHONE)[0].closed
            assert [wire.cut for wire in (*silent, *listening)] == [True, False, False, False]

        run(does)

    def test_where_nobody_gives_way_the_next_is_told_to_come_back(self, few: int) -> None:
        async def does() -> None:
            door = Door()
            held = [door.knock(PHONE, ASKED)[0] for _ in range(few)]
            turned_away = door.knock(PHONE)[0]
            assert turned_away.written.startswith(b"HTTP/1.1 503 ")
            assert b"Retry-After" in turned_away.written and turned_away.closed
            assert not any(wire.closed for wire in held)

        run(does)

    def test_an_answer_does_not_wait_for_the_reader_to_say_that_it_came(self) -> None:
        """The end of one after its beginning: forty milliseconds each, on a kept connection."""
        met: list[int] = []

        async def does() -> None:
            def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                held = writer.get_extra_info("socket")
                met.append(held.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
                writer.close()

            listener = listening("127.0.0.1", 0)
            async with await asyncio.start_server(meet, sock=listener):
                reader, writer = await asyncio.open_connection(*listener.getsockname())
                await reader.read()
                writer.close()

        run(does)
        assert all(met) and len(met) == 1

    def test_headers_that_never_end_are_told_408_who_takes_nothing_is_cut(self) -> None:
        async def does() -> None:
            slow, made = Door().knock(PHONE, b"GET / HTTP/1.1\r\nHost: x\r\nX-")
            made._give_up()
            assert slow.written.startswith(b"HTTP/1.1 408 ") and slow.closed and not slow.cut
            made._give_up()
            assert slow.cut
            idle, made = Door().knock(PHONE)
            made._give_up()
            assert idle.closed and not idle.written

        run(does)

    def test_who_asks_and_never_reads_is_cut_who_reads_slowly_is_not(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        async def does() -> None:
            door = Door()
            (greedy, asks), (slow, reads) = door.knock(GREEDY, ASKED), door.knock(PHONE, ASKED)
            for one in (asks, reads):
                one.pause_writing()
            reads.resume_writing()
            async with asyncio.timeout(60):
                while not greedy.cut:
                    await asyncio.sleep(0)
            assert not slow.closed

        monkeypatch.setattr(guard, "PATIENCE_S", 0.001)
        run(does)

    @pytest.mark.skipif(sys.platform == "win32", reason="no such bound there")
    def test_the_desk_keeps_files_of_its_own(self, monkeypatch: pytest.MonkeyPatch) -> None:
        import resource

        def most(soft: int, hard: int) -> int:
            monkeypatch.setattr(resource, "getrlimit", lambda _kind: (soft, hard))
            monkeypatch.setattr(resource, "setrlimit", lambda _kind, asked: given.append(asked))
            return connection_limits.most_connections.__wrapped__()

        given: list[tuple[int, int]] = []
        assert most(1_024, 500_000) == connection_limits.MOST_CONNECTIONS
        assert given == [(connection_limits.FILES, 500_000)]
        assert most(1_024, 1_024) == 1_024 - connection_limits.NOT_FOR_PHONES
        assert most(256, 256) == connection_limits.FEWEST_CONNECTIONS

    @pytest.mark.skipif(sys.platform != "linux", reason="one loopback address there")
    def test_who_never_says_a_word_over_tls_takes_no_file_either(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(connection_limits, "most_connections", lambda: 2)
        monkeypatch.setattr(connection_limits, "ON_THE_WAY", 1)
        with closing(listening("127.0.0.1", 0)) as listener, ExitStack() as held:
            address = listener.getsockname()

            def knock(whose: str = "127.0.0.1") -> socket.socket:
                made = socket.create_connection(address, 60, (whose, 0))
                return held.enter_context(made)

            taken = [held.enter_context(knock() and listener.accept()[0]) for _ in range(3)]
            turned_away = knock()
            with pytest.raises(BlockingIOError):
                listener.accept()
            assert turned_away.recv(1) == b""
            knock("127.0.0.2")
            assert held.enter_context(listener.accept()[0]).fileno() >= 0
            assert taken[0].recv(1) == b"", "the oldest of whoever has most is told that it is over"
            taken[1].close()
            knock()
            assert held.enter_context(listener.accept()[0]).fileno() >= 0


class TestListeners:
    def test_a_thousand_streams_of_one_phone_keep_nobody_from_listening(self, few: int) -> None:
        async def does() -> None:
            changes = Changes()

            async def listen(owner: str) -> Any:
                stream = changes.stream(lambda: "now", owner=owner)
                assert await anext(stream) == "data: now\n\n"
                return stream

            greedy = [await listen(GREEDY) for _ in range(few)]
            assert not changes.room_for(GREEDY), "one's own give no way"
            others = []
            for other in (PHONE, NEXT):
                assert changes.room_for(other)
                others.append(await listen(other))
            ended = [[part async for part in stream] for stream in greedy[:2]]
            assert ended == [[], []], "the oldest of whoever has most"
            # Two each: the next of anybody's waits.
            assert not changes.room_for(GREEDY) and not changes.room_for(PHONE)

        run(does)

    def test_a_floor_behind_the_same_router_still_listens(self, few: int) -> None:
        site = a_site()
        floor, staff = paired(site, Role.FLOOR)[0], a_phone(site, address=GREEDY)
        public = a_browser(site, address=GREEDY)

        async def does() -> None:
            streams: list[Any] = []
            for phone_of, path, held in ((staff, "/events", {}), (public, "/api/events", floor)):
                while len(streams) - len(ended) < few:
                    streams.append(site.changes.stream(lambda: "now", owner=GREEDY))
                    await anext(streams[-1])
                full = await public.sent("GET", path, b"")
                assert (full.status, full.headers["retry-after"]) == (503, "10")
                assert (await phone_of.sent("GET", path, b"", held)).status == 200
                ended.append([part async for part in streams[len(ended)]])

        ended: list[list[str]] = []
        run(does)
        assert ended == [[], []]

    def test_some_are_woken_after_the_others_and_once_for_two_changes(self) -> None:
        """What they read then is asked for over a tenth of a second, an act is answered between."""

        async def does() -> None:
            told = Changes()
            state = [0]
            streams = [told.stream(lambda: str(state[0])) for _ in range(3 * changes.AT_ONCE)]
            assert [await anext(one) for one in streams] == ["data: 0\n\n"] * len(streams)
            heard = [asyncio.ensure_future(anext(one)) for one in streams]
            await asyncio.sleep(0)
            for _ in range(2):
                state[0] += 1
                told.tell()
            assert sum(one.done() for one in heard) == 0
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert sum(one.done() for one in heard) == changes.AT_ONCE
            async with asyncio.timeout(60):
                assert set(await asyncio.gather(*heard)) == {"data: 2\n\n"}
            # Those of the first were woken for the second too, and had nothing to say.
            state[0] += 1
            told.tell()
            async with asyncio.timeout(60):
                assert {await anext(one) for one in streams} == {"data: 3\n\n"}
            told.end()
            assert [[part async for part in one] for one in streams] == [[]] * len(streams)

        run(does)

    def test_a_call_wakes_no_page_of_the_public(self) -> None:
        site = a_site()
        phone, public = a_phone(site), a_browser(site)

        async def told(by: Browser) -> str:
            parts: list[str] = []

            async def send(message: Any) -> None:
                parts.append(message.get("body", b"").decode())
                if len(parts) == 2:
                    raise ConnectionError

            cookie = "; ".join(f"{name}={value}" for name, value in by.cookies.items())
            headers = [(b"host", b"localhost"), (b"cookie", cookie.encode())]
            scope = {"type": "http", "method": "GET", "path": "/events", "query_string": b""}
            scope |= {"headers": headers, "client": (PHONE, 1), "scheme": "http"}
            with suppress(BaseExceptionGroup, ConnectionError):
                await by.app(scope, asyncio.Event().wait, send)
            return parts[1]

        async def does() -> None:
            before = [await told(one) for one in (phone, public)]
            site.calls.call(2)
            after = [await told(one) for one in (phone, public)]
            assert (before[0] != after[0], before[1] == after[1]) == (True, True)

        run(does)

    def test_a_head_of_events_waits_for_nothing(self) -> None:
        for path in ("/events", "/api/events"):
            answer = a_browser(a_site()).ask("HEAD", path, b"", {})
            assert answer.headers["content-type"].startswith("text/event-stream")


class TestRequests:
    def test_a_burst_is_answered_then_so_many_a_second(self) -> None:
        now = [0.0]
        asked = Requests(lambda: now[0])
        assert sum(asked.take(GREEDY) for _ in range(3_000)) == connection_limits.AT_ONCE
        assert asked.take(PHONE)
        now[0] += 1
        assert sum(asked.take(GREEDY) for _ in range(3_000)) == connection_limits.A_SECOND
        now[0] += 60
        assert sum(asked.take(GREEDY) for _ in range(3_000)) == connection_limits.AT_ONCE

    def test_a_flood_is_429_the_staff_behind_the_same_address_and_this_computer_are_not(
        self,
    ) -> None:
        site = a_site()
        flood = a_browser(site, address=GREEDY)
        flood.app._requests = Requests(lambda: 0.0, at_once=3)
        told = [flood.ask("GET", "/api/public", b"", {}) for _ in range(5)]
        assert [answer.status for answer in told] == [200, 200, 200, 429, 429]
        assert told[-1].headers["retry-after"] == "1"
        assert "nosniff" in told[-1].headers["x-content-type-options"]
        floor = paired(site, Role.FLOOR)[0]
        behind = Browser(flood.app, address=GREEDY)
        assert behind.ask("GET", "/api/view/room", b"", floor).status == 200
        here = Browser(flood.app, address="127.0.0.1")
        assert {here.ask("GET", "/api/public", b"", {}).status for _ in range(9)} == {200}


class TestBodies:
    def sent(self, app: Guarded, part: bytes, parts: int, **headers: str) -> tuple[Any, int]:
        """Return what answered a body of so many parts, and how many of them were taken."""
        taken, answer = 0, []

        async def receive() -> dict[str, Any]:
            nonlocal taken
            taken += 1
            return {"type": "http.request", "body": part, "more_body": taken < parts}

        async def send(message: Any) -> None:
            answer.append(message)

        scope = {"type": "http", "method": "POST", "path": "/api/command", "query_string": b""}
        told = {"host": "localhost", **headers}
        scope["headers"] = [(k.replace("_", "-").encode(), v.encode()) for k, v in told.items()]
        scope["client"] = (PHONE, 1)

        asyncio.run(app(scope, receive, send))
        return answer[0], taken

    def test_what_nobody_reads_is_read_past_so_that_the_answer_arrives(self) -> None:
        app = a_browser(a_site()).app
        start, taken = self.sent(app, b"x" * 100_000, 100, content_length="10000000")
        assert (start["status"], taken) == (401, 100)
        assert (b"connection", b"close") not in start["headers"]

    def test_a_body_without_end_ends(self) -> None:
        app = a_browser(a_site()).app
        start, taken = self.sent(app, b"x" * 1_000_000, 10_000, transfer_encoding="chunked")
        assert (start["status"], (b"connection", b"close") in start["headers"]) == (401, True)
        assert taken * 1_000_000 < 2 * guard.MOST_READ_PAST

    def test_two_lengths_are_none(self) -> None:
        app = a_browser(a_site()).app
        both = {"content_length": "4", "transfer_encoding": "chunked"}
        start, _ = self.sent(app, b"{}", 1, **both)
        assert start["status"] == 400
