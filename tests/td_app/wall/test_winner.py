"""The winner on the wall: a photograph where there is one, the name, the prize, confetti."""

from __future__ import annotations

from colorsys import rgb_to_hls
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from builders import everyone, out
from knockout_builders import a_noted_evening
from wall_scenes import SHAPES, STATES, cap_of, facts_of, room_of, said, scene_of, told

from reports.marks import Drawing, Picture, Said
from td_app.tournament import commands as cmd
from td_app.wall.composing import composed
from td_app.wall.facts import WallFacts
from td_app.wall.scene import Clothes, Scene
from td_app.wall.themes import FEUTRE, JOUR, NOIR
from td_app.wall.winner import LASTS, PIECES, clear_of, confetti

LONG = "VAN DER WESTERLAKEN-DE LA TOUR Jean-Christophe"


def hue_of(colour: str) -> float:
    """Return the hue of a colour, from 0 to 1."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return rgb_to_hls(*parts)[0]


CLOTHES = {"plain": Clothes(NOIR), "logo": Clothes(FEUTRE, 1.4)}


def won(name: str, *, photo: bool, club: str = "") -> WallFacts:
    facts = STATES["winner"]()
    clock = replace(facts.face.clock, words=name)
    told = ("Open d’automne", "36 joueurs", "4 h 12")
    face = replace(facts.face, clock=clock, photo=photo, club=club, remembered=told)
    return replace(facts, face=replace(face, knockouts="5 éliminations"))


def photo_on(scene: Scene) -> Picture | None:
    pictures = (mark for mark in scene.marks if isinstance(mark, Picture))
    return next((mark for mark in pictures if mark.name == "photo"), None)


def apart(scene: Scene) -> None:
    rooms = [room_of(mark) for mark in scene.marks if isinstance(mark, Said)]
    pictures = [mark for mark in scene.marks if isinstance(mark, Picture)]
    rooms += [(p.x, p.top, p.x + p.width, p.top + p.height) for p in pictures]
    for left, top, right, bottom in rooms:
        assert left >= 0 and top >= 0 and right <= scene.width and bottom <= scene.height
    for one, other in combinations(rooms, 2):
        across = one[0] < other[2] - 1.5 and other[0] < one[2] - 1.5
        assert not (across and one[1] < other[3] - 1.5 and other[1] < one[3] - 1.5), (one, other)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("clothes", CLOTHES.values(), ids=CLOTHES)
@pytest.mark.parametrize("club", ["", "Poker club de Saint-Rémy"])
@pytest.mark.parametrize("photo", [True, False])
@pytest.mark.parametrize("name", ["WU Li", "MARTIN Jean-Luc", LONG])
def test_nothing_stands_on_anything_else(
    name: str, photo: bool, club: str, clothes: Clothes, shape: str
) -> None:
    scene = scene_of(won(name, photo=photo, club=club), shape, clothes=clothes)
    apart(scene)
    assert name in told(scene), "whole"
    assert "5 éliminations" in told(scene) and "Un panier garni" in said(scene)


@pytest.mark.parametrize("shape", SHAPES)
def test_the_photograph_is_a_large_square_at_the_left_or_above(shape: str) -> None:
    scene = scene_of(won("WU Li", photo=True), shape)
    photo = photo_on(scene)
    assert photo is not None and photo.width == photo.height >= 580 and photo.radius
    (name,) = [mark for mark in scene.marks if isinstance(mark, Said) and mark.text == "WU Li"]
    (left, top, _, _) = room_of(name)
    assert cap_of(name) == pytest.approx(168, abs=1)
    if shape == "tall":
        assert top > photo.top + photo.height
    else:
        assert left > photo.x + photo.width
    assert photo_on(scene_of(won("WU Li", photo=False), shape)) is None


@pytest.mark.parametrize("shape", SHAPES)
def test_beside_a_photograph_the_name_is_well_over_the_prize(shape: str) -> None:
    scene = scene_of(won("VASSEUR Clément", photo=True, club="Tapis Volant"), shape)
    caps = {mark.text: cap_of(mark) for mark in scene.marks if isinstance(mark, Said)}
    assert caps["VASSEUR"] == caps["Clément"] >= 105
    assert caps["VASSEUR"] >= 1.6 * caps["Un panier garni"] - 0.1
    (own,) = [text for text in caps if text.startswith("Tapis Volant")]
    assert own == "Tapis Volant · 5 éliminations" and caps[own] >= 39.9


@pytest.mark.parametrize("shape", ["wide", "square"])
def test_those_after_stand_beside_the_photograph_no_corner_is_empty(shape: str) -> None:
    scene = scene_of(won("VASSEUR Clément", photo=True), shape)
    photo = photo_on(scene)
    assert photo is not None and photo.width >= 0.55 * scene.height
    ranked = [m for m in scene.marks if isinstance(m, Said) and m.text in ("2ᵉ", "3ᵉ")]
    assert len(ranked) == 2
    for mark in ranked:
        assert mark.x > photo.x + photo.width
        assert photo.top < mark.baseline < photo.top + photo.height + 1


def test_the_last_of_those_after_stands_at_the_foot_of_the_photograph() -> None:
    scene = scene_of(won("VASSEUR Clément", photo=True))
    photo = photo_on(scene)
    assert photo is not None
    (second, last) = sorted(
        m.baseline for m in scene.marks if isinstance(m, Said) and m.text in ("2ᵉ", "3ᵉ")
    )
    assert last - second >= 98
    assert last == pytest.approx(photo.top + photo.height, abs=2)


def test_at_4_3_the_foot_is_under_the_photograph_both_in_the_middle() -> None:
    scene = scene_of(won("VASSEUR Clément", photo=True), "square")
    photo = photo_on(scene)
    assert photo is not None
    foot = max(room_of(mark)[3] for mark in scene.marks if isinstance(mark, Said))
    assert 0 < foot - photo.top - photo.height < 100
    assert photo.top == pytest.approx(scene.height - foot, abs=4)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("photo", [True, False])
def test_the_foot_is_clear_of_the_line_around(photo: bool, shape: str) -> None:
    scene = scene_of(won("VASSEUR Clément", photo=photo, club="Tapis Volant"), shape)
    foot = max(mark.baseline for mark in scene.marks if isinstance(mark, Said))
    assert scene.height - 64 - foot >= 60


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("photo", [True, False])
def test_the_knock_outs_stand_under_the_name_of_who_made_them(photo: bool, shape: str) -> None:
    scene = scene_of(won("WU Li", photo=photo, club="Tapis Volant"), shape)
    tops = {mark.text: room_of(mark)[1] for mark in scene.marks if isinstance(mark, Said)}
    (own,) = [text for text in tops if "5 éliminations" in text]
    assert tops["WU Li"] < tops[own] < tops["Un panier garni"] < tops["2ᵉ"]
    assert not any("éliminations" in text for text in tops if "36 joueurs" in text)


def test_on_a_tall_picture_the_tournament_has_a_line() -> None:
    shown = said(scene_of(won("WU Li", photo=False, club="Tapis Volant"), "tall"))
    assert "Open d’automne" in shown and "36 joueurs · 4 h 12" in shown


def test_on_a_tall_picture_nothing_larger_than_the_cup_is_empty() -> None:
    scene = scene_of(won("WU Li", photo=False, club="Tapis Volant"), "tall")
    rows = sorted(room_of(mark)[1::2] for mark in scene.marks if isinstance(mark, Said))
    assert max(after[0] - before[1] for before, after in pairwise(rows)) < 260


@pytest.mark.parametrize("size", [(2560, 1080), (1500, 1280), (800, 800)])
def test_it_gives_way_where_the_picture_is_low(size: tuple[int, int]) -> None:
    facts = won("MARTIN Jean-Luc", photo=True, club="Les As")
    scene = composed(facts, Clothes(NOIR), *size)
    photo = photo_on(scene)
    assert photo is not None and photo.width <= 760
    apart(scene)


def test_several_winners_have_none() -> None:
    facts = won("", photo=True)
    several = replace(facts, face=replace(facts.face, photo=False, winners=("WU Li", "ROY Eva")))
    scene = scene_of(several)
    apart(scene)
    assert photo_on(scene) is None and {"WU Li", "ROY Eva"} <= set(said(scene))


def test_how_many_the_winner_knocked_out_is_told_where_it_is_noted() -> None:
    session = a_noted_evening(5, 1)
    winner, *others = everyone(session)
    for who in others:
        session.dispatch(cmd.Eliminate((cmd.PlayerOut(who, by=(winner,)),)))
    facts = facts_of(session, evening=("5 joueurs", "4 h 12"))
    assert facts.face.remembered[-2:] == ("5 joueurs", "4 h 12")
    assert facts.face.knockouts == "4 éliminations"
    free = a_noted_evening(5, 1, knockouts_noted=False)
    out(free, *list(everyone(free))[1:])
    assert not facts_of(free).face.knockouts


def test_before_somebody_has_won_none_is_shown() -> None:
    facts = facts_of(a_noted_evening(5, 1), photo=True)
    assert not facts.face.photo


SIZE = (1920.0, 1080.0)


def test_confetti_are_the_same_at_the_same_moment() -> None:
    assert list(confetti(1.0, *SIZE, NOIR)) == list(confetti(1.0, *SIZE, NOIR))
    assert list(confetti(1.0, *SIZE, NOIR)) != list(confetti(1.1, *SIZE, NOIR))


def test_confetti_fall_all_over_the_picture() -> None:
    pieces = list(confetti(1.5, *SIZE, NOIR))
    assert len(pieces) > PIECES / 2
    heights = [point[1] for piece in pieces for point in piece.points]
    across = [point[0] for piece in pieces for point in piece.points]
    assert min(heights) < 300 and max(heights) > 780 and max(across) - min(across) > 1700


def test_confetti_go_out_and_are_gone_after_three_seconds() -> None:
    assert all(piece.share == 1 for piece in confetti(1.0, *SIZE, NOIR))
    assert all(piece.share < 0.5 for piece in confetti(LASTS - 0.2, *SIZE, NOIR))
    assert LASTS == 3 and not [*confetti(LASTS, *SIZE, NOIR), *confetti(-1, *SIZE, NOIR)]


@pytest.mark.parametrize("theme", [NOIR, JOUR])
def test_the_gold_of_confetti_is_the_themes(theme) -> None:
    golds = {piece.colour for piece in confetti(1.0, *SIZE, theme)}
    assert theme.gold in golds
    for gold in golds:
        assert abs(hue_of(gold) - hue_of(theme.gold)) < 0.03


@pytest.mark.parametrize("photo", [False, True])
def test_no_piece_falls_over_words_cup_or_photo(photo: bool) -> None:
    scene = scene_of(won("VASSEUR Clément", photo=photo))
    rooms = clear_of(scene)
    shown = [mark for mark in scene.still if isinstance(mark, Said | Drawing | Picture)]
    assert len(rooms) == len(shown) and (not photo or any(isinstance(m, Picture) for m in shown))
    pieces = list(confetti(1.4, scene.width, scene.height, NOIR, rooms))
    assert len(pieces) > PIECES / (6 if photo else 4)
    for piece in pieces:
        x = sum(at[0] for at in piece.points) / 4
        y = sum(at[1] for at in piece.points) / 4
        assert not any(r.x < x < r.right and r.top < y < r.bottom for r in rooms)
