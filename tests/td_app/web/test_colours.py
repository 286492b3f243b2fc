"""The phones' colours, in the light and in the dark: seven to one for words, three for shapes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from reports.marks import takes_black
from td_app.wall.chips import UNKNOWN
from td_app.wall.themes import contrast
from td_app.web.pages.files import HERE
from td_app.words.chip_looks import CHIP_COLOURS

WORDS = 7.0
SHAPES = 3.0
LAID = re.compile(r"--([\w-]+): ([^;]+);")
USED = re.compile(r"(?<![\w-])(background|color|border(?:-[a-z]+)?): [^;]*?var\(--([\w-]+)\)")


def style() -> str:
    return re.sub(r"/\*.*?\*/", "", (HERE / "phone.css").read_text("utf-8"), flags=re.S)


def tokens(way: str) -> dict[str, str]:
    """Return the colours of a way, ``light`` or ``dark``, by their names."""
    first, second = re.findall(r":root \{(.*?)\}", style(), flags=re.S)
    laid = dict(LAID.findall(first))
    if way == "dark":
        laid |= dict(LAID.findall(second))
    return {name: laid[named(value)] if "var(" in value else value for name, value in laid.items()}


def named(value: str) -> str:
    """Return the colour that ``var(--text)`` names: ``text``."""
    return value.removeprefix("var(--").removesuffix(")")


def rules() -> Iterator[tuple[str, str]]:
    for what, how in re.findall(r"([^{}]+)\{([^{}]*)\}", style()):
        yield what.strip(), how


WAYS = pytest.mark.parametrize("way", ["light", "dark"])


@WAYS
@pytest.mark.parametrize("ground", ["page", "surface"])
@pytest.mark.parametrize("ink", ["text", "soft", "accent-text", "amber-text", "red-text"])
def test_words_on_the_page_and_on_what_lies_on_it(way: str, ground: str, ink: str) -> None:
    laid = tokens(way)
    assert contrast(laid[ink], laid[ground]) >= WORDS


@WAYS
def test_words_of_a_rule_are_read_on_the_ground_of_that_rule(way: str) -> None:
    laid = tokens(way)
    found = 0
    for what, how in rules():
        used = dict(USED.findall(how))
        if {"background", "color"} <= set(used) and {*used.values()} <= set(laid):
            found += 1
            assert contrast(laid[used["color"]], laid[used["background"]]) >= WORDS, what
    assert found >= 12


@WAYS
def test_each_state_of_the_clock_is_read_on_its_ground(way: str) -> None:
    laid = tokens(way)
    usual = next(how for what, how in rules() if what == ".face")
    states = [how for what, how in rules() if re.fullmatch(r"\.face\[data-look=\w+\]", what)]
    assert len(states) >= 6
    for how in states:
        worn = dict(LAID.findall(usual)) | dict(LAID.findall(how))
        colours = {name: laid[named(value)] for name, value in worn.items()}
        grounds = {colours["ground"], laid["felt-edge"]}
        if colours["ground"] != laid["felt"]:
            grounds = {colours["ground"]}
        for ground, ink in product(grounds, ("bright", "dim", "time")):
            assert contrast(colours[ink], ground) >= WORDS, (how, ink)


@WAYS
@pytest.mark.parametrize("shape", ["strong", "focus", "accent", "red", "ink", "bar"])
@pytest.mark.parametrize("ground", ["page", "surface"])
def test_edges_rings_and_bars_stand_out(way: str, shape: str, ground: str) -> None:
    laid = tokens(way)
    assert contrast(laid[shape], laid[ground]) >= SHAPES


@WAYS
@pytest.mark.parametrize("chip", [*CHIP_COLOURS.values(), UNKNOWN])
def test_a_chip_stands_out_by_its_rim_and_its_figure_is_read(way: str, chip: str) -> None:
    laid = tokens(way)
    for ground in ("page", "surface"):
        assert contrast(laid["strong"], laid[ground]) >= SHAPES, "the ring around it"
    figure = "#14171a" if takes_black(chip) else "#ffffff"
    assert contrast(figure, chip) >= 4.5
