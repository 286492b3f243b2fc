"""The house of every paper: head, foot, margins, fonts, and the same bytes each time."""

from __future__ import annotations

from dataclasses import replace
from datetime import time
from io import BytesIO

import pytest
from PIL import Image, ImageDraw, ImageOps
from PySide6.QtCore import QBuffer, QByteArray, QSize
from PySide6.QtGui import QImage
from PySide6.QtPdf import QPdfDocument

from reports.alphabetical_list import AlphabeticalList, render_alphabetical_list
from reports.blinds_structure import BlindsStructure, StructureLevel, render_blinds_structure
from reports.breaking_order import BreakingOrder, TableInOrder, render_breaking_order
from reports.conduct_incident import ConductIncident
from reports.draw_certificate import (
    CertifiedDraw,
    DrawCertificate,
    DrawnEntrant,
    render_draw_certificate,
)
from reports.eliminations import EliminatedPlayer, Eliminations, render_eliminations
from reports.evening_conduct import (
    ConductPenalty,
    EveningConduct,
    render_evening_conduct,
)
from reports.facts import SeatedPlayer, TablePlace
from reports.list_by_table import ListByTable, TableSheet, render_list_by_table
from reports.minutes import MinuteEntry, Minutes, render_minutes
from reports.moves_sheet import MoveLine, MovesSheet, render_moves_sheet
from reports.podium import Podium, PodiumPlayer, PodiumStep, render_podium
from reports.presence_sheet import ExpectedEntrant, PresenceSheet, render_presence_sheet
from reports.prize_list import PrizeLine, PrizeList, render_prize_list
from reports.prize_receipts import PrizeReceipt, PrizeReceipts, render_prize_receipts
from reports.ranking import RankedPlayer, Ranking, render_ranking
from reports.seat_slips import SeatSlips, render_seat_slips
from reports.table_sheets import TableSheets, render_table_sheets
from reports.tournament_rules import HouseRuleLine, TournamentRules, render_tournament_rules

DOCUMENTS = {
    "presence_sheet": lambda h, p: (
        render_presence_sheet,
        PresenceSheet(h, tuple(ExpectedEntrant(n, q.name, q.club) for n, q in enumerate(p, 1))),
    ),
    "seat_slips": lambda h, p: (render_seat_slips, SeatSlips(h, p, 20_000)),
    "alphabetical_list": lambda h, p: (render_alphabetical_list, AlphabeticalList(h, p)),
    "list_by_table": lambda h, p: (
        render_list_by_table,
        ListByTable(h, (TableSheet(p[0].table, max(q.place for q in p), p, button=1),)),
    ),
    "table_sheets": lambda h, p: (
        render_table_sheets,
        TableSheets(h, (TableSheet(p[0].table, 10, p[:10], button=1),)),
    ),
    "breaking_order": lambda h, p: (
        render_breaking_order,
        BreakingOrder(h, tuple(TableInOrder(n, n == 9) for n in range(9, 0, -1)), 9),
    ),
    "moves_sheet": lambda h, p: (
        render_moves_sheet,
        MovesSheet(h, tuple(MoveLine(q.name, TablePlace(1, 2), TablePlace(3, 4)) for q in p)),
    ),
    "ranking": lambda h, p: (
        render_ranking,
        Ranking(h, tuple(RankedPlayer(n, q.name, q.club) for n, q in enumerate(p, 1))),
    ),
    "eliminations": lambda h, p: (
        render_eliminations,
        Eliminations(
            h,
            tuple(
                EliminatedPlayer(n, q.name, h.printed_at, 4, q.table, q.place, q.club)
                for n, q in enumerate(p, 1)
            ),
        ),
    ),
    "evening_conduct": lambda h, p: (
        render_evening_conduct,
        EveningConduct(
            h,
            tuple(
                ConductIncident(n, h.printed_at, 4, "Mise", q.name, ("9.11",), players=(q.name,))
                for n, q in enumerate(p, 1)
            ),
            tuple(
                ConductPenalty(n, h.printed_at, 4, q.name, q.club, "11.7", "2 tours")
                for n, q in enumerate(p, 1)
            ),
        ),
    ),
    "minutes": lambda h, p: (
        render_minutes,
        Minutes(
            h,
            tuple(MinuteEntry(h.printed_at, 4, q.name, ("2.3",), q.name, q.name) for q in p),
            9,
            1,
        ),
    ),
    "prize_list": lambda h, p: (
        render_prize_list,
        PrizeList(
            h,
            "in_kind",
            tuple(PrizeLine(n, q.name, "", q.name, q.club) for n, q in enumerate(p, 1)),
            len(p),
        ),
    ),
    "prize_receipts": lambda h, p: (
        render_prize_receipts,
        PrizeReceipts(
            h,
            tuple(PrizeReceipt(n, q.name, n, "66,67 €", q.club, 6_667) for n, q in enumerate(p, 1)),
        ),
    ),
    "podium": lambda h, p: (
        render_podium,
        Podium(
            h,
            tuple(PodiumStep(n, (PodiumPlayer(q.name, q.club),)) for n, q in enumerate(p[:3], 1)),
            len(p),
        ),
    ),
    "draw_certificate": lambda h, p: (
        render_draw_certificate,
        DrawCertificate(
            *(h, ("1.",)),
            (CertifiedDraw("00" * 32, tuple(DrawnEntrant(q.name, q.table, q.place) for q in p)),),
        ),
    ),
    "blinds_structure": lambda h, p: (
        render_blinds_structure,
        BlindsStructure(h, (StructureLevel(25, 50, 50, 20),), begins_at=time(14)),
    ),
    "tournament_rules": lambda h, p: (
        render_tournament_rules,
        TournamentRules(
            *(h, 8, 10_000, "big_blind", 2, 9, (4, 3, 2, 1), "normal"),
            house_rules=tuple(HouseRuleLine("9.11", q.name, q.club) for q in p),
        ),
    ),
}
EVERY = pytest.mark.parametrize("document", DOCUMENTS)


@pytest.fixture
def rendered(heading, players):
    def render(document, people=None, language="fr", head=heading):
        draw, facts = DOCUMENTS[document](head, people or players(9, 9))
        return draw(facts, language)

    return render


@EVERY
def test_the_same_facts_give_the_same_bytes(document, rendered):
    assert rendered(document) == rendered(document)


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
    "document", sorted(DOCUMENTS.keys() - {"seat_slips", "podium", "prize_receipts"})
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
    if document == "seat_slips":
        pytest.skip("cut from a sheet of its own")
    held = replace(heading, size=size, logo=logo())
    render, facts = DOCUMENTS[document](held, players(20))
    paper = read(render(facts))
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
