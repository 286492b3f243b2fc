"""The house of every paper: head, foot, margins, fonts, and the same bytes each time."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from io import BytesIO

import pytest
from every_report import REPORTS, render_report
from PIL import Image, ImageDraw, ImageOps
from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QImage
from PySide6.QtPdf import QPdfDocument

from reports.facts import SeatedPlayer

CUT = {"incident_form", "penalty_form", "penalty_slip"}
STRIPS = {"entry_receipts", "bag_slips"}
"""Halves of a sheet, to be cut: neither numbered as pages nor laid upright on an A5."""
#: All that is asked of a paper follows: it is rendered once for several.
EVERY = pytest.mark.parametrize("document", REPORTS, scope="module")
rendered_once = lru_cache(8)(render_report)


@pytest.fixture
def rendered(heading, players):
    def render(document, people=None, language="fr", head=heading):
        return rendered_once(document, head, people or players(9, 9), language)

    return render


@EVERY
def test_the_same_facts_give_the_same_bytes(document, heading, players, rendered):
    assert render_report(document, heading, players(9, 9)) == rendered(document)


@EVERY
def test_every_font_is_ours_and_embedded(document, rendered, read):
    fonts = read(rendered(document)).fonts()
    assert fonts
    assert all("TapisSans" in name and embedded for name, embedded in fonts.items())


@EVERY
@pytest.mark.parametrize(("language", "tag"), [("fr", "fr-FR"), ("en", "en-GB")])
def test_title_author_and_language_are_set(document, language, tag, rendered, read):
    paper = read(rendered(document, language=language))
    assert paper.catalog["/Lang"] == tag
    assert paper.about.title.endswith("– Open d’automne")
    assert paper.about.author == "Les As du Bocage"


@EVERY
def test_a_sheet_is_an_a4_upright(document, rendered, read):
    box = read(rendered(document)).pages[0].mediabox
    assert (round(box.width), round(box.height)) == (595, 842)


@EVERY
def test_tournament_day_place_and_edition_stand_on_it(document, rendered, read):
    paper = read(rendered(document))
    said = ["Open d’automne", "samedi 1er novembre 2025", "L’Haÿ-les-Roses", "édition 2025-02"]
    assert paper.missing(said) == []


@pytest.mark.parametrize(
    "document",
    sorted(
        REPORTS.keys()
        - CUT
        - {"seat_slips", "podium", "room_poster", "prize_receipts", "payout_receipts"}
        - STRIPS
    ),
)
def test_when_it_was_printed_and_which_page_it_is(document, players, rendered, read):
    text = read(rendered(document, players(3))).text()
    assert "Imprimé le 01/11/2025 à 19:42" in text
    assert "page 1/1" in text


@EVERY
def test_nothing_is_drawn_within_a_centimetre_of_the_edge(document, rendered, qapp):
    holder = QBuffer()
    holder.setData(QByteArray(rendered(document)))
    holder.open(QBuffer.OpenModeFlag.ReadOnly)
    pdf = QPdfDocument()
    pdf.load(holder)
    scale = 4  # pixels in a millimetre
    drawn = pdf.render(0, QSize(210 * scale, 297 * scale))
    picture = Image.fromqimage(drawn.convertToFormat(QImage.Format.Format_RGBA8888))
    paper = Image.new("RGBA", picture.size, "white")
    left, top, right, bottom = ImageOps.invert(
        Image.alpha_composite(paper, picture).convert("L").point(lambda grey: grey // 8 * 8 + 7)
    ).getbbox()
    least = 10 * scale - 1
    assert min(left, top, picture.width - right, picture.height - bottom) >= least


ODD_NAMES = {
    "sixty wide letters": "W" * 60,
    "three hundred letters": "Élisabeth " * 30,
    "no letter": "",
    "right to left": "محمد عبد الله \u202eשלום",
    "new lines": "Zoé\nPetit\t\x00",
    "one word": "Anticonstitutionnellement" * 4,
    "markup": "<b>Zoé</b> & {n} %s",
}


@EVERY
@pytest.mark.parametrize("name", ODD_NAMES.values(), ids=ODD_NAMES)
def test_no_name_breaks_a_paper(document, name, heading, rendered, read):
    person = (SeatedPlayer(name, 125, 10, club=name),)
    head = replace(heading, tournament=name, place=name)
    assert len(read(rendered(document, person, head=head)).pages) == 1


@EVERY
def test_a_heading_with_next_to_nothing(document, heading, rendered, read):
    bare = replace(heading, tournament="", day=None, place="", club="")
    paper = read(rendered(document, head=bare))
    assert paper.about.author == "Direction du tournoi"


@EVERY
@pytest.mark.parametrize(("size", "across"), [("A4", 210), ("A5", 148), ("Letter", 215.9)])
def test_it_holds_on_every_sheet_with_the_logo_of_the_club(
    document, size, across, heading, players, read
):
    if document == "seat_slips" or document in CUT:
        pytest.skip("cut from a sheet of its own")
    held = replace(heading, size=size, logo=logo())
    paper = read(render_report(document, held, players(20)))
    assert float(paper.pages[0].mediabox.width) / 72 * 25.4 == pytest.approx(across, abs=0.1)
    assert paper.missing(["Open d’automne"]) == []
    drawn = paper.pages[0]["/Resources"].get("/XObject", {})
    assert len(drawn) >= 1


def logo() -> bytes:
    """Return a club's logo: a green disc on nothing."""
    held = BytesIO()
    picture = Image.new("RGBA", (240, 120))
    ImageDraw.Draw(picture).ellipse((60, 0, 180, 120), fill="green")
    picture.save(held, "PNG")
    return held.getvalue()
