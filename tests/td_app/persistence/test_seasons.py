"""Seasons in the club's file: kept, put right, their minutes only added to."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from journal_builders import a_journal
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.salvage import salvage
from td_app.persistence.seals import rows_changed
from td_app.season.repository import (
    By,
    Part,
    Reading,
    RecordedEvening,
    RecordedResult,
    Season,
    SeasonEvening,
    corrections_of,
)
from td_app.tournament.state.person import Person

BY = By(1_790_000_000_000, "accueil")
YEAR = Season(0, "2025-2026", "2025-09-01", "2026-07-05", "scale", (Part(0, "Automne"),))
FIRST = RecordedEvening(
    "2025-09-12", "Soirée 1", (RecordedResult("Léa", 1, 2), RecordedResult("Zoé", 2, guest=True))
)


def a_season(club: ClubFile) -> Season:
    number = club.seasons.begin(YEAR, BY)
    return next(season for season in club.seasons.seasons() if season.id == number)


def sealed(club: ClubFile) -> bool:
    with club.engine.connect() as connection:
        return not list(rows_changed(connection))


def test_a_season_comes_back_with_its_parts(club: ClubFile) -> None:
    season = a_season(club)
    assert replace(season, id=0, parts=()) == replace(YEAR, parts=())
    assert [part.name for part in season.parts] == ["Automne"]
    assert sealed(club)


def test_a_part_goes_and_its_evenings_stay_in_the_season(club: ClubFile) -> None:
    season, tournament = a_season(club), a_journal(club.store, 2)
    part = season.parts[0].id
    club.seasons.place(SeasonEvening(0, season.id, "", "", tournament, part, final=True), BY)
    (evening,) = club.seasons.evenings(season.id)
    assert (evening.part, evening.final, evening.entries) == (part, True, 2)
    club.seasons.describe(replace(season, parts=(Part(0, "Hiver"),)), BY)
    (evening,) = club.seasons.evenings(season.id)
    assert evening.part is None
    assert sealed(club)


def test_a_tournament_is_in_one_season_at_most(club: ClubFile) -> None:
    one, tournament = a_season(club), a_journal(club.store, 1)
    other = club.seasons.begin(replace(YEAR, name="Été", parts=()), BY)
    for season in (one.id, other):
        club.seasons.place(SeasonEvening(0, season, "", "", tournament), BY)
    assert not club.seasons.evenings(one.id)
    placed = club.seasons.evening_of(tournament)
    assert placed is not None and placed.season == other
    assert club.seasons.entries(one.id)[-1].kind == "evening_taken_out"
    club.seasons.take_out(placed, BY)
    assert club.seasons.evening_of(tournament) is None


def test_evenings_not_played_here_are_recorded_all_or_none(club: ClubFile) -> None:
    season = a_season(club)
    (number,) = club.seasons.record(season.id, [FIRST], BY)
    told = club.seasons.recorded(season.id)
    assert [(r.name, r.place, r.kills, r.guest, r.evening) for r in told] == [
        ("Léa", 1, 2, False, number),
        ("Zoé", 2, 0, True, number),
    ]
    nameless = replace(FIRST, results=(RecordedResult(None, 1),))  # type: ignore[arg-type]
    with pytest.raises(Exception, match=r"."):
        club.seasons.record(season.id, [FIRST, nameless], BY)
    assert len(club.seasons.evenings(season.id)) == 1
    assert sealed(club)


def test_a_correction_has_its_reason_and_is_undone(club: ClubFile) -> None:
    season = a_season(club)
    body = {"who": "e1.2", "points": "-5/2"}
    number = club.seasons.note(season.id, "points_corrected", body, BY, "Mauvais rang noté")
    (correction,) = corrections_of(club.seasons.entries(season.id))
    assert (correction.points, correction.reason) == (-2.5, "Mauvais rang noté")
    club.seasons.note(season.id, "correction_undone", {"entry": number}, BY)
    (correction,) = corrections_of(club.seasons.entries(season.id))
    assert correction.undone
    assert [entry.sequence for entry in club.seasons.entries(season.id)] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    "change", ["UPDATE season_entry SET kind = 'x'", "DELETE FROM season_entry"]
)
def test_the_minutes_of_a_season_are_only_added_to(club: ClubFile, change: str) -> None:
    a_season(club)
    with pytest.raises(DBAPIError, match="append-only"), club.engine.begin() as connection:
        connection.execute(text(change))


def test_what_a_journal_told_is_kept(club: ClubFile) -> None:
    season, tournament = a_season(club), a_journal(club.store, 1)
    club.seasons.place(SeasonEvening(0, season.id, "", "", tournament), BY)
    for entries in (1, 9):
        reading = Reading(entries, True, ((4, 2, 1, 3, 0, False, (5, 6)),))
        club.seasons.keep_reading(tournament, reading)
        assert club.seasons.readings(season.id) == {tournament: reading}
    assert sealed(club)


def test_a_person_is_erased_from_results_and_reasons_too(club: ClubFile) -> None:
    season = a_season(club)
    club.seasons.record(season.id, [replace(FIRST, results=(RecordedResult("PÉREZ Anna", 1),))], BY)
    club.seasons.note(season.id, "points_corrected", {"who": "r1", "points": "1"}, BY, "Pérez !")
    traces = club.privacy.traces(Person("Pérez", "Anna"))
    assert [trace.kind for trace in traces] == ["result", "season_note"]
    assert club.privacy.erase(traces) == 2
    assert [result.name for result in club.seasons.recorded(season.id)] == [""]
    assert club.seasons.entries(season.id)[-1].note == ""
    assert sealed(club)


def test_a_season_is_saved_from_a_damaged_file(path: Path, tmp_path: Path) -> None:
    with open_club_file(path) as club:
        season, tournament = a_season(club), a_journal(club.store, 1)
        club.seasons.record(season.id, [FIRST], BY)
        club.seasons.place(SeasonEvening(0, season.id, "", "", tournament), BY)
        with club.engine.begin() as connection:
            connection.execute(text("UPDATE season_evening SET name = 'x' WHERE name <> ''"))
    saved = salvage(path, tmp_path / "saved.db")
    assert saved.rows_lost == {"season_evening": 1, "season_result": 2}
    with open_club_file(tmp_path / "saved.db") as club:
        assert [e.tournament for e in club.seasons.evenings(season.id)] == [tournament]
