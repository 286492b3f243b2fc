"""Contrasts: AA for words (4.5), 3 for shapes and large figures, in every set of colours."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from pathlib import Path

from every_case import every_case
from PySide6.QtGui import QColor, QPalette

from assets import assets_folder
from reports.marks import luminance, takes_black
from td_app import ui
from td_app.ui.theme.apply import palette_of
from td_app.ui.theme.tokens import DARK, LIGHT, Colours, Space, Tone
from td_app.wall.chips import UNKNOWN
from td_app.words.chip_looks import CHIP_COLOURS

WORDS = 4.5
SHAPES = 3.0

SETS = every_case(
    "ink",
    [LIGHT, DARK],
    ids=["light", "dark"],
)


def contrast(one: str, other: str) -> float:
    """Return the WCAG contrast of two colours, from 1 to 21."""
    darker, lighter = sorted((luminance(QColor(one).name()), luminance(QColor(other).name())))
    return (lighter + 0.05) / (darker + 0.05)


@SETS
@every_case(
    "ground",
    ["page", "surface", "sunken", "hover", "felt", "accent_soft", "amber_soft", "red_soft"],
)
def test_words_are_legible_on_every_ground(ink: Colours, ground: str) -> None:
    assert contrast(ink.text, getattr(ink, ground)) >= WORDS
    assert contrast(ink.text_soft, getattr(ink, ground)) >= WORDS


@SETS
@every_case("tone", list(Tone))
def test_words_in_a_tone_are_legible_on_its_pale_ground_and_on_the_page(
    ink: Colours, tone: Tone
) -> None:
    for ground in (ink.soft_of(tone), ink.page, ink.surface):
        assert contrast(ink.text_of(tone), ground) >= WORDS


@SETS
@every_case(
    "words, ground",
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
        ("suit_blue", "surface"),
        ("suit_green", "surface"),
        ("accent_text", "hover"),
        ("accent_text", "sunken"),
    ],
)
def test_words_on_full_colours_are_legible(ink: Colours, words: str, ground: str) -> None:
    assert contrast(getattr(ink, words), getattr(ink, ground)) >= WORDS


@SETS
@every_case("shape", ["line_strong", "focus", "amber", "red"])
@every_case("ground", ["page", "surface", "felt"])
def test_edges_rings_and_bars_stand_out(ink: Colours, shape: str, ground: str) -> None:
    assert contrast(getattr(ink, shape), getattr(ink, ground)) >= SHAPES


@SETS
@every_case("ground", ["page", "surface", "sunken", "hover"])
def test_what_is_greyed_and_what_holds_a_place_can_be_read(ink: Colours, ground: str) -> None:
    assert contrast(ink.text_disabled, getattr(ink, ground)) >= WORDS
    assert contrast(placeholder_of(ink), getattr(ink, ground)) >= WORDS


@SETS
@every_case("ground", ["page", "surface", "sunken", "hover", "felt", "accent_soft"])
@every_case("chip", [*CHIP_COLOURS.values(), UNKNOWN])
def test_a_chip_stands_out_and_its_figure_on_it(ink: Colours, ground: str, chip: str) -> None:
    around = getattr(ink, ground)
    assert max(contrast(ink.line_strong, around), contrast(chip, around)) >= SHAPES
    assert contrast("#14171a" if takes_black(chip) else "#ffffff", chip) >= WORDS


@SETS
@every_case("bar", ["focus", "red"])
@every_case("ground", ["page", "surface", "hover", "accent_soft"])
def test_the_bar_of_a_stack_stands_out_in_its_row(ink: Colours, bar: str, ground: str) -> None:
    assert contrast(getattr(ink, bar), getattr(ink, ground)) >= SHAPES


def placeholder_of(ink: Colours) -> str:
    """The colour of a field's hint, as the style gives it to Qt."""
    return palette_of(ink).color(QPalette.ColorRole.PlaceholderText).name()


RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
CHOSEN = re.compile(r":(selected|checked)")
EDGE = re.compile(r"border(?:-color|-top|-bottom|-left)?:[^;]*\$(\w+)")


def chosen_rules() -> list[tuple[str, str]]:
    """The style's rules for what is selected on a pale ground, and the colour of their edge."""
    style = (assets_folder() / "style" / "application.qss").read_text(encoding="utf-8")
    found = []
    for what, how in RULE.findall(re.sub(r"/\*.*?\*/", "", style, flags=re.S)):
        if CHOSEN.search(what) and re.search(r"background: \$(accent_soft|sunken);", how):
            edge = EDGE.search(how)
            found.append((what.strip(), edge[1] if edge else ""))
    return found


@SETS
def test_what_is_selected_has_an_edge_that_stands_out(ink: Colours) -> None:
    rules = chosen_rules()
    assert len(rules) >= 6
    for what, edge in rules:
        assert edge, what
        for ground in ("page", "surface", "accent_soft", "sunken"):
            assert contrast(getattr(ink, edge), getattr(ink, ground)) >= SHAPES, what


@SETS
def test_every_colour_is_written_in_full(ink: Colours) -> None:
    for colour in fields(ink):
        value = getattr(ink, colour.name)
        assert len(value) == 7 and QColor(value).isValid(), colour.name


def test_spaces_are_on_the_grid() -> None:
    assert all(space % 4 == 0 for space in Space)


#: What is no page's: chips have their own colours, the finder its veil, a picture its logo.
DRAWN = frozenset({"chip_disc.py", "finder_panel.py", "public_scenes.py"})
COLOUR = re.compile(r"#[0-9A-Fa-f]{3,8}\b|(?:color|background)\s*:\s*\w")


def test_no_page_has_a_colour_of_its_own() -> None:
    """What is measured here is then what is seen on every page, dialog and wall."""
    screens = Path(ui.__path__[0])
    found = [
        f"{file.relative_to(screens)}: {hit[0]}"
        for file in sorted(screens.rglob("*.py"))
        if "theme" not in file.parts and file.name not in DRAWN
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and (hit := COLOUR.search(node.value))
    ]
    assert found == []
