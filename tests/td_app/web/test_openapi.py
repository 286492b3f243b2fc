"""The description of machines' addresses is true: evenings are played, and what is answered read.

The evenings are those of ``tests/scenarios``: each command that was taken, each event that came of
it, and every view on the way are as the schemas say.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from every_case import every_case
from schema_check import faults
from told_evenings import Told, ToldEvening, told
from web_builders import a_browser, a_site, paired

from td_app.cli.arguments import main
from td_app.live.reading import Live
from td_app.persistence.event_codec import as_json
from td_app.ports.journals import Actor
from td_app.tournament import commands as cmd
from td_app.tournament.events import Entry
from td_app.web.openapi import description, description_bytes
from td_app.web.roles import COMMANDS, VIEWS, Role
from td_app.web.served import Served
from td_app.wire import command_of, event_json

SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios").glob("*.toml"))
#: Every so many steps all views are read.
EVERY = 12
TOLD = description()
ASKED = {view for held in VIEWS.values() for view in held}


def named(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def answer_of(path: str, method: str = "get", status: str = "200") -> Any:
    content = TOLD["paths"][path][method]["responses"][status]["content"]
    return content["application/json"]["schema"]


def as_sent(value: Any) -> Any:
    return json.loads(json.dumps(value))


class HeardEvening(ToldEvening):
    """An evening whose commands are kept as JSON, each once it was taken."""

    def __init__(self, evening: Told) -> None:
        self.taken: list[tuple[cmd.Command, Any]] = []
        super().__init__(evening)
        dispatch = self.session.dispatch

        def heard(command: cmd.Command, by: Actor | None = None) -> Entry:
            came = dispatch(command, by)
            self.taken.append((command, as_sent({"command": command.KIND, **as_json(command)})))
            return came

        self.session.dispatch = heard  # type: ignore[method-assign]


def wrong_views(evening: ToldEvening) -> list[str]:
    served = Served(Live(evening.session))
    found = []
    for role, views in VIEWS.items():
        for view in views:
            least = Role.TABLE if role is Role.ANYONE else role
            for asking in {least, Role.DIRECTOR}:
                read = as_sent(served.view(asking, view))
                found += faults(read, answer_of(f"/api/view/{view}"), TOLD, f"{asking} {view}")
    found += faults(as_sent(served.status()), named("DirectorStatus"), TOLD, "status")
    return [*found, *faults(as_sent(served.public()), named("PublicNow"), TOLD, "public")]


@every_case("path", SCENARIOS, ids=lambda path: path.stem)
def test_what_is_taken_and_answered_all_evening_is_as_it_is_described(path: Path) -> None:
    story = told(path)
    evening = HeardEvening(story)
    for number, step in enumerate(story["etapes"]):
        evening.play(step)
        if number % EVERY == 0:
            assert wrong_views(evening) == []
    assert wrong_views(evening) == []
    for entry in evening.session.history.entries:
        assert faults(as_sent(event_json(entry)), named("Event"), TOLD) == []
    offered = {kind for held in COMMANDS.values() for kind in held}
    asked = [sent for command, sent in evening.taken if type(command) in offered]
    assert asked
    for sent in asked:
        assert faults(sent, named("Command"), TOLD) == [], sent
        assert command_of(sent)


def test_a_view_and_a_command_of_the_roles_stand_there_by_themselves() -> None:
    views = {path.removeprefix("/api/view/") for path in TOLD["paths"] if "/view/" in path}
    assert views == ASKED
    for role, held in VIEWS.items():
        assert {TOLD["paths"][f"/api/view/{view}"]["get"]["x-role"] for view in held} <= {role}
    schemas = TOLD["components"]["schemas"]
    commands = [schemas[one["$ref"].rpartition("/")[2]] for one in schemas["Command"]["oneOf"]]
    told_there = {one["properties"]["command"]["const"]: one["x-role"] for one in commands}
    assert told_there == {
        vars(kind)["KIND"]: role.value for role, held in COMMANDS.items() for kind in held
    }


def test_what_goes_past_a_refusal_and_what_is_private_say_whose_they_are() -> None:
    schemas = TOLD["components"]["schemas"]
    assert schemas["GivePenaltyAsked"]["x-role"] == "floor"
    assert schemas["CountStacksAsked"]["properties"]["accepted"]["x-role"] == "floor"
    licence = schemas["Person"]["properties"]["licence"]
    assert licence["x-role"] == "director"
    assert "licence" not in schemas["Person"]["required"]


@pytest.mark.parametrize(
    "sent",
    [
        {"command": "eliminate"},
        {"command": "eliminate", "players": [{"entrant": "3"}]},
        {"command": "eliminate", "players": [{"entrant": True}]},
        {"command": "eliminate", "players": [{"entrant": 3}], "by": 2},
        {"command": "create_tournament", "setup": {"name": "Essai"}},
    ],
    ids=["no players", "a text", "yes", "one more field", "the desk's"],
)
def test_what_would_be_refused_as_malformed_is_not_described(sent: dict[str, Any]) -> None:
    assert faults(sent, named("Command"), TOLD)


def test_a_command_sent_over_http_and_its_answers_are_as_described() -> None:
    api = a_site()
    phone = a_browser(api)
    asked: dict[str, Any] = {"command": "eliminate", "players": [{"entrant": 3}]}
    asks = TOLD["paths"]["/api/command"]["post"]["requestBody"]["content"]["application/json"]
    assert faults(asked, asks["schema"], TOLD) == []
    body = json.dumps(asked).encode()
    for headers, status in (({}, "401"), (paired(api, Role.FLOOR)[0], "200")):
        answer = phone.ask("POST", "/api/command", body, headers)
        assert answer.status == int(status)
        assert faults(answer.json, answer_of("/api/command", "post", status), TOLD) == []
    again = phone.ask("POST", "/api/command", body, paired(api, Role.FLOOR)[0])
    assert again.status == 409
    assert faults(again.json, answer_of("/api/command", "post", "409"), TOLD) == []
    nonce = phone.ask("GET", "/api/nonce", b"", {}).json
    assert faults(nonce, answer_of("/api/nonce"), TOLD) == []
    pin = {"pin": api.pairing.offer(Role.FLOOR), "name": "Nadia"}
    came = phone.ask("POST", "/api/pair", json.dumps(pin).encode(), {}).json
    assert faults(came, answer_of("/api/pair", "post"), TOLD) == []


def test_every_reference_leads_somewhere_and_every_schema_is_led_to() -> None:
    led = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(TOLD)))
    assert led == TOLD["components"]["schemas"].keys()


def test_it_is_served_and_printed_without_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answer = a_browser(a_site()).get("/api/openapi.json")
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")
    assert answer.body == description_bytes()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["td-app", "serve", "--openapi"])
    assert main() == 0
    assert json.loads(capsys.readouterr().out)["openapi"] == "3.1.0"
    assert list(tmp_path.iterdir()) == []
