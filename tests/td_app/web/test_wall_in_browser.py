"""The wall in Chromium is the window's: held by pictures, state after state, letter by letter."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import cycle
from pathlib import Path

import pytest
from browsing import a_phone, chromium
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page
from PySide6.QtCore import QBuffer, QIODevice
from wall_films import PinnedTurning, with_walls
from wall_scenes import room_of

from reports.marks import Said
from td_app.club.club import Club
from td_app.persistence.engine import memory_club
from td_app.training.simulation import SeededChance, SimulatedClock
from td_app.ui.gallery.public_scenes import public_scenes
from td_app.ui.gallery.stage import Stage
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.post_settings import settings_kept_in
from td_app.ui.public.wall_view import WallView
from td_app.ui.windows.public_window import PublicWindow
from td_app.wall.composing import Turn
from td_app.wall.scene import Scene
from td_app.wall.themes import THEMES
from td_app.web.api import Api
from td_app.web.running import Running, listening

pytestmark = pytest.mark.servers

SIZES = ((1920, 1080), (1024, 768), (1080, 1920))
#: The mean difference of a channel, of 255; how far from its place a text may be (pixels).
MOST_APART = 2.55
MOST_MOVED = 2.0
#: Where each text of a page stands: its left, right and baseline, in pixels of the screen.
PLACED = """() => Array.prototype.map.call(document.querySelectorAll('main text'), (one) => {
  const to = one.getScreenCTM(), length = one.getComputedTextLength();
  const at = one.getStartPositionOfChar(0).matrixTransform(to);
  return [at.x, at.x + length * to.a, at.y];
})"""


@contextmanager
def wall_served(window: PublicWindow, seats: bool) -> Iterator[str]:
    """Serve what a window of the gallery shows; yield the address of its wall."""
    api = with_walls(window.view._live.session, window.view._hall)
    turning = PinnedTurning()
    turning.pinned = window.view.pinned or Turn()
    api.served.walls.turning = turning
    with running(api) as url:
        yield f"{url}/wall?{'seats&' if seats else ''}"


@contextmanager
def running(api: Api) -> Iterator[str]:
    """Serve a tournament from this process; yield its address."""
    server = Running(api, listening("127.0.0.1", 0))
    port = server.listener.getsockname()[1]
    server.start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.stop(wait=True)


@contextmanager
def gallery_walls(folder: Path) -> Iterator[Iterator[tuple[str, PublicWindow]]]:
    """Yield the walls of the gallery, each dressed in another theme."""
    with memory_club() as file, settings_kept_in(folder):
        clock = SimulatedClock()
        club = Club(file.store, file.directory, clock, SeededChance(36), photos=file.photos)
        yield public_scenes(Stage(club, clock, "fr", "light"))


def in_window(window: PublicWindow, size: tuple[int, int]) -> tuple[Image.Image, Scene]:
    """Return the wall as the window paints it at a size, and its scene."""
    live = LiveTournament(window.view._live.session)
    view = WallView(live, window.view._hall, seats_first=window.view._seats_first)
    view.pinned = window.view.pinned or Turn()
    view.resize(*size)
    view.refresh()
    held = QBuffer()
    held.open(QIODevice.OpenModeFlag.WriteOnly)
    view.grab().save(held, "PNG")
    scene = view.scene
    live.close()
    view.deleteLater()
    assert scene is not None
    return Image.open(io.BytesIO(bytes(held.data()))).convert("RGB"), scene


def in_browser(page: Page, address: str, size: tuple[int, int]) -> Image.Image:
    """Return the wall as Chromium paints it, no script having gone on from there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{address}w={size[0]}&h={size[1]}")
    page.wait_for_function("document.fonts.status === 'loaded'")
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def moved(page: Page, scene: Scene, size: tuple[int, int]) -> list[str]:
    """Return the texts that stand elsewhere than the scene has them."""
    share = size[0] / scene.width
    marks = [mark for mark in scene.marks if isinstance(mark, Said)]
    placed = page.evaluate(PLACED)
    assert len(placed) == len(marks)
    found = []
    for mark, (left, right, baseline) in zip(marks, placed, strict=True):
        (x, _, end, foot) = (part * share for part in room_of(mark))
        away = max(abs(left - x), abs(right - end), abs(baseline - foot))
        if away > MOST_MOVED:
            found.append(f"{mark.text}: {away:.1f} px")
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


def test_each_wall_of_the_gallery_is_the_windows(browser: Browser, tmp_path: Path) -> None:
    context = a_phone(browser)
    context.route("**/wall.js", lambda route: route.abort())
    page = context.new_page()
    themes = cycle(THEMES)
    wrong: list[str] = []
    seen = 0
    with gallery_walls(tmp_path) as walls:
        for name, window in walls:
            hall = window.view._hall
            if hall.wishes.colours == "noir":
                hall.wish(replace(hall.wishes, colours=next(themes)))
            with wall_served(window, window.view._seats_first) as address:
                for size in SIZES:
                    (painted, scene) = in_window(window, size)
                    shown = in_browser(page, address, size)
                    apart = max(ImageStat.Stat(ImageChops.difference(painted, shown)).mean)
                    where = f"{name} {size[0]}×{size[1]}"
                    if apart > MOST_APART:
                        wrong.append(f"{where}: {apart / 2.55:.2f} % apart")
                    wrong += [f"{where}: {one}" for one in moved(page, scene, size)]
            seen += 1
    assert seen >= 10
    assert wrong == []
