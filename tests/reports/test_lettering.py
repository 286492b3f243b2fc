"""The typeface, whole and embedded; names made to fit: smaller, then on more lines, then cut."""

from __future__ import annotations

import pytest
from every_case import every_case

from assets import assets_folder
from reports.lettering import (
    ELLIPSIS,
    LETTERS_OF,
    MISSING,
    TypeStyle,
    Weight,
    fit,
    fit_alike,
    plain_letters,
    printable,
    shorten,
    text_width,
    wrap,
)

FRENCH = "àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆ«»’“”–—…€°½→✓●◆"
SUITS = "♠♥♦♣"


def test_the_licence_stands_beside_the_files():
    assert "SIL OPEN FONT LICENSE" in (assets_folder() / "fonts" / "OFL.txt").read_text()


@pytest.mark.parametrize(
    "weight", [one for one in Weight if one not in (*LETTERS_OF, Weight.FIGURES)]
)
def test_figures_share_one_width(weight):
    assert len({round(text_width(figure, weight, 100), 2) for figure in "0123456789"}) == 1


@every_case("letter", [*FRENCH, *SUITS, "\u00a0", "\u202f"])
def test_french_and_the_suits_can_be_printed(letter):
    assert printable(f"a{letter}b") == f"a{letter}b"


@pytest.mark.parametrize(
    ("plain", "set_properly"),
    [
        ("1er et 2e, 12e ex æquo", "1ᵉʳ et 2ᵉ, 12ᵉ ex æquo"),
        ("1re pause (3e)", "1ʳᵉ pause (3ᵉ)"),
        ("1\u202f000e", "1\u202f000ᵉ"),
        ("1st, 2nd, 12th", "1st, 2nd, 12th"),
        ("code 3f2e, 7ex, 5e6, 1ers", "code 3f2e, 7ex, 5e6, 1ers"),
    ],
)
def test_french_ordinals_have_superior_letters(plain, set_properly):
    assert printable(plain) == set_properly
    assert printable(set_properly) == set_properly
    assert plain_letters(plain) == plain


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


STYLE = TypeStyle(12)
NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"


def test_what_fits_is_left_alone():
    assert fit("Zoé", 200, STYLE, smallest=6).style == STYLE


def test_a_little_too_long_is_set_smaller_on_one_line():
    fitted = fit(NAME, STYLE.width(NAME) * 0.8, STYLE, smallest=9, lines=3)
    assert fitted.lines == (NAME,)
    assert 9 <= fitted.style.size < 12


def test_much_too_long_is_broken_at_spaces_and_hyphens():
    fitted = fit(NAME, STYLE.width(NAME) * 0.55, STYLE, smallest=10.5, lines=2)
    assert len(fitted.lines) == 2
    assert fitted.lines[0][-1] == "-" or NAME[len(fitted.lines[0])] == " "
    assert "".join(fitted.lines).replace(" ", "") == NAME.replace(" ", "")


def test_the_last_resort_is_an_ellipsis():
    fitted = fit(NAME, 100, STYLE, smallest=10, lines=1)
    assert fitted.lines[0].endswith(ELLIPSIS)
    assert fitted.style.width(fitted.lines[0]) <= 100


def test_every_line_holds_within_the_width():
    for width in range(20, 400, 15):
        fitted = fit(NAME, width, STYLE, smallest=7, lines=3)
        assert len(fitted.lines) <= 3
        assert all(fitted.style.width(line) <= width + 0.01 for line in fitted.lines)


def test_a_word_longer_than_the_line_is_broken_where_the_line_ends():
    lines = wrap("W" * 60, 100, STYLE)
    assert "".join(lines) == "W" * 60
    assert all(STYLE.width(line) <= 100 for line in lines)


def test_a_line_narrower_than_a_letter_still_ends():
    assert "".join(wrap("Zoé", 1, STYLE)) == "Zoé"
    assert shorten("Zoé", 1, STYLE) == ELLIPSIS


def test_nothing_fits_anywhere():
    assert fit("", 10, STYLE).lines == ("",)


def test_figures_beside_each_other_share_the_size_of_the_widest():
    narrow, wide = fit_alike(("9", "125"), 30, TypeStyle(40), smallest=10)
    assert (narrow.lines, wide.lines) == (("9",), ("125",))
    assert narrow.style == wide.style
