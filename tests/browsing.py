"""Debian's Chromium, driven without a screen, and a tournament served to it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

PHONE, TABLET = {"width": 390, "height": 844}, {"width": 820, "height": 1180}
#: The least side of what is tapped (pixels).
TARGET = 44
RULES = {"color-contrast-enhanced": {"enabled": True}, "target-size": {"enabled": True}}

# A machine shared by several is slow; that says nothing of a page.
PATIENCE_MS = 60_000
#: How long a server takes to end at most (s).
LONGEST_END_S = 30
expect.set_options(timeout=PATIENCE_MS)

#: What is tapped and how large it is; a box to tick is as large as its line.
TARGETS = """() => [...document.querySelectorAll(
  'a, button, input:not([type=hidden]), select, summary')]
  .map((one) => one.closest('label') || one)
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && box.height)
  .map(([one, box]) => [one.outerHTML.slice(0, 90), Math.min(box.width, box.height)])"""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for as long as it lasts; without one the test fails, it is not skipped."""
    path = shutil.which("chromium")
    if path is None:
        pytest.fail("no chromium: apt-get install chromium")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()


@dataclass
class Served:
    """A tournament served by a process of its own: its address and its PINs."""

    told: dict[str, str]
    file: Path
    said: IO[str]

    @property
    def url(self) -> str:
        return self.told["url"]


@contextmanager
def served(
    folder: Path,
    lines: list[dict[str, Any]],
    *options: str,
    first: Callable[[Path], object] = lambda file: None,
) -> Iterator[Served]:
    """A tournament played so far by these lines of ``td-app play``, served until it is left.

    ``first``: what is done to the file before it is served.
    """
    file = folder / "club.db"
    if lines:
        asked = [sys.executable, "-m", "td_app", "play", "--file", str(file)]
        text = "\n".join(json.dumps(line) for line in lines)
        told = subprocess.run(asked, input=text, text=True, check=True, capture_output=True).stdout
        assert '"ok": false' not in told, told
    first(file)
    asked = [sys.executable, "-m", "td_app", "serve", "--file", str(file), "--tournament", "1"]
    asked += ["--port", "0", "--json", *options]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Served(json.loads(process.stdout.readline()), file, process.stdout)
        finally:
            process.terminate()
            try:
                process.wait(LONGEST_END_S)
            except subprocess.TimeoutExpired:
                process.kill()
                pytest.fail("the server did not end when asked to")


def an_evening(players: int, tables: int, **setup: Any) -> list[dict[str, Any]]:
    """Return the lines that begin an evening: seats drawn, the clock running."""
    people = [
        {"last_name": f"Nom{number:02}", "first_name": "Zoé"} for number in range(1, players + 1)
    ]
    rows = [{"number": number} for number in range(1, tables + 1)]
    return [
        {"command": "create_tournament", "setup": {"name": "Open", "tables": rows, **setup}},
        {"command": "register_entrants", "people": people, "present": True, "majority": "checked"},
        {"command": "draw_seats"},
        {"command": "start_clock"},
    ]


def a_phone(browser: Browser, size: dict[str, int] = PHONE, **given: Any) -> BrowserContext:
    """Return a phone: French, in the light, unless told."""
    context = browser.new_context(viewport=size, **{"locale": "fr-FR", **given})  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE_MS)
    return context


def paired(context: BrowserContext, on: Served, role: str, name: str) -> Page:
    """Return the page of a phone of the staff, once paired by its PIN."""
    page = context.new_page()
    page.goto(f"{on.url}/pair")
    page.fill("#pin", on.told[f"{role}_pin"])
    page.fill("#name", name)
    page.click("main button")
    page.wait_for_url("**/floor")
    return page


def faults(page: Page) -> list[str]:
    """Return what axe-core finds on a page, and what is too small to be tapped."""
    found = Axe().run(page, options={"rules": RULES}).response["violations"]
    told = [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]
    small = [f"{side:.0f} px: {html}" for html, side in page.evaluate(TARGETS) if side < TARGET]
    return [f"{page.url} {one}" for one in (*told, *small)]
