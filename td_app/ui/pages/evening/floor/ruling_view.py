"""A ruling as it is read at the table, and how it is applied, noted or departed from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QLabel, QLayout, QWidget

from rules_ropta.outcome import plain_outcome
from td_app.floor.question_steps import answers_told
from td_app.floor.questioning import Questioning
from td_app.floor.table_facts import TableFacts
from td_app.tournament import events as ev
from td_app.ui.keys import is_typing
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.floor.answers_strip import AnswersStrip, fold_to_fit
from td_app.ui.pages.evening.floor.ask_view import LOW_WINDOW
from td_app.ui.pages.evening.floor.record_form import RecordForm
from td_app.ui.refusals import tellable
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import (
    ENTER,
    TAKES_KEYS,
    digit_of,
    figure_with_alt,
    keep,
    letter_with_alt,
)
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, emptied, fill, framed, row, wide
from td_app.ui.widgets.page_parts import REACH, ScrolledColumn
from td_app.ui.widgets.passing import DECIDES
from td_app.ui.widgets.ruling_parts import (
    MOST_ARTICLES_BESIDE,
    AmountsAndSay,
    Cited,
    conditions,
    house_rule,
)
from td_app.ui.widgets.states import LOOKS, State
from td_app.ui.widgets.tips import explained, set_tip
from td_app.words.asking import question_title
from td_app.words.figures import whole
from td_app.words.language import fr_en
from td_app.words.ruling_text import OptionText, RulingText, told_ruling
from td_app.words.speaking import quoted

#: Between two parts, until all of them stand above the fold, in pixels.
CLOSER = (Space.SNUG, Space.TIGHT, Space.HAIR)

BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Escape)


class RulingView(QWidget):
    """``articleAsked(number)``; ``changeAsked(name)`` to give an answer anew; ``closed()``.

    ``moreAsked()`` to say what was not asked.

    ``recorded(entry)`` once the incident is in the journal; then ``penaltyAsked(incident,
    entrant, fault)`` and ``moveAsked(entrant)``.
    """

    articleAsked = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    changeAsked = Signal(str)  # noqa: N815
    moreAsked = Signal()  # noqa: N815
    recorded = Signal(object)
    penaltyAsked = Signal(int, int, str)  # noqa: N815
    moveAsked = Signal(int)  # noqa: N815
    closed = Signal()

    def __init__(self, live: LiveTournament, parent: QWidget | None = None) -> None:
        """Show the rulings of the open tournament."""
        super().__init__(parent)
        self.setObjectName(DECIDES)
        self.setProperty(TAKES_KEYS, True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        explained(
            self,
            "La décision, l’annonce à faire, les explications et l’article ; Entrée l’enregistre.",
            "The ruling, what to say, why, and the article; Enter records it.",
        )
        self._live = live
        self._questioning: Questioning | None = None
        self.told: RulingText | None = None
        self.strip: AnswersStrip | None = None
        self.options: OptionsList | None = None
        self.cited: Cited | None = None
        self.mend: Button | None = None
        self._read_whole = False
        self._area = ScrolledColumn()
        self._area.reach_into_gutter()
        self.record = RecordForm(live)
        self.record.setContentsMargins(0, 0, REACH, 0)
        # The decision never scrolls away: what is under it is read about it.
        head = QWidget()
        self._head = column(on=head, spacing=Space.HAIR, margins=(0, 0, REACH, Space.TIGHT))
        parts = (head, wide(self._area), self.record)
        self._both = column(*parts, on=self, spacing=0, margins=0)
        self._facts: QLabel | None = None
        self.record.recorded.connect(self._on_recorded)
        # Letters take a reason: the keyboard is here, not in a field.
        self.record.overrule.clicked.connect(lambda: self.setFocus())
        self.record.penaltyAsked.connect(self.penaltyAsked)
        self.record.moveAsked.connect(self.moveAsked)
        self.record.closed.connect(self.closed)

    def show_outcome(self, questioning: Questioning, facts: TableFacts) -> None:
        """Show what the rulebook answers to ``questioning`` at the table of ``facts``."""
        outcome = questioning.outcome
        assert outcome is not None
        self._questioning = questioning
        self.told = told_ruling(questioning.op, questioning.given, plain_outcome(outcome))
        self._read_whole = False
        self.strip = AnswersStrip(opens=True)
        told = answers_told(tellable(self._live), questioning, facts)
        self.strip.show_answers(told, more=bool(questioning.seldom))
        self.strip.moreAsked.connect(self.moreAsked)
        self.strip.reopened.connect(self.changeAsked)
        self.strip.openAsked.connect(self._turn_strip)
        emptied(self._head)
        decided = (label(question_title(questioning.op), Say.STRONG), self._line(self.told))
        fill(self._head, *decided)
        for part in decided:
            # At once: a layout shows it in its own time, and what is hidden measures nothing.
            part.show()
        self._area.fill(tuple(self._parts(self.told, self.strip)))
        self.record.show_case(questioning, facts, self.told)
        self._fold()
        self.setAccessibleName(f"{question_title(questioning.op)}. {self.told.line}")
        self.setFocus()

    def show_table(self, facts: TableFacts) -> None:
        """Show the same ruling at another table; the way out and the reason stay as they are."""
        if self._questioning is not None and self.strip is not None:
            told = answers_told(tellable(self._live), self._questioning, facts)
            self.strip.show_answers(told, more=bool(self._questioning.seldom))
        self.record.show_players(facts)
        self._fold()
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keep the page's keys from the window's shortcuts: letters, digits, but never Space."""
        return keep(event, _is_own) or super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fold the answers where reasons and articles would not be in sight."""
        super().resizeEvent(event)
        self._fold()

    @property
    def below_the_fold(self) -> bool:
        """Return whether one scrolls to read the ruling."""
        return self._area.verticalScrollBar().maximum() > 0

    @property
    def _low(self) -> bool:
        return self.window().height() < LOW_WINDOW

    def _fold(self) -> None:
        """Fold the answers, stand closer, fold what is recorded, until all is above the fold."""
        self.record.fold(False)
        self._both.activate()
        inside = self._area.widget()
        lines = inside.layout() if inside is not None else None
        if self.strip is None or self._read_whole or lines is None:
            return
        lines.setSpacing(Space.NORMAL)
        lines.setContentsMargins(0, 0, 0, Space.NORMAL)
        if not fold_to_fit(self._area, self.strip):
            return
        for spacing in CLOSER:
            if not self._in_sight(lines):
                lines.setSpacing(spacing)
                lines.setContentsMargins(0, 0, 0, 0)
        self.record.fold(not self._in_sight(lines))

    def _in_sight(self, lines: QLayout) -> bool:
        lines.invalidate()
        return lines.totalHeightForWidth(self._area.viewport().width()) <= self._area.height()

    def _turn_strip(self) -> None:
        """Show the answers with their questions, or alone again."""
        self._read_whole = not self._read_whole
        if self._read_whole and self.strip is not None:
            self.strip.fold(0, opened=True)
        self._fold()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits choose, Alt and a digit reopen, Enter applies, Backspace goes back."""
        if self._scroll(event.key()):
            return
        if is_typing(self.focusWidget()) or event.isAutoRepeat():
            if event.key() != Qt.Key.Key_Escape or event.isAutoRepeat():
                super().keyPressEvent(event)
            elif not self._rule_as_told():
                self.setFocus()
            return
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            # A figure reopens an answer, a letter takes a reason.
            rank = figure_with_alt(event) or 0
            reopened = self.strip is not None and self.strip.reopen_rank(rank)
            reasons = self.record.reasons
            taken = reasons.isVisible() and reasons.press(letter_with_alt(event))
            event.setAccepted(reopened or taken)
        elif event.key() in BACK:
            if event.key() != Qt.Key.Key_Escape or not self._rule_as_told():
                self._back(event.key())
        elif self.mend is not None and (event.key() in ENTER or event.key() == Qt.Key.Key_R):
            self.mend.click()
        elif event.key() == Qt.Key.Key_R and self.strip is not None:
            self.strip.turn()
        elif self._take(event):
            event.accept()
        elif not self.record.press(event):
            super().keyPressEvent(event)

    def _take(self, event: QKeyEvent) -> bool:
        """Choose an option by its figure, else a player; return whether there was one."""
        if self.options is not None and self.options.isEnabled():
            return self.options.press(digit_of(event))
        return self.record.concerned.press(digit_of(event))

    def _rule_as_told(self) -> bool:
        """Cancel a departure from the ruling; return whether one was begun."""
        departing = self.record.overrule.isChecked() and not self.record.reason.isHidden()
        if departing:
            self.record.overrule.click()
            self.setFocus()
        return departing

    def _scroll(self, key: int) -> bool:
        """Scroll by the arrows and page keys; return whether the key was one."""
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

    def _parts(self, told: RulingText, strip: AnswersStrip) -> Iterator[QWidget]:
        self.mend = None
        if told.options:
            given = {word for item in strip.items for word in item.facts.answer.split(" ")}
            unsaid = tuple(one for one in told.amounts if whole(one[1]) not in given)
            told = replace(told, amounts=unsaid)
        # Under the decision, never below the fold: the floor must say that it is the house's.
        for article, words in told.departures:
            yield house_rule(article, words)
        if told.options:
            self.options = OptionsList(told.options, low=self._low)
        else:
            self.options = None
        if self.options is not None:
            self.options.picked.connect(self._on_option)
            yield self.options
        self.cited = Cited(told, house_rules=False)
        self.cited.opened.connect(self.articleAsked)
        self.cited.unfolded.connect(self._show_whole)
        few = 0 < len(told.cites) <= MOST_ARTICLES_BESIDE
        beside = bool(told.amounts or told.say) and few
        yield AmountsAndSay(told, articles=self.cited.stand_beside() if beside else None)
        if told.cites and (beside or self.options is not None):
            yield self.cited
        yield strip
        if told.why and told.kind == "ruling":
            yield conditions(told.why, headed=not self._low)
        if told.sanction:
            yield _sanction(told)
        if told.kind in ("error", "refused"):
            yield self._way_back(told.field.split("[")[0])
        if told.cites and self.options is None and not beside:
            yield self.cited

    def _line(self, told: RulingText) -> QWidget:
        """Return the decision, or what the director decides and from which facts."""
        self._facts = None
        if told.kind == "director_decides":
            asked = label(told.line, Say.TITLE, wraps=True)
            self._facts = label(told.why[-1], Say.LEAD, wraps=True)
            return framed(column(asked, self._facts, spacing=Space.HAIR))
        if told.kind == "ruling":
            return label(told.line, Say.DECISION, wraps=True)
        return label(told.line, Say.TITLE, tone=Tone.RED, wraps=True)

    def _way_back(self, name: str) -> QWidget:
        """Return the button that gives the answer at fault anew, the last one where none is."""
        words = fr_en("Revoir cette réponse (R)", "Review this answer (R)")
        if not name:
            words = fr_en("Revoir la dernière réponse (R)", "Review the last answer (R)")
        does = partial(self._back, Qt.Key.Key_Backspace)
        if name:
            does = partial(self.changeAsked.emit, name)
        self.mend = Button(words, Rank.PRIMARY, scale="floor", does=lambda: does())
        return framed(row(self.mend, STRETCH))

    def _on_option(self, code: str) -> None:
        """Take a way out, and keep it in sight: the reason asked takes room.

        The keyboard stays here: letters take the reason, and Enter goes on.
        """
        self.record.choose(code)
        if self._facts is not None:
            # Read before deciding; the reason asked now takes their room.
            self._facts.hide()
        self._fold()
        self.setFocus()
        QTimer.singleShot(0, self, self._show_chosen)

    def _show_whole(self, part: QWidget) -> None:
        """Bring in sight what was opened, once it has its room: the rest stands closer for it."""

        def show() -> None:
            self._fold()
            self._area.ensureWidgetVisible(part, 0, REACH)

        QTimer.singleShot(0, part, show)

    def _show_chosen(self) -> None:
        self._fold()
        if self.options is not None and (chosen := self.options.chosen()):
            self._area.ensureWidgetVisible(self.options.shown_of(chosen), 0, REACH)

    def _on_recorded(self, entry: ev.Entry) -> None:
        if self.options is not None:
            # Decided and noted: from now on figures are seats.
            self.options.setEnabled(False)
        self._fold()
        self.recorded.emit(entry)
        self.setFocus()


def _is_own(event: QKeyEvent) -> bool:
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return not held and event.key() < Qt.Key.Key_F1 and event.key() != Qt.Key.Key_Space


def _sanction(told: RulingText) -> QLabel:
    imposed = fr_en(
        "Une sanction s’impose\u00a0: donnez-la une fois la décision notée.",
        "A penalty is due: give it once this is recorded.",
    )
    possible = fr_en(
        "Une sanction est possible, à l’appréciation du floor.",
        "A penalty is possible, at the floor’s discretion.",
    )
    if told.sanction == "imposed":
        words = imposed
        state = State.IMPOSED
    else:
        words = possible
        state = State.ALLOWED
    tone, _ = LOOKS[state]
    return label(words, Say.STRONG, tone=tone, wraps=True)


class OptionsList(QWidget):
    """The ways out left to the director, numbered, each with what weighs for it.

    ``picked(code)`` when one is chosen; the digits choose too.
    """

    picked = Signal(str)

    def __init__(self, options: Sequence[OptionText], *, low: bool = False) -> None:
        """Offer ``options``, none of them chosen; ``low``: all in sight, what weighs in a tip."""
        super().__init__()
        self._low = low
        self._group = QButtonGroup(self)
        self.buttons: dict[str, Button] = {}
        self._shown: dict[str, QWidget] = {}
        self._under: dict[str, QWidget] = {}
        self.picked.connect(self._tell_of_chosen)
        offered = (self._option(number, option) for number, option in enumerate(options, start=1))
        column(*offered, on=self, spacing=Space.HAIR if low else Space.TIGHT, margins=0)

    def chosen(self) -> str:
        """Return the code chosen, empty without one."""
        return next((code for code, b in self.buttons.items() if b.isChecked()), "")

    def shown_of(self, code: str) -> QWidget:
        """Return an option with what weighs for it, seen in a low window once it is chosen."""
        return self._shown[code]

    def press(self, figure: int | None) -> bool:
        """Choose by a figure; return whether there is an option of that figure."""
        if figure is None or not 1 <= figure <= len(self.buttons):
            return False
        list(self.buttons.values())[figure - 1].click()
        return True

    def _option(self, number: int, option: OptionText) -> QWidget:
        button = Button(
            f"{number}   {option.text}",
            scale="" if self._low else "floor",
            name=f"{number}. {option.text}",
            does=lambda: self.picked.emit(option.code),
        )
        button.setCheckable(True)
        dress(button, layout="line")
        button.setAccessibleDescription(". ".join(option.weighs))
        self._group.addButton(button)
        self.buttons[option.code] = button
        under = [label(f"·\u00a0{words}", Say.SOFT, wraps=True) for words in option.weighs]
        if self._low:
            set_tip(button, "\n".join((*option.weighs, option.say)).strip())
        elif option.say:
            aloud = fr_en("À dire\u00a0: {0}", "To say: {0}").format(quoted(option.say))
            under.append(label(aloud, Say.STRONG, tone=Tone.ACCENT, wraps=True))
        for words in under:
            words.setContentsMargins(Space.WIDE + Space.NORMAL, 0, 0, 0)
        told = [framed(column(*under, spacing=Space.HAIR))] if under else []
        for part in told:
            self._under[option.code] = part
            if self._low:
                part.hide()
        self._shown[option.code] = framed(column(button, *told, spacing=Space.HAIR))
        return self._shown[option.code]

    def _tell_of_chosen(self, chosen: str) -> None:
        """Tell what weighs for the one chosen, no longer for the others: a reason takes room."""
        for code, told in self._under.items():
            told.setVisible(code == chosen)
