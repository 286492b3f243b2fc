"""Hand-for-hand over the plan: the hand, the tables awaited, the signal, those out (2.7)."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QWidget

from td_app.tournament import commands as cmd
from td_app.tournament.views.hand_for_hand import HandForHandView
from td_app.ui.dialogs.house_dialog import ReasonDialog, ask_reason
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.room.round_outs import RoundOuts
from td_app.ui.pages.evening.room.round_words import (
    clock_words,
    noting_in_short,
    played_for,
    signal_words,
    title_in_short,
    title_of,
    waited_for,
    waited_in_short,
)
from td_app.ui.refusals import refusal_with_articles, why_not
from td_app.ui.theme import Height, Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.click_guard import ClickGuard
from td_app.ui.widgets.keys import ENTER, TENTH, place_of_key
from td_app.ui.widgets.labels import CutLabel, Say, icon_label
from td_app.ui.widgets.layout import at, column, row, wide
from td_app.ui.widgets.tips import explained
from td_app.words.language import fr_en

LARGEST_DIGIT = 9
ICON = 24


class RoundKeys:
    """The number being typed. Up to nine tables a digit is enough; beyond, Enter ends it."""

    def __init__(self) -> None:
        """Wait for a digit."""
        self.typed = ""
        self.all_in = False
        self._tables: frozenset[int] = frozenset()

    def set_tables(self, tables: Collection[int]) -> None:
        """Wait for the numbers of these tables; what was typed is forgotten if they changed."""
        if frozenset(tables) != self._tables:
            self._tables = frozenset(tables)
            self.forget()

    def forget(self) -> None:
        """Forget what was typed, and go back to tables that are done."""
        self.typed = ""
        self.all_in = False

    def wants(self, event: QKeyEvent) -> bool:
        """Return whether this key is for the round, and not for the window."""
        editing = bool(self.typed) and event.key() == Qt.Key.Key_Backspace
        leaving = (bool(self.typed) or self.all_in) and event.key() == Qt.Key.Key_Escape
        return editing or leaving or _is_a(event) or _digit(event) is not None

    def press(self, event: QKeyEvent) -> cmd.Command | None:
        """Take a key; return the command once a table is named."""
        digit = _digit(event)
        if digit is not None:
            self.typed += str(digit)
            short = max(self._tables, default=0) <= LARGEST_DIGIT
            if short:
                return self.named()
            return None
        if _is_a(event):
            self.all_in = not self.all_in
        elif event.key() == Qt.Key.Key_Backspace:
            self.typed = self.typed[:-1]
        elif event.key() == Qt.Key.Key_Escape:
            self.forget()
        elif event.key() in ENTER and self.typed:
            return self.named()
        return None

    def named(self) -> cmd.Command:
        """Return what is noted of the table typed."""
        table = int(self.typed)
        command = self.command(table)
        self.forget()
        return command

    def command(self, table: int) -> cmd.Command:
        """Return what is noted of a table: a called all-in, or its hand done."""
        if self.all_in:
            return cmd.TableAllIn(table)
        return cmd.TableDone(table)


def _digit(event: QKeyEvent) -> int | None:
    place = place_of_key(event)
    if place == TENTH:
        return 0
    return place


def _is_a(event: QKeyEvent) -> bool:
    plain = not event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    return plain and event.key() == Qt.Key.Key_A


class RoundBar(QFrame):
    """``ranked(Entry)`` once those out in a hand are ranked, ``acted()`` after every tap."""

    ranked = Signal(object)
    acted = Signal()

    def __init__(self, live: LiveTournament, over: QWidget) -> None:
        """Stay hidden until hand-for-hand is announced; ``outs`` lie over the room ``over``."""
        super().__init__(over)
        self.live = live
        dress(self, kind="banner", tone=Tone.AMBER.value)
        self.keys = RoundKeys()
        self.question: ReasonDialog | None = None
        self.title = CutLabel("", Say.SECTION)
        # A line each, whatever is said: the bar keeps its height.
        self.waited = CutLabel("", Say.STRONG)
        self.aim = CutLabel("", Say.SMALL, hugs=True)
        self.hint = CutLabel("", Say.SMALL)
        self.all_in = Button(
            fr_en("Tapis payé", "All-in and call"), scale="card", tip=fr_en("Touche A", "Key A")
        )
        self.all_in.setCheckable(True)
        self.signal = Button("", Rank.PRIMARY, icon="play", scale="card")
        end = fr_en("Terminer le main par main", "End hand-for-hand")
        words = fr_en("Finir…", "End…")
        self.end = explained(
            Button(words, Rank.QUIET, tip=end, name=end, does=self._ask_end),
            "Chaque table reprend son rythme, après confirmation.",
            "Each table plays at its own pace again, after confirmation.",
        )
        self.outs = RoundOuts(live, over)
        ClickGuard(self)
        self.all_in.toggled.connect(self._on_all_in)
        self.signal.clicked.connect(lambda: self._send(cmd.StartNextHand()))
        self.outs.ranked.connect(self.ranked)
        self._icon = icon_label("hand-for-hand", "amber_text", ICON)
        self._icon.setFixedHeight(Height.CONTROL)
        buttons = (self.all_in, self.signal)
        head = row(wide(self.title), *buttons, self.end, spacing=Space.TIGHT)
        self._said = row(wide(self.waited), self.aim, spacing=Space.SNUG)
        self._noted = row(wide(self.hint), spacing=Space.SNUG)
        # The lines begin under the title, beside the icon, and end under the last button.
        row(
            at(self._icon, Qt.AlignmentFlag.AlignTop),
            wide(column(head, self._said, self._noted, spacing=0)),
            on=self,
            spacing=Space.TIGHT,
            margins=(Space.SNUG, Space.HAIR),
        )
        self.hide()

    @property
    def going(self) -> bool:
        """Return whether tables wait for each other now."""
        return self.live.hand_for_hand() is not None

    def refresh(self) -> None:
        """Show the hand as it is now."""
        view = self.live.hand_for_hand()
        self.outs.show_round(view)
        self.setVisible(view is not None)
        if view is None:
            self.keys.forget()
            return
        self.keys.set_tables(tuple(table.number for table in view.tables))
        self.title.say(title_of(view), title_in_short(view))
        self.waited.say(waited_for(view), waited_in_short(view))
        self.aim.say(played_for(view))
        self.setAccessibleName(f"{self.title.whole}. {self.waited.whole}")
        refused = self.live.can(cmd.StartNextHand())
        self.signal.setText(signal_words(view))
        if refused:
            self.signal.set_refusal(refusal_with_articles(self.live, refused))
        else:
            self.signal.set_refusal(None)
        self.end.set_refusal(why_not(self.live, cmd.EndHandForHand()))
        self.all_in.setVisible(bool(view.hand and view.awaited))
        self.all_in.blockSignals(True)
        self.all_in.setChecked(self.keys.all_in)
        self.all_in.blockSignals(False)
        if view.all_done:
            told = ""
        else:
            told = self._how_to_note(view)
        whole = " ".join(part for part in (told, clock_words(view)) if part)
        self.hint.say(whole, told and noting_in_short(view))
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give each figure its room."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Leave out the icon where the hand's number needs its room; put what is at stake beside
        how a table is noted where the tables awaited need it.
        """
        buttons = [one for one in (self.all_in, self.signal, self.end) if not one.isHidden()]
        head = self.title.least_width + sum(one.sizeHint().width() + Space.TIGHT for one in buttons)
        self._icon.setVisible(head + ICON + Space.TIGHT + 2 * Space.SNUG <= self.width())
        needs = self.waited.least_width + Space.SNUG + self.aim.sizeHint().width()
        line = self._said if needs <= self._said.geometry().width() else self._noted
        if line.indexOf(self.aim) < 0:
            (self._noted if line is self._said else self._said).removeWidget(self.aim)
            line.addWidget(self.aim)

    def takes(self, table: int) -> bool:
        """Return whether a tap on this table notes something: it still plays this hand."""
        view = self.live.hand_for_hand()
        return view is not None and table in (*view.awaited, *view.all_in)

    def tap(self, table: int) -> None:
        """Note what was tapped: the table is done, or waits with a called all-in."""
        command = self.keys.command(table)
        self.keys.forget()
        self._send(command)

    def wants(self, event: QKeyEvent) -> bool:
        """Return whether a key is for the hand, and not for the window."""
        return self.going and self.keys.wants(event)

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key of the hand; return whether it was one."""
        enter = event.key() in ENTER
        if not self.going or not (enter or self.keys.wants(event)):
            return False
        if enter and not self.keys.typed:
            self._press_main()
            return True
        command = self.keys.press(event)
        if command is not None:
            self._send(command)
        self.refresh()
        return True

    def _press_main(self) -> None:
        for button in (self.outs.rank_button, self.signal):
            if button.isVisibleTo(self) and button.isEnabled():
                button.click()
                return

    def _send(self, command: cmd.Command) -> None:
        self.live.dispatch(command)
        self.refresh()
        self.acted.emit()

    def _how_to_note(self, view: HandForHandView) -> str:
        if self.keys.typed:
            words = fr_en("Table {0}… puis Entrée.", "Table {0}… then Enter.")
            return words.format(self.keys.typed)
        one_digit = max(table.number for table in view.tables) <= LARGEST_DIGIT
        if one_digit:
            way = fr_en(
                "cliquez sur la table, ou tapez son numéro.", "click the table or type its number."
            )
        else:
            way = fr_en(
                "cliquez sur la table, ou tapez son numéro puis Entrée.",
                "click the table, or type its number then Enter.",
            )
        if not view.hand:
            return fr_en("Main en cours finie\u00a0: {0}", "Hand in progress over: {0}").format(way)
        if self.keys.all_in:
            return fr_en("Tapis payé\u00a0: {0}", "All-in and call: {0}").format(way)
        done = fr_en("Main finie\u00a0: {0}", "Hand finished: {0}").format(way)
        if not view.awaited:
            return done
        all_in = fr_en(
            "Tapis payé\u00a0: tapez A, puis le numéro.",
            "All-in and call: type A, then the number.",
        )
        return f"{done} {all_in}"

    def _on_all_in(self, checked: bool) -> None:
        self.keys.all_in = checked
        self.refresh()
        self.acted.emit()

    def _ask_end(self) -> None:
        self.question = ask_reason(
            self,
            fr_en("Terminer le main par main\u00a0?", "End hand-for-hand?"),
            fr_en(
                "Les tables ne s’attendront plus et l’horloge reprendra.",
                "Tables will stop waiting for each other and the clock will run again.",
            ),
            fr_en("Terminer", "Finish"),
            lambda note: self._send(cmd.EndHandForHand(note)),
            needed=False,
        )
