"""The wall composed: read from ten metres, whole, in every state, shape, theme and language."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from itertools import combinations

import pytest
from meeting_walls import MEETINGS, every_turn_of, meeting_at
from wall_scenes import SHAPES, STATES, cap_of, every_turn, room_of, said, scene_of

from reports.lettering import Weight
from reports.marks import Bar, Disc, Drawing, Picture, Said
from td_app.wall.chips import UNKNOWN, ChipFacts
from td_app.wall.clock import ClockLook
from td_app.wall.composing import Composer, Turn, composed
from td_app.wall.face import dress_of, place_chip, sunk
from td_app.wall.facts import WallFacts
from td_app.wall.meeting import meeting_composed
from td_app.wall.meeting_words import MeetingWords
from td_app.wall.scene import (
    MARGIN,
    Backdrop,
    Board,
    Box,
    Clothes,
    Partner,
    Scene,
    shape_of,
    width_at,
)
from td_app.wall.segments import Segment
from td_app.wall.strip import STRIP
from td_app.wall.themes import CLUB, NOIR, THEMES, WHITE, club_theme, contrast
from td_app.wall.turning import Turning
from td_app.words.chip_looks import CHIP_COLOURS
from td_app.words.language import LANGUAGES, answering_in

LEAST = 54
LABEL = 36
#: A hair less, for what was fitted to its room.
HAIR = 0.6
#: A logo made for a square, and one as wide as a banner.
PARTNERS = (Partner("Brasserie du Port", "partner1", 1.0), Partner("Garage", "partner2", 6.0))
PARTNERED = Clothes(THEMES["noir"], partners=PARTNERS)
OVER = replace(PARTNERED, backdrop=Backdrop("background", "#000000", 0.15, 0.75))
#: A club's logo as a square on its plate, and as a banner.
LOGOS = (Clothes(THEMES["noir"], 1.0, plate=True), Clothes(THEMES["noir"], 4.0))
EVERY_CLOTHES = (Clothes(THEMES["noir"]), PARTNERED, OVER, *LOGOS)
EVERY_THEME = [*THEMES.values(), club_theme("#c8102e", "#0033a0")]


@cache
def facts(state: str, language: str) -> WallFacts:
    with answering_in(language):
        return STATES[state]()


@cache
def meeting(state: str, language: str) -> MeetingWords:
    with answering_in(language):
        return meeting_at(state)


@lru_cache(len(SHAPES))
def scenes(state: str, language: str, shape: str) -> list[Scene]:
    """Return the walls of a state, one for each page that turns over, with a partner or none.

    They are composed once for all that is asked of a state, whose tests follow one another.
    """
    with answering_in(language):
        return [scene for worn in EVERY_CLOTHES for scene in turned(state, language, shape, worn)]


def turned(state: str, language: str, shape: str, worn: Clothes) -> list[Scene]:
    if state in MEETINGS:
        words = meeting(state, language)
        turns = every_turn_of(words, shape, partner=bool(worn.partners))
        return [meeting_composed(words, worn, *SHAPES[shape], turn) for turn in turns]
    told = facts(state, language)
    return [scene_of(told, shape, turn, worn) for turn in every_turn(told, shape)]


def words_of(scene: Scene) -> list[Said]:
    return [mark for mark in scene.marks if isinstance(mark, Said)]


@pytest.mark.parametrize("language", LANGUAGES, scope="class")
@pytest.mark.parametrize("state", [*STATES, *MEETINGS], scope="class")
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
            rooms = [(room_of(mark), mark.text) for mark in words_of(scene)] + cards_of(scene)
            for (one, first), (other, second) in combinations(rooms, 2):
                assert not overlap(one, other), (first, second)

    @pytest.mark.parametrize("shape", SHAPES)
    def test_capitals_and_descenders_stand_inside_their_panel(
        self, state: str, language: str, shape: str
    ) -> None:
        for scene in scenes(state, language, shape):
            for mark in words_of(scene):
                (left, top, right, bottom) = room_of(mark)
                if set(mark.text) & set("gjpqyç"):
                    bottom += DESCENDER * mark.size
                for panel in panels_under(scene, mark):
                    assert panel.top - HAIR <= top, mark
                    assert bottom <= panel.top + panel.height + HAIR, mark
                    if panel.colour != scene.theme.filled:
                        assert panel.x - HAIR <= left, mark
                        assert right <= panel.x + panel.width + HAIR, mark

    @pytest.mark.parametrize("shape", SHAPES)
    def test_over_a_picture_all_that_is_read_stands_on_a_ground(
        self, state: str, language: str, shape: str
    ) -> None:
        for scene in scenes(state, language, shape):
            if scene.backdrop is not None:
                alone = [mark for mark in words_of(scene) if not panels_under(scene, mark)]
                assert not alone


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


#: How far letters go below their line, for letters of size one.
DESCENDER = 0.2


def panels_under(scene: Scene, mark: Said) -> list[Bar]:
    """Return the grounds on which the middle of words stands."""
    (left, top, right, bottom) = room_of(mark)
    at = ((left + right) / 2, (top + bottom) / 2)
    grounds = [one for one in scene.marks if isinstance(one, Bar) and one.colour]
    return [one for one in grounds if overlap((*at, *at), corners(one))]


def corners(one: Bar) -> tuple[float, ...]:
    return one.x, one.top, one.x + one.width, one.top + one.height


def cards_of(scene: Scene) -> list[tuple[tuple[float, ...], str]]:
    """Return where a partner's card stands."""
    cards = [mark for mark in scene.marks if isinstance(mark, Bar) and mark.radius == 12]
    return [(corners(one), "card") for one in cards]


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

    @pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.key)
    def test_a_bar_is_told_from_its_groove_on_a_coloured_ground(self, theme) -> None:
        for look in (ClockLook.BREAK, ClockLook.LAST_TEN):
            dress = dress_of(look, theme)
            assert contrast(dress.bar, dress.groove) >= 7
        assert contrast(theme.on_red, sunk(theme.red)) >= 7, "whose time runs out"

    @pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.key)
    def test_every_chip_stands_out_from_what_is_around_it_and_its_figure_on_it(self, theme) -> None:
        for colour in (*CHIP_COLOURS.values(), UNKNOWN):
            for halo in (0, 4, 8):
                board = Board(theme)
                place_chip(board, 0, 0, 60, ChipFacts(25, colour, ""), halo=halo)
                *halos, chip, _ = (mark for mark in board.marks if isinstance(mark, Disc))
                around = [one.colour for one in halos] or [theme.inner, theme.outer, theme.panel]
                seen = (max(contrast(chip.edge, one), contrast(colour, one)) for one in around)
                assert min(seen) >= 3, (colour, halo)
                (figure,) = (mark for mark in board.marks if isinstance(mark, Said))
                assert contrast(figure.colour, colour) >= 4.5, colour

    @pytest.mark.parametrize("theme", EVERY_THEME, ids=lambda theme: theme.key)
    def test_a_chip_that_leaves_stands_out_in_the_break_of_the_timeline(self, theme) -> None:
        for colour in CHIP_COLOURS.values():
            leaves = Segment(10, removes=(ChipFacts(25, colour, ""),))
            timeline = (Segment(20, "Niv. 1", "25/50", "50", on=True), leaves)
            told = replace(facts("running", "fr"), timeline=timeline)
            marks = scene_of(told, clothes=Clothes(theme)).marks
            (disc,) = (one for one in marks if isinstance(one, Disc) and one.colour == colour)
            assert contrast(disc.edge, colour) >= 3, "its rim"
            assert contrast(disc.edge, theme.amber) >= 3 or disc.edge == WHITE

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

    def test_the_time_is_360_pixels_alone_and_285_beside_a_list(self) -> None:
        told = facts("running", "fr")
        shown = (words_of(scene_of(told, "wide", turn)) for turn in every_turn(told))
        even = [[mark for mark in words if mark.face is Weight.EVEN] for words in shown]
        times = [cap_of(marks[0]) for marks in even]
        assert max(times) == pytest.approx(360, abs=4)
        assert min(times) == pytest.approx(287, abs=4)

    @pytest.mark.parametrize("state", ["break", "last_level", "overtime"])
    def test_in_portrait_three_figures_have_a_line_each_as_wide_as_the_wall(
        self, state: str
    ) -> None:
        scene = scene_of(facts(state, "fr"), "tall")
        words = {mark.text: mark for mark in words_of(scene)}
        rooms = [room_of(words[caption]) for caption in ("Joueurs", "Tapis moyen", "Jetons en jeu")]
        assert len({left for left, *_ in rooms}) == 1
        for _, _, right, bottom in rooms:
            beside = [room_of(mark) for mark in words_of(scene)]
            value = [room for room in beside if room[0] > right and room[1] < bottom < room[3]]
            assert max(room[2] for room in value) == pytest.approx(scene.width - MARGIN, abs=3)
            assert min(room[0] for room in value) - right >= 40

    @pytest.mark.parametrize("shape", SHAPES)
    def test_blinds_without_a_line_under_them_keep_off_the_edge_of_overtime(
        self, shape: str
    ) -> None:
        scene = scene_of(facts("overtime", "fr"), shape)
        (edge,) = (mark for mark in scene.still if isinstance(mark, Bar) and mark.dashes)
        foot = edge.top + edge.height
        inside = [mark for mark in words_of(scene) if mark.x < edge.x + edge.width]
        lowest = max(mark.baseline for mark in inside if mark.baseline < foot)
        assert foot - lowest >= 60

    @pytest.mark.parametrize("shape", SHAPES)
    def test_a_round_drawn_whose_clock_waits_shows_its_time(self, shape: str) -> None:
        waits = replace(meeting("meeting_drawn", "fr"), seats=None)
        scene = meeting_composed(waits, Clothes(THEMES["noir"]), *SHAPES[shape], Turn())
        assert waits.face.clock.look is ClockLook.NOT_STARTED and not waits.face.clock.words
        assert waits.face.clock.shown in said(scene)

    @pytest.mark.parametrize("shape", SHAPES)
    @pytest.mark.parametrize("state", ["time_called", "message", "hand_for_hand"])
    def test_the_blinds_stay_under_what_comes_over_the_clock(self, state: str, shape: str) -> None:
        told = facts(state, "fr")
        over = told.time or told.message or told.hand
        assert over is not None
        longer = replace(over, level="Niveau 12 · Hold’em Pot Limit", blinds="10 000 / 20 000")
        for words in (over, longer):
            shown = replace(told, **{type(over).__name__.removesuffix("Words").lower(): words})
            scene = scene_of(shown, shape)
            (blinds,) = [
                mark
                for mark in words_of(scene)
                if plain(mark.text) == plain(words.blinds).replace(" / ", "/")
            ]
            assert cap_of(blinds) >= LABEL - HAIR

    def test_a_line_barely_too_long_is_cut_in_two_and_keeps_its_end(self) -> None:
        told = "Ensuite : 150/300 · ante BB\u00a0300"
        wide = width_at(told, LEAST, Weight.WORDS_SEMIBOLD)
        for room in range(round(wide * 0.7), round(wide * 1.1)):
            board = Board(THEMES["noir"])
            board.lines(Box(0, 0, room, 2.7 * LEAST), told, LEAST, "#fff")
            shown = [mark.text for mark in board.marks if isinstance(mark, Said)]
            assert shown[-1].endswith("300"), room


class TestTheTimeline:
    def test_in_portrait_a_break_is_as_long_as_its_minutes(self) -> None:
        timeline = (
            Segment(20, "Niv. 1", "25/50", "50", on=True),
            Segment(20, "Niv. 2", "50/100", "100"),
            Segment(10),
            *(Segment(20, f"Niv. {level}", "75/150", "150") for level in (3, 4, 5)),
        )
        scene = scene_of(replace(facts("running", "fr"), timeline=timeline), "tall")
        cells = [m for m in scene.marks if isinstance(m, Bar) and m.height == pytest.approx(STRIP)]
        (level, rest) = (cells[0], [cell for cell in cells if cell.colour == NOIR.amber])
        (pause,) = rest
        assert pause.width == pytest.approx(level.width / 2)
        (cup,) = (m for m in scene.marks if isinstance(m, Drawing) and m.name == "break")
        assert cup.side == 54 and cup.x > pause.x and cup.x + cup.side < pause.x + pause.width
        assert len({round(cell.width) for cell in cells if cell is not pause}) == 1

    @pytest.mark.parametrize("state", ["break", "hour_break"])
    def test_the_break_that_is_on_comes_before_its_level_and_has_the_edge(self, state: str) -> None:
        told = facts(state, "fr")
        coming = [one for one in told.timeline if not one.played]
        assert [one.on for one in coming[:2]] == [True, False]
        assert coming[0].is_break and not coming[1].is_break
        bars = [mark for mark in scene_of(told).marks if isinstance(mark, Bar) and mark.thick == 4]
        (edge,) = [bar for bar in bars if bar.height == STRIP]
        assert (edge.x == MARGIN) is (not told.timeline[0].played)

    @pytest.mark.parametrize("state", ["last_level", "overtime"])
    def test_at_the_end_the_levels_played_stand_before_the_one_that_is_on(self, state: str) -> None:
        told = facts(state, "fr")
        levels = [one for one in told.timeline if not one.is_break]
        assert 1 < len(levels) <= 6
        assert [one.on for one in levels] == [False] * (len(levels) - 1) + [True]
        assert all(one.played for one in levels[:-1]), "those before it"
        red = THEMES["noir"].red
        fills = {mark.colour for mark in scene_of(told).marks if isinstance(mark, Bar)}
        assert (red in fills) is (state == "overtime"), "its time is over"

    def test_what_has_not_begun_has_nothing_filled(self) -> None:
        told = facts("not_started", "fr")
        assert not any(one.on or one.played for one in told.timeline)
        fills = {mark.colour for mark in scene_of(told).marks if isinstance(mark, Bar)}
        assert THEMES["noir"].filled not in fills

    def test_in_a_break_the_average_is_told_at_the_blinds_to_come(self) -> None:
        told = facts("break", "fr")
        average = next(one for one in told.column.figures if one.caption == "Tapis moyen")
        big = int(told.face.blinds.split(" / ")[1])
        stack = int(average.figure.replace("\u202f", ""))
        assert average.beside.startswith(f"· {stack / big:.1f}".replace(".", ","))


class TestTheLogo:
    @pytest.mark.parametrize("shape", SHAPES)
    def test_it_stands_beside_the_title_on_its_own_ground(self, shape: str) -> None:
        clothes = Clothes(THEMES["noir"], logo=1.6, plate=True)
        scene = scene_of(facts("running", "fr"), shape, clothes=clothes)
        (logo,) = [mark for mark in scene.marks if isinstance(mark, Picture)]
        assert logo.height <= 160
        assert logo.width == pytest.approx(1.6 * logo.height, rel=0.1), "in its proportions"


class TestPartners:
    @pytest.mark.parametrize("shape", SHAPES)
    @pytest.mark.parametrize("state", [*STATES, *MEETINGS])
    def test_one_stands_at_the_bottom_on_white_in_every_state(self, state: str, shape: str) -> None:
        for scene in turned(state, "fr", shape, PARTNERED):
            pictures = [mark for mark in scene.marks if isinstance(mark, Picture)]
            logos = [picture for picture in pictures if picture.name.startswith("partner")]
            assert [logo.name for logo in logos] == ["partner1"] or told_in_strip(state), state
            for logo in logos:
                assert (logo.width, logo.height) == pytest.approx((96, 96))
                # In portrait it may stand under the hour, so that no level gives way.
                assert logo.x < 300 or (shape == "tall" and logo.x > scene.width * 0.7)
                assert logo.top + logo.height >= scene.height - MARGIN - (STRIP - 96) / 2
                assert scene.said[-1] == "Partenaire\u00a0: Brasserie du Port"

    def test_they_take_turns_of_twelve_seconds(self) -> None:
        turning = Turning()
        told = facts("running", "fr")
        seen = [turning.turn(told, 1920, 1080, at, PARTNERS).partner for at in SECONDS]
        assert seen == [0, 0, 1, 1, 0]
        assert turning.next_in() <= 12_000

    def test_a_banner_is_shown_whole(self) -> None:
        scene = scene_of(facts("running", "fr"), "wide", Turn(partner=1), PARTNERED)
        (logo,) = [mark for mark in scene.marks if isinstance(mark, Picture)]
        assert logo.width == pytest.approx(6 * logo.height) and logo.width == pytest.approx(240)


SECONDS = (0, 11_900, 12_100, 23_900, 24_100)


def told_in_strip(state: str) -> bool:
    """Whether a message or moves have the strip to themselves."""
    return state in ("message_in_strip", "moves_told", "meeting_message_in_strip")


@pytest.mark.parametrize("shape", SHAPES)
def test_a_clock_that_stands_has_its_sign_in_every_shape(shape: str) -> None:
    scene = scene_of(STATES["paused"](), shape)
    ink = scene.theme.soft
    (first, second) = (
        m for m in scene.still if isinstance(m, Bar) and m.colour == ink and m.height > m.width
    )
    # Two full bars: hollow ones read as two zeros.
    assert not first.edge and first.height == second.height >= 43
    assert 8 < second.x - first.x - first.width < 14


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("state", STATES)
def test_a_second_later_a_wall_is_as_if_it_were_composed_anew(state: str, shape: str) -> None:
    before = facts(state, "fr")
    clock = replace(before.face.clock, seconds=before.face.clock.seconds + 3_600)
    after = replace(before, face=replace(before.face, clock=clock))
    composer = Composer()
    first = composer.composed(before, PARTNERED, *SHAPES[shape])
    assert composer.composed(before, PARTNERED, *SHAPES[shape]) is first
    again = composer.composed(after, PARTNERED, *SHAPES[shape])
    assert again == composed(after, PARTNERED, *SHAPES[shape])
    if not (before.moves or before.seats or before.time or before.message or before.hand):
        assert again.still is first.still or before.face.clock.look is ClockLook.WINNER


def test_as_the_blinds_rise_a_wall_is_composed_anew() -> None:
    before = facts("running", "fr")
    after = replace(before, face=replace(before.face, blinds="300 / 600"))
    composer = Composer()
    composer.composed(before, PARTNERED, *SHAPES["wide"])
    assert composer.composed(after, PARTNERED, *SHAPES["wide"]) == composed(
        after, PARTNERED, *SHAPES["wide"]
    )
