"""Several tournaments on one picture: each reads from as far as a wall does, a tile tells less."""

from __future__ import annotations

from dataclasses import replace

import pytest
from builders import a_tournament
from wall_scenes import SHAPES, STATES, cap_of, facts_of, room_of, scene_of, told

from reports.marks import Said
from td_app.wall.facts import WallFacts
from td_app.wall.scene import READ, Clothes, Scene
from td_app.wall.themes import JOUR, NOIR
from td_app.wall.tiles import list_pages, overlay, tile_of, tiled

NAMES = ("Open d’automne", "Satellite du samedi soir à Saint-Germain", "Deepstack")
CLOTHES = Clothes(NOIR)


def walls(count: int) -> list[WallFacts]:
    """Return so many tournaments, each in another state."""
    states = [STATES[name]() for name in list(STATES)[:9]]
    found = [states[number % len(states)] for number in range(count)]
    return [
        replace(facts, column=replace(facts.column, title=NAMES[number % len(NAMES)]))
        for number, facts in enumerate(found)
    ]


def words(scene: Scene) -> list[Said]:
    return [mark for mark in scene.marks if isinstance(mark, Said)]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [2, 3, 4, 5, 9])
def test_nothing_is_smaller_than_what_a_room_reads(count: int, shape: str) -> None:
    scene = tiled(walls(count), CLOTHES, *SHAPES[shape])
    assert min(cap_of(mark) for mark in words(scene)) >= READ - 0.5


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("count", [2, 4, 9])
def test_no_words_touch_others_or_leave_the_picture(count: int, shape: str) -> None:
    scene = tiled(walls(count), CLOTHES, *SHAPES[shape])
    rooms = [room_of(mark) for mark in words(scene)]
    for left, top, right, bottom in rooms:
        assert left >= 0 and top >= 0
        assert right <= scene.width + 1 and bottom <= scene.height
    for number, (left, top, right, bottom) in enumerate(rooms):
        for x, y, end, foot in rooms[number + 1 :]:
            assert right <= x + 1 or end <= left + 1 or bottom <= y or foot <= top


def test_blinds_of_a_late_level_are_whole_in_a_list() -> None:
    facts = STATES["running"]()
    late = replace(facts, face=replace(facts.face, blinds="100 000 / 200 000"))
    for shape in SHAPES.values():
        scene = tiled([late] * 6, CLOTHES, *shape)
        assert min(cap_of(mark) for mark in words(scene)) >= READ - 0.5


def test_one_in_play_has_the_whole_wall() -> None:
    facts = STATES["running"]()
    assert tiled([facts], CLOTHES, 1920, 1080) == scene_of(facts)


def test_each_is_told_with_its_time_its_blinds_and_who_is_left() -> None:
    scene = tiled(walls(2), CLOTHES, 1920, 1080)
    for part in ("Open d’automne", "Bientôt", "25/50", "Ensuite : 50/100", "32 / 32", "20:00"):
        assert part in told(scene)


def test_a_tile_of_four_tells_less() -> None:
    assert "Ensuite" not in told(tiled(walls(4), CLOTHES, 1920, 1080))


def test_the_time_ticks_apart_from_what_stays() -> None:
    running = facts_of(a_tournament(16))
    scene = tiled([running, running], CLOTHES, 1920, 1080)
    assert [mark.text for mark in scene.ticking if isinstance(mark, Said)] == ["20:00", "20:00"]


def test_more_than_a_page_turn_over() -> None:
    assert list_pages(4, CLOTHES, 1920, 1080) == 1
    pages = list_pages(9, CLOTHES, 1920, 1080)
    assert pages == 2
    shown = [told(tiled(walls(9), CLOTHES, 1920, 1080, page)) for page in range(pages)]
    assert shown[0] != shown[1]
    assert all(part.strip() for part in shown)


def test_a_state_too_long_for_its_tile_is_told_without_its_level() -> None:
    over = STATES["overtime"]()
    assert "temps dépassé" in told(tiled([over, over], CLOTHES, 1920, 1080))
    assert "…" not in told(tiled([over, over], CLOTHES, 1920, 1080))


def test_what_is_read_out_names_each_tournament() -> None:
    said = tiled(walls(2), CLOTHES, 1920, 1080).said
    assert "Open d’automne" in said
    assert "Joueurs\u00a0: 32 / 32" in said


def test_the_blinds_of_a_break_are_not_told_twice() -> None:
    assert tile_of(STATES["break"]()).coming == ""


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("state", ["running", "break", "overtime", "last_seconds", "not_started"])
def test_over_a_film_only_four_things_are_told_on_no_ground(state: str, shape: str) -> None:
    scene = overlay(STATES[state](), JOUR, *SHAPES[shape])
    assert (scene.theme.inner, scene.theme.outer) == ("", "")
    assert len(words(scene)) <= 5
    assert min(cap_of(mark) for mark in words(scene)) >= READ - 0.5
    assert all(room_of(mark)[1] > scene.height * 0.7 for mark in words(scene))
