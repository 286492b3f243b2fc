"""A structure changed in play, and the estimated end, in words."""

from __future__ import annotations

import re

import pytest
from every_case import every_case

from td_app.tournament import events as ev
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.setup import TournamentSetup
from td_app.tournament.views.minutes import MinuteLine
from td_app.words import action_label, minute_sentence
from td_app.words.clock import ESTIMATE, finishing_text
from td_app.words.language import Language


def told(level: int, saved: int, language: Language) -> str:
    event = ev.StructureChanged(TournamentSetup().structure, ClockState(), level, saved)
    return minute_sentence(
        MinuteLine(1, 0, event.KIND, event, None, {}, (), False, "", "", ""), language
    )


class TestTheMinutes:
    @pytest.mark.parametrize(
        ("level", "saved", "french", "english"),
        [
            (6, 40, "au niveau 6\u00a0: 40 minutes de moins.", "at level 6: 40 minutes less."),
            (6, 1, "au niveau 6\u00a0: 1 minute de moins.", "at level 6: 1 minute less."),
            (6, -15, "au niveau 6\u00a0: 15 minutes de plus.", "at level 6: 15 minutes more."),
            (6, 0, "sans changer de durée.", "same length."),
            (0, 20, "avant le départ.", "before the start."),
        ],
    )
    def test_they_say_when_and_by_how_much(
        self, level: int, saved: int, french: str, english: str
    ) -> None:
        assert told(level, saved, "fr").endswith(french)
        assert told(level, saved, "en").endswith(english)

    def test_undo_says_what_it_takes_back(self) -> None:
        event = ev.StructureChanged(TournamentSetup().structure, ClockState(), 3, 20)
        assert action_label(event, language="fr") == "modification de la structure"


FILLED: dict[str, object] = {
    **dict.fromkeys(("end", "low", "high", "closing", "before"), "00:40"),
    "minutes": "38\u00a0min",
    "tenths": 4,
    "big_blinds": 21,
    "weight": 60,
    "length": 15,
}


class TestTheEstimatedEnd:
    @every_case("code", sorted(ESTIMATE))
    @every_case("language", ["fr", "en"])
    def test_every_sentence_is_whole(self, code: str, language: Language) -> None:
        words = finishing_text(code, language, **FILLED)
        assert not re.search(r"[{}]|None", words)

    def test_one_chance_in_ten_is_one(self) -> None:
        said = finishing_text("margin_at_risk", "fr", **{**FILLED, "tenths": 1})
        assert said.endswith("1 chance sur 10 d’avoir fini.")
