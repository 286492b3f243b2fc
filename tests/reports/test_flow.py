"""Filling pages: nothing cut, nothing lost, headers wherever a column begins."""

from __future__ import annotations

import pytest

from reports.flow import Block, Section, ended_together, flow, stacked
from reports.sheet import Box

PAGE = Box(0, 0, 100, 100)


def a_block(height=10.0, **more):
    return Block(height, lambda sheet, box: None, **more)


def pages_of(*sections):
    return flow(sections, PAGE, PAGE)


def test_rows_go_down_then_to_the_next_page():
    rows = tuple(a_block() for _ in range(25))
    pages = pages_of(Section(rows))
    assert [len(page) for page in pages] == [10, 10, 5]
    assert [placed.block for page in pages for placed in page] == list(rows)


def test_the_last_rows_of_a_list_turn_the_page_together():
    rows = ended_together([a_block() for _ in range(11)])
    assert [len(page) for page in pages_of(Section(tuple(rows)))] == [7, 4]
    assert len(ended_together([])) == 0


def test_nothing_stands_below_the_foot():
    rows = tuple(a_block(7 + n % 5, gap=2) for n in range(60))
    for page in pages_of(Section(rows, columns=3, gutter=5)):
        assert all(placed.box.bottom <= PAGE.bottom + 0.1 for placed in page)


def test_the_header_stands_at_the_top_of_every_column():
    header = a_block(5)
    rows = tuple(a_block(repeated=header) for _ in range(40))
    for page in pages_of(Section(rows, columns=2, gutter=0)):
        heads = [placed.box for placed in page if placed.block is header]
        assert {(box.x, box.top) for box in heads} == {(0, 0), (50, 0)}


def test_a_heading_goes_to_the_next_page_with_its_first_row():
    rows = tuple(a_block() for _ in range(9))
    heading = a_block(keep_with_next=True)
    pages = pages_of(Section((*rows, heading, a_block())))
    assert heading not in [placed.block for placed in pages[0]]
    assert pages[1][0].block is heading


def test_the_title_of_a_section_goes_with_its_first_row():
    title = a_block()
    pages = pages_of(
        Section(tuple(a_block() for _ in range(9)), gap=0), Section((a_block(),), title)
    )
    assert pages[1][0].block is title


def test_the_last_columns_end_level():
    rows = tuple(a_block() for _ in range(8))
    (page,) = pages_of(Section(rows, columns=2, gutter=0))
    assert max(placed.box.bottom for placed in page) == 40


def test_columns_never_step_up_from_left_to_right():
    rows = (a_block(20), *(a_block() for _ in range(4)))
    (page,) = pages_of(Section(rows, columns=2, gutter=0))
    left = max(placed.box.bottom for placed in page if placed.box.x == 0)
    right = max(placed.box.bottom for placed in page if placed.box.x == 50)
    assert left >= right


def test_a_gap_is_dropped_at_the_top_of_a_page():
    (first, second) = pages_of(Section((a_block(95), a_block(gap=20))))
    assert (first[0].box.top, second[0].box.top) == (0, 0)


def test_stacked_blocks_stay_in_one_piece():
    card = stacked([a_block(30), a_block(30)])
    pages = pages_of(Section((a_block(50), card)))
    assert card.height == 60
    assert pages[1][0].block is card


def test_a_block_taller_than_a_page_is_our_own_fault():
    with pytest.raises(ValueError, match="fits no page"):
        pages_of(Section((a_block(101),)))


def test_no_section_is_one_empty_page():
    assert pages_of() == ((),)
