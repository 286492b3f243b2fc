"""The papers of training with so many cases, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reports.facts import Heading, SeatedPlayer
from reports.training import (
    DisputeSheets,
    PrintedDispute,
    ReportLine,
    TrainingReport,
    render_dispute_sheets,
    render_training_report,
)

People = tuple[SeatedPlayer, ...]


def a_printed_dispute(number: int) -> PrintedDispute:
    amount = "" if number % 3 else "Relance, au moins à"
    return PrintedDispute(
        title=f"Erreur de donne n° {number} : fausse donne ?",
        facts=("Qu’est-ce qui n’allait pas ? Un joueur oublié.", "Quand ? Après trois actions."),
        offered=() if amount else ("Tout est redistribué", "Seules jouent les mains complètes"),
        amount=amount,
        answer="Relance à 1 200" if amount else "Seules jouent les mains complètes",
        letter=None if amount else 1,
        why="Il y a eu action substantielle.",
        cites="§ 6.1 · § 6.7",
    )


OF_TRAINING: dict[str, Callable[[Heading, People], tuple[Callable[..., bytes], Any]]] = {
    "training_report": lambda h, p: (
        render_training_report,
        TrainingReport(
            h,
            "12",
            len(p),
            tuple(
                ReportLine(
                    n,
                    f"Table 1, place 3 : {q.name} a perdu ses derniers jetons.",
                    "Autrement" if n % 2 else "Comme demandé",
                    "Le plus gros tapis d’avant la main a le meilleur rang.",
                    "§ 1.10",
                    blamed=bool(n % 2),
                    left=n % 4 == 1,
                    explained=("§ 1.10 Sortis ensemble. Dans une même main, le tapis décide.",),
                )
                for n, q in enumerate(p, 1)
            ),
        ),
    ),
    "dispute_sheets": lambda h, p: (
        render_dispute_sheets,
        DisputeSheets(h, tuple(a_printed_dispute(n) for n, _ in enumerate(p, 1))),
    ),
}
