"""The notice of what a club keeps of its players: one page, whatever the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import render_report

from reports.privacy_notice import PrivacyNotice, render_privacy_notice
from td_app.words.on_paper import PaperWords


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_holds_on_one_page(size, language, heading, players, read):
    sheet = replace(heading, size=size)
    assert len(read(render_report("privacy_notice", sheet, players(1), language)).pages) == 1


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_it_names_the_host_of_the_site_on_the_same_page(size, language, heading, read):
    host = "Hébergement associatif des bords de Loire, 12 rue du Port, 49000 Angers (France)"
    sheet = replace(heading, size=size, words=PaperWords(language))
    paper = read(render_privacy_notice(PrivacyNotice(sheet, host)))
    assert len(paper.pages) == 1
    assert paper.missing([host]) == []
