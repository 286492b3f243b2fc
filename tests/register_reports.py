"""The papers of the register with the facts of so many people, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from reports.facts import Heading, SeatedPlayer
from reports.places_chart import Finish, Finishes
from reports.player_card import CardDuel, CardEvening, PlayerCardFacts, render_player_card
from reports.privacy_notice import (
    ErasureCertificate,
    PrivacyNotice,
    render_erasure_certificate,
    render_privacy_notice,
)

People = tuple[SeatedPlayer, ...]

OF_REGISTER: dict[str, Callable[[Heading, People], tuple[Callable[..., bytes], Any]]] = {
    "player_card": lambda h, p: (
        render_player_card,
        PlayerCardFacts(
            h,
            p[0].name,
            (("Soirées", "12"), ("Victoires", "1"), ("Meilleur rang", "1er")),
            tuple(
                CardEvening("12/09/2026", q.name, f"{n}e sur 80", "3", "500")
                for n, q in enumerate(p, 1)
            ),
            tuple(CardDuel(q.name, "12", "7", "2 / 3") for q in p),
            Finishes(
                "Rang par soirée, le 1er en haut",
                "rang moyen 12,4",
                tuple(Finish("12/09", n % 80 + 1, 80) for n, _ in enumerate(p)),
            ),
        ),
    ),
    "erasure_certificate": lambda h, p: (
        render_erasure_certificate,
        ErasureCertificate(
            h,
            f"Remise à {p[0].name} le 14/03/2026. Le club n’en garde pas d’exemplaire.",
            (
                ("Ce qui a été effacé", ("Inscription : 3", "Note : 1")),
                ("Relu ensuite : le nom n’y est plus", ("Fichier ou base du club : 1",)),
                ("Ce qui n’a pas pu être atteint", ("Papiers imprimés ou affichés.",)),
            ),
        ),
    ),
    "privacy_notice": lambda h, _: (render_privacy_notice, PrivacyNotice(h)),
}
