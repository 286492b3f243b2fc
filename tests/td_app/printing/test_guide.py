"""The guide as a PDF and as one page: the same words, pictures where there are some."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO

import pytest
from PIL import Image
from pypdf import PdfReader
from read_papers import ReadPaper, sizes_of

from reports.facts import Heading, PaperSize
from reports.guide import Guide, GuideChapter, GuideText, render_guide
from reports.lettering import CALLED, HEADLINE, SIZES
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


@pytest.mark.parametrize("size", ["A4", "A5"])
def test_its_cover_tells_the_page_where_each_chapter_begins(size: PaperSize) -> None:
    paper = ReadPaper(guide_pdf({}, Stationery("fr", club="Les As", size=size), NOW))
    cover = paper.written(1)
    assert max(one.size for one in cover) == (HEADLINE if size == "A4" else CALLED)
    lines = {one.baseline: int(one.text) for one in cover if one.text.strip().isdigit()}
    for number, chapter in enumerate(CHAPTERS, 1):
        title = text_of(chapter.title, "fr")
        (baseline,) = (one.baseline for one in cover if one.text.strip() == title)
        assert f"{number}. {title}" in paper.text(lines[baseline]), title
    assert f"page 2/{len(paper.pages)}" in paper.text(2)
    # No page but the last is half empty.
    lowest = [min(one.baseline for one in paper.written(n) if one.size > 8) for n in range(1, 4)]
    assert all(low < paper.pages[0].mediabox.height / 2 for low in lowest)


@pytest.mark.parametrize("many", range(28, 44))
def test_the_last_step_of_a_chapter_is_not_alone_on_a_page(many: int) -> None:
    heading = Heading("Les As", None, "", NOW, Stationery("fr").words, "")
    steps = tuple(GuideText(((f"Étape {n} !", False),), n) for n in range(1, many + 1))
    chapters = (GuideChapter("Avant", steps), GuideChapter("Après", steps[:3]))
    paper = ReadPaper(render_guide(Guide(heading, "Guide", chapters)))
    (page, *_) = (n for n in range(2, len(paper.pages) + 1) if f"Étape {many} !" in paper.text(n))
    assert f"Étape {many - 1} !" in paper.text(page)


def test_it_is_set_in_the_sizes_of_papers() -> None:
    assert sizes_of(ReadPaper(guide_pdf({}, Stationery("fr"), NOW))) - set(SIZES) == set()


def test_a_page_for_a_browser_needs_nothing_beside_it() -> None:
    picture = BytesIO()
    Image.new("RGB", (800, 400), "white").save(picture, "PNG", dpi=(192, 192))
    page = guide_page({"clock": picture.getvalue()}, "fr")
    assert page.count("data:image/png;base64,") == 1
    assert 'width="400"' in page, "two dots to a point"
    assert "http" not in page and "<script" not in page
