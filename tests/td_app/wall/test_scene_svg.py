"""A scene as SVG: every mark of every wall, for a browser that knows no style within."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest
from wall_scenes import STATES, scene_of

from reports.lettering import Weight
from reports.marks import Bar, Disc, Drawing, Picture, Said, Squares, Stroke
from td_app.wall.scene import Backdrop, Clothes, Scene
from td_app.wall.scene_svg import still_svg, ticking_svg
from td_app.wall.themes import MARINE, NOIR

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def drawn(scene: Scene, **addresses: str) -> ET.Element:
    return ET.fromstring(still_svg(scene, addresses))


def ticking(scene: Scene) -> ET.Element:
    return ET.fromstring(ticking_svg(scene, {}, "Open d’automne"))


def of_marks(*marks: object) -> ET.Element:
    """Return these marks on black, as SVG."""
    return drawn(Scene(1920, 1080, NOIR, marks), logo="/wall/picture/1")


@pytest.mark.parametrize("state", STATES)
def test_every_word_of_a_wall_is_there_in_its_order(state: str) -> None:
    scene = scene_of(STATES[state]())
    shown = [one.text for one in drawn(scene).iter(f"{SVG}text")]
    shown += [one.text for one in ticking(scene).iter(f"{SVG}text")]
    assert shown == [mark.text for mark in scene.marks if isinstance(mark, Said)]


@pytest.mark.parametrize("state", STATES)
def test_nothing_is_of_a_later_browser(state: str) -> None:
    text = still_svg(scene_of(STATES[state]()), {})
    for later in ("style=", "var(", "<foreignObject", "NaN", "None"):
        assert later not in text


def test_what_is_read_out_is_its_name_and_what_it_says() -> None:
    scene = scene_of(STATES["running"]())
    root = ticking(scene)
    title, desc = root[0], root[1]
    assert (title.text, desc.text) == ("Open d’automne", ", ".join(scene.said))
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    assert drawn(scene).get("aria-hidden") == "true"


def test_a_name_is_no_mark_up() -> None:
    (word,) = of_marks(Said(0, 50, "L’<b>Ace</b> & Co", 80, face=Weight.WORDS)).iter(f"{SVG}text")
    assert word.text == "L’<b>Ace</b> & Co"


def test_words_stand_on_their_line_in_their_face() -> None:
    (word,) = of_marks(Said(300, 50.25, "20:00", 80, "#fff000", "right", face=Weight.EVEN)).iter(
        f"{SVG}text"
    )
    told = {"class": "even", "x": "300", "y": "50.25", "font-size": "80", "fill": "#fff000"}
    assert word.attrib == {**told, "text-anchor": "end"}


def test_a_line_around_a_state_stands_inside_it() -> None:
    edged = Bar(10, 20, 100, 60, "", 24, "#ff0000", 8, (44.0, 26.0))
    rect = list(of_marks(edged).iter(f"{SVG}rect"))[-1]
    assert [rect.get(name) for name in ("x", "y", "width", "height")] == ["14", "24", "92", "52"]
    assert (rect.get("fill"), rect.get("stroke-dasharray")) == ("none", "44 26")


def test_a_share_of_a_colour_covers_what_is_under_it() -> None:
    marks = (Disc(5, 5, 5, "#111111", share=0.5), Stroke(((0, 0), (9, 9)), "#222222", share=0.25))
    root = of_marks(*marks)
    assert next(root.iter(f"{SVG}circle")).get("fill-opacity") == "0.5"
    assert next(root.iter(f"{SVG}polyline")).get("stroke-opacity") == "0.25"


def test_an_icon_is_the_windows_in_its_colour() -> None:
    (icon,) = of_marks(Drawing("pause", 10, 20, 48, "#abcdef")).findall(f"{SVG}svg")
    assert (icon.get("x"), icon.get("width"), icon.get("stroke")) == ("10", "48", "#abcdef")
    assert icon.get("viewBox") == "0 0 24 24"


def test_a_code_is_the_squares_that_a_camera_reads() -> None:
    (path,) = of_marks(Squares(0, 0, 20, ("#.", ".#"), "#000000")).iter(f"{SVG}path")
    assert path.get("d") == "M0 0h10v10h-10zM10 10h10v10h-10z"


def test_a_picture_that_is_not_there_is_left_out() -> None:
    where = (10, 20, 30, 40)
    root = of_marks(Picture("logo", *where, radius=8), Picture("photo", *where))
    (image,) = root.iter(f"{SVG}image")
    assert image.get(LINK) == "/wall/picture/1"
    assert image.get("clip-path") == "url(#cut10-20)"


def test_the_ground_is_light_in_its_middle_a_picture_or_none() -> None:
    lit = drawn(Scene(1920, 1080, MARINE))
    assert [stop.get("stop-color") for stop in lit.iter(f"{SVG}stop")] == [
        MARINE.inner,
        MARINE.outer,
    ]
    behind = Backdrop("background", "#000000", 0.15, 0.6)
    scene = scene_of(STATES["running"](), clothes=Clothes(NOIR, backdrop=behind))
    assert next(drawn(scene, background="/b").iter(f"{SVG}image")).get(LINK) == "/b"
    clear = replace(NOIR, inner="", outer="")
    assert len(drawn(Scene(1920, 1080, clear))) == 0
