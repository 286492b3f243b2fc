"""Between the draw and the start: where the button is, draw again, begin."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from td_app.tournament import commands as cmd
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.room.facts import players_counted
from td_app.ui.pages.room.panel_form import said
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.labels import Say, icon_label, label
from td_app.words.language import fr_en

OVERRULABLE = "TOO_FEW_TO_START"


class DrawnBar(QFrame):
    """One line over the plan; drawing again asks once, starting too few asks why."""

    def __init__(self, live: LiveTournament) -> None:
        """Wait for the first refresh."""
        super().__init__()
        self.live = live
        dress(self, kind="banner", tone=Tone.ACCENT.value)
        self.words = label("", Say.STRONG, wraps=True)
        self.under = label("", Say.SMALL, wraps=True)
        self.reason = LineField()
        self.reason.setPlaceholderText(
            fr_en("Raison, écrite au procès-verbal", "Reason, written in the minutes")
        )
        self.reason.setAccessibleName(fr_en("Raison de commencer", "Reason for starting"))
        self.again = Button(fr_en("Refaire le tirage…", "Draw again…"), Rank.QUIET, icon="draw")
        self.again_sure = Button(fr_en("Tirer à nouveau", "Draw again"), Rank.DANGER, icon="draw")
        self.keep = Button(fr_en("Garder ce tirage", "Keep this draw"))
        self.start = Button(
            fr_en("Démarrer l'horloge", "Start the clock"), Rank.PRIMARY, icon="play"
        )
        self.again.clicked.connect(lambda: self._ask_again(True))
        self.keep.clicked.connect(lambda: self._ask_again(False))
        self.again_sure.clicked.connect(self._draw_again)
        self.start.clicked.connect(self._start)
        self.reason.returnPressed.connect(self._start)
        self._asking = False
        self._short = False
        self._lay_out()

    def _lay_out(self) -> None:
        said_here = QVBoxLayout()
        said_here.setSpacing(0)
        said_here.addWidget(self.words)
        said_here.addWidget(self.under)
        holder = QWidget()
        holder.setLayout(said_here)
        said_here.setContentsMargins(0, 0, 0, 0)
        line = QHBoxLayout(self)
        line.setContentsMargins(Space.SNUG, Space.TIGHT, Space.TIGHT, Space.TIGHT)
        line.setSpacing(Space.TIGHT)
        line.addWidget(icon_label("draw", "accent_text"))
        line.addWidget(holder, 1)
        line.addWidget(self.reason, 1)
        for button in (self.again, self.again_sure, self.keep, self.start):
            line.addWidget(button)

    def refresh(self) -> None:
        """Show the draw as it is, while play has not begun."""
        state = self.live.state
        shown = state.drawn and not state.clock.started and not state.finishing
        self.setVisible(shown)
        if not shown:
            self._asking = self._short = False
            return
        self._say()

    def _say(self) -> None:
        draw = self.live.draws()[-1]
        told = fr_en(
            "Places tirées pour {0}. Bouton\u00a0: place {1}.",
            "Seats drawn for {0}. Button: seat {1}.",
        )
        where = fr_en(
            "Si elle est vide, le bouton va à la place occupée suivante (§\u00a02.1).",
            "If it is empty, the button goes to the next occupied seat (§\u00a02.1).",
        )
        if self._asking:
            told = fr_en("Tirer à nouveau toutes les places\u00a0?", "Draw every seat again?")
            where = fr_en(
                "Les places annoncées changent\u00a0; ce tirage reste au procès-verbal.",
                "The seats announced change; this draw stays in the minutes.",
            )
        refused = self.live.can(cmd.StartClock())
        if self._short and refused is not None:
            where = said(self.live, refused)
        self.words.setText(told.format(players_counted(len(draw.seats)), draw.button_place))
        self.under.setText(where)
        redraw = self.live.can(self._redraw())
        self.again.set_refusal(said(self.live, redraw) if redraw else None)
        self.reason.setVisible(self._short and not self._asking)
        self.again.setVisible(not self._asking and not self._short)
        self.again_sure.setVisible(self._asking)
        self.keep.setVisible(self._asking)
        self.start.setVisible(not self._asking)
        overrules = refused is not None and refused.code == OVERRULABLE
        stuck = refused is not None and not overrules
        self.start.set_refusal(said(self.live, refused) if refused and stuck else None)

    def _redraw(self) -> cmd.DrawSeats:
        """The same tables again, or as many as it takes when more players came."""
        same = cmd.DrawSeats(tuple(self.live.state.counts()))
        return cmd.DrawSeats() if self.live.can(same) else same

    def _ask_again(self, asking: bool) -> None:
        self._asking = asking
        self._say()
        if asking:
            self.keep.setFocus(Qt.FocusReason.TabFocusReason)

    def _draw_again(self) -> None:
        self._asking = False
        self.live.dispatch(self._redraw())

    def _start(self) -> None:
        refused = self.live.can(cmd.StartClock())
        if refused is None:
            self.live.dispatch(cmd.StartClock())
        elif refused.code == OVERRULABLE and not self._short:
            self._short = True
            self._say()
            self.reason.setFocus(Qt.FocusReason.TabFocusReason)
        elif refused.code == OVERRULABLE and self.reason.text().strip():
            self.live.dispatch(cmd.StartClock(overruled=True, note=self.reason.text().strip()))
