"""The tournaments of the club: their list, and how to begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QScrollArea,
    QWidget,
)
from shiboken6 import isValid

from td_app.club.club import Summary
from td_app.ports.journals import TournamentRow
from td_app.ui.club_settings import NAME
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, Spot, ToPage
from td_app.ui.dialogs.restore_backup import RestoreBackup
from td_app.ui.preloading import loaded
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.ui.widgets.layout import STRETCH, column, put_away, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts, EmptyFacts, EmptyPage
from td_app.ui.widgets.page_help import on_page
from td_app.ui.widgets.page_parts import SectionHeading, scrolled
from td_app.ui.widgets.tips import explained, set_tip
from td_app.ui.windows.act_handlers import no_writing
from td_app.ui.windows.other_posts import LinkLabel, ListWatch
from td_app.words.figures import counted, day, whole
from td_app.words.finishing import winners_listed
from td_app.words.flights import day_over_words
from td_app.words.joining import older_words
from td_app.words.language import fr_en, titled

READING_WIDTH = 880
#: Tournaments shown on the page of tournaments: ten years of them are in the archive.
LATEST = 40
#: How long the list waits to be seen before its tournaments are told of all the same (ms).
UNSEEN_MS = 500
#: What a journal is read with: not loaded before the list is seen.
READS_JOURNALS = ("td_app.tournament", "td_app.persistence.event_codec", "td_app.live.session")


class StartView(QWidget):
    """``newAsked()``, ``asked(destination)``; tournaments are opened at the desk."""

    newAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    asked = Signal(object)

    def __init__(self, desk: Desk) -> None:
        """Show the tournaments of the club at ``desk``."""
        super().__init__()
        dress(on_page(self, "start"), kind="page")
        self._desk = desk
        self.rows: list[TournamentCard] = []
        self.returning: RestoreBackup | None = None
        self._shown: tuple[TournamentRow, ...] = ()
        self._tell_on: Iterator[object] = iter(())
        self._painted = False
        self._in_play: TournamentCard | None = None
        self._waits = 0
        self._telling = QTimer(self)
        self._telling.timeout.connect(self._tell_next)
        self.archived = explained(
            QCheckBox(fr_en("Afficher les tournois archivés", "Show archived tournaments")),
            "Affiche aussi les tournois archivés.",
            "Also shows archived tournaments.",
        )
        self.archived.toggled.connect(self.refresh)
        self.link = LinkLabel(desk.club.link)
        bar = self._bar()
        self.watch = ListWatch(desk, self, self.refresh)
        self.watch.timeout.connect(self.link.tell)
        self._body = QWidget()
        self._column = column(bar, wide(self._body), on=self, spacing=0, margins=0)
        desk.listed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the list as it is now; the keyboard stays on the tournament it was on."""
        held = next((card.tournament for card in self.rows if card.open.hasFocus()), None)
        every = self._desk.tournaments(archived=True)
        if not isValid(self):
            # A slow server was waited for, and the window is gone.
            return
        self.watch.know(every)
        if every:
            fresh = self._list(every)
        else:
            fresh = self._beginning()
        self._column.replaceWidget(self._body, fresh)
        put_away(self._body)
        self._body = fresh
        kept = (card.open for card in self.rows if card.tournament == held)
        first = next(kept, self.first_button())
        if first is not None:
            first.setFocus()
        self._tell_on = self._tell_each()
        if self._painted:
            self._telling.start(0)
        else:
            self._telling.start(UNSEEN_MS)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Have the tournaments told of once the list is seen: it takes what plays them."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self._telling.start(0)

    def _tell_each(self) -> Iterator[object]:
        """Load what reads a journal, a module at a step, then tell of a tournament at a step."""
        cards = tuple(zip(self.rows, self._shown, strict=True))
        if cards:
            yield from loaded(*READS_JOURNALS)
        for card, shown in cards:
            if isValid(card):
                summary = self._desk.summary(shown)
                if isValid(card):
                    card.tell(summary)
                    self._offer_to_go_on(card, summary)
                yield card

    def _tell_next(self) -> None:
        """Show the summary of one more tournament: its journal is read, which takes a moment."""
        # One after the other, also where a server keeps one waiting.
        self._telling.stop()
        for _ in self._tell_on:
            if isValid(self):
                self._telling.start(0)
            return

    def _offer_to_go_on(self, card: TournamentCard, summary: Summary | None) -> None:
        """Make going on with the evening in play the one thing to do, else with one prepared.

        Of several in play the latest; of several prepared, with people entered, the next to come.
        """
        if summary is None or card.sample or summary.progress.over:
            return
        before = self._in_play
        waits = _waits(card.day, summary)
        if waits is None or (before is not None and self._waits <= waits):
            return
        self._in_play = card
        self._waits = waits
        if before is not None and isValid(before):
            before.open.set_rank(Rank.SECONDARY)
        card.open.set_rank(Rank.PRIMARY)
        self._new.set_rank(Rank.SECONDARY)
        if self.isVisible():
            card.open.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard on what one most likely wants."""
        super().showEvent(event)
        first = self.first_button()
        if first is not None:
            first.setFocus()

    def first_button(self) -> Button | None:
        """Return the button one most likely wants: the evening in play, the latest, a new one."""
        if self._in_play is not None and isValid(self._in_play):
            return self._in_play.open
        if self.rows:
            return self.rows[0].open
        if isinstance(self._body, EmptyPage):
            return self._body.primary
        return None

    def _bar(self) -> QFrame:
        bar = QFrame()
        dress(bar, kind="top-bar")
        bar.setFixedHeight(56)
        club = self._desk.settings.value(NAME) or fr_en(
            "Direction de tournoi", "Tournament director"
        )
        space = fr_en("Espace du club (F3)", "Club space (F3)")
        train = explained(
            self._going(fr_en("S’entraîner", "Practice"), "play", ToPage("training")),
            "Pour s’exercer : une soirée jouée par des robots, ou des litiges à trancher, sans "
            "toucher au club.",
            "Practice: an evening played by bots, or rulings to give, apart from the club.",
        )
        theirs = self._going(fr_en("Club", "Club"), "club", Spot.CLUB_SPACE, space)
        settings = self._going(fr_en("Réglages", "Settings"), "settings", ToPage("application"))
        row(
            icon_label("spade", "accent_text", 24),
            label(club, Say.SECTION),
            STRETCH,
            self.link,
            train,
            theirs,
            settings,
            on=bar,
            spacing=Space.SNUG,
            margins=(Space.NORMAL, 0, Space.SNUG, 0),
        )
        return bar

    def _going(self, words: str, icon: str, where: Destination, tip: str = "") -> Button:
        return Button(words, Rank.QUIET, icon=icon, tip=tip, does=lambda: self.asked.emit(where))

    def _beginning(self) -> QWidget:
        self.rows = []
        self._shown = ()
        page = EmptyPage(
            EmptyFacts(
                "club",
                fr_en("Aucun tournoi pour l’instant", "No tournament yet"),
                fr_en(
                    "Préparez votre soirée\u00a0: nom, tables, structure. Ou faites-vous la main "
                    "sur un tournoi d’exemple déjà lancé\u00a0: 36 inscrits, quatre tables, "
                    "niveau 3.",
                    "Set up your evening: name, tables, structure. Or get a feel for it with a "
                    "sample tournament already under way: 36 players registered, four tables, "
                    "level 3.",
                ),
                fr_en("Nouveau tournoi", "New tournament"),
                fr_en("Essayer avec un tournoi d’exemple", "Try with a sample tournament"),
                self._refusal(),
            )
        )
        first = fr_en("Les dix premières minutes, pas à pas", "The first ten minutes, step by step")
        page.add_below(
            explained(
                self._going(first, "play", Spot.FIRST_STEPS),
                "Guide en quatre pages, une phrase chacune, jusqu’à l’horloge lancée.",
                "Guides you through four pages, a sentence each, until the clock runs.",
            )
        )
        train = fr_en("Diriger une soirée d’entraînement…", "Direct a practice evening…")
        page.add_below(
            explained(
                self._going(train, "play", ToPage("training")),
                "Joue une soirée avec des robots, dans un fichier à part.",
                "Plays an evening with bots, in a file of its own.",
            )
        )
        if self._desk.copies is not None and not self._desk.copies.files.elsewhere:
            page.add_below(self._coming_from_elsewhere(self._desk.copies))
        page.primaryClicked.connect(self.newAsked)
        page.secondaryClicked.connect(self._desk.open_sample)
        page.secondary.set_refusal(self._refusal())
        return page

    def _coming_from_elsewhere(self, keeper: CopyKeeper) -> QWidget:
        """The club may be on a stick: its computer was another one."""
        returning = self.returning = RestoreBackup(keeper.files, self._desk.go_back_to, self)
        returning.failed.connect(self._desk.trouble)
        words = fr_en("Revenir à une copie…", "Restore a backup…")
        return explained(
            Button(words, Rank.QUIET, icon="undo", does=returning.ask_which),
            "Rétablit le club à partir d’une copie de sûreté.",
            "Restores the club from a backup.",
        )

    def _list(self, every: Sequence[TournamentRow]) -> QWidget:
        inside = QWidget()
        dress(inside, kind="scrolled")
        inside.setMaximumWidth(READING_WIDTH)
        heading = self._heading()
        # Of one reading with what is known: a slow server answers a second one as it was before.
        shown = [row for row in every if self.archived.isChecked() or not row.archived]
        self._shown = tuple(shown[:LATEST])
        self.rows = [TournamentCard(self._desk, row) for row in self._shown]
        self._in_play = None
        nothing = fr_en("Tous les tournois sont archivés.", "All tournaments are archived.")
        self.older = label(older_words(len(shown) - len(self._shown)), Say.SOFT, inside, wraps=True)
        self.older.setVisible(len(shown) > len(self._shown))
        column(
            heading,
            *self._aside_said(every),
            Space.TIGHT,
            *(self.rows or (label(nothing, Say.SOFT),)),
            self.older,
            Space.TIGHT,
            self.archived,
            STRETCH,
            on=inside,
            spacing=Space.TIGHT,
            margins=(Space.WIDE, Space.ROOMY, Space.WIDE, Space.WIDE),
        )
        return _centred(inside)

    def _aside_said(self, every: Sequence[TournamentRow]) -> tuple[Banner, ...]:
        """Say which tournament has just been put away, and where it is; one click brings it back.

        Returns nothing when none has.
        """
        desk = self._desk
        gone = next((row for row in every if row.archived and row.id == desk.put_aside), None)
        if gone is None:
            return ()
        words = fr_en(
            "«\u00a0{0}\u00a0» est archivé\u00a0: retrouvez-le dans les archives du club.",
            "“{0}” is archived: you will find it in the club’s archive.",
        ).format(gone.name or fr_en("Sans nom", "Unnamed"))
        back = fr_en("Annuler", "Undo")
        said = Banner(BannerFacts(words, tone=Tone.NEUTRAL, actions=(back,), closable=True))
        said.acted.connect(lambda _which: desk.archive(gone.id, False))
        said.closed.connect(self._forget_aside)
        return (said,)

    def _forget_aside(self) -> None:
        self._desk.put_aside = 0
        self.refresh()

    def _heading(self) -> SectionHeading:
        heading = SectionHeading(fr_en("Tournois", "Tournaments"), say=Say.TITLE)
        sample_words = fr_en("Tournoi d’exemple", "Sample tournament")
        sample = explained(
            Button(sample_words, Rank.QUIET, does=self._desk.open_sample),
            "Ouvre une soirée inventée, déjà en cours, pour essayer sans risque.",
            "Opens an invented tournament already in play, to try things safely.",
        )
        words = fr_en("Nouveau tournoi", "New tournament")
        new = self._new = Button(words, Rank.PRIMARY, icon="add", does=self.newAsked)
        for button in (sample, new):
            button.set_refusal(self._refusal())
            heading.add(button)
        return heading

    def _refusal(self) -> str | None:
        return no_writing(self._desk) or None


class TournamentCard(QFrame):
    """A tournament of the list: its name, its day, and what can be done with it."""

    def __init__(self, desk: Desk, shown: TournamentRow) -> None:
        """Show ``shown``; the buttons act at ``desk``."""
        super().__init__()
        dress(self, kind="card")
        self.tournament = shown.id
        self.sample = shown.sample
        self.day = shown.date
        name = shown.name or fr_en("Sans nom", "Unnamed")
        title = label(name, Say.STRONG)
        set_tip(title, name)
        title.setMinimumWidth(120)
        self._day = self._beside(shown)
        self.told = label(self._day, Say.SMALL)
        words = column(title, self.told, spacing=0)
        self.open = Button(
            fr_en("Ouvrir", "Open"),
            icon="open",
            name=fr_en("Ouvrir {0}", "Open {0}").format(name),
            does=lambda: desk.open(shown.id),
        )
        same = fr_en("Dupliquer les réglages ({0})", "Duplicate the settings ({0})")
        self.copy = Button(
            rank=Rank.QUIET,
            icon="duplicate",
            tip=fr_en("Dupliquer les réglages", "Duplicate the settings"),
            explains=(
                "Prépare un tournoi aux mêmes réglages, sans ses joueurs.",
                "Prepares a tournament with the same settings, without its players.",
            ),
            name=same.format(name),
            does=lambda: desk.duplicate(shown.id, copied_name(shown.name)),
        )
        self.put_away = self._away_button(desk, shown, name)
        row(
            wide(words),
            *self._marks(shown),
            self.copy,
            self.put_away,
            self.open,
            on=self,
            spacing=Space.HAIR,
            margins=(Space.NORMAL, Space.SNUG, Space.SNUG, Space.SNUG),
        )
        for button in (self.copy, self.put_away):
            button.set_refusal(no_writing(desk) or None)

    def tell(self, summary: Summary | None) -> None:
        """Say, after the day, how far the tournament is, how many played, who won."""
        facts = [self._day, *(_facts(summary) if summary is not None else ())]
        self.told.setText(" · ".join(facts))
        set_tip(self.told, self.told.text())

    def _away_button(self, desk: Desk, shown: TournamentRow, name: str) -> Button:
        if shown.archived:
            does = fr_en("Sortir des archives", "Unarchive")
        else:
            does = fr_en("Archiver", "Archive")
        return Button(
            rank=Rank.QUIET,
            icon="archive",
            tip=does,
            name=titled(does, name),
            does=lambda: desk.archive(shown.id, not shown.archived),
        )

    def _marks(self, shown: TournamentRow) -> tuple[QWidget | int, ...]:
        marks: list[QWidget | int] = []
        if shown.sample:
            marks += [label(fr_en("exemple", "sample"), Say.SMALL), Space.TIGHT]
        if shown.archived:
            words = fr_en("archivé", "archived")
            marks += [label(words, Say.SMALL, tone=Tone.AMBER), Space.TIGHT]
        return tuple(marks)

    def _beside(self, shown: TournamentRow) -> str:
        try:
            return day(date.fromisoformat(shown.date))
        except ValueError:
            return fr_en("sans date", "no date")


def _waits(day: str, summary: Summary) -> int | None:
    """Return in how many days an evening goes on: 0 in play; None where no day is planned.

    One prepared for a day gone by is left behind; until the next morning it is tonight's.
    """
    now = summary.progress
    if now.started:
        return 0
    try:
        left = (date.fromisoformat(day) - date.today()).days
    except ValueError:
        left = 0
    if now.entered and left >= -1:
        return 2 + left
    return None


def _facts(summary: Summary) -> tuple[str, ...]:
    now = summary.progress
    several = fr_en("{0} joueurs", "{0} players")
    one = fr_en("{0} joueur", "{0} player")
    if now.drawn:
        many = now.players_left + now.out
    else:
        many = now.entered
    players = counted(many, one, several)
    if now.over:
        if now.day_over:
            through = fr_en("{0} qualifiés", "{0} qualified players")
            return day_over_words().lower(), players, through.format(whole(now.players_left))
        if not summary.winners:
            return fr_en("annulé", "cancelled"), players
        return fr_en("terminé", "over"), players, winners_listed(summary.winners)
    if now.started:
        left = fr_en("{0} sur {1} en jeu", "{0} of {1} in play")
        playing = fr_en("en jeu", "in play")
        stopped = fr_en("en jeu, horloge arrêtée", "in play, clock paused")
        if now.running:
            state = playing
        else:
            state = stopped
        return state, left.format(whole(now.players_left), whole(many))
    drawn = fr_en("places tirées", "seats drawn")
    before = fr_en("en préparation", "being prepared")
    return (drawn if now.drawn else before), players


def _centred(inside: QWidget) -> QScrollArea:
    holder = QWidget()
    dress(holder, kind="scrolled")
    row(STRETCH, wide(inside, 100), STRETCH, on=holder, margins=0)
    area = scrolled(holder)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def listed_name(listed: TournamentRow) -> str:
    """Return the name of a tournament as menus list it: a sample is marked."""
    words = "{0}"
    if listed.sample:
        words = fr_en("{0} (exemple)", "{0} (sample)")
    return words.format(listed.name)


def copied_name(name: str) -> str:
    """Return the name of a tournament made with the settings of another."""
    return fr_en("{0} (copie)", "{0} (copy)").format(name)
