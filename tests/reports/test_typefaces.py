"""The typeface: embedded, complete, figures of one width, odd letters never a crash."""

from __future__ import annotations

import pytest

from assets import assets_folder
from reports.lettering import MISSING, Weight, printable, text_width

FRENCH = "àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ«»’“”–—…€°½→✓●◆"
SUITS = "♠♥♦♣"


def test_the_licence_stands_beside_the_files():
    assert "SIL OPEN FONT LICENSE" in (assets_folder() / "fonts" / "OFL.txt").read_text()


@pytest.mark.parametrize("weight", Weight)
def test_figures_share_one_width(weight):
    assert len({round(text_width(figure, weight, 100), 2) for figure in "0123456789"}) == 1


@pytest.mark.parametrize("letter", [*FRENCH, *SUITS, "\u00a0", "\u202f"])
def test_french_and_the_suits_can_be_printed(letter):
    assert printable(f"a{letter}b") == f"a{letter}b"


@pytest.mark.parametrize("weight", Weight)
def test_the_suits_share_one_width(weight):
    assert len({round(text_width(suit, weight, 100), 2) for suit in SUITS}) == 1


def test_accents_written_apart_are_composed():
    assert printable("Zoe\u0301") == "Zoé"


def test_new_lines_and_tabs_become_one_space():
    assert printable(" Zoé \t\n Petit ") == "Zoé Petit"


@pytest.mark.parametrize("text", ["\u202eZoé\u202c", "Z\u200bo\u00adé\x00", "\ufeffZoé\ud800"])
def test_marks_that_cannot_be_seen_are_left_out(text):
    assert printable(text) == "Zoé"


def test_a_letter_we_do_not_hold_leaves_its_place_empty():
    assert printable("Łukasz Дмитрий 王") == f"Łukasz Дмитрий {MISSING}"


@pytest.mark.parametrize(
    ("typed", "printed"), [("L'As d'or", "L’As d’or"), ("l’an '98", "l’an '98"), ("5' 10", "5' 10")]
)
def test_a_typed_apostrophe_is_that_of_a_page(typed, printed):
    assert printable(typed) == printed
