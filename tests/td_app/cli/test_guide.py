"""The director's guide as it is printed, its pictures drawn from the screens of today."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from read_papers import ReadPaper

from reports.lettering import load_typefaces
from td_app.cli.guide import scenes
from td_app.cli.trying import pictures_written
from td_app.printing.document import Stationery
from td_app.printing.guide import guide_pdf
from td_app.ui import application
from td_app.ui.gallery import guide_pictures
from td_app.ui.gallery.discs import APART, DISC, Disc
from td_app.ui.gallery.whole_rows import cut_at_foot
from td_app.words.guide import CHAPTERS, DISCS, Pictured, Steps, marked, text_of
from td_app.words.language import Language, set_current_language

#: A word of 12 pixels is of 6.7 points where so many are as wide as an A4.
WIDEST = 912
FULL = 0.6
HALF = DISC / 2


@dataclass
class Drawn:
    """The guide in a language, and what was seen while its pictures were drawn."""

    language: Language
    pictures: dict[str, Path]
    discs: list[tuple[QRect, tuple[Disc, ...]]]
    cut: list[int]
    paper: ReadPaper


@pytest.fixture(scope="module", params=["fr", "en"])
def drawn(
    request: pytest.FixtureRequest, qapp: object, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Drawn]:
    language: Language = request.param
    folder = tmp_path_factory.mktemp("guide")
    discs: list[tuple[QRect, tuple[Disc, ...]]] = []
    cut: list[int] = []
    beside = guide_pictures.discs_beside

    def noted(dots: object, crop: QRect, part: QWidget, named: object) -> tuple[Disc, ...]:
        found = beside(dots, crop, part, named)
        discs.append((crop, found))
        cut.append(cut_at_foot(part)[0])
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guide_pictures, "discs_beside", noted)
        set_current_language(language)
        shown = scenes()
        files = pictures_written(folder, language, "light", (1366, 768), shown, shown)
        pictures = {path.stem.partition("_")[2]: path for path in files}
        load_typefaces()
        pngs = {scene: path.read_bytes() for scene, path in pictures.items()}
        pdf = guide_pdf(pngs, Stationery(language), datetime(2026, 3, 14))
        yield Drawn(language, pictures, discs, cut, ReadPaper(pdf))
    application.started(["td-app"], "fr")


def test_no_row_no_line_and_no_card_is_cut(drawn: Drawn) -> None:
    assert drawn.cut == [0] * len(drawn.cut)


def test_words_on_pictures_are_read_on_paper(drawn: Drawn) -> None:
    for scene, path in drawn.pictures.items():
        assert QImage(str(path)).width() <= WIDEST or scene.startswith("public_"), scene


def test_discs_are_in_order_apart_and_on_the_picture(drawn: Drawn) -> None:
    assert sum(len(discs) for _, discs in drawn.discs) > 30
    for crop, discs in drawn.discs:
        numbers = [disc.number for disc in discs]
        assert numbers == sorted(set(numbers))
        for at, disc in enumerate(discs):
            assert crop.contains(disc.place)
            around = disc.place.adjusted(-APART, -APART, APART, APART)
            for other in discs[at + 1 :]:
                assert not around.intersects(other.place)
                lower = other.place.center().y() - disc.place.center().y()
                beside = other.place.x() > disc.place.x()
                assert lower > HALF or (lower >= -HALF and beside)


def test_a_picture_and_its_steps_are_on_one_page(drawn: Drawn) -> None:
    pages = ["".join(drawn.paper.text(n).split()) for n in range(1, len(drawn.paper.pages) + 1)]
    for chapter in CHAPTERS:
        for part, after in pairwise(chapter.parts):
            if isinstance(part, Pictured) and isinstance(after, Steps):
                caption = plain(text_of(part.caption, drawn.language))
                (page,) = (one for one in pages if caption in one)
                for line in after.lines:
                    assert plain(text_of(line, drawn.language)) in page, caption


def plain(text: str) -> str:
    return "".join("".join(piece for _, piece in marked(text)).split())


def test_no_page_but_the_last_is_half_empty(drawn: Drawn) -> None:
    paper = drawn.paper
    height = float(paper.pages[0].mediabox.height)
    for number in range(1, len(paper.pages)):
        lowest = min(one.baseline for one in paper.written(number) if one.size > 8)
        assert lowest < height * (1 - FULL), number


def test_a_picture_tells_which_steps_have_a_disc_on_it(drawn: Drawn) -> None:
    assert QImage(str(drawn.pictures["start"])).text(DISCS) == "1 2 3 4 5"
