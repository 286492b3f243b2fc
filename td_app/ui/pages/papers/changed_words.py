"""What has changed since a paper was printed, said with the paper's own name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def changed_words(name: str) -> str:
    """Return the sentence for a paper by its name; ``{0}`` is the hour it was printed."""
    tr = QCoreApplication.translate
    return {
        "presence_sheet": tr("papers", "La feuille de présence a changé depuis {0}"),
        "seat_slips": tr("papers", "Les talons de place ont changé depuis {0}"),
        "alphabetical_list": tr("papers", "La liste alphabétique a changé depuis {0}"),
        "list_by_table": tr("papers", "La liste par table a changé depuis {0}"),
        "room_plan": tr("papers", "Le plan de salle a changé depuis {0}"),
        "table_sheets": tr("papers", "Les feuilles de table ont changé depuis {0}"),
        "structure": tr("papers", "La structure a changé depuis {0}"),
        "breaking_order": tr("papers", "L'ordre de fermeture a changé depuis {0}"),
        "draw_certificate": tr("papers", "Le tirage a changé depuis {0}"),
        "tournament_rules": tr("papers", "Les règles du tournoi ont changé depuis {0}"),
        "moves_sheet": tr("papers", "Des places ont changé depuis {0}"),
        "hand_for_hand_tally": tr("papers", "Les tables en jeu ont changé depuis {0}"),
        "chip_race_sheet": tr("papers", "Les tables en jeu ont changé depuis {0}"),
        "chip_count_sheet": tr("papers", "Les tables en jeu ont changé depuis {0}"),
        "penalty_slip": tr("papers", "Les sanctions ont changé depuis {0}"),
        "eliminations": tr("papers", "Les sorties ont changé depuis {0}"),
        "ranking": tr("papers", "Le classement a changé depuis {0}"),
        "podium": tr("papers", "Le podium a changé depuis {0}"),
        "evening_conduct": tr("papers", "Incidents ou sanctions ont changé depuis {0}"),
        "minutes": tr("papers", "Le procès-verbal a changé depuis {0}"),
    }.get(name, tr("papers", "Ce papier a changé depuis {0}"))
