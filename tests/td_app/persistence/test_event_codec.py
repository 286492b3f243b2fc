"""What is written is read back the same, and what is not known is refused."""

from __future__ import annotations

import json
from typing import get_args

import pytest
from every_case import every_case
from hypothesis import given
from hypothesis import strategies as st
from journal_builders import one_of_each_kind

from td_app.persistence.event_codec import KINDS, decode, encode
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import events as ev


@every_case("event", one_of_each_kind(), ids=lambda event: event.KIND)
def test_every_kind_is_read_back_as_it_was_written(event: ev.Event) -> None:
    assert decode(*encode(event)) == event


@given(st.one_of(*(st.from_type(kind) for kind in get_args(ev.Event))))
def test_whatever_an_event_holds_comes_back(event: ev.Event) -> None:
    assert decode(*encode(event)) == event


def test_every_kind_has_a_wire_name_of_its_own() -> None:
    assert len(KINDS) == len(get_args(ev.Event))


def test_the_body_is_plain_json() -> None:
    kind, version, body = encode(ev.PresenceMarked((3, 5), True))
    assert (kind, version) == ("presence_marked", 1)
    assert json.loads(body) == {"entrants": [3, 5], "present": True}


def refusal(kind: str, version: int, body: str) -> StorageTrouble:
    with pytest.raises(StorageTrouble) as refused:
        decode(kind, version, body)
    return refused.value


def test_a_kind_from_a_newer_application_is_refused() -> None:
    assert refusal("table_painted", 1, "{}").code == "FILE_NEWER"


def test_a_newer_version_of_a_kind_is_refused() -> None:
    assert refusal("presence_marked", 2, "{}").code == "FILE_NEWER"


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"entrants": [1]}',
        '{"entrants": ["1"], "present": true}',
        '{"entrants": [1.0], "present": true}',
        '{"entrants": [true], "present": true}',
        '{"entrants": [1], "present": 1}',
        '{"entrants": 1, "present": true}',
        '{"entrants": [1], "present": true, "more": 0}',
    ],
)
def test_a_damaged_body_is_refused_and_never_guessed_at(body: str) -> None:
    refused = refusal("presence_marked", 1, body)
    assert refused.code == "FILE_CORRUPTED"
    assert refused.detail.startswith("presence_marked: ")


def test_a_version_that_is_no_number_is_damage() -> None:
    assert refusal("presence_marked", "one", "{}").code == "FILE_CORRUPTED"  # type: ignore[arg-type]
