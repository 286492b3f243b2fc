"""Contrasts: AA for words (4.5), 3 for shapes and large figures, in every set of colours."""

from __future__ import annotations

from dataclasses import fields

import pytest
from PySide6.QtGui import QColor

from td_app.ui.theme.tokens import DARK, HALL_COLOURS, LIGHT, Colours, Space, Tone
from td_app.ui.widgets.chip_disc import luminance

WORDS = 4.5
SHAPES = 3.0
LEGIBLE_DISABLED = 2.5

SETS = pytest.mark.parametrize(
    "ink",
    [LIGHT, DARK, *HALL_COLOURS.values()],
    ids=["light", "dark", *(f"hall_{name}" for name in HALL_COLOURS)],
)


def contrast(one: str, other: str) -> float:
    """Return the WCAG contrast of two colours, from 1 to 21."""
    darker, lighter = sorted((luminance(QColor(one)), luminance(QColor(other))))
    return (lighter + 0.05) / (darker + 0.05)


@SETS
@pytest.mark.parametrize(
    "ground",
    ["page", "surface", "sunken", "hover", "felt", "accent_soft", "amber_soft", "red_soft"],
)
def test_words_are_legible_on_every_ground(ink: Colours, ground: str) -> None:
    assert contrast(ink.text, getattr(ink, ground)) >= WORDS
    assert contrast(ink.text_soft, getattr(ink, ground)) >= WORDS


@SETS
@pytest.mark.parametrize("tone", list(Tone))
def test_words_in_a_tone_are_legible_on_its_pale_ground_and_on_the_page(
    ink: Colours, tone: Tone
) -> None:
    for ground in (ink.soft_of(tone), ink.page, ink.surface):
        assert contrast(ink.text_of(tone), ground) >= WORDS


@SETS
@pytest.mark.parametrize(
    ("words", "ground"),
    [
        ("on_accent", "accent"),
        ("on_accent", "accent_hover"),
        ("on_accent", "accent_pressed"),
        ("on_red", "red"),
        ("on_red", "red_hover"),
        ("on_amber", "amber_ground"),
        ("on_tip", "tip"),
        ("suit_red", "surface"),
        ("suit_black", "surface"),
        ("accent_text", "hover"),
        ("accent_text", "sunken"),
    ],
)
def test_words_on_full_colours_are_legible(ink: Colours, words: str, ground: str) -> None:
    assert contrast(getattr(ink, words), getattr(ink, ground)) >= WORDS


@SETS
@pytest.mark.parametrize("shape", ["line_strong", "focus", "amber", "red"])
@pytest.mark.parametrize("ground", ["page", "surface", "felt"])
def test_edges_rings_and_bars_stand_out(ink: Colours, shape: str, ground: str) -> None:
    assert contrast(getattr(ink, shape), getattr(ink, ground)) >= SHAPES


@SETS
def test_what_is_greyed_can_still_be_read(ink: Colours) -> None:
    assert contrast(ink.text_disabled, ink.page) >= LEGIBLE_DISABLED
    assert contrast(ink.text_disabled, ink.sunken) >= LEGIBLE_DISABLED


@SETS
def test_every_colour_is_written_in_full(ink: Colours) -> None:
    for colour in fields(ink):
        value = getattr(ink, colour.name)
        assert len(value) == 7 and QColor(value).isValid(), colour.name


def test_spaces_are_on_the_grid() -> None:
    assert all(space % 4 == 0 for space in Space)
