"""Two laptops, one season: its evenings, minutes, members and links joined."""

from __future__ import annotations

from pathlib import Path

from builders import CountedChance, SteppedClock
from flight_builders import a_flight, bagged
from joining_builders import NOW, an_evening, taken_along

from td_app.club.club import Club
from td_app.club.seasons import ClubSeasons
from td_app.joining import Chosen
from td_app.persistence.check import check_file
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.joining.files import join_files, what_differs
from td_app.persistence.register import SqlRegister
from td_app.persistence.seasons import SqlSeasons
from td_app.register.member import NEW, Member
from td_app.season.repository import (
    By,
    RecordedEvening,
    RecordedResult,
    Season,
    SeasonEvening,
    entrant_mark,
    erased_of,
)
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName

HERE, THERE = By(1, "ici"), By(2, "ailleurs")


def placed(book: SqlSeasons, tournament: int, by: By) -> int:
    book.place(SeasonEvening(0, 1, "", "", tournament), by)
    found = book.evening_of(tournament)
    assert found is not None
    return found.id


def corrected(book: SqlSeasons, tournament: int, evening: int, by: By, why: str) -> None:
    body = {"who": entrant_mark(tournament, 3), "points": "10", "evening": evening}
    book.note(1, "points_corrected", body, by, why)


def named(file: ClubFile, last_name: str) -> Member:
    known = SqlRegister(file.engine).members()
    return next(member for member in known if member.person.last_name == last_name)


def two_laptops(path: Path, other: Path) -> None:
    """A season begun, taken along; an evening, a correction, a card and a result on each."""
    first = an_evening(path, "Première")
    with open_club_file(path) as file:
        file.seasons.begin(Season(0, "2026"), HERE)
        placed(file.seasons, first, HERE)
        SqlRegister(file.engine).keep([Member(NEW, Person("Dupond", "Jean"))])
    taken_along(path, other)
    for one, by, name in ((path, HERE, "Ici"), (other, THERE, "Ailleurs")):
        number = an_evening(one, name)
        with open_club_file(one) as file:
            evening = placed(file.seasons, number, by)
            corrected(file.seasons, number, evening, by, f"oubli {name}")
            result = RecordedResult("Zoé", 1)
            file.seasons.record(1, [RecordedEvening("2026-09-01", name, (result,))], by)
            gone = " ".join(entrant_mark(tournament, 5) for tournament in (first, number))
            file.seasons.note(1, "person_erased", {"marks": gone}, by)
            register = SqlRegister(file.engine)
            (card,) = register.keep([Member(NEW, Person(f"Nouveau {name}"))])
            register.enter({(number, 3): card})


def test_evenings_minutes_cards_and_links_of_both_stand_in_one(tmp_path: Path) -> None:
    path, other = tmp_path / "club.db", tmp_path / "other.db"
    two_laptops(path, other)
    with open_club_file(other) as file:
        card = named(file, "Dupond")
        SqlRegister(file.engine).keep(
            [Member(card.id, Person("Dupont", "Jean"), in_public=PublicName.PSEUDONYM)]
        )
    differs = what_differs(path, other)
    assert [(one.field, one.ours, one.theirs) for one in differs.fields] == [
        ("last_name", "Dupond", "Dupont")
    ]
    told = [(one.table, one.told) for one in differs.rows]
    assert told == [("club_member", "Nouveau Ailleurs"), ("season_evening", "2026-09-01 Ailleurs")]
    (asked,) = differs.fields
    theirs = frozenset({(asked.table, asked.key, asked.field)})
    join_files(path, other, Chosen(theirs=theirs), NOW)
    assert check_file(path).ok
    assert what_differs(path, other).nothing
    with open_club_file(path, read_only=True) as file:
        book = file.seasons
        evenings = {evening.id: evening for evening in book.evenings(1)}
        assert {e.name for e in evenings.values()} == {"Première", "Ici", "Ailleurs"}
        assert len(evenings) == 5
        minutes = book.entries(1)
        assert [line.sequence for line in minutes] == list(range(1, len(minutes) + 1))
        for line in minutes:
            if line.kind == "points_corrected":
                evening = evenings[line.body["evening"]]
                assert line.note == f"oubli {evening.name}"
                assert line.body["who"] == entrant_mark(evening.tournament or 0, 3)
        played_here = {e.tournament for e in evenings.values() if e.tournament}
        gone = {mark for marks in erased_of(minutes) for mark in marks}
        assert gone == {entrant_mark(number, 5) for number in played_here}
        for result in book.recorded(1):
            assert evenings[result.evening].tournament is None
        register = SqlRegister(file.engine)
        assert named(file, "Dupont").unpublished
        cards = {card.id: card.person.last_name for card in register.members()}
        played = {tournament: cards[who] for (tournament, _), who in register.played().items()}
        rows = {row.id: row.name for row in file.store.tournaments()}
        assert {rows[t]: name for t, name in played.items()} == {
            "Ici": "Nouveau Ici",
            "Ailleurs": "Nouveau Ailleurs",
        }


def test_a_reason_erased_on_one_laptop_does_not_come_back(tmp_path: Path) -> None:
    path, other = tmp_path / "club.db", tmp_path / "other.db"
    an_evening(path)
    with open_club_file(path) as file:
        file.seasons.begin(Season(0, "2026"), HERE)
        corrected(file.seasons, 1, placed(file.seasons, 1, HERE), HERE, "Zébulonski a compté faux")
    taken_along(path, other)
    with open_club_file(path) as file:
        found = file.privacy.traces(Person("Zébulonski"))
        file.privacy.erase([trace for trace in found if trace.kind == "season_note"])
    join_files(path, other, Chosen(), NOW)
    join_files(other, path, Chosen(), NOW)
    for one in (path, other):
        with open_club_file(one, read_only=True) as file:
            assert {line.note for line in file.seasons.entries(1)} == {""}


def test_a_number_taken_away_is_not_given_to_an_evening_brought(tmp_path: Path) -> None:
    path, other = tmp_path / "club.db", tmp_path / "other.db"
    for one, by in ((path, HERE), (other, THERE)):
        an_evening(one, by.post)
        with open_club_file(one) as file:
            file.seasons.begin(Season(0, "2026"), by)
            result = RecordedResult("Zoé", 1)
            file.seasons.record(1, [RecordedEvening("2026-09-01", by.post, (result,))], by)
    with open_club_file(path) as file:
        (gone,) = file.seasons.evenings(1)
        file.seasons.take_out(gone, HERE)
    join_files(path, other, Chosen(), NOW)
    with open_club_file(path, read_only=True) as file:
        (brought,) = file.seasons.evenings(1)
        (result,) = file.seasons.recorded(1)
        assert (brought.name, brought.id > gone.id, result.id > 1) == ("ailleurs", True, True)


def a_day_two(path: Path, season: int) -> tuple[int, int]:
    """Two days 1 and their day 2, in a season of a file; return the numbers of days 1."""
    with open_club_file(path) as file:
        club = Club(file.store, file.directory, SteppedClock(), CountedChance())
        for name in ("Vague A", "Vague B"):
            people = tuple(Person(f"{name} {i}", "Jean") for i in range(3))
            bagged(a_flight(club, name, people, out=1), 5_000)
        first, second = sorted(one.played.tournament for one in club.ended_flights())
        third = club.day_two(club.ended_flights(), {}).tournament
        for number in (first, second, third):
            file.seasons.place(SeasonEvening(0, season, "", "", number), THERE)
    return first, second


def flights_read(path: Path) -> list[set[str]]:
    """The names of the flights of each day 2 of a file, as its season reads them."""
    with open_club_file(path) as file:
        club = Club(
            file.store, file.directory, SteppedClock(), CountedChance(), seasons=file.seasons
        )
        names = {row.id: row.name for row in file.store.tournaments()}
        seasons = ClubSeasons(club)
        seasons.board(file.seasons.seasons()[0])
        readings = seasons._readings(1, file.seasons.evenings(1), None)
        return [
            {names.get(flight, "?") for flight in one.flights}
            for one in readings.values()
            if one.flights
        ]


class TestADayTwo:
    def test_its_flights_are_known_by_their_numbers_here(self, tmp_path: Path) -> None:
        path, other = tmp_path / "club.db", tmp_path / "other.db"
        an_evening(path, "Première")
        with open_club_file(path) as file:
            file.seasons.begin(Season(0, "2026"), HERE)
        taken_along(path, other)
        for _ in range(2):
            an_evening(path, "Ici")
        first, second = a_day_two(other, 1)
        join_files(path, other, Chosen(), NOW)
        assert check_file(path).ok and what_differs(path, other).nothing
        with open_club_file(path, read_only=True) as file:
            here = {row.name: row.id for row in file.store.tournaments()}
            known = file.seasons.flights_here()
        assert known == {
            (here["Open"], first): here["Vague A"],
            (here["Open"], second): here["Vague B"],
        }
        assert flights_read(path) == [{"Vague A", "Vague B"}]
        # Joined the other way, and once more, it stays so.
        join_files(other, path, Chosen(), NOW)
        join_files(path, other, Chosen(), NOW)
        for one in (path, other):
            assert flights_read(one) == [{"Vague A", "Vague B"}]

    def test_a_flight_left_in_its_file_is_no_other_evening_until_it_comes(
        self, tmp_path: Path
    ) -> None:
        path, other = tmp_path / "club.db", tmp_path / "other.db"
        an_evening(path, "Première")
        with open_club_file(path) as file:
            file.seasons.begin(Season(0, "2026"), HERE)
        taken_along(path, other)
        an_evening(path, "Ici")
        first, _ = a_day_two(other, 1)
        join_files(path, other, Chosen(left=frozenset({first})), NOW)
        assert flights_read(path) == [{"?", "Vague B"}]
        join_files(path, other, Chosen(), NOW)
        assert flights_read(path) == [{"Vague A", "Vague B"}]
        assert check_file(path).ok
