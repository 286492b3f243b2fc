"""Ten minutes of disputes: a case, one's own ruling, then the rulebook's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from td_app.training.disputes import Dispute
from td_app.training.leitner import Boxes
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import ENTER, digit_of, keep
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import (
    STRETCH,
    Placed,
    column,
    emptied,
    fill,
    framed,
    grid,
    row,
    wide,
)
from td_app.ui.widgets.page_parts import ScrolledColumn, foot_in_front
from td_app.ui.widgets.ruling_parts import AmountsAndSay, Cited, conditions
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import NumberField
from td_app.words.asking import question_title
from td_app.words.figures import whole
from td_app.words.language import fr_en


class DisputeView(QWidget):
    """``kept(boxes)`` after each answer, ``closed()`` once the sitting is over or left."""

    kept = Signal(object)
    closed = Signal()

    def __init__(self, boxes: Boxes, ops: Sequence[str], today: int) -> None:
        """Put the cards ``ops`` one after the other; one ruled wrong comes once more at the end."""
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        explained(
            self,
            "Choisissez la décision que vous rendriez, ou tapez son chiffre.",
            "Choose the ruling you would give, or type its number.",
        )
        self._boxes = boxes
        self._today = today
        self._ahead = list(ops)
        self._again: set[str] = set()
        self._place = 0
        self.right = self.answered = 0
        self.card: Dispute | None = None
        self.choices: list[Button] = []
        self.typed: NumberField | None = None
        self._written = False
        self.go_on: Button | None = None
        self.cited: Cited | None = None
        self._area = ScrolledColumn()
        # Never below the fold: what goes on stands under what is read, which scrolls if long.
        self._foot = row()
        foot = foot_in_front(self._foot)
        # In the middle of the page as an empty one is, while it is not too long for it.
        parts = (Placed(None, 2), wide(self._area, 600), foot, Placed(None, 3))
        column(*parts, on=self, spacing=0, margins=0)
        self.next()

    def next(self) -> None:
        """Show the next card, or the result of the sitting."""
        self.choices = []
        self.typed = None
        self.go_on = None
        self._written = False
        if self._place >= len(self._ahead):
            self.card = None
            self._fill(self._ending())
            return
        self.card = self._boxes.card(self._ahead[self._place])
        self._place += 1
        self._fill((*self._case(self.card), *self._questions(self.card)))
        (self.typed or self).setFocus()

    def answer(self, given: int) -> None:
        """Take a ruling: the rank of a choice from 0, or chips typed; show the rulebook's."""
        card = self.card
        if card is None or self.go_on is not None:
            return
        right = card.right(given)
        if card.op not in self._again:
            self.answered += 1
            self.right += right
        self._boxes = self._boxes.answered(card.op, right, self._today)
        if not right and card.op not in self._again:
            self._again.add(card.op)
            self._ahead.append(card.op)
        self.kept.emit(self._boxes)
        self._fill((*self._case(card), *self._ruling(card, given, right)))
        self.setFocus()

    def event(self, event: QEvent) -> bool:
        """Keep figures and Enter from the window's shortcuts."""
        return keep(event, _is_own) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Figures choose a ruling, Enter goes on, arrows turn what is read, Escape leaves."""
        figure = digit_of(event)
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif figure is not None and 1 <= figure <= len(self.choices) and self.go_on is None:
            self.answer(figure - 1)
        elif event.key() in ENTER and self.go_on is not None:
            self.go_on.click()
        elif (by := self._turned(event.key())) != 0:
            bar = self._area.verticalScrollBar()
            bar.setValue(bar.value() + by)
        else:
            super().keyPressEvent(event)

    def _turned(self, key: int) -> int:
        """Return how far a key turns what is read, in pixels."""
        page = self._area.verticalScrollBar().pageStep()
        line = self._area.verticalScrollBar().singleStep()
        down = Qt.Key.Key_Down
        up = Qt.Key.Key_Up
        turns = {down: line, up: -line, Qt.Key.Key_PageDown: page, Qt.Key.Key_PageUp: -page}
        return turns.get(Qt.Key(key), 0)

    def _fill(self, parts: Iterable[QWidget]) -> None:
        self._area.fill_in_front(parts)
        emptied(self._foot)
        if self.go_on is not None:
            fill(self._foot, self.go_on, STRETCH)
        self._end_with_what_is_read()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let what goes on follow what is read, in another width."""
        super().resizeEvent(event)
        self._end_with_what_is_read()

    def _end_with_what_is_read(self) -> None:
        self._area.setMaximumHeight(self._area.height_in_front(self.width()))

    def _case(self, card: Dispute) -> Iterator[QWidget]:
        many = len(self._ahead)
        told = fr_en("Litige {0} sur {1}", "Ruling {0} of {1}").format(self._place, many)
        yield label(told, Say.SOFT)
        yield label(question_title(card.op), Say.TITLE, wraps=True)
        facts = [
            (label(question, Say.SOFT), label(answer, Say.STRONG, wraps=True))
            for question, answer in card.facts
        ]
        lines = grid(*facts, across=Space.WIDE, down=Space.HAIR, takes=1)
        yield framed(lines, kind="sunken", margins=Space.NORMAL)

    def _questions(self, card: Dispute) -> Iterator[QWidget]:
        amount = card.amount
        if amount is None:
            yield label(fr_en("Que décidez-vous\u00a0?", "What do you rule?"), Say.SECTION)
            yield framed(column(*self._choices(card), spacing=Space.TIGHT))
            return
        asked = fr_en("{0}\u00a0: combien\u00a0?", "{0}: how much?").format(amount[0])
        yield label(asked, Say.SECTION, wraps=True)
        field = self.typed = NumberField(0, least=0)
        field.setAccessibleName(asked)
        field.setFixedWidth(180)
        field.clear()
        field.textEdited.connect(self._on_edited)
        field.returnPressed.connect(self._typed)
        rule = explained(
            Button(fr_en("Trancher", "Give ruling"), Rank.PRIMARY, does=self._typed),
            "Valide cette décision ; celle du règlement s’affiche ensuite.",
            "Gives this ruling; the rulebook’s is shown next.",
        )
        yield framed(row(field, rule, STRETCH, spacing=Space.TIGHT))

    def _choices(self, card: Dispute) -> Iterator[Button]:
        for rank, ruled in enumerate(card.offered):
            line = ruled.ruling_text().line
            button = Button(
                f"{rank + 1}   {line}",
                scale="floor",
                name=f"{rank + 1}. {line}",
                does=lambda _=False, rank=rank: self.answer(rank),
            )
            dress(button, layout="line")
            self.choices.append(button)
            yield button

    def _on_edited(self, text: str) -> None:
        self._written = bool(text.strip())

    def _typed(self) -> None:
        if self._written:
            assert self.typed is not None
            self.answer(self.typed.value())

    def _ruling(self, card: Dispute, given: int, right: bool) -> Iterator[QWidget]:
        told = card.case.ruling_text()
        words = fr_en("C’est la décision du règlement.", "This is the rulebook’s ruling.")
        if not right:
            if card.amount is not None:
                mine = whole(given)
            else:
                mine = card.offered[given].ruling_text().line
            words = fr_en(
                "Le règlement décide autrement que «\u00a0{0}\u00a0»\u00a0:",
                "The rulebook rules otherwise than “{0}”:",
            ).format(mine)
        yield label(words, Say.STRONG, tone=Tone.ACCENT if right else Tone.AMBER, wraps=True)
        yield label(told.line, Say.DECISION, even=True)
        for option in told.options:
            yield label(f"·\u00a0{option.text}", Say.BODY, wraps=True)
        yield AmountsAndSay(told)
        if told.why:
            yield conditions(told.why)
        if told.cites:
            self.cited = Cited(told, house_rules=False, to_book=False)
            yield self.cited
        self.go_on = Button(
            fr_en("Continuer (Entrée)", "Continue (Enter)"), Rank.PRIMARY, does=self.next
        )

    def _ending(self) -> Iterator[QWidget]:
        done = fr_en("Séance finie", "Session over")
        yield label(done, Say.TITLE)
        told = fr_en("{0} justes sur {1}.", "{0} right out of {1}.")
        yield label(told.format(self.right, self.answered), Say.DECISION)
        yield label(
            fr_en(
                "Ce que vous avez manqué revient à la prochaine séance\u00a0; le reste, dans une, "
                "deux, quatre ou huit semaines.",
                "Those you missed come back next session; the rest in one, two, four or eight "
                "weeks.",
            ),
            Say.SOFT,
            wraps=True,
        )
        words = fr_en("Terminer", "Finish")
        self.go_on = Button(words, Rank.PRIMARY, does=self.closed)


def _is_own(event: QKeyEvent) -> bool:
    return digit_of(event) is not None or event.key() in ENTER
