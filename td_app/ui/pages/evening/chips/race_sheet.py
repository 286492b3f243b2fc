"""The worksheet of a colour-up at one table: chips by place, cards, and what comes out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from rules_ropta.ruling import Refused
from td_app.floor.typed_cards import cards_typed
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.chips import RacedStack
from td_app.tournament.views.chips import ChipsTable, RaceRow, StackRow, exchanged
from td_app.ui.theme import Space, Tone, dress
from td_app.ui.widgets.chained_fields import FigureField, TypedField, chain
from td_app.ui.widgets.keys import FORM
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import column, grid, replace_in, replaced
from td_app.ui.widgets.playing_card import CardsWritten
from td_app.ui.widgets.typed_fields import not_a_number
from td_app.words.chips import cards_text
from td_app.words.figures import whole
from td_app.words.language import fr_en
from td_app.words.refusals import refusal_sentence

#: Beyond, an eye loses the line between a name and its chips.
MOST_WIDTH = 760
CHIPS_WIDTH = 64
CARDS_WIDTH = 104
RESULT_WIDTH = 68
PLAIN_HEIGHT = 28

NOTHING_ELSE = 3
"""The column of a tick that is asked, and not told once a table is done."""


class SheetRow:
    """One player's line: chips of the value, whether they have others, cards, the result."""

    def __init__(self, player: StackRow, texts: tuple[str, str, str], among: Sequence[str]) -> None:
        """Start empty; ``texts`` name the three fields, ``among`` the players of the table."""
        self.player = player
        self.place = label(str(player.place), Say.STRONG)
        self.name = CutLabel(player.name, named=True, among=among)
        chips, alone, cards = texts
        self.chips = FigureField(chips.format(player.place), width=CHIPS_WIDTH)
        self.alone = QCheckBox()
        self.alone.setAccessibleName(alone.format(player.place))
        self.cards = TypedField(cards.format(player.place), width=CARDS_WIDTH)
        self.result = label("", Say.SOFT)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """Return the widgets of the line, from the left."""
        return (self.place, self.name, self.chips, self.alone, self.cards, self.result)

    def asked(self) -> cmd.RacerAsked:
        """Return the line as the rules take it."""
        cards: tuple[str, ...] | None = None
        if self.doubt() is None:
            cards = cards_typed(self.cards.text())
        if cards is None:
            # As they are written: the refusal quotes what is no card.
            cards = tuple(self.cards.text().replace(",", " ").split())
        return cmd.RacerAsked(
            self.player.place,
            self.chips.number() or 0,
            0 if self.alone.isChecked() else None,
            cards,
        )

    def doubt(self) -> Refused | None:
        """Return why the cards written may be several, None where each is one."""
        try:
            cards_typed(self.cards.text())
        except Refused as doubt:
            return doubt
        return None


class RaceSheet(QWidget):
    """``written()`` when anything changes, ``finished()`` when Enter leaves the last field."""

    written = Signal()
    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Show no table yet."""
        super().__init__(parent)
        self.setProperty(FORM, True)
        self.rows: list[SheetRow] = []
        self._low = self._high = 0
        self._body = QWidget()
        column(self._body, on=self, margins=0)
        self.setMaximumWidth(MOST_WIDTH)

    def show_table(self, table: ChipsTable, low: int, high: int) -> None:
        """Show the places of a table, empty, or as they were raced."""
        self._low = low
        self._high = high
        texts = (
            fr_en("Jetons de la place {0}", "Chips at seat {0}"),
            fr_en("La place {0} n’a pas d’autres jetons", "Seat {0} has no other chips"),
            fr_en("Cartes de la place {0}", "Cards at seat {0}"),
        )
        names = [player.name for player in table.players]
        self.rows = [SheetRow(player, texts, names) for player in table.players]
        titles = [label(words, Say.SMALL) for words in self._titles()]
        fresh = QWidget()
        lines = (titles, *(line.widgets for line in self.rows))
        cells = grid(*lines, on=fresh, across=Space.SNUG, down=Space.HAIR, margins=0, takes=1)
        cells.setColumnMinimumWidth(5, RESULT_WIDTH)
        for line in self.rows:
            cells.setAlignment(line.alone, Qt.AlignmentFlag.AlignHCenter)
            line.chips.textChanged.connect(lambda _t, line=line: self._on_chips(line))
            line.cards.textChanged.connect(lambda _t: self.written.emit())
            line.alone.toggled.connect(lambda _on: self.written.emit())
        self._body = replaced(self._body, fresh)
        # Enter goes down the chips, then down the cards that are asked, then is done.
        for line in self.rows:
            line.cards.setEnabled(False)
        chips = [line.chips for line in self.rows]
        cards = [line.cards for line in self.rows]
        chain(chips, lambda place: self._after(chips, place))
        chain(cards, lambda place: self._after_card(cards, place))
        if table.race is not None:
            titles[NOTHING_ELSE].hide()
            self._show_held(table.race)

    def _titles(self) -> tuple[str, ...]:
        return (
            fr_en("Place", "Seat"),
            fr_en("Joueur", "Player"),
            fr_en("Jetons de {0}", "{0} chips").format(whole(self._low)),
            fr_en("Rien d’autre", "Nothing else"),
            fr_en("Cartes", "Cards"),
            fr_en("Reçoit", "Gets"),
        )

    def asked(self) -> tuple[cmd.RacerAsked, ...]:
        """Return the lines where something is written."""
        lines = [row.asked() for row in self.rows]
        return tuple(line for line in lines if line.chips or line.cards)

    def why_not(self) -> str | None:
        """Return which chips are no number, or which card may be several, else None."""
        for row in self.rows:
            if row.chips.bad:
                return not_a_number(row.chips.text())
        doubts = (row.doubt() for row in self.rows)
        doubt = next((doubt for doubt in doubts if doubt is not None), None)
        return None if doubt is None else refusal_sentence(doubt)

    def dealt(self, dealt: bool) -> None:
        """Leave the cards to be typed, or not: the application deals them."""
        for row in self.rows:
            row.cards.setEnabled(not dealt and bool(self._left(row)))

    def tell(self, outcome: ev.ChipsRaced | Refused | None) -> None:
        """Show what each line wins, or which place stands in the way."""
        if isinstance(outcome, ev.ChipsRaced):
            won = {stack.place: stack for stack in outcome.stacks}
            self._tell_stacks(won, outcome.survival_value)
        else:
            self._tell_stacks({})
        if isinstance(outcome, Refused):
            wrong = outcome.params
        else:
            wrong = {}
        place = wrong.get("place", wrong.get("seat"))
        code = ""
        if isinstance(outcome, Refused):
            code = outcome.code
        for row in self.rows:
            here = row.player.place == place and code != "CARDS_FOR_ODD_CHIPS"
            typed = bool(row.cards.text().strip())
            twice = code == "CARD_TWICE" and wrong.get("card") in row.asked().cards
            row.cards.set_wrong(typed and (here or twice or row.doubt() is not None))

    def first(self) -> None:
        """Put the keyboard in the first field."""
        if self.rows:
            self.rows[0].chips.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tell_stacks(self, won: Mapping[int, RacedStack], survival: int = 0) -> None:
        for row in self.rows:
            stack = won.get(row.player.place)
            got = 0
            if stack:
                got = stack.got + stack.won
            told = "–" if stack else ""
            if got:
                told = f"{whole(got)}\u00a0×\u00a0{whole(self._high)}"
            if stack and stack.survival:
                # Under the chips: beside them it would take the room of the names.
                told = f"1\u00a0×\u00a0{whole(survival)}\n" + fr_en("(survie)", "(stays in)")
            row.result.setText(told)
            best = bool(stack and (stack.won or stack.survival))
            dress(row.result, tone=(Tone.ACCENT if best else Tone.NEUTRAL).value)

    def _show_held(self, race: RaceRow) -> None:
        held = {stack.place: stack for stack in race.stacks}
        for row in self.rows:
            stack = held.get(row.player.place)
            if stack and stack.chips:
                row.chips.setText(whole(stack.chips))
            else:
                row.chips.setText("")
            dealt = stack.cards if stack else ()
            row.cards.setText(cards_text(dealt))
            self._set_in_text(row, dealt)
        self._tell_stacks(held, race.survival_value)

    def _set_in_text(self, row: SheetRow, dealt: Sequence[str]) -> None:
        """Put plain words in place of the fields of a line: nothing is typed any more."""
        cells = self._body.layout()
        if cells is None:
            return
        chips = label(row.chips.text())
        chips.setAlignment(row.chips.alignment())
        cards = CardsWritten(dealt)
        for field, shown in ((row.chips, chips), (row.cards, cards)):
            shown.setAccessibleName(" ".join((field.accessibleName(), field.text())))
            shown.setMinimumHeight(PLAIN_HEIGHT)
            replace_in(cells, field, shown)
        for part in (row.chips, row.cards, row.alone):
            part.setEnabled(False)
            part.hide()

    def _left(self, row: SheetRow) -> int:
        number = row.chips.number()
        if number:
            return exchanged(self._low, self._high, number).low_left
        return 0

    def _on_chips(self, row: SheetRow) -> None:
        left = self._left(row)
        row.cards.setEnabled(bool(left))
        if left:
            if left == 1:
                row.cards.setPlaceholderText(fr_en("une carte", "one card"))
            else:
                row.cards.setPlaceholderText(fr_en("{0} cartes", "{0} cards").format(left))
        else:
            row.cards.setPlaceholderText("")
        self.written.emit()

    def _after(self, chips: Sequence[TypedField], place: int) -> None:
        if place + 1 < len(chips):
            chips[place + 1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self._after_card([row.cards for row in self.rows], -1)

    def _after_card(self, cards: Sequence[TypedField], place: int) -> None:
        following = (field for field in cards[place + 1 :] if field.isEnabled())
        field = next(following, None)
        if field is None:
            self.finished.emit()
        else:
            field.setFocus(Qt.FocusReason.TabFocusReason)
