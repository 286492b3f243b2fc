"""The club's site in Chromium, from a disk: nothing wider than the screen, axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsing import chromium
from playwright.sync_api import Browser
from season_builders import a_club_file
from site_builders import KINDS, a_whole_club, written_site

pytestmark = pytest.mark.servers

NARROW, WIDE, PAPER = 320, 1366, 718
#: A live page loads itself again after ten seconds, in the middle of being looked at.
STAYS = """const wait = setTimeout;
window.setTimeout = (done, ms, ...more) => ms === 10000 ? 0 : wait(done, ms, ...more);"""
WIDTH = "document.documentElement.scrollWidth"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as made:
        yield made


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written_site(a_whole_club(a_club_file()), tmp_path_factory.mktemp("site"))


@pytest.mark.parametrize("width", [NARROW, WIDE])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_kind_of_page_is_read_by_everybody(
    browser: Browser, site: Path, width: int, scheme: str
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page = context.new_page()
    page.add_init_script(STAYS)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for kind in KINDS:
        page.goto((site / kind).as_uri())
        assert page.evaluate(WIDTH) <= width, kind
        found = Axe().run(page).response["violations"]
        assert [(one["id"], one["nodes"][0]["html"]) for one in found] == [], kind
    assert [url for url in asked if not url.startswith("file://")] == []
    context.close()


def test_every_kind_of_page_is_printed_whole(browser: Browser, site: Path) -> None:
    page = browser.new_page(viewport={"width": PAPER, "height": 800})
    page.emulate_media(media="print")
    for kind in KINDS:
        page.goto((site / kind).as_uri())
        assert page.evaluate(WIDTH) <= PAPER, kind
        assert page.pdf(format="A4").startswith(b"%PDF")
    page.close()
