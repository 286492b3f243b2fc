"""The lines of a showdown: the board, each hand shown, and the chips in the middle."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from td_app.floor.showdown import BOARD, Showdown
from td_app.ui.pages.evening.floor.answers.card_grid import CardSlots
from td_app.ui.pages.evening.floor.answers.chip_pad import amount_typed
from td_app.ui.theme import Space, dress
from td_app.ui.widgets.buttons import Button, Rank, icon_button
from td_app.ui.widgets.choices import ChoiceField, FilterChips
from td_app.ui.widgets.labels import CutLabel, Say, label
from td_app.ui.widgets.layout import STRETCH, FlowLayout, column, framed, put_away, row, wide
from td_app.ui.widgets.page_parts import upright
from td_app.ui.widgets.tips import explained, set_tip
from td_app.ui.widgets.typed_lines import LineField
from td_app.words.figures import whole
from td_app.words.language import fr_en

NARROWEST = 116
AMOUNT = 96
FOLD = 76
CROSS = 26
"""Widths of a hand at least, of an amount, of what says it is folded, of a cross, in pixels."""

APART = 32
LINE_HEIGHT = 80
"""Room between the board and the hands, and how high they stand, in pixels."""

ONE_POT = "pot"
STAKES = "stakes"
UNKNOWN = ""


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a hand: the place, "" without one, and the name."""

    place: str
    name: str

    @property
    def place_and_name(self) -> str:
        """Return the place and the name, separated by a space."""
        return f"{self.place} {self.name}".strip()


class AmountField(LineField):
    """``amountTyped(chips)`` as it is typed: ``12 000``, ``12k``, ``500+25``."""

    amountTyped = Signal(int)  # noqa: N815 - a Qt signal among Qt's own

    def __init__(self, name: str, hint: str = "") -> None:
        """Start empty."""
        super().__init__(hint=hint or name, name=name)
        self.setFixedWidth(AMOUNT)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.textEdited.connect(self._read)

    def show_amount(self, chips: int) -> None:
        """Show chips, "" for zero, unless they are what is being typed."""
        if amount_typed(self.text() or "0") != chips:
            if chips:
                self.setText(whole(chips))
            else:
                self.setText("")

    def _read(self, text: str) -> None:
        chips = amount_typed(text.replace("\u202f", " ").replace(",", "")) if text.strip() else 0
        dress(self, wrong="true" if chips is None else "false")
        if chips is not None:
            self.amountTyped.emit(chips)


class HandBlock(QFrame):
    """The board, or a hand; ``chosen()`` when it is tapped, ``cardTapped(card)`` a card of it.

    Of a hand: ``putChanged(chips)``, ``foldTold(folded)``, ``removed()``.
    """

    chosen = Signal()
    cardTapped = Signal(str)  # noqa: N815 - Qt signals among Qt's own
    putChanged = Signal(int)  # noqa: N815
    foldTold = Signal(bool)  # noqa: N815
    removed = Signal()

    def __init__(self, line: int) -> None:
        """Start empty."""
        super().__init__()
        self.line = line
        self.place = label("", Say.SOFT)
        self.name = CutLabel(named=line != BOARD)
        self.slots = CardSlots()
        self.slots.tapped.connect(self._tapped)
        self.put = AmountField(fr_en("Mis dans le coup", "Chips in"))
        self.put.amountTyped.connect(self.putChanged)
        folded = fr_en("Couché", "Folded")
        self.folded = Button(folded, Rank.QUIET, scale="small")
        self.folded.clicked.connect(lambda on=False: self.foldTold.emit(bool(on)))
        self.folded.setCheckable(True)
        dress(self.folded, kind="filter-chip")
        out = fr_en("Retirer cette main", "Remove this hand")
        self.remove = explained(
            icon_button("close", out, scale="small", width=CROSS),
            "Retire cette main de l’abattage.",
            "Removes this hand from the showdown.",
        )
        self.remove.clicked.connect(self.removed)
        for part in (self.folded, self.remove):
            part.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._heading = framed(row(self.place, wide(self.name), self.remove, spacing=Space.HAIR))
        self._heading.setFixedHeight(CROSS)
        chips = row(self.put, self.folded, spacing=Space.HAIR)
        column(self._heading, self.slots, chips, on=self, spacing=Space.HAIR, margins=0)

    def show_line(
        self, draft: Showdown, player: Player, among: Sequence[str], *, lit: bool, begun: str
    ) -> None:
        """Show this line of ``draft``; ``lit``: the next card goes here. ``among``: all names."""
        if self.line == BOARD:
            hand = None
        else:
            hand = draft.hands[self.line]
        self.place.setText(player.place)
        self.place.setVisible(bool(player.place))
        self.name.say(player.name, among=among)
        dress(self.name, type=(Say.STRONG if lit else Say.BODY).value)
        cards = draft.cards_of(self.line)
        folded = hand is not None and hand.folded
        self.slots.show_cards(cards, draft.room(self.line), lit=lit and not folded, begun=begun)
        self.slots.setEnabled(not folded)
        stakes = hand is not None and draft.by_stakes
        self.put.setVisible(stakes)
        self.folded.setVisible(stakes)
        self.remove.setVisible(hand is not None and len(draft.hands) > 1)
        if hand is not None:
            self.put.show_amount(hand.put)
            self.folded.setChecked(hand.folded)
        if stakes:
            wanted = AMOUNT + FOLD
        else:
            wanted = NARROWEST
        self._heading.setFixedWidth(max(wanted, self.slots.sizeHint().width()))
        self.setAccessibleName(f"{player.place_and_name}. {self.slots.accessibleName()}".strip())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the line wherever it is touched."""
        self.chosen.emit()

    def _tapped(self, card: str) -> None:
        self.chosen.emit()
        if card:
            self.cardTapped.emit(card)


def missing_words(count: int, name: str) -> str:
    """Return how many cards a line still lacks, "" when it is complete."""
    if not count:
        return ""
    one = fr_en("{1}\u00a0: il manque {0} carte", "{1}: {0} card missing")
    several = fr_en("{1}\u00a0: il manque {0} cartes", "{1}: {0} cards missing")
    return (one if count == 1 else several).format(count, name)


class ChipsLine(QWidget):
    """The pot, or the pots that all-ins make; the dead ante, the button.

    ``told(changes)``: fields of the showdown that changed; ``entered()`` on Enter in an amount.
    """

    told = Signal(dict)
    entered = Signal()

    def __init__(self) -> None:
        """Start with one empty pot."""
        super().__init__()
        self.ways = explained(
            FilterChips(
                (
                    (
                        ONE_POT,
                        fr_en("Un pot", "One pot"),
                        ("Un seul pot : tapez son montant.", "A single pot: type its amount."),
                    ),
                    (
                        STAKES,
                        fr_en("Plusieurs pots\u00a0: tapis", "Several pots: all-ins"),
                        (
                            "Tapez ce que chacun a mis : les pots sont calculés.",
                            "Type what each player put in: the pots are worked out.",
                        ),
                    ),
                ),
                fr_en("Ce qu’il y a au milieu", "What is in the middle"),
            ),
            "Tapez les montants : les parts sont calculées.",
            "Type the amounts: the shares are worked out.",
        )
        self.ways.picked.connect(lambda way: self.told.emit({"by_stakes": way == STAKES}))
        self.pot = explained(
            AmountField(fr_en("Le pot", "The pot")),
            "Le montant du pot à partager.",
            "The amount of the pot to share.",
        )
        self.ante = AmountField(fr_en("Ante", "Ante"))
        self.button = ChoiceField((), name=fr_en("Place du bouton", "Button’s seat"))
        self.button.setFixedWidth(AMOUNT + Space.WIDE)
        set_tip(
            self.button,
            fr_en(
                "Le jeton indivisible va au premier gagnant à sa gauche (§\u00a010.8).",
                "The odd chip goes to the first winner on its left (§\u00a010.8).",
            ),
        )
        self.pot.amountTyped.connect(lambda chips: self.told.emit({"pot": chips}))
        self.ante.amountTyped.connect(lambda chips: self.told.emit({"dead_ante": chips}))
        self.button.choiceChanged.connect(
            lambda place: self.told.emit({"button": int(place) if place else None})
        )
        for field in (self.pot, self.ante):
            field.returnPressed.connect(self.entered)
        parts = (self.ways, self.pot, self.ante, self.button, STRETCH)
        row(*parts, on=self, spacing=Space.SNUG, margins=0)

    def show_chips(self, draft: Showdown, places: Sequence[int]) -> None:
        """Show the chips of ``draft`` at a table with players at ``places``, if any."""
        if draft.by_stakes:
            self.ways.choose(STAKES)
        else:
            self.ways.choose(ONE_POT)
        self.pot.setVisible(not draft.by_stakes)
        self.ante.setVisible(draft.by_stakes)
        self.pot.show_amount(draft.pot)
        self.ante.show_amount(draft.dead_ante)
        choices = [(UNKNOWN, fr_en("Bouton\u00a0?", "Button?"))]
        choices += [
            (str(place), fr_en("Bouton\u00a0: {0}", "Button: {0}").format(place))
            for place in places
        ]
        if choices != [
            (self.button.itemData(i), self.button.itemText(i)) for i in range(self.button.count())
        ]:
            self.button.set_choices(choices)
        if draft.button in places:
            self.button.choose(str(draft.button))
        else:
            self.button.choose(UNKNOWN)
        self.button.setVisible(bool(places))


class HandLines(QWidget):
    """The board and the hands side by side, on as many lines as the width asks for.

    ``lineChosen(line)``, ``cardTapped(card)``, ``changed(line, changes)`` of a hand,
    ``handRemoved(line)``, ``handAdded()``.
    """

    lineChosen = Signal(int)  # noqa: N815 - Qt signals among Qt's own
    cardTapped = Signal(str)  # noqa: N815
    changed = Signal(int, dict)
    handRemoved = Signal(int)  # noqa: N815
    handAdded = Signal()  # noqa: N815

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.blocks: dict[int, HandBlock] = {}
        self._apart = framed(row(STRETCH, upright(), STRETCH, spacing=0))
        self._apart.setParent(self)
        self._apart.setFixedSize(APART - 2 * Space.TIGHT, LINE_HEIGHT)
        more = fr_en("Une main de plus", "One more hand")
        self.more = explained(
            icon_button("add", more, width=CROSS * 2, does=self.handAdded),
            "Ajoute une main à l’abattage.",
            "Adds a hand to the showdown.",
        )
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._flow = FlowLayout(self)

    def show_lines(
        self, draft: Showdown, lit: int, begun: str, named: Callable[[str], Player]
    ) -> None:
        """Show the lines of ``draft``, the next card going to ``lit``; ``named`` returns a
        player.
        """
        order = (BOARD, *range(len(draft.hands)))
        if draft.game in ("stud5", "stud7"):
            if draft.room(BOARD):
                order = (*order[1:], BOARD)
            else:
                order = order[1:]
        if order != tuple(self.blocks):
            while (item := self._flow.takeAt(0)) is not None:
                part = item.widget()
                if part is not None and part not in (self.more, self._apart):
                    put_away(part)
            self.blocks = {line: self._block(line) for line in order}
            parts: list[QWidget] = [*self.blocks.values(), self.more]
            # The board is common to all: it is not read as the cards of the hand beside it.
            self._apart.setVisible(order[0] == BOARD)
            if order[0] == BOARD:
                parts.insert(1, self._apart)
            for part in parts:
                self._flow.addWidget(part)
                part.show()
        names = [named(hand.who).name for hand in draft.hands]
        for line, block in self.blocks.items():
            player = named("" if line == BOARD else draft.hands[line].who)
            here = lit == line
            block.show_line(draft, player, names, lit=here, begun=begun if here else "")
        self.updateGeometry()

    def dim(self, counting: Collection[str] | None) -> None:
        """Draw pale the cards that are not ``counting``; none of them for None."""
        for block in self.blocks.values():
            block.slots.dim(counting)

    def _block(self, line: int) -> HandBlock:
        made = HandBlock(line)
        made.chosen.connect(partial(self.lineChosen.emit, line))
        made.cardTapped.connect(self.cardTapped)
        made.putChanged.connect(lambda chips: self.changed.emit(line, {"put": chips}))
        made.foldTold.connect(lambda folded: self.changed.emit(line, {"folded": folded}))
        made.removed.connect(partial(self.handRemoved.emit, line))
        return made
