"""A browser without a screen or a network: it asks the application itself, and keeps cookies."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import unescape
from itertools import count
from typing import Any
from urllib.parse import urlencode

from builders import a_tournament

from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.web.api import Api, application
from td_app.web.guard import Guarded
from td_app.web.pages.rendering import UNPARTED
from td_app.web.pairing import Device, Pairing
from td_app.web.roles import Role
from td_app.web.served import Served
from td_app.web.signing import Act, Proof, signed

#: By which the application is asked, unless a test says otherwise.
HOST = "localhost:8000"


@dataclass
class Answer:
    """What came back: the status, the headers in small letters, the text."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        """The page, its characters as they are read."""
        return unescape(self.body.decode()).replace(UNPARTED, "-")

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Browser:
    """A phone: ``address`` is its own, ``cookies`` what it keeps; with a ``key`` it signs."""

    app: Guarded
    address: str = "192.168.1.20"
    scheme: str = "http"
    language: str = "fr"
    cookies: dict[str, str] = field(default_factory=dict)
    page: Answer = field(default_factory=lambda: Answer(0, {}, b""))
    key: str = ""
    run: str = ""
    counts: Iterator[int] = field(default_factory=lambda: count(1))

    def get(self, path: str, **headers: str) -> Answer:
        """Ask for a page, and for the one it leads to."""
        answer = self.ask("GET", path, b"", headers)
        while answer.status == 303:
            answer = self.ask("GET", answer.headers["location"], b"", headers)
        self.page = answer
        return answer

    def post(self, path: str, form: Mapping[str, Any] | bytes, **headers: str) -> Answer:
        """Send a form; where it leads is asked for."""
        sent = form if isinstance(form, bytes) else urlencode(form, doseq=True).encode()
        kind = {"content-type": "application/x-www-form-urlencoded"}
        answer = self.ask("POST", path, sent, {**kind, **headers})
        if answer.status == 303:
            return self.get(answer.headers["location"])
        self.page = answer
        return answer

    def ask(self, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Ask once, without following."""
        return asyncio.run(self.sent(method, path, body, headers))

    async def sent(
        self, method: str, path: str, body: bytes, headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Ask once, without following, where a loop runs already."""
        where, _, query = path.partition("?")
        headers = headers or {}
        signature = self.signature(method, path, body, headers.get("idempotency-key", ""))
        told = {**signature, **headers}
        held = {"host": HOST, "accept-language": self.language, **told}
        if self.cookies and "cookie" not in held:
            held["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "scheme": self.scheme,
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(k.replace("_", "-").encode(), v.encode()) for k, v in held.items()],
            "client": (self.address, 50_000),
            "server": ("127.0.0.1", 8000),
        }
        parts: list[dict[str, Any]] = []
        sent = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> dict[str, Any]:
            return sent.pop() if sent else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            parts.append(message)

        await self.app(scope, receive, send)
        return self._kept(parts)

    def signature(self, method: str, path: str, body: bytes, key: str = "") -> dict[str, str]:
        """Return the headers by which this phone signs what it asks for."""
        if not self.key or (method == "GET" and not path.startswith("/acts/")):
            return {}
        number = next(self.counts)
        made = Act(method, path, key, body).signature(self.key, number, self.run)
        return {"td-counter": str(number), "td-signature": made}

    def _kept(self, parts: list[dict[str, Any]]) -> Answer:
        told = [(k.decode().lower(), v.decode()) for k, v in parts[0]["headers"]]
        for name, value in told:
            if name == "set-cookie":
                pair, *rest = value.split("; ")
                key, _, held = pair.partition("=")
                if "Max-Age=0" in rest:
                    self.cookies.pop(key, None)
                else:
                    self.cookies[key] = held.strip('"')
        body = b"".join(part.get("body", b"") for part in parts)
        return Answer(parts[0]["status"], dict(told), body)


def a_site(session: TournamentSession | None = None) -> Api:
    """Return a tournament of sixteen, or this one, as it is served."""
    return Api(Served(Live(session or a_tournament(16))), Pairing(lambda: 0.0))


def a_browser(api: Api, **given: Any) -> Browser:
    """Return a phone that reads what is served."""
    return Browser(application(api), **given)


def words_of(answer: Answer) -> str:
    """Return what is read on a page, without its marks."""
    inside = answer.text.partition("<main")[2].partition(">")[2].partition("</main>")[0]
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", inside)).strip()


def a_phone(
    api: Api, role: Role = Role.FLOOR, name: str = "Nadia", table: int = 0, **given: Any
) -> Browser:
    """Return a phone of the staff, paired; of a table when it is given."""
    phone = a_browser(api, **given)
    code = api.pairing.offer_table(table) if table else api.pairing.offer_code(role)
    assert scan(phone, code, name).status == 200
    return phone


def scan(phone: Browser, code: str, name: str = "Nadia") -> Answer:
    """Return where a phone is led that has read a code, as its page's script asks for it."""
    told = phone.ask("GET", "/api/nonce", b"", {}).json
    proof, asked = proved(code, told["nonce"], name)
    phone.key = proof.key(code.partition("#")[2])
    phone.run = told["run"]
    return phone.post("/pair", {**asked, "name": name})


def by_code(pairing: Pairing, code: str, name: str = "Nadia") -> tuple[str, Device]:
    """Return the token and the device of whoever has read a code."""
    return pairing.pair_proved(proved(code, pairing.signatures.nonce(), name)[0], name)


def proved(code: str, nonce: str, name: str = "Nadia") -> tuple[Proof, dict[str, str]]:
    """Return the proof of a code's secret for a name, and the fields that say it."""
    offer, _, secret = code.partition("#")
    made = signed(secret, "td-pair", offer, nonce, "drawn", name)
    told = {"offer": offer, "server_nonce": nonce, "client_nonce": "drawn", "proof": made}
    return Proof(offer, nonce, "drawn", made), told


def forms_of(answer: Answer) -> list[dict[str, list[str]]]:
    """Return what each form of a page would send as it stands, nothing ticked or chosen."""
    found = []
    for inside in re.findall(r"<form method=.post.(.*?)</form>", answer.body.decode(), re.S):
        fields: dict[str, list[str]] = {"action": re.findall(r'action="([^"]*)"', inside)[:1]}
        for tag in re.findall(r"<input[^>]*>", inside):
            told = dict(re.findall(r'(\w+)="([^"]*)"', tag))
            if told.get("type") not in ("checkbox", "radio") and "name" in told:
                fields.setdefault(told["name"], []).append(unescape(told.get("value", "")))
        found.append(fields)
    return found


def form_for(answer: Answer, command: str, **filled: Any) -> tuple[str, dict[str, Any]]:
    """Return where the form of a command goes, and what it sends once these are filled in."""
    for form in forms_of(answer):
        if command in (form.get("command", [""])[0], form.get("what", [""])[0]):
            action = form.pop("action")[0]
            return action, {**form, **filled}
    raise AssertionError(f"no form for {command}: {answer.text}")


def fill(phone: Browser, path: str, command: str, **filled: Any) -> Answer:
    """Open a page and send its form of a command, these fields filled in."""
    page = phone.get(path)
    assert page.status == 200, page.text
    return phone.post(*form_for(page, command, **filled))


def paired(api: Api, role: Role, name: str = "Nadia") -> tuple[dict[str, str], str]:
    """Return the headers of a machine paired as this role, and its device."""
    token, device = api.pairing.pair(api.pairing.offer(role), name, "10.0.0.1")
    return {"authorization": f"Bearer {token}"}, device.post
