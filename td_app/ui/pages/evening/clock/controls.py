"""Under the clock: every control one click each, the figures, the sounds, the public window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QSizePolicy, QWidget

from rules_ropta.ruling import Refused
from td_app.tournament import commands as cmd
from td_app.tournament.views.clock import ClockView
from td_app.ui.destinations import Destination, Spot, ToPage
from td_app.ui.dialogs.house_dialog import ReasonDialog, ask_reason
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.page import TO_DRAW_HELP, to_draw, to_ranking
from td_app.ui.public.screens import screen_key, screen_words, wall_place, wall_screen
from td_app.ui.public.sounds import sounds_of
from td_app.ui.theme import Space, Tone, give_icon
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import ChoiceField
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import column, grid, row, wide
from td_app.ui.widgets.notices import Banner, BannerFacts
from td_app.ui.widgets.tips import explained, set_tip
from td_app.wall.words import blinds_words
from td_app.words import cites_text, refusal_sentence
from td_app.words.figures import chips_figure, lasting, tenths, whole
from td_app.words.language import fr_en, titled

MINUTE = 60
#: Refusals of the start that the director may overrule, with a reason (1.1).
OVERRULED = ("TOO_FEW_TO_START", "TOO_FEW_BACK")
NOT_DRAWN = "NOT_DRAWN_YET"
#: Where a refusal leads.
LEADS_TO: Final[Mapping[str, Destination]] = {
    NOT_DRAWN: Spot.DRAW,
    "TOURNAMENT_OVER": ToPage("ranking"),
}
ACROSS = 3
#: Figures that the header of the window has too.
IN_HEADER = ("players", "average", "next")
NOTHING = "–"
SIDE = 44


class ClockControls(QWidget):
    """Start and stop, a minute more or less, the levels around, the next break.

    ``asked(destination)``: to where what stands in the way is mended, or what comes after.
    """

    asked = Signal(object)

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Ask the session of ``live``."""
        super().__init__(parent)
        self._live = live
        self._step = -1
        self.dialog: ReasonDialog | None = None
        self._make_buttons()
        #: What each button asks for, once it is known.
        self._asks: tuple[tuple[Button, Callable[[], cmd.Command | None]], ...] = (
            (self.less, lambda: cmd.AdjustClock(-MINUTE)),
            (self.more, lambda: cmd.AdjustClock(MINUTE)),
            (self.previous, cmd.PreviousLevel),
            (self.next, cmd.NextLevel),
            (self.next_break, self._to_break),
            (self.toggle, self._start_or_stop),
        )
        for button, asked in self._asks:
            button.clicked.connect(lambda _on=False, asked=asked: self._ask(asked()))
        self.refusal = Banner(BannerFacts("", tone=Tone.AMBER))
        self.refusal.acted.connect(lambda _: self._mend())
        self._refused_for = ""
        self.refusal.hide()
        around = (self.previous, self.next, self.next_break)
        for stretched in (self.toggle, *around):
            stretched.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        #: What there is to do to a clock that was started.
        self._verbs = (self.less, self.more, *around)
        column(
            row(self.less, self.toggle, self.more, spacing=Space.TIGHT),
            row(*around, spacing=Space.TIGHT),
            self.refusal,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )

    def refresh(self, view: ClockView) -> None:
        """Say what may be done now: before the start only that, after the end nothing."""
        self._step = view.step
        over = view.look == "winner"
        self.toggle.setHidden(over)
        for button in self._verbs:
            button.setVisible(view.started and not over)
        words = fr_en("Démarrer l’horloge", "Start the clock")
        if view.running:
            words = fr_en("Arrêter l’horloge", "Pause the clock")
        elif view.started:
            words = fr_en("Reprendre", "Resume")
        self.toggle.setText(words)
        give_icon(self.toggle, "pause" if view.running else "play", "on_accent")
        for button, asked in self._asks:
            command = asked()
            refused = None
            if command is not None:
                refused = self._live.can(command)
            told = None
            if refused is not None:
                told = refusal_sentence(refused)
            if command is None:
                told = fr_en("La structure n’a plus de pause.", "The structure has no more breaks.")
            button.set_refusal(told)
            if button is self.toggle:
                self.refusal.setVisible(refused is not None)
                if refused is not None:
                    self.refusal.set_facts(self._refusal_facts(refused))
                    if refused.code == NOT_DRAWN:
                        explained(self.refusal.buttons[0], *TO_DRAW_HELP)

    def tick(self, view: ClockView) -> None:
        """Judge again when another level has begun."""
        if view.step != self._step:
            self.refresh(view)

    def _make_buttons(self) -> None:
        start = fr_en("Démarrer ou arrêter l’horloge (Espace)", "Start or pause the clock (Space)")
        self.toggle = Button(rank=Rank.PRIMARY, icon="play", tip=start, scale="floor")
        less = fr_en("Une minute de moins (Ctrl+↓)", "One minute less (Ctrl+↓)")
        self.less = explained(
            Button("\u22121 min", tip=less, scale="floor", name=less),
            "Retire une minute au niveau ; inscrit au journal, annulable (Ctrl+↓).",
            "Takes a minute off the level; it is logged and can be undone (Ctrl+↓).",
        )
        more = fr_en("Une minute de plus (Ctrl+↑)", "One minute more (Ctrl+↑)")
        self.more = explained(
            Button("+1 min", tip=more, scale="floor", name=more),
            "Ajoute une minute au niveau ; inscrit au journal, annulable (Ctrl+↑).",
            "Adds a minute to the level; it is logged and can be undone (Ctrl+↑).",
        )
        before = fr_en("Niveau ou pause qui précède (Ctrl+←)", "Previous level or break (Ctrl+←)")
        previous = fr_en("Précédent", "Previous")
        self.previous = explained(
            Button(previous, icon="previous", tip=before, name=before),
            "Revient au début du niveau ou de la pause qui précède (Ctrl+←).",
            "Goes back to the start of the previous level or break (Ctrl+←).",
        )
        after = fr_en("Niveau ou pause qui suit (Ctrl+→)", "Next level or break (Ctrl+→)")
        self.next = explained(
            Button(fr_en("Suivant", "Next"), icon="next", tip=after, name=after),
            "Passe immédiatement au niveau ou à la pause qui suit (Ctrl+→).",
            "Goes to the next level or break at once (Ctrl+→).",
        )
        to_break = fr_en("Aller à la prochaine pause (Ctrl+B)", "Go to the next break (Ctrl+B)")
        coming = fr_en("Prochaine pause", "Next break")
        self.next_break = explained(
            Button(coming, icon="break", tip=to_break, name=to_break),
            "Passe immédiatement à la prochaine pause de la structure (Ctrl+B).",
            "Goes to the next break of the structure at once (Ctrl+B).",
        )

    def _refusal_facts(self, refused: Refused) -> BannerFacts:
        """Return why the clock cannot start, in the page: a tip alone might be missed."""
        self._refused_for = refused.code
        tone = Tone.NEUTRAL
        ways: tuple[str, ...] = ()
        if refused.code in OVERRULED:
            tone = Tone.AMBER
            ways = (fr_en("Démarrer quand même…", "Start anyway…"),)
        elif refused.code in LEADS_TO:
            ways = (to_draw() if refused.code == NOT_DRAWN else to_ranking(),)
        return BannerFacts(refusal_sentence(refused), cites_text(refused.cites), tone, ways)

    def _mend(self) -> None:
        """Go to what stands in the way of the start, or overrule it."""
        if self._refused_for in LEADS_TO:
            self.asked.emit(LEADS_TO[self._refused_for])
        else:
            self._overrule()

    def _ask(self, command: cmd.Command | None) -> None:
        if command is not None:
            self._live.dispatch(command)

    def _start_or_stop(self) -> cmd.Command:
        if self._live.clock().running:
            return cmd.PauseClock()
        return cmd.StartClock()

    def _to_break(self) -> cmd.Command | None:
        coming = next_break_step(self._live.clock())
        if coming is not None:
            return cmd.GoToStep(coming)
        return None

    def _overrule(self) -> None:
        self.dialog = ask_reason(
            self,
            fr_en("Démarrer quand même", "Start anyway"),
            fr_en(
                "Une table a trop peu de joueurs pour commencer (§ 2.2)\u00a0: à vous de décider.",
                "A table has too few players to start (§\u00a02.2). It is your decision.",
            ),
            fr_en("Démarrer l’horloge", "Start the clock"),
            lambda reason: self._live.dispatch(cmd.StartClock(overruled=True, note=reason)),
        )


def next_break_step(view: ClockView) -> int | None:
    """Return the step of the break that comes next, from 0; None when none is left."""
    return next((row.step for row in view.steps[view.step + 1 :] if row.is_break), None)


class ClockFigures(QWidget):
    """Figures, each under a few small words; under the first three those of the header too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty until :meth:`tick`."""
        super().__init__(parent)
        keys = ("break", "late", "chips", *IN_HEADER)
        self._over = False
        self._playing = False
        self._pairs = {key: (label("", Say.SMALL), CutLabel("", Say.STRONG)) for key in keys}
        pairs = list(self._pairs.values())
        lines = [
            part for k in (0, ACROSS) for part in (*zip(*pairs[k : k + ACROSS], strict=True), ())
        ]
        cells = grid(*lines[:-1], on=self, across=Space.NORMAL, down=0, margins=0)
        for place in range(ACROSS):
            cells.setColumnStretch(place, 1)
        self._cells = cells

    def line_height(self) -> int:
        """Return how high a line of figures is, in pixels."""
        return sum(part.sizeHint().height() for part in self._pairs["break"])

    def show_all(self, wanted: bool) -> None:
        """Show the figures of the header too, where there is room, as long as it is played."""
        wanted = wanted and self._playing
        for key in IN_HEADER:
            for part in self._pairs[key]:
                part.setVisible(wanted)
        self._cells.setRowMinimumHeight(2, Space.TIGHT if wanted else 0)
        # At once: the clock over it has its room in the same round.
        self._cells.activate()

    def tick(self, view: ClockView) -> None:
        """Show the figures of this moment."""
        blinds = fr_en("{0} BB", "{0} BB").format(tenths(view.average_bb_tenths / 10))
        average = chips_figure(view.average_stack, approximate=view.approximate)
        if not view.approximate:
            average = f"{average} · {blinds}"
        self._over = view.look == "winner"
        self._playing = view.started and not self._over
        told = {
            "players": f"{whole(view.players_left)} / {whole(view.entrants)}",
            "average": average,
            "chips": chips_figure(view.chips_in_play, approximate=view.approximate),
            "break": self._next_break(view),
            "next": self._coming(view),
        }
        if view.players_left == 0:
            told |= dict.fromkeys(("players", "average", "chips"), NOTHING)
        coming = fr_en("Prochaine pause", "Next break")
        if self._over:
            # Nobody plays any more: what is still to come says nothing.
            coming = fr_en("Dernier niveau", "Last level")
            told["break"] = f"{view.level} · {blinds_words(view, view.ante_format)[0]}"
        self._say("players", fr_en("Joueurs en jeu", "Players left"), told["players"])
        self._say("average", fr_en("Tapis moyen", "Average stack"), told["average"])
        self._say("chips", fr_en("Jetons en jeu", "Chips in play"), told["chips"])
        self._say("break", coming, told["break"])
        self._say("late", fr_en("Entrées tardives", "Late registration"), self._late(view))
        self._say("next", fr_en("Niveau suivant", "Next level"), told["next"])
        self._leave_out("chips", view.players_left == 0 or self._over)
        self._leave_out("late", self._over)

    def figure(self, key: str) -> str:
        """Return a figure as shown: players, average, chips, break, late or next."""
        return self._pairs[key][1].whole

    def _leave_out(self, key: str, nothing: bool) -> None:
        for part in self._pairs[key]:
            part.setHidden(nothing)

    def _next_break(self, view: ClockView) -> str:
        if view.next_break_ms is None:
            return fr_en("aucune", "none")
        after = fr_en("dans {0}", "in {0}")
        if not view.started:
            after = fr_en("après {0} de jeu", "after {0} of play")
        return after.format(lasting(-(-view.next_break_ms // 60_000)))

    def _late(self, view: ClockView) -> str:
        if not view.late_entry_open or view.late_entry_until == 0:
            return fr_en("closes", "closed")
        return fr_en("fin du niveau {0}", "end of level {0}").format(view.late_entry_until)

    def _coming(self, view: ClockView) -> str:
        if view.next_level is None:
            return fr_en("aucun", "none")
        return blinds_words(view.next_level, view.ante_format)[0]

    def _say(self, key: str, caption: str, figure: str) -> None:
        named, said = self._pairs[key]
        if (named.text(), said.whole) != (caption, figure):
            named.setText(caption)
            said.say(figure)
            said.setAccessibleName(titled(caption, figure))


class SoundButton(Button):
    """Shows whether sounds and voice are on for the hall; hidden where there are none.

    It has a ground of its own: it lies over the clock, whose ground changes with the state.
    """

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Silence what sounds for ``live``."""
        super().__init__(rank=Rank.SECONDARY, parent=parent, icon="sound")
        self.setFixedWidth(SIDE)
        self._sounds = sounds_of(live)
        if self._sounds is None:
            self.hide()
        self.clicked.connect(self._on_clicked)
        if self._sounds is not None:
            self._sounds.mutedChanged.connect(self._show)
        self._show()

    def give_way(self, over: bool) -> None:
        """Hide where play is ``over``: nothing sounds, and a winner's frame has the corner."""
        self.setHidden(over or self._sounds is None)

    def _on_clicked(self) -> None:
        if self._sounds is not None:
            self._sounds.mute(not self._sounds.muted)

    def _show(self) -> None:
        muted = self._sounds is not None and self._sounds.muted
        give_icon(self, "sound-off" if muted else "sound")
        words = fr_en("Rétablir les sons et la voix (Ctrl+M)", "Unmute sounds and voice (Ctrl+M)")
        if not muted:
            words = fr_en("Couper les sons et la voix (Ctrl+M)", "Mute sounds and voice (Ctrl+M)")
        set_tip(self, words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(words)


class WallChoice(QWidget):
    """``asked()`` to open the public window or to close it, ``prepare_asked()`` to set what it
    shows; the screen is stored for the next evenings.
    """

    asked = Signal()
    prepare_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Offer the screens there are."""
        super().__init__(parent)
        self.screens = ChoiceField(
            name=fr_en("Écran de l’affichage public", "Screen of the public display")
        )
        self.screens.choiceChanged.connect(wall_place.choose)
        self.alone = CutLabel("", Say.SMALL, hugs=True)
        self.button = Button(
            icon="public-display",
            tip=fr_en("Touche F11\u00a0; Échap le ferme", "F11; Esc closes it"),
            does=self.asked,
        )
        self.prepare = Button(
            icon="settings",
            tip=fr_en(
                "Ce que l’affichage public montre\u00a0: messages, panneaux, écrans",
                "What the public display shows: messages, panels, screens",
            ),
            name=fr_en("Préparer l’affichage public", "Prepare the public display"),
            explains=(
                "Règle ce que l’affichage public montre : messages, panneaux, écrans.",
                "Sets what the display shows: messages, panels, screens.",
            ),
        )
        self.prepare.clicked.connect(self.prepare_asked)
        row(
            wide(self.screens),
            self.alone,
            self.prepare,
            self.button,
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )
        wall_place.shown_changed.connect(self.refresh)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenAdded.connect(self.refresh)
            app.screenRemoved.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Offer the screens as they are now."""
        screens = QGuiApplication.screens()
        self.screens.set_choices([(screen_key(screen), screen_words(screen)) for screen in screens])
        here = None
        if self.isVisible():
            here = self.window().screen()
        self.screens.choose(screen_key(wall_screen(here, wall_place.name)))
        self.screens.setVisible(len(screens) > 1)
        self.alone.setVisible(len(screens) < 2)
        self.alone.say(
            fr_en(
                "Un seul écran\u00a0: l’affichage public le couvre, Échap le ferme.",
                "Only one screen: the public display covers it, Esc closes it.",
            ),
            fr_en("Un seul écran\u00a0: Échap ferme l’affichage.", "One screen: Esc closes it."),
        )
        shown = wall_place.shown
        if shown:
            self.button.setText(fr_en("Fermer l’affichage", "Close the display"))
        else:
            self.button.setText(fr_en("Affichage public", "Public display"))
