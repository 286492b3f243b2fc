"""An evening by three phones and no desk: forty players, five tables, to the winner."""

from __future__ import annotations

import json
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from browsing import Served, a_phone, an_evening, chromium, paired, served
from playwright.sync_api import Page, expect

from td_app.persistence.check import check_file

pytestmark = [pytest.mark.servers, pytest.mark.slow]

#: What each of six disputes is answered with, a button or a number a question.
DISPUTES = (
    ("chip_race_count", ("25", "100", "10")),
    ("spoken_action", ()),
    ("silent_chips", ()),
    ("exposed_card", ()),
    ("misdeal", ()),
    ("time_call", ("60",)),
)
#: Questions of one dispute, at most.
MOST_QUESTIONS = 15
#: A form that was sent stands until its answer is there, which is another page.
ASKED = "one => { one.closest('form').dataset.asked = '1'; }"
ANSWERED = "document.readyState === 'complete' && !document.querySelector('[data-asked]')"
HAND_FOR_HAND_AT = 12
#: Far more than forty players need, one out at a time; how long an answer may take (s).
MOST_TURNS = 200
PATIENCE_S = 60
LEVELS = ((25, 50), (50, 100), (100, 200), (200, 400), (400, 800), (800, 1_600))
STEPS: list[dict[str, int]] = [
    {"small_blind": small, "big_blind": big, "minutes": 20} for small, big in LEVELS
]
STEPS.insert(2, {"minutes": 10})


@dataclass
class Evening:
    """Three phones at work; what is true is asked of the public address alone."""

    on: Served
    director: Page
    floors: tuple[Page, Page]
    acts: int = 0
    done: set[str] = field(default_factory=set)

    def truth(self) -> dict[str, Any]:
        with urllib.request.urlopen(f"{self.on.url}/api/public", timeout=PATIENCE_S) as answer:
            told: dict[str, Any] = json.load(answer)
            return told

    def open(self, page: Page, path: str) -> None:
        page.goto(self.on.url + path)

    def act(self, page: Page, name: str, exact: bool = False) -> None:
        """Press a button and wait until it is done, on disk."""
        before = self.truth()["sequence"]
        button = page.get_by_role("button", name=name, exact=exact).first
        button.evaluate(ASKED)
        button.click()
        page.wait_for_function(
            # Between two pages there is no document to ask; the page before hears of it too.
            f"(before) => {ANSWERED}"
            " && Number(document.getElementById('top')?.dataset.sequence) > before"
            " || document.querySelector('main [role=alert]')",
            arg=before,
        )
        assert page.locator("main [role=alert]").count() == 0, page.locator("main").inner_text()
        self.acts += 1

    def to_do(self) -> bool:
        """Do the first thing the rules ask for; whether there was one."""
        self.open(self.director, "/floor/todo")
        first = self.director.locator("main .notice form button").first
        if first.count() == 0:
            return False
        words = first.inner_text()
        kind = self.director.locator("main .notice form input[name=command]").first
        self.done.add(kind.get_attribute("value") or "")
        self.act(self.director, words, exact=True)
        return True

    def announce(self) -> None:
        self.open(self.floors[0], "/floor/todo")
        if self.floors[0].get_by_role("button", name="Tout est annoncé").count():
            self.act(self.floors[0], "Tout est annoncé")

    def fullest(self) -> int:
        """The table where most play."""
        page = self.floors[0]
        self.open(page, "/floor/room")
        counted = []
        for table in page.locator(".tables a").all():
            words = table.inner_text().split()
            counted.append((int(words[2]), int(words[1])))
        return max(counted)[1]

    def one_out(self) -> None:
        """A floor puts out the first player of the fullest table."""
        page = self.floors[self.acts % 2]
        self.open(page, f"/floor/table/{self.fullest()}/out")
        page.locator("main input[name=out]").first.check()
        self.act(page, "Noter la sortie")

    def dispute(self, op: str, values: tuple[str, ...]) -> None:
        """A floor rules at a table, as asked, and notes it."""
        page = self.floors[0]
        self.open(page, f"/floor/rule/{op}?table={self.fullest()}")
        left = list(values)
        for _ in range(MOST_QUESTIONS):
            if page.locator("#question").count() == 0:
                break
            self._answer(page, left)
        chosen = page.locator("main input[name=chosen]")
        if chosen.count():
            chosen.first.check()
            page.fill("#note", "vu à la table")
        self.act(page, "Appliquer et noter")

    def _answer(self, page: Page, left: list[str]) -> None:
        main = page.locator("main form").first
        main.evaluate(ASKED)
        if main.locator(".answers button[name=value]").count():
            main.locator(".answers button[name=value]").first.click()
        elif main.locator("input[type=checkbox]").count():
            main.locator("input[type=checkbox]").first.check()
            main.locator("button.first").click()
        elif main.locator("select").count():
            main.locator("select").first.select_option(index=1)
            main.locator("button.first").click()
        else:
            main.locator("input[type=text]").first.fill(left.pop(0) if left else "1")
            main.locator("button.first").click()
        page.wait_for_function(f"() => {ANSWERED}")

    def a_break(self) -> None:
        """The director goes on to the break, then to the level after it."""
        for _ in range(12):
            self.open(self.director, "/floor/clock")
            self.act(self.director, "Étape suivante")
            if self.truth()["in_break"]:
                self.done.add("break")
                self.act(self.director, "Étape suivante")
                return
        raise AssertionError("no break in this structure")

    def hand_for_hand(self) -> None:
        """One hand that all tables play together, with somebody out in it, then ordinary play."""
        self.open(self.director, "/floor/clock")
        self.act(self.director, "Annoncer le main par main")
        for hand in range(2):
            if hand:
                self.one_out()
            self.open(self.floors[0], "/floor/room")
            tables = [
                link.get_attribute("href") for link in self.floors[0].locator(".tables a").all()
            ]
            for table in tables:
                self.open(self.floors[0], table or "")
                if self.floors[0].get_by_role("button", name="Main finie").count():
                    self.act(self.floors[0], "Main finie")
            self.open(self.director, "/floor/clock")
            if hand:
                self.act(self.director, "Classer les joueurs sortis")
            else:
                self.act(self.director, "Main suivante")
        self.open(self.director, "/floor/clock")
        end = self.director.locator("main summary", has_text="Terminer le main par main")
        if end.count():
            end.click()
            self.act(self.director, "Terminer le main par main", exact=True)
        self.done.add("hand_for_hand")


def test_it_is_played_to_the_winner(tmp_path: Path) -> None:
    lines = an_evening(40, 5, structure={"steps": STEPS})
    with served(tmp_path, lines) as on, chromium() as browser:
        phones = [a_phone(browser) for _ in range(3)]
        director = paired(phones[0], on, "director", "Alex")
        floors = (paired(phones[1], on, "floor", "Nadia"), paired(phones[2], on, "floor", "Omar"))
        evening = Evening(on, director, floors)
        for op, values in DISPUTES:
            evening.dispute(op, values)
        evening.a_break()
        for _ in range(MOST_TURNS):
            if evening.truth()["winner"]:
                break
            left = evening.truth()["players_left"]
            if left == HAND_FOR_HAND_AT and "hand_for_hand" not in evening.done:
                evening.hand_for_hand()
            elif not evening.to_do():
                evening.announce()
                evening.one_out()
        reader = a_phone(browser).new_page()
        reader.goto(f"{on.url}/ranking")
        expect(reader.locator("main .face")).to_contain_text("Vainqueur")
    assert {"break", "hand_for_hand", "break_table", "form_final_table"} <= evening.done
    report = check_file(on.file)
    assert report.ok, report
