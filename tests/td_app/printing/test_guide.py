"""The guide as a PDF and as one page: the same words, pictures where there are some."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO

import pytest
from pypdf import PdfReader

from td_app.printing.document import Stationery
from td_app.printing.guide import guide_page, guide_pdf
from td_app.words.guide import CHAPTERS, text_of
from td_app.words.language import Language

NOW = datetime(2026, 3, 14, 21, 40)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_chapter_is_in_both(language: Language) -> None:
    page = guide_page({}, language)
    said = " ".join(
        one.extract_text()
        for one in PdfReader(BytesIO(guide_pdf({}, Stationery(language), NOW))).pages
    )
    plain = "".join(said.split())
    for chapter in CHAPTERS:
        assert f'<section id="{chapter.key}">' in page
        assert "".join(text_of(chapter.title, language).split()) in plain


def test_a_page_for_a_browser_needs_nothing_beside_it() -> None:
    page = guide_page({"clock": b"\x89PNG"}, "fr")
    assert page.count("data:image/png;base64,") == 1
    assert "http" not in page and "<script" not in page
