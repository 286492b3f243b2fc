"""The wall composed: read from ten metres, whole, in every state, shape, theme and language."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from wall_scenes import SHAPES, STATES, cap_of, every_turn, room_of, said, scene_of

from reports.lettering import Weight
from reports.marks import Picture, Said
from td_app.wall.facts import WallFacts
from td_app.wall.scene import MARGIN, Board, Box, Clothes, Scene, shape_of, width_at
from td_app.wall.themes import CLUB, THEMES, club_theme, contrast
from td_app.words.language import LANGUAGES, answering_in

LEAST = 54
LABEL = 36
#: A hair less, for what was fitted to its room.
HAIR = 0.6
EVERY_THEME = [*THEMES.values(), club_theme("#c8102e", "#0033a0")]


@cache
def facts(state: str, language: str) -> WallFacts:
    with answering_in(language):
        return STATES[state]()


def scenes(state: str, language: str, shape: str) -> list[Scene]:
    told = facts(state, language)
    with answering_in(language):
        return [scene_of(told, shape, turn) for turn in every_turn(told, shape)]


def words_of(scene: Scene) -> list[Said]:
    return [mark for mark in scene.marks if isinstance(mark, Said)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("state", STATES)
class TestReadFromTenMetres:
    def test_capitals_are_54_pixels_and_labels_36(self, state: str, language: str) -> None:
        for scene in scenes(state, language, "wide"):
            small = [mark for mark in words_of(scene) if cap_of(mark) < LEAST - HAIR]
            assert all(cap_of(mark) >= LABEL - HAIR for mark in small if not on_a_chip(scene, mark))

    @pytest.mark.parametrize("shape", SHAPES)
    def test_nothing_but_a_name_ends_in_an_ellipsis(
        self, state: str, language: str, shape: str
    ) -> None:
        for scene in scenes(state, language, shape):
            cut = [text for text in said(scene) if text.endswith("…")]
            # The players of these evenings have numbers in their names, which may be shortened.
            assert all(text.startswith(("JOUEUR", "NOMDEFAMILLE")) for text in cut), cut

    @pytest.mark.parametrize("shape", SHAPES)
    def test_everything_stands_inside_the_safe_margin(
        self, state: str, language: str, shape: str
    ) -> None:
        for scene in scenes(state, language, shape):
            for mark in words_of(scene):
                (left, top, right, bottom) = room_of(mark)
                assert left >= MARGIN - 2 and right <= scene.width - MARGIN + 2, mark
                assert top >= MARGIN - 26 and bottom <= scene.height - MARGIN + 26, mark

    @pytest.mark.parametrize("shape", SHAPES)
    def test_no_words_stand_on_others(self, state: str, language: str, shape: str) -> None:
        for scene in scenes(state, language, shape):
            rooms = [(room_of(mark), mark.text) for mark in words_of(scene)]
            for (one, first), (other, second) in combinations(rooms, 2):
                assert not overlap(one, other), (first, second)


def overlap(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    apart = 1.5
    across = one[0] < other[2] - apart and other[0] < one[2] - apart
    return across and one[1] < other[3] - apart and other[1] < one[3] - apart


def on_a_chip(scene: Scene, mark: Said) -> bool:
    """What a chip says is said beside it too, in letters that are read."""
    return said(scene).count(mark.text.replace("\u202f", " ")) > 1 or mark.align == "center"


class TestThemes:
    @pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.key)
    def test_whatever_is_read_has_seven_to_one(self, theme) -> None:
        for ground in (theme.inner, theme.outer, theme.panel):
            for ink in (theme.ink, theme.soft, theme.gold, theme.accent_text):
                assert contrast(ink, ground) >= 7
            assert contrast(theme.amber_text, ground) >= 7
            assert contrast(theme.red_text, ground) >= 7
        grounds = {
            theme.accent: theme.on_accent,
            theme.amber: theme.on_amber,
            theme.red: theme.on_red,
            theme.filled: theme.ink,
        }
        assert all(contrast(ink, ground) >= 7 for ground, ink in grounds.items())

    def test_a_club_without_a_logo_wears_noir(self) -> None:
        from td_app.wall.themes import NOIR, theme_of

        assert theme_of(CLUB) is NOIR and theme_of("a name of another edition") is NOIR
        assert theme_of("plum").key == "bordeaux"


class TestShapes:
    @pytest.mark.parametrize(
        ("size", "shape"),
        [
            ((1366, 768), "wide"),
            ((1280, 800), "wide"),
            ((1024, 768), "square"),
            ((1280, 1024), "square"),
            ((1080, 1920), "tall"),
            ((800, 800), "tall"),
        ],
    )
    def test_each_has_a_layout_of_its_own(self, size: tuple[int, int], shape: str) -> None:
        assert shape_of(*size) == shape

    def test_the_time_is_420_pixels_alone_and_300_beside_a_list(self) -> None:
        told = facts("running", "fr")
        shown = (words_of(scene_of(told, "wide", turn)) for turn in every_turn(told))
        even = [[mark for mark in words if mark.face is Weight.EVEN] for words in shown]
        times = [cap_of(marks[0]) for marks in even]
        assert max(times) == pytest.approx(420, abs=4)
        assert min(times) == pytest.approx(300, abs=4)

    def test_a_line_barely_too_long_is_cut_in_two_and_keeps_its_end(self) -> None:
        told = "Ensuite : 150/300 · ante BB\u00a0300"
        wide = width_at(told, LEAST, Weight.SEMIBOLD)
        for room in range(round(wide * 0.7), round(wide * 1.1)):
            board = Board(THEMES["noir"])
            board.lines(Box(0, 0, room, 2.7 * LEAST), told, LEAST, "#fff")
            shown = [mark.text for mark in board.marks if isinstance(mark, Said)]
            assert shown[-1].endswith("300"), room


class TestTheLogo:
    @pytest.mark.parametrize("shape", ["wide"])
    def test_it_stands_beside_the_title_on_its_own_ground(self, shape: str) -> None:
        clothes = Clothes(THEMES["noir"], logo=1.6, plate=True)
        scene = scene_of(facts("running", "fr"), shape, clothes=clothes)
        (logo,) = [mark for mark in scene.marks if isinstance(mark, Picture)]
        assert logo.height <= 160
        assert logo.width == pytest.approx(1.6 * logo.height, rel=0.1), "in its proportions"
