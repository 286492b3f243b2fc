"""Where the sentences of a page's help stand: none over another, what does not fit is listed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from PySide6.QtCore import QRect, QSize

from td_app.ui.widgets.help_layout import Explained, Laid, in_columns, lay_out

SCREEN = QSize(1024, 600)
BUBBLE = (QSize(200, 40), QSize(120, 70))


def list_height(listed: Sequence[int]) -> int:
    return 30 + 20 * len(listed)


def laid(places: Sequence[QRect]) -> Laid:
    return lay_out(SCREEN, [Explained(place, BUBBLE) for place in places], list_height)


def test_a_lone_button_has_its_sentence_at_its_right() -> None:
    (bubble,) = laid([QRect(100, 100, 80, 36)]).bubbles
    assert bubble is not None
    assert bubble.left() > 180 and bubble.center().y() in range(116, 121)


def test_at_the_right_edge_it_stands_at_the_left() -> None:
    (bubble,) = laid([QRect(940, 100, 80, 36)]).bubbles
    assert bubble is not None and bubble.right() < 940


def test_a_table_has_its_sentence_inside() -> None:
    table = QRect(60, 60, 900, 400)
    (bubble,) = laid([table]).bubbles
    assert bubble is not None and table.contains(bubble)


def test_bubbles_cover_no_other_and_no_control() -> None:
    rail = [QRect(8, 60 + 44 * at, 150, 36) for at in range(9)]
    row = [QRect(200 + 110 * at, 60, 100, 36) for at in range(7)]
    whole = laid([*rail, *row])
    shown = [bubble for bubble in whole.bubbles if bubble is not None]
    assert len(shown) + len(whole.listed) == 16
    assert not any(one.intersects(other) for one, other in combinations(shown, 2))
    assert not any(bubble.intersects(place) for bubble in shown for place in [*rail, *row])
    assert not any(bubble.intersects(whole.foot) for bubble in shown)


def test_a_bubble_leaves_the_others_of_its_sentence_in_sight() -> None:
    others = tuple(QRect(190 + 90 * at, 100, 80, 36) for at in range(3))
    explained = Explained(QRect(100, 100, 80, 36), BUBBLE, others)
    (bubble,) = lay_out(SCREEN, [explained], list_height).bubbles
    assert bubble is not None and not any(map(bubble.intersects, others))


def test_the_list_is_as_low_as_its_columns_allow() -> None:
    laid_in = in_columns((20,) * 9 + (60,), 3, 4)
    assert max(column for column, _ in laid_in) == 2
    assert max(top for _, top in laid_in) <= 72


def test_what_finds_no_room_is_listed_at_the_foot() -> None:
    crowd = [QRect(4 + 104 * x, 4 + 40 * y, 100, 36) for x in range(9) for y in range(14)]
    whole = laid(crowd)
    assert whole.listed
    assert whole.foot.bottom() == SCREEN.height() - 1
    assert whole.foot.height() >= min(list_height(whole.listed), SCREEN.height())
