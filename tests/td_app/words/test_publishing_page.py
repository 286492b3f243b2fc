"""The foot tells how publishing goes in a few words, in either language."""

from __future__ import annotations

import pytest

from td_app.publishing.ledger import HowItWent
from td_app.words.publishing_page import state_words, trial_words

NOW_MS = 1_800_000_000_000


@pytest.mark.parametrize(
    ("how", "words"),
    [
        (HowItWent(NOW_MS - 12_000), "publié il y a 12 s"),
        (HowItWent(NOW_MS - 3 * 3_600_000), "publié il y a 3 h"),
        (HowItWent(), "première publication en cours"),
        (HowItWent(0, "UNREACHABLE", waiting=3), "en attente du réseau : 3 pages"),
        (HowItWent(0, "SECRET_NEEDED", lasting=True), "publication : mot de passe à donner"),
        (
            HowItWent(0, "FORBIDDEN", lasting=True, waiting=1),
            "publication arrêtée : 1 page en attente",
        ),
        (HowItWent(0, "SERVER_FAULT", waiting=2), "publication retardée : 2 pages"),
    ],
)
def test_each_state_in_a_few_words(how: HowItWent, words: str) -> None:
    assert state_words(how, NOW_MS).replace("\u00a0", " ") == words


def test_another_post_is_named() -> None:
    told = state_words(HowItWent(NOW_MS - 12_000), NOW_MS, "Accueil").replace("\u00a0", " ")
    assert told == "publié il y a 12 s (poste « Accueil »)"


def test_a_trial_tells_what_would_be_sent() -> None:
    told = trial_words(214, "lea@club.example").replace("\u00a0", " ")
    assert told == "Le compte répond (lea@club.example). 214 pages seraient envoyées."
    assert trial_words(0, "lea").endswith("Tout y est déjà.")
