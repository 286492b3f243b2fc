"""A stub of WordPress: its public contract over HTTPS, what it takes out, what it answers."""

from __future__ import annotations

import json
import re
import ssl
import tempfile
import threading
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from cut_network import CutNetwork
from publishing_servers import NETWORK, PASSWORD, free_port, make_certificate

from td_app.publishing.transports.accounts import Account, WordpressAccount
from td_app.publishing.transports.transport import Piece, Secret

#: What an author may not write, with what is in it; and what encloses what they may.
NOT_AN_AUTHORS = re.compile(
    r"<(script|style|svg|form)\b.*?</\1\s*>|<!--.*?-->|\sstyle=(\"[^\"]*\"|'[^']*')", re.S | re.I
)
ENCLOSING = re.compile(r'<div class="td-app \w+">\n(.*)\n</div>', re.S)
ALL_RIGHTS = (
    "edit_pages",
    "delete_pages",
    "publish_pages",
    "edit_published_pages",
    "delete_published_pages",
)


@dataclass
class Scripted:
    """An answer that comes in the place of WordPress's own, once."""

    status: int
    body: str = "<html><h1>Accès refusé</h1></html>"
    headers: dict[str, str] = field(default_factory=dict)


def fault(code: str, status: int, **headers: str) -> Scripted:
    """Return a fault as WordPress tells one."""
    told = {"code": code, "message": "Désolé.", "data": {"status": status}}
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Scripted(status, json.dumps(told), named)


class Wordpress:
    """A site: its pages by id, and how it is set up."""

    def __init__(self) -> None:
        self.pages: dict[int, dict[str, str]] = {}
        self.rights: set[str] = set(ALL_RIGHTS)
        #: ``wp-json``, ``rest_route`` or ``link``: how the API is found.
        self.found_by = "wp-json"
        self.scripted: list[Scripted] = []
        self.requests: list[tuple[str, str]] = []
        self.authorised: list[str] = []
        self.lock = threading.Lock()

    def insert(self, slug: str, title: str, content: str, status: str = "publish") -> int:
        """Put a page on the site; its slug becomes another where it is taken."""
        taken = {page["slug"] for page in self.pages.values()}
        free = slug
        number = 2
        while free in taken:
            free = f"{slug}-{number}"
            number += 1
        made = max(self.pages, default=40) + 1
        self.pages[made] = {"slug": free, "title": title, "content": content, "status": status}
        return made

    def shown(self, number: int, address: str) -> dict[str, Any]:
        """Return a page as the API shows it for editing."""
        page = self.pages[number]
        return {
            "id": number,
            "slug": page["slug"],
            "status": page["status"],
            "link": f"{address}/{page['slug']}/",
            "title": {"raw": page["title"], "rendered": page["title"]},
            "content": {"raw": page["content"], "rendered": page["content"]},
        }

    def answer(self, method: str, route: str, asked: dict[str, str], sent: Any) -> Any:
        """Return what the API answers, a status first."""
        if route == "/":
            return 200, {"name": "Le club", "namespaces": ["oembed/1.0", "wp/v2"]}
        if route == "/wp/v2/users/me":
            allowed = dict.fromkeys(self.rights, True)
            edit = asked.get("context") == "edit"
            return 200, {"id": 3, "name": "Léa"} | ({"capabilities": allowed} if edit else {})
        if route == "/wp/v2/pages" and method == "GET":
            return 200, self._listed(asked)
        if route == "/wp/v2/pages" and method == "POST":
            kept = {name: self._cleaned(sent.get(name, "")) for name in ("title", "content")}
            number = self.insert(sent["slug"], **kept, status=sent.get("status", "draft"))
            return 201, self.shown(number, "https://club.example")
        named = re.fullmatch(r"/wp/v2/pages/(\d+)", route)
        if not named:
            return 404, {"code": "rest_no_route", "message": "", "data": {"status": 404}}
        number = int(named[1])
        if number not in self.pages:
            return 404, {"code": "rest_post_invalid_id", "message": "", "data": {"status": 404}}
        if method == "DELETE":
            shown = self.shown(number, "https://club.example")
            if asked.get("force") != "true":
                return 200, shown
            del self.pages[number]
            return 200, {"deleted": True, "previous": shown}
        for name in ("title", "content", "status", "slug"):
            if name in sent:
                self.pages[number][name] = self._cleaned(sent[name])
        return 200, self.shown(number, "https://club.example")

    def _listed(self, asked: dict[str, str]) -> list[dict[str, Any]]:
        drafts = asked.get("status") == "any"
        per_page = int(asked.get("per_page", "10"))
        first = (int(asked.get("page", "1")) - 1) * per_page
        found = [
            self.shown(number, "https://club.example")
            for number, page in self.pages.items()
            if asked.get("slug", page["slug"]) == page["slug"]
            and asked.get("search", "") in page["content"]
            and (drafts or page["status"] == "publish")
        ]
        return found[first : first + per_page]

    def _cleaned(self, text: str) -> str:
        return NOT_AN_AUTHORS.sub("", text)


class Handler(BaseHTTPRequestHandler):
    """One conversation with the stub."""

    protocol_version = "HTTP/1.1"
    site: Wordpress

    def handle(self) -> None:
        try:
            super().handle()
        except OSError:
            self.close_connection = True

    def log_message(self, *_: Any) -> None:
        """Say nothing."""

    def _asked(self) -> None:
        length = int(self.headers.get("Content-Length", "0"))
        sent = self.rfile.read(length)
        if len(sent) < length:
            self.close_connection = True
            return
        parts = urlsplit(self.path)
        asked = {name: values[0] for name, values in parse_qs(parts.query).items()}
        with self.site.lock:
            self.site.requests.append((self.command, self.path))
            self.site.authorised.append(self.headers.get("Authorization", ""))
            answer = self._answer(parts.path, asked, self._read(sent))
        body = answer.body.encode()
        self.send_response_only(answer.status)
        if "Date" not in answer.headers:
            self.send_header("Date", self.date_time_string())
        kind = "text/html" if answer.body.startswith("<") else "application/json"
        self.send_header("Content-Type", f"{kind}; charset=UTF-8")
        self.send_header("Content-Length", str(len(body)))
        for name, value in answer.headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    do_GET = do_POST = do_DELETE = do_HEAD = _asked  # noqa: N815 - http.server's names
    do_PROPFIND = do_PUT = do_MKCOL = do_MOVE = _asked  # noqa: N815

    def _read(self, sent: bytes) -> Any:
        told = self.headers.get("Content-Type", "") == "application/json"
        return json.loads(sent) if told else {}

    def _answer(self, path: str, asked: dict[str, str], sent: Any) -> Scripted:
        site = self.site
        if site.scripted:
            return site.scripted.pop(0)
        route = {
            "wp-json": path.removeprefix("/wp-json"),
            "rest_route": asked.pop("rest_route", ""),
            "link": path.removeprefix("/autre-api"),
        }[site.found_by]
        if not route or (route == path and site.found_by != "rest_route"):
            links = {"link": '<https://{}/autre-api/>; rel="https://api.w.org/"'}
            link = links.get(site.found_by, "").format(self.headers["Host"])
            status = 200 if path == "/" else 404
            return Scripted(status, "<html>Le club</html>", {"Link": link} if link else {})
        login = b64encode(f"lea:{PASSWORD}".encode()).decode()
        if route != "/" and self.headers.get("Authorization") != f"Basic {login}":
            return fault("rest_not_logged_in", 401)
        status, held = site.answer(self.command, route, asked, sent)
        return Scripted(status, json.dumps(held))


class QuietServer(ThreadingHTTPServer):
    """A server that says nothing of who left early."""

    daemon_threads = True
    block_on_close = False

    def handle_error(self, *_: Any) -> None:
        """Say nothing."""


@dataclass
class WordpressPlace:
    """The stub behind a network that can be cut."""

    site: Wordpress
    folder: Path
    server_port: int
    account: Account = None  # type: ignore[assignment]
    network: CutNetwork = None  # type: ignore[assignment]
    secret: Secret = field(default_factory=lambda: Secret(PASSWORD))
    _server: QuietServer | None = None

    def piece(self, name: str, text: str) -> Piece:
        """Return a page as it is due there."""
        return Piece.of(f"pages/{name}", text.encode(), title=name.title(), slug=name)

    def held(self) -> dict[str, str]:
        """Return the text of every page there, by its slug."""
        with self.site.lock:
            return {
                page["slug"]: ENCLOSING.sub(r"\1", page["content"])
                for page in self.site.pages.values()
            }

    def put_by_another(self, name: str, text: str) -> None:
        """Let somebody else of the club make a page."""
        with self.site.lock:
            self.site.insert(name, name.title(), text)

    def start(self) -> None:
        """Start it, with a new certificate."""
        certificate = self.folder / "certificate.pem"
        make_certificate(certificate)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        handler = type("Handler", (Handler,), {"site": self.site, "timeout": 60})
        self._server = QuietServer(("127.0.0.1", self.server_port), handler)
        self._server.socket = context.wrap_socket(
            self._server.socket, server_side=True, do_handshake_on_connect=False
        )
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def stop(self) -> None:
        """Stop it."""
        assert self._server
        self._server.shutdown()
        self._server.server_close()

    def change_host(self) -> None:
        """Give it another certificate."""
        self.stop()
        self.start()


@contextmanager
def a_wordpress(_where: Path) -> Iterator[WordpressPlace]:
    """Yield a site that holds WordPress's contract."""
    with tempfile.TemporaryDirectory(prefix="td-wordpress-") as folder:
        place = WordpressPlace(Wordpress(), Path(folder), free_port())
        place.start()
        place.network = CutNetwork(place.server_port, NETWORK)
        place.account = WordpressAccount(f"https://{NETWORK}:{place.network.port}", "lea")
        try:
            yield place
        finally:
            place.network.close()
            place.stop()
