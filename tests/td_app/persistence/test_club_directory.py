"""Members and settings of the club."""

from __future__ import annotations

from td_app.persistence.engine import ClubFile
from td_app.tournament.state.person import Person

ANNA = Person("Kowalska", "Anna", licence="75-001")
ELODIE = Person("Évrard", "Élodie", licence="75-002")


def test_members_come_back_by_name_accents_apart(club: ClubFile) -> None:
    assert club.directory.remember([ANNA, Person("Fabre", "Zoé"), ELODIE]) == 3
    names = [person.last_name for person in club.directory.members()]
    assert names == ["Évrard", "Fabre", "Kowalska"]


def test_a_member_known_already_is_not_added_again(club: ClubFile) -> None:
    club.directory.remember([ELODIE])
    same = Person("EVRARD", "elodie", licence="75-002", email="e@example.org")
    assert club.directory.remember([same, ANNA, ANNA]) == 1
    assert len(club.directory.members()) == 2


def test_two_people_of_one_name_have_two_licences(club: ClubFile) -> None:
    twin = Person("Kowalska", "Anna", licence="75-009")
    assert club.directory.remember([ANNA, twin]) == 2


def test_a_setting_is_kept_and_replaced(club: ClubFile) -> None:
    assert club.directory.setting("language", "fr") == "fr"
    club.directory.set_setting("language", "en")
    club.directory.set_setting("language", "fr ✓")
    assert club.directory.setting("language") == "fr ✓"
