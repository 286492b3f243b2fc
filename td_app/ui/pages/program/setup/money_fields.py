"""Prizes in money: where the sum comes from, how places share it, the seats of a satellite."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from td_app.tournament.planning.prizes import shares_proposed
from td_app.tournament.state.prizes import (
    CENTS,
    LARGEST_POOL,
    Entered,
    MoneyPool,
    places_proposed,
    prizes_in_cents,
)
from td_app.ui.pages.program.setup.prize_table import TITLES
from td_app.ui.theme import Space
from td_app.ui.widgets.choices import Answer, ChoiceField, ChoiceRow
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row, wide
from td_app.ui.widgets.money_field import MoneyField
from td_app.ui.widgets.tips import explained
from td_app.ui.widgets.typed_fields import NumberField
from td_app.words.figures import counted, money_text
from td_app.words.language import current_language, fr_en

UNITS = (1, 5, 10, 20, 50, 100)
POOL_WIDTH = 144
UNIT_WIDTH = 112
SEAT_WIDTH = 112
A_SEAT = 10_000
"""Cents that a seat costs until somebody says it."""

TYPED = "typed"
ENTRIES = "entries"
FOLLOWS = "follows"
SHARES = "shares"
SUMS = "sums"


class MoneyFields(QWidget):
    """``typed()`` when ``money`` or ``satellite`` is another.

    What entries make is offered where entries are paid for; seats where they are.
    """

    typed = Signal()

    def __init__(self) -> None:
        """Start at zero."""
        super().__init__()
        self.money = MoneyPool()
        self.satellite = False
        self._entered = Entered()
        self._players = 0
        self.source = ChoiceRow(_sources(), TYPED, self._on_source)
        self.pool = explained(
            NumberField(0, most=LARGEST_POOL, step=50, unit="€"),
            "Le total des prix.",
            "The total of the prizes.",
        )
        language = current_language()
        self.unit = explained(
            ChoiceField([(str(u), money_text(u * CENTS, language)) for u in UNITS]),
            "Chaque prix est arrondi à ce multiple ; le total reste le même.",
            "Each prize is rounded to a multiple of this; the total stays the same.",
        )
        self.made = label("", Say.STRONG)
        self.seats = QCheckBox(_satellite_words(False))
        self.seat = MoneyField(A_SEAT, most=LARGEST_POOL * CENTS)
        self.how = ChoiceRow(_ways(), SHARES, self._on_way)
        self._lay_out()
        self.pool.valueChanged.connect(lambda _value: self._on_sum())
        self.unit.choiceChanged.connect(lambda _key: self._on_sum())
        self.seats.clicked.connect(self._on_seats)
        self.seat.valueChanged.connect(lambda cents: self._on_seat(cents))

    @property
    def way(self) -> str:
        """Return how places share it: as entries come, by shares, by sums."""
        if self.money.sums:
            return SUMS
        if self.money.follows:
            return FOLLOWS
        return SHARES

    @property
    def entered(self) -> Entered:
        """Return what entries have made; before any, what so many players would make."""
        return self._entered

    def show_money(
        self, money: MoneyPool, *, satellite: bool, entered: Entered, priced: bool, players: int
    ) -> None:
        """Show these prizes; ``priced``: entries are paid for, and may make the sum."""
        self.money = money
        self.satellite = satellite
        self._entered = entered
        self._players = players
        self.source.setVisible(priced or money.from_entries)
        if money.from_entries:
            self.source.choose(ENTRIES)
        else:
            self.source.choose(TYPED)
        self.typed_sum.setVisible(not money.from_entries)
        self.made.setVisible(money.from_entries)
        self.made.setText(_made_words(entered))
        self.pool.setValue(money.pool)
        if not self.unit.choose(str(money.unit)):
            self.unit.addItem(money_text(money.unit * CENTS, current_language()), str(money.unit))
            self.unit.choose(str(money.unit))
        self.seats.setChecked(satellite)
        self.seat.setVisible(satellite)
        self.seats.setText(_satellite_words(satellite))
        if money.seat:
            self.seat.setValue(money.seat)
        self.how.setVisible(not satellite)
        self.how.buttons[FOLLOWS].setVisible(money.from_entries)
        self.how.choose(self.way)

    def propose(self, players: int) -> MoneyPool:
        """Return the money with a table for so many players, said in the way chosen."""
        places = places_proposed(players)
        if self.way == SUMS:
            return replace(self.money, sums=self._shaped(players))
        return replace(self.money, shares=shares_proposed(places), sums=())

    def _shaped(self, players: int) -> tuple[int, ...]:
        """The sums that the rule proposes for so many players, of the sum there is."""
        money = self.money
        if money.from_entries:
            pool = self._entered.pool
        else:
            pool = money.pool * CENTS
        shape = MoneyPool(unit=max(1, money.unit), from_entries=True)
        return prizes_in_cents(shape, Entered(pool, max(1, players)))

    def _on_source(self, source: str) -> None:
        self.money = replace(self.money, from_entries=source == ENTRIES, sums=())
        if source == ENTRIES and not self.satellite:
            self.money = replace(self.money, shares=())
        elif not self.money.shares:
            self.money = self.propose(self._players)
        self.typed.emit()

    def _on_way(self, way: str) -> None:
        money = self.money
        known = prizes_in_cents(self.money, self._entered)
        places = len(known) or places_proposed(self._players)
        if way == FOLLOWS:
            self.money = replace(money, shares=(), sums=())
        elif way == SHARES:
            self.money = replace(money, shares=money.shares or shares_proposed(places), sums=())
        else:
            self.money = replace(money, sums=known or self._shaped(self._players))
        self.typed.emit()

    def _on_sum(self) -> None:
        unit = int(self.unit.chosen())
        self.money = replace(self.money, pool=self.pool.value(), unit=unit)
        self.typed.emit()

    def _on_seats(self, on: bool) -> None:
        self.satellite = on
        self.money = replace(self.money, seat=self.seat.value() if on else 0, sums=())
        if not (on or self.money.from_entries or self.money.shares):
            self.money = self.propose(self._players)
        self.typed.emit()

    def _on_seat(self, cents: int) -> None:
        if self.satellite:
            self.money = replace(self.money, seat=cents)
            self.typed.emit()

    def _lay_out(self) -> None:
        said = fr_en("Montant à répartir", "Amount to share out")
        typed = (said, self.pool, POOL_WIDTH)
        self.typed_sum = titled_row(typed, stretch=False, least=TITLES)
        rounded = titled_row((fr_en("Arrondi à", "Rounded to"), self.unit, UNIT_WIDTH))
        self.seat.setFixedWidth(SEAT_WIDTH)
        self.seat.setAccessibleName(fr_en("Prix d’une place du satellite", "Price of a seat"))
        explained(
            self.seat,
            "Le prix d’une place : la dotation en paie autant que possible.",
            "The price of a seat: the prize pool pays for as many as it can.",
        )
        column(
            self.source,
            row(self.typed_sum, self.made, wide(rounded), spacing=Space.NORMAL),
            row(self.how, self.seats, self.seat, STRETCH, spacing=Space.TIGHT),
            on=self,
            spacing=Space.TIGHT,
            margins=0,
        )


def _satellite_words(on: bool) -> str:
    if on:
        return fr_en("Satellite\u00a0: une place vaut", "Satellite: one seat is worth")
    return fr_en("Satellite", "Satellite")


def _sources() -> tuple[Answer, ...]:
    return (
        (
            TYPED,
            fr_en("Un montant fixe", "A fixed amount"),
            (
                "La dotation est le montant saisi ici, quoi qu’il arrive.",
                "The prize pool is the amount entered here, whatever happens.",
            ),
        ),
        (
            ENTRIES,
            fr_en("Total des entrées", "From entries"),
            (
                "La dotation est la somme versée par les joueurs.",
                "The prize pool is what the players have paid into it.",
            ),
        ),
    )


def _ways() -> tuple[Answer, ...]:
    return (
        (
            FOLLOWS,
            fr_en("Selon les entrées", "By entries"),
            (
                "Les rangs payés et leurs parts suivent le nombre d’entrées.",
                "The places paid and their shares follow the number of entries.",
            ),
        ),
        (
            SHARES,
            fr_en("Pourcentages", "Percentages"),
            (
                "Chaque rang reçoit une part de la dotation.",
                "Each place gets a share of the prize pool.",
            ),
        ),
        (
            SUMS,
            fr_en("Montants", "Amounts"),
            ("Chaque rang reçoit le montant saisi.", "Each place gets the amount entered."),
        ),
    )


def _made_words(entered: Entered) -> str:
    """Return what entries make, in words."""
    entries = counted(
        entered.entries,
        fr_en("{0} entrée", "{0} entry"),
        fr_en("{0} entrées", "{0} entries"),
    )
    pool = money_text(entered.pool, current_language())
    return fr_en("Dotation\u00a0: {0}, {1}", "Prize pool: {0}, {1}").format(pool, entries)


def titled_row(
    *parts: tuple[str, QWidget, int] | QWidget, stretch: bool = True, least: int = 0
) -> QWidget:
    """Fields side by side, each after its title, as wide as asked; what has no title, as it is.

    ``least``: how wide a title is, where fields of other rows stand under these.
    """
    held = QWidget()
    line: list[QWidget] = []
    for part in parts:
        if isinstance(part, QWidget):
            line.append(part)
            continue
        title, field, width = part
        words = label(title)
        words.setBuddy(field)
        words.setMinimumWidth(least)
        words.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        field.setAccessibleName(title)
        field.setFixedWidth(width)
        line += [words, field]
    end = (STRETCH,) if stretch else ()
    row(*line, *end, on=held, spacing=Space.TIGHT, margins=0)
    return held
