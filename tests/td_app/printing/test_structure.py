"""The structure on paper: the tournament's chips, each told by the name of its colour."""

from __future__ import annotations

import pytest
from builders import a_session
from read_papers import ReadPaper

from td_app.chip_looks import CHIP_COLOURS, COLOUR_NAMES
from td_app.printing.document import Stationery
from td_app.printing.register import document
from td_app.printing.settings import structure
from td_app.tournament.state.chips import COLOURS, Chip, ChipSet


class TestTheStructure:
    def test_tells_the_chips_smallest_first(self) -> None:
        session = a_session(chips=ChipSet((Chip(500, "purple"), Chip(25, "green"))))
        chips = structure(session, Stationery()).chips
        assert [(chip.value, chip.name) for chip in chips] == [(25, "vert"), (500, "violet")]

    @pytest.mark.parametrize(("language", "colour"), [("fr", "vert"), ("en", "green")])
    def test_names_what_leaves_at_the_break(self, language: str, colour: str) -> None:
        pdf = document("structure").pdf(a_session(), Stationery(language))
        assert f"25 ({colour})" in ReadPaper(pdf).text()

    def test_every_colour_of_a_set_has_its_look_and_its_name(self) -> None:
        assert set(COLOURS) == set(CHIP_COLOURS) == set(COLOUR_NAMES)
