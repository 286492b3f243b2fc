"""What each role may do: the table alone decides, and what stands in no row is the desk's."""

import re
from typing import get_args

from every_case import every_case

from td_app.live.reading import VIEWS as EVERY_VIEW
from td_app.tournament import commands as cmd
from td_app.web.pages.rendering import HERE
from td_app.web.roles import AT_THE_DESK, COMMANDS, VIEWS, Role, may_ask, may_see, named
from td_app.words import phones_desk

EVERY_COMMAND = sorted(get_args(cmd.Command), key=lambda kind: kind.KIND)


@every_case("kind", EVERY_COMMAND, ids=lambda kind: kind.KIND)
def test_a_command_is_asked_by_its_role_and_those_above(kind: type) -> None:
    asked = object.__new__(kind)
    rows = [role for role, held in COMMANDS.items() if kind in held]
    allowed = [role for role in Role if may_ask(role, asked)]
    assert allowed == ([*Role][[*Role].index(rows[0]) :] if rows else [])
    assert len(rows) <= 1, "a command stands in one row"


def test_the_clock_and_a_disqualification_are_the_directors() -> None:
    for kind in (cmd.StartClock, cmd.PauseClock, cmd.NextLevel, cmd.Disqualify):
        assert not may_ask(Role.FLOOR, object.__new__(kind))
        assert may_ask(Role.DIRECTOR, object.__new__(kind))


def test_settings_and_the_draw_are_the_desks_alone() -> None:
    for kind in (cmd.CreateTournament, cmd.ChangeSetup, cmd.DrawSeats):
        assert not any(may_ask(role, object.__new__(kind)) for role in Role)


def test_nobody_without_a_role_asks_anything_or_sees_a_sanction() -> None:
    assert not any(may_ask(Role.ANYONE, object.__new__(kind)) for kind in EVERY_COMMAND)
    assert not may_see(Role.ANYONE, "penalties")
    assert may_see(Role.FLOOR, "penalties")


def test_every_view_named_is_one() -> None:
    assert {view for held in VIEWS.values() for view in held} <= set(EVERY_VIEW)


def test_the_settings_say_every_one_of_them() -> None:
    assert {name for role in Role for name in named(role)} == set(phones_desk.COMMANDS)
    assert {role.value for role in Role} == set(phones_desk.ROLES)


def test_each_has_a_form_on_a_page_or_is_named_as_the_desks() -> None:
    pages = "".join(page.read_text() for page in (HERE / "templates").glob("*.html"))
    forms = set(re.findall(r'act\("(\w+)"', pages))
    # A proposal is accepted by the command of its kind.
    forms |= set(re.findall(r'"(\w+)"', pages.partition("item.kind in (")[2].partition(")")[0]))
    asked = {name for role in Role for name in named(role)}
    assert asked - forms == {kind.KIND for kind in AT_THE_DESK}
