from __future__ import annotations

import pytest
from every_case import every_case

from td_app.members_file.names import FileOrder, order_of_file, split_name

LAST_FIRST = FileOrder("last_first", True)
FIRST_LAST = FileOrder("first_last", True)


@every_case("order", [LAST_FIRST, FIRST_LAST])
@every_case(
    "name, last, first",
    [
        ("PÉREZ Gaëtan", "PÉREZ", "Gaëtan"),
        ("Gaëtan PÉREZ", "PÉREZ", "Gaëtan"),
        ("DE LA FONTAINE Marie", "DE LA FONTAINE", "Marie"),
        ("Marie de LA FONTAINE", "de LA FONTAINE", "Marie"),
        ("Le GOFF Ulysse", "Le GOFF", "Ulysse"),
        ("LE Ulysse", "LE", "Ulysse"),
        ("N'DIAYE Xavier", "N'DIAYE", "Xavier"),
        ("d'ALMEIDA João", "d'ALMEIDA", "João"),
        ("McDONALD Ian", "McDONALD", "Ian"),
        ("Jean-Baptiste SAINT-CLAIR", "SAINT-CLAIR", "Jean-Baptiste"),
        ("YBÁÑEZ Océane", "YBÁÑEZ", "Océane"),
        ("MARTIN J.", "MARTIN", "J."),
        ("Pérez, Gaëtan", "Pérez", "Gaëtan"),
        ("Le Goff, Jean Marie", "Le Goff", "Jean Marie"),
    ],
)
def test_capitals_or_a_comma_tell_the_last_name_whatever_the_file_does(
    name: str, last: str, first: str, order: FileOrder
) -> None:
    split = split_name(name, order)
    assert (split.last, split.first, split.doubt) == (last, first, None)


@pytest.mark.parametrize(
    ("name", "order", "last", "first"),
    [
        ("Pérez Gaëtan", LAST_FIRST, "Pérez", "Gaëtan"),
        ("Gaëtan Pérez", FIRST_LAST, "Pérez", "Gaëtan"),
        ("Océane La", FIRST_LAST, "La", "Océane"),
        ("Le Ulysse", LAST_FIRST, "Le", "Ulysse"),
        ("Le Goff Ulysse", LAST_FIRST, "Le Goff", "Ulysse"),
        ("Van der Berg Jan", LAST_FIRST, "Van der Berg", "Jan"),
        ("Marie de la Tour", FIRST_LAST, "de la Tour", "Marie"),
        ("Marie Claire Dupont", FIRST_LAST, "Dupont", "Marie Claire"),
        ("Martin Jean Pierre", LAST_FIRST, "Martin", "Jean Pierre"),
        ("PÉREZ GAËTAN", LAST_FIRST, "PÉREZ", "GAËTAN"),
        ("o'brien noël", LAST_FIRST, "o'brien", "noël"),
        ("Thomas Martin", FIRST_LAST, "Martin", "Thomas"),
    ],
)
def test_without_capitals_a_name_follows_the_file(
    name: str, order: FileOrder, last: str, first: str
) -> None:
    split = split_name(name, order)
    assert (split.last, split.first, split.doubt) == (last, first, None)


@pytest.mark.parametrize(
    ("name", "order", "last", "doubt"),
    [
        ("Zorro", LAST_FIRST, "Zorro", "NAME_SINGLE_WORD"),
        ("Gaëtan Pérez", LAST_FIRST, "Pérez", "NAME_ORDER_UNUSUAL"),
        ("Maria Garcia Lopez", FIRST_LAST, "Garcia Lopez", "NAME_SPLIT_GUESSED"),
        ("Jean MARTIN fils", FIRST_LAST, "MARTIN", "NAME_SPLIT_GUESSED"),
        ("Martin Thomas", FileOrder("last_first", False), "Martin", "NAME_ORDER_GUESSED"),
    ],
)
def test_a_guess_is_said_to_be_one(name: str, order: FileOrder, last: str, doubt: str) -> None:
    split = split_name(name, order)
    assert (split.last, split.doubt) == (last, doubt)


def test_the_order_the_director_gives_is_not_questioned() -> None:
    order = FileOrder("first_last", sure=True, imposed=True)
    assert split_name("Martin Océane", order).doubt is None


class TestOrderOfFile:
    def test_capitals_come_before_any_other_sign(self) -> None:
        assert order_of_file(["PÉREZ Gaëtan", "GOFF Zoé", "Roux Léa"]) == LAST_FIRST

    def test_capitals_tell_nothing_of_the_names_that_have_none(self) -> None:
        names = ["PÉREZ Gaëtan", "GOFF Zoé", "ROUX Max", "Léa Moreau", "Zoé Petit"]
        assert order_of_file(names) == FileOrder("first_last", False)
        unsure = order_of_file(["PÉREZ Gaëtan", "GOFF Zoé", "ROUX Max", "Xu Ly"])
        assert unsure == FileOrder("last_first", False)

    def test_first_names_tell_when_capitals_do_not(self) -> None:
        assert order_of_file(["Zoé Goff", "Gaëtan Pérez", "Thomas Roux"]) == FIRST_LAST

    def test_names_that_are_also_last_names_tell_when_they_are_many(self) -> None:
        assert order_of_file(["Paul Dupont", "Michel Petit", "Robert Durand"]) == FIRST_LAST

    def test_a_file_that_does_both_is_not_sure(self) -> None:
        assert not order_of_file(["Zoé Goff", "Pérez Gaëtan", "Léa Roux", "Petit Ana"]).sure

    def test_nothing_to_go_by_is_not_sure(self) -> None:
        assert order_of_file(["Xu Ly", "Abc Def"]) == FileOrder("last_first", False)

    def test_a_declared_order_stands(self) -> None:
        assert order_of_file(["Zoé Goff"], "last_first") == LAST_FIRST
