"""Every control of the clock, one click each; a grey one says why."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.views.clock import ClockView
from td_app.ui.dialogs.house_dialog import ReasonDialog, ask_reason
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.theme import Space, Tone, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.layout import column, row
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.words import cites_text, refusal_sentence
from td_app.words.language import fr_en

MINUTE = 60
#: Refusals of the start that the director may overrule, with a reason (1.1).
OVERRULED = ("TOO_FEW_TO_START",)


class ClockControls(QWidget):
    """Start and stop, a minute more or less, the levels around, the next break."""

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Ask the session of ``live``."""
        super().__init__(parent)
        self._live = live
        self._step = -1
        self.dialog: ReasonDialog | None = None
        self._make_buttons()
        self.refusal = Banner(BannerFacts("", tone=Tone.AMBER))
        self.refusal.acted.connect(lambda _: self._overrule())
        self.refusal.hide()
        around = (self.previous, self.next, self.next_break)
        column(
            _row((self.less, self.toggle, self.more), stretched=(self.toggle,)),
            _row(around, stretched=around),
            self.refusal,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )

    def refresh(self, view: ClockView) -> None:
        """Say what may be done now."""
        self._step = view.step
        self._judge_toggle(view)
        for button, command in (
            (self.less, cmd.AdjustClock(-MINUTE)),
            (self.more, cmd.AdjustClock(MINUTE)),
            (self.previous, cmd.PreviousLevel()),
            (self.next, cmd.NextLevel()),
        ):
            self._judge(button, self._live.can(command))
        coming = next_break_step(view)
        if coming is None:
            self.next_break.set_refusal(
                fr_en("La structure n'a plus de pause.", "The structure has no more breaks.")
            )
        else:
            self._judge(self.next_break, self._live.can(cmd.GoToStep(coming)))

    def tick(self, view: ClockView) -> None:
        """Judge again when another level has begun."""
        if view.step != self._step:
            self.refresh(view)

    def _make_buttons(self) -> None:
        start = fr_en("Démarrer ou arrêter l'horloge (Espace)", "Start or stop the clock (Space)")
        self.toggle = Button(rank=Rank.PRIMARY, icon="play", tip=start, scale="floor")
        self.toggle.clicked.connect(self._toggle)
        less, more = (
            fr_en("Une minute de moins (-)", "One minute less (-)"),
            fr_en("Une minute de plus (+)", "One minute more (+)"),
        )
        self.less = Button(fr_en("\u22121 min", "\u22121 min"), tip=less, scale="floor")
        self.less.clicked.connect(lambda: self._live.dispatch(cmd.AdjustClock(-MINUTE)))
        self.more = Button(fr_en("+1 min", "+1 min"), tip=more, scale="floor")
        self.more.clicked.connect(lambda: self._live.dispatch(cmd.AdjustClock(MINUTE)))
        before = fr_en("Niveau ou pause qui précède (P)", "Previous level or break (P)")
        self.previous = Button(fr_en("Précédent", "Previous"), icon="previous", tip=before)
        self.previous.clicked.connect(lambda: self._live.dispatch(cmd.PreviousLevel()))
        after = fr_en("Niveau ou pause qui suit (N)", "Next level or break (N)")
        self.next = Button(fr_en("Suivant", "Next"), icon="next", tip=after)
        self.next.clicked.connect(lambda: self._live.dispatch(cmd.NextLevel()))
        to_break = fr_en("Aller à la prochaine pause (B)", "Go to the next break (B)")
        self.next_break = Button(fr_en("Prochaine pause", "Next break"), icon="break", tip=to_break)
        self.next_break.clicked.connect(self._go_to_break)
        for button, words in (
            (self.less, less),
            (self.more, more),
            (self.previous, before),
            (self.next, after),
            (self.next_break, to_break),
        ):
            button.setAccessibleName(words)

    def _judge_toggle(self, view: ClockView) -> None:
        running = view.running
        words = (
            fr_en("Arrêter l'horloge", "Stop the clock")
            if running
            else fr_en("Démarrer l'horloge", "Start the clock")
        )
        if view.started and not running:
            words = fr_en("Reprendre", "Resume")
        self.toggle.setText(words)
        give_icon(self.toggle, "pause" if running else "play", "on_accent")
        refused = self._live.can(cmd.PauseClock() if running else cmd.StartClock())
        self._judge(self.toggle, refused)
        self.refusal.setVisible(refused is not None)
        if refused is not None:
            self.refusal.set_facts(self._refusal_facts(refused))

    def _judge(self, button: Button, refused: Refused | None) -> None:
        button.set_refusal(None if refused is None else refusal_sentence(refused))

    def _refusal_facts(self, refused: Refused) -> BannerFacts:
        """Why the clock cannot start, in the page: a tip alone might be missed."""
        may = refused.code in OVERRULED
        return BannerFacts(
            refusal_sentence(refused),
            cites_text(refused.cites),
            Tone.AMBER if may else Tone.NEUTRAL,
            (fr_en("Démarrer quand même…", "Start all the same…"),) if may else (),
        )

    def _toggle(self) -> None:
        running = self._live.state.clock.running
        self._live.dispatch(cmd.PauseClock() if running else cmd.StartClock())

    def _go_to_break(self) -> None:
        coming = next_break_step(self._live.clock())
        if coming is not None:
            self._live.dispatch(cmd.GoToStep(coming))

    def _overrule(self) -> None:
        self.dialog = ask_reason(
            self,
            fr_en("Démarrer quand même", "Start all the same"),
            fr_en(
                "Il manque des joueurs à table pour commencer (§ 2.2)\u00a0: vous en décidez.",
                "Players are missing at a table to begin (§\u00a02.2): you decide.",
            ),
            fr_en("Démarrer l'horloge", "Start the clock"),
            self._start_anyway,
        )

    def _start_anyway(self, reason: str) -> None:
        self._live.dispatch(cmd.StartClock(overruled=True, note=reason))


def next_break_step(view: ClockView) -> int | None:
    """Return the step of the break that comes next, from 0; None when none is left."""
    return next((row.step for row in view.steps[view.step + 1 :] if row.is_break), None)


def _row(buttons: Sequence[Button], *, stretched: Sequence[Button]) -> QHBoxLayout:
    line = row(spacing=Space.TIGHT)
    for button in buttons:
        if button in stretched:
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line.addWidget(button)
    return line
