"""Meetings told: every kind of event in both languages, every sentence used."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from rules_ropta.table_layout import Seat
from td_app.meeting import events as ev
from td_app.meeting.setup import MeetingSetup, PointsMatrix
from td_app.tournament.events.unread import EntryNotRead
from td_app.tournament.state.clock import ClockState
from td_app.tournament.state.structure import Structure
from td_app.words.language import Language
from td_app.words.meetings import LABELS, SENTENCES, meeting_label, meeting_sentence
from td_app.words.telling import key_of

SETUP = MeetingSetup("Rencontre", Structure())
ALL = (ev.TableClock(1, 0, ClockState()),)
SOME = (ev.TableClock(1, 2, ClockState()), ev.TableClock(1, 5, ClockState()))
EVENTS: tuple[ev.Event, ...] = (
    ev.MeetingOpened(SETUP),
    ev.MeetingChanged(SETUP),
    ev.PointsFilled(PointsMatrix()),
    ev.TeamEntered(3, "La Quinte", "", (1, 2), (3,), 4),
    ev.TeamRenamed(3, "La Quinte 2", ""),
    ev.TeamRemoved(3, "La Quinte"),
    ev.PlayersAdded(3, (1, 2), False, 4),
    ev.PlayersAdded(3, (1, 2, 3, 4), False, 4),
    ev.PlayerCorrected(1, 5),
    ev.PlayerRemoved(1),
    ev.BenchSet(1, True),
    ev.BenchSet(1, False),
    ev.RoundDrawn(1, "meeting-1", "00", 1, 8, ((1, 1),), (ev.DrawnSeat(1, Seat(1, 4)),)),
    ev.SubstituteIn(1, 2, 1, 3),
    ev.MissingMarked(1, 2, 1, True),
    ev.MissingMarked(1, 2, 1, False),
    ev.PlayersOut(1, 2, (1,), 8),
    ev.PlayersOut(1, 2, (1, 2), 7),
    ev.PlayerBack(1, 2, 1, ()),
    ev.TableCorrected(1, 2, ((1,),)),
    *(kind(1, clocks) for kind in (ev.ClocksStarted, ev.ClocksPaused) for clocks in (ALL, SOME)),
    *(ev.ClocksAdjusted(1, -90, clocks) for clocks in (ALL, SOME)),
    *(ev.ClocksStepped(1, 3, clocks) for clocks in (ALL, SOME)),
    ev.TeamMissing(1, 3, (1,), True, (ev.TableOuts(2, ()),)),
    ev.TeamMissing(1, 3, (1,), False, (ev.TableOuts(2, ()),)),
    ev.PointsCorrected(1, 3, -5),
    ev.PointsCorrected(1, 3, 0),
    ev.ComputerHourSettled(86_400_000, 1_790_000_000_000, "CLOCK_FAR_OFF"),
    ev.ComputerHourSettled(86_400_000, 0, "CLOCK_FAR_OFF"),
    ev.ComputerHourSettled(1_790_000_000_000),
    ev.EntrySetAside(41),
    ev.ActUndone(4),
    ev.ActRedone(4),
)


def name(player: int) -> str:
    return ("ADAM Zoé", "MARTIN Léa", "PÉREZ Luc", "ROY Ève")[player - 1]


def told(event: ev.Event, language: Language = "fr") -> str:
    of = EVENTS[16] if isinstance(event, ev.ActUndone | ev.ActRedone) else None
    return meeting_sentence(event, of, name, {"team": "La Quinte"}, language)


def test_no_kind_is_forgotten() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(ev.Event))


def test_every_sentence_and_every_label_is_used() -> None:
    told = (*EVENTS, EntryNotRead(41))
    assert {key_of(event.sentence_code(), SENTENCES) for event in told} == set(SENTENCES)
    assert {key_of(event.label(), LABELS, 3) for event in told} == set(LABELS)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_sentence_has_all_it_needs(language: Language) -> None:
    for event in EVENTS:
        sentence = told(event, language)
        assert "…" not in sentence and "{" not in sentence
        assert re.match(r"[A-ZÉ]", sentence) and sentence.endswith(".")
        assert meeting_label(event, name, language)


def test_a_few_as_a_director_reads_them() -> None:
    assert told(EVENTS[16]) == "Manche 1, table 2\u00a0: ADAM Zoé sort 8e."
    assert told(EVENTS[13], "en") == "Round 1, table 2: PÉREZ Luc replaces ADAM Zoé."
    assert told(EVENTS[-2]) == "Annulation\u00a0: sortie d’ADAM Zoé."
    assert told(EVENTS[21]) == "Manche 1\u00a0: l’horloge démarre, tables 2 et 5."
