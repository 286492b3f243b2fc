"""What a director does where something is sold, shared or shown: players, ranking, floor."""

from __future__ import annotations

from PySide6.QtCore import Qt
from told_evenings import Told, ToldEvening
from told_formats import DEALS, means_of, stacks_of
from window_gestures_hands import Hands

from td_app.ui.pages.evening.cash.page import TILL
from td_app.ui.pages.evening.players.list_view import EntrantsView
from td_app.ui.pages.evening.ranking.cancel_dialog import CancelDialog
from td_app.ui.pages.evening.ranking.counted_stacks import CountedStacks
from td_app.ui.pages.evening.ranking.deal_dialog import DealDialog

Key = Qt.Key


def re_buy(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Choose the player in the list, the means, then sell."""
    _sell(hands, evening, step, "rebuy")


def enter_again(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Choose who is out in the list, the means, then enter them again."""
    _sell(hands, evening, step, "re_enter")


def add_on_for_all(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Sell the add-on with nobody chosen: it is asked whether to all."""
    entrants = _entrants(hands)
    entrants.table.setFocus()
    hands.press(Key.Key_Escape)
    _paid_by(hands, entrants, step)
    hands.click(entrants.sold.buttons["addon"])
    assert entrants.sold.dialog is not None
    hands.answer(entrants.sold.dialog.confirm)


def agree(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Ask for a deal among all acts; type the stacks, choose the way, tick each yes, note it."""
    dialog = hands.act("conclure un accord").dealing
    assert isinstance(dialog, DealDialog)
    _type_stacks(hands, dialog.stacks, evening, step)
    hands.click(dialog.ways[DEALS[step["facon"]]])
    for box in dialog.agreed.values():
        hands.click(box)
    hands.answer(dialog.confirm)


def cancel(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Ask among all acts to cancel; type the stacks where some are asked for, and why."""
    dialog = hands.act("annuler le tournoi").cancelling
    assert isinstance(dialog, CancelDialog)
    if "tapis" in step:
        assert dialog.stacks is not None
        _type_stacks(hands, dialog.stacks, evening, step)
    hands.write(dialog.reason, step["mot"])
    hands.answer(dialog.confirm)


def count_the_till(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Open the closing of the cash desk, type what is in the till, a word if it differs; note."""
    page = hands.page("cash")
    hands.tab(page.tabs, TILL)
    till = page.till
    for field, key in (
        (till.float_cents, "fond"),
        (till.paid_out, "sorti"),
        (till.counted, "compte"),
    ):
        hands.write(field, str(step.get(key, 0)))
    hands.write(till.note, step.get("mot", ""))
    hands.click(till.record)


def who_wins(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Press F2, find the question, type the board, the hands and the pot; note the ruling."""
    hands.rest()
    hands.press(Key.Key_F2)
    hands.type("qui gagne")
    hands.press(Key.Key_Return)
    for cards in (step["tableau"], *step["mains"]):
        hands.type(cards.replace(" ", ""))
    hands.press(Key.Key_Return)
    hands.type(str(step["pot"]))
    hands.press(Key.Key_Return, Key.Key_Return)


def _sell(hands: Hands, evening: ToldEvening, step: Told, act: str) -> None:
    who, entrants = evening.who(step["joueur"]), _entrants(hands)
    hands.line(entrants.table, who)
    _paid_by(hands, entrants, step)
    hands.click(entrants.sold.buttons[act])


def _entrants(hands: Hands) -> EntrantsView:
    entrants = hands.page("players").entrants
    assert isinstance(entrants, EntrantsView)
    return entrants


def _paid_by(hands: Hands, entrants: EntrantsView, step: Told) -> None:
    """Choose the means from the first one down: it stays as it was chosen last."""
    means = entrants.sold.means
    means.setFocus()
    hands.press(Key.Key_Home, *(Key.Key_Down,) * means.findData(means_of(step).value))


def _type_stacks(hands: Hands, stacks: CountedStacks, evening: ToldEvening, step: Told) -> None:
    for who, chips in stacks_of(evening, step):
        hands.write(stacks.fields[who], str(chips))
