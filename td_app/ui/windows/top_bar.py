"""The header that is always there: which tournament, which level, how long, how many."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QLabel,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from td_app.tournament.state.structure import AnteFormat
from td_app.tournament.views.clock import ClockView
from td_app.ui.acts import Act
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import (
    RADIUS,
    Colours,
    Height,
    Space,
    Tone,
    TypeSize,
    colours,
    dress,
    give_icon,
    paint_icon,
    typeface,
)
from td_app.ui.theme.tokens import FOCUS_WIDTH
from td_app.ui.widgets.labels import Say, fitted_name, label
from td_app.ui.widgets.layout import STRETCH, column, row
from td_app.ui.widgets.tips import explained, set_tip
from td_app.ui.windows.act_table import KEYS_HELP, PUBLIC_DISPLAY, TOGGLE_CLOCK
from td_app.ui.windows.tournament_menu import TournamentMenu
from td_app.words import ante_text
from td_app.words.clock import hour_of_start, start_text
from td_app.words.figures import NO_BREAK, chips_figure, clock_time, tenths, whole
from td_app.words.finishing import winners_named, winners_title
from td_app.words.flights import day_over_words
from td_app.words.language import fr_en, titled
from td_app.words.speaking import listed

NAME_WIDTH = 260
NAME_WIDTH_ON_A_LARGE_SCREEN = 460
LARGE = 1600

WINNERS_WIDTH = 600
WINNERS_WIDTH_ON_A_SMALL_SCREEN = 420

_NUMBERED = re.compile(r"[\s\u00a0]*(?:\bn°|\bno\.|#)[\s\u00a0]*\d+$", re.IGNORECASE)

LEAST_FOR_ALL = 1180
"""Pixels of width under which a break leaves no room for the average stack."""


class TopBar(QFrame):
    """``acted(act)`` for its clock and its buttons."""

    acted = Signal(object)

    def __init__(self, live: LiveTournament, menu: TournamentMenu) -> None:
        """Show the tournament of ``live``; ``menu`` opens under its name."""
        super().__init__()
        self._live = live
        dress(self, kind="top-bar")
        self.setFixedHeight(Height.TOP_BAR)
        self.name = _name_button(fr_en("Tournoi", "Tournament"), menu)
        self.level = _Pair()
        self.clock = ClockButton()
        self.clock.clicked.connect(lambda: self.acted.emit(TOGGLE_CLOCK))
        self.players = _Pair()
        self.average = _Pair()
        self.public = explained(
            self._tool(
                "public-display",
                fr_en("Affichage public (F11)", "Public display (F11)"),
                PUBLIC_DISPLAY,
            ),
            "Ouvre ou ferme l’affichage public : horloge, places, annonces (F11).",
            "Opens or closes the public display: clock, seats, announcements (F11).",
        )
        self.help = self._tool("help", fr_en("Raccourcis (?)", "Shortcuts (?)"), KEYS_HELP)
        row(
            self.name,
            STRETCH,
            self.level,
            Space.WIDE,
            self.clock,
            Space.WIDE,
            self.players,
            Space.WIDE,
            self.average,
            STRETCH,
            self.public,
            self.help,
            on=self,
            spacing=Space.TIGHT,
            margins=(Space.TIGHT, 0, Space.SNUG, 0),
        )
        self.refresh()

    def refresh(self) -> None:
        """Show the state as it is now."""
        self._show_name()
        self.tick()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the name more room on a large screen."""
        super().resizeEvent(event)
        self.refresh()

    def _show_name(self) -> None:
        name = self._live.setup().name
        if self.width() >= LARGE:
            width = NAME_WIDTH_ON_A_LARGE_SCREEN
        else:
            width = NAME_WIDTH
        self.name.setMaximumWidth(width)
        short = fitted_title(name, self.name.fontMetrics(), width - 56)
        # A lone ampersand would underline the letter after it.
        self.name.setText(short.replace("&", "&&"))
        set_tip(self.name, name)
        self.name.setAccessibleName(fr_en("Tournoi\u00a0: {0}", "Tournament: {0}").format(name))
        explained(
            self.name,
            "Ouvre un autre tournoi ou en prépare un ; vérifie le tirage, copie ou archive "
            "celui-ci.",
            "Opens or prepares another tournament; verifies the draw, backs up or archives this "
            "one.",
        )

    def tick(self) -> None:
        """Show the time as it is now."""
        view = self._live.clock()
        over = view.look == "winner"
        if over:
            winners = self._live.standings().winners
            if winners:
                told = winners_title(winners)
            else:
                told = fr_en("Tournoi", "Tournament")
            if view.day_over:
                ended = day_over_words()
            else:
                ended = fr_en("annulé", "cancelled")
            self.level.say(told, self._names(winners) or ended)
            set_tip(self.level, listed(winners) if len(winners) > 1 else "")
        else:
            set_tip(self.level, "")
            self.level.say(level_caption(view), self._blinds(view))
        self.clock.show_clock(view)
        self.players.say(*self._people(view))
        blinds = fr_en("{0} BB", "{0} BB").format(tenths(view.average_bb_tenths / 10))
        average = chips_figure(view.average_stack, approximate=view.approximate)
        stack = f"{average} · {blinds}"
        self.average.say(fr_en("Tapis moyen", "Average stack"), stack)
        # Beside what a break says, or the day of the start, there is no room on a small screen.
        told_long = view.in_break or view.look == "not_started"
        room = self.width() >= LEAST_FOR_ALL or not told_long
        self.average.setVisible(view.players_left > 0 and not over and room)

    def _names(self, winners: Sequence[str]) -> str:
        """Return who won; several by shorter names where theirs would push the rest away."""
        told = winners_named(winners)
        metrics = self.level.figure.fontMetrics()
        if self.width() >= LEAST_FOR_ALL:
            room = WINNERS_WIDTH
        else:
            room = WINNERS_WIDTH_ON_A_SMALL_SCREEN
        if len(winners) < 2 or metrics.horizontalAdvance(told) <= room:
            return told
        fitting = [fitted_name(name, metrics, room // 3, winners) for name in winners]
        short = winners_named(fitting)
        return metrics.elidedText(short, Qt.TextElideMode.ElideRight, room)

    def _blinds(self, view: ClockView) -> str:
        small = view.small_blind
        big = view.big_blind
        ante = view.ante
        if view.in_break and view.next_level is not None:
            step = view.next_level
            small = step.small_blind
            big = step.big_blind
            ante = step.ante
        blinds = f"{whole(small)} / {whole(big)}"
        if ante:
            told = f"{ante_text(view.ante_format)}\u00a0{whole(ante)}"
            if view.ante_format == AnteFormat.BIG_BLIND.value and self.width() < LEAST_FOR_ALL:
                told = (
                    fr_en("ante BB {0}", "BB ante {0}").replace(" ", NO_BREAK).format(whole(ante))
                )
            blinds += f" · {told}"
        if view.in_break:
            return fr_en("Reprise à {0}", "Play resumes at {0}").format(blinds)
        return blinds

    def _people(self, view: ClockView) -> tuple[str, str]:
        now = self._live.progress()
        if not now.drawn:
            words = fr_en("Inscrits · présents", "Registered · present")
            return words, f"{whole(now.entered)} · {whole(now.present)}"
        if now.over:
            return fr_en("Joueurs", "Players"), whole(view.entrants)
        return (
            fr_en("Joueurs en jeu", "Players left"),
            f"{whole(view.players_left)} / {whole(view.entrants)}",
        )

    def _tool(self, icon: str, words: str, act: Act) -> QToolButton:
        button = QToolButton()
        give_icon(button, icon, "text_soft")
        button.setFixedSize(Height.CONTROL, Height.CONTROL)
        set_tip(button, words)
        button.setAccessibleName(words)
        button.clicked.connect(lambda: self.acted.emit(act))
        return button


def level_caption(view: ClockView) -> str:
    """Return what stands over the blinds: the level and what follows, the day before it begins."""
    if view.look == "not_started":
        begins = start_text(view.date, view.starts_at)
        told = begins or fr_en("Pas encore commencé", "Not started yet")
        # Alone over the blinds, a date would read as their name.
        return fr_en("Niveau {0} · {1}", "Level {0} · {1}").format(view.level, told)
    if view.in_break:
        if view.removes:
            values = listed([whole(value) for value in view.removes])
            return fr_en("Pause · retirer les {0}", "Break · colour up {0}").format(values)
        return fr_en("Pause", "Break")
    if view.next_level is None:
        return fr_en("Niveau {0} · dernier niveau", "Level {0} · last level").format(view.level)
    coming = f"{whole(view.next_level.small_blind)}/{whole(view.next_level.big_blind)}"
    return fr_en("Niveau {0} · ensuite {1}", "Level {0} · then {1}").format(view.level, coming)


class _Pair(QWidget):
    """A few small words over the figure they are about."""

    def __init__(self) -> None:
        super().__init__()
        self.caption: QLabel = label("", Say.SMALL)
        self.figure: QLabel = label("", Say.SECTION, tone=Tone.NEUTRAL)
        parts = self.caption, self.figure
        column(*parts, on=self, spacing=0, margins=(0, Space.TIGHT, 0, Space.TIGHT))

    def say(self, caption: str, figure: str) -> None:
        self.caption.setText(caption)
        self.figure.setText(figure)
        self.setAccessibleName(titled(caption, figure))


def fitted_title(name: str, measure: QFontMetrics | QFontMetricsF, room: float) -> str:
    """Return a tournament's name cut to ``room`` pixels, what numbers it kept.

    The club holds the same evening many times: «\u00a0n° 12\u00a0» tells it from the others.
    """
    if measure.horizontalAdvance(name) <= room:
        return name
    number = _NUMBERED.search(name)
    if number is not None:
        left = room - measure.horizontalAdvance(number.group())
        before = _cut(name[: number.start()], measure, left)
        if left > 0 and before:
            return before + number.group()
    return _cut(name, measure, room)


def _cut(words: str, measure: QFontMetrics | QFontMetricsF, room: float) -> str:
    """Return words elided at their end; Qt takes whole pixels from one, fractions from another."""
    cut = Qt.TextElideMode.ElideRight
    if isinstance(measure, QFontMetricsF):
        return measure.elidedText(words, cut, room)
    return measure.elidedText(words, cut, int(room))


class NameButton(QToolButton):
    """A name without room is cut at its end, before the number it may bear."""

    def shown(self) -> str:
        """Return the name as far as there is room."""
        measure = self.fontMetrics()
        aside = self.sizeHint().width() - measure.horizontalAdvance(self.text())
        return fitted_title(self.text(), measure, self.width() - aside)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the name as far as there is room."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text = self.shown()
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option)
        painter.end()


def _name_button(words: str, menu: TournamentMenu) -> NameButton:
    button = NameButton()
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    button.setMenu(menu)
    button.setFixedHeight(Height.CONTROL)
    button.setAccessibleName(words)
    font = button.font()
    font.setPixelSize(16)
    font.setBold(True)
    button.setFont(font)
    give_icon(button, "chevron-down", "text_soft")
    button.setIconSize(QSize(16, 16))
    return button


MARK = 20
#: Icon, ground and ink of each look, by the names of the tokens.
LOOKS = {
    "not_started": ("hourglass", "sunken", "text_soft"),
    "running": ("play", "accent_soft", "accent_text"),
    "last_level": ("play", "accent_soft", "accent_text"),
    "paused": ("pause", "sunken", "text"),
    "break": ("break", "accent", "on_accent"),
    "last_minute": ("play", "amber_soft", "amber_text"),
    "last_seconds": ("play", "red", "on_red"),
    "overtime": ("warning", "red_soft", "red_text"),
    "winner": ("winner", "accent_soft", "accent_text"),
}


class ClockButton(QAbstractButton):
    """Keeps its width at any time, so that its neighbours do not move."""

    def __init__(self) -> None:
        """Start empty until :meth:`show_clock`."""
        super().__init__()
        self._look = "not_started"
        self._time = "00:00"
        self._words = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_clock(self, view: ClockView) -> None:
        """Show this moment; equal facts are not drawn again."""
        shown = self.time_of(view)
        words = self._state_words(view.look)
        if (view.look, shown, words) == (self._look, self._time, self._words):
            return
        room = self._time_room()
        self._look = view.look
        self._time = shown
        self._words = words
        if view.running:
            does = fr_en("Arrêter l’horloge", "Pause the clock")
        else:
            does = fr_en("Démarrer l’horloge", "Start the clock")
        set_tip(self, fr_en("{0} (Espace)", "{0} (Space)").format(does))
        self.setAccessibleName(f"{words}, {shown}")
        self.setAccessibleDescription(does)
        if self._time_room() != room:
            # Laying the window out costs more than all that a second changes.
            self.updateGeometry()
        self.update()

    def time_of(self, view: ClockView) -> str:
        """Return the time as written: what is left, or what has gone beyond the last level.

        Nothing where no time is counted: a time that stands would seem to run.
        """
        if view.look == "winner":
            return ""
        if view.look == "not_started":
            if view.starts_at:
                return hour_of_start(view.starts_at)
            return ""
        if view.overtime_ms:
            return "+" + clock_time(view.overtime_ms // 1000)
        return clock_time(-(-view.remaining_ms // 1000))

    def sizeHint(self) -> QSize:
        """Return the room for the widest time of its length, in pixels."""
        every = (self._state_words(look) for look in LOOKS)
        words = max(QFontMetricsF(_words_font()).horizontalAdvance(w) for w in every)
        width = Space.SNUG + MARK + Space.TIGHT + self._time_room() + words + Space.SNUG
        return QSize(int(width) + 1, 44)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shape, the time and the word."""
        ink = colours()
        icon, ground, words = LOOKS[self._look]
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, ink, getattr(ink, ground))
        top = (self.height() - MARK) / 2
        colour = getattr(ink, words)
        left = self.words_from() - self._time_room() - Space.TIGHT - MARK
        paint_icon(painter, icon, colour, QRectF(left, top, MARK, MARK))
        painter.setPen(QColor(colour))
        painter.setFont(_time_font())
        left += MARK + Space.TIGHT
        room = QRectF(left, 0, self.width() - left, self.height())
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, middle, self._time)
        painter.setFont(_words_font())
        left = self.words_from()
        painter.drawText(QRectF(left, 0, self.width() - left, self.height()), middle, self._words)
        painter.end()

    def words_from(self) -> float:
        """Return where its word begins, in pixels: beside the time, else in the middle with the
        shape before it.
        """
        if self._time:
            return Space.SNUG + MARK + Space.TIGHT + self._time_room()
        shape = MARK + Space.TIGHT
        words = QFontMetricsF(_words_font()).horizontalAdvance(self._words)
        return (self.width() - shape - words) / 2 + shape

    def _time_room(self) -> float:
        """The room for the widest time of its length; none where none is counted."""
        if not self._time:
            return 0.0
        digits = "".join("0" if c.isdigit() else c for c in self._time)
        return QFontMetricsF(_time_font()).horizontalAdvance(digits) + Space.SNUG

    def _ground(self, painter: QPainter, ink: Colours, ground: str) -> None:
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = QPen(Qt.PenStyle.NoPen)
        if self.hasFocus():
            edge = QPen(QColor(ink.focus), FOCUS_WIDTH)
        elif self.underMouse():
            edge = QPen(QColor(ink.line_strong), 1)
        painter.setPen(edge)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, RADIUS, RADIUS)

    def _state_words(self, look: str) -> str:
        return {
            "not_started": fr_en("pas commencé", "not started"),
            "running": fr_en("en cours", "in progress"),
            "last_level": fr_en("dernier niveau", "last level"),
            "paused": fr_en("arrêtée", "paused"),
            "break": fr_en("pause", "break"),
            "last_minute": fr_en("dernière minute", "last minute"),
            "last_seconds": fr_en("dix secondes", "ten seconds"),
            "overtime": fr_en("temps dépassé", "overtime"),
            "winner": fr_en("terminé", "over"),
        }[look]


def _time_font() -> QFont:
    return typeface(TypeSize.DECISION, strong=True)


def _words_font() -> QFont:
    return typeface(TypeSize.SMALL, strong=True)
