"""What the club's file says of publishing: the account, the post that sends, what stands there.

No page is kept, and no name: what is due is made again from the club's file each time.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from td_app.club.club import Club
from td_app.ports.publishing import ACCOUNT, LAST, POST, PublishedPage, PublishedPages
from td_app.printing.document import SITE_HOST
from td_app.publishing.transports import accounts
from td_app.publishing.transports.transport import Put, Removed, Step, TransportTrouble, Trying
from td_app.publishing.wishes import change_wishes

#: The fields of an account that tell one place from another.
WHERE: Final = ("host", "port", "folder", "address", "branch")


def place_of(account: accounts.Account) -> str:
    """Return the name of a place in the ledger: the same account with another password is one.

    A folder of a server may be in the home of its user.
    """
    named = (*WHERE, "user") if hasattr(account, "host") else WHERE
    told = [account.KIND, *(str(getattr(account, name, "")) for name in named)]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class HowItWent:
    """How publishing went last, for every post to show.

    ``right_at``: when all that was due stood there, in milliseconds since 1970, 0 for never.
    ``code`` and ``params`` say what has stood in the way ``since``, empty where nothing does;
    ``lasting``: somebody has to act. ``waiting`` counts the pages that have yet to leave.
    ``news_at``: when all was right after something else than the clock's own pages had left,
    ``news`` while only a part of it has.
    """

    right_at: int = 0
    code: str = ""
    params: Mapping[str, str] = field(default_factory=dict, hash=False)
    lasting: bool = False
    since: int = 0
    waiting: int = 0
    news_at: int = 0
    news: bool = False


class Ledger:
    """The settings of publishing, and the pages of the place at hand.

    Everything raises :class:`StorageTrouble`.
    """

    def __init__(self, club: Club) -> None:
        """``club`` is the one of this post; nothing is kept in one that keeps nothing."""
        assert club.published is not None
        self._shelf = club.directory
        self._pages: PublishedPages = club.published
        self._post = club.post
        self.now_ms = club.clock.now_ms

    def account(self) -> accounts.Account:
        """Return where this post publishes; raises :class:`TransportTrouble`.

        ``ACCOUNT_MISSING`` where the club publishes nowhere, ``OTHER_POST`` where another does.
        """
        account = self.account_of_club()
        if account is None:
            raise TransportTrouble("ACCOUNT_MISSING", lasting=True)
        self.check_post()
        return account

    def check_post(self) -> None:
        """Raise :class:`TransportTrouble` (``OTHER_POST``) where another post publishes."""
        post = self.post()
        if post != self._post:
            raise TransportTrouble("OTHER_POST", lasting=True, post=post)

    def account_of_club(self) -> accounts.Account | None:
        """Return where the club publishes, from whatever post; raises :class:`TransportTrouble`."""
        text = self._shelf.setting(ACCOUNT)
        return accounts.read(text) if text else None

    def post(self) -> str:
        """Return the post that publishes."""
        return self._shelf.setting(POST)

    def publish_to(self, account: accounts.Account | None) -> None:
        """Publish there from this post on, and from no other; nowhere without an account.

        Where readers open it is what feeds lead to.
        """
        if account is not None:
            self.publish_here()
            self._name_host(account)
            site = accounts.public_address(account)
            change_wishes(self._shelf, lambda wishes: replace(wishes, address=site))
        self._shelf.set_setting(ACCOUNT, "" if account is None else accounts.written(account))

    def _name_host(self, account: accounts.Account) -> None:
        """Have the data notice name the host, unless the club gave a name itself."""
        before = None
        with suppress(TransportTrouble):
            before = self.account_of_club()
        if self._shelf.setting(SITE_HOST) in ("", accounts.host_of(before)):
            self._shelf.set_setting(SITE_HOST, accounts.host_of(account))

    def publish_here(self) -> None:
        """Publish from this post, and from no other."""
        self._shelf.set_setting(POST, self._post)

    def accept(self, fingerprint: str) -> None:
        """Accept the server by its fingerprint; raises :class:`TransportTrouble`."""
        self.publish_to(accounts.knowing(self.account(), fingerprint))

    def pages(self, account: accounts.Account) -> dict[str, PublishedPage]:
        """Return what stands there of ours, or may, by its path."""
        return {page.path: page for page in self._pages.pages(place_of(account))}

    def keep(self, account: accounts.Account, page: PublishedPage) -> None:
        """Keep what is known of a page there."""
        self._pages.keep_pages(place_of(account), [page])

    def doubt(
        self, account: accounts.Account, known: Mapping[str, PublishedPage], paths: Iterable[str]
    ) -> None:
        """Keep, before they change there, that nobody knows what these pages hold.

        A run killed between a change there and its line here would else take a page for right once
        the club is again as it was.
        """
        there = (known[path] for path in paths if path in known)
        doubted = [replace(page, inputs="", content="") for page in there if page.inputs]
        if doubted:
            self._pages.keep_pages(place_of(account), doubted)

    def lose(self, account: accounts.Account, known: Mapping[str, PublishedPage]) -> None:
        """Keep that nothing stands there any more; the addresses stay given."""
        lost = [replace(page, inputs="", content="", sent_at=0) for page in known.values()]
        self._pages.keep_pages(place_of(account), lost)

    def keep_step(
        self, account: accounts.Account, known: dict[str, PublishedPage], step: Step, inputs: str
    ) -> None:
        """Write down a step, here and in ``known``; ``inputs`` tells what its page is made of."""
        page = known.get(step.path, PublishedPage(step.path))
        match step:
            case Trying():
                page = replace(page, unsure=True)
            case Put(path, digest, remote, address):
                page = PublishedPage(path, inputs, digest, remote, address, self.now_ms())
            case Removed(path):
                self._pages.forget_page(place_of(account), path)
                known.pop(path, None)
                return
        self.keep(account, page)
        known[page.path] = page

    def last(self) -> HowItWent:
        """Return how it went last; nothing where that cannot be read."""
        try:
            told: Any = json.loads(self._shelf.setting(LAST) or "{}")
            return HowItWent(**told)
        except (ValueError, TypeError):
            return HowItWent()

    def note_right(self, *, news: bool = True) -> None:
        """Keep that all that is due stands there now; ``news``: of the club, not of the clock."""
        last = self.last()
        now = self.now_ms()
        self._note(HowItWent(now, news_at=now if news or last.news else last.news_at))

    def note_trouble(
        self,
        code: str,
        params: Mapping[str, str],
        *,
        lasting: bool,
        left: int,
        news: bool = False,
    ) -> None:
        """Keep what stands in the way; said twice, it is written once. ``news``: some left."""
        last = self.last()
        since = last.since if last.code == code else self.now_ms()
        how = HowItWent(last.right_at, code, dict(params), lasting, since, left)
        self._note(replace(how, news_at=last.news_at, news=news or last.news))

    def _note(self, how: HowItWent) -> None:
        if how != self.last():
            self._shelf.set_setting(LAST, json.dumps(asdict(how), ensure_ascii=False))
