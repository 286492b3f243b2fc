"""What a director does in the room: players out, late or gone, tables, the table's own page."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from told_evenings import Told, ToldEvening
from window_gestures_hands import Hands

from td_app.ui.pages.evening.room.flow import Flow
from td_app.ui.pages.evening.room.knockout_bar import NOTE, SEVERAL
from td_app.ui.pages.evening.room.seat_forms import DepartureForm, WrongSeatForm
from td_app.ui.pages.evening.room.seat_panel import SeatPanel
from td_app.ui.pages.evening.room.table_page import TablePage
from td_app.ui.pages.evening.room.table_panel import CloseTableForm, MissedHands, TablePanel
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.plan_geometry import PlanMode
from td_app.ui.widgets.table_plan import TablePlan

Key = Qt.Key


def put_out(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Press E, type the seats with a comma between, then their stacks, which are asked for.

    Who knocked them out is typed in the same field, one after the other.
    """
    assert "mot" not in step, "a note is not asked for when players are put out"
    seats = step.get("joueurs") or [step["joueur"]]
    stacks = dict(zip(map(evening.who, seats), step.get("tapis", ()), strict=False))
    floor = hands.page("room").floor
    by = tuple(step.get("par", ()))
    hands.rest()
    hands.press(Key.Key_E)
    assert floor.entry.field.hasFocus()
    hands.type(", ".join(seats))
    hands.press(Key.Key_Return)
    if len(seats) > 1:
        hands.press(Key.Key_Return)
    for who, stack in stacks.items():
        holder = floor.tray if who in floor.tray.entrants else floor.round.outs
        hands.write(holder.stack_field(who), str(stack))
        hands.press(Key.Key_Return)
    assert not floor.tray.entrants, floor.tray.wrong.text()
    if len(by) > 1:
        hands.click(floor.knockouts.buttons[SEVERAL])
    for seat in by:
        hands.write(floor.entry.field, seat)
        hands.press(Key.Key_Return)
    if len(by) > 1:
        hands.click(floor.knockouts.buttons[NOTE])


def leave(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Note at the player's seat that he leaves for good, with his chips (1.9)."""
    form = _at_seat(hands, step["joueur"], "departure")
    assert isinstance(form, DepartureForm)
    hands.write(form.chips, str(step["jetons"]))
    if step.get("mot"):
        hands.write(form.reason, step["mot"])
    hands.click(form.main)


def go_away(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Note at the seat that its player is not at the table."""
    _at_seat(hands, step["joueur"], "away")


def come_back(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Note at the seat that its player is back."""
    _at_seat(hands, step["joueur"], "back")


def found_elsewhere(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Say at a player's seat where he was found (2.1)."""
    form = _at_seat(hands, step["joueur"], "wrong_seat")
    assert isinstance(form, WrongSeatForm)
    hands.write(form.found, step["trouve"])
    hands.click(form.main)


def come_late(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Write the name among the players, then seat him: age checked, place drawn (1.8, 2.3)."""
    name = f"JOUEUR{evening.state.last_entrant + 1:04d} Jean"
    entrants = hands.page("players").entrants
    hands.write(entrants.door.field, name)
    hands.press(Key.Key_Return)
    hands.button(entrants.waiting, "Placer")
    flow = _flow(hands)
    hands.button(flow, "Majorité vérifiée")
    if "par" in step:
        hands.button(flow, step["par"])
    hands.button(flow, "Je ne sais pas")
    hands.button(flow, "Tirer la place")


def balance(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Take what is to be done, then type where the big blinds are (2.3)."""
    accept(hands, "balance_tables", table=step["de"], to_table=step["vers"])
    flow = _flow(hands)
    hands.type(str(step["grosse_blinde"]))
    if "grosse_blinde_la_bas" in step:
        hands.type(str(step["grosse_blinde_la_bas"]))
    else:
        hands.button(flow, "Je ne sais pas")
    assert flow.main is not None
    hands.click(flow.main)


def close_table(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Close a table from its own menu, against the order with a reason (1.1, 2.4)."""
    floor = hands.page("room").floor
    hands.click(_menu_of(hands, step["table"]).close_table)
    if step.get("mot"):
        form = floor.panels.popover.content
        assert isinstance(form, CloseTableForm)
        hands.write(form.reason, step["mot"])
        hands.click(form.main)


def miss_hands(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Tap once a hand in the menu of the table, until the hands are counted (11.2)."""
    missed = _menu_of(hands, step["table"]).missed
    assert isinstance(missed, MissedHands)
    for _ in range(step["mains"]):
        (first, *others) = missed.rows.values()
        hands.click(missed.all if others else first.one_less)
    hands.press(Key.Key_Escape)


def give_positions(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Open the page of the table, then type the places of the button and of the blinds."""
    page = _table_page(hands, step["table"])
    hands.click(page.hand.give if page.hand.give.isVisible() else page.hand.correct)
    hands.type(str(step["bouton"]))
    if "petite" in step:
        hands.type(str(step["petite"]))
    else:
        hands.click(page.taps.none)
    hands.type(str(step["grosse"]))
    _back_to_the_room(hands)


def deal(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Begin the next hand of a table with Enter on its page."""
    _table_page(hands, step["table"])
    hands.press(Key.Key_Return)
    _back_to_the_room(hands)


def accept(hands: Hands, kind: str, **about: Any) -> None:
    """Press the button of a thing to be done."""
    view = hands.window.view
    assert view is not None
    todo = view.side.todo
    (wanted,) = (
        p
        for p in todo.proposals
        if p.kind == kind and all(getattr(p, name) == value for name, value in about.items())
    )
    button = todo.cards[wanted.key].primary
    assert isinstance(button, Button)
    hands.click(button)


def felt_of(hands: Hands, table: int) -> TablePlan:
    """Click the felt of a table on the plan of the room."""
    plan = _plan(hands, table)
    hands.click(plan, plan.layout_now().count.center().toPoint())
    return plan


def _plan(hands: Hands, table: int) -> TablePlan:
    plan = hands.page("room").floor.plan.plan(table)
    assert isinstance(plan, TablePlan)
    return plan


def _at_seat(hands: Hands, seat: str, what: str) -> object:
    """Click a seat, then a line of its panel; return the form that opened, if one did."""
    table, place = map(int, seat.split("."))
    plan, popover = _plan(hands, table), hands.page("room").floor.panels.popover
    if plan.mode is PlanMode.COMPACT:
        hands.click(_menu_of(hands, table).seats[place])
    else:
        hands.click(plan, plan.seat_centre(place))
    assert isinstance(popover.content, SeatPanel)
    hands.click(popover.content.buttons[what])
    return popover.content


def sanction_at(hands: Hands, seat: str) -> None:
    """Ask from a seat for a sanction: the floor's page takes over."""
    _at_seat(hands, seat, "penalty")


def _menu_of(hands: Hands, table: int) -> TablePanel:
    felt_of(hands, table)
    panel = hands.page_shown().floor.panels.popover.content
    assert isinstance(panel, TablePanel)
    return panel


def _table_page(hands: Hands, table: int) -> TablePage:
    main = _menu_of(hands, table).main
    assert main is not None
    hands.click(main)
    page = hands.page_shown().table_page
    assert isinstance(page, TablePage)
    return page


def _back_to_the_room(hands: Hands) -> None:
    hands.press(Key.Key_Escape)
    assert hands.page_shown().table_page is None


def _flow(hands: Hands) -> Flow:
    flow = hands.page_shown().flow
    assert isinstance(flow, Flow)
    return flow
