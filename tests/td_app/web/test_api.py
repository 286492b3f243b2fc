"""The addresses of machines, asked over a real connection of a real server."""

from __future__ import annotations

import hashlib
import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import Any, get_type_hints
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

import pytest
import zxingcpp
from PIL import Image

from td_app.persistence.check import check_file
from td_app.persistence.copies import copy_to, put_back
from td_app.printing.director_status import DirectorStatus
from td_app.program.revoked_phones import FILE
from td_app.web.door import SHORT_TRIES
from td_app.web.networks import networks
from td_app.web.pages.site import TOKEN

pytestmark = pytest.mark.servers

PEOPLE = [{"last_name": f"Nom{number}"} for number in range(12)]
MADE = (
    {"command": "create_tournament", "setup": {"name": "Essai"}},
    {"command": "register_entrants", "people": PEOPLE, "present": True, "majority": "checked"},
    {"command": "draw_seats"},
    {"command": "start_clock"},
)


@dataclass
class Server:
    """A tournament served by a process of its own."""

    process: subprocess.Popen[str]
    told: dict[str, str]

    def ask(
        self, method: str, path: str, body: Any = None, *, address: str = "", **headers: str
    ) -> tuple[int, Any, dict[str, str]]:
        where = urlsplit(self.told["url"])
        source = (address, 0) if address else None
        connection = HTTPConnection(where.hostname or "", where.port, 60, source)
        sent = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection.request(method, path, sent, headers)
        answer = connection.getresponse()
        read = answer.read()
        connection.close()
        held = {name.casefold(): value for name, value in answer.getheaders()}
        told = json.loads(read) if "json" in held.get("content-type", "") else None
        return answer.status, told, held

    def read(self, path: str, **headers: str) -> str:
        asked = Request(self.told["url"] + path, headers=headers)
        with urlopen(asked, timeout=60) as answer:
            return str(answer.read().decode())

    def paired(self, role: str, name: str = "Nadia") -> dict[str, str]:
        asked = {"pin": self.told[f"{role}_pin"], "name": name}
        status, answer, _ = self.ask("POST", "/api/pair", asked)
        assert (status, answer["role"]) == (200, role)
        return {"Authorization": f"Bearer {answer['token']}"}

    def stop(self) -> None:
        self.process.terminate()
        assert self.process.wait(60) in (0, -15)
        self.close()

    def close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()


def started(file: Path, *options: str) -> Server:
    asked = [sys.executable, "-m", "td_app", "serve", "--file", str(file), "--tournament", "1"]
    process = subprocess.Popen(
        [*asked, "--port", "0", "--json", *options],
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    assert process.stdout is not None
    return Server(process, json.loads(process.stdout.readline()))


def made(file: Path) -> Path:
    lines = "\n".join(json.dumps(line) for line in MADE)
    asked = [sys.executable, "-m", "td_app", "play", "--file", str(file)]
    subprocess.run(asked, input=lines, text=True, check=True, capture_output=True)
    return file


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = started(made(tmp_path_factory.mktemp("serve") / "club.db"))
    yield running
    running.stop()


class TestAddresses:
    def test_everybody_reads_the_wall_without_a_token(self, server: Server) -> None:
        status, wall, headers = server.ask("GET", "/api/public")
        assert status == 200
        named = {"level", "seconds_left", "running", "players_left", "entrants", "average", "moves"}
        assert named <= set(wall)
        assert wall["running"] is True
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers

    def test_a_command_answers_once_it_is_on_disk(self, server: Server) -> None:
        floor = server.paired("floor")
        asked = {"command": "mark_away", "entrants": [2], "away": True}
        key = {"Idempotency-Key": "a-1"}
        status, answer, _ = server.ask("POST", "/api/command", asked, **floor, **key)
        assert (status, answer["ok"]) == (200, True)
        assert server.ask("POST", "/api/command", asked, **floor, **key)[1] == answer
        status, refused, _ = server.ask("POST", "/api/command", asked, **floor)
        assert (status, refused["ok"]) == (409, False)
        assert refused["refused"]["sentence"]

    @pytest.mark.parametrize(
        ("headers", "status"),
        [
            ({}, 401),
            ({"Authorization": "Bearer nobody"}, 401),
            ({"Authorization": "Basic bm86bm8="}, 401),
            ({"Authorization": "Bearer"}, 401),
            ({"Cookie": "token=x"}, 401),
        ],
    )
    def test_without_a_token_nothing_is_done(
        self, server: Server, headers: dict[str, str], status: int
    ) -> None:
        before = server.ask("GET", "/api/public")[1]["sequence"]
        asked = {"command": "eliminate", "players": [{"entrant": 5}]}
        assert server.ask("POST", "/api/command", asked, **headers)[0] == status
        assert server.ask("GET", "/api/view/room", **headers)[0] == status
        assert server.ask("GET", "/api/public")[1]["sequence"] == before

    def test_beyond_the_role(self, server: Server) -> None:
        floor = server.paired("floor")
        assert server.ask("POST", "/api/command", {"command": "pause_clock"}, **floor)[0] == 403
        assert server.ask("GET", "/api/view/minutes", **floor)[0] == 403
        status, room, _ = server.ask("GET", "/api/view/room", **floor)
        assert (status, "tables" in room) == (200, True)
        director = server.paired("director", "Alex")
        assert server.ask("GET", "/api/view/minutes", **director)[0] == 200

    @pytest.mark.parametrize(
        "body",
        [
            b"{",
            b"[]",
            b"3",
            b"\xff\xfe",
            b'{"command": "nothing"}',
            b'{"command": 3}',
            b"{}",
            b'{"command": "eliminate"}',
            b'{"command": "eliminate", "players": "x"}',
            b'{"command": "mark_away", "entrants": [2], "extra": 1}',
            b'{"command": "\\ud800"}',
            b"[" * 100_000,
        ],
    )
    def test_what_is_malformed_is_400(self, server: Server, body: bytes) -> None:
        status, answer, _ = server.ask("POST", "/api/command", body, **server.paired("floor"))
        assert (status, answer["ok"]) == (400, False)
        assert answer["error"]["code"]

    def test_ten_megabytes_are_not_kept(self, server: Server) -> None:
        floor = server.paired("floor")
        status, answer, _ = server.ask("POST", "/api/command", b"x" * 10_000_000, **floor)
        assert (status, answer["error"]["code"]) == (413, "BODY_TOO_LONG")

    @pytest.mark.parametrize(
        "path",
        ["/../etc/passwd", "/api", "/api/view/", "/api/x%00y", "/static/", "/static/../api.py"],
    )
    def test_nothing_at_other_addresses(self, server: Server, path: str) -> None:
        assert server.ask("GET", path)[0] in (401, 404)

    def test_the_status_is_for_anybody_field_by_field_and_names_nobody(
        self, server: Server
    ) -> None:
        status, told, _ = server.ask("GET", "/api/status")
        assert status == 200
        assert told.keys() == get_type_hints(DirectorStatus).keys()
        assert (told["StateDesc"], told["IsRound"], told["IsBreak"]) == ("inprogress", True, False)
        assert (told["Title"], told["Buyins"]) == ("Essai", 12)
        assert "Nom" not in json.dumps(told)

    def test_a_name_is_a_name(self, server: Server) -> None:
        pin = server.told["floor_pin"]
        for name in ("", " ", "x" * 41, "a\u0000b", 3, None):
            assert server.ask("POST", "/api/pair", {"pin": pin, "name": name})[0] == 400

    def test_events_tell_the_sequence_at_each_change(self, server: Server) -> None:
        where = urlsplit(server.told["url"])
        floor = server.paired("floor")
        with socket.create_connection((where.hostname, where.port), timeout=60) as listening:
            listening.sendall(b"GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            read = b""
            while b"data: " not in read:
                read += listening.recv(4096)
            assert b"text/event-stream" in read
            asked = {"command": "mark_away", "entrants": [7], "away": True}
            status, answer, _ = server.ask("POST", "/api/command", asked, **floor)
            assert status == 200
            told = f'data: {{"sequence": {answer["sequence"]}}}'.encode()
            while told not in read:
                read += listening.recv(4096)

    def test_a_request_that_never_ends_is_let_go(self, server: Server) -> None:
        where = urlsplit(server.told["url"])
        slow = [socket.create_connection((where.hostname, where.port)) for _ in range(20)]
        for one in slow[:10]:
            # Answered once already: the next request has to arrive as well.
            one.settimeout(60)
            one.sendall(b"GET /static/none HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = HTTPResponse(one)
            answer.begin()
            answer.read()
        for one in slow:
            one.sendall(b"POST /api/command HTTP/1.1\r\nHost: localhost\r\nContent-Le")
        # Answered while they are still waited for, or after: nobody is kept waiting for ever.
        assert server.ask("GET", "/api/public")[0] == 200
        for one in slow:
            one.settimeout(60)
            assert one.recv(10) in (b"", b"HTTP/1.1 4"), "closed by the server"
            one.close()


class TestPins:
    def test_wrong_is_401_too_many_is_429_with_when_to_come_back(self, tmp_path: Path) -> None:
        server = started(made(tmp_path / "club.db"))
        wrong = "000000" if server.told["floor_pin"] != "000000" else "111111"
        if wrong == server.told["director_pin"]:
            wrong = "222222"
        answers = [server.ask("POST", "/api/pair", {"pin": wrong, "name": "Eve"}) for _ in range(5)]
        assert [status for status, _, _ in answers] == [401] * 5
        # The door is closed for a second, then two, then four: a slow machine may find it open.
        for _ in range(20):
            status, _, headers = server.ask("POST", "/api/pair", {"pin": wrong, "name": "Eve"})
            if status == 429:
                break
        assert status == 429 and int(headers["retry-after"]) >= 1
        server.stop()


def a_certificate(folder: Path, *password: str) -> Path:
    """A certificate of this machine's own and its key, in one file."""
    key, signed, file = folder / "key.pem", folder / "cert.pem", folder / "club.pem"
    asked = ["openssl", "req", "-x509", "-newkey", "ec", "-days", "2", "-subj", "/CN=club"]
    asked += ["-pkeyopt", "ec_paramgen_curve:prime256v1"]
    asked += ["-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out", str(signed)]
    subprocess.run([*asked, *(password or ("-nodes",))], check=True, capture_output=True)
    file.write_text(key.read_text() + signed.read_text())
    return file


class TestHost:
    def test_rebinding_gets_nothing_and_a_name_of_ones_own_is_served(self, tmp_path: Path) -> None:
        server = started(made(tmp_path / "club.db"), "--name", "Poker.Club", "--host", "0.0.0.0")
        try:
            director = server.paired("director")
            for path in ("/api/public", "/api/events", "/events", "/", "/static/phone.js"):
                status, _, headers = server.ask("GET", path, Host="evil.example", **director)
                assert (status, headers["cross-origin-resource-policy"]) == (421, "same-origin")
            asked = {"command": "pause_clock"}
            assert server.ask("POST", "/api/command", asked, Host="x.lan", **director)[0] == 421
            for host in ("poker.club:80", "localhost", "127.0.0.1."):
                status, wall, _ = server.ask("GET", "/api/public", Host=host)
                assert (status, wall["running"]) == (200, True)
            where = urlsplit(server.told["url"])
            with socket.create_connection(("127.0.0.1", where.port or 0), 60) as nameless:
                nameless.sendall(b"GET /api/public HTTP/1.0\r\n\r\n")
                assert nameless.recv(64).startswith(b"HTTP/1.1 421 ")
            with socket.create_connection(("127.0.0.1", where.port or 0), 60) as twice:
                twice.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: x.lan\r\n\r\n")
                assert twice.recv(64).startswith(b"HTTP/1.1 400 ")
        finally:
            server.stop()

    @pytest.mark.parametrize("name", ["*", "a b", "http://club.lan/x", ""])
    def test_what_is_no_name_is_refused(self, tmp_path: Path, name: str) -> None:
        asked = [sys.executable, "-m", "td_app", "serve", "--file", str(tmp_path / "club.db")]
        ended = subprocess.run([*asked, "--name", name], capture_output=True, text=True)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert "--name" in ended.stderr and "Traceback" not in ended.stderr


class TestACertificateOfTheClub:
    def test_pages_are_served_over_https_alone_and_the_cookie_stays_there(
        self, tmp_path: Path
    ) -> None:
        file = a_certificate(tmp_path)
        server = started(made(tmp_path / "club.db"), "--certificate", str(file))
        try:
            assert server.told["url"].startswith("https://127.0.0.1:")
            where = urlsplit(server.told["url"])
            known = ssl.create_default_context(cafile=tmp_path / "cert.pem")
            connection = HTTPSConnection("127.0.0.1", where.port, timeout=60, context=known)
            form = f"pin={server.told['floor_pin']}&name=Nadia"
            connection.request("POST", "/pair", form)
            answer = connection.getresponse()
            assert answer.status == 303
            assert "; Secure" in (answer.getheader("set-cookie") or "")
            connection.close()
            with pytest.raises((OSError, HTTPException)):
                server.ask("GET", "/")
        finally:
            server.stop()

    def test_a_key_with_a_password_is_told_nobody_is_asked_for_it(self, tmp_path: Path) -> None:
        locked = a_certificate(tmp_path, "-passout", "pass:secret")
        file = made(tmp_path / "club.db")
        asked = [sys.executable, "-m", "td_app", "serve", "--file", str(file)]
        asked += ["--certificate", str(locked)]
        ended = subprocess.run(asked, capture_output=True, text=True)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert "PEM" in ended.stderr and "Traceback" not in ended.stderr


class TestACertificateOfItsOwn:
    def test_a_client_that_knows_the_authority_alone_is_served(self, tmp_path: Path) -> None:
        club = made(tmp_path / "club.db")
        server = started(club, "--own-certificate", "--host", "0.0.0.0", "--name", "salle.local")
        assert server.process.stdout is not None
        try:
            told = json.loads(server.process.stdout.readline())["authority"]
            where = urlsplit(server.told["url"])
            blind = HTTPSConnection(
                "127.0.0.1", where.port, timeout=60, context=ssl._create_unverified_context()
            )
            blind.request("GET", f"{told['path']}/td-app.crt")
            authority = blind.getresponse().read()
            blind.close()
            seen = hashlib.sha256(authority).hexdigest()
            assert seen == told["fingerprint"].replace(" ", "").lower(), "compared at the desk"
            known = ssl.create_default_context(cadata=authority)
            connection = HTTPSConnection("127.0.0.1", where.port, timeout=60, context=known)
            connection.request("GET", "/api/public")
            assert connection.getresponse().status == 200
            connection.close()
            with (
                socket.create_connection(("127.0.0.1", where.port or 0), 60) as other,
                pytest.raises(ssl.SSLCertVerificationError, match="mismatch"),
            ):
                known.wrap_socket(other, server_hostname="evil.local")
            with socket.create_connection(("127.0.0.1", where.port or 0), 60) as named:
                known.wrap_socket(named, server_hostname="salle.local").close()
        finally:
            server.stop()
        kept = Path(os.environ["XDG_DATA_HOME"]) / "td-app" / "certificates"
        keys = [(kept / name).read_text() for name in ("authority.pem", "today.pem")]
        copy = tmp_path / "copy.db"
        asked = [sys.executable, "-m", "td_app", "backup", str(copy), "--file", str(club)]
        subprocess.run(asked, check=True, capture_output=True)
        secrets = [line.encode() for text in keys for line in text.split("\n") if len(line) > 40]
        assert len(secrets) > 10
        for file in tmp_path.rglob("*"):
            held = file.read_bytes() if file.is_file() else b""
            assert not any(secret in held for secret in secrets), file

    def test_one_or_the_other(self, tmp_path: Path) -> None:
        asked = [sys.executable, "-m", "td_app", "serve", "--file", str(tmp_path / "club.db")]
        asked += ["--own-certificate", "--certificate", "x.pem"]
        ended = subprocess.run(asked, capture_output=True, text=True)
        assert ended.returncode == 2 and "--certificate" in ended.stderr


class TestKilled:
    def test_what_was_answered_is_there_after_a_kill(self, tmp_path: Path) -> None:
        file = made(tmp_path / "club.db")
        server = started(file)
        floor = server.paired("floor")
        asked = {"command": "eliminate", "players": [{"entrant": 3}]}
        key = {"Idempotency-Key": "k9"}
        told = server.ask("POST", "/api/command", asked, **floor, **key)[1]
        server.process.kill()
        server.process.wait()
        server.close()
        assert check_file(file).ok
        server = started(file)
        assert server.ask("GET", "/api/public")[1]["sequence"] == told["sequence"]
        assert server.ask("POST", "/api/command", asked, **floor, **key)[1] == told
        other = {"command": "eliminate", "players": [{"entrant": 4}]}
        assert server.ask("POST", "/api/command", other, **floor, **key)[0] == 409
        server.stop()

    def test_a_port_that_is_taken_is_told(self, server: Server, tmp_path: Path) -> None:
        port = str(urlsplit(server.told["url"]).port)
        asked = [sys.executable, "-m", "td_app", "serve", "--file", str(tmp_path / "c.db")]
        ended = subprocess.run([*asked, "--port", port], capture_output=True, text=True)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert port in ended.stderr


class TestRevokedAndReplaced:
    def test_a_phone_that_left_opens_nothing_after_going_back_to_a_copy(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
        file = made(tmp_path / "club.db")
        server = started(file)
        left = server.paired("floor")
        kept = server.paired("director")
        copy_to(file, tmp_path / "copy.db")
        cookie = {"Cookie": f"{TOKEN}={left['Authorization'].removeprefix('Bearer ')}"}
        mark = re.search(r'name="form" value="([^"]+)"', server.read("/floor/player/3", **cookie))
        assert mark is not None
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        asked = urlencode({"form": mark[1]}).encode()
        assert server.ask("POST", "/leave", asked, **cookie, **kind)[0] == 303
        assert server.ask("GET", "/api/view/room", **left)[0] == 401
        server.stop()
        put_back(tmp_path / "copy.db", file, datetime(2026, 11, 28, 22))
        server = started(file)
        assert server.ask("GET", "/api/view/room", **left)[0] == 401
        assert server.ask("GET", "/api/view/room", **kept)[0] == 200
        server.stop()
        assert (tmp_path / "data" / "td-app" / FILE).is_file()

    def test_after_fifty_wrong_pins_another_line_tells_two_of_ten_digits(
        self, tmp_path: Path
    ) -> None:
        server = started(made(tmp_path / "club.db"))
        wrong = next(f"{n}" * 6 for n in range(3) if f"{n}" * 6 not in server.told.values())
        for number in range(SHORT_TRIES):
            where = f"127.0.0.{2 + number // 5}"
            asked = {"pin": wrong, "name": "Eve"}
            assert server.ask("POST", "/api/pair", asked, address=where)[0] == 401
        told = json.loads(server.process.stdout.readline()) if server.process.stdout else {}
        assert set(told) == {"floor_pin", "director_pin", "reader_pin"}
        assert {len(pin) for pin in told.values()} == {10}
        asked = {"pin": server.told["floor_pin"], "name": "Nadia"}
        assert server.ask("POST", "/api/pair", asked)[0] == 401
        server.told |= told
        assert server.paired("floor")
        server.stop()


class TestItsQrCodes:
    def test_in_a_folder_each_pairs_one_phone_then_another_stands_there(
        self, tmp_path: Path
    ) -> None:
        folder = tmp_path / "codes"
        server = started(made(tmp_path / "club.db"), "--codes", str(folder))
        names = {path.name for path in folder.iterdir()}
        assert {"public.png", "floor.png", "director.png", "table_1.png"} <= names
        assert read_code(folder / "public.png") == f"{server.told['url']}/"
        if os.name == "posix":
            assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}
        for role in ("floor", "director", "floor"):
            address = read_code(folder / f"{role}.png")
            assert address.startswith(server.told["url"])
            asked = {"pin": address.rpartition("/")[2], "name": "Nadia"}
            assert server.ask("POST", "/api/pair", asked)[1]["role"] == role
            assert server.ask("POST", "/api/pair", asked)[0] == 401
            assert read_code(folder / f"{role}.png") != address
        asked = {"pin": read_code(folder / "table_1.png").rpartition("/")[2], "name": "Ana"}
        for _ in range(2):
            assert server.ask("POST", "/api/pair", asked)[1]["role"] == "table"
        server.stop()

    def test_with_every_network_they_lead_to_the_likeliest(self, tmp_path: Path) -> None:
        folder = tmp_path / "codes"
        file = made(tmp_path / "club.db")
        server = started(file, "--codes", str(folder), "--host", "0.0.0.0")
        server.stop()
        where = next((network.address for network in networks()), "127.0.0.1")
        assert urlsplit(read_code(folder / "floor.png")).hostname == where

    @pytest.mark.skipif(sys.platform == "win32", reason="no terminal to give it")
    def test_on_a_terminal_they_are_drawn_there(self, tmp_path: Path) -> None:
        ours, theirs = os.openpty()
        file = made(tmp_path / "club.db")
        asked = [sys.executable, "-m", "td_app", "serve", "--file", str(file)]
        asked += ["--host", "0.0.0.0", "--lang", "fr"]
        with subprocess.Popen(asked, stdout=theirs, stderr=subprocess.DEVNULL) as process:
            os.close(theirs)
            text = b""
            while b"Code du directeur" not in text:
                text += os.read(ours, 65_536)
            process.terminate()
        os.close(ours)
        for network in networks()[:1]:
            drawn = text.decode().split(" · ")
            read = [read_drawn(part) for part in drawn[1:]]
            assert len(read) == 3
            assert all(address.startswith(f"http://{network.address}:") for address in read)
            assert all("/p/" in address for address in read[1:])


class TestEnded:
    @pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
    def test_ctrl_c_tells_no_fault_even_while_a_page_listens(self, tmp_path: Path) -> None:
        asked = [sys.executable, "-m", "td_app", "serve", "--port", "0", "--json"]
        asked += ["--file", str(made(tmp_path / "club.db"))]
        with subprocess.Popen(
            asked, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None and process.stderr is not None
            where = urlsplit(json.loads(process.stdout.readline())["url"])
            connection = HTTPConnection(where.hostname or "", where.port, 60)
            connection.request("GET", "/api/events")
            assert connection.getresponse().readline().startswith(b"data:")
            process.send_signal(signal.SIGINT)
            assert process.wait(60) == 0
            assert process.stderr.read() == ""
            connection.close()


def read_code(path: Path) -> str:
    (found,) = zxingcpp.read_barcodes(Image.open(path))
    return str(found.text)


def read_drawn(text: str) -> str:
    """Return what a code drawn on a terminal holds."""
    lines = re.findall(r"\x1b\[30;107m(.*?)\x1b\[0m", text)
    side = len(lines[0])
    picture = Image.new("L", (side, 2 * len(lines)), 255)
    for down, line in enumerate(lines):
        for across, letter in enumerate(line):
            if letter in "▀█":
                picture.putpixel((across, 2 * down), 0)
            if letter in "▄█":
                picture.putpixel((across, 2 * down + 1), 0)
    (found,) = zxingcpp.read_barcodes(picture.resize((8 * side, 16 * len(lines))))
    return str(found.text)
