"""What a director does on the chips' page: stacks in a column, a worksheet by table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from told_evenings import Told, ToldEvening
from window_gestures_hands import Hands

from td_app.ui.pages.evening.chips.page import RACE, STACKS
from td_app.ui.pages.evening.chips.race_tab import RaceTab
from td_app.ui.pages.evening.chips.stacks_tab import StacksTab
from td_app.words.tongues import FRENCH

Key = Qt.Key


def count(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Type the stacks of a table from the top, Enter after each, then write them down."""
    page = hands.page("chips")
    hands.tab(page.tabs, STACKS)
    tab = page.stacks
    assert isinstance(tab, StacksTab)
    hands.line(tab.tables, step["table"])
    fields = [field for _, field in tab.fields]
    for (before, field), stack in zip(
        zip([None, *fields], fields, strict=False), step["tapis"], strict=True
    ):
        if before is not None:
            hands.press(Key.Key_Return)
            assert field.hasFocus()
            hands.type(str(stack))
        else:
            hands.write(field, str(stack))
    hands.click(tab.record)


def race(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Write the odd chips and the cards of a table, then write the race down."""
    page = hands.page("chips")
    hands.tab(page.tabs, RACE)
    tab = page.race
    assert isinstance(tab, RaceTab)
    hands.line(tab.tables, step["table"])
    rows = {row.player.place: row for row in tab.sheet.rows}
    for racer in step.get("joueurs", ()):
        row = rows[racer["place"]]
        hands.write(row.chips, str(racer["jetons"]))
        if racer.get("autres") == 0:
            hands.click(row.alone)
        if "cartes" in racer:
            hands.write(row.cards, " ".join(map(in_french, racer["cartes"])))
    hands.click(tab.record if step.get("joueurs") else tab.nobody)


def in_french(card: str) -> str:
    """Return a card as it is typed on French screens: 10t for ``Tc``."""
    rank, suit = card
    return FRENCH.cards.get(rank, rank) + FRENCH.suits[suit]
