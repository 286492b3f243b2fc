"""Every report for 1, 9, 80 and 312 people: nothing beyond the margins, nothing on anything."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pytest
from every_report import CLUB_REPORTS, OTHERS, REPORTS, render_report
from measured_sheets import (
    MeasuredSheet,
    beyond_margins,
    crossed,
    measuring,
    on_one_another,
    too_pale,
)
from read_papers import people, sizes_of

from reports.facts import Heading
from reports.lettering import SIZES
from reports.seat_slips import SeatSlips, render_seat_slips
from td_app.words.language import Language

#: All that is asked of a report follows: it is drawn once for several.
EVERY = pytest.mark.parametrize("report", [*REPORTS, *CLUB_REPORTS, *OTHERS], scope="module")
STRUCK_THROUGH = {"breaking_order", "season_grid"}
"""Tables that are closed stand there with a line through them, and evenings that do not count."""


@lru_cache(8)
def drawn(
    report: str, heading: Heading, entrants: int, language: Language = "fr"
) -> tuple[bytes, tuple[MeasuredSheet, ...]]:
    """Return a report that tells of so many people, and its sheets as measured."""
    with measuring() as sheets:
        pdf = render_report(report, heading, people(entrants), language)
    return pdf, tuple(sheets)


@EVERY
@pytest.mark.parametrize(
    ("entrants", "language"), [(1, "fr"), (9, "fr"), (9, "en"), (80, "fr"), (312, "fr")]
)
def test_every_text_and_every_shape_has_a_place_of_its_own(report, entrants, language, heading):
    once, sheets = drawn(report, heading, entrants, language)
    assert [beyond_margins(sheet) for sheet in sheets if beyond_margins(sheet)] == []
    assert [on_one_another(sheet) for sheet in sheets if on_one_another(sheet)] == []
    if report not in STRUCK_THROUGH:
        assert [crossed(sheet) for sheet in sheets if crossed(sheet)] == []
    if entrants == 9:
        assert once == render_report(report, heading, people(entrants), language)


@EVERY
@pytest.mark.parametrize("size", ["A5", "Letter"])
def test_it_holds_as_well_on_another_sheet(report, size, heading):
    _, sheets = drawn(report, replace(heading, size=size), 20)
    for sheet in sheets:
        assert beyond_margins(sheet) == []
        assert on_one_another(sheet) == []
        assert report in STRUCK_THROUGH or crossed(sheet) == []


@pytest.mark.parametrize(("form", "margin"), [("A7", 10), ("roll", 4)])
def test_slips_of_every_form_hold(form, margin, heading, players, measured, read):
    pdf = render_seat_slips(SeatSlips(heading, players(80), 20_000, form))
    assert sizes_of(read(pdf, margin)) - set(SIZES) == set()
    for sheet in measured:
        assert beyond_margins(sheet, margin) == []
        assert on_one_another(sheet) == []
        assert crossed(sheet) == []


@EVERY
@pytest.mark.parametrize(("entrants", "size"), [(9, "A4"), (20, "A5"), (80, "A4")])
def test_every_text_has_a_size_of_the_one_scale(report, entrants, size, heading, read):
    pdf, _ = drawn(report, replace(heading, size=size), entrants)
    assert sizes_of(read(pdf)) - set(SIZES) == set()


@EVERY
def test_every_text_survives_a_black_and_white_laser(report, heading):
    _, sheets = drawn(report, heading, 9)
    assert [pale for sheet in sheets for pale in too_pale(sheet)] == []
