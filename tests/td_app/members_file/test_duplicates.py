from __future__ import annotations

from td_app.members_file.duplicates import mark_duplicates
from td_app.members_file.previewed import DuplicateGroup, PreviewRow, RowStatus
from td_app.tournament.state.person import Person

Marked = tuple[tuple[PreviewRow, ...], tuple[DuplicateGroup, ...], tuple[DuplicateGroup, ...]]


def marked(*members: Person, known: tuple[Person, ...] = ()) -> Marked:
    rows = [PreviewRow(line, (), member, RowStatus.VALID) for line, member in enumerate(members, 1)]
    return mark_duplicates(rows, known)


def groups_of(found: Marked) -> list[tuple[tuple[int, ...], str]]:
    return [(group.lines, group.why) for group in found[1]]


def codes_of(found: Marked) -> list[list[str]]:
    return [[reason.code for reason in row.reasons] for row in found[0]]


class TestSameName:
    def test_accents_case_and_spaces_make_no_difference(self) -> None:
        found = marked(Person("Le Goff", "Zoé"), Person("LEGOFF", "ZOE"), Person("le-goff", "zoë"))
        assert groups_of(found) == [((1, 2, 3), "same")]
        assert [row.status for row in found[0]] == [
            RowStatus.VALID,
            RowStatus.DOUBTFUL,
            RowStatus.DOUBTFUL,
        ]

    def test_a_club_written_once_does_not_tell_two_people_apart(self) -> None:
        found = marked(Person("Goff", "Zoé", club="As"), Person("Goff", "Zoé"))
        assert groups_of(found) == [((1, 2), "same")]

    def test_one_licence_in_two_clubs_is_one_person(self) -> None:
        found = marked(
            Person("Goff", "Zoé", licence="1234", club="As"),
            Person("Goff", "Zoé", licence="1234", club="Full"),
        )
        assert groups_of(found) == [((1, 2), "same")]


class TestHomonyms:
    def test_two_licences_are_two_people(self) -> None:
        found = marked(Person("Goff", "Zoé", licence="1"), Person("Goff", "Zoé", licence="2"))
        assert groups_of(found) == []
        assert [group.lines for group in found[2]] == [(1, 2)]
        assert [row.status for row in found[0]] == [RowStatus.VALID, RowStatus.VALID]
        assert codes_of(found) == [[], ["HOMONYM"]]

    def test_two_clubs_are_two_people(self) -> None:
        found = marked(Person("Goff", "Zoé", club="As"), Person("Goff", "Zoé", club="Full"))
        assert groups_of(found) == []
        assert len(found[2]) == 1


class TestNearNames:
    def test_one_wrong_letter_is_near(self) -> None:
        for spelling in ("Michael", "Mickel", "Mickaël", "Mikcael"):
            found = marked(Person("Durand", "Mickael"), Person("Durand", spelling))
            why = "same" if spelling == "Mickaël" else "near"
            assert groups_of(found) == [((1, 2), why)]

    def test_a_wrong_letter_at_either_end_is_near(self) -> None:
        assert groups_of(marked(Person("Durand", "Pascal"), Person("Turand", "Pascal")))
        assert groups_of(marked(Person("Durand", "Pascal"), Person("Durand", "Pascale")))

    def test_last_and_first_name_turned_round_is_near(self) -> None:
        found = marked(Person("Pérez", "Gaëtan"), Person("Gaëtan", "Pérez"))
        assert groups_of(found) == [((1, 2), "near")]

    def test_two_letters_or_a_short_name_are_not_near(self) -> None:
        assert not groups_of(marked(Person("Durand", "Pascal"), Person("Durant", "Pascale")))
        assert not groups_of(marked(Person("Le", "Loïc"), Person("La", "Loïc")))

    def test_two_licences_are_never_near(self) -> None:
        found = marked(
            Person("Durand", "Pascal", licence="1"), Person("Durand", "Pascale", licence="2")
        )
        assert groups_of(found) == []

    def test_numbered_guests_are_not_one_name_misspelt(self) -> None:
        assert not groups_of(marked(Person("Invité 1", "Tapis"), Person("Invité 2", "Tapis")))


def test_two_names_under_one_licence_are_shown_side_by_side() -> None:
    found = marked(Person("Goff", "Zoé", licence="1234"), Person("Roux", "Léa", licence="1234"))
    assert groups_of(found) == [((1, 2), "same_licence")]
    assert codes_of(found)[1] == ["SAME_LICENCE"]


class TestAlreadyThere:
    def test_somebody_there_before_is_shown_beside_the_row(self) -> None:
        there = Person("GOFF", "Zoé", club="As")
        found = marked(Person("Goff", "Zoe"), known=(there,))
        assert [(g.lines, g.why, g.known) for g in found[1]] == [((1,), "same", (there,))]
        assert codes_of(found) == [["ALREADY_THERE"]]

    def test_a_namesake_there_before_is_another_person(self) -> None:
        found = marked(
            Person("Goff", "Zoé", licence="1"), known=(Person("Goff", "Zoé", licence="2"),)
        )
        assert found[0][0].status is RowStatus.VALID
        assert codes_of(found) == [["KNOWN_HOMONYM"]]

    def test_near_and_same_licence_are_told_too(self) -> None:
        there = (Person("Durand", "Pascal"), Person("Roux", "Léa", licence="77"))
        found = marked(
            Person("Durand", "Pascale"), Person("Petit", "Ana", licence="77"), known=there
        )
        assert codes_of(found) == [["NEAR_KNOWN"], ["KNOWN_LICENCE"]]


def test_a_refused_row_repeats_nobody() -> None:
    rows = [PreviewRow(1, ("",), None, RowStatus.VALID)] * 2
    assert mark_duplicates(rows)[1:] == ((), ())
