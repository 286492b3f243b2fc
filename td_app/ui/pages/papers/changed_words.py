"""What has changed since a paper was printed, said with the paper's own name."""

from __future__ import annotations

from td_app.words.language import fr_en


def changed_words(name: str) -> str:
    """Return the sentence for a paper by its name; ``{0}`` is the hour it was printed."""
    return {
        "presence_sheet": fr_en(
            "La feuille de présence a changé depuis {0}",
            "The attendance sheet has changed since {0}",
        ),
        "seat_slips": fr_en(
            "Les talons de place ont changé depuis {0}", "The seat slips have changed since {0}"
        ),
        "alphabetical_list": fr_en(
            "La liste alphabétique a changé depuis {0}",
            "The alphabetical list has changed since {0}",
        ),
        "list_by_table": fr_en(
            "La liste par table a changé depuis {0}", "The list by table has changed since {0}"
        ),
        "room_plan": fr_en(
            "Le plan de salle a changé depuis {0}", "The room plan has changed since {0}"
        ),
        "table_sheets": fr_en(
            "Les feuilles de table ont changé depuis {0}", "The table sheets have changed since {0}"
        ),
        "structure": fr_en(
            "La structure a changé depuis {0}", "The structure has changed since {0}"
        ),
        "breaking_order": fr_en(
            "L'ordre de fermeture a changé depuis {0}", "The breaking order has changed since {0}"
        ),
        "draw_certificate": fr_en(
            "Le tirage a changé depuis {0}", "The draw has changed since {0}"
        ),
        "tournament_rules": fr_en(
            "Les règles du tournoi ont changé depuis {0}",
            "The rules of the tournament have changed since {0}",
        ),
        "moves_sheet": fr_en("Des places ont changé depuis {0}", "Seats have changed since {0}"),
        "hand_for_hand_tally": fr_en(
            "Les tables en jeu ont changé depuis {0}", "The tables in play have changed since {0}"
        ),
        "chip_race_sheet": fr_en(
            "Les tables en jeu ont changé depuis {0}", "The tables in play have changed since {0}"
        ),
        "chip_count_sheet": fr_en(
            "Les tables en jeu ont changé depuis {0}", "The tables in play have changed since {0}"
        ),
        "penalty_slip": fr_en(
            "Les sanctions ont changé depuis {0}", "The penalties have changed since {0}"
        ),
        "eliminations": fr_en(
            "Les sorties ont changé depuis {0}", "The eliminations have changed since {0}"
        ),
        "ranking": fr_en("Le classement a changé depuis {0}", "The ranking has changed since {0}"),
        "podium": fr_en("Le podium a changé depuis {0}", "The podium has changed since {0}"),
        "evening_conduct": fr_en(
            "Incidents ou sanctions ont changé depuis {0}",
            "Incidents or penalties have changed since {0}",
        ),
        "minutes": fr_en(
            "Le procès-verbal a changé depuis {0}", "The minutes have changed since {0}"
        ),
    }.get(name, fr_en("Ce papier a changé depuis {0}", "This paper has changed since {0}"))
