"""The status posted to a receiver: when, where to, and what is not waited for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from builders import a_tournament, out, played_down_to
from buy_in_builders import to_level
from receivers import Receiver, a_receiver

from td_app.printing.director_status import status_of
from td_app.publishing.status_post import APART_S, HEARTBEAT_S, StatusPost, checked_address, posted
from td_app.publishing.transports.transport import TransportTrouble
from td_app.tournament import commands as cmd


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with a_receiver() as told:
        yield told


@dataclass
class Evening:
    """A tournament whose status is posted; the seconds pass as the test says."""

    receiver: Receiver
    seconds: float = 0.0
    troubles: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session = a_tournament(12)
        self.address = self.receiver.address
        self.post = StatusPost(
            self.session,
            lambda: self.address,
            lambda trouble: self.troubles.append(trouble.code if trouble else ""),
            lambda: self.seconds,
        )

    def after(self, seconds: float) -> int:
        """Let seconds pass; return how many statuses were taken until then."""
        self.seconds += seconds
        self.post.tick()
        self.post.settle()
        return len(self.receiver.heard)


def test_a_change_is_posted_as_json_ten_seconds_apart(receiver: Receiver) -> None:
    evening = Evening(receiver)
    assert evening.after(0) == 1
    form, status = receiver.heard[0].form, receiver.heard[0].body
    assert (form, status["PlayersLeft"], status["StateDesc"]) == (
        "application/json",
        12,
        "inprogress",
    )
    out(evening.session, 1)
    assert evening.after(APART_S - 1) == 1, "ten seconds apart"
    assert evening.after(1) == 2
    assert receiver.heard[1].body["PlayersLeft"] == 11


def test_what_is_posted_is_the_status_before_in_play_paused_in_a_break_and_after(
    receiver: Receiver,
) -> None:
    evening = Evening(receiver)
    session = evening.session = evening.post.session = a_tournament(12, started=False)
    acts = (
        lambda: None,
        lambda: session.dispatch(cmd.StartClock()),
        lambda: session.dispatch(cmd.PauseClock()),
        lambda: to_level(session, 4, in_break=True),
        lambda: played_down_to(session, 1),
    )
    for act in acts:
        act()
        evening.after(APART_S)
    told = [heard.body for heard in receiver.heard]
    assert told[-1] == status_of(session, session.now_ms())
    assert all(one.keys() == told[0].keys() and len(one) == 28 for one in told)
    assert [one["StateDesc"] for one in told] == ["before", *["inprogress"] * 3, "after"]
    assert [one["ClockPaused"] for one in told[:3]] == [True, False, True]
    assert [one["IsBreak"] for one in told[:4]] == [False, False, False, True]


def test_nothing_happening_it_is_posted_every_minute(receiver: Receiver) -> None:
    evening = Evening(receiver)
    evening.after(0)
    assert evening.after(HEARTBEAT_S - 1) == 1
    assert evening.after(1) == 2


def test_no_name_is_in_it(receiver: Receiver) -> None:
    evening = Evening(receiver)
    out(evening.session, *range(1, 12))
    evening.after(0)
    (heard,) = receiver.heard
    status = heard.body
    told = json.dumps(status)
    names = [evening.session.person(who).last_name for who in evening.session.state.entrants]
    assert status["StateDesc"] == "after"
    assert not [name for name in names if name in told]


def test_a_receiver_that_refuses_is_told_of_once_and_tried_again(receiver: Receiver) -> None:
    receiver.status = 500
    evening = Evening(receiver)
    assert (evening.after(0), evening.after(APART_S)) == (1, 2)
    assert evening.troubles == ["REFUSED_THERE"]
    receiver.status = 200
    assert (evening.after(APART_S), evening.after(APART_S)) == (3, 3)
    assert evening.troubles == ["REFUSED_THERE", ""]


def test_without_an_address_nothing_is_sent(receiver: Receiver) -> None:
    evening = Evening(receiver)
    evening.address = ""
    assert evening.after(0) == 0
    assert evening.post._under_way is None


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("http://club.example/status", "PLAIN_HTTP"),
        ("https://lea:secret@club.example/", "SECRET_IN_ADDRESS"),
        ("ftp://club.example/", "PLAIN_FTP"),
        ("https://", "ADDRESS_WRONG"),
        ("http://[", "ADDRESS_WRONG"),
    ],
)
def test_what_could_be_read_on_its_way_is_refused(address: str, code: str) -> None:
    with pytest.raises(TransportTrouble) as refused:
        checked_address(address)
    assert refused.value.code == code
    with pytest.raises(TransportTrouble):
        posted(address, b"{}")
