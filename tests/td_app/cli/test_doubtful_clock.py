"""A computer's clock far off, told to scripts, by ``serve``, and at the director's phone."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from builders import SteppedClock, a_setup, registered
from hour_builders import DAY, HOUR, IN_1971, IN_2100, TONIGHT, hour_of, opened_by, written
from web_builders import a_browser, a_site, paired

from td_app.cli.play import Door
from td_app.persistence.engine import ClubFile, memory_club, open_club_file
from td_app.tournament import commands as cmd
from td_app.training.simulation import SimulatedClock
from td_app.web.roles import Role
from td_app.wire import catalogue

pytestmark = pytest.mark.usefixtures("judged")
CREATE = {"command": "create_tournament", "setup": {"name": "Essai"}}


@pytest.fixture
def file() -> Iterator[ClubFile]:
    with memory_club() as made:
        yield made


def door_of(file: ClubFile, at_ms: int) -> Door:
    """Return the scripts' door of a club, by a clock that says this."""
    club = opened_by(file, SteppedClock(at_ms))
    return Door(club, club.clock)


def asked(door: Door, **line: Any) -> dict[str, Any]:
    return door.answer(json.dumps(line))


class TestScripts:
    @pytest.mark.parametrize("at_ms", [IN_1971, IN_2100])
    def test_nothing_is_done_and_the_sentence_says_what_to_do(
        self, file: ClubFile, at_ms: int
    ) -> None:
        answer = asked(door_of(file, at_ms), **CREATE)
        assert answer["refused"]["code"].startswith("CLOCK_")
        assert str(datetime.fromtimestamp(at_ms / 1000).year) in answer["refused"]["sentence"]
        assert not file.store.tournaments()

    def test_a_reason_in_a_field_goes_on(self, file: ClubFile) -> None:
        door = door_of(file, IN_1971)
        assert asked(door, **CREATE, computer_hour={"reason": "Essai de panne."})["ok"]
        lines = file.store.entries_after(1, 0)
        assert [line.recorded_at for line in lines] == [IN_1971, IN_1971]
        assert file.store.notes(1) == {2: "Essai de panne."}

    def test_an_hour_in_a_field_dates_what_comes(self, file: ClubFile) -> None:
        door = door_of(file, IN_2100)
        answer = asked(door, computer_hour={"hour": written(TONIGHT)})
        assert answer == {"ok": True, "now_ms": TONIGHT}
        assert asked(door, **CREATE)["ok"]
        assert file.store.entries_after(1, 0)[0].recorded_at == TONIGHT

    def test_an_hour_before_the_last_entry_is_told(self, file: ClubFile) -> None:
        opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
        door = door_of(file, TONIGHT - HOUR)
        people = [{"last_name": "ADAM"}]
        answer = asked(door, command="register_entrants", people=people)
        assert answer["refused"]["code"] == "CLOCK_BEFORE_LAST"
        again = asked(
            door, command="register_entrants", people=people, computer_hour={"reason": "Vu."}
        )
        assert again["ok"] and again["sequence"] == 3

    @pytest.mark.parametrize("hour", ["1971-01-01 00:00", written(TONIGHT - DAY)])
    def test_an_hour_given_is_not_said_to_be_the_computers(self, file: ClubFile, hour: str) -> None:
        opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
        door = door_of(file, TONIGHT)
        refused = asked(door, computer_hour={"hour": hour})["refused"]
        assert "heure donnée" in refused["sentence"]
        assert "ordinateur" not in refused["sentence"]
        own = asked(door_of(file, IN_1971), computer_hour={})["refused"]
        assert "ordinateur" in own["sentence"]

    @pytest.mark.parametrize(
        ("said", "code"),
        [
            ("hier", "WRONG_FIELD"),
            ({"time": "20:15"}, "WRONG_FIELD"),
            ({"hour": 20}, "WRONG_FIELD"),
            ({"hour": "demain"}, "HOUR_UNREAD"),
            ({}, "CLOCK_FAR_OFF"),
            ({"hour": "1998-01-01 10:00"}, "CLOCK_FAR_OFF"),
        ],
    )
    def test_what_says_no_hour_is_refused(self, file: ClubFile, said: Any, code: str) -> None:
        answer = asked(door_of(file, IN_1971), **CREATE, computer_hour=said)
        assert (answer.get("refused") or answer["error"])["code"] == code
        assert not file.store.tournaments()

    def test_a_simulated_clock_has_no_other_hour(self, file: ClubFile) -> None:
        clock = SimulatedClock(0)
        door = Door(replace(opened_by(file, SteppedClock(TONIGHT)), clock=clock), clock)
        assert asked(door, **CREATE)["ok"]
        assert asked(door, computer_hour={})["error"]["field"] == "computer_hour"

    def test_the_list_tells_the_field(self) -> None:
        assert "computer_hour" in json.dumps(catalogue()["how"])


class TestServe:
    @pytest.fixture
    def ahead(self, tmp_path: Path) -> Path:
        """A file whose last entry is an hour after what this computer says."""
        path = tmp_path / "club.db"
        with open_club_file(path) as made:
            later = SteppedClock(round(time.time() * 1000) + HOUR)
            opened_by(made, later).create(a_setup())
        return path

    def served(self, path: Path, lines: int, *options: str) -> list[dict[str, Any]]:
        command = [sys.executable, "-m", "td_app", "serve", "--file", str(path), "--json"]
        process = subprocess.Popen(
            [*command, "--port", "0", *options],
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        try:
            assert process.stdout is not None
            return [json.loads(process.stdout.readline()) for _ in range(lines)]
        finally:
            process.terminate()
            process.wait(60)
            process.stdout.close()

    def test_it_says_so_in_a_line_after_its_address(self, ahead: Path) -> None:
        where, doubt = self.served(ahead, 2)
        assert where["url"]
        assert doubt["clock"]["code"] == "CLOCK_BEFORE_LAST"
        assert doubt["clock"]["sentence"]

    def test_an_hour_far_off_too_is_refused(self, ahead: Path) -> None:
        command = [sys.executable, "-m", "td_app", "serve", "--file", str(ahead), "--port", "0"]
        ended = subprocess.run(
            [*command, "--hour", "1998-01-01 10:00"], capture_output=True, text=True
        )
        assert (ended.returncode, ended.stdout) == (2, "")
        assert "1998" in ended.stderr

    def test_answered_it_says_nothing(self, ahead: Path) -> None:
        now = written(round(time.time() * 1000) + 2 * HOUR)
        told = self.served(ahead, 1, "--hour", now)
        assert list(told[0]) == ["url", "floor_pin", "director_pin", "reader_pin"]


def test_the_directors_phone_is_told_and_nothing_is_dated(file: ClubFile) -> None:
    session = opened_by(file, SteppedClock(TONIGHT)).create(a_setup())
    registered(session, 12)
    session.dispatch(cmd.DrawSeats())
    club = opened_by(file, SteppedClock(TONIGHT - DAY))
    api = a_site(club.open(1))
    phone = a_browser(api)
    headers, _ = paired(api, Role.DIRECTOR)
    act = json.dumps({"command": "mark_away", "entrants": [2], "away": True}).encode()
    answer = phone.ask("POST", "/api/command", act, headers)
    assert (answer.status, answer.json["refused"]["code"]) == (409, "CLOCK_BEFORE_LAST")
    assert answer.json["refused"]["sentence"]
    hour_of(club).settle(reason="Vu.")
    assert phone.ask("POST", "/api/command", act, headers).status == 200
