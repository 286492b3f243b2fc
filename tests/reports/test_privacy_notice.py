"""The notice of what a club keeps of its players: one page, whatever the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import render_report


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_holds_on_one_page(size, language, heading, players, read):
    sheet = replace(heading, size=size)
    assert len(read(render_report("privacy_notice", sheet, players(1), language)).pages) == 1
