"""The structure: one page, breaks without a number, what is removed, when it begins."""

from __future__ import annotations

from dataclasses import replace
from datetime import time

import pytest
from every_report import told_in

from reports.blinds_structure import (
    BlindsStructure,
    StructureBreak,
    StructureLevel,
    render_blinds_structure,
)
from reports.drawings import ChipLook

STEPS = (
    StructureLevel(25, 50, 0, 20),
    StructureLevel(50, 100, 0, 20),
    StructureBreak(10, (25,)),
    StructureLevel(600, 1_200, 1_200, 20),
    StructureBreak(15, (100, 500)),
)


CHIPS = tuple(
    ChipLook(value, colour, name)
    for value, colour, name in (
        *((25, "#1f7a45", "vert"), (100, "#1d2022", "noir"), (500, "#6b3fa0", "violet")),
        *((1_000, "#f0c93a", "jaune"), (5_000, "#e57b1f", "orange"), (100_000, "#f2f1ec", "blanc")),
    )
)


def text_of(read, facts, language="fr"):
    return read(render_blinds_structure(told_in(language, facts))).text()


def test_levels_are_numbered_and_breaks_are_not(heading, read):
    text = text_of(read, BlindsStructure(heading, STEPS))
    assert "3 50 min 600 1 200 1 200" in text
    assert "40 min Pause 10 min" in text
    assert "3 niveaux" in text


def test_what_is_removed_at_each_break(heading, read):
    text = text_of(read, BlindsStructure(heading, STEPS))
    assert "on retire les jetons de 25" in text
    assert "on retire les jetons de 100 et 500" in text


def test_hours_are_shown_when_the_beginning_is_known(heading, read):
    text = text_of(read, BlindsStructure(heading, STEPS, begins_at=time(23, 30)))
    assert "Début" in text
    assert "00:10 Pause 10 min" in text


def test_no_ante_column_without_an_ante(heading, read):
    steps = (StructureLevel(25, 50, 0, 20),)
    text = text_of(read, BlindsStructure(heading, steps, ante="none"))
    assert "Ante" not in text
    assert "Sans ante" in text


def test_how_long_and_how_late_one_may_enter(heading, read):
    facts = BlindsStructure(heading, STEPS, starting_stack=20_000, late_entry_until=2)
    text = text_of(read, facts)
    assert "1 h 25" in text
    assert "jusqu’à la fin du niveau 2" in text
    assert "20 000" in text


@pytest.mark.parametrize("levels", [1, 12, 24, 40, 58])
def test_it_holds_on_one_page(levels, heading, read):
    steps = tuple(StructureLevel(n * 100, n * 200, n * 200, 20) for n in range(1, levels + 1))
    facts = BlindsStructure(heading, steps, late_entry_until=1)
    paper = read(render_blinds_structure(facts))
    assert len(paper.pages) == 1
    assert min(one.size for one in paper.written(1)) >= 5.5


def test_a_structure_past_all_reason_takes_another_page(heading, read):
    paper = read(render_blinds_structure(BlindsStructure(heading, STEPS * 40)))
    assert len(paper.pages) > 1
    assert "Petite blinde" in paper.text(2)


def test_in_english(heading, read):
    text = text_of(read, BlindsStructure(heading, STEPS), "en")
    assert "Break 15 min · colour-up of the 100 and 500 chips" in text


def test_every_chip_is_told_by_its_value_and_the_name_of_its_colour(heading, read):
    text = text_of(read, BlindsStructure(heading, STEPS, chips=CHIPS))
    for chip in CHIPS:
        value = f"{chip.value:,}".replace(",", " ")
        assert f"{value} {chip.name}" in text


def test_what_leaves_is_named_with_its_colour(heading, read):
    text = text_of(read, BlindsStructure(heading, STEPS, chips=CHIPS))
    assert "on retire les jetons de 25 (vert)" in text
    assert "on retire les jetons de 100 (noir) et 500 (violet)" in text


@pytest.mark.parametrize("size", ["A4", "A5", "Letter"])
@pytest.mark.parametrize("chips", [1, 6, 12])
def test_forty_rows_and_a_whole_set_of_chips_hold_on_a_page_or_two_small_ones(
    size, chips, heading, read
):
    steps = tuple(StructureLevel(n * 100, n * 200, n * 200, 20) for n in range(1, 37))
    steps = (*steps, *(StructureBreak(10, (25, 100)) for _ in range(4)))
    facts = BlindsStructure(
        replace(heading, size=size), steps, late_entry_until=2, chips=(CHIPS * 2)[:chips]
    )
    assert len(read(render_blinds_structure(facts)).pages) <= (2 if size == "A5" else 1)


def test_an_evening_of_twenty_levels_holds_on_one_small_page(heading, read):
    steps = tuple(StructureLevel(n * 100, n * 200, n * 200, 20) for n in range(1, 21))
    steps = (*steps, *(StructureBreak(10, (25, 100)) for _ in range(4)))
    facts = BlindsStructure(replace(heading, size="A5"), steps, late_entry_until=2, chips=CHIPS[:5])
    assert len(read(render_blinds_structure(facts)).pages) == 1


def test_a_short_structure_is_drawn_under_its_levels_a_long_one_is_not(heading, read):
    title = "Structure : grosse blinde, en jetons"
    assert title in text_of(read, BlindsStructure(heading, STEPS))
    many = tuple(StructureLevel(25 * n, 50 * n, 0, 20) for n in range(1, 31))
    assert title not in text_of(read, BlindsStructure(heading, many))


def test_few_levels_fill_their_page_in_large_type(heading, read):
    steps = tuple(StructureLevel(25 * n, 50 * n, 0, 20) for n in range(1, 11))
    paper = read(render_blinds_structure(BlindsStructure(heading, steps)))
    (blind,) = (one for one in paper.written(1) if one.text.strip() == "500" and one.size > 12)
    assert 15 <= blind.size <= 20
    assert min(one.baseline for one in paper.written(1) if one.size > 9) < 150
