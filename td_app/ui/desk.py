"""The director's desk: the club, the tournament open on it, and how the screens speak and look."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from pathlib import Path
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, Qt, QTranslator, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from rules_ropta.ruling import Refused
from td_app.club.club import TAKEN_AWAY, Club, EndedFlight, Summary
from td_app.ports.copies import CopiesErased
from td_app.ports.journals import TournamentRow
from td_app.ports.privacy import Elsewhere, Trace
from td_app.ports.trouble import StorageTrouble
from td_app.printing.document import (
    Stationery,
    stationery_of,
)
from td_app.ui.club_settings import (
    KNOCKOUTS_NOTED,
    MONEY_ALLOWED,
    OTHER_GAMES,
    ClubSettings,
)
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.meeting_drafts import MeetingDrafts
from td_app.ui.phones import Phones
from td_app.ui.post_settings import own_settings_read
from td_app.ui.public.hall import Hall, SeasonOnWall
from td_app.ui.public.voice import locale_of
from td_app.ui.publisher import Publisher
from td_app.ui.theme import apply_theme
from td_app.ui.work_apart import begun
from td_app.words.language import (
    LANGUAGES,
    Language,
    known_language,
    languages,
    set_current_language,
)

if TYPE_CHECKING:
    from td_app.club.check_in import CheckIn
    from td_app.club.seasons import ClubSeasons
    from td_app.club.team_seasons import TeamSeasons
    from td_app.live.session import TournamentSession
    from td_app.season.board import Board
    from td_app.tournament.planning.survivors import Pair
    from td_app.tournament.state.person import Person
    from td_app.tournament.state.setup import TournamentSetup
    from td_app.ui.live_tournament import LiveTournament

THEMES = ("system", "light", "dark")

COUNTED_AT_ONCE_S = 0.05
"""What a season’s points may take before the window goes on meanwhile (s)."""

_installed: list[QTranslator] = []


def speak(app: QCoreApplication, language: Language) -> None:
    """Make every text asked from now on come in ``language``: labels, sentences, Qt's own.

    Texts already on screen stay as they are: windows ask again.
    """
    while _installed:
        before = _installed.pop()
        app.removeTranslator(before)
        before.deleteLater()
    set_current_language(language)
    QLocale.setDefault(locale_of(language))
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    translator = QTranslator(app)
    if translator.load(str(folder / f"qtbase_{language}.qm")):
        app.installTranslator(translator)
        _installed.append(translator)


@dataclass(frozen=True, slots=True)
class Offered:
    """Options of a club beyond the federation's evening; all off by default."""

    money: bool = False
    games: bool = False
    knockouts: bool = False


class Desk(QObject):
    """``opened`` when another tournament (or none) is open, ``listed`` when the list changed,
    ``languageChanged`` and ``themeChanged`` once another one is on: a language makes windows
    build themselves again, a theme repaints what is there.
    """

    opened = Signal()
    listed = Signal()
    languageChanged = Signal()  # noqa: N815 - as Qt names them
    themeChanged = Signal()  # noqa: N815
    refused = Signal(object)
    trouble = Signal(object)
    training_asked = Signal(object)
    _erased_elsewhere = Signal()
    closing = Signal()
    _slow = Signal(object)
    erased = Signal(object)
    #: A name was erased, here or at another post: what shows names reads them again.
    names_erased = Signal()

    def __init__(self, club: Club, path: Path | None = None, parent: QObject | None = None) -> None:
        """Sit at the desk of a club kept in the file ``path``."""
        super().__init__(parent)
        self.club = club
        self.path = path
        self.settings = ClubSettings(club.directory, self.trouble.emit, read_only=club.read_only)
        self.training_on = False
        self.live: LiveTournament | None = None
        self.check_in: CheckIn | None = None
        self.copies = CopyKeeper(club.copies, self) if club.copies is not None else None
        self.phones = Phones(club, self)
        self.phones.trouble.connect(self.trouble)
        self.opened.connect(lambda: self.phones.follow(self.live, self.check_in))
        self.publisher = Publisher(club, self)
        self.publisher.trouble.connect(self.trouble)
        self.opened.connect(lambda: self.publisher.follow(self.live))
        # Here or at another post: what names somebody on the site is sent anew.
        for told in (self.listed, self.names_erased):
            told.connect(self.publisher.tell_all)
        self.copy_to_put_back: Path | None = None
        #: The tournament put away last, until another act makes it old news; 0 for none.
        self.put_aside = 0
        if self.copies is not None:
            self.copies.failed.connect(self.trouble)
        self._end_listening: Callable[[], object] = lambda: None
        if club.link is not None:
            queued = Qt.ConnectionType.QueuedConnection
            self._erased_elsewhere.connect(self.forget_summaries, queued)
            self._end_listening = club.link.on_erasure(self._erased_elsewhere.emit)
        self.hall = Hall(
            self.settings.text,
            self.settings.set_text,
            club.shelf.folder,
            read_only=club.read_only,
        )
        self.hall.changed.connect(self.phones.show_logo)
        self.phones.hall = self.hall
        self.phones.seasons = lambda: self.seasons
        self.hall.season = SeasonOnWall(lambda: self.seasons, lambda: self.live)
        self.phones.changed.connect(self._tell_hall_of_phones)
        self.guard: Callable[[Callable[[], object]], bool] = lambda _then: True
        """Whether the tournament here may leave now; if not, the director is asked first."""
        self.erase_elsewhere: list[Elsewhere] = [self.publisher.erased]
        """What publishes names: each erases them there too, and tells it on the certificate."""
        self._summaries: dict[int, tuple[int, Summary]] = {}
        self.meeting_drafts: dict[int, MeetingDrafts] = {}
        self._wait: Callable[[Future[Any]], object] | None = None
        self._counting = False
        self.language: Language = LANGUAGES[0]
        self.theme = "system"

    @cached_property
    def seasons(self) -> ClubSeasons:
        """The club's seasons, loaded once one is asked for: the start page tells of none."""
        from td_app.club.seasons import ClubSeasons

        seasons = ClubSeasons(self.club)
        seasons.count = self._count_apart
        return seasons

    def _count_apart(self, work: Callable[[], Board]) -> Board:
        """Return the points counted on another thread; the window goes on where they take long."""
        if self._wait is None or self._counting or current_thread() is not main_thread():
            return work()
        _, answer = begun(work, "points")
        self._counting = True
        try:
            with suppress(TimeoutError):
                return answer.result(COUNTED_AT_ONCE_S)
            self._wait(answer)
            return answer.result()
        finally:
            self._counting = False

    @cached_property
    def team_seasons(self) -> TeamSeasons:
        """The seasons of the club's meetings of teams, loaded once one is asked for."""
        from td_app.club.team_seasons import TeamSeasons

        return TeamSeasons(self.club)

    def dress(self, language: Language | None = None) -> None:
        """Put on the language (another one for this run only) and the theme of the club."""
        self.language = language or known_language(self.settings.text("language"))
        chosen = self.settings.text("theme")
        if chosen in THEMES:
            self.theme = chosen
        else:
            self.theme = "system"
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        self._speak()
        self._put_on()

    def set_language(self, language: Language) -> None:
        """Speak another language from now on; raises ``ValueError`` for one unknown."""
        if language not in languages():
            raise ValueError(language)
        if language != self.language:
            self.language = language
            self.settings.set_text("language", language)
            self._speak()
            self.languageChanged.emit()

    def set_theme(self, theme: str) -> None:
        """Use the theme ``"light"``, ``"dark"``, or the ``"system"``'s."""
        if theme not in THEMES:
            raise ValueError(theme)
        if theme != self.theme:
            self.theme = theme
            self.settings.set_text("theme", theme)
            self._put_on()
            self.themeChanged.emit()

    def name_post(self, name: str) -> None:
        """Name this post, from its next start on."""
        try:
            if self.club.name_post is not None:
                self.club.name_post(name)
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)

    @property
    def offered(self) -> Offered:
        """Return what a tournament's settings offer beyond the federation's evening."""
        settings = self.settings
        return Offered(
            money=settings.value(MONEY_ALLOWED),
            games=settings.value(OTHER_GAMES),
            knockouts=settings.value(KNOCKOUTS_NOTED),
        )

    def stationery(self) -> Stationery:
        """Return the stationery of the club's papers, with their language."""
        try:
            kept = stationery_of(self.club, self.language)
        except StorageTrouble:
            kept = Stationery(language=self.language)
        return self.phones.on_paper(kept)

    def tournaments(self, *, archived: bool = False) -> Sequence[TournamentRow]:
        """Return the tournaments, latest first; none when the file cannot be read."""
        try:
            return self.club.tournaments(archived=archived)
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
            return ()

    def is_sample(self, tournament: int) -> bool:
        """Return whether a tournament is a sample; not where the file cannot be read."""
        every = self.tournaments(archived=True)
        return any(row.sample for row in every if row.id == tournament)

    def summary(self, shown: TournamentRow) -> Summary | None:
        """Return how far a tournament of the list is, kept as long as its journal is as long."""
        known = self._summaries.get(shown.id)
        if known is None or known[0] != shown.entries:
            try:
                known = shown.entries, self.club.summary(shown.id)
            except (Refused, StorageTrouble):
                return None
            self._summaries[shown.id] = known
        return known[1]

    def forget_summaries(self) -> None:
        """Read again the summaries of the list of tournaments: a name was erased."""
        self._summaries.clear()
        self.hall.read_again()
        self.names_erased.emit()
        self.listed.emit()

    def erase(self, person: Person, erased: Sequence[Trace], kept: Sequence[Trace]) -> None:
        """Erase a person from the backups, then from the file: cut short, it can be asked again."""
        names = {person, *(name for trace in erased for name in trace.names)}

        def erase_here(done: CopiesErased) -> None:
            self._erase_here(erased, names, kept, done)

        if self.copies is None:
            erase_here(CopiesErased())
        else:
            self.copies.erase(person, erased, kept, erase_here)

    def _erase_here(
        self,
        erased: Sequence[Trace],
        names: Collection[Person],
        kept: Sequence[Trace],
        copies: CopiesErased,
    ) -> None:
        read = copies.read
        try:
            if self.club.privacy is not None:
                self.club.privacy.erase(erased)
                self.phones.read_again()
                read = (self.club.privacy.read_again(names, kept), *read)
            if self.live is not None:
                self.live.read_again()
        except StorageTrouble as trouble:
            self.erased.emit(trouble)
            return
        self.forget_summaries()
        told = tuple(line for each in self.erase_elsewhere for line in each(erased))
        read = (*read, own_settings_read(names))
        self.erased.emit(replace(copies, read=read, elsewhere=told))

    def open(self, tournament: int, *, looking: bool = False) -> bool:
        """Put a tournament on the desk, to look at alone when ``looking``; whether it is there."""
        return self._take(lambda: self.club.open(tournament, looking=looking))

    def create(self, setup: TournamentSetup) -> bool:
        """Open a new tournament with these settings; whether it is there."""
        return self._take(lambda: self.club.create(setup))

    def open_sample(self) -> bool:
        """Open a tournament to try things on; whether it is there."""
        from td_app.training.sample import sample_tournament

        return self._take(lambda: sample_tournament(self.club))

    def duplicate(self, tournament: int, name: str, day: str = "") -> bool:
        """Open a tournament with another's settings, today's or a day's; whether it is there."""
        when = day or date.today().isoformat()
        return self._take(lambda: self.club.duplicated(tournament, name, when))

    def day_two(self, flights: Sequence[EndedFlight], said: Mapping[Pair, bool], name: str) -> bool:
        """Open the day 2 of these flights, today; whether it is there."""
        today = date.today().isoformat()
        return self._take(lambda: self.club.day_two(flights, said, name, today))

    def archive(self, tournament: int, archived: bool = True) -> None:
        """Put a tournament away (the open one leaves the desk), or take it out again."""
        here = archived and self.live is not None and self.live.session.tournament == tournament
        if here and not self.guard(lambda: self.archive(tournament)):
            return
        try:
            self.club.archive(tournament, archived)
        except Refused as refusal:
            self.refused.emit(refusal)
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
        else:
            if archived:
                self.put_aside = tournament
            else:
                self.put_aside = 0
            if here:
                self._leave()
            self.listed.emit()

    def clear(self) -> None:
        """Take the tournament off the desk; nothing is on it any more."""
        if self.live is not None and self.guard(self._leave):
            self._leave()

    def _leave(self) -> None:
        self._put_away()
        self.opened.emit()

    def close(self) -> None:
        """Leave the desk: the clock's last moment is noted, the timers stop."""
        self.phones.switch_off(wait=True)
        self.publisher.stop()
        self._end_listening()
        self._put_away()

    def go_back_to(self, copy: Path) -> None:
        """Ask that a copy take the place of the club's file once the window is closed."""
        self.copy_to_put_back = copy
        self.closing.emit()

    def leave_for(self, copy: Path) -> None:
        """Close this club, which goes on elsewhere from this copy; opened again, it says so."""
        self.settings.set_text(TAKEN_AWAY, f"{self.club.clock.now_ms()} {copy}")
        self.closing.emit()

    def wait_in(self, wait: Callable[[Future[Any]], object]) -> None:
        """Have the window go on, by ``wait``, while its server answers, its disk writes or a
        season’s points are counted.

        What is merely seen is then written beside it; a disk that is slow is told once.
        """
        self._wait = wait
        if self.club.link is not None:
            self.club.link.wait_with(wait)
        elif self.club.disk is not None:
            self._slow.connect(self.trouble, Qt.ConnectionType.QueuedConnection)
            self.club.disk.on_slow(self._slow.emit)
            self.club.disk.wait_with(wait)

    def _take(self, opened: Callable[[], TournamentSession]) -> bool:
        if self.live is not None and not self.guard(lambda: self._take(opened)):
            return False
        # Loaded with the first tournament, ahead of it when idle: the start page shows none.
        from td_app.ui.live_tournament import LiveTournament

        try:
            live = LiveTournament(opened(), self)
        except Refused as refusal:
            self.refused.emit(refusal)
            return False
        except StorageTrouble as trouble:
            self.trouble.emit(trouble)
            return False
        self._put_away()
        if self._wait is not None and self.club.link is None and not live.read_only:
            live.write_beside()
        self.live = live
        self.put_aside = 0
        sample = self.is_sample(live.session.tournament)
        if self.club.register is not None and not live.read_only and not sample:
            from td_app.club.check_in import CheckIn

            self.check_in = CheckIn(live, self.club.register, live.trouble.emit)
        self.opened.emit()
        self.listed.emit()
        return True

    def _tell_hall_of_phones(self) -> None:
        self.hall.serve_phones(self.phones.address)

    def _put_away(self) -> None:
        live = self.live
        self.live = None
        self.check_in = None
        if live is not None:
            live.close()
            live.deleteLater()

    def _speak(self) -> None:
        speak(_application(), self.language)

    def _put_on(self) -> None:
        apply_theme(_application(), self.theme_worn())

    def theme_worn(self) -> str:
        """Return ``"light"`` or ``"dark"``, the system's when it is left to choose."""
        if self.theme != "system":
            return self.theme
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        if dark:
            return "dark"
        return "light"

    def _system_changed(self) -> None:
        if self.theme == "system":
            self._put_on()
            self.themeChanged.emit()


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise RuntimeError("the desk needs a running application")
    return app
