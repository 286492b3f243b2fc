"""What may be asked of a player before it is said which one: by its words, from anywhere."""

from __future__ import annotations

from collections.abc import Mapping

from td_app.words.language import fr_en


def seat_acts() -> Mapping[str, str]:
    """Return each act of a taken seat, as ``SeatPanel.asked`` names it, in words."""
    return {
        "away": fr_en("Noter l'absence d'un joueur", "Note a player's absence"),
        "back": fr_en("Noter le retour d'un joueur", "Note a player's return"),
        "never_came": fr_en(
            "Noter un joueur qui n'est jamais venu", "Note a player who never came"
        ),
        "move": fr_en("Changer un joueur de place", "Move a player to another seat"),
        "swap": fr_en("Échanger deux places", "Exchange two seats"),
        "wrong_seat": fr_en("Joueur trouvé à une mauvaise place", "Player found at a wrong seat"),
        "departure": fr_en("Départ définitif d'un joueur", "A player leaves for good"),
        "name": fr_en("Corriger le nom d'un joueur", "Correct a player's name"),
        "need": fr_en("Besoin d'une place, ne jamais déplacer", "Need for a seat, never moved"),
    }
