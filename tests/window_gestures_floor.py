"""What a director does on the floor's page: a sanction, a disqualification asked twice (11)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from told_evenings import FAULTS, STEPS, Told, ToldEvening
from window_gestures_hands import Hands
from window_gestures_room import sanction_at

from td_app.ui.pages.evening.floor.penalties.penalties_page import PenaltiesPage
from td_app.ui.pages.evening.floor.penalties.penalty_form import PenaltyForm
from td_app.ui.pages.evening.floor.tabs import PENALTIES

Key = Qt.Key


def sanction(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Ask for it at the player's seat; the fault, the step, the hands, why; then give it."""
    sanction_at(hands, step["joueur"])
    form = hands.page_shown().penalties.form
    _fault_and_step(hands, form, step["faute"], STEPS[step["mesure"]])
    if "mains" in step:
        hands.write(form.foot.hands.lineEdit(), str(step["mains"]))
    if step.get("mot"):
        hands.write(form.foot.reason, step["mot"])
    hands.click(form.foot.give)


def disqualify(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Name the player by his seat, the fault and why; count his stack, then say yes (11.2)."""
    page = hands.page("floor")
    hands.tab(page.tabs, PENALTIES)
    penalties = page.penalties
    assert isinstance(penalties, PenaltiesPage)
    while penalties.giving:
        hands.press(Key.Key_Escape)
    hands.write(penalties.who.field, step["joueur"])
    hands.press(Key.Key_Return)
    form = penalties.form
    assert form.entrant == evening.who(step["joueur"])
    _fault_and_step(hands, form, step["faute"], "disqualification")
    hands.click(form.foot.ruled_by.buttons["director"])
    hands.write(form.foot.reason, step["mot"])
    hands.click(form.foot.disqualify)
    if "tapis" in step:
        hands.write(form.question.stack, str(step["tapis"]))
    hands.click(form.question.yes)


def _fault_and_step(hands: Hands, form: PenaltyForm, fault: str, step: str) -> None:
    faults = [row.key for row in form.faults.rows]
    hands.item(form.faults, faults.index(FAULTS[fault]))
    hands.click(form.suggestion.ladder.buttons[step])
