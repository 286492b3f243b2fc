"""The tournaments of the club: their list, and how to begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QFrame, QScrollArea, QSizePolicy, QWidget
from shiboken6 import isValid

from rules_ropta.ruling import Refused
from td_app.club.club import Summary
from td_app.ports.journals import TournamentRow
from td_app.ports.trouble import StorageTrouble
from td_app.ui.club_settings import NAME
from td_app.ui.copy_keeper import CopyKeeper
from td_app.ui.desk import Desk
from td_app.ui.destinations import Destination, Spot, ToPage
from td_app.ui.dialogs.restore_backup import RestoreBackup
from td_app.ui.preloading import loaded
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.labels import CutLabel, Say, icon_label, label
from td_app.ui.widgets.layout import (
    STRETCH,
    Part,
    Placed,
    column,
    lift_out,
    put_away,
    replace_in,
    replaced,
    row,
    wide,
)
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.page_help import on_page
from td_app.ui.widgets.page_parts import SectionHeading, scrolled
from td_app.ui.widgets.tips import explained
from td_app.ui.windows.act_handlers import no_writing
from td_app.ui.windows.other_posts import LinkLabel, ListWatch
from td_app.ui.windows.tournament_card import TournamentCard, waits
from td_app.words.joining import older_words
from td_app.words.language import Pair, fr_en
from td_app.words.speaking import say

#: How wide both columns are at most, and from which width there are two (pixels).
WIDEST = 1_120
TWO_FROM = 1_040
#: The right one, beside a list and without one.
RIGHT = 424
RIGHT_ALONE = 544
#: Tournaments shown on the page of tournaments: ten years of them are in the archive.
LATEST = 40
#: How long the list waits to be seen before its tournaments are told of all the same (ms).
UNSEEN_MS = 500
#: What a journal is read with: not loaded before the list is seen.
READS_JOURNALS = ("td_app.tournament", "td_app.persistence.event_codec", "td_app.live.session")
#: What draws a wall: loaded once everything is told.
DRAWS_A_WALL = ("td_app.tournament.views", "td_app.wall", "td_app.ui.public.small_wall")


SAMPLE: Final[Pair] = (
    "Ouvre une soirée inventée, déjà en cours, pour essayer sans risque.",
    "Opens an invented tournament already in play, to try things safely.",
)
STEPS: Final[Pair] = (
    "Guide en quatre pages, une phrase chacune, jusqu’à l’horloge lancée.",
    "Guides you through four pages, a sentence each, until the clock runs.",
)
TRAIN: Final[Pair] = (
    "Propose une soirée jouée par des robots, ou des litiges à trancher, à part du club.",
    "Offers an evening played by bots, or rulings to give, apart from the club.",
)


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
        self.wall: QWidget | None = None
        self._telling = QTimer(self)
        self._telling.timeout.connect(self._tell_next)
        self.archived = explained(
            QCheckBox(fr_en("Afficher les tournois archivés", "Show archived tournaments")),
            "Affiche aussi les tournois archivés.",
            "Also shows archived tournaments.",
        )
        self.archived.toggled.connect(self.refresh)
        self.link = LinkLabel(desk.club.link)
        self.train = self._going(fr_en("S’entraîner", "Practice"), "play", ToPage("training"))
        explained(self.train, *TRAIN)
        bar = self._bar()
        self.watch = ListWatch(desk, self, self.refresh)
        self.watch.timeout.connect(self.link.tell)
        self._body = QScrollArea()
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
        self.wall = None
        self._in_play = None
        self.all_told = False
        # Of one reading with what is known: a slow server answers a second one as it was before.
        shown = [row for row in every if self.archived.isChecked() or not row.archived]
        self._shown = tuple(shown[:LATEST])
        self.rows = [TournamentCard(self._desk, row) for row in self._shown]
        self._sheet = self._laid_out(every, len(shown))
        fresh = _centred(self._sheet, middle=not every)
        replace_in(self._column, self._body, fresh)
        put_away(self._body)
        self._body = fresh
        kept = (card.open for card in self.rows if card.tournament == held)
        next(kept, self.first_button()).setFocus()
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
        """Load what reads a journal, a module at a step, tell of a tournament at a step, then
        load what draws a wall.
        """
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
        yield from loaded(*DRAWS_A_WALL)
        self.all_told = True
        self._show_wall()

    def _show_wall(self) -> None:
        """Show the wall of the evening in play, else of the latest, of none an example."""
        if self.wall is not None or not self.all_told or not self._sheet.two:
            return
        from td_app.ui.public.small_wall import SmallWall

        shown = self._in_play or next(iter(self.rows), None)
        session = None
        with suppress(Refused, StorageTrouble):
            if shown is not None:
                session = self._desk.club.open(shown.tournament, looking=True)
            self.wall = replaced(self._sheet.room, SmallWall(self._desk.hall, session))

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
        waited = waits(card.day, summary)
        if waited is None or (self._in_play is not None and self._waits <= waited):
            return
        self._in_play = card
        self._waits = waited
        words = fr_en("Ouvrir la soirée", "Open the evening")
        if summary.progress.started:
            words = fr_en("Reprendre la soirée", "Resume the evening")
        self.title.say(card.name)
        self.told.say(card.told.whole)
        self.go_on.setText(words)
        self.go_on.setVisible(True)
        self.new.set_rank(Rank.SECONDARY)
        if self.isVisible():
            self.go_on.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard on what one most likely wants."""
        super().showEvent(event)
        self.first_button().setFocus()

    def first_button(self) -> Button:
        """Return the button one most likely wants: the evening in play, the latest, a new one."""
        if not self.go_on.isHidden():
            return self.go_on
        if self.rows:
            return self.rows[0].open
        return self.new

    def _bar(self) -> QFrame:
        bar = QFrame()
        dress(bar, kind="top-bar")
        bar.setFixedHeight(56)
        club = self._desk.settings.value(NAME) or fr_en(
            "Direction de tournoi", "Tournament director"
        )
        space = fr_en("Espace du club (F3)", "Club space (F3)")
        theirs = self._going(fr_en("Club", "Club"), "club", Spot.CLUB_SPACE, space)
        settings = self._going(fr_en("Réglages", "Settings"), "settings", ToPage("application"))
        row(
            icon_label("spade", "accent_text", 24),
            label(club, Say.SECTION),
            STRETCH,
            self.link,
            self.train,
            theirs,
            settings,
            on=bar,
            spacing=Space.SNUG,
            margins=(Space.NORMAL, 0, Space.SNUG, 0),
        )
        return bar

    def _going(self, words: str, icon: str, where: Destination, tip: str = "") -> Button:
        return Button(words, Rank.QUIET, icon=icon, tip=tip, does=lambda: self.asked.emit(where))

    def _laid_out(self, every: Sequence[TournamentRow], many: int) -> _Sheet:
        """Return what the page says: what to do first, then the list of ``many``, or none."""
        self.title = CutLabel(fr_en("Préparez votre soirée", "Set up your evening"), Say.FIGURE)
        told = fr_en(
            "Un nom, des tables, une structure\u00a0: la soirée est prête.",
            "A name, tables, a structure: the evening is ready.",
        )
        self.told = CutLabel(told, Say.LEAD)
        self.go_on = Button(rank=Rank.PRIMARY, icon="play", scale="first", does=self._go_on)
        explained(
            self.go_on, "Ouvre ce tournoi où il en est.", "Opens this tournament where it left off."
        )
        self.go_on.hide()
        ClickGuard(self.go_on)
        words = fr_en("Nouveau tournoi", "New tournament")
        self.new = Button(words, Rank.PRIMARY, icon="add", scale="first", does=self.newAsked)
        self.new.set_refusal(self._refusal())
        first = (
            self.title,
            self.told,
            Space.NORMAL,
            row(self.go_on, self.new, STRETCH, spacing=Space.SNUG),
            Space.WIDE,
        )
        below: tuple[Part, ...] = ()
        if every:
            below = self._list(every, many)
        elif self._desk.copies is not None and not self._desk.copies.files.elsewhere:
            below = (row(self._coming_from_elsewhere(self._desk.copies), STRETCH),)
        sheet = _Sheet(first, self._cards(), below, beside=bool(every))
        sheet.turned.connect(self._turn)
        return sheet

    def _turn(self) -> None:
        """Show what two columns hold, or what one does."""
        self.train.setVisible(bool(self.rows) and not self._sheet.two)
        self._show_wall()

    def _go_on(self) -> None:
        if self._in_play is not None:
            self._desk.open(self._in_play.tournament)

    def _cards(self) -> tuple[StartCard, ...]:
        """Return the three ways to learn."""
        sample = StartCard(
            "room",
            fr_en("Essayer avec un tournoi d’exemple", "Try with a sample tournament"),
            SAMPLE,
        )
        sample.set_refusal(self._refusal())
        sample.clicked.connect(self._desk.open_sample)
        words = fr_en(
            "Les dix premières minutes, pas\u00a0à\u00a0pas", "The first ten minutes, step by step"
        )
        steps = StartCard("hourglass", words, STEPS)
        steps.clicked.connect(lambda: self.asked.emit(Spot.FIRST_STEPS))
        train = StartCard("play", self.train.text(), TRAIN)
        train.clicked.connect(lambda: self.asked.emit(ToPage("training")))
        return sample, steps, train

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

    def _list(self, every: Sequence[TournamentRow], many: int) -> tuple[Part, ...]:
        nothing = fr_en("Tous les tournois sont archivés.", "All tournaments are archived.")
        self.older = label(older_words(many - len(self._shown)), Say.SOFT, wraps=True)
        self.older.setVisible(many > len(self._shown))
        lift_out(self.archived)
        return (
            *self._aside_said(every),
            SectionHeading(fr_en("Tournois", "Tournaments")),
            *(self.rows or (label(nothing, Say.SOFT),)),
            self.older,
            Space.TIGHT,
            self.archived,
        )

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

    def _refusal(self) -> str | None:
        return no_writing(self._desk) or None


class StartCard(Button):
    """A way to learn: its icon, its name, what it does."""

    def __init__(self, icon: str, words: str, explains: Pair) -> None:
        """Say ``words``, explained by a sentence that is read on the card too."""
        super().__init__(name=words, explains=explains)
        dress(self, kind="tile", scale="card")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        title = label(words, Say.STRONG, wraps=True)
        told = label(say(explains), Say.SMALL, wraps=True)
        for part in (title, told):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        beside = column(STRETCH, title, told, STRETCH, spacing=2)
        drawn = icon_label(icon, "accent_text", 24)
        margins = (Space.NORMAL, Space.TIGHT, Space.SNUG, Space.TIGHT)
        row(drawn, wide(beside), on=self, spacing=Space.NORMAL, margins=margins)


class _Sheet(QWidget):
    """One column, or two where there is room; ``turned()`` once there are as many as ``two`` says.

    ``room`` is that of the wall, in the right one.
    """

    turned = Signal()

    def __init__(
        self,
        first: Sequence[Part],
        cards: Sequence[StartCard],
        below: Sequence[Part],
        *,
        beside: bool,
    ) -> None:
        """Show what comes ``first``, the cards, what is ``below``; cards ``beside`` it, if so."""
        super().__init__()
        dress(self, kind="scrolled")
        self.setMaximumWidth(WIDEST)
        self.two = False
        self._beside = beside
        self.room: QWidget = QFrame()
        dress(self.room, kind="sunken")
        right = RIGHT if beside else RIGHT_ALONE
        self.room.setFixedHeight(right * 9 // 16)
        self._cards = QWidget()
        self._ways = row(*cards, on=self._cards, spacing=Space.SNUG, margins=0)
        self._right = QWidget()
        self._right.setFixedWidth(right)
        self._right.hide()
        beside_it = column(self.room, on=self._right, spacing=Space.NORMAL, margins=0)
        self._left = column(*first, spacing=Space.TIGHT)
        under = column(*below, spacing=Space.TIGHT)
        self._slots = (column(), column(), column())
        for box, slot in zip((self._left, under, beside_it), self._slots, strict=True):
            box.addLayout(slot)
        self._left.addLayout(under)
        self._left.addStretch()
        beside_it.addStretch()
        self._slots[0].addWidget(self._cards)
        row(wide(self._left), self._right, on=self, spacing=Space.ROOMY, margins=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stand in as many columns as there is room for."""
        super().resizeEvent(event)
        two = self.width() >= TWO_FROM
        if two == self.two and event.oldSize().isValid():
            return
        self.two = two
        self._right.setVisible(two)
        ways = QBoxLayout.Direction
        self._ways.setDirection(ways.TopToBottom if two else ways.LeftToRight)
        place = 0
        if self._beside:
            place = 2 if two else 1
        lift_out(self._cards)
        self._slots[place].addWidget(self._cards)
        self.turned.emit()


def _centred(inside: QWidget, *, middle: bool) -> QScrollArea:
    """Return what scrolls a sheet: from the top, or in the ``middle`` of the page."""
    holder = QWidget()
    dress(holder, kind="scrolled")
    above = (Placed(None, 2),) if middle else ()
    column(
        *above,
        row(STRETCH, wide(inside, 100), STRETCH),
        Placed(None, 3),
        on=holder,
        spacing=0,
        margins=(Space.WIDE, Space.WIDE, Space.WIDE, Space.SNUG),
    )
    area = scrolled(holder)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area
