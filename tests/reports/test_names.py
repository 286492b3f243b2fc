"""One rule for names that are too long, wherever they are read."""

from __future__ import annotations

import pytest

from reports.names import ELLIPSIS, abbreviations, family_and_first, in_two_lines, initials, named


def within(letters: int, *names: str) -> tuple[str, ...]:
    return named(names, lambda form: len(form) <= letters)


@pytest.mark.parametrize(
    ("name", "family", "first"),
    [
        ("Anna Dubois", "Dubois", "Anna"),
        ("DUBOIS Anna", "DUBOIS", "Anna"),
        ("Anna DUBOIS", "DUBOIS", "Anna"),
        ("DE LA TOUR Jean-Paul", "DE LA TOUR", "Jean-Paul"),
        ("Anna van Dyck", "van Dyck", "Anna"),
        ("Marie-Christine de La Tour", "de La Tour", "Marie-Christine"),
        ("Cher", "Cher", ""),
        ("LI PAUL", "PAUL", "LI"),
        ("مريم حداد", "حداد", "مريم"),
        ("", "", ""),
    ],
)
def test_family_and_first_names_are_told_apart(name: str, family: str, first: str) -> None:
    assert family_and_first(name) == (family, first)


class TestWhole:
    def test_a_name_that_fits_is_never_touched(self) -> None:
        assert within(12, "DUPRÉ Agathe", "ROY Ann") == ("DUPRÉ Agathe", "ROY Ann")

    def test_one_that_does_not_shortens_alone(self) -> None:
        assert within(11, "DUPRÉ Agathe", "ROY Ann") == ("DUPRÉ A.", "ROY Ann")


class TestAbbreviated:
    def test_family_name_first_whatever_the_order_it_was_typed_in(self) -> None:
        assert within(14, "Jean-Paul Marchand") == ("Marchand J.-P.",)
        assert within(9, "Jean-Paul Marchand", "DUPRÉ Agathe") == ("Marchand", "DUPRÉ A.")

    def test_two_alike_take_as_many_letters_as_tell_them_apart(self) -> None:
        assert within(10, "DUPRÉ Agathe", "DUPRÉ Agnès") == ("DUPRÉ Aga.", "DUPRÉ Agn.")

    def test_one_first_name_may_begin_another(self) -> None:
        short = abbreviations(("ROUX Jean", "ROUX Jeanne"))
        assert [name.form for name in short.values()] == ["ROUX Jean", "ROUX Jeann."]

    def test_too_little_room_still_tells_two_of_a_family_apart(self) -> None:
        assert within(7, "DUPRÉ Agathe", "DUPRÉ Alain") == ("DU… Ag.", "DU… Al.")

    def test_no_two_of_a_list_read_alike(self) -> None:
        names = tuple(f"ROUX {first}" for first in ("Luc", "Lucie", "Lucien", "Léa", "Paul", "Pol"))
        assert len({name.form for name in abbreviations(names).values()}) == len(names)

    def test_a_particle_among_first_names_has_no_initial(self) -> None:
        assert initials("Marie-Anne de Lorraine") == "M.-A. L."
        assert initials("Jean d’Arc", 2) == "Je. Ar."
        (short,) = named(["D’ŒUVRE-HAY Marie-Anne de Lorraine"], lambda form: len(form) <= 20)
        assert short == "D’ŒUVRE-HAY M.-A. L."

    def test_a_first_name_that_is_only_a_particle_keeps_its_initial(self) -> None:
        assert initials("El") == "E." and initials("La") == "L."

    def test_compound_first_names_keep_their_hyphen(self) -> None:
        assert initials("Jean-Paul Marie") == "J.-P. M."


@pytest.mark.parametrize(
    ("form", "lines"),
    [
        ("DUBOIS Anna", ("DUBOIS", "Anna")),
        ("Anna Dubois", ("Dubois", "Anna")),
        ("DE LA TOUR J.-P.", ("DE LA TOUR", "J.-P.")),
        ("D’ŒUVRE-HAY M.-A. L.", ("D’ŒUVRE-HAY", "M.-A. L.")),
        ("THOM… J.-B.", ("THOM…", "J.-B.")),
        ("ROUX Jeann.", ("ROUX", "Jeann.")),
        ("THOMAS", ("THOMAS", "")),
    ],
)
def test_a_name_or_what_is_left_of_it_stands_in_two_lines(
    form: str, lines: tuple[str, str]
) -> None:
    assert in_two_lines(form) == lines


class TestCut:
    def test_a_family_name_too_long_is_cut_at_a_hyphen(self) -> None:
        assert within(18, "CHARPENTIER-LAVIGNE Marie-Hélène") == ("CHARPENTIER… M.-H.",)
        assert within(14, "CHARPENTIER-LAVIGNE Marie-Hélène") == ("CHARPENTIER…",)
        assert within(19, "CHARPENTIER-LAVIGNE Marie-Hélène") == ("CHARPENTIER… M.-H.",)

    def test_never_inside_a_word_while_the_family_name_stands_alone(self) -> None:
        assert within(18, "HUON DE KERMADEC Tristan") == ("HUON… T.",)
        assert within(23, "CHARPENTIER-LAVIGNE Marie-Hélène") == ("CHARPENTIER… M.-H.",)
        assert within(10, "DA COSTA Rui") == ("DA COSTA",)
        assert within(7, "DA COSTA Rui") == ("DA COS…",)

    def test_families_cut_alike_are_told_apart_by_more_of_the_first_name(self) -> None:
        names = ("DE LA ROCHEFOUCAULD Marc-Alain", "DE LA ROCHEFORT Marie-Anne")
        assert within(20, *names) == ("DE LA ROCHEFOUCAULD", "DE LA ROCHEFORT")
        assert within(18, *names) == ("DE LA ROCHEFOUCAU…", "DE LA ROCHEFORT")

    def test_of_one_first_name_they_are_told_apart_by_their_family_name(self) -> None:
        assert within(22, "DE LA ROCHEFOUCAULD Marie-Anne", "DE LA ROCHETTE-HAY Marie-Anne") == (
            "DE LA ROCHEFOUCAULD",
            "DE LA ROCHETTE… M.-A.",
        )

    def test_never_after_a_mere_particle(self) -> None:
        assert within(12, "HUON DE KERMADEC Tristan") == ("HUON… T.",)

    def test_a_name_of_three_hundred_letters_is_cut(self) -> None:
        assert within(10, "A" * 300) == ("A" * 9 + ELLIPSIS,)

    def test_no_room_at_all_leaves_an_ellipsis(self) -> None:
        assert within(0, "Anna Dubois") == (ELLIPSIS,)
