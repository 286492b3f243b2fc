"""No tournament is open: the list of the club's, or how to begin with the first one."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from td_app.ports import TournamentRow
from td_app.ui.desk import Desk
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.ui.widgets.notices import EmptyFacts, EmptyPage
from td_app.ui.widgets.page_parts import SectionHeading
from td_app.ui.windows.tournament_menu import copied_name
from td_app.words.figures import day
from td_app.words.language import fr_en

READING_WIDTH = 880


class StartView(QWidget):
    """``newAsked()``, ``settingsAsked()``; tournaments are opened at the desk."""

    newAsked = Signal()  # noqa: N815 - a Qt signal among Qt's own
    settingsAsked = Signal()  # noqa: N815

    def __init__(self, desk: Desk) -> None:
        """Show the tournaments of the club at ``desk``."""
        super().__init__()
        dress(self, kind="page")
        self._desk = desk
        self.rows: list[TournamentCard] = []
        self.archived = QCheckBox(
            fr_en("Montrer les tournois archivés", "Show archived tournaments")
        )
        self.archived.toggled.connect(self.refresh)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._bar())
        self._body = QWidget()
        self._column.addWidget(self._body, 1)
        desk.listed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the list as it is now."""
        every = self._desk.tournaments(archived=True)
        fresh = self._list(every) if every else self._beginning()
        self._column.replaceWidget(self._body, fresh)
        self._body.hide()
        self._body.deleteLater()
        self._body = fresh
        first = self.first_button()
        if first is not None:
            first.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Put the keyboard on what one most likely wants."""
        super().showEvent(event)
        first = self.first_button()
        if first is not None:
            first.setFocus()

    def first_button(self) -> Button | None:
        """Return the button one most likely wants: the latest tournament's, or a new one's."""
        if self.rows:
            return self.rows[0].open
        return self._body.primary if isinstance(self._body, EmptyPage) else None

    def _bar(self) -> QFrame:
        bar = QFrame()
        dress(bar, kind="top-bar")
        bar.setFixedHeight(56)
        row = QHBoxLayout(bar)
        row.setContentsMargins(Space.NORMAL, 0, Space.SNUG, 0)
        row.setSpacing(Space.SNUG)
        row.addWidget(icon_label("spade", "accent_text", 24))
        row.addWidget(
            label(
                self._desk.club_name or fr_en("Direction de tournoi", "Tournament director"),
                Say.SECTION,
            )
        )
        row.addStretch(1)
        settings = Button(fr_en("Réglages", "Settings"), Rank.QUIET, icon="settings")
        settings.clicked.connect(self.settingsAsked)
        row.addWidget(settings)
        return bar

    def _beginning(self) -> QWidget:
        self.rows = []
        page = EmptyPage(
            EmptyFacts(
                "club",
                fr_en("Aucun tournoi pour l'instant", "No tournament yet"),
                fr_en(
                    "Préparez votre soirée\u00a0: nom, tables, structure. Ou faites-vous la main "
                    "sur un tournoi d'exemple déjà lancé\u00a0: 36 inscrits, quatre tables, "
                    "niveau 3.",
                    "Prepare your evening: name, tables, structure. Or get the feel of it on a "
                    "sample tournament already under way: 36 entrants, four tables, level 3.",
                ),
                fr_en("Nouveau tournoi", "New tournament"),
                fr_en("Essayer avec un tournoi d'exemple", "Try with a sample tournament"),
                self._refusal(),
            )
        )
        page.primaryClicked.connect(self.newAsked)
        page.secondaryClicked.connect(self._desk.open_sample)
        page.secondary.set_refusal(self._refusal())
        return page

    def _list(self, every: tuple[TournamentRow, ...] | object) -> QWidget:
        inside = QWidget()
        dress(inside, kind="scrolled")
        inside.setMaximumWidth(READING_WIDTH)
        column = QVBoxLayout(inside)
        column.setContentsMargins(Space.WIDE, Space.ROOMY, Space.WIDE, Space.WIDE)
        column.setSpacing(Space.TIGHT)
        column.addWidget(self._heading())
        column.addSpacing(Space.TIGHT)
        shown = self._desk.tournaments(archived=self.archived.isChecked())
        self.rows = [TournamentCard(self._desk, row) for row in shown]
        for card in self.rows:
            column.addWidget(card)
        if not self.rows:
            column.addWidget(
                label(
                    fr_en("Tous les tournois sont archivés.", "All tournaments are archived."),
                    Say.SOFT,
                )
            )
        column.addSpacing(Space.TIGHT)
        column.addWidget(self.archived)
        column.addStretch(1)
        return _centred(inside)

    def _heading(self) -> SectionHeading:
        heading = SectionHeading(fr_en("Tournois", "Tournaments"), say=Say.TITLE)
        sample = Button(fr_en("Tournoi d'exemple", "Sample tournament"), Rank.QUIET)
        sample.clicked.connect(self._desk.open_sample)
        new = Button(fr_en("Nouveau tournoi", "New tournament"), Rank.PRIMARY, icon="add")
        new.clicked.connect(self.newAsked)
        for button in (sample, new):
            button.set_refusal(self._refusal())
            heading.add(button)
        return heading

    def _refusal(self) -> str | None:
        if self._desk.club.read_only:
            return fr_en(
                "Le fichier du club est ouvert sans écriture.",
                "The club's file is open for looking only.",
            )
        return None


class TournamentCard(QFrame):
    """A tournament of the list: its name, its day, and what can be done with it."""

    def __init__(self, desk: Desk, row: TournamentRow) -> None:
        """Show ``row``; the buttons act at ``desk``."""
        super().__init__()
        dress(self, kind="card")
        self.tournament = row.id
        name = row.name or fr_en("Sans nom", "Without a name")
        words = QVBoxLayout()
        words.setSpacing(0)
        title = label(name, Say.STRONG)
        title.setToolTip(name)
        title.setMinimumWidth(120)
        words.addWidget(title)
        words.addWidget(label(self._beside(row), Say.SMALL))
        self.open = Button(fr_en("Ouvrir", "Open"), icon="open")
        self.open.setAccessibleName(fr_en("Ouvrir {0}", "Open {0}").format(name))
        self.open.clicked.connect(lambda: desk.open(row.id))
        self.copy = Button(
            rank=Rank.QUIET,
            icon="duplicate",
            tip=fr_en("Dupliquer les réglages", "Duplicate the settings"),
        )
        self.copy.setAccessibleName(
            fr_en("Dupliquer les réglages de {0}", "Duplicate the settings of {0}").format(name)
        )
        self.copy.clicked.connect(lambda: desk.duplicate(row.id, copied_name(row.name)))
        does = (
            fr_en("Sortir des archives", "Take out of the archive")
            if row.archived
            else fr_en("Archiver", "Archive")
        )
        self.put_away = Button(rank=Rank.QUIET, icon="archive", tip=does)
        self.put_away.setAccessibleName(f"{does}\u00a0: {name}")
        self.put_away.clicked.connect(lambda: desk.archive(row.id, not row.archived))
        line = QHBoxLayout(self)
        line.setContentsMargins(Space.NORMAL, Space.SNUG, Space.SNUG, Space.SNUG)
        line.setSpacing(Space.HAIR)
        line.addLayout(words, 1)
        if row.archived:
            line.addWidget(label(fr_en("archivé", "archived"), Say.SMALL, tone=Tone.AMBER))
            line.addSpacing(Space.TIGHT)
        for button in (self.copy, self.put_away, self.open):
            line.addWidget(button)
        if desk.club.read_only:
            refusal = fr_en(
                "Le fichier du club est ouvert sans écriture.",
                "The club's file is open for looking only.",
            )
            self.copy.set_refusal(refusal)
            self.put_away.set_refusal(refusal)

    def _beside(self, row: TournamentRow) -> str:
        try:
            return day(date.fromisoformat(row.date))
        except ValueError:
            return fr_en("sans date", "no date")


def _centred(inside: QWidget) -> QScrollArea:
    holder = QWidget()
    dress(holder, kind="scrolled")
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(inside, 100)
    row.addStretch(1)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(holder)
    return area
