"""Two laptops, one season: their files joined, journal by journal and row by row."""

from __future__ import annotations

from pathlib import Path

import pytest
from builders import seated_at
from joining_builders import NOW, an_evening, at_post, begun, goes_on, taken_along
from meeting_builders import a_meeting, a_meeting_setup, club_in, drawn

from td_app.joining import Chosen, MergePreview
from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
from td_app.persistence.joining.files import join_files, what_differs
from td_app.ports.club import PrintedPaper
from td_app.ports.trouble import StorageTrouble
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName

NOTHING = Chosen()


@pytest.fixture
def other(tmp_path: Path) -> Path:
    (tmp_path / "other").mkdir()
    return tmp_path / "other" / "club.db"


def joined(path: Path, other: Path, chosen: Chosen = NOTHING) -> None:
    """Join, and see that nothing is wrong and nothing is left to bring."""
    kept, _ = join_files(path, other, chosen, NOW)
    assert kept is not None and kept.exists()
    assert check_file(path).ok
    assert {one.name for one in path.parent.iterdir()} <= {
        path.name,
        kept.name,
        "other",
        f"{path.name}.lock",
    }


def seen(path: Path) -> dict[int, tuple[str, int, str]]:
    """Name, entries and last hash of every tournament."""
    with open_club_file(path, read_only=True) as file:
        rows = file.store.tournaments(archived=True)
        return {r.id: (r.name, r.entries, file.store.seal(r.id, r.entries)) for r in rows}


class TestJournals:
    def test_an_evening_played_elsewhere_is_brought_with_its_chain(
        self, path: Path, other: Path
    ) -> None:
        an_evening(path, "Ici", operator="Anne")
        an_evening(other, "Ailleurs", operator="Bruno")
        there = seen(other)[1]
        joined(path, other)
        assert seen(path)[2] == there
        assert what_differs(path, other).nothing
        goes_on(path, 2, 3, operator="Anne")
        goes_on(path, 2, 4, operator="Bruno")
        with open_club_file(path, read_only=True) as file:
            told = [entry.operator for entry in file.store.entries_after(2, 0)]
            assert {entry.operator for entry in file.store.entries_after(1, 0)} == {"Anne"}
        assert told[-2:] == ["Anne", "Bruno"]
        assert set(told[:-2]) == {"Bruno"}
        assert check_file(path).ok

    def test_one_taken_along_and_played_on_goes_on_here(self, path: Path, other: Path) -> None:
        number = an_evening(path)
        taken_along(path, other)
        goes_on(other, number, 3, operator="Bruno")
        (told,) = what_differs(path, other).tournaments
        assert (told.how, told.theirs - told.common) == ("longer_there", 1)
        joined(path, other)
        assert seen(path) == seen(other)
        assert what_differs(path, other).nothing

    def test_one_that_only_went_on_here_stays(self, path: Path, other: Path) -> None:
        number = an_evening(path)
        taken_along(path, other)
        goes_on(path, number, 3)
        before = seen(path)
        assert what_differs(path, other).nothing
        joined(path, other)
        assert seen(path) == before

    def test_a_meeting_is_brought_as_an_evening_is(self, path: Path, other: Path) -> None:
        an_evening(path)
        with open_club_file(other) as file:
            drawn(a_meeting(club_in(file), a_meeting_setup(), teams=4))
        joined(path, other)
        with open_club_file(path, read_only=True) as file:
            (row,) = file.meetings.meetings()
            assert club_in(file).open_meeting(row.id).state.rounds
        assert what_differs(path, other).nothing


class TestDiverged:
    @pytest.fixture
    def two(self, path: Path, other: Path) -> int:
        number = an_evening(path)
        taken_along(path, other)
        goes_on(path, number, 3)
        goes_on(other, number, 4, operator="Bruno")
        goes_on(other, number, 5, operator="Bruno")
        return number

    @staticmethod
    def outs(path: Path, number: int) -> set[int]:
        with at_post(path) as club:
            return set(club.open(number).state.outs)

    def test_nothing_is_joined_before_one_is_chosen(
        self, path: Path, other: Path, two: int
    ) -> None:
        before = path.read_bytes()
        with pytest.raises(StorageTrouble) as refused:
            join_files(path, other, NOTHING, NOW)
        assert refused.value.code == "JOIN_UNDECIDED"
        assert path.read_bytes() == before
        assert [one.number for one in what_differs(path, other).diverged] == [two]

    def test_this_one(self, path: Path, other: Path, two: int) -> None:
        joined(path, other, Chosen({two: "ours"}))
        assert self.outs(path, two) == {3}

    def test_the_other_one(self, path: Path, other: Path, two: int) -> None:
        joined(path, other, Chosen({two: "theirs"}))
        assert self.outs(path, two) == {4, 5}
        assert seen(path) == seen(other)
        goes_on(path, two, 6)
        assert check_file(path).ok

    def test_both_under_two_names(self, path: Path, other: Path, two: int) -> None:
        joined(path, other, Chosen({two: "both"}))
        assert self.outs(path, two) == {3}
        assert self.outs(path, two + 1) == {4, 5}
        assert seen(path)[two + 1][0] == "Open (autre fichier)"
        assert what_differs(path, other).nothing


class TestBesideTheJournals:
    def test_members_and_settings_that_differ_are_asked_about(
        self, path: Path, other: Path
    ) -> None:
        for one, told in ((path, "06 11"), (other, "06 22")):
            with at_post(one) as club:
                club.directory.remember([Person("Dupont", "Jean", phone=told)])
                club.directory.set_setting("club_name", told)
        with at_post(other) as club:
            club.directory.remember([Person("Martin", "Léa")])
        differs = what_differs(path, other)
        assert [(one.table, one.told) for one in differs.rows] == [("club_member", "Martin Léa")]
        asked = {(one.table, one.field, one.ours, one.theirs) for one in differs.fields}
        assert asked == {
            ("club_member", "phone", "06 11", "06 22"),
            ("club_setting", "value", "06 11", "06 22"),
        }
        (phone,) = [one for one in differs.fields if one.field == "phone"]
        theirs = frozenset({(phone.table, phone.key, phone.field)})
        joined(path, other, Chosen(theirs=theirs))
        with at_post(path) as club:
            assert {p.last_name: p.phone for p in club.directory.members()} == {
                "Dupont": "06 22",
                "Martin": "",
            }
            assert club.directory.setting("club_name") == "06 11"

    @pytest.mark.parametrize(
        ("here", "there", "stands"),
        [
            ("", "full", "full"),
            ("full", "initial", "initial"),
            ("full", "pseudonym", "pseudonym"),
            ("nothing", "full", "nothing"),
            ("initial", "", "initial"),
        ],
    )
    def test_the_more_reserved_of_two_public_names_stands_unasked(
        self, path: Path, other: Path, here: str, there: str, stands: str
    ) -> None:
        for one, choice in ((path, here), (other, there)):
            card = Member(NEW, Person("Dupont", "Jean"), in_public=PublicName(choice))
            with open_club_file(one) as file:
                file.register.keep([card])
        assert what_differs(path, other).fields == ()
        joined(path, other)
        with open_club_file(path) as file:
            assert [card.in_public for card in file.register.members()] == [PublicName(stands)]

    def test_two_of_one_name_stay_two(self, path: Path, other: Path) -> None:
        for one, licences in ((path, ("1", "2")), (other, ("2", "3"))):
            with at_post(one) as club:
                club.directory.remember([Person("Petit", "Paul", licence=n) for n in licences])
        joined(path, other)
        with at_post(path) as club:
            assert sorted(p.licence for p in club.directory.members()) == ["1", "2", "3"]
        assert what_differs(path, other) == MergePreview()

    def test_names_notes_and_papers_come_with_the_evening(self, path: Path, other: Path) -> None:
        an_evening(path, "Ici")
        with at_post(other) as club:
            session = begun(club, "Ailleurs")
            session.dispatch(cmd.CorrectEntrant(1, Person("Zébulonski")))
            stacks = tuple((who, 900) for who in seated_at(session, 1))
            session.dispatch(cmd.CountStacks(1, stacks, accepted=True, note="deux jetons perdus"))
            assert club.prints is not None
            club.prints.note_printed(1, [PrintedPaper("ranking", 7, "f", "file", "ici.pdf")])
        joined(path, other)
        with open_club_file(path, read_only=True) as file:
            assert Person("Zébulonski") in file.store.people(2).values()
            assert list(file.store.notes(2).values()) == ["deux jetons perdus"]
            assert [paper.where for paper in file.prints.printed(2)] == ["ici.pdf"]

    @pytest.mark.parametrize("here", [True, False])
    def test_who_was_erased_in_one_file_is_erased_in_both(
        self, path: Path, other: Path, here: bool
    ) -> None:
        number = an_evening(path)
        taken_along(path, other)
        with at_post(path if here else other) as club:
            person = club.open(number).person(3)
            assert club.privacy is not None
            theirs = club.privacy.traces(person, (number, 3))
            club.privacy.erase([trace for trace in theirs if trace.sure])
        with at_post(other if here else path) as club:
            club.directory.remember([person])
        assert what_differs(path, other).erased == 1
        joined(path, other)
        with at_post(path) as club:
            assert person not in club.directory.members()
            assert club.open(number).person(3).last_name != person.last_name


class TestRefused:
    def test_a_file_with_itself(self, path: Path) -> None:
        an_evening(path)
        with pytest.raises(StorageTrouble, match="JOIN_ITSELF"):
            what_differs(path, path.parent / "." / path.name)

    def test_a_damaged_one(self, path: Path, other: Path) -> None:
        an_evening(path)
        an_evening(other)
        content = other.read_bytes()
        other.write_bytes(content.replace(b"Joueur", b"Voleur", 1))
        with pytest.raises(StorageTrouble, match="JOIN_DAMAGED"):
            join_files(path, other, NOTHING, NOW)
