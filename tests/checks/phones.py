"""A room of phones: 300 that read and 10 floors that act on a tournament of 300, for some minutes.

``python tests/checks/phones.py [SECONDS] [PHONES] [FLOORS] [EVERY] [KILLS]`` prints how long a
change takes to reach every phone, how long an act takes to be answered, and what memory the server
holds, once a minute; each floor acts every ``EVERY`` seconds. At each change every phone reads a
page of its own choice again, as its script does. Some phones are cut off in the middle and come
back; the server is killed ``KILLS`` times and started again, and an act without an answer is asked
for with its key until there is one. It exits 1 when anything was lost or doubled: the entries of
phones in the file are those that were answered.

An hour at the pace of an evening: ``python tests/checks/phones.py 3600 300 10 30``.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from urllib.parse import urlsplit

import psutil

from td_app.persistence.check import check_file

PLAYERS = 300
#: How many phones drop their network in a minute, and how often the memory held is told (s).
CUTS_A_MINUTE, TOLD_EVERY_S = 30, 60.0
#: How soon something is asked for again where nobody answers (s).
AGAIN_S = 0.3
#: Any of the server's names.
HOST = "Host: localhost"
#: What phones read again at each change.
PAGES = ("/", "/", "/ranking", "/moves", "/seat/7", "/seat?name=nom1")


@dataclass
class Room:
    """What was seen: moments by sequence, answers, phones' delays (seconds).

    ``told`` is when a phone is told of a change, ``shown`` when its page shows it: phones may hear
    of an act before who asked for it.
    """

    host: str
    port: int
    written: dict[int, float] = field(default_factory=dict)
    told: list[tuple[int, float]] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)
    shown: list[tuple[int, float]] = field(default_factory=list)
    acts: set[int] = field(default_factory=set)
    refused: int = 0

    def delays(self, moments: list[tuple[int, float]]) -> list[float]:
        """Return how long after their act these moments were."""
        return [at - self.written[act] for act, at in moments if act in self.written]


async def ask(room: Room, method: str, path: str, body: object = None, *headers: str) -> tuple:
    reader, writer = await asyncio.open_connection(room.host, room.port)
    sent = json.dumps(body).encode() if body is not None else b""
    head = [f"{method} {path} HTTP/1.1", HOST, f"Content-Length: {len(sent)}", *headers]
    writer.write("\r\n".join([*head, "Connection: close", "", ""]).encode() + sent)
    try:
        top = await reader.readuntil(b"\r\n\r\n")
        return int(top.split()[1]), json.loads(await reader.readexactly(length_in(top)))
    except asyncio.IncompleteReadError:
        raise ConnectionError("cut in the middle of an answer") from None
    finally:
        writer.close()


def length_in(head: bytes) -> int:
    """Return how long an answer is, which is there once so much of it came (bytes)."""
    lines = head.lower().split(b"\r\n")
    length = next(line for line in lines if line.startswith(b"content-length:"))
    return int(length.partition(b":")[2])


async def ask_until_answered(room: Room, path: str, body: object, *headers: str) -> tuple:
    while True:
        try:
            return await ask(room, "POST", path, body, *headers)
        except OSError:
            await asyncio.sleep(AGAIN_S)


@dataclass
class Reader:
    """A phone's connection for pages: kept from one to the next, as a browser does."""

    room: Room
    path: str
    kept: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
    busy: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def read(self, sequence: int) -> None:
        """Read the page again, as a phone does once it is told of a change."""
        began = time.monotonic()
        async with self.busy:
            for _ in range(2):
                if self.kept is None:
                    with suppress(OSError):
                        self.kept = await asyncio.open_connection(self.room.host, self.room.port)
                if self.kept is not None and await self._asked(*self.kept):
                    now = time.monotonic()
                    self.room.pages.append(now - began)
                    self.room.shown.append((sequence, now))
                    return
                # Closed after ten silent seconds, or the server was killed: once more.
                self.kept = None

    async def _asked(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        try:
            writer.write(f"GET {self.path} HTTP/1.1\r\n{HOST}\r\n\r\n".encode())
            head = await reader.readuntil(b"\r\n\r\n")
            # A seat that was found leads to its page.
            assert head[9:12] in (b"200", b"303"), head[:80]
            await reader.readexactly(length_in(head))
        except (OSError, asyncio.IncompleteReadError):
            writer.close()
            return False
        return True


async def phone(room: Room, until: float, chance: random.Random) -> None:
    """Listen to every change, read a page at each, lose the network now and then."""
    pages = Reader(room, chance.choice(PAGES))
    while time.monotonic() < until:
        try:
            reader, writer = await asyncio.open_connection(room.host, room.port)
        except OSError:
            await asyncio.sleep(AGAIN_S)
            continue
        writer.write(f"GET /api/events HTTP/1.1\r\n{HOST}\r\n\r\n".encode())
        lost_at = time.monotonic() + chance.expovariate(CUTS_A_MINUTE / 60 / 300)
        first, reads = True, list[asyncio.Task[None]]()
        while time.monotonic() < min(until, lost_at):
            try:
                async with asyncio.timeout(1):
                    line = await reader.readline()
            except TimeoutError:
                continue
            except OSError:
                break
            if not line:
                break
            if line.startswith(b"data: "):
                sequence = json.loads(line[6:])["sequence"]
                if not first:
                    room.told.append((sequence, time.monotonic()))
                    reads.append(asyncio.create_task(pages.read(sequence)))
                first = False
        await asyncio.gather(*reads)
        writer.transport.abort()


async def floor(room: Room, pin: str, number: int, until: float, every_s: float) -> None:
    """Mark players of one's own away and back, at human pace; each act sent twice now and then."""
    asked = {"pin": pin, "name": f"Floor {number}"}
    _, paired = await ask(room, "POST", "/api/pair", asked)
    token = f"Authorization: Bearer {paired['token']}"
    mine = [who for who in range(1, PLAYERS + 1) if who % 10 == number % 10]
    away: set[int] = set()
    turn, chance = 0, random.Random(number)
    while time.monotonic() < until:
        await asyncio.sleep(chance.uniform(0.5, 1.5) * every_s)
        who, turn = chance.choice(mine), turn + 1
        command = {"command": "mark_away", "entrants": [who], "away": who not in away}
        key = f"Idempotency-Key: {number}-{turn}"
        began = time.monotonic()
        status, answer = await ask_until_answered(room, "/api/command", command, token, key)
        room.answered.append(time.monotonic() - began)
        if status != 200:
            room.refused += 1
            continue
        away ^= {who}
        # The moment it was asked: what a phone waits is counted from there.
        room.written[answer["sequence"]] = began
        assert answer["sequence"] not in room.acts, "two acts in one entry"
        room.acts.add(answer["sequence"])
        if chance.random() < 0.2:
            again = await ask_until_answered(room, "/api/command", command, token, key)
            assert again == (status, answer), "sent twice, done twice"


def made(file: Path) -> None:
    people = [{"last_name": f"Nom{number:03}"} for number in range(PLAYERS)]
    tables = [{"number": number} for number in range(1, 41)]
    lines = (
        {"command": "create_tournament", "setup": {"name": "300", "tables": tables}},
        {"command": "register_entrants", "people": people, "present": True, "majority": "checked"},
        {"command": "draw_seats"},
        {"command": "start_clock"},
    )
    asked = [sys.executable, "-m", "td_app", "play", "--file", str(file)]
    text = "\n".join(json.dumps(line) for line in lines)
    told = subprocess.run(asked, input=text, text=True, check=True, capture_output=True)
    assert '"ok": false' not in told.stdout, told.stdout[-300:]


@dataclass
class Server:
    """The process that serves, killed and started again on its port."""

    file: Path
    port: int = 0

    def start(self) -> dict[str, str]:
        asked = [sys.executable, "-m", "td_app", "serve", "--file", str(self.file), "--json"]
        asked += ["--port", str(self.port)]
        self.process = subprocess.Popen(asked, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        told: dict[str, str] = json.loads(self.process.stdout.readline())
        self.port = urlsplit(told["url"]).port or 0
        return told

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    @property
    def held(self) -> int:
        """The memory it holds (bytes)."""
        return int(psutil.Process(self.process.pid).memory_info().rss)


async def killed(server: Server | None, times: int, seconds: float) -> None:
    """Kill the server now and then, and start it again."""
    for _ in range(times if server is not None else 0):
        assert server is not None
        await asyncio.sleep(seconds / (times + 1))
        server.kill()
        await asyncio.to_thread(server.start)


def acts_of(file: Path) -> set[int]:
    """Return the entries that phones wrote, as the file has them."""
    asked = f"file:{file}?mode=ro"
    with closing(sqlite3.connect(asked, uri=True)) as there:
        found = there.execute("SELECT sequence FROM journal_entry WHERE post LIKE 'web-%'")
        return {int(sequence) for (sequence,) in found}


async def weighed(room: Room, server: Server | None, until: float) -> None:
    """Tell what memory the server holds, once a minute."""
    began = time.monotonic()
    while server is not None and time.monotonic() < until:
        with suppress(psutil.Error):
            held = server.held
            minutes = (time.monotonic() - began) / 60
            print(f"{minutes:5.1f} min  {held / 1e6:6.1f} MB  {len(room.acts):5} acts", flush=True)
        await asyncio.sleep(min(TOLD_EVERY_S, max(0.1, until - time.monotonic())))


async def evening(
    told: dict[str, str],
    server: Server | None,
    seconds: float,
    phones: int,
    floors: int,
    every_s: float,
    kills: int = 0,
) -> Room:
    where = urlsplit(told["url"])
    room = Room(where.hostname or "", where.port or 0)
    until = time.monotonic() + seconds
    chance = random.Random(7)
    await asyncio.gather(
        *(phone(room, until, random.Random(chance.random())) for _ in range(phones)),
        *(floor(room, told["floor_pin"], n, until, every_s) for n in range(floors)),
        weighed(room, server, until),
        killed(server, kills, seconds),
    )
    return room


def main(arguments: Sequence[str]) -> int:
    """Play the evening and print what was seen."""
    usual = ("60", "300", "10", "3", "0")
    given = (*arguments, *usual[len(arguments) :])
    seconds, phones, floors, every_s, kills = (int(one) for one in given)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.db"
        made(file)
        server = Server(file)
        told = server.start()
        held = server.held
        room = asyncio.run(evening(told, server, seconds, phones, floors, every_s, kills))
        after = server.held
        server.process.terminate()
        server.process.wait()
        sound = check_file(file).ok and acts_of(file) == room.acts
    seen = room.delays(room.told)
    eyes = room.delays(room.shown)
    print(f"acts {len(room.acts)}, refused {room.refused}, seen {len(seen)} times")
    print(f"a change at a phone: median {median(seen):.3f} s, ", end="")
    print(f"95th percentile {quantiles(seen, n=20)[-1]:.3f} s")
    print(f"a change at the eye: median {median(eyes):.3f} s, ", end="")
    print(f"95th percentile {quantiles(eyes, n=20)[-1]:.3f} s")
    print(f"a page read: median {median(room.pages):.3f} s, ", end="")
    print(f"95th percentile {quantiles(room.pages, n=20)[-1]:.3f} s")
    print(f"an act answered: median {median(room.answered):.3f} s, ", end="")
    print(f"95th percentile {quantiles(room.answered, n=20)[-1]:.3f} s, ", end="")
    print(f"most {max(room.answered):.3f} s")
    print(f"memory {held / 1e6:.0f} MB, then {after / 1e6:.0f} MB; the file is sound: {sound}")
    return 0 if sound and not room.refused else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
