"""What may be asked of a player before it is said which one: by its words, from anywhere."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication


def seat_acts() -> Mapping[str, str]:
    """Return each act of a taken seat, as ``SeatPanel.asked`` names it, in words."""
    tr = QCoreApplication.translate
    return {
        "away": tr("seat_acts", "Noter l'absence d'un joueur"),
        "back": tr("seat_acts", "Noter le retour d'un joueur"),
        "never_came": tr("seat_acts", "Noter un joueur qui n'est jamais venu"),
        "move": tr("seat_acts", "Changer un joueur de place"),
        "swap": tr("seat_acts", "Échanger deux places"),
        "wrong_seat": tr("seat_acts", "Joueur trouvé à une mauvaise place"),
        "departure": tr("seat_acts", "Départ définitif d'un joueur"),
        "name": tr("seat_acts", "Corriger le nom d'un joueur"),
        "need": tr("seat_acts", "Besoin d'une place, ne jamais déplacer"),
    }
