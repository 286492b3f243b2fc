"""Papers in general, and the stationery of a club: its name, its logo, the sheet."""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from datetime import date, datetime
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from reports.facts import Heading, PaperSize, PrintedSeal
from td_app.club.club import Club
from td_app.ports.seals import PRINTED, by_fours
from td_app.words.language import LANGUAGES, Language, in_language, known_language
from td_app.words.on_paper import PaperWords

if TYPE_CHECKING:
    from td_app.live.door import Door
    from td_app.live.session import TournamentSession


CLUB_NAME: Final = "club_name"
PAPER_SIZE: Final = "paper_size"
SLIP_SIZE: Final = "slip_size"
LANGUAGE: Final = "language"
SITE_HOST: Final = "site_host"
"""The club's setting: who keeps its site, empty while it has none."""
LOGO: Final = "public_logo"
"""The club's settings; that of the logo holds what its file was called, empty without one."""

KEPT_AS: Final = "logo_affichage.png"
"""The logo's copy beside the club's file, always a PNG."""

Part = Literal["before", "during", "after"]
"""When a paper is wanted: before the first hand, while it is played, once it is over."""

SlipSize = Literal["A7", "A6", "roll"]
"""Seat slips: eight on a sheet, four on a sheet, or a receipt roll 80 mm wide."""


@dataclass(frozen=True, slots=True)
class Stationery:
    """The stationery of a club: name, logo, language, and sizes of paper.

    ``logo`` is a PNG, empty without one; an empty ``club`` heads nothing. ``phones``: where the
    room's pages are, and by table what makes a phone its own; nothing while phones are off.
    ``host`` keeps the club's site, empty where it has none.
    """

    language: Language = LANGUAGES[0]
    club: str = ""
    logo: bytes = b""
    size: PaperSize = "A4"
    slips: SlipSize = "A7"
    phones: str = ""
    tables: tuple[tuple[int, str], ...] = ()
    host: str = ""

    @property
    def words(self) -> PaperWords:
        """Return the words of papers in its language."""
        return PaperWords(self.language)


StationeryNow = Callable[[], Stationery]
"""Asked each time that something is printed: the club may have changed its logo since."""


def stationery_of(club: Club, language: Language | None = None) -> Stationery:
    """Return the club's stationery now; in the club's own language unless another is given."""
    directory = club.directory
    size = directory.setting(PAPER_SIZE)
    slips = directory.setting(SLIP_SIZE)
    return Stationery(
        language=language or known_language(directory.setting(LANGUAGE)),
        club=directory.setting(CLUB_NAME) or "",
        logo=_logo(club),
        size=size if size in get_args(PaperSize) else "A4",  # type: ignore[arg-type]
        slips=slips if slips in get_args(SlipSize) else "A7",  # type: ignore[arg-type]
        host=directory.setting(SITE_HOST) or "",
    )


def _logo(club: Club) -> bytes:
    """Return the logo's copy; nothing without one, when it is not at this post or is damaged."""
    if club.folder is None or not club.directory.setting(LOGO):
        return b""
    try:
        png = (club.folder / KEPT_AS).read_bytes()
    except OSError:
        return b""
    return png if _is_picture(png) else b""


@lru_cache(maxsize=2)
def _is_picture(png: bytes) -> bool:
    # Loaded when a club has a logo: papers without one need no pictures.
    from PIL import Image

    try:
        Image.open(io.BytesIO(png), formats=("PNG",)).load()
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return False
    return True


def on_demand(module: str, name: str) -> Callable[..., Any]:
    """Return a function of a module that is loaded when it is first called."""

    def called(*given: object, **named: object) -> Any:
        return getattr(import_module(module), name)(*given, **named)

    return called


def _offered(_: TournamentSession) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Document:
    """A paper: its name for scripts, its titles, its file, when it is wanted and ready.

    ``ready`` answers None, or the code of what is missing. ``facts`` gives what a report tells of a
    session on a stationery (some, of one act or person alone), ``draw`` makes its PDF. ``offered``
    tells whether this tournament has such a paper at all: one without prizes has no list of them.
    ``in_one_click``: it belongs to everything that is printed for its part of the evening.
    ``lasting`` gives what must stay true for a print to be good, where it is less than all the
    facts: who goes out sits nowhere else. ``posted``: it is hung up or published, so that whoever
    refuses to be named stands there by another name. ``with_phones``: it leads to the room's
    pages, and waits for them.
    """

    name: str
    titles: tuple[str, str]
    file: str
    part: Part
    ready: Callable[[TournamentSession], str | None]
    facts: Callable[..., Any]
    draw: Callable[[Any], bytes]
    offered: Callable[[TournamentSession], bool] = _offered
    in_one_click: bool = True
    lasting: Callable[[TournamentSession], object] | None = None
    posted: bool = False
    with_phones: bool = False

    def waits(self, session: TournamentSession, stationery: Stationery) -> str:
        """Return the code of what is missing before it is printed on a stationery, else ""."""
        missing = self.ready(session) or ""
        if not missing and self.with_phones and not stationery.phones:
            return "PHONES_NOT_ON_YET"
        return missing

    def title(self, language: Language) -> str:
        """Return the title in a language."""
        return in_language(self.titles, language)

    def file_in(self, language: Language) -> str:
        """Return what the file of the paper is called in a language."""
        return in_language((self.file, f"{self.name}.pdf"), language)

    def pdf(self, session: TournamentSession, stationery: Stationery | None = None) -> bytes:
        """Return the paper as it is now; ValueError when it is not ready."""
        return self.draw(self.facts_printed(session, stationery or Stationery()))

    def facts_printed(self, session: TournamentSession, stationery: Stationery) -> Any:
        """Return the facts to print; a posted paper has public names only."""
        return self.facts(self._shown(session), stationery)

    def _shown(self, session: TournamentSession) -> TournamentSession:
        """Return the session as those who see the paper may read it."""
        # Loaded with the first tournament: the settings alone are asked for before.
        from td_app.live.public_names import in_public

        return in_public(session) if self.posted else session

    def past(self, session: TournamentSession) -> bool:
        """Return whether nobody needs it any more: what it belongs to is over."""
        return session.state.over and self.part != "after"

    def fingerprint(self, session: TournamentSession) -> str:
        """Return a fingerprint of 64 hexadecimal digits: it changes when the paper's content does.

        The hour of printing, the club's name and logo, the size of the sheet do not count; of
        a paper with something ``lasting``, nothing else does.
        """
        shown = self._shown(session)
        told = (
            self.lasting(shown)
            if self.lasting is not None
            else self._facts_without_heading(session)
        )
        setup = session.state.setup
        whole = (told, setup.name, setup.date, setup.place)
        written = json.dumps(whole, default=_plain, sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()

    def _facts_without_heading(self, session: TournamentSession) -> object:
        told = asdict(self.facts_printed(session, Stationery()))
        told.pop("heading", None)
        return told


def _plain(value: object) -> object:
    if isinstance(value, frozenset | set):
        return sorted(value)
    if isinstance(value, date | datetime):
        return value.isoformat()
    return str(value)


def heading_of(session: TournamentSession, stationery: Stationery) -> Heading:
    """Return the heading of a paper printed now."""
    setup = session.state.setup
    return Heading(
        tournament=setup.name,
        day=date.fromisoformat(setup.date) if setup.date else None,
        place=setup.place,
        printed_at=local_time(session.now_ms()),
        words=stationery.words,
        club=stationery.club,
        logo=stationery.logo,
        size=stationery.size,
    )


def sealed_heading(session: TournamentSession, stationery: Stationery) -> Heading:
    """Return the heading of a paper with the seal of the journal it is made from."""
    return replace(heading_of(session, stationery), seal=printed_seal(session))


def printed_seal(door: Door[Any, Any, Any, Any]) -> PrintedSeal | None:
    """Return the seal of a journal as papers show it; None before its first entry."""
    seal = door.whole_seal()
    if seal is None:
        return None
    figures = by_fours(seal.figures[:PRINTED])
    cover = door.cover()
    return PrintedSeal(seal.entry, figures, seal.code, cover.covered_from, cover.erased)


def local_time(at_ms: int) -> datetime:
    """Return a moment (milliseconds since 1970) as the clock on the wall shows it."""
    return datetime.fromtimestamp(at_ms / 1000)


def always(_: TournamentSession) -> str | None:
    """Return None: the paper is always ready."""
    return None


def drawn(session: TournamentSession) -> str | None:
    """Return None once seats are drawn, else what is missing."""
    return None if session.state.drawn else "NOT_DRAWN_YET"


def in_play(session: TournamentSession) -> str | None:
    """Return None while players sit at the tables, else what is missing."""
    return "OVER_ALREADY" if session.state.over else drawn(session)
