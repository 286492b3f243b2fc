"""The only place that wires everything together."""

from __future__ import annotations

import ctypes
import getpass
import os
import platform
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy.engine import make_url

from td_app import __version__
from td_app.club.club import TAKEN_AWAY, Apart, Club, clock_warning, judged_clock
from td_app.persistence.copies import FileCopies, held_in, put_back
from td_app.persistence.engine import (
    ClubFile,
    is_gone,
    open_club_file,
    open_database,
    whole_copy,
)
from td_app.persistence.erased_copies import PrivateCopies, erase_as_joined, named_again
from td_app.persistence.journal_store import VERSION_OF
from td_app.persistence.places import (
    club_file,
    name_post,
    post_name,
    salvaged_name,
    training_file,
)
from td_app.persistence.replacing import joining_copy
from td_app.persistence.salvage import Salvaged, salvage
from td_app.persistence.server_copies import ServerCopies
from td_app.persistence.server_link import ServerLink
from td_app.ports.chance_and_time import Shuffler, WallClock
from td_app.ports.club import ClubDirectory
from td_app.ports.copies import ClubFileSummary
from td_app.ports.seals import Seal, SealReader, SealReport
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import CLUB_NAME, PAPER_SIZE
from td_app.program.portable import data_folder
from td_app.words import trouble_sentence
from td_app.words.copies import (
    held_words,
    members_saved_words,
    moment_words,
    named_again_words,
    put_back_words,
    rows_lost_words,
    salvaged_words,
)
from td_app.words.joining import joined_words, still_named_words
from td_app.words.language import Language

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from td_app.publishing.running import Publishing
    from td_app.publishing.secrets import Secrets
    from td_app.publishing.sending import Outcome, Sender
    from td_app.ui.publisher import Beside

T = TypeVar("T")


def awake_ms() -> int:
    """Return milliseconds counted since the computer was started, its sleep left out.

    That is what Python's own count is on Linux and macOS; on Windows it would go on asleep.
    """
    if sys.platform == "win32":
        hundreds_of_ns = ctypes.c_ulonglong()
        if ctypes.windll.kernel32.QueryUnbiasedInterruptTime(ctypes.byref(hundreds_of_ns)):
            return hundreds_of_ns.value // 10_000
    return time.monotonic_ns() // 1_000_000


class SystemClock:
    """The computer's time of day, and a count that neither a change of it nor sleep touches."""

    def now_ms(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def steady_ms(self) -> int:
        """Return milliseconds that never jump, and stand while the computer sleeps."""
        return awake_ms()


class SystemChance:
    """Chance from the operating system."""

    def seed(self) -> bytes:
        """Return 32 fresh bytes."""
        return secrets.token_bytes(32)


def club_of(file: ClubFile) -> Club:
    """Return the club of an open file, with the computer's time and chance; a server's own time.

    A server is asked by its link, which ends when the file is closed. Raises
    :class:`StorageTrouble`.
    """
    link = link_of(file)
    post = file.bound or post_name()
    if link is not None:
        tell_version(file, post)
    copies: PrivateCopies | None = None
    if file.line is not None:
        copies = ServerCopies(file, data_folder(), platform.node())
    elif file.path is not None and not file.read_only:
        copies = PrivateCopies(file.path, platform.node())
    return Club(
        _through(link, file.store),
        _through(link, file.directory),
        clock_of(file, link, post),
        SystemChance(),
        link=link,
        disk=file.disk,
        operator=_operator(),
        post=post,
        bound=file.bound,
        name_post=None if file.bound else name_post,
        read_only=file.read_only,
        folder=file.path.parent if file.path else data_folder(),
        prints=_through(link, file.prints),
        photos=_through(link, file.photos),
        published=_through(link, file.published),
        privacy=_through(link, file.privacy),
        seasons=_through(link, file.seasons),
        register=_through(link, file.register),
        copies=copies,
        meeting_store=_through(link, file.meetings),
        training=partial(training_of, file.path, _through(link, file.directory)),
        training_folder=training_file(file.path).parent,
        read_seals=_seal_reader(file),
    )


def _seal_reader(file: ClubFile) -> SealReader:
    """Return what verifies seals in a club; what replays journals is loaded with the first."""

    def verify(seals: Sequence[Seal], other: Path | None = None) -> SealReport:
        from td_app.persistence.seal_check import seal_reader

        return seal_reader(file)(seals, other)

    return verify


def clock_of(file: ClubFile, link: ServerLink | None, post: str) -> WallClock:
    """Return what dates the entries of a post: its server, else the computer's clock, judged.

    Where one only looks nothing is dated.
    """
    if link is not None:
        return link.clock
    if file.read_only:
        return SystemClock()
    return judged_clock(SystemClock(), *file.store.dated(post))


def training_of(
    path: Path | None, told: ClubDirectory, clock: WallClock, chance: Shuffler
) -> Apart:
    """Return the club of the training evenings beside a club's file: never the club's own.

    It speaks and looks as the club whose directory is ``told``. Raises :class:`StorageTrouble`.
    """
    with ExitStack() as opened:
        own = opened.enter_context(open_club_file(training_file(path)))
        club = Club(
            own.store,
            own.directory,
            clock,
            chance,
            post=post_name(),
            folder=own.path.parent if own.path else None,
            prints=own.prints,
            photos=own.photos,
            privacy=own.privacy,
            seasons=own.seasons,
            register=own.register,
            meeting_store=own.meetings,
        )
        for name in ("language", "theme", CLUB_NAME, PAPER_SIZE):
            own.directory.set_setting(name, told.setting(name))
        return Apart(club, opened.pop_all().close)


def sender_of(
    club: Club,
    places: Sequence[Secrets],
    *,
    read: Club | None = None,
    ended: Callable[[], bool] = lambda: False,
) -> Sender:
    """Return what sends the pages of a club; ``places`` are where its password may be.

    ``read``: the same club opened apart, to read it beside who plays. ``ended``: stop before the
    next step.
    """
    from td_app.publishing.ledger import Ledger
    from td_app.publishing.secrets import secret_for
    from td_app.publishing.sending import ReadSite, Sender
    from td_app.publishing.transports import transport_of

    site = ReadSite(read or club)
    return Sender(
        Ledger(club),
        site.pages,
        lambda account: secret_for(account, places),
        transport_of,
        ended,
        site.renewal,
    )


def publishing_of(
    file: ClubFile,
    club: Club,
    places: Sequence[Secrets],
    told: Callable[[Outcome], object] | None = None,
) -> Publishing:
    """Return what publishes an open club in a thread of its own; ``told`` is called there."""
    from td_app.publishing.running import Publishing

    @contextmanager
    def opened(ended: Callable[[], bool]) -> Iterator[Sender]:
        with club_apart(file) as read:
            yield sender_of(club, places, read=read, ended=ended)

    return Publishing(opened, told)


@contextmanager
def club_apart(file: ClubFile) -> Iterator[Club]:
    """Open the same club again, to be read by another thread; raises :class:`StorageTrouble`."""
    if file.path is not None:
        again = open_club_file(file.path, read_only=True)
    else:
        again = open_database(file.engine.url.render_as_string(hide_password=False), make=False)
    with again as apart:
        yield replace(club_of(apart), read_only=True)


def beside_window(file: ClubFile, club: Club) -> Beside:
    """Return how an open club is published and read beside its window."""
    from td_app.ui.publisher import Beside

    return Beside(partial(publishing_of, file, club), partial(club_apart, file))


def _through(link: ServerLink | None, kept: T) -> T:
    return kept if link is None else link.errands.through(kept)


def link_of(file: ClubFile) -> ServerLink | None:
    """Return the link with the server where a club is kept, None for a file."""
    if file.line is None:
        return None
    link = ServerLink(file.engine, file.line, SystemClock(), unbound=file.unbound)
    file.before_closing(link.close)
    return link


def _taken_away(club: Club) -> tuple[StorageTrouble, ...]:
    """Return what is told, once, of a club that was taken to another computer."""
    taken = club.directory.setting(TAKEN_AWAY)
    at_ms, _, copy = taken.partition(" ")
    if club.read_only or not at_ms.isdigit():
        return ()
    club.directory.set_setting(TAKEN_AWAY, "")
    return (StorageTrouble("TAKEN_AWAY", moment=moment_words(int(at_ms)), copy=copy),)


def tell_version(file: ClubFile, post: str) -> None:
    """Leave word of this post's version, for posts that do not know what it writes."""
    name = f"{VERSION_OF}{post}"
    if file.directory.setting(name) != __version__:
        file.directory.set_setting(name, __version__)


def _operator() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return ""


def open_application(
    path: Path | None,
    language: Language | None,
    database: str | None = None,
    warnings: Sequence[StorageTrouble] = (),
) -> int:
    """Open the director's window on the club's file, or on a database shared by several posts.

    ``warnings`` are told first. Return the exit status.
    """
    from td_app.ui import application

    wanted = path or club_file()
    if sys.platform.startswith("linux") and not _has_screen():
        print(trouble_sentence(StorageTrouble("NO_SCREEN"), language), file=sys.stderr)
        return 2
    app = application.started(sys.argv[:1], language)
    while True:
        file = _opened(app, wanted, database)
        if file is None:
            return 2
        with file:
            try:
                club = club_of(file)
                copies = list[Path]()
                taken = _taken_away(club)
            except StorageTrouble as trouble:
                application.show_startup_error(app, trouble, shared=database is not None)
                return 2
            application.warned(app, (*warnings, *file.warnings, *clock_warning(club.link), *taken))
            status = application.run(
                app,
                club,
                path=file.path,
                language=language,
                put_back=copies.append,
                beside=beside_window(file, club),
            )
        if not copies:
            return status
        try:
            _go_back(app, copies[-1], Path(os.path.realpath(wanted)))
        except StorageTrouble as trouble:
            application.show_startup_error(app, trouble, goes_on=True)


def _opened(app: QApplication, wanted: Path, database: str | None) -> ClubFile | None:
    """The club, perhaps only to look at; None once the director was told why it cannot be."""
    from td_app.ui import application

    if database:
        return opened_on_server(app, database)
    path = Path(os.path.realpath(wanted))
    try:
        gone = is_gone(path)
        return _mended(app, path, gone) if gone else open_club_file(path)
    except StorageTrouble as trouble:
        if trouble.code == "FILE_CORRUPTED" and _was_a_club(path, trouble):
            return _mended(app, path, trouble)
        if not application.asked_to_look(app, trouble):
            return None
    try:
        return open_club_file(path, read_only=True)
    except StorageTrouble as again:
        application.show_startup_error(app, again)
        return None


def opened_on_server(app: QApplication, url: str) -> ClubFile | None:
    """Return the club of a database, its password asked for until it is right.

    None once the director gave up, or was told why it cannot be opened.
    """
    from td_app.ui import application

    while True:
        try:
            return open_database(url)
        except StorageTrouble as trouble:
            if trouble.code not in {"PASSWORD_MISSING", "WRONG_PASSWORD"}:
                application.show_startup_error(app, trouble, shared=True)
                return None
            password = application.asked_password(app, trouble)
        if password is None:
            return None
        url = make_url(url).set(password=password).render_as_string(hide_password=False)


def _was_a_club(path: Path, damage: StorageTrouble) -> bool:
    """Return whether there is something to save: a database's first bytes, or a copy of what
    it was.
    """
    with suppress(OSError), path.open("rb") as file:
        return "copy" in damage.params or file.read(16) == b"SQLite format 3\0"
    return "copy" in damage.params


def _mended(app: QApplication, path: Path, damage: StorageTrouble) -> ClubFile | None:
    """A damaged or lost club as its director wants it: a copy, a new one, or what is whole."""
    from td_app.ui import application

    while True:
        try:
            copy, holds, damage = _its_copy(damage, path)
            match application.asked_about_damage(
                app, damage, (copy, holds) if copy and holds else None
            ):
                case "use_copy" if copy is not None:
                    _go_back(app, copy, path)
                    return _opened(app, path, None)
                case "other_copy":
                    if _gone_back_to_another(app, path):
                        return _opened(app, path, None)
                case "begin":
                    return open_club_file(path)
                case "salvage":
                    target = salvaged_name(path, datetime.now())
                    saved = salvage(path, target)
                    if application.told_salvaged(app, salvaged_lines(saved), target) == "go_on":
                        _go_back(app, target, path)
                        return _opened(app, path, None)
                    return open_club_file(target, read_only=True)
                case _:
                    return None
        except StorageTrouble as trouble:
            taken = trouble.code == "ALREADY_OPEN"
            application.show_startup_error(app, trouble, goes_on=not taken)
            if taken:
                return None


def _its_copy(
    damage: StorageTrouble, path: Path
) -> tuple[Path | None, ClubFileSummary | None, StorageTrouble]:
    """The copy that damage is told with, what it holds, and the damage as it is told.

    A copy that cannot be read any more (its folder was taken away) makes way for the next.
    """
    if "copy" not in damage.params:
        return None, None, damage
    with suppress(StorageTrouble):
        copy = Path(damage.params["copy"])
        return copy, held_in(copy), damage
    found = whole_copy(path)
    told = {"path": str(path)} | ({"copy": str(found.path)} if found else {})
    damage = StorageTrouble(damage.code, damage.detail, **told)
    return (found.path, held_in(found.path), damage) if found else (None, None, damage)


def _gone_back_to_another(app: QApplication, path: Path) -> bool:
    """Return whether the director chose a copy, saw what it holds, and it took the file's place."""
    from td_app.ui import application

    copy = application.asked_which_copy(app, FileCopies(path).latest_folder)
    if copy is None or not application.asked_to_go_back(app, copy, held_in(copy)):
        return False
    _go_back(app, copy, path)
    return True


def _go_back(app: QApplication, copy: Path, path: Path) -> None:
    """Put a copy in the club's place and say so. Raises :class:`StorageTrouble`."""
    from td_app.ui import application

    kept = put_back(copy, path, datetime.now())
    held = held_in(path)
    if copy == joining_copy(path):
        copy.unlink(missing_ok=True)
        told = held_words(len(held.tournaments), held.entries)
        naming = erase_as_joined(kept, path) if kept is not None else ()
        lines = joined_words(told, kept.name if kept is not None else "")
        if naming:
            lines.append(still_named_words([one.name for one in naming]))
        application.told_joined(app, lines)
        return
    last = max((one.last_ms or 0 for one in held.tournaments), default=0) or None
    holds = held_words(len(held.tournaments), held.entries)
    lines = put_back_words(copy.name, holds, last, kept.name if kept is not None else "")
    if kept is not None and (again := named_again(kept, path)):
        lines.append(named_again_words(again))
    application.told_put_back(app, lines)


def salvaged_lines(saved: Salvaged) -> list[str]:
    """Return what was saved and lost, a line a tournament, then the rows that are lost."""
    lines = [salvaged_words(t.name, t.kept, t.lost) for t in saved.tournaments]
    if saved.members:
        lines.append(members_saved_words(saved.members))
    lost = sum(saved.rows_lost.values())
    return [*lines, rows_lost_words(lost)] if lost else lines


def _has_screen() -> bool:
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return any(os.environ.get(name) for name in names)
