"""The door for scripts: JSON Lines in and out, nothing a line holds ends the run."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from builders import a_club
from hypothesis import given
from hypothesis import strategies as st

from td_app.cli.play import VIEWS, Door
from td_app.training.simulation import SimulatedClock
from td_app.wire import COMMANDS, catalogue


def a_door() -> Door:
    clock = SimulatedClock(0)
    club = a_club()
    return Door(club.__class__(club.store, club.directory, clock, club.shuffler), clock)


def asked(door: Door, **line: Any) -> dict[str, Any]:
    return door.answer(json.dumps(line))


def an_open_door(players: int = 9) -> Door:
    door = a_door()
    asked(door, command="create_tournament", setup={"name": "Essai"})
    people = [{"last_name": f"Nom{i}"} for i in range(players)]
    asked(door, command="register_entrants", people=people, present=True, majority="checked")
    asked(door, command="draw_seats")
    asked(door, command="start_clock")
    return door


class TestCommands:
    def test_a_command_is_answered_by_its_event(self) -> None:
        answer = asked(an_open_door(), command="eliminate", players=[{"entrant": 3}])
        assert answer["ok"] and answer["event"]["kind"] == "players_eliminated"
        assert answer["event"]["places"] == [9]

    def test_fields_may_stand_under_fields(self) -> None:
        answer = asked(an_open_door(), command="eliminate", fields={"players": [{"entrant": 3}]})
        assert answer["ok"]

    def test_a_refusal_has_its_code_its_articles_and_a_sentence_with_the_name(self) -> None:
        door = an_open_door()
        asked(door, command="eliminate", players=[{"entrant": 3}])
        refused = asked(door, command="eliminate", players=[{"entrant": 3}])["refused"]
        assert refused["code"] == "ALREADY_OUT"
        assert "NOM2" in refused["sentence"]

    def test_an_incident_a_sanction_and_time_called_by_a_script(self) -> None:
        door = an_open_door()
        case = json.dumps({"speaker_in_hand": False, "remark": "il a couleur"})
        asked(door, command="record_incident", op="talk_about_the_hand", given=case, table=1)
        asked(door, command="give_penalty", entrant=3, fault="table_talk", step="warning")
        asked(door, command="call_time", table=1, elapsed_s=80)
        incidents, penalties, calls = (
            asked(door, view=name)[name] for name in ("incidents", "penalties", "time_calls")
        )
        assert incidents[0]["given"] == {"speaker_in_hand": False, "remark": ""}
        assert penalties[0]["name"] == "NOM2"
        assert calls[0]["ends_ms"] - calls[0]["started_ms"] == 30_000

    def test_a_fault_that_is_none_is_a_wrong_field(self) -> None:
        answer = asked(
            an_open_door(), command="give_penalty", entrant=3, fault="cheats", step="warning"
        )
        assert (answer["error"]["code"], answer["error"]["field"]) == ("WRONG_FIELD", "fault")

    @pytest.mark.parametrize(
        ("line", "code"),
        [
            ("nonsense", "NOT_JSON"),
            ("[1]", "NOT_AN_OBJECT"),
            ("{}", "NOTHING_ASKED"),
            ('{"command": "fly"}', "NO_SUCH_COMMAND"),
            ('{"command": 12}', "NO_SUCH_COMMAND"),
            ('{"view": "moon"}', "NO_SUCH_VIEW"),
            ('{"view": ["standings"]}', "NO_SUCH_VIEW"),
            ('{"command": "eliminate"}', "WRONG_FIELD"),
            ('{"command": "eliminate", "players": [{"entrant": "x"}]}', "WRONG_FIELD"),
            ('{"command": "eliminate", "players": [{"entrant": true}]}', "WRONG_FIELD"),
            ('{"command": "adjust_clock", "seconds": 1.5}', "WRONG_FIELD"),
            ('{"command": "undo", "extra": 1}', "WRONG_FIELD"),
            ('{"at": "noon"}', "WRONG_FIELD"),
            ('{"open": "x"}', "WRONG_FIELD"),
            ('{"command": "register_entrants", "people": [{"last_name": "\\ud800"}]}', "NOT_JSON"),
        ],
    )
    def test_a_wrong_line_says_what_is_wrong_and_the_next_is_answered(
        self, line: str, code: str
    ) -> None:
        door = an_open_door()
        assert door.answer(line)["error"]["code"] == code
        assert asked(door, view="clock")["ok"]

    @given(
        st.text(max_size=80)
        | st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=5),
            lambda inner: (
                st.lists(inner, max_size=3)
                | st.dictionaries(st.sampled_from(["command", "view", "at", "players", "x"]), inner)
            ),
            max_leaves=8,
        ).map(json.dumps)
    )
    def test_noise_never_ends_the_run(self, line: str) -> None:
        answer = a_door().answer(line)
        assert isinstance(answer["ok"], bool)


class TestOurOwnFaults:
    def test_one_is_said_and_the_next_line_is_answered(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def broken(session: object) -> object:
            raise ZeroDivisionError

        monkeypatch.setitem(VIEWS, "clock", broken)  # type: ignore[arg-type]
        door = an_open_door()
        assert asked(door, view="clock")["error"]["code"] == "OUR_FAULT"
        assert "ZeroDivisionError" in capsys.readouterr().err
        assert asked(door, view="room")["ok"]


class TestTime:
    def test_time_moves_only_when_told(self) -> None:
        door = an_open_door()
        asked(door, at=600)
        clock = asked(door, view="clock")["clock"]
        assert (clock["level"], clock["remaining_ms"]) == (1, 600_000)

    def test_the_level_follows(self) -> None:
        door = an_open_door()
        asked(door, at=25 * 60)
        assert asked(door, view="clock")["clock"]["level"] == 2


class TestViews:
    @pytest.mark.parametrize("name", VIEWS)
    def test_every_view_is_json(self, name: str) -> None:
        answer = asked(an_open_door(), view=name)
        assert answer["ok"]
        json.dumps(answer[name])

    def test_the_list_names_every_command_and_view_with_its_fields(self) -> None:
        listed = catalogue()
        assert set(listed["commands"]) == set(COMMANDS)
        assert set(listed["views"]) == set(VIEWS)
        eliminate = listed["commands"]["eliminate"]["fields"]
        assert eliminate["players"]["required"]
        optional = {"stack": {"one_of": ["int", None]}, "by": {"one_of": [["int"], None]}}
        assert eliminate["players"]["type"] == [{"entrant": "int", **optional}]


class TestProcess:
    def test_an_evening_from_outside_and_again_from_its_file(self, tmp_path: Path) -> None:
        path = tmp_path / "club.db"
        lines = [
            {"command": "create_tournament", "setup": {"name": "Dehors"}},
            {"command": "register_entrants", "people": [{"last_name": "A"}, {"last_name": "B"}]},
        ]
        first = played(path, lines)
        assert [answer["ok"] for answer in first] == [True, True]
        (again,) = played(path, [{"view": "players"}])
        assert again["players"]["registered"] == 2


def played(path: Path, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Run the command on these lines and return its answers."""
    done = subprocess.run(
        [sys.executable, "-m", "td_app", "play", "--file", str(path)],
        input="\n".join(json.dumps(line) for line in lines),
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]
