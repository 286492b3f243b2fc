"""The evenings of a season in a list: their states look as they do in the archive."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

from td_app.season.board import EveningFacts
from td_app.ui.pages.club.season.evenings_tab import _imported
from td_app.ui.widgets.states import State, state_pill


def test_an_evening_taken_over_is_a_pill_as_in_the_archive(in_french: None) -> None:
    kept = SimpleNamespace(tournament=None, final=False, counts=True)
    facts = EveningFacts(kept, "an evening", 12)  # type: ignore[arg-type]
    assert _imported(facts) == state_pill(State.OF_A_KIND, "importée")
    played = SimpleNamespace(tournament=1, final=False, counts=True)
    assert _imported(replace(facts, kept=played)) is None  # type: ignore[arg-type]
