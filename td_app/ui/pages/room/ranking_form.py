"""The order of players out in one hand, where the rulebook leaves it to the director (1.10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from rules_ropta.finishing_order import Out, order_by_option
from rules_ropta.ruling import Refused
from td_app.ui.theme import Space
from td_app.ui.widgets.buttons import Button, Rank
from td_app.ui.widgets.keys import LineField
from td_app.ui.widgets.labels import Say, label
from td_app.words import option_sentence, place_text, refusal_sentence
from td_app.words.language import fr_en

OWN = "own"


PLACE_WIDTH = 92


Ranking = tuple[tuple[int, ...], ...]


class RankingForm(QWidget):
    """``ranking()`` and ``note()`` tell the order chosen and why; ``resized()`` when rows come."""

    resized = Signal()

    def __init__(
        self, names: Mapping[int, str], outs: Sequence[Out], refused: Refused, players_left: int
    ) -> None:
        """Offer the orders that ``refused`` names, and an order of the director's own."""
        super().__init__()
        self._names = dict(names)
        self._outs = tuple(outs)
        self._order = list(names)
        self._left = players_left
        self._ties: dict[int, QCheckBox] = {}
        self._places: dict[int, QLabel] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(Space.HAIR)
        column.addWidget(label(refusal_sentence(refused), Say.STRONG, wraps=True))
        self._group = QButtonGroup(self)
        codes = refused.params.get("options", ())
        self.ways: dict[str, QRadioButton] = {}
        for code in codes if isinstance(codes, tuple) else ():
            self.ways[str(code)] = self._way(column, option_sentence(str(code)))
        self.ways[OWN] = self._way(
            column, fr_en("dans cet ordre, le meilleur d'abord", "in this order, the best first")
        )
        next(iter(self.ways.values())).setChecked(True)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(Space.HAIR)
        column.addLayout(self._rows)
        self.reason = LineField()
        self.reason.setPlaceholderText(
            fr_en("Raison, écrite au procès-verbal", "Reason, written in the minutes")
        )
        self.reason.setAccessibleName(fr_en("Raison", "Reason"))
        column.addWidget(self.reason)
        self._group.buttonToggled.connect(self._show_order)
        self._show_order()

    def ranking(self) -> Ranking:
        """Return the groups from the best place."""
        chosen = next((code for code, way in self.ways.items() if way.isChecked()), OWN)
        if chosen != OWN:
            groups = order_by_option(chosen, self._outs)
            return tuple(tuple(int(who) for who in group) for group in groups)
        own: list[list[int]] = []
        for who in self._order:
            if own and who in self._ties and self._ties[who].isChecked():
                own[-1].append(who)
            else:
                own.append([who])
        return tuple(tuple(group) for group in own)

    def note(self) -> str:
        """Return the director's reason."""
        return self.reason.text().strip()

    def shift(self, entrant: int, by: int) -> None:
        """Put a player one place higher (-1) or lower (1) in the own order."""
        place = self._order.index(entrant)
        target = place + by
        if 0 <= target < len(self._order):
            self._order[place], self._order[target] = self._order[target], self._order[place]
            self._show_order()

    def _way(self, column: QVBoxLayout, words: str) -> QRadioButton:
        way = QRadioButton(words[:1].upper() + words[1:])
        self._group.addButton(way)
        column.addWidget(way)
        return way

    def _show_order(self) -> None:
        ticked = {who for who, box in self._ties.items() if box.isChecked()}
        self._ties.clear()
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if self.ways[OWN].isChecked():
            for index, who in enumerate(self._order):
                self._rows.addWidget(self._row(index, who, tied=who in ticked))
            self._say_places()
        self.resized.emit()

    def _say_places(self) -> None:
        place = self._left - len(self._order) + 1
        for group in self.ranking():
            for who in group:
                self._places[who].setText(place_text(place, len(group) > 1))
            place += len(group)

    def _row(self, index: int, who: int, *, tied: bool) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(Space.WIDE, 0, 0, 0)
        line.setSpacing(Space.HAIR)
        self._places[who] = label("", Say.STRONG)
        self._places[who].setMinimumWidth(PLACE_WIDTH)
        line.addWidget(self._places[who])
        line.addWidget(label(self._names[who]), 1)
        if index:
            box = QCheckBox(fr_en("ex æquo avec le précédent", "tied with the one before"))
            box.setChecked(tied)
            box.toggled.connect(self._say_places)
            self._ties[who] = box
            line.addWidget(box)
        for icon, by, words in (
            ("arrow-up", -1, fr_en("Monter {0}", "Move {0} up")),
            ("arrow-down", 1, fr_en("Descendre {0}", "Move {0} down")),
        ):
            button = Button(rank=Rank.QUIET, icon=icon, scale="small")
            button.setAccessibleName(words.format(self._names[who]))
            button.setEnabled(0 <= index + by < len(self._order))
            button.clicked.connect(lambda _=False, step=by: self.shift(who, step))
            line.addWidget(button)
        return row


class OrderAsked(QVBoxLayout):
    """Holds the form while it is asked; ``answered()`` on Enter, ``resized()`` with its rows."""

    answered = Signal()
    resized = Signal()

    def __init__(self) -> None:
        """Ask nothing yet."""
        super().__init__()
        self.form: RankingForm | None = None

    def ask(
        self, names: Mapping[int, str], outs: Sequence[Out], refused: Refused, left: int
    ) -> None:
        """Ask in which order these players finish, ``left`` being in play; why is ``refused``."""
        self.drop()
        self.form = RankingForm(dict(names), list(outs), refused, left)
        self.form.reason.returnPressed.connect(self.answered)
        self.form.resized.connect(self.resized)
        self.addWidget(self.form)
        self.form.reason.setFocus(Qt.FocusReason.TabFocusReason)

    def drop(self) -> None:
        """Ask no more."""
        if self.form is not None:
            self.form.hide()
            self.form.deleteLater()
            self.form = None
