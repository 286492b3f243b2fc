"""The guide as a PDF and as one page: the same words, pictures where there are some."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO

import pytest
from PIL import Image
from PIL.PngImagePlugin import PngInfo
from pypdf import PdfReader
from read_papers import ReadPaper, sizes_of

from reports.facts import Heading, PaperSize
from reports.guide import Guide, GuideChapter, GuidePicture, GuideText, render_guide
from reports.lettering import CALLED, HEADLINE, SIZES
from td_app.printing.document import Stationery
from td_app.printing.guide import guide_page, guide_pdf
from td_app.words.guide import CHAPTERS, DISCS, text_of
from td_app.words.language import Language

NOW = datetime(2026, 3, 14, 21, 40)


def a_picture(named: PngInfo | None = None) -> bytes:
    """Return a picture of two dots to a point."""
    picture = BytesIO()
    Image.new("RGB", (800, 400), "white").save(picture, "PNG", dpi=(192, 192), pnginfo=named)
    return picture.getvalue()


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


def test_a_step_bears_the_number_of_its_disc_and_no_other_does() -> None:
    heading = Heading("Les As", None, "", NOW, Stationery("fr").words, "")
    steps = tuple(GuideText(((f"Étape {name}", False),), n) for n, name in enumerate("abcd", 1))
    picture = GuidePicture(a_picture(), "La salle.", steps=(2, 4))
    chapter = GuideChapter("Avant", (picture, *steps))
    paper = ReadPaper(render_guide(Guide(heading, "Guide", (chapter, chapter))))
    assert "Avant" in paper.text(2) and "2. Avant" in paper.text(3), "each on a page of its own"
    beside = [one for one in paper.written(2) if one.text.strip() in "1234"]
    steps_at = {one.text.strip(): one.baseline for one in paper.written(2) if "Étape" in one.text}
    told = {one.text.strip(): one.baseline for one in beside}
    assert set(told) == {"1", "2"}
    assert told["1"] == pytest.approx(steps_at["Étape b"], abs=3)
    assert told["2"] == pytest.approx(steps_at["Étape d"], abs=3)


def test_a_browser_shows_the_same_numbers() -> None:
    named = PngInfo()
    named.add_text(DISCS, "2 4")
    page = guide_page({"clock": a_picture(named)}, "fr")
    assert page.count("<li><b>") == 2
    assert page.index("<li><b>1</b>") < page.index("<li><b>2</b>")


def test_it_is_set_in_the_sizes_of_papers() -> None:
    assert sizes_of(ReadPaper(guide_pdf({}, Stationery("fr"), NOW))) - set(SIZES) == set()


def test_a_page_for_a_browser_needs_nothing_beside_it() -> None:
    page = guide_page({"clock": a_picture()}, "fr")
    assert page.count("data:image/png;base64,") == 1
    assert 'width="400"' in page, "two dots to a point"
    assert "http" not in page and "<script" not in page
