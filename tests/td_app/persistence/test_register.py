"""The register in the club's file: cards, links, merges that can be taken back."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from journal_builders import a_journal

from td_app.persistence import schema
from td_app.persistence.check import check_file
from td_app.persistence.database import file_engine
from td_app.persistence.engine import ClubFile, open_club_file
from td_app.persistence.schema_versions import revisions
from td_app.register.member import NEW, Member
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName

AGATHE = Person("Dupré", "Agathe", licence="12345")


def a_card(person: Person = AGATHE, **more: object) -> Member:
    return Member(NEW, person, **more)  # type: ignore[arg-type]


class TestCards:
    def test_a_card_reads_back_as_it_was_written(self, club: ClubFile) -> None:
        days = {"dues_until": date(2026, 8, 31), "since": date(2019, 9, 1)}
        card = a_card(**days, of_age=date(2024, 3, 12), note="clef")
        (kept,) = club.register.keep([card, a_card(Person("Abadie"), guest=True)])[:1]
        assert [m.person.last_name for m in club.register.members()] == ["Abadie", "Dupré"]
        assert club.register.members()[1] == kept

    @pytest.mark.parametrize("choice", list(PublicName))
    def test_a_choice_of_a_public_name_is_kept(self, club: ClubFile, choice: PublicName) -> None:
        (kept,) = club.register.keep([a_card(in_public=choice)])
        assert club.register.members() == [kept]
        assert bool(club.register.refusing()) is choice.refused

    def test_a_choice_that_nobody_knows_here_names_nobody(self, club: ClubFile) -> None:
        (kept,) = club.register.keep([a_card()])
        with club.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE club_member SET in_public = 'later'")
        assert club.register.refusing() == [replace(kept, in_public=PublicName.NOTHING)]

    def test_two_people_of_one_name_stay_two(self, club: ClubFile) -> None:
        one, two = club.register.keep([a_card(Person("Martin", "Jean"))] * 2)
        assert one.id != two.id
        assert len(club.register.members()) == 2

    def test_a_card_is_corrected_in_place(self, club: ClubFile) -> None:
        (kept,) = club.register.keep([a_card()])
        changed = Member(kept.id, Person("Dupré-Roy", "Agathe"), guest=True)
        club.register.keep([changed])
        assert club.register.members() == [changed]


class TestWhoPlayed:
    def test_an_entrant_is_linked_to_a_card_and_a_newcomer_gets_one(self, club: ClubFile) -> None:
        evening = a_journal(club.store, 1)
        (known,) = club.register.keep([a_card()])
        newcomer = a_card(Person("Roussel", "Didier"), guest=True)
        numbers = club.register.enter({(evening, 1): known, (evening, 2): newcomer})
        assert numbers[evening, 1] == known.id
        assert club.register.played() == numbers
        assert len(club.register.members()) == 2
        club.register.unlink([(evening, 2)])
        assert club.register.played() == {(evening, 1): known.id}

    def test_a_card_made_for_one_entry_goes_with_it_and_no_other(self, club: ClubFile) -> None:
        evening, other = a_journal(club.store, 1), a_journal(club.store, 1)
        (known,) = club.register.keep([a_card()])
        names = ("Fantome", "Ecrit", "Ailleurs", "Doublon")
        new = {(evening, n): a_card(Person(name), guest=True) for n, name in enumerate(names, 2)}
        numbers = club.register.enter({(evening, 1): known, **new})
        written = next(c for c in club.register.members() if c.id == numbers[evening, 3])
        club.register.keep([replace(written, note="clef")])
        club.register.enter({(other, 1): replace(written, id=numbers[evening, 4])})
        club.register.merge(numbers[evening, 5], known.id, 1)
        club.register.note_of_age([numbers[evening, 2]], date(2026, 11, 24))
        club.register.take_back([(evening, n) for n in range(1, 6)])
        assert (evening, 2) not in club.register.played()
        left = {card.person.last_name for card in club.register.members()}
        assert left == {"Dupré", "Ecrit", "Ailleurs"}
        assert club.register.played().keys() >= {(evening, n) for n in (1, 3, 4, 5)}


class TestMerges:
    def test_a_merge_brings_what_was_played_and_is_taken_back(self, club: ClubFile) -> None:
        evening = a_journal(club.store, 1)
        one, two = club.register.keep([a_card(), a_card(Person("Dupre", "Agathe"))])
        before = club.register.enter({(evening, 1): one, (evening, 2): two})
        club.register.merge(two.id, one.id, 5)
        assert set(club.register.played().values()) == {one.id}
        assert club.register.members() == [one]
        assert [merge.member for merge in club.register.merges()] == [two]
        assert club.directory.members() == [AGATHE]
        club.register.unmerge(two.id)
        assert club.register.played() == before
        assert len(club.register.members()) == 2

    def test_the_day_a_majority_was_checked_goes_with_the_card(self, club: ClubFile) -> None:
        day = date(2025, 3, 12)
        checked = replace(a_card(Person("Dupre", "Agathe")), of_age=day)
        one, two = club.register.keep([a_card(), checked])
        club.register.merge(two.id, one.id, 5)
        (kept,) = club.register.members()
        assert (kept.id, kept.of_age) == (one.id, day)
        club.register.unmerge(two.id)
        assert {card.id: card.of_age for card in club.register.members()} == {
            one.id: None,
            two.id: day,
        }

    def test_three_cards_in_a_row_are_one_and_no_circle_is_made(self, club: ClubFile) -> None:
        a, b, c = club.register.keep([a_card(Person(name)) for name in "ABC"])
        club.register.merge(a.id, b.id, 1)
        club.register.merge(b.id, c.id, 2)
        club.register.merge(c.id, a.id, 3)
        assert [card.id for card in club.register.members()] == [c.id]


def test_an_earlier_file_keeps_its_members_and_its_seals_hold(path: Path) -> None:
    engine = file_engine(path)
    schema.upgrade(engine, schema.SchemaVersions(revisions, "0006"))
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "INSERT INTO club_member (id, last_name, first_name, digest)"
            " VALUES (7, 'Dupré', 'Agathe', 'x')"
        )
    engine.dispose()
    with open_club_file(path) as club:
        (kept,) = club.register.members()
        assert (kept.id, kept.person, kept.guest) == (7, Person("Dupré", "Agathe"), False)
    assert check_file(path).findings == ()
