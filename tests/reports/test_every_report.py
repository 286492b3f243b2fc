"""Every report for 1, 9, 80 and 312 people: nothing beyond the margins, nothing on anything."""

from __future__ import annotations

import pytest
from every_report import REPORTS, render_report
from measured_sheets import beyond_margins, crossed, on_one_another, too_pale

EVERY = pytest.mark.parametrize("report", REPORTS)
STRUCK_THROUGH = {"breaking_order"}
"""Tables that are closed stand there with a line through them."""


@EVERY
@pytest.mark.parametrize(
    ("entrants", "language"), [(1, "fr"), (9, "fr"), (9, "en"), (80, "fr"), (312, "fr")]
)
def test_every_text_and_every_shape_has_a_place_of_its_own(
    report, entrants, language, heading, players, measured
):
    once = render_report(report, heading, players(entrants), language)
    sheets = list(measured)
    assert [beyond_margins(sheet) for sheet in sheets if beyond_margins(sheet)] == []
    assert [on_one_another(sheet) for sheet in sheets if on_one_another(sheet)] == []
    if report not in STRUCK_THROUGH:
        assert [crossed(sheet) for sheet in sheets if crossed(sheet)] == []
    assert once == render_report(report, heading, players(entrants), language)


@EVERY
def test_every_text_survives_a_black_and_white_laser(report, heading, players, measured):
    render_report(report, heading, players(9))
    assert [pale for sheet in measured for pale in too_pale(sheet)] == []
