"""The club's pages sent beside the window: where to, from which post, how that goes.

Nothing of it is loaded, looked up or resolved while the club publishes nowhere. Whoever acts at
the desk tells in a word that something changed; a thread of its own does the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from threading import Event
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from td_app.club.club import Club
from td_app.ports.privacy import ReceiptLine, Trace
from td_app.ports.publishing import ACCOUNT
from td_app.ports.trouble import StorageTrouble
from td_app.ui.post_settings import post_settings
from td_app.ui.told_programs import ToldPrograms
from td_app.ui.work_apart import begun
from td_app.words.publishing_page import programs_words, state_words

if TYPE_CHECKING:
    from td_app.publishing.ledger import HowItWent, Ledger
    from td_app.publishing.running import Publishing
    from td_app.publishing.secrets import Secrets, SecretsHere
    from td_app.publishing.sending import Outcome
    from td_app.publishing.site.building import Home
    from td_app.publishing.transports.accounts import Account
    from td_app.publishing.transports.transport import Secret
    from td_app.ui.live_tournament import LiveTournament

#: How long the desk waits for Python's lock while pages are made (s).
DESK_WAITS_S: Final = 0.0005
#: The window first: what sends is loaded so much later (s).
START_S: Final = 3.0
#: What was sent within a minute is told by the second (ms).
FRESH_MS: Final = 60_000
#: How often it is looked what another post says of it, on a server (ms).
LOOK_MS: Final = 15_000
#: What this post keeps: the file that its user's passwords are in.
SECRET_FILE: Final = "publishing/secret_file"


@dataclass(frozen=True, slots=True)
class Beside:
    """How the club is published, and read, on another thread."""

    publishing: Callable[[Sequence[Secrets], Callable[[Outcome], object]], Publishing]
    apart: Callable[[], AbstractContextManager[Club]]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the club publishes, from which post, and how that went last.

    ``account`` is None where it cannot be read: its ``last`` says so.
    """

    account: Account | None
    post: str
    last: HowItWent


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of trying an account: what would be sent, who we are there, what stands in the way.

    ``trouble`` is a :class:`TransportTrouble` or another of sending.
    """

    due: Outcome
    who: str = ""
    trouble: Exception | None = None


@dataclass(slots=True)
class Forgotten:
    """A name erased: when, the pages that stood there then, those that name them.

    ``sent``: all that was due was sent since.
    """

    at_ms: int
    there: frozenset[str]
    naming: frozenset[str]
    sent: bool = False


class Publisher(QObject):
    """``changed()`` when something is on, off, sent or in the way; ``trouble`` with the file's."""

    changed = Signal()
    trouble = Signal(object)
    _made = Signal(object)
    _said = Signal(object, object)

    def __init__(self, club: Club, parent: QObject | None = None) -> None:
        """Send nothing yet, and read nothing."""
        super().__init__(parent)
        self._club = club
        self.beside: Beside | None = None
        self.standing: Standing | None = None
        self.outcome: Outcome | None = None
        self._publishing: Publishing | None = None
        self._ending = Event()
        self.programs = ToldPrograms(club, lambda: self.secrets, self)
        self.programs.changed.connect(self.changed)
        self._preview: Path | None = None
        self._forgotten: Forgotten | None = None
        self._end: Callable[[], object] = lambda: None
        self._made.connect(self._take_up, Qt.ConnectionType.QueuedConnection)
        self._said.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self._look)

    @property
    def on(self) -> bool:
        """Return whether the club publishes, from whatever post."""
        return self.standing is not None

    @property
    def here(self) -> bool:
        """Return whether this post is the one that publishes."""
        return self.standing is not None and self.standing.post == self._club.post

    @cached_property
    def secrets(self) -> SecretsHere:
        """What is known here of passwords: none of them is in the club's file."""
        from td_app.publishing.secrets import SecretsHere

        return SecretsHere(lambda: self.secret_file)

    @property
    def secret_file(self) -> str:
        """Return the file that passwords are read from at this post, "" for none."""
        return str(post_settings().value(SECRET_FILE, ""))

    def read_secrets_from(self, file: str) -> None:
        """Read passwords from a file of the user's from now on; "" from none."""
        post_settings().setValue(SECRET_FILE, file)

    def in_words(self) -> str:
        """Return how it goes in a few words, "" where nothing is sent, or all that is."""
        if self.standing is None:
            return programs_words(bool(self.programs.troubles))
        other = ""
        if not self.here:
            other = self.standing.post
        return state_words(self.standing.last, self._club.clock.now_ms(), other)

    @property
    def troubled(self) -> bool:
        """Return whether something stands in the way."""
        if self.standing is None:
            return bool(self.programs.troubles)
        return bool(self.standing.last.code)

    @property
    def fresh(self) -> bool:
        """Return whether all that is due was sent within the minute."""
        if self.standing is None or self.troubled:
            return False
        return self._club.clock.now_ms() - self.standing.last.right_at < FRESH_MS

    def start(self) -> None:
        """Publish beside the window from now on, where the club does, and from this post."""
        self.refresh()
        if self._club.link is not None:
            self._looks.start()
        self._begin()

    def stop(self) -> None:
        """Send no more."""
        self._end()
        self._end = lambda: None
        self._looks.stop()
        self.programs.stop()
        self._ending.set()
        self._drop_preview()
        publishing = self._publishing
        self._publishing = None
        if publishing is not None:
            publishing.stop()

    def _drop_preview(self) -> None:
        if self._preview is not None:
            rmtree(self._preview, ignore_errors=True)
            self._preview = None

    def refresh(self) -> None:
        """Read again where the club publishes, and how that went."""
        with self._telling():
            self._show(self._read())

    def follow(self, live: LiveTournament | None) -> None:
        """Send what changes of the tournament that is open."""
        self._end()
        self._end = lambda: None
        if live is not None and not live.read_only:
            key = f"e{live.session.tournament}"
            self._end = live.session.subscribe(partial(self.tell, key))
        apart = self.beside.apart if self.beside is not None else None
        self.programs.follow(live, apart, START_S)
        self.tell()

    def tell(self, evening: str = "") -> None:
        """Have what changed sent: one evening by its key on the site, or whatever did."""
        if self._publishing is not None:
            self._publishing.tell(evening)

    def tell_all(self) -> None:
        """Have sent whatever changed of the club."""
        self.tell()

    def again(self) -> None:
        """Try again now."""
        if self._publishing is not None:
            self._publishing.again()
        self._begin()

    def publish_to(self, account: Account | None) -> None:
        """Publish there from this post on; nowhere without an account."""
        with self._telling():
            self._ledger().publish_to(account)
        self._restart()

    def publish_here(self) -> None:
        """Publish from this post, and from no other."""
        with self._telling():
            self._ledger().publish_here()
        self._restart()

    def accept(self, fingerprint: str) -> None:
        """Accept the server that shows this fingerprint."""
        from td_app.publishing.transports.accounts import knowing

        if self.standing is not None and self.standing.account is not None:
            self.publish_to(knowing(self.standing.account, fingerprint))

    def type_secret(self, account: Account, secret: Secret, *, lasting: bool = False) -> None:
        """Know a password until the window closes; ``lasting``: in the keyring of the system."""
        from td_app.publishing.secrets import secret_name

        self.keep_secret(secret_name(account), secret, lasting=lasting)

    def keep_secret(self, name: str, secret: Secret, *, lasting: bool = False) -> None:
        """Know a password by its name, as :meth:`type_secret` does that of an account."""
        from td_app.publishing.secrets import KeyringSecrets

        self.secrets.type(name, secret)
        if lasting:
            # Its owner may be asked to unlock it meanwhile.
            begun(partial(KeyringSecrets().keep, name, secret), "keyring")

    def tried(self, account: Account) -> Trial:
        """Tell what would be sent to an account, and try it; on a thread of its own.

        Nothing of the club is sent.
        """
        from td_app.publishing.secrets import secret_for
        from td_app.publishing.sending import Outcome
        from td_app.publishing.transports import transport_of
        from td_app.publishing.transports.transport import TransportTrouble

        due = Outcome()
        try:
            if self.beside is not None:
                with self.beside.publishing((), _unheard).opened(self._ending.is_set) as sender:
                    due = sender.look(account)
            secret = secret_for(account, (self.secrets,))
            return Trial(due, transport_of(account, secret).tried().who)
        except (TransportTrouble, StorageTrouble) as trouble:
            return Trial(due, trouble=trouble)

    def home(self) -> Home:
        """Return the first page of the site as the club is now; on a thread of its own."""
        from td_app.publishing.site.building import Site

        assert self.beside is not None
        with self.beside.apart() as club:
            return Site(club).home()

    def preview(self) -> Path:
        """Return the first page of the whole site, written for a look; on a thread of its own.

        It goes with the window: names are in it.
        """
        from td_app.publishing.site.addresses import HOME
        from td_app.publishing.site.building import Site
        from td_app.publishing.site.writing import written_to

        assert self.beside is not None
        if self._preview is None:
            self._preview = Path(mkdtemp(prefix="td-app-site-"))
        with self.beside.apart() as club:
            written_to(self._preview, Site(club).pages())
        return self._preview / HOME

    def standing_pages(self) -> dict[str, int]:
        """Return by its address when each page that stands where the club publishes was sent."""
        with self._telling():
            if self.standing is not None and self.standing.account is not None:
                pages = self._ledger().pages(self.standing.account)
                return {path: page.sent_at for path, page in pages.items() if page.sent_at}
        return {}

    def erased(self, traces: Sequence[Trace]) -> Sequence[ReceiptLine]:
        """Have the pages that name somebody sent without them; they wait for that.

        No network is waited for: nothing is told as done yet. See :meth:`receipt`.
        """
        self._drop_preview()
        evenings = [trace.tournament for trace in traces if trace.kind == "entrant"]
        theirs = {f"{kind}/{number}.html" for number in evenings for kind in "em"}
        theirs |= {f"p/{trace.key}.html" for trace in traces if trace.kind == "member"}
        there = frozenset(self.standing_pages())
        naming = frozenset(path for path in there if _in_first_tree(path) in theirs)
        self._forgotten = Forgotten(self._club.clock.now_ms(), there, naming)
        self.tell()
        return self.receipt()

    def receipt(self) -> Sequence[ReceiptLine]:
        """Return what became on the site of the name erased last; nothing where there is none."""
        from td_app.printing.personal_data import receipt_of_site

        left = self.left_elsewhere()
        if self._forgotten is None or not (self.on or left):
            return ()
        pages = self.standing_pages()
        done = {path for path, at in pages.items() if at >= self._forgotten.at_ms}
        gone = self._forgotten.there - pages.keys()
        waiting = 0
        if self.on and not self._forgotten.sent:
            waiting = max(1, len(self._forgotten.naming - done - gone))
        return receipt_of_site(len(done), len(gone), waiting, left)

    def left_elsewhere(self) -> int:
        """Return how many pages stand, perhaps, where the club published before."""
        if self._club.published is None:
            return 0
        place = ""
        if self.standing is not None:
            if self.standing.account is None:
                return 0
            from td_app.publishing.ledger import place_of

            place = place_of(self.standing.account)
        with self._telling():
            return self._club.published.left_elsewhere(place)
        return 0

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Tell what stands in the way of the file, and go on."""
        try:
            yield
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)

    def _ledger(self) -> Ledger:
        from td_app.publishing.ledger import Ledger

        return Ledger(self._club)

    def _read(self) -> Standing | None:
        """Return how publishing stands, None where the club does not; raises StorageTrouble."""
        if self._club.published is None or not self._club.directory.setting(ACCOUNT):
            return None
        from td_app.publishing.transports.transport import TransportTrouble

        ledger = self._ledger()
        account = None
        with suppress(TransportTrouble):
            account = ledger.account_of_club()
        return Standing(account, ledger.post(), ledger.last())

    def _show(self, standing: Standing | None) -> None:
        if standing != self.standing:
            self.standing = standing
            self.changed.emit()

    def _look(self) -> None:
        """Read what another post says, without waiting for its server."""

        def read() -> None:
            with suppress(StorageTrouble, RuntimeError):
                self._said.emit(self._read(), None)

        begun(read, "published")

    def _restart(self) -> None:
        publishing = self._publishing
        self._publishing = None
        if publishing is not None:
            # What it waits for is not waited for here; ended, it writes nothing any more.
            begun(publishing.stop, "publishing-end")
        self.outcome = None
        self.refresh()
        self._begin(0)

    def _begin(self, after_s: float = START_S) -> None:
        """Load what sends, and have it send, on other threads."""
        beside = self.beside
        if beside is None or not self.here or self._club.read_only or self._publishing is not None:
            return

        def make() -> None:
            if self._ending.wait(after_s):
                return
            # Some hundred modules: not in the window's thread.
            publishing = beside.publishing((self.secrets,), self._heard)
            publishing.start_s = 0.0
            self._made.emit(publishing)

        begun(make, "publishing")

    def _heard(self, outcome: Outcome) -> None:
        """Take what came of a sending, from its thread."""
        with suppress(StorageTrouble, RuntimeError):
            self._said.emit(self._read(), outcome)

    def _take_up(self, publishing: Publishing) -> None:
        """Have what was loaded send, unless all ended meanwhile."""
        if self._publishing is None and not self._ending.is_set():
            self._publishing = publishing
            # Pages are made beside the desk, which waits no longer for Python's lock than with
            # phones served.
            sys.setswitchinterval(DESK_WAITS_S)
            publishing.start()

    def _take(self, standing: Standing | None, outcome: Outcome | None) -> None:
        before = self.here
        self.outcome = outcome or self.outcome
        forgotten = self._forgotten
        if forgotten is not None and outcome is not None and outcome.whole:
            forgotten.sent |= outcome.begun_ms >= forgotten.at_ms
        self._show(standing)
        if outcome is not None:
            self.changed.emit()
        if self.here and not before:
            self.again()


def _unheard(_outcome: Outcome) -> None:
    """Tell nobody."""


def _in_first_tree(path: str) -> str:
    """Return the address of a page as in the tree of the first language.

    >>> _in_first_tree("en/e/12.html")
    'e/12.html'
    """
    return "/".join(path.split("/")[-2:])
