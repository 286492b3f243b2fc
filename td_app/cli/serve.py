"""``td-app serve``: a tournament for phones and other machines, without a window."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import socket
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

import uvicorn

from reports.drawings import dots_of, png_of, terminal_lines
from rules_ropta.ruling import Refused
from td_app.bootstrap import club_apart, club_of, publishing_of
from td_app.cli.answers import complaining, say
from td_app.cli.opening import opened
from td_app.club.check_in import CheckIn
from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.live.computer_hour import ComputerHour, refuse_far_off
from td_app.live.reading import Live
from td_app.ports.publishing import ACCOUNT, POST, PROGRAMS_POST, RECEIVER, WEBHOOK
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import stationery_of
from td_app.program.atomic_files import write_file
from td_app.program.portable import data_folder
from td_app.program.post_key import post_key
from td_app.program.revoked_phones import RevokedPhones, revoked_file
from td_app.publishing.site.live import ServedLivePage
from td_app.ui.public.browser_walls import BrowserWalls, OtherTournaments
from td_app.ui.public.hall import Hall, SeasonOnWall
from td_app.ui.public.logo import for_phones
from td_app.web.api import Api
from td_app.web.devices import acts_key, book_of
from td_app.web.hosts import Hosts, names_typed
from td_app.web.networks import networks
from td_app.web.pairing import Pairing
from td_app.web.printed_codes import code_address
from td_app.web.published import names_kept
from td_app.web.roles import Role
from td_app.web.running import listening, server_of
from td_app.web.season_summary import SeasonForPhones
from td_app.web.served import Served
from td_app.wire import refused_json
from td_app.words import refusal_sentence, trouble_sentence
from td_app.words.language import fr_en, set_current_language
from td_app.words.phones_desk import role_text

if TYPE_CHECKING:
    from td_app.persistence.engine import ClubFile
    from td_app.web.certificates import OwnCertificate

#: How often the clock is noted as seen, and a server asked what other posts wrote (s).
TICK_S = 1.0
#: Who is given a PIN that is good while it runs.
PINS: Final = (Role.FLOOR, Role.DIRECTOR, Role.READER)
#: How often the certificate of one's own is looked at: networks come and go (s).
RENEW_S = 60.0


@complaining
def serve(options: argparse.Namespace) -> int:
    """Serve until ended; 2 when the tournament or the port cannot be had."""
    if options.openapi:
        return _describe()
    if options.lang:
        set_current_language(options.lang)
    with listening(options.host, options.port) as listener, opened(options) as file:
        club = club_of(file)
        if isinstance(club.clock, ComputerHour) and (options.hour or options.reason):
            club.clock.settle(options.hour, options.reason)
        number = options.tournament  # or the latest
        if number is None:
            rows = club.tournaments()
            if not rows:
                raise Refused("NO_TOURNAMENT")
            number = rows[0].id
        live = Live(club.open(number))
        revoked = RevokedPhones(revoked_file(), _say_trouble)
        shelf = club.directory
        kept = (shelf, live.session.tournament, time.time())
        key = post_key(_say_trouble)
        book = book_of(*kept, revoked=revoked, bound=club.bound, key=key)
        # As the club's file wishes it at each moment: a window beside may change that.
        hall = Hall(club.directory.setting, folder=club.shelf.folder, read_only=True)
        served = _served(club, live, hall)
        # What was typed to listen at is a name by which one asks, too.
        names = names_typed(" ".join((options.host, *options.name)))
        hosts = Hosts(listener.getsockname()[0], set(names) - {"0.0.0.0"})
        pairing = Pairing(time.monotonic, book, replaced=partial(_say_pins, options), post_key=key)
        pairing.refuse_unprotected = options.refuse_unprotected
        api = Api(served, pairing, hosts=hosts)
        certificate = options.certificate
        renewed = None
        if options.own_certificate:
            renewed = _certificates(hosts)
            api.own = renewed()
            certificate = api.own.file
        server = server_of(api, certificate)
        host, port = listener.getsockname()[:2]
        here = "127.0.0.1" if host == "0.0.0.0" else host
        start = f"{'https' if server.config.is_ssl else 'http'}://"
        near = here
        if host == "0.0.0.0":
            near = next((network.address for network in networks()), here)
        # Where phones cannot come nobody reads codes.
        shown = not options.json and sys.stdout.isatty() and not near.startswith("127.")
        if not near.startswith("127."):
            hall.serve_phones(f"{start}{near}:{port}")
        codes = Codes(f"{start}{near}:{port}", pairing, options.codes, shown)
        codes.begin()
        codes.add_tables(table.number for table in live.open_tables())
        pins = {role: pairing.offer(role) for role in PINS}
        _say_pins(options, pins, f"{start}{here}:{port}")
        if api.own is not None:
            _say_authority(options, api.own)
        _say_doubt(options, club)
        # Ctrl+C is how one ends it: no fault to tell.
        beside = programs_beside(options, file, club, live)
        with publishing_beside(options, file, club, live), beside, suppress(KeyboardInterrupt):
            asyncio.run(_serving(api, listener, server, codes, renewed))
    return 0


def _describe() -> int:
    """Print what machines may ask, as OpenAPI."""
    from td_app.web.openapi import description_bytes

    print(description_bytes().decode())
    return 0


def _served(club: Club, live: Live, hall: Hall) -> Served:
    """Return the tournament with what the club has around it; its wall is that of a hall."""
    seasons = ClubSeasons(club)
    served = Served(live, names_kept(club.directory), SeasonForPhones(seasons))
    served.logo = for_phones(stationery_of(club).logo)
    hall.season = SeasonOnWall(lambda: seasons, lambda: live)
    served.walls = BrowserWalls(hall, OtherTournaments(club), reads_again=True)
    served.live_page = ServedLivePage(club)
    if not live.read_only:
        served.acts_key = acts_key(club.directory)
    if club.register is not None and not live.read_only:
        served.check_in = CheckIn(live, club.register, _say_trouble)
    return served


def _certificates(hosts: Hosts) -> Callable[[], OwnCertificate]:
    """Return what gives the certificate of the day, made by this computer."""
    from td_app.web.certificates import FOLDER, own_certificate

    return partial(own_certificate, data_folder() / FOLDER, hosts.added)


@dataclass(slots=True)
class Codes:
    """The QR codes of a tournament that is served: as pictures in a folder, and on the terminal.

    One of a floor or a director pairs one phone; another then stands in its place. A program has no
    camera: its code is told in digits, with the address that takes it (:func:`_say_pins`).
    """

    address: str
    pairing: Pairing
    folder: Path | None
    shown: bool
    _tables: set[int] = field(default_factory=set)

    def begin(self) -> None:
        """Show the public's code, and those of the staff from now on."""
        if self.folder is None and not self.shown:
            return
        self._show("public", f"{self.address}/", role_text(Role.ANYONE.value))
        self.pairing.used = self._renew
        self._renew(Role.FLOOR)
        self._renew(Role.DIRECTOR)

    def add_tables(self, tables: Iterable[int]) -> None:
        """Write the codes of tables that have none in the folder yet."""
        if self.folder is None:
            return
        for table in sorted(set(tables) - self._tables):
            self._tables.add(table)
            code = self.pairing.offer_table(table)
            self._write(f"table_{table}", code_address(self.address, code))

    def _renew(self, role: Role) -> None:
        code = self.pairing.offer_code(role, None)
        self._show(role.value, code_address(self.address, code), role_text(role.value))

    def _show(self, name: str, address: str, label: str) -> None:
        self._write(name, address)
        if self.shown:
            lines = terminal_lines(dots_of(address))
            _print("\n".join((f"{label} · {self.address}", *lines)))

    def _write(self, name: str, address: str) -> None:
        """Write a code for this user alone: whoever has it comes in."""
        if self.folder is None:
            return
        try:
            write_file(self.folder / f"{name}.png", png_of(dots_of(address)), mode=0o600)
        except StorageTrouble as trouble:
            _say_trouble(trouble)


def _say_pins(options: argparse.Namespace, pins: Mapping[Role, str], url: str = "") -> None:
    """Tell the PINs, with the address at first; later on those that stand for them."""
    if options.json:
        first = {"url": url} if url else {}
        told = json.dumps({**first, **{f"{role.value}_pin": pin for role, pin in pins.items()}})
    else:
        why = fr_en(
            "Trop de codes faux\u00a0: les codes changent.",
            "Too many wrong codes: the codes change.",
        )
        floor = fr_en("Code des floors", "Floor code")
        director = fr_en("Code du directeur", "Director’s code")
        reader = fr_en("Code des programmes, en lecture seule", "Code of programs, read-only")
        lines = zip((floor, director, reader), (pins[role] for role in PINS), strict=True)
        told = "\n".join((url or why, *(f"{name} {pin}" for name, pin in lines)))
        if url:
            # The reader's line is the last one.
            told += f" (POST {url}/api/pair)"
    _print(told)


def _print(text: str) -> None:
    # A terminal that is gone, or a program that reads no more, holds up no phone that pairs.
    with suppress(OSError):
        print(text, flush=True)


def _say_authority(options: argparse.Namespace, own: OwnCertificate) -> None:
    """Tell what to compare before a phone installs the authority."""
    if options.json:
        say({"authority": {"fingerprint": own.fingerprint, "path": "/certificate"}})
        return
    words = fr_en(
        "Empreinte de l’autorité (/certificate)", "The authority’s fingerprint (/certificate)"
    )
    print(words, own.fingerprint, flush=True)


@contextmanager
def publishing_beside(
    options: argparse.Namespace, file: ClubFile, club: Club, live: Live
) -> Iterator[None]:
    """Publish meanwhile, where the club publishes from this post; nothing is loaded elsewhere."""
    if not club.directory.setting(ACCOUNT) or club.directory.setting(POST) != club.post:
        yield
        return
    from td_app.cli.sending import places_of_secrets, secret_asked, tell_troubles

    places = places_of_secrets(options)
    secret_asked(club, places)
    publishing = publishing_of(file, club, places, tell_troubles())
    evening = f"e{live.session.tournament}"
    end = live.session.subscribe(lambda: publishing.tell(evening))
    publishing.start()
    try:
        yield
    finally:
        end()
        publishing.stop()


@contextmanager
def programs_beside(
    options: argparse.Namespace, file: ClubFile, club: Club, live: Live
) -> Iterator[None]:
    """Tell other programs meanwhile, where the club has some and this post tells them.

    Nothing is loaded elsewhere.
    """
    shelf = club.directory
    given = shelf.setting(RECEIVER) or shelf.setting(WEBHOOK)
    if not given or shelf.setting(PROGRAMS_POST) != club.post:
        yield
        return
    from td_app.cli.sending import places_of_secrets, sentence_of
    from td_app.publishing.programs import tell_programs
    from td_app.publishing.running import LONGEST_END_S
    from td_app.publishing.transports.transport import TransportTrouble
    from td_app.publishing.webhook import secret_of

    secret = partial(secret_of, club, places_of_secrets(options))
    if shelf.setting(WEBHOOK):
        # Typed now; what is wrong is told when a call is due.
        with suppress(TransportTrouble):
            secret()

    def heard(_address: str, trouble: TransportTrouble | None) -> None:
        if trouble is not None:
            print(sentence_of(trouble), file=sys.stderr, flush=True)

    ended = Event()
    asked = (club, live.session.tournament, partial(club_apart, file), secret, heard, ended)
    telling = Thread(target=tell_programs, args=asked, name="programs", daemon=True)
    telling.start()
    try:
        yield
    finally:
        ended.set()
        telling.join(LONGEST_END_S)


def _say_trouble(trouble: StorageTrouble) -> None:
    print(trouble_sentence(trouble), file=sys.stderr, flush=True)


def _say_doubt(options: argparse.Namespace, club: Club) -> None:
    """Tell that the computer's clock is far off: until it is settled every act is refused."""
    try:
        refuse_far_off(club.clock, club.clock.now_ms())
    except Refused as refusal:
        if options.json:
            say({"clock": refused_json(refusal)["refused"]})
        else:
            print(refusal_sentence(refusal), file=sys.stderr, flush=True)


async def _serving(
    api: Api,
    listener: socket.socket,
    server: uvicorn.Server,
    codes: Codes,
    renewed: Callable[[], OwnCertificate] | None,
) -> None:
    # What is made by now stays: nobody waits while all of it is searched for cycles.
    gc.freeze()
    live = api.served.live
    end = live.session.subscribe(api.changes.tell)
    unheard = api.calls.subscribe(api.changes.tell)
    ticking = asyncio.create_task(_ticking(live, codes))
    renewing = asyncio.create_task(_renewing(server, renewed))
    try:
        await server.serve(sockets=[listener])
    finally:
        ticking.cancel()
        renewing.cancel()
        end()
        unheard()
        with suppress(StorageTrouble):
            live.note_seen()


async def _renewing(server: uvicorn.Server, renewed: Callable[[], OwnCertificate] | None) -> None:
    """Serve with one's own certificate of the day: networks change, and some serve for months."""
    while renewed is not None and server.config.ssl is not None:
        await asyncio.sleep(RENEW_S)
        with suppress(StorageTrouble):
            own = await asyncio.to_thread(renewed)
            server.config.ssl.load_cert_chain(own.file)


async def _ticking(live: Live, codes: Codes) -> None:
    """Note the clock as seen, take in what other posts wrote, and write the codes of new tables."""
    follow = live.follow()
    while True:
        await asyncio.sleep(TICK_S)
        # A disk or a network away for a moment: asked again with the next tick.
        with suppress(StorageTrouble):
            if live.turned or live.seen_long_ago:
                live.note_seen()
            follow()
            codes.add_tables(table.number for table in live.open_tables())
