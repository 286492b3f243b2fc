"""A list of proposals, each to accept or to leave by its box, then all that is ticked at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.choices import FilterChips
from td_app.ui.widgets.labels import Say, label, tell
from td_app.ui.widgets.layout import MOST_OF_IT, STRETCH, column, row, wide
from td_app.ui.widgets.notices import WhyEmpty
from td_app.ui.widgets.page_head import GUTTER, at_head
from td_app.ui.widgets.page_parts import ViewHead
from td_app.ui.widgets.row_model import Column
from td_app.ui.widgets.row_table import RowTable, widen_to_titles
from td_app.ui.widgets.why_grey import why_grey
from td_app.words.language import fr_en

ALL = "all"


@dataclass(frozen=True, slots=True)
class Proposed:
    """A proposal: ``key`` identifies it, ``group`` is its chip, then the texts of three cells.

    Of those of one ``rival`` a single one is ticked, and by hand where several are shown. Without
    ``takeable`` there is nothing to tick. One that is ``grave`` is only ticked with all the others
    where its group alone is shown.
    """

    key: Hashable
    group: str
    who: str
    now: str = ""
    then: str = ""
    rival: Hashable = None
    takeable: bool = True
    grave: bool = False


@dataclass(frozen=True, slots=True)
class TickedWords:
    """The words of the view: its way back and title, its chips, columns, and its act by number."""

    back: str
    title: str
    intro: str
    groups: tuple[tuple[str, str], ...]
    columns: tuple[str, str, str]
    act: Callable[[int], str]
    nothing: str


class TickedView(QWidget):
    """``accepted(keys)`` with all that is ticked, ``closed()`` to go back without it.

    ``aside`` says what is not proposed, and offers to.
    """

    accepted = Signal(object)
    closed = Signal()

    def __init__(self, words: TickedWords) -> None:
        """Start without proposals."""
        super().__init__()
        self._words = words
        self._proposed: tuple[Proposed, ...] = ()
        self.ticked: set[Hashable] = set()
        self._refusal = ""
        self.head = ViewHead(words.back)
        self.head.say(words.title)
        self.head.back.clicked.connect(self.closed)
        every = (ALL, fr_en("Tout", "All"))
        self.chips = FilterChips((every, *words.groups), fr_en("Lignes affichées", "Lines shown"))
        self.table = RowTable(self._columns(), lambda proposed: proposed.key)
        self.table.setAccessibleName(words.title)
        self.nothing = label(words.nothing, Say.SOFT, wraps=True)
        self.aside = WhyEmpty()
        widen_to_titles(self.table)
        self.every = Button(fr_en("Tout cocher", "Tick all"), Rank.QUIET, scale="small")
        self.none = Button(fr_en("Tout décocher", "Untick all"), Rank.QUIET, scale="small")
        self.take = Button(
            "", Rank.PRIMARY, icon="check", does=lambda: self.accepted.emit(frozenset(self.ticked))
        )
        self._lay_out()
        self.chips.picked.connect(lambda _key: self._show())
        self.table.box_clicked.connect(lambda _key, proposed: self.toggle(proposed))
        self.table.activated_row.connect(self.toggle)
        self.table.tick_asked.connect(self.toggle)
        self.every.clicked.connect(lambda: self._mark(True))
        self.none.clicked.connect(lambda: self._mark(False))

    def propose(
        self, proposed: Sequence[Proposed], ticked: Collection[Hashable], refusal: str = ""
    ) -> None:
        """Show proposals, some of them ticked; ``refusal`` says why none can be accepted."""
        self._proposed = tuple(proposed)
        self.ticked = set(ticked)
        self._refusal = refusal
        self.chips.choose(ALL)
        self._show()
        if proposed:
            self.table.selectRow(0)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def waiting(self) -> bool:
        """Return whether something is proposed and neither accepted nor left."""
        return bool(self._proposed)

    def toggle(self, proposed: Proposed) -> None:
        """Tick a proposal, or untick it; its rivals are unticked."""
        if not proposed.takeable:
            return
        if proposed.key in self.ticked:
            self.ticked.discard(proposed.key)
        else:
            self._tick(proposed)
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def _tick(self, proposed: Proposed) -> None:
        if proposed.rival is not None:
            rivals = {one.key for one in self._proposed if one.rival == proposed.rival}
            self.ticked -= rivals
        self.ticked.add(proposed.key)

    def _mark(self, ticked: bool) -> None:
        every = self.chips.chosen() == ALL
        shown = self.table.rows.rows
        rivals = Counter(one.rival for one in shown if one.rival is not None)
        for proposed in shown:
            alone = rivals[proposed.rival] < 2
            if not ticked:
                self.ticked.discard(proposed.key)
            elif proposed.takeable and alone and not (proposed.grave and every):
                self._tick(proposed)
        self._show()

    def _show(self) -> None:
        group = self.chips.chosen()
        shown = [one for one in self._proposed if group in (ALL, one.group)]
        self.table.set_rows(shown)
        self.table.viewport().update()
        groups = [key for key, _ in self._words.groups]
        counts = {key: sum(one.group == key for one in self._proposed) for key in groups}
        self.chips.set_counts({ALL: len(self._proposed), **counts})
        none_here = fr_en("Aucune ligne de ce type.", "No lines of this kind.")
        if self._proposed:
            nothing = none_here
        else:
            nothing = self._words.nothing
        tell(self.nothing, "" if shown else nothing)
        count = len(self.ticked)
        self.take.setText(self._words.act(count))
        none = fr_en("Cochez au moins une ligne.", "Tick at least one line.")
        self.take.set_refusal(self._refusal or ("" if count else none) or None)

    def _box(self, proposed: Proposed) -> bool | None:
        if proposed.takeable:
            return proposed.key in self.ticked
        return None

    def _columns(self) -> tuple[Column[Proposed], ...]:
        who, now, then = self._words.columns
        return (
            Column("tick", "", lambda one: int(one.key in self.ticked), ticked=self._box, width=44),
            Column("who", who, lambda one: one.who, width=236, tip=lambda one: one.who),
            Column("now", now, lambda one: one.now, width=252, tip=lambda one: one.now),
            Column("then", then, lambda one: one.then, fills=True, tip=lambda one: one.then),
        )

    def _lay_out(self) -> None:
        why = wide(why_grey(self.take, Qt.AlignmentFlag.AlignRight), MOST_OF_IT)
        column(
            at_head(self.head),
            label(self._words.intro, Say.SOFT, wraps=True),
            row(wide(self.chips), spacing=Space.TIGHT),
            self.aside,
            self.nothing,
            wide(self.table),
            row(
                self.every,
                self.none,
                why,
                STRETCH,
                self.take,
                spacing=Space.TIGHT,
            ),
            on=self,
            spacing=Space.SNUG,
            margins=(GUTTER, 0, GUTTER, GUTTER),
        )
