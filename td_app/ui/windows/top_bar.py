"""The header that is always there: which tournament, which level, how long, how many."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from td_app.tournament.views.clock import ClockView
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import Height, Space, Tone, dress, give_icon
from td_app.ui.widgets.labels import Say, label
from td_app.ui.windows.clock_button import ClockButton
from td_app.ui.windows.tournament_menu import TournamentMenu
from td_app.words import ante_text
from td_app.words.figures import tenths, whole
from td_app.words.language import fr_en

NAME_WIDTH, NAME_WIDTH_ON_A_LARGE_SCREEN, LARGE = 260, 460, 1600


class TopBar(QFrame):
    """``clockPressed()`` and ``publicDisplayAsked()``."""

    clockPressed = Signal()  # noqa: N815 - a Qt signal among Qt's own
    publicDisplayAsked = Signal()  # noqa: N815
    helpAsked = Signal()  # noqa: N815

    def __init__(self, live: LiveTournament, menu: TournamentMenu) -> None:
        """Show the tournament of ``live``; ``menu`` opens under its name."""
        super().__init__()
        self._live = live
        dress(self, kind="top-bar")
        self.setFixedHeight(Height.TOP_BAR)
        self.name = _name_button(fr_en("Tournoi", "Tournament"), menu)
        self.level = _Pair()
        self.clock = ClockButton()
        self.clock.clicked.connect(self.clockPressed)
        self.players = _Pair()
        self.average = _Pair()
        self.public = self._tool(
            "public-display",
            fr_en("Affichage public (D)", "Public display (D)"),
            self.publicDisplayAsked,
        )
        self.help = self._tool("help", fr_en("Touches (?)", "Keys (?)"), self.helpAsked)
        row = QHBoxLayout(self)
        row.setContentsMargins(Space.TIGHT, 0, Space.SNUG, 0)
        row.setSpacing(Space.TIGHT)
        row.addWidget(self.name)
        row.addStretch(1)
        row.addWidget(self.level)
        row.addSpacing(Space.WIDE)
        row.addWidget(self.clock)
        row.addSpacing(Space.WIDE)
        row.addWidget(self.players)
        row.addSpacing(Space.WIDE)
        row.addWidget(self.average)
        row.addStretch(1)
        row.addWidget(self.public)
        row.addWidget(self.help)
        self.refresh()

    def refresh(self) -> None:
        """Show the state as it is now."""
        self._show_name()
        self.tick()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the name more room on a large screen."""
        super().resizeEvent(event)
        self._show_name()

    def _show_name(self) -> None:
        name = self._live.state.setup.name
        width = NAME_WIDTH_ON_A_LARGE_SCREEN if self.width() >= LARGE else NAME_WIDTH
        self.name.setMaximumWidth(width)
        metrics = self.name.fontMetrics()
        short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, width - 56)
        # A lone ampersand would underline the letter after it.
        self.name.setText(short.replace("&", "&&"))
        self.name.setToolTip(name)
        self.name.setAccessibleName(fr_en("Tournoi\u00a0: {0}", "Tournament: {0}").format(name))

    def tick(self) -> None:
        """Show the time as it is now."""
        view = self._live.clock()
        self.level.say(self._level_caption(view), self._blinds(view))
        self.clock.show_clock(view)
        self.players.say(*self._people(view))
        self.average.say(*self._average(view))
        self.average.setVisible(view.players_left > 0)

    def _level_caption(self, view: ClockView) -> str:
        if view.in_break:
            if view.removes:
                values = ", ".join(whole(value) for value in view.removes)
                return fr_en("Pause · retirer les {0}", "Break · remove the {0}").format(values)
            return fr_en("Pause", "Break")
        if view.next_level is None:
            return fr_en("Niveau {0} · dernier niveau", "Level {0} · last level").format(view.level)
        coming = f"{whole(view.next_level.small_blind)}/{whole(view.next_level.big_blind)}"
        return fr_en("Niveau {0} · ensuite {1}", "Level {0} · then {1}").format(view.level, coming)

    def _blinds(self, view: ClockView) -> str:
        small, big, ante = view.small_blind, view.big_blind, view.ante
        if view.in_break and view.next_level is not None:
            step = view.next_level
            small, big, ante = step.small_blind, step.big_blind, step.ante
        blinds = f"{whole(small)} / {whole(big)}"
        if ante:
            blinds += f" · {ante_text(view.ante_format)}\u00a0{whole(ante)}"
        if view.in_break:
            return fr_en("Reprise à {0}", "Play resumes at {0}").format(blinds)
        return blinds

    def _people(self, view: ClockView) -> tuple[str, str]:
        state = self._live.state
        if not state.drawn:
            here = sum(1 for entrant in state.entrants.values() if entrant.present)
            return fr_en(
                "Inscrits · présents", "Entered · present"
            ), f"{whole(len(state.entrants))} · {whole(here)}"
        return (
            fr_en("Joueurs en jeu", "Players left"),
            f"{whole(view.players_left)} / {whole(view.entrants)}",
        )

    def _average(self, view: ClockView) -> tuple[str, str]:
        blinds = fr_en("{0} BB", "{0} BB").format(tenths(view.average_bb_tenths / 10))
        return fr_en("Tapis moyen", "Average stack"), f"{whole(view.average_stack)} · {blinds}"

    def _tool(self, icon: str, words: str, asked: SignalInstance) -> QToolButton:
        button = QToolButton()
        give_icon(button, icon, "text_soft")
        button.setFixedSize(Height.CONTROL, Height.CONTROL)
        button.setToolTip(words)
        button.setAccessibleName(words)
        button.clicked.connect(asked)
        return button


class _Pair(QWidget):
    """A few small words over the figure they are about."""

    def __init__(self) -> None:
        super().__init__()
        self.caption: QLabel = label("", Say.SMALL)
        self.figure: QLabel = label("", Say.SECTION, tone=Tone.NEUTRAL)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, Space.TIGHT, 0, Space.TIGHT)
        column.setSpacing(0)
        column.addWidget(self.caption)
        column.addWidget(self.figure)

    def say(self, caption: str, figure: str) -> None:
        self.caption.setText(caption)
        self.figure.setText(figure)
        self.setAccessibleName(f"{caption}\u00a0: {figure}")


def _name_button(words: str, menu: TournamentMenu) -> QToolButton:
    button = QToolButton()
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
