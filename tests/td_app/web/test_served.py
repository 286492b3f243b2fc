"""A tournament as devices reach it: each act once, by its role, on what is true."""

from typing import Any

import pytest
from builders import a_tournament
from deal_builders import three_left, won_by_three
from every_case import every_case

from rules_ropta.ruling import Refused
from td_app.live.reading import Live
from td_app.tournament import commands as cmd
from td_app.web.devices import hashed_act
from td_app.web.pairing import Device
from td_app.web.published import NameDisplay
from td_app.web.roles import Role, may_ask_kind
from td_app.web.served import Forbidden, KeyTaken, NoSuchView, Served
from td_app.wire import COMMANDS as EVERY_COMMAND
from td_app.wire import Wrong

NADIA = Device("web-1", "Nadia", Role.FLOOR)
OMAR = Device("web-2", "Omar", Role.FLOOR)
ALEX = Device("web-3", "Alex", Role.DIRECTOR)
TABLE = Device("web-4", "Table 1", Role.TABLE, 1)
WARNED = {"command": "give_penalty", "entrant": 3, "fault": "slow_play", "step": "warning"}


def served(players: int = 12) -> Served:
    session = a_tournament(players)
    return Served(Live(session))


def out(*who: int) -> dict[str, Any]:
    return {"command": "eliminate", "players": [{"entrant": one} for one in who]}


def late(name: str) -> dict[str, Any]:
    return {"command": "register_entrants", "people": [{"last_name": name}], "present": True}


class TestActs:
    def test_an_act_says_who_and_which_device(self) -> None:
        table = served()
        told = table.act(NADIA, out(3))
        entry = table.live.session.history.entries[-1]
        assert told["event"]["kind"] == "players_eliminated"
        assert told["sequence"] == entry.sequence
        assert (entry.operator, entry.post) == ("Nadia", "web-1")

    def test_sent_twice_with_its_key_it_is_done_once(self) -> None:
        table = served()
        assert table.act(NADIA, out(3), "k1") == table.act(NADIA, out(3), "k1")
        assert table.live.session.history.entries[-1].act == hashed_act("", "k1")

    def test_a_server_started_again_knows_the_key(self) -> None:
        table = served()
        told = table.act(NADIA, out(3), "k1")
        again = Served(table.live)
        assert again.act(NADIA, out(3), "k1") == told
        with pytest.raises(KeyTaken):
            again.act(OMAR, out(4), "k1")

    @every_case(
        "asked,other",
        [
            (out(3), out(4)),
            (out(3), {"command": "mark_away", "entrants": [3]}),
            (late("Roy"), late("Rey")),
            ({"command": "undo"}, {"command": "redo"}),
            (WARNED, {**WARNED, "note": "encore"}),
        ],
        ids=lambda case: str(case[0]["command"]),
    )
    def test_after_a_restart_a_key_sent_with_another_act_is_refused(
        self, asked: dict[str, Any], other: dict[str, Any]
    ) -> None:
        table = served()
        table.act(ALEX, {"command": "mark_away", "entrants": [5]})
        told = table.act(ALEX, asked, "k1")
        before, again = table.sequence, Served(table.live)
        with pytest.raises(KeyTaken):
            again.act(ALEX, other, "k1")
        # What was sent wrongly in between does not make the right one wrong.
        assert again.act(ALEX, asked, "k1") == told
        assert again.sequence == before

    def test_a_key_names_one_act_of_one_device(self) -> None:
        table = served()
        table.act(NADIA, out(3), "k1")
        with pytest.raises(KeyTaken):
            table.act(NADIA, out(4), "k1")
        with pytest.raises(KeyTaken):
            table.act(OMAR, out(3), "k1")

    def test_a_refused_act_may_be_asked_again_with_its_key(self) -> None:
        table = served()
        table.act(NADIA, out(3))
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                table.act(NADIA, out(3), "k2")
            assert refused.value.code == "ALREADY_OUT"

    def test_two_floors_on_the_same_player_the_second_hears_why(self) -> None:
        table = served()
        table.act(NADIA, out(3))
        with pytest.raises(Refused) as refused:
            table.act(OMAR, out(3))
        assert refused.value.code == "ALREADY_OUT"

    def test_beyond_the_role_nothing_is_done(self) -> None:
        table = served()
        before = table.sequence
        for asked in ({"command": "pause_clock"}, {"command": "draw_seats"}):
            with pytest.raises(Forbidden):
                table.act(NADIA, asked)
        with pytest.raises(Forbidden):
            table.act(ALEX, {"command": "create_tournament", "setup": {"name": "Autre"}})
        assert table.sequence == before

    @pytest.mark.parametrize("who", [TABLE, NADIA, ALEX], ids=lambda who: who.role.value)
    def test_every_command_beyond_the_role_is_refused_by_its_name_alone(self, who: Device) -> None:
        table = served()
        beyond = [name for name, kind in EVERY_COMMAND.items() if not may_ask_kind(who.role, kind)]
        for name in beyond:
            for asked in ({"command": name}, {"command": name, "fields": {"table": 1}, "x": 3}):
                with pytest.raises(Forbidden):
                    table.act(who, asked)
        assert len(beyond) > 5 and table.sequence == served().sequence

    def test_what_is_no_command_is_told_by_its_field(self) -> None:
        with pytest.raises(Wrong) as wrong:
            served().act(NADIA, {"command": "eliminate", "players": [{"entrant": "3"}]})
        assert wrong.value.said["code"] == "WRONG_FIELD"


class TestUndo:
    def test_a_floor_takes_back_their_own_last_act(self) -> None:
        table = served()
        table.act(NADIA, out(3))
        assert table.act(NADIA, {"command": "undo"})["event"]["kind"] == "action_undone"

    def test_not_somebody_elses(self) -> None:
        table = served()
        table.act(NADIA, out(3))
        with pytest.raises(Refused) as refused:
            table.act(OMAR, {"command": "undo"})
        assert refused.value.code == "NOT_YOUR_LAST_ACT"

    def test_not_once_something_followed(self) -> None:
        table = served()
        table.act(NADIA, out(3))
        table.live.send(cmd.MarkAway((4,), True))
        with pytest.raises(Refused):
            table.act(NADIA, {"command": "undo"})

    def test_a_director_takes_back_whatever_is_last(self) -> None:
        table = served()
        table.act(NADIA, out(3))
        assert table.act(ALEX, {"command": "undo"})["ok"]


class TestViews:
    def test_the_room_for_a_floor_the_minutes_for_a_director(self) -> None:
        table = served()
        assert {row["number"] for row in table.view(Role.FLOOR, "room")["tables"]} == {1, 2, 3, 4}
        with pytest.raises(Forbidden):
            table.view(Role.FLOOR, "minutes")
        assert table.view(Role.DIRECTOR, "minutes")
        with pytest.raises(NoSuchView):
            table.view(Role.DIRECTOR, "state")

    def test_everybody_reads_the_clock_and_who_is_left(self) -> None:
        table = served()
        before = table.public()
        assert (before["players_left"], before["entrants"], before["level"]) == (12, 12, 1)
        table.act(NADIA, out(3))
        assert table.public()["players_left"] == 11
        assert table.public()["average"] == before["average"] * 12 // 11

    def test_everybody_reads_all_who_won_the_first_one_under_its_old_name(self) -> None:
        before = Served(Live(three_left())).public()
        assert (before["winners"], before["running"]) == ([], True)
        told = Served(Live(won_by_three())).public()
        assert len(told["winners"]) == 3
        assert told["winner"] == told["winners"][0]
        assert set(told) >= {"winner", "winners"}
        assert told["running"] is False


class TestAProgram:
    """A read-only key: the room's names, and nothing done."""

    PROGRAM = Device("web-5", "Tableau du club", Role.READER)

    def test_it_reads_the_clock_the_wall_and_the_ranking_and_nothing_else(self) -> None:
        table = served()
        for view in ("clock", "public", "standings"):
            assert table.view(Role.READER, view)
        for view in ("players", "hand_for_hand", "money"):
            with pytest.raises(Forbidden):
                table.view(Role.READER, view)

    def test_it_reads_names_as_the_room_does(self) -> None:
        table = served()
        table.names = NameDisplay.SHORT
        table.act(NADIA, out(3))
        whole = table.view(Role.FLOOR, "standings")["rows"]
        shown = table.view(Role.READER, "standings")["rows"]
        assert {row["name"] for row in shown}.isdisjoint(row["name"] for row in whole)
        assert all(row["seat"] is None for row in shown)

    def test_it_never_acts(self) -> None:
        table = served()
        before = table.sequence
        for asked in (out(3), {"command": "table_done", "table": 1}, {"command": "undo"}):
            with pytest.raises(Forbidden):
                table.act(self.PROGRAM, asked)
        assert table.sequence == before
