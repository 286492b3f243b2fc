"""Names on paper: one size a document, whole where they fit, else by the one rule, never cut."""

from __future__ import annotations

from read_papers import LONG_NAME

from reports.lettering import TypeStyle
from reports.name_setting import NameRoom, set_names

STYLE = TypeStyle(18)


def told(fitted):
    return [" ".join(one.lines) for one in fitted]


def test_all_names_have_one_size_and_are_whole():
    names = ["ROY Ann", "DE LA TOUR D’AUVERGNE Jean-Paul", "O Bo"]
    fitted = set_names(names, NameRoom(200), STYLE, 9)
    assert told(fitted) == names
    assert len({one.style.size for one in fitted}) == 1
    assert 9 <= fitted[0].style.size < 18


def test_a_few_long_ones_among_many_shrink_no_other_but_are_shortened():
    names = [*(f"DUPRÉ Alain {n}" for n in range(60)), "DUPRÉ-LACROIX Marie-Antoinette"]
    fitted = set_names(names, NameRoom(200), STYLE, 9)
    assert {one.style.size for one in fitted} == {18}
    assert told(fitted)[-1] == "DUPRÉ-LACROIX M.-A."


def test_two_alike_are_told_apart():
    names = ["DUPRÉ Agathe", "DUPRÉ Alphonse"]
    assert told(set_names(names, NameRoom(98), STYLE)) == ["DUPRÉ Ag.", "DUPRÉ Al."]


def test_nothing_is_cut_while_a_smaller_size_holds_the_short_form():
    names = [*(f"O Bo {n}" for n in range(60)), LONG_NAME]
    fitted = set_names(names, NameRoom(130, 40, 2), STYLE, 9)
    assert "…" not in " ".join(told(fitted))
    assert len({one.style.size for one in fitted}) == 1


def test_a_family_name_too_long_alone_is_cut_at_a_hyphen():
    (fitted,) = set_names(["ROCHEFOUCAULD-MONTMORENCY Ann"], NameRoom(136), TypeStyle(12))
    assert fitted.lines == ("ROCHEFOUCAULD… A.",)


def test_initials_of_a_compound_stay_on_one_line():
    room = NameRoom(84, 60, 3)
    (fitted,) = set_names(["D’ŒUVRE-HAY Jean-Paul Bartholomé"], room, TypeStyle(12))
    assert all(not line.endswith("J.-") for line in fitted.lines)


def test_no_names_are_no_lines():
    assert set_names([], NameRoom(100), STYLE) == ()
