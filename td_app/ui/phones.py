"""The phones of the room, served beside the window: on or off, who is there, what waits."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import Stationery, stationery_of
from td_app.program.portable import data_folder
from td_app.program.post_key import post_key
from td_app.program.revoked_phones import RevokedPhones, revoked_file
from td_app.ui.post_settings import post_settings
from td_app.ui.public.logo import for_phones
from td_app.ui.sweeping import set_aside
from td_app.web.calls import Calls, Request, asked_sentence
from td_app.web.devices import KEPT_AS, LASTS_S, Book, Device, Shelf, acts_key, book_of
from td_app.web.gate import ThreadedGate
from td_app.web.hosts import Hosts, names_typed
from td_app.web.printed_codes import begin, code_address, end, stale
from td_app.web.published import KEPT_AS as NAMES
from td_app.web.published import NameDisplay, names_kept
from td_app.web.roles import Role
from td_app.words.minutes import action_label

if TYPE_CHECKING:
    from td_app.club.check_in import CheckIn
    from td_app.club.seasons import ClubSeasons
    from td_app.ui.live_tournament import LiveTournament
    from td_app.ui.public.browser_walls import BrowserWalls
    from td_app.ui.public.hall import Hall
    from td_app.web.certificates import OwnCertificate
    from td_app.web.networks import Network
    from td_app.web.pairing import Pairing
    from td_app.web.running import Running
    from td_app.web.served import Served

#: What this post keeps: the network chosen last, the certificate, whether tables are confirmed,
#: the names of its own by which it is asked.
NETWORK: Final = "phones/network"
CERTIFICATE: Final = "phones/certificate"
OWN_CERTIFICATE: Final = "phones/own_certificate"
CONFIRMED: Final = "phones/confirmed"
REFUSES: Final = "phones/refuse_unprotected"
HOST_NAMES: Final = "phones/host_names"
#: While another answer is waited for, acts from phones are looked at again (ms).
AGAIN_MS: Final = 20
#: What phones ask keeps the window for so long at most, and an act that has begun (s).
LONGEST_TURN_S: Final = 0.01
#: Entries looked through for what each phone did last.
LOOKED_THROUGH: Final = 2_000


@dataclass(frozen=True, slots=True)
class Offer:
    """How one phone comes in, for ``lasts_s``: a PIN to type, or an address in a code."""

    role: Role
    pin: str
    address: str
    lasts_s: int


@dataclass(frozen=True, slots=True)
class PairedRow:
    """A paired phone: whether it is there, what it did last in a few words."""

    device: Device
    connected: bool
    last: str


class Phones(QObject):
    """``changed()`` when something is on, off, paired, called or asked for otherwise.

    Every act of a phone is done in the window's thread, in its turn: what a phone is shown is
    written in the server's. ``trouble`` with a :class:`StorageTrouble`. ``replaced`` with the PINs
    by role that stand for those offered: too many wrong ones came in.
    """

    changed = Signal()
    replaced = Signal(object)
    trouble = Signal(object)
    _posted = Signal(object)

    def __init__(self, club: Club, parent: QObject | None = None) -> None:
        """Start without a server."""
        super().__init__(parent)
        self._club = club
        self._live: LiveTournament | None = None
        self._check_in: CheckIn | None = None
        self._running: Running | None = None
        self._pairing: Pairing | None = None
        self._queue: deque[Callable[[], None]] = deque()
        self._turn_ends: float | None = None
        self._end: Callable[[], object] = lambda: None
        self.seasons: Callable[[], ClubSeasons] | None = None
        self.hall: Hall | None = None
        self._walls: BrowserWalls | None = None
        self._revoked = RevokedPhones(revoked_file(), self.trouble.emit)
        self.calls = Calls()
        self.calls.confirmed = post_settings().value(CONFIRMED, "") == "yes"
        self.calls.subscribe(self._on_calls)
        self.network: Network | None = None
        self._port = 0
        self._posted.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def on(self) -> bool:
        """Return whether phones are served."""
        return self._running is not None

    @property
    def address(self) -> str:
        """Return the address that phones ask, empty while they are off."""
        if self._running is None or self.network is None:
            return ""
        scheme = "http"
        if self._running.certificate is not None:
            scheme = "https"
        return f"{scheme}://{self.network.address}:{self._port}"

    @property
    def certificate(self) -> Path | None:
        """Return the file with the certificate and its key, None without one."""
        kept = str(post_settings().value(CERTIFICATE, ""))
        if kept:
            return Path(kept)
        return None

    def set_certificate(self, path: Path | None) -> None:
        """Use a certificate from the next time phones are switched on."""
        post_settings().setValue(CERTIFICATE, str(path) if path is not None else "")
        post_settings().setValue(OWN_CERTIFICATE, "")
        self.changed.emit()

    @property
    def uses_own_certificate(self) -> bool:
        """Return whether this computer makes its certificate itself."""
        return post_settings().value(OWN_CERTIFICATE, "") == "yes"

    def use_own_certificate(self) -> None:
        """Make a certificate, and use it from the next time phones are switched on."""
        if self.own_certificate() is not None:
            self.set_certificate(None)
            post_settings().setValue(OWN_CERTIFICATE, "yes")
            self.changed.emit()

    def own_certificate(self) -> OwnCertificate | None:
        """Return the certificate of today, made where there is none; None where it cannot be."""
        from td_app.web.certificates import FOLDER, own_certificate

        try:
            return own_certificate(data_folder() / FOLDER, self.host_names)
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
            return None

    @property
    def host_names(self) -> tuple[str, ...]:
        """Return the names of one's own by which phones may ask, beside those of this computer."""
        return names_typed(str(post_settings().value(HOST_NAMES, "")))

    def set_host_names(self, typed: str) -> None:
        """Be asked by these names too from now on; what is no name is left out."""
        post_settings().setValue(HOST_NAMES, " ".join(names_typed(typed)))
        if self._running is not None:
            self._running.api.hosts.added = self.host_names
        self.changed.emit()

    def confirm(self, confirmed: bool) -> None:
        """Have the staff confirm what the tables' phones ask for, or not."""
        self.calls.confirmed = confirmed
        post_settings().setValue(CONFIRMED, "yes" if confirmed else "")

    @property
    def refuses_unprotected(self) -> bool:
        """Return whether phones are refused in whose place a listener could act."""
        return str(post_settings().value(REFUSES, "")) == "yes"

    def refuse_unprotected(self, refuse: bool) -> None:
        """Refuse such phones from now on, those paired already too, or not."""
        post_settings().setValue(REFUSES, "yes" if refuse else "")
        if self._pairing is not None:
            self._pairing.refuse_unprotected = refuse
        self.changed.emit()

    @property
    def names(self) -> NameDisplay:
        """Return what anybody in the room reads of a name."""
        return names_kept(self._club.directory)

    def set_names(self, way: NameDisplay) -> None:
        """Have names read so from now on."""
        try:
            self._club.directory.set_setting(NAMES, way.value)
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
        if self._running is not None:
            self._running.api.served.names = self.names
            self._running.tell()
        self.changed.emit()

    def read_again(self) -> None:
        """Read the phones paired again: those named after somebody erased are gone."""
        if self._pairing is not None and self._live is not None:
            book = self._book(self._live)
            book.stored = self._pairing.book.stored
            self._pairing.book = book
            book.keep()
            self.changed.emit()

    def networks(self) -> tuple[Network, ...]:
        """Return where phones could reach this computer, the one chosen last first."""
        from td_app.web.networks import networks

        last = str(post_settings().value(NETWORK, ""))
        return tuple(sorted(networks(), key=lambda network: network.address != last))

    def follow(self, live: LiveTournament | None, check_in: CheckIn | None = None) -> None:
        """Serve the open tournament with its register; stop serving when there is none."""
        self._end()
        self._end = lambda: None
        self._live = live
        self._check_in = check_in
        self.calls.clear()
        if live is None:
            self.switch_off()
        elif self._running is not None and self._pairing is not None:
            self._running.api.served.move_to(live)
            self._running.api.served.check_in = check_in
            self._pairing.book = self._book(live)
            self._listen(live)
        self.changed.emit()

    def switch_on(self, network: Network) -> bool:
        """Serve the open tournament on a network; whether it is."""
        from td_app.web.api import Api
        from td_app.web.door import Door
        from td_app.web.pairing import Pairing
        from td_app.web.running import Running, listening_nearby

        live = self._live
        if live is None or self._running is not None:
            return self._running is not None
        # What was guessed before phones were switched off counts still.
        door = self._pairing.door if self._pairing is not None else Door()
        book = self._book(live)
        self._pairing = Pairing(
            time.monotonic,
            book,
            door=door,
            replaced=self.replaced.emit,
            post_key=book.key,
            refuse_unprotected=self.refuses_unprotected,
        )
        gate = ThreadedGate(self._posted.emit)
        served = self._served(live)
        hosts = Hosts(network.address, self.host_names)
        api = Api(served, self._pairing, gate=gate, hosts=hosts)
        certificate = self.certificate
        if self.uses_own_certificate:
            api.own = self.own_certificate()
            if api.own is None:
                return False
            certificate = api.own.file
        try:
            if not self._club.read_only:
                served.acts_key = acts_key(self._club.directory)
            running = Running(api, listening_nearby(network.address), certificate)
            self._port = running.listener.getsockname()[1]
            running.start()
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
            return False
        self._running = running
        self.network = network
        post_settings().setValue(NETWORK, network.address)
        self._remember(begin)
        self._listen(live)
        self.changed.emit()
        # The server's modules stay: a look for cycles among them would stop the window.
        set_aside()
        return True

    def _served(self, live: LiveTournament) -> Served:
        """Return the open tournament with what the club has around it."""
        from td_app.publishing.site.live import ServedLivePage
        from td_app.web.season_summary import SeasonForPhones
        from td_app.web.served import Served

        served = Served(live, self.names, check_in=self._check_in, calls=self.calls)
        served.logo = for_phones(stationery_of(self._club).logo)
        served.walls = self._walls_served()
        served.live_page = ServedLivePage(self._club)
        if self.seasons is not None:
            served.season = SeasonForPhones(self.seasons())
        return served

    def _walls_served(self) -> BrowserWalls | None:
        """What draws the hall's wall for browsers, made once; it wakes them as the hall changes."""
        from td_app.ui.public.browser_walls import BrowserWalls, OtherTournaments

        if self._walls is None and self.hall is not None:
            self._walls = BrowserWalls(self.hall, OtherTournaments(self._club))
            self._walls.on_change = self._wake_pages
        return self._walls

    def show_logo(self) -> None:
        """Show the club's logo as it is now."""
        if self._running is not None:
            logo = for_phones(stationery_of(self._club).logo)
            self._running.api.served.logo = logo

    def switch_off(self, *, wait: bool = False) -> None:
        """Serve nobody; paired phones come back once it is on again."""
        running = self._running
        self._running = None
        self._end()
        self._end = lambda: None
        self._queue.clear()
        if running is not None:
            self._remember(lambda shelf, _address, now_ms: end(shelf, now_ms))
            running.stop(wait)
            self.calls.clear()
            self.changed.emit()

    def end_everything(self) -> None:
        """Unpair every phone, void every code, and stop serving."""
        if self._pairing is not None:
            self._pairing.revoke_all()
        else:
            Book(0, self._keep, revoked=self._revoked).revoke_all(time.time() + LASTS_S)
        self.switch_off()

    def stale_papers(self) -> tuple[str, ...]:
        """Return the papers printed whose codes lead to another address than today's."""
        if self._live is None or self._club.prints is None or not self.on:
            return ()
        try:
            printed = self._club.prints.printed(self._live.session.tournament)
            return stale(self._club.directory, printed, self.address)
        except StorageTrouble:
            return ()

    def _remember(self, keep: Callable[[Shelf, str, int], object]) -> None:
        """Keep where the codes of papers lead from now on."""
        if self._club.read_only:
            return
        try:
            keep(self._club.directory, self.address, self._club.clock.now_ms())
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)

    def offer(self, role: Role) -> Offer | None:
        """Return how a phone of this role comes in now, for two minutes; None while off."""
        from td_app.web.pairing import PIN_LASTS_S

        if self._pairing is None or not self.on:
            return None
        pin = self._pairing.offer(role, PIN_LASTS_S)
        code = self._pairing.offer_code(role)
        return Offer(role, pin, code_address(self.address, code), PIN_LASTS_S)

    def on_paper(self, kept: Stationery) -> Stationery:
        """Return the stationery of papers, with the phones' codes while the server is on."""
        if not self.on:
            return kept
        return replace(kept, phones=self.address, tables=self.table_addresses())

    def table_addresses(self) -> tuple[tuple[int, str], ...]:
        """Return by open table the address that pairs a phone with it; empty while the server is
        off.

        The same ones as long as phones are on: what is printed twice leads to the same.
        """
        if self._pairing is None or self._live is None or not self.on:
            return ()
        codes = [(t.number, self._pairing.offer_table(t.number)) for t in self._live.open_tables()]
        return tuple((table, code_address(self.address, code)) for table, code in codes)

    def paired(self) -> tuple[PairedRow, ...]:
        """Return the phones paired, whether they are there, and what each did last."""
        if self._pairing is None or self._live is None:
            return ()
        last: dict[str, str] = {}
        for entry in self._live.entries_since(max(0, self._live.sequence - LOOKED_THROUGH)):
            if entry.post.startswith("web-"):
                last[entry.post] = action_label(entry.event, partial(_name, self._live))
        return tuple(
            PairedRow(device, self._pairing.connected(device.post), last.get(device.post, ""))
            for device in self._pairing.devices
        )

    def revoke(self, post: str) -> None:
        """Unpair a phone."""
        if self._pairing is not None:
            self._pairing.revoke(post)
            self.changed.emit()

    def go_to(self, table: int, who: str) -> None:
        """Somebody of the desk goes to a table that calls."""
        self.calls.take(table, who)

    def settle(self, request: Request, *, confirmed: bool) -> None:
        """Do what a table's phone asked for, or set it aside."""
        if not confirmed or self._running is None:
            self.calls.settle(request.number)
            return
        try:
            self._running.api.served.confirm(request.number)
        except Refused as refusal:
            if self._live is not None:
                self._live.refused.emit(refusal)
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)

    def preview_sentence(self, request: Request) -> str:
        """Return what would be done of a request in a few words, or why it cannot be."""
        assert self._live is not None
        return asked_sentence(self._live.foresee(request.command()), partial(_name, self._live))

    def _book(self, live: LiveTournament) -> Book:
        def write(text: str) -> None:
            if QThread.currentThread() is self.thread():
                self._keep(text)
            else:
                self._posted.emit(partial(self._keep, text))

        club = self._club
        kept = (club.directory, live.session.tournament, time.time())
        key = self._pairing.post_key if self._pairing is not None else post_key(self.trouble.emit)
        return book_of(*kept, write, self._revoked, club.bound, key)

    def _keep(self, text: str) -> None:
        if self._club.read_only:
            return
        try:
            self._club.directory.set_setting(KEPT_AS, text)
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
        self.changed.emit()

    def _listen(self, live: LiveTournament) -> None:
        running = self._running
        if running is not None:
            self._end = live.session.subscribe(running.tell)

    def _on_calls(self) -> None:
        self._wake_pages()
        self.changed.emit()

    def _wake_pages(self) -> None:
        if self._running is not None:
            self._running.tell()

    def _take(self, call: Callable[[], None]) -> None:
        self._queue.append(call)
        self._flush()

    def _flush(self) -> None:
        """Do what phones ask, in order, unless another answer is waited for just now.

        However much they ask, the window has its turn every so often.
        """
        while self._queue and self._in_turn():
            if self._live is not None and self._live.waiting:
                QTimer.singleShot(AGAIN_MS, self._flush)
                return
            self._queue.popleft()()

    def _in_turn(self) -> bool:
        """Return whether the phones have their turn still; the window has its own in between."""
        if self._turn_ends is None:
            self._turn_ends = time.thread_time() + LONGEST_TURN_S
            QTimer.singleShot(0, self._next_turn)
        return time.thread_time() < self._turn_ends

    def _next_turn(self) -> None:
        self._turn_ends = None
        self._flush()


def _name(live: LiveTournament, entrant: int) -> str:
    known = live.last_known(entrant)
    if known is not None:
        return known.display_name
    return ""
