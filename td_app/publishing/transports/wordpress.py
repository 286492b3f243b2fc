"""Pages of a WordPress site, by its REST API and an application password.

A page is made, changed or removed in one request. WordPress may give it another slug than the one
asked for: the id is what is kept. An author's styles and scripts are taken out on its way in, so a
page is known as ours by a word among the classes of what encloses it.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final
from urllib.parse import urlencode, urljoin, urlsplit

from td_app.publishing.transports.accounts import WordpressAccount
from td_app.publishing.transports.https import LATER, Answer, Https, https_session
from td_app.publishing.transports.transport import (
    Batch,
    Piece,
    Placed,
    Put,
    Removed,
    Secret,
    Step,
    TransportTrouble,
    Tried,
    Trying,
)

#: Where an API is when the site says nothing: with readable addresses, and without.
PLACES: Final = ("/wp-json/", "/?rest_route=/")
A_LINK: Final = re.compile(r'<([^>]+)>;[^,]*rel="?https://api\.w\.org/"?')
A_CODE: Final = re.compile(r"[a-z0-9_-]{1,60}")
PAGES: Final = "wp/v2/pages"
#: What an account must be allowed, unless its pages stay drafts for somebody else to publish.
RIGHTS: Final = ("edit_pages", "delete_pages")
RIGHTS_TO_PUBLISH: Final = ("publish_pages", "edit_published_pages", "delete_published_pages")
#: How many names like ours others may have taken; how many lists of a hundred are looked through.
NAMES_MOST: Final = 20
LISTS_MOST: Final = 50


class WordpressTransport:
    """A transport to the pages of a site."""

    def __init__(self, account: WordpressAccount, secret: Secret) -> None:
        self._account = account
        self._secret = secret

    def deliver(self, batch: Batch) -> Iterator[Step]:
        """Yield each step as it is done; raises :class:`TransportTrouble`."""
        with self._session() as https:
            site = _Site(https, self._account)
            for piece in batch.puts:
                yield from _put(site, piece, batch)
            for placed in batch.removals:
                site.remove(placed, unsure=placed.path in batch.unsure)
                yield Removed(placed.path)

    def tried(self) -> Tried:
        """Log in and read what we may do; raises :class:`TransportTrouble`."""
        with self._session() as https:
            me = _Site(https, self._account).me()
        rights: tuple[str, ...] = RIGHTS
        if self._account.status == "publish":
            rights += RIGHTS_TO_PUBLISH
        allowed = me.get("capabilities")
        if isinstance(allowed, Mapping) and not all(allowed.get(right) for right in rights):
            raise TransportTrouble("FORBIDDEN", lasting=True)
        return Tried(str(me.get("name") or self._account.user), self._account.address)

    def _session(self) -> Any:
        account = self._account
        return https_session(account.address, account.user, self._secret, account.known)


def _put(site: _Site, piece: Piece, batch: Batch) -> Iterator[Step]:
    """Change the page that is ours, or make it where there is none."""
    placed = batch.placed.get(piece.path)
    number = placed.remote if placed else ""
    page = site.changed(piece, number) if number else None
    if page is None:
        # Unknown here, but perhaps not there: the answer was lost, or an older ledger is back.
        number = site.ours(piece.path, piece.slug, unsure=piece.path in batch.unsure)
        page = site.changed(piece, number) if number else None
    if page is None:
        yield Trying(piece.path)
        page = site.made(piece)
    yield Put(piece.path, piece.digest, str(page["id"]), str(page.get("link", "")))


class _Site:
    """A site's API, found when it is first asked."""

    def __init__(self, https: Https, account: WordpressAccount) -> None:
        self._https = https
        self._account = account
        self._root = self._found()

    def me(self) -> Mapping[str, Any]:
        """Return who we are there, with what we may do."""
        return self._object(self._ask("GET", "wp/v2/users/me", context="edit"), "")

    def changed(self, piece: Piece, number: str) -> Mapping[str, Any] | None:
        """Return a page once it is as it is due, ``None`` where it is gone."""
        answer = self._ask("POST", f"{PAGES}/{number}", self._written(piece))
        if _is_gone(answer):
            return None
        return self._page(answer, piece.path)

    def made(self, piece: Piece) -> Mapping[str, Any]:
        """Return a new page; its slug is another where that one is taken."""
        written = self._written(piece) | {"slug": piece.slug}
        return self._page(self._ask("POST", PAGES, written), piece.path)

    def remove(self, placed: Placed, unsure: bool) -> None:
        """Remove a page for good, if it is there."""
        number = placed.remote or self.ours(placed.path, "", unsure)
        if not number:
            return
        answer = self._ask("DELETE", f"{PAGES}/{number}", force="true")
        if not _is_gone(answer):
            self._object(answer, placed.path)

    def ours(self, path: str, slug: str, unsure: bool) -> str:
        """Return the id of our page of that path, empty where there is none.

        Where an answer was lost the page may have got another slug, or be found by its mark alone.
        """
        mark = _mark(self._account, path)
        found = ""
        for named in _slugs(slug, NAMES_MOST if unsure else 1):
            pages = self._listed({"slug": named})
            found = _marked(pages, mark)
            if found or not pages:
                break
        if found or not unsure:
            return found
        for number in range(1, LISTS_MOST):
            pages = self._listed({"search": mark, "per_page": "100", "page": str(number)})
            found = _marked(pages, mark)
            if found or len(pages) < 100:
                break
        return found

    def _found(self) -> str:
        """Return where the API is; raises :class:`TransportTrouble`."""
        base = self._account.address.rstrip("/")
        first: TransportTrouble | None = None
        for place in PLACES:
            root = base + place
            answer = self._https.request("GET", root)
            if answer.done and "wp/v2" in str(_read(answer).get("namespaces")):
                return root
            if answer.status != 404 and first is None:
                first = self._refused(answer, "")
        answer = self._https.request("HEAD", f"{base}/")
        link = A_LINK.search(answer.headers.get("Link", ""))
        if not link:
            lost = TransportTrouble("NO_PAGES_THERE", lasting=True, host=self._https.host)
            raise first or lost
        root = urljoin(f"{base}/", str(link[1]))
        if urlsplit(root)[:2] != urlsplit(base)[:2]:
            # The password goes nowhere but to the address that was given.
            raise TransportTrouble(
                "ADDRESS_MOVED", lasting=True, host=self._https.host, address=root
            )
        return root

    def _ask(
        self, method: str, route: str, written: Mapping[str, str] | None = None, **asked: str
    ) -> Answer:
        joint = "&" if "?" in self._root else "?"
        url = self._root + route + (joint + urlencode(asked) if asked else "")
        if written is None:
            return self._https.request(method, url)
        body = json.dumps(written).encode()
        return self._https.request(method, url, body, Content_Type="application/json")

    def _written(self, piece: Piece) -> dict[str, str]:
        text = piece.content.decode()
        content = f'<div class="td-app {_mark(self._account, piece.path)}">\n{text}\n</div>'
        return {"title": piece.title, "content": content, "status": self._account.status}

    def _listed(self, asked: dict[str, str]) -> list[Mapping[str, Any]]:
        answer = self._ask("GET", PAGES, None, **asked, status="any", context="edit")
        if answer.status == 400 and "search" in asked:
            # Beyond the last list, or no search there.
            return []
        held = _parsed(answer)
        if not answer.done or not isinstance(held, list):
            raise self._refused(answer, "")
        return [page for page in held if isinstance(page, dict)]

    def _page(self, answer: Answer, path: str) -> Mapping[str, Any]:
        page = self._object(answer, path)
        if not isinstance(page.get("id"), int):
            raise TransportTrouble("FIREWALL", host=self._https.host)
        return page

    def _object(self, answer: Answer, path: str) -> Mapping[str, Any]:
        held = _read(answer)
        if not answer.done or not held:
            raise self._refused(answer, path)
        return held

    def _refused(self, answer: Answer, path: str) -> TransportTrouble:
        """Return why WordPress, or something in front of it, did not do what it was asked."""
        held = _read(answer)
        told = self._https.refused(answer, path)
        if answer.status == 413 or answer.status in LATER:
            return told
        if not held and answer.status < 500:
            if answer.status == 404:
                return TransportTrouble("NO_PAGES_THERE", lasting=True, host=self._https.host)
            refused = answer.status in (401, 403)
            return TransportTrouble("FIREWALL", lasting=refused, host=self._https.host)
        if answer.status == 404:
            return TransportTrouble("NO_PAGES_THERE", lasting=True, host=self._https.host)
        code = str(held.get("code", ""))
        if told.code == "REFUSED_THERE" and A_CODE.fullmatch(code):
            told.params["status"] = code
        return told


def _mark(account: WordpressAccount, path: str) -> str:
    """Return the word that a page of ours carries: of that club, that path, and no other."""
    named = f"{account.club} {path}"
    return f"tdapp{hashlib.sha256(named.encode()).hexdigest()[:20]}"


def _slugs(slug: str, most: int) -> Iterator[str]:
    """Yield a slug, then what WordPress makes of it where it is taken.

    >>> list(_slugs("soiree", 3))
    ['soiree', 'soiree-2', 'soiree-3']
    """
    if slug:
        yield slug
        for number in range(2, most + 1):
            yield f"{slug}-{number}"


def _marked(pages: list[Mapping[str, Any]], mark: str) -> str:
    """Return the id of the page that carries a mark, empty where none does."""
    for page in pages:
        if mark in json.dumps(page.get("content", "")) and isinstance(page.get("id"), int):
            return str(page["id"])
    return ""


def _is_gone(answer: Answer) -> bool:
    """Return whether WordPress says that there is no such page."""
    if answer.status not in (404, 410):
        return False
    return str(_read(answer).get("code")) in ("rest_post_invalid_id", "rest_already_trashed")


def _parsed(answer: Answer) -> Any:
    try:
        return json.loads(answer.body)
    except ValueError:
        return None


def _read(answer: Answer) -> Mapping[str, Any]:
    """Return the object an answer holds, an empty one where it holds something else."""
    held = _parsed(answer)
    return held if isinstance(held, dict) else {}
