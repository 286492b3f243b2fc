"""Names in what the director typed: phones, labels, settings, and what the journal holds."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from builders import a_setup
from journal_builders import a_journal, ticked
from sqlalchemy import insert, select, update

from td_app.persistence import tables
from td_app.persistence.directors_texts import LABELS, names_them, without_name
from td_app.persistence.engine import ClubFile
from td_app.ports.club import PHONES_KEPT_AS
from td_app.ports.privacy import Trace
from td_app.tournament import events as ev
from td_app.tournament.state.person import Person

ZEBULON = Person("Zébulonski", "Barnabé", pseudonym="Zeb")


def found(club: ClubFile, kind: str) -> list[Trace]:
    return [trace for trace in club.privacy.traces(ZEBULON) if trace.kind == kind]


def test_a_phone_named_after_somebody_is_taken_away(club: ClubFile) -> None:
    phones = [{"tournament": 1, "name": name, "hash": name} for name in ("B. Zébulonski", "Omar")]
    club.directory.set_setting(PHONES_KEPT_AS, json.dumps(phones))
    (trace,) = found(club, "device")
    assert trace.sure
    assert club.privacy.erase([trace]) == 1
    assert json.loads(club.directory.setting(PHONES_KEPT_AS)) == phones[1:]


@pytest.mark.parametrize("name", ["Barnabé", "barnabé z."])
def test_a_phone_called_by_a_first_name_is_asked_about(club: ClubFile, name: str) -> None:
    club.directory.set_setting(PHONES_KEPT_AS, json.dumps([{"name": name}]))
    (trace,) = found(club, "device")
    assert not trace.sure


def test_the_message_on_the_wall_keeps_the_rest(club: ClubFile) -> None:
    wall = {"colours": "green", "messages": ["Bravo Barnabé ZEBULONSKI !", "Buvette"]}
    club.directory.set_setting("hall", json.dumps(wall))
    club.directory.set_setting("club_name", "Les amis de Zébulonski")
    traces = found(club, "words")
    assert [trace.text for trace in traces] == [
        "Les amis de Zébulonski",
        "Bravo Barnabé ZEBULONSKI !",
    ]
    assert not any(trace.sure for trace in traces)
    club.privacy.erase(traces)
    assert json.loads(club.directory.setting("hall"))["messages"] == ["Bravo … !", "Buvette"]
    assert club.directory.setting("club_name") == "Les amis de …"
    assert not found(club, "words")


@pytest.mark.parametrize("column", LABELS, ids=str)
def test_a_label_that_names_somebody_is_shown_and_mended(club: ClubFile, column: object) -> None:
    with club.engine.begin() as connection:
        connection.execute(insert(tables.season).values(id=1, name="2026"))
        for table in (tables.season_part, tables.season_evening):
            connection.execute(insert(table).values(id=1, season_id=1, name="x"))
        connection.execute(insert(tables.club_member).values(id=1, last_name="Autre"))
        connection.execute(update(column.table).values({column.name: "Coupe Zeb"}))  # type: ignore[attr-defined]
    (trace,) = found(club, "words")
    club.privacy.erase([trace])
    with club.engine.connect() as connection:
        assert connection.execute(select(column)).scalar() == "Coupe …"  # type: ignore[call-overload]


def test_what_the_journal_holds_is_shown_and_stays(club: ClubFile) -> None:
    tournament = club.store.new_tournament("x", "2026-03-14", 0)
    setup = replace(a_setup(tables=2), name="Challenge Zébulonski")
    opened = ev.Entry(1, 0, ev.TournamentCreated(setup), "", "PC de Zeb", "zebulonski-1")
    club.store.append(tournament, opened, {})
    traces = found(club, "beyond")
    assert {trace.text for trace in traces} == {
        "Challenge Zébulonski",
        "PC de Zeb",
        "zebulonski-1",
    }
    assert not any(trace.erasable or trace.sure for trace in traces)
    assert club.privacy.erase(traces) == 0


def test_ids_drawn_and_codes_name_nobody(club: ClubFile) -> None:
    a_journal(club.store, 3)
    tournament = a_journal(club.store, 1)
    club.store.append(tournament, replace(ticked(2), act="deadbeef" * 4), {})
    assert not [t for t in club.privacy.traces(Person("Dead", "Ticked")) if t.kind == "beyond"]


def test_a_name_is_taken_out_in_any_spelling() -> None:
    for text in ("Zebulonski", "ZÉBULONSKI Barnabé", "barnabe zébulonski", "Zeb"):
        assert without_name(f"Prix {text} (2e)", [ZEBULON]) == "Prix … (2e)"
    assert without_name("Zébulonskine", [ZEBULON]) == "Zébulonskine"
    assert (
        without_name("Chez De La Tour, dit Zeb", [Person("de la Tour"), ZEBULON]) == "Chez …, dit …"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Rappeler le 0612345678",
        "Table 4 : 06 12 34 56 78, 3 fois",
        "+33 (0)6-12-34-56-78",
        "écrire à Yo.Wu@Example.org ce soir",
        "Wu Yo a triché",
        "yo, WU",
    ],
)
def test_what_tells_a_person_of_a_short_name(text: str) -> None:
    wu = Person("Wu", "Yo", email="yo.wu@example.org", phone="06.12.34.56.78")
    assert names_them(text, wu)
    left = without_name(text, [wu])
    assert "…" in left and not names_them(left, wu)


@pytest.mark.parametrize("text", ["Wu aussi", "Yo", "06 12 34 56 79", "Wuyo", "14/03/2026"])
def test_what_tells_nobody(text: str) -> None:
    assert not names_them(text, Person("Wu", "Yo", phone="0612345678"))
