"""A ruling as it is read at the table, and how it is applied, noted or departed from."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from rules_ropta.outcome import plain_outcome
from td_app.floor.questioning import Questioning
from td_app.floor.table_facts import TableFacts
from td_app.tournament import events as ev
from td_app.ui.keys import is_typing
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.floor.answer_flow import AsHighAsNeeded
from td_app.ui.pages.floor.answers_strip import AnswersStrip
from td_app.ui.pages.floor.options_list import OptionsList
from td_app.ui.pages.floor.record_form import RecordForm
from td_app.ui.pages.floor.ruling_parts import AmountsAndSay, Cited, conditions, house_rule
from td_app.ui.pages.floor.told_answers import told_answers
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.keys import digit_of, figure_with_alt
from td_app.ui.widgets.labels import Say, label
from td_app.words.asking import question_title
from td_app.words.language import fr_en
from td_app.words.told_ruling import ToldRuling, told_ruling

BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Escape)


class RulingView(QWidget):
    """``articleAsked(number)``; ``changeAsked(name)`` to give an answer anew; ``closed()``.

    ``recorded(entry)`` once the incident is in the journal; then ``penaltyAsked(incident,
    entrant, fault)`` and ``moveAsked(entrant)``.
    """

    articleAsked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    changeAsked = Signal(str)  # noqa: N815
    recorded = Signal(object)
    penaltyAsked = Signal(int, int, str)  # noqa: N815
    moveAsked = Signal(int)  # noqa: N815
    closed = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the rulings of the open tournament."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._live = live
        self._words = told_answers(live)
        self._questioning: Questioning | None = None
        self.told: ToldRuling | None = None
        self.strip: AnswersStrip | None = None
        self.options: OptionsList | None = None
        self.cited: Cited | None = None
        self.record = RecordForm(live)
        self._scrolled = QWidget()
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._area, 1)
        column.addWidget(self.record)
        self.record.recorded.connect(self._on_recorded)
        self.record.penaltyAsked.connect(self.penaltyAsked)
        self.record.moveAsked.connect(self.moveAsked)
        self.record.closed.connect(self.closed)

    def show_outcome(self, questioning: Questioning, facts: TableFacts) -> None:
        """Show what the rulebook answers to ``questioning`` at the table of ``facts``."""
        outcome = questioning.outcome
        assert outcome is not None
        self._questioning = questioning
        self.told = told_ruling(questioning.op, questioning.given, plain_outcome(outcome))
        self._fill(questioning, facts, self.told)
        self.record.show_case(questioning, facts, self.told)
        self.setAccessibleName(f"{question_title(questioning.op)}. {self.told.line}")
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keep the page's keys from the window's shortcuts: N, P, B, E, D, Space, digits."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if not plain and event.key() < Qt.Key.Key_F1:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose, Alt and a digit reopen, Enter applies, Backspace goes back."""
        if self._scroll(event.key()):
            return
        if is_typing(self.focusWidget()) or event.isAutoRepeat():
            if not (event.key() == Qt.Key.Key_Escape and self._rule_as_told()):
                super().keyPressEvent(event)
            return
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            reopened = self.strip is not None and self.strip.reopen_rank(
                figure_with_alt(event) or 0
            )
            event.setAccepted(reopened)
        elif event.key() in BACK:
            self._back(event.key())
        elif self.options is not None and self.options.press(event.text()):
            self.record.choose(self.options.chosen())
        elif self.options is None and self.record.concerned.press(digit_of(event)):
            event.accept()
        elif not self.record.press(event):
            super().keyPressEvent(event)

    def _rule_as_told(self) -> bool:
        """Give up departing from the ruling; tell whether it was begun."""
        departing = self.record.overrule.isChecked() and not self.record.reason.isHidden()
        if departing:
            self.record.overrule.click()
            self.setFocus()
        return departing

    def _scroll(self, key: int) -> bool:
        """Move what is read by the arrows and the pages; tell whether that was the key."""
        bar = self._area.verticalScrollBar()
        steps = {
            Qt.Key.Key_Down: bar.singleStep(),
            Qt.Key.Key_Up: -bar.singleStep(),
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
        }
        if (step := steps.get(Qt.Key(key))) is None:
            return False
        bar.setValue(bar.value() + step)
        return True

    def _back(self, key: int) -> None:
        if key == Qt.Key.Key_Backspace and self._questioning is not None:
            given = [step for step in self._questioning.steps if step.answered]
            asked = [step for step in given if not step.prefilled] or given
            if asked:
                self.changeAsked.emit(asked[-1].name)
                return
        self.closed.emit()

    def _fill(self, questioning: Questioning, facts: TableFacts, told: ToldRuling) -> None:
        inside = AsHighAsNeeded()
        dress(inside, kind="scrolled")
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, Space.TIGHT, Space.NORMAL)
        column.setSpacing(Space.NORMAL)
        self.strip = AnswersStrip()
        self.strip.show_answers(self._words.told(questioning, facts))
        self.strip.reopened.connect(self.changeAsked)
        column.addWidget(label(question_title(questioning.op), Say.STRONG))
        column.addWidget(self._line(told))
        # Under the decision, never below the fold: the floor must say that it is the house's.
        for article, words in told.departures:
            column.addWidget(house_rule(article, words))
        self.options = self._options(told)
        if self.options is not None:
            column.addWidget(self.options)
        column.addWidget(AmountsAndSay(told))
        column.addWidget(self.strip)
        if told.why and told.kind == "ruling":
            column.addWidget(conditions(told.why))
        self._add_rest(column, told)
        column.addStretch(1)
        self._area.setWidget(inside)

    def _line(self, told: ToldRuling) -> QWidget:
        if told.kind == "director_decides":
            holder = QWidget()
            column = QVBoxLayout(holder)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(Space.HAIR)
            column.addWidget(label(told.line, Say.DECISION, wraps=True))
            column.addWidget(label(told.why[-1], Say.LEAD, wraps=True))
            return holder
        tone = Tone.NEUTRAL if told.kind == "ruling" else Tone.RED
        return label(
            told.line, Say.DECISION if told.kind == "ruling" else Say.TITLE, tone=tone, wraps=True
        )

    def _options(self, told: ToldRuling) -> OptionsList | None:
        if not told.options:
            return None
        options = OptionsList(told.options)
        options.picked.connect(self.record.choose)
        return options

    def _add_rest(self, column: QVBoxLayout, told: ToldRuling) -> None:
        if told.sanction:
            words = {
                "imposed": fr_en(
                    "Une sanction s'impose\u00a0: elle se donne après avoir noté.",
                    "A penalty is due: it is given once this is noted.",
                ),
                "possible": fr_en(
                    "Une sanction est possible, au jugement du floor.",
                    "A penalty is possible, as the floor judges.",
                ),
            }[told.sanction]
            column.addWidget(label(words, Say.STRONG, tone=Tone.AMBER, wraps=True))
        if told.kind == "error" and told.field:
            name = told.field.split("[")[0]
            mend = Button(fr_en("Revoir cette réponse", "Look at this answer again"), scale="floor")
            mend.clicked.connect(lambda: self.changeAsked.emit(name))
            column.addWidget(mend, 0, Qt.AlignmentFlag.AlignLeft)
        self.cited = Cited(told, house_rules=False)
        self.cited.opened.connect(self.articleAsked)
        if told.cites:
            column.addWidget(self.cited)

    def _on_recorded(self, entry: ev.Entry) -> None:
        self.recorded.emit(entry)
        self.setFocus()
