"""Faults and sanctions are called something, in both languages."""

from __future__ import annotations

import re

import pytest

from rules_ropta.penalties import FAULTS, LADDER
from rules_ropta.ruling import Refused
from td_app.words import fault_text, refusal_sentence, step_text
from td_app.words import faults as words
from td_app.words.language import Language


def test_every_fault_of_the_rulebook_has_a_name_and_no_other() -> None:
    assert set(words.FAULTS) == set(FAULTS)


@pytest.mark.parametrize("step", LADDER)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_step_is_said_with_and_without_its_hands(step: str, language: Language) -> None:
    plain, counted = step_text(step, language=language), step_text(step, 16, language)
    assert not re.search(r"[_{}]", plain + counted)
    assert ("16" in counted) == (step in words.STEPS)


def test_two_rounds_are_told_with_the_hands_they_cost() -> None:
    assert step_text("round_2", 16, "fr") == "deux tours, soit 16 mains"
    assert step_text("hands", 1, "fr") == "suspension de 1 main"
    assert step_text("hands", language="fr") == "suspension de moins d’un tour"


def test_a_fault_has_no_capital() -> None:
    assert fault_text("table_talk", "fr") == "propos sur un coup en cours"


class TestRefusals:
    def test_an_answer_missing_says_which(self) -> None:
        refused = Refused(
            "INCIDENT_UNSOUND",
            op="talk_about_the_hand",
            problem="MISSING_FIELD",
            field="speaker_in_hand",
        )
        sentence = refusal_sentence(refused, language="fr")
        assert sentence.endswith("L’incident n’est pas encore noté.")
        assert "speaker_in_hand" not in sentence

    def test_the_suggested_step_is_told_in_words(self) -> None:
        refused = Refused("STEP_NOT_SUGGESTED", step="hands")
        assert "suspension de moins d’un tour" in refusal_sentence(refused, language="fr")
