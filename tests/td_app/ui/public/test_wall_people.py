"""People in the wall's column: fewer of them rather than names cut where there are lines left."""

from __future__ import annotations

from itertools import permutations

from td_app.ui.public.wall_people import PersonLine, people_in_lines


def told(lines: int, *names: str, room: int = 10, across: int = 14) -> list[PersonLine]:
    people = [(f"{place}e", name) for place, name in enumerate(names, 1)]
    return people_in_lines(
        people, lines, lambda form: len(form) <= room, lambda form: len(form) <= across
    )


class TestWhoIsTold:
    def test_whole_names_take_a_line_each(self) -> None:
        assert told(4, "ROY Ann", "LI Paul") == [
            PersonLine("1e", "ROY Ann"),
            PersonLine("2e", "LI Paul"),
        ]

    def test_lines_to_spare_go_to_names_that_are_not_whole(self) -> None:
        assert told(4, "ROY Ann", "MARCHAND Solène") == [
            PersonLine("1e", "ROY", "Ann"),
            PersonLine("2e", "MARCHAND", "Solène"),
        ]

    def test_all_are_told_in_one_shape(self) -> None:
        for lines in range(2, 9):
            for names in permutations(("ROY Ann", "MARCHAND Solène", "QUÉMÉNER-LI Jo", "LI")):
                shapes = {(bool(one.beside), bool(one.under)) for one in told(lines, *names)}
                assert len(shapes) == 1

    def test_with_none_to_spare_a_name_is_shortened_by_the_rule(self) -> None:
        every = told(3, "ROY Ann", "DUPRÉ Agathe", "LI Paul")
        assert every[1] == PersonLine("2e", "DUPRÉ A.")

    def test_the_last_is_left_out_rather_than_a_name_cut(self) -> None:
        assert told(4, "ROY Ann", "QUÉMÉNER-LI Solène", "LI Paul", "LE Guy") == [
            PersonLine("1e", "", "ROY Ann"),
            PersonLine("2e", "", "QUÉMÉNER-LI S."),
        ]

    def test_two_are_told_whatever_they_are_called(self) -> None:
        every = told(2, "QUÉMÉNER-LI Solène", "SAINT-EXUPÉRY Antoinette", "LI Paul")
        assert [one.rank for one in every] == ["1e", "2e"]

    def test_a_family_too_long_stands_under_its_rank(self) -> None:
        assert told(4, "QUÉMÉNER-LI Solène") == [PersonLine("1e", "", "QUÉMÉNER-LI S.")]

    def test_one_that_two_lines_would_cut_as_well_stays_on_one(self) -> None:
        every = told(4, "ROY Ann", "SAINT-EXUPÉRY-LONG Antoinette", "LI Paul", "LE Guy")
        assert len(every) == 4 and every[1].under == "" and "…" in every[1].beside

    def test_never_more_lines_than_there_are(self) -> None:
        names = [f"QUÉMÉNER{place} Solène" for place in range(9)]
        for lines in range(2, 9):
            every = told(lines, *names)
            assert sum(1 + bool(one.under) for one in every) <= lines
