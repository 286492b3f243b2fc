"""What is due where the club publishes, and its sending, one step at a time.

What is due is what the site is now, less what the ledger says stands there. A page is made when it
is due and kept nowhere: closing, being offline or killed loses nothing, and a name that was
forgotten waits in no queue.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from traceback import print_exception
from typing import Final

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.ports.publishing import PublishedPage
from td_app.ports.trouble import StorageTrouble
from td_app.publishing.ledger import Ledger
from td_app.publishing.site.addresses import is_live_page
from td_app.publishing.site.building import Page, Renewal, Site, due_where
from td_app.publishing.site.live import BEAT_MS
from td_app.publishing.transports.accounts import Account, GitAccount, WordpressAccount
from td_app.publishing.transports.transport import (
    Batch,
    Piece,
    Placed,
    Put,
    Removed,
    Secret,
    Transport,
    TransportTrouble,
)

#: Troubles of one page of many: the others are sent without it.
OF_ONE_PAGE: Final = frozenset({"PATH_TAKEN", "TOO_LARGE"})
#: What says nothing of how publishing goes: this post does not.
NOT_OURS: Final = frozenset({"ACCOUNT_MISSING", "OTHER_POST"})
#: All that stood there is gone.
EMPTIED: Final = "PLACE_EMPTIED"
#: As many pages are left out of one sending; what more are refused is the account's fault.
LEFT_OUT_MOST: Final = 8

Trouble = TransportTrouble | StorageTrouble | Refused


@dataclass(frozen=True, slots=True)
class NotSent:
    """A page that did not get there, and why; ``page`` is empty where it is of no page."""

    page: str
    trouble: Trouble


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a sending, by addresses: sent (or removed), yet to be, failed.

    ``stopped`` is what stood in the way of the others, None where all went that could.
    ``renewal``: in how many seconds which evenings have a page due by themselves. ``begun_ms``:
    when the club's file was read for it.
    """

    sent: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()
    failed: tuple[NotSent, ...] = ()
    stopped: Trouble | None = None
    renewal: Renewal | None = None
    begun_ms: int = field(default=0, compare=False)

    @property
    def whole(self) -> bool:
        """Return whether all that was due then stands there."""
        return not self.failed and not self.waiting


@dataclass(slots=True)
class Due:
    """What is due at a place: pages to put, in sending order, then removals.

    ``failed``: pages that cannot be made, or were refused by themselves; what stands there of them
    stays. ``stopped``: what stood in the way of all the others.
    """

    account: Account
    known: dict[str, PublishedPage]
    puts: dict[str, Piece] = field(default_factory=dict)
    inputs: dict[str, str] = field(default_factory=dict)
    removals: list[Placed] = field(default_factory=list)
    failed: list[NotSent] = field(default_factory=list)
    stopped: Trouble | None = None

    @property
    def left(self) -> tuple[str, ...]:
        """Return the addresses that are still due."""
        return (*self.puts, *(placed.path for placed in self.removals))

    def batch(self) -> Batch:
        """Return what a transport is given."""
        placed = {page.path: _placed(page) for page in self.known.values() if page.sent_at}
        unsure = frozenset(page.path for page in self.known.values() if page.unsure)
        return Batch(tuple(self.puts.values()), tuple(self.removals), placed, unsure)


class ReadSite:
    """The site of a club, read again and again by a program that stays."""

    def __init__(self, club: Club) -> None:
        """Read nothing yet."""
        self._club = club
        self._site: Site | None = None
        self._plain = False

    def pages(self, account: Account, changed: Collection[str] = ()) -> Iterable[Page]:
        """Return the pages; ``changed``: evenings that did since, by their keys, and nothing else.

        Without any, all is read again. Raises :class:`StorageTrouble`.
        """
        site = self._site
        self._site = None
        if site is None or not changed:
            # A commit a minute would have a forge build a site each time.
            site = Site(self._club, 0 if isinstance(account, GitAccount) else BEAT_MS)
        else:
            for key in changed:
                site.evening_changed(key)
        # Only now: one that could not be read is read whole the next time.
        self._site = site
        # A system of pages strips what others style.
        self._plain = isinstance(account, WordpressAccount)
        return site.plain_pages() if self._plain else site.pages()

    def renewal(self) -> Renewal | None:
        """Return when pages of evenings in play are due by themselves; plain ones never are."""
        return None if self._site is None or self._plain else self._site.renewal()


class Sender:
    """Sends what is due, when asked; ``ended`` says that it must stop before the next step."""

    def __init__(
        self,
        ledger: Ledger,
        site: Callable[[Account, Collection[str]], Iterable[Page]],
        secret_of: Callable[[Account], Secret],
        transport_of: Callable[[Account, Secret], Transport],
        ended: Callable[[], bool] = lambda: False,
        renewal: Callable[[], Renewal | None] = lambda: None,
    ) -> None:
        """``site`` gives the pages, what others link to first: see :meth:`ReadSite.pages`."""
        self._ledger = ledger
        self._site = site
        self._secret_of = secret_of
        self._transport_of = transport_of
        self._ended = ended
        self._renewal = renewal

    def look(self, account: Account | None = None) -> Outcome:
        """Return what would be sent, to an account not kept yet too.

        Nothing is sent, looked up or written.
        """
        try:
            due = self._due((), account=account)
        except (TransportTrouble, StorageTrouble) as trouble:
            return Outcome(failed=(NotSent("", trouble),), stopped=trouble)
        return Outcome(waiting=due.left, failed=tuple(due.failed))

    def send_due(self, changed: Collection[str] = ()) -> Outcome:
        """Send all that is due, as far as it goes, and write down how it went.

        ``changed``: the evenings that did since the last time, where nothing else did.
        """
        try:
            outcome = self._sent(changed)
            if outcome.stopped is not None and outcome.stopped.code == EMPTIED:
                outcome = self._sent(())
        except Exception as fault:
            # A thread that ends is seen by nobody: it is told, and tried again.
            print_exception(fault)
            trouble = TransportTrouble("OUR_FAULT")
            outcome = Outcome(failed=(NotSent("", trouble),), stopped=trouble)
        with suppress(StorageTrouble, TransportTrouble):
            self._note(outcome)
        return outcome

    def _sent(self, changed: Collection[str]) -> Outcome:
        """Send all that is due; what a place has lost is due again."""
        sent: list[str] = []
        begun_ms = self._ledger.now_ms()
        due = None
        try:
            due = self._due(changed, self._ledger.keep)
            if due.left:
                self._send(due, sent)
            outcome = Outcome(tuple(sent), due.left, tuple(due.failed), due.stopped)
        except (TransportTrouble, StorageTrouble) as trouble:
            left = due.left if due is not None else ()
            outcome = Outcome(tuple(sent), left, (NotSent("", trouble),), trouble)
        return replace(outcome, renewal=self._renewal(), begun_ms=begun_ms)

    def _due(
        self,
        changed: Collection[str],
        same: Callable[[Account, PublishedPage], None] = lambda *_: None,
        account: Account | None = None,
    ) -> Due:
        """Return what is due; ``same`` keeps a page that came out as it stands there."""
        account = account or self._ledger.account()
        known = self._ledger.pages(account)
        due = Due(account, known)
        every = set()
        for page in due_where(self._site(account, changed), known):
            every.add(page.address)
            there = known.get(page.address)
            sure = there is not None and bool(there.sent_at) and not there.unsure
            if sure and there is not None and there.inputs == page.inputs:
                continue
            try:
                piece = _piece(page)
            except (StorageTrouble, Refused) as trouble:
                due.failed.append(NotSent(page.address, trouble))
                continue
            if sure and there is not None and there.content == piece.digest:
                same(account, replace(there, inputs=page.inputs))
                continue
            due.puts[page.address] = piece
            due.inputs[page.address] = page.inputs
        due.removals = [_placed(known[path]) for path in sorted(known.keys() - every)]
        return due

    def _send(self, due: Due, sent: list[str]) -> None:
        """Send, leaving out pages that are refused by themselves; what is left stays in ``due``."""
        out: list[NotSent] = []
        transport = self._transport_of(due.account, self._secret_of(due.account))
        self._ledger.doubt(due.account, due.known, due.left)
        while due.left and not self._ended():
            try:
                self._deliver(due, transport, sent)
                break
            except TransportTrouble as trouble:
                if trouble.code == EMPTIED:
                    self._ledger.lose(due.account, due.known)
                page = trouble.params.get("path", "")
                alone = trouble.code in OF_ONE_PAGE and page in due.puts
                if not alone or len(out) == LEFT_OUT_MOST:
                    page = next(iter(due.left), "")
                    due.stopped = trouble
                out.append(NotSent(page, trouble))
                due.puts.pop(page, None)
                due.removals = [placed for placed in due.removals if placed.path != page]
                if due.stopped is not None:
                    break
        due.failed.extend(out)

    def _deliver(self, due: Due, transport: Transport, sent: list[str]) -> None:
        for step in transport.deliver(due.batch()):
            if self._ended():
                # Not written down: it is looked up when the club is next opened.
                return
            inputs = due.inputs.get(step.path, "")
            self._ledger.keep_step(due.account, due.known, step, inputs)
            match step:
                case Put(path):
                    due.puts.pop(path, None)
                    sent.append(path)
                case Removed(path):
                    due.removals = [one for one in due.removals if one.path != path]
                    sent.append(path)
            # Another post may have been told to meanwhile: the next step is its own.
            self._ledger.check_post()

    def _note(self, outcome: Outcome) -> None:
        """Write down how it went, for every post to show."""
        if self._ended():
            return
        news = not all(map(is_live_page, outcome.sent))
        if outcome.failed:
            worst = outcome.stopped or outcome.failed[0].trouble
            if worst.code in NOT_OURS:
                return
            # Two at once stand in each other's way: that is no trouble of who publishes now.
            self._ledger.check_post()
            told = {name: str(value) for name, value in worst.params.items()}
            left = len(outcome.waiting) + len(outcome.failed)
            self._ledger.note_trouble(
                worst.code, told, lasting=is_lasting(worst), left=left, news=news
            )
        elif outcome.sent or self._ledger.last().code:
            self._ledger.note_right(news=news)


def is_lasting(trouble: Trouble) -> bool:
    """Return whether trying again is of no use until somebody acts."""
    return isinstance(trouble, TransportTrouble) and trouble.lasting


def _piece(page: Page) -> Piece:
    return Piece.of(page.address, page.make(), page.title, page.slug)


def _placed(page: PublishedPage) -> Placed:
    return Placed(page.path, page.content, page.remote)
