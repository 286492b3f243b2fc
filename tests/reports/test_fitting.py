"""Making words fit: smaller, then on several lines, then cut."""

from __future__ import annotations

from reports.lettering import ELLIPSIS, TypeStyle, fit, fit_alike, shorten, wrap

STYLE = TypeStyle(12)
NAME = "Marie-Antoinette de La Rochefoucauld-Montmorency d’Œuvre-Hay"


def test_what_fits_is_left_alone():
    assert fit("Zoé", 200, STYLE, smallest=6).style == STYLE


def test_a_little_too_long_is_set_smaller_on_one_line():
    fitted = fit(NAME, STYLE.width(NAME) * 0.8, STYLE, smallest=9, lines=3)
    assert fitted.lines == (NAME,)
    assert 9 <= fitted.style.size < 12


def test_much_too_long_is_broken_at_spaces_and_hyphens():
    fitted = fit(NAME, STYLE.width(NAME) * 0.55, STYLE, smallest=11, lines=2)
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
