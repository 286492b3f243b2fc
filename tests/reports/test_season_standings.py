"""The standings of a season: its charts with it where they hold, names whole on a small sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import render_report


def standings(heading, people, size="A4"):
    return render_report("season_standings", replace(heading, size=size), people, "en")


def test_a_small_club_has_its_standings_and_both_charts_on_one_page(heading, players, read):
    paper = read(standings(heading, players(12)))
    assert len(paper.pages) == 1
    titles = ["Race for the title: points", "Attendance: players, with guests paler"]
    assert paper.missing(titles) == []


@pytest.mark.parametrize("size", ["A4", "A5"])
def test_no_usual_name_is_shortened(size, heading, players, read):
    ranked = players(40)
    paper = read(standings(heading, ranked, size))
    usual = [player.name for player in ranked if len(player.name) <= 24]
    assert paper.missing(usual) == []
