"""What a voice says in the hall, in both languages."""

from __future__ import annotations

import pytest

from rules_ropta.table_layout import Seat
from td_app.tournament import events as ev
from td_app.tournament.state.hands import RoundRecord
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.tournament.views.sound_cues import CueKind, cue_told, round_told
from td_app.words.language import Language
from td_app.words.spoken import aloud, moves_sentence

EVENING = Structure(
    (
        Level(25, 50),
        Level(1000, 2000, 2000),
        Break(15, removes=(25, 100)),
        Level(1500, 3000, 3000),
        Break(1),
    )
)


@pytest.mark.parametrize(
    ("kind", "step", "french", "english"),
    [
        (CueKind.LEVEL, 0, "Niveau 1. Blindes 25, 50.", "Level 1. Blinds 25, 50."),
        (
            CueKind.LEVEL,
            1,
            "Niveau 2. Blindes 1000, 2000, ante 2000.",
            "Level 2. Blinds 1000, 2000, ante 2000.",
        ),
        (
            CueKind.BREAK,
            2,
            "Pause de 15 minutes. On retire les jetons de 25 et 100.",
            "Break of 15 minutes. The 25 and 100 chips are coloured up.",
        ),
        (
            CueKind.RESUME,
            3,
            "Fin de la pause. Niveau 3. Blindes 1500, 3000, ante 3000.",
            "The break is over. Level 3. Blinds 1500, 3000, ante 3000.",
        ),
        (CueKind.BREAK, 4, "Pause de 1 minute.", "Break of 1 minute."),
        (CueKind.MINUTE, 1, "Encore une minute.", "One minute left."),
        (CueKind.MINUTE, 2, "Reprise dans une minute.", "Play resumes in one minute."),
        (CueKind.TEN, 1, "", ""),
        (CueKind.COUNT, 2, "", ""),
    ],
)
def test_the_clock(kind: CueKind, step: int, french: str, english: str) -> None:
    assert aloud(cue_told(kind, EVENING, step), "fr") == french
    assert aloud(cue_told(kind, EVENING, step), "en") == english


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        (
            "fr",
            "Changement de place. MARTIN Léa, table 2, place 3.",
            "Changements de place. MARTIN Léa, table 2, place 3. ADAM Zoé, table 12, place 8.",
        ),
        (
            "en",
            "Seat change. MARTIN Léa, table 2, seat 3.",
            "Seat changes. MARTIN Léa, table 2, seat 3. ADAM Zoé, table 12, seat 8.",
        ),
    ],
)
def test_changes_of_place(language: Language, one: str, two: str) -> None:
    lea, zoe = ("MARTIN Léa", Seat(2, 3)), ("ADAM Zoé", Seat(12, 8))
    assert moves_sentence([lea], language) == one
    assert moves_sentence([lea, zoe], language) == two
    assert moves_sentence((), language) == ""


class TestHandForHand:
    def test_a_signal_with_the_level_it_brings(self) -> None:
        signal = ev.NextHandStarted(
            round=RoundRecord((1, 2), 3, (1, 2), (), 2, 2),
            clock=None,
            clock_stopped=False,
            level=2,
            at_ms=0,
            cites=("2.7",),
        )
        assert aloud(round_told(signal, EVENING, 0), "fr") == "Main 3. Distribuez."
        assert (
            aloud(round_told(signal, EVENING, 2), "en")
            == "Level 2. Blinds 1000, 2000, ante 2000. Hand 3. Deal."
        )

    def test_other_events_say_nothing(self) -> None:
        assert round_told(ev.MovesAnnounced((1,)), EVENING) == ()
