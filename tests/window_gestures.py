"""Every word of a told evening as a gesture in the director's window.

``GESTURES`` takes the words of ``told_evenings.COMMANDS``: a word without a gesture cannot be
written in a scenario.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import window_gestures_chips as chips
import window_gestures_days as days
import window_gestures_floor as floor
import window_gestures_money as money
import window_gestures_room as room
import window_gestures_rounds as rounds
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from told_evenings import PROPOSALS, UNDONE_CLOCKS, Told, ToldEvening
from window_gestures_hands import Hands

from td_app.ui.dialogs.house_dialog import UndoClockDialog

CTRL = Qt.KeyboardModifier.ControlModifier
Gesture = Callable[[Hands, ToldEvening, Told], None]


def pressed(key: Qt.Key, with_: Qt.KeyboardModifier | None = None) -> Gesture:
    """Return the gesture of a key that acts everywhere, once no field has the keyboard."""

    def press(hands: Hands, evening: ToldEvening, step: Told) -> None:
        hands.rest()
        hands.press(key, with_=with_)

    return press


def undo(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Press Ctrl+Z; what becomes of the time is asked where the clock stood still."""
    pressed(Qt.Key.Key_Z, CTRL)(hands, evening, step)
    if "horloge" in step:
        question = QApplication.activeModalWidget()
        assert isinstance(question, UndoClockDialog)
        hands.answer(question.buttons[UNDONE_CLOCKS[step["horloge"]]])


def accept(hands: Hands, evening: ToldEvening, step: Told) -> None:
    """Press the button of what is to be done."""
    room.accept(hands, PROPOSALS[step["quoi"]])


GESTURES: Mapping[str, Gesture] = {
    "lancer l’horloge": pressed(Qt.Key.Key_Space),
    "arrêter l’horloge": pressed(Qt.Key.Key_Space),
    "niveau suivant": pressed(Qt.Key.Key_Right, CTRL),
    "retardataire": room.come_late,
    "sortie": room.put_out,
    "abandon": room.leave,
    "absent": room.go_away,
    "de retour": room.come_back,
    "mauvaise place": room.found_elsewhere,
    "sanction": floor.sanction,
    "mains manquées": room.miss_hands,
    "disqualification": floor.disqualify,
    "équilibrer": room.balance,
    "fermer la table": room.close_table,
    "compter les tapis": chips.count,
    "course aux jetons": chips.race,
    "table terminée": rounds.table_done,
    "tapis payé": rounds.table_all_in,
    "main suivante": rounds.next_hand,
    "classer la main": rounds.rank_hand,
    "main par main": rounds.announce,
    "boutons": room.give_positions,
    "donner": room.deal,
    "annuler": undo,
    "rétablir": pressed(Qt.Key.Key_Y, CTRL),
    "accepter": accept,
    "recave": money.re_buy,
    "réentrée": money.enter_again,
    "add-on pour tous": money.add_on_for_all,
    "accord": money.agree,
    "annuler le tournoi": money.cancel,
    "qui gagne": money.who_wins,
    "compter la caisse": money.count_the_till,
    "finir la journée": days.end_day,
    "jour 2": days.day_two,
    "tirer les places": days.draw_seats,
}
