"""The largest stacks on the wall, once they were counted: seven, or six where rows are low."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_tournament, everyone, out, seated_at
from wall_scenes import SHAPES, cap_of, facts_of, said, scene_of

from reports.marks import Bar, Said, Stroke
from reports.stacks_chart import StackLine
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.views.clock import clock_view
from td_app.tournament.views.finishing import standings
from td_app.wall.composing import Turn
from td_app.wall.scene import Board, Box
from td_app.wall.stacks import MOST, counted_stacks, place_stacks, stacks_sentence
from td_app.wall.themes import NOIR
from td_app.wall.wishes import PANELS, PanelWish, WallWishes, wishes_read, written_wishes

ONLY = WallWishes(tuple(PanelWish(key, on=key == "stacks") for key in PANELS))


@pytest.fixture
def session() -> TournamentSession:
    return a_tournament(16, tables=2)


def count(session: TournamentSession, *tables: int, short: int = 500) -> None:
    """Count each table: who sits first has what the last one lacks, ``short`` chips left."""
    stack = session.state.setup.starting_stack
    for table in tables:
        first, *others, last = seated_at(session, table)
        stacks = ((first, 2 * stack - short), *((who, stack) for who in others), (last, short))
        session.dispatch(cmd.CountStacks(table, stacks))


def panel(session: TournamentSession, shape: str = "wide"):
    return scene_of(facts_of(session, wishes=ONLY), shape, Turn(side=-1))


def dashes(scene) -> list[Stroke]:
    """Return the dashes of the average: lines that go down."""
    strokes = [mark for mark in scene.marks if isinstance(mark, Stroke)]
    return [one for one in strokes if one.points[0][0] == one.points[1][0]]


SHOWN = {"wide": MOST - 1, "square": MOST, "tall": MOST - 1}


class TestThePanel:
    def test_it_waits_until_each_table_was_counted(self, session: TournamentSession) -> None:
        assert facts_of(session, wishes=ONLY).column.pages == ()
        count(session, 1)
        assert facts_of(session, wishes=ONLY).column.pages == ()
        count(session, 2)
        (page,) = facts_of(session, wishes=ONLY).column.pages
        assert page.title == "Plus gros tapis" and page.stacks is not None

    @pytest.mark.parametrize("shape", SHAPES)
    def test_names_with_amounts_read_from_ten_metres(
        self, session: TournamentSession, shape: str
    ) -> None:
        count(session, 1, 2)
        scene = panel(session, shape)
        shown = said(scene)
        assert sum(text.startswith("JOUEUR") for text in shown) == SHOWN[shape]
        assert [text for text in shown if text == "19 500"] == ["19 500"] * 2
        assert "moy. 10 000" in shown
        amounts = [m for m in scene.marks if isinstance(m, Said) and m.colour == NOIR.gold]
        assert len(amounts) == SHOWN[shape] and min(map(cap_of, amounts)) >= 53.4

    @pytest.mark.parametrize("shape", SHAPES)
    def test_a_bar_of_eight_pixels_under_each_and_the_average_across(
        self, session: TournamentSession, shape: str
    ) -> None:
        count(session, 1, 2)
        scene = panel(session, shape)
        bars = [m for m in scene.marks if isinstance(m, Bar) and m.height == 8]
        (whole, *_, least) = sorted(bars, key=lambda bar: -bar.width)
        assert len(bars) >= SHOWN[shape]
        assert least.width == pytest.approx(whole.width * 10 / 19.5)
        assert len(dashes(scene)) == SHOWN[shape]
        assert len({one.points[0][0] for one in dashes(scene)}) == 1, "one line"

    def test_ten_capitals_and_an_initial_stand_beside_their_amount(self) -> None:
        line = StackLine("ZIMMERMANN Hugo", 20_725, "20\u202f725", "1.1")
        session = a_tournament(16, tables=2)
        count(session, 1, 2)
        (page,) = facts_of(session, wishes=ONLY).column.pages
        assert page.stacks is not None
        board = Board(NOIR)
        place_stacks(board, Box(0, 0, 816, 672), replace(page.stacks, lines=(line,) * 6))
        assert "ZIMMERMANN H." in [mark.text for mark in board.marks if isinstance(mark, Said)]

    def test_a_short_stack_is_red_and_striped(self) -> None:
        session = a_tournament(4, tables=1)
        count(session, 1, short=475)
        scene = panel(session)
        (short,) = [m for m in scene.marks if isinstance(m, Stroke) and m.thick == 8]
        assert short.colour == NOIR.red_text and short.dashes

    def test_a_stack_of_before_an_elimination_is_told_as_such(
        self, session: TournamentSession
    ) -> None:
        count(session, 1, 2)
        out(session, seated_at(session, 1)[3])
        assert "~" in said(panel(session))

    def test_once_it_is_over_the_ranking_alone_is_shown(self) -> None:
        session = a_tournament(4, tables=1)
        count(session, 1)
        out(session, *list(everyone(session))[:3])
        pages = facts_of(session, wishes=ONLY).column.pages
        assert [page.stacks for page in pages] == [None]


class TestWishes:
    def test_wishes_of_before_are_read_and_show_it(self) -> None:
        kept = written_wishes(WallWishes((PanelWish("chips", 25, on=False),)))
        read = wishes_read(kept.replace('"stacks"', '"former"'))
        assert read.panel("chips") == PanelWish("chips", 25, on=False)
        assert read.panel("stacks") == PanelWish("stacks")

    def test_a_club_may_do_without(self, session: TournamentSession) -> None:
        count(session, 1, 2)
        without = WallWishes(tuple(PanelWish(key, on=False) for key in PANELS))
        assert facts_of(session, wishes=without).column.pages == ()


def test_the_sentence_tells_names_stacks_the_unit_and_the_average() -> None:
    session = a_tournament(4, tables=1)
    count(session, 1, short=475)
    table = standings(session.state, session)
    stacks = counted_stacks(table, clock_view(session.state, session.now_ms()))
    assert stacks is not None
    told = stacks_sentence(stacks).replace("\u202f", " ").replace("\u00a0", " ")
    assert told.startswith("Tapis comptés, en jetons : JOUEUR")
    assert "475 · 9,5 BB" in told and told.endswith("Tapis moyen : 10 000 jetons.")
