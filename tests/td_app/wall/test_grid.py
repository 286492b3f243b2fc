"""What the wall promises by measure: one grid, one size of the time, gaps that are even."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from builders import a_tournament
from wall_scenes import SHAPES, STATES, cap_of, every_turn, facts_of, room_of, scene_of, told

from reports.lettering import Weight
from reports.marks import Bar, Disc, Said, Stroke
from td_app.tournament import commands as cmd
from td_app.wall.composing import Turn
from td_app.wall.facts import Figure, WallFacts
from td_app.wall.scene import LABEL, MARGIN, READ, Scene
from td_app.wall.sides import sides_of
from td_app.wall.themes import NOIR

#: The states whose time is that of a level or of a break.
TIMED = (
    "running",
    "paused",
    "break",
    "hour_break",
    "last_minute",
    "last_seconds",
    "last_level",
    "overtime",
)
HAIR = 0.6


def time_of(scene: Scene) -> Said:
    even = [m for m in scene.marks if isinstance(m, Said) and m.face is Weight.EVEN]
    return max(even, key=cap_of)


def turn_of(facts: WallFacts, part: str) -> Turn:
    """Return the turn whose list tells ``part``: lines, chips, stacks…"""
    pages = [side.page for side in sides_of(facts.column)]
    return Turn(side=next(at for at, page in enumerate(pages) if page and getattr(page, part)))


class TestTheTime:
    @pytest.mark.parametrize("shape", SHAPES)
    def test_it_has_one_size_in_every_state(self, shape: str) -> None:
        caps = {state: cap_of(time_of(scene_of(STATES[state](), shape))) for state in TIMED}
        assert max(caps.values()) - min(caps.values()) < HAIR * 10, caps
        assert shape != "wide" or min(caps.values()) >= 356
        assert shape != "tall" or min(caps.values()) >= 310

    @pytest.mark.parametrize("state", TIMED)
    @pytest.mark.parametrize("shape", SHAPES)
    def test_nothing_around_it_is_nearer_than_24_pixels(self, state: str, shape: str) -> None:
        scene = scene_of(STATES[state](), shape)
        (left, top, right, bottom) = room_of(time_of(scene))
        for mark in scene.marks:
            if isinstance(mark, Said) and mark != time_of(scene):
                (x, over, end, under) = room_of(mark)
                across = x < right and end > left
                assert not across or under <= top - 23 or over >= bottom + 23, mark


@pytest.mark.parametrize("shape", SHAPES)
def test_the_figures_of_level_18_are_of_its_words(shape: str) -> None:
    facts = STATES["running"]()
    clock = replace(facts.face.clock, heading="Niveau 18")
    scene = scene_of(replace(facts, face=replace(facts.face, clock=clock)), shape)
    (words,) = (m for m in scene.still if isinstance(m, Said) and m.text == "Niveau 18")
    assert words.face is Weight.WORDS_SEMIBOLD
    (left, _, right, _) = room_of(words)
    assert (left + right) / 2 == pytest.approx(
        (room_of(time_of(scene))[0] + room_of(time_of(scene))[2]) / 2, abs=4
    )


class TestTheGrid:
    @pytest.mark.parametrize("state", [one for one in TIMED if one != "running"])
    @pytest.mark.parametrize("shape", SHAPES)
    def test_the_ground_of_a_state_begins_at_the_margin(self, state: str, shape: str) -> None:
        scene = scene_of(STATES[state](), shape)
        (ground, *_) = (m for m in scene.marks if isinstance(m, Bar))
        edge = ground.thick / 2 if ground.edge else 0.0
        assert MARGIN <= ground.x <= MARGIN + 3 + edge
        assert ground.top >= MARGIN

    @pytest.mark.parametrize("state", [*TIMED, "not_started"])
    def test_figures_share_the_column_none_alone_on_its_turn(self, state: str) -> None:
        column = STATES[state]().column
        known = len(column.figures) + (column.late_figure is not None)
        for side in sides_of(column):
            assert side.listed or side.late_entry or len(side.figures) == min(4, known)

    def test_once_nobody_may_enter_the_column_tells_it_no_more(self) -> None:
        column = STATES["break"]().column
        assert column.late_entry == "Entrées tardives closes" and column.late_figure is None
        (figures, *_) = sides_of(column)
        told = [one.caption for one in figures.figures]
        assert told == ["Joueurs", "Tapis moyen", "Jetons en jeu"] and not figures.late_entry
        end = Figure("Fin estimée", "vers 19:10")
        sides = sides_of(replace(column, figures=(*column.figures, end)))
        assert sides[0].figures[-1] == end

    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_a_slash_stands_clear_of_the_line_under_the_blinds(self, shape: str) -> None:
        facts = STATES["running"]()
        for turn in every_turn(facts, shape):
            words = [m for m in scene_of(facts, shape, turn).marks if isinstance(m, Said)]
            blinds = next(m for m in words if m.text == "25/50" and cap_of(m) > 100)
            under = next(m for m in words if m.text.startswith("Ensuite"))
            assert under.baseline - cap_of(under) >= blinds.baseline + 0.1 * cap_of(blinds) + 20

    def test_chips_known_about_only_are_read_from_ten_metres_too(self) -> None:
        session = a_tournament(32, tables=4)
        session.dispatch(cmd.GoToStep(4))
        session.dispatch(cmd.WithdrawValue(25, at_tables=True))
        marks = [m for m in scene_of(facts_of(session)).marks if isinstance(m, Said)]
        start = next(at for at, mark in enumerate(marks) if mark.text == "Tapis moyen")
        (sign, figure) = marks[start + 1 : start + 3]
        assert sign.text == "~" and cap_of(sign) >= LABEL - HAIR
        assert cap_of(figure) >= READ - HAIR


class TestLists:
    @pytest.mark.parametrize("shape", SHAPES)
    def test_the_rims_of_chips_are_apart(self, shape: str) -> None:
        facts = STATES["running"]()
        scene = scene_of(facts, shape, turn_of(facts, "chips"))
        halos = [m for m in scene.marks if isinstance(m, Disc) and m.colour == "#ffffff"]
        largest = max(one.radius for one in halos)
        rims = sorted({(d.x, d.y) for d in halos if d.radius == largest})
        for (x, y), (other, below) in pairwise(rims):
            assert x != other or below - y - 2 * largest >= 8 - HAIR

    @pytest.mark.parametrize("shape", SHAPES)
    def test_the_tick_of_the_average_reaches_no_letter(self, shape: str) -> None:
        facts = STATES["stacks"]()
        scene = scene_of(facts, shape, turn_of(facts, "stacks"))
        strokes = [m for m in scene.marks if isinstance(m, Stroke)]
        ticks = [m for m in strokes if m.points[0][0] == m.points[1][0]]
        names = [m for m in scene.marks if isinstance(m, Said) and m.text.startswith("JOUEUR")]
        for tick in ticks:
            (top, bottom) = (tick.points[0][1], tick.points[1][1])
            for name in names:
                assert name.baseline + 12 <= top + HAIR or name.baseline - cap_of(name) >= bottom

    def test_an_english_rank_has_its_letters_small_and_high(self) -> None:
        from td_app.words.language import answering_in

        with answering_in("en"):
            facts = STATES["running"]()
            scene = scene_of(facts, turn=turn_of(facts, "lines"))
        (first,) = [m for m in scene.marks if isinstance(m, Said) and m.text == "1"]
        (letters,) = [m for m in scene.marks if isinstance(m, Said) and m.text == "st"]
        assert cap_of(letters) < cap_of(first) * 0.7
        assert room_of(letters)[1] == pytest.approx(room_of(first)[1], abs=1)

    @pytest.mark.parametrize("shape", SHAPES)
    def test_short_lists_have_large_letters(self, shape: str) -> None:
        facts = STATES["running"]()
        scene = scene_of(facts, shape, turn_of(facts, "lines"))
        gold = [m for m in scene.marks if isinstance(m, Said) and m.colour == NOIR.gold]
        assert min(map(cap_of, gold)) >= READ and "Un panier garni" in told(scene)
