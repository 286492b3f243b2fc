"""Publishing beside everything else: soon after a change, later and later offline."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

import pytest

from td_app.ports.trouble import StorageTrouble
from td_app.publishing import running
from td_app.publishing.running import Publishing, wait_after
from td_app.publishing.sending import NotSent, Outcome, Trouble
from td_app.publishing.transports.transport import TransportTrouble

LOST = TransportTrouble("CONNECTION_LOST", host="club.example")
WRONG = TransportTrouble("WRONG_SECRET", lasting=True, host="club.example")


class Scripted:
    """A sender whose tries end as it was told, the last one again and again."""

    def __init__(self, *ends: Trouble | None) -> None:
        self._ends = list(ends)
        self.at: list[float] = []
        self.changed: list[set[str]] = []
        self.renewal: tuple[float, frozenset[str]] | None = None
        self.let_go = threading.Event()
        self.let_go.set()

    def send_due(self, changed: Collection[str] = ()) -> Outcome:
        renewal = self.renewal
        self.renewal = None
        self.at.append(time.monotonic())
        self.changed.append(set(changed))
        self.let_go.wait(60)
        end = self._ends.pop(0) if len(self._ends) > 1 else self._ends[0]
        return Outcome(stopped=end, failed=(NotSent("", end),) if end else (), renewal=renewal)


@pytest.fixture(autouse=True)
def a_minute_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything a hundred times faster."""
    for name in ("HEAD_START_S", "APART_S", "LOOK_S", "FIRST_WAIT_S", "LONGEST_WAIT_S"):
        monkeypatch.setattr(running, name, getattr(running, name) / 100)


@contextmanager
def published_by(sender: Scripted) -> Iterator[Publishing]:
    @contextmanager
    def opened(_ended: Callable[[], bool]) -> Iterator[Scripted]:
        yield sender

    publishing = Publishing(opened, start_s=0)  # type: ignore[arg-type]
    publishing.start()
    try:
        yield publishing
    finally:
        sender.let_go.set()
        publishing.stop()


def until(told: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not told():
        assert time.monotonic() < end
        time.sleep(0.002)


def test_once_another_post_publishes_it_is_looked_now_and_then_whether_this_one_is_told_to() -> (
    None
):
    other = TransportTrouble("OTHER_POST", lasting=True, post="bar")
    sender = Scripted(other, None)
    with published_by(sender):
        until(lambda: len(sender.at) == 2)
        assert sender.at[1] - sender.at[0] >= running.LOOK_S


def test_at_the_start_then_after_each_change_and_not_more_often() -> None:
    sender = Scripted(None)
    with published_by(sender) as publishing:
        until(lambda: len(sender.at) == 1)
        for _ in range(20):
            publishing.tell()
        until(lambda: len(sender.at) == 2)
        assert sender.at[1] - sender.at[0] >= running.APART_S
        assert publishing.last == Outcome()


def test_an_evening_in_play_is_read_again_alone_unless_more_changed() -> None:
    sender = Scripted(None)
    with published_by(sender) as publishing:
        until(lambda: len(sender.at) == 1)
        publishing.tell("e12")
        publishing.tell("e12")
        until(lambda: len(sender.at) == 2)
        publishing.tell("e12")
        publishing.tell()
        until(lambda: len(sender.at) == 3)
    assert sender.changed == [set(), {"e12"}, set()]


def test_an_evening_in_play_is_read_again_when_its_page_is_due_by_itself() -> None:
    sender = Scripted(None)
    sender.renewal = (0.15, frozenset({"e12"}))
    with published_by(sender):
        until(lambda: len(sender.at) == 2)
    assert sender.changed == [set(), {"e12"}]
    assert 0.15 <= sender.at[1] - sender.at[0] < running.LOOK_S


def test_told_again_and_again_it_is_not_put_off() -> None:
    sender = Scripted(None)
    with published_by(sender) as publishing:

        def told_and_sent() -> bool:
            publishing.tell()
            return len(sender.at) == 4

        until(told_and_sent)


def test_what_nobody_told_is_looked_for_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LOOK_S", 0.02)
    sender = Scripted(None)
    with published_by(sender):
        until(lambda: len(sender.at) == 3)


def test_offline_it_is_tried_again_later_and_later() -> None:
    sender = Scripted(LOST, LOST, LOST, None)
    with published_by(sender) as publishing:
        publishing.tell()
        until(lambda: len(sender.at) == 4)
        apart = [after - before for before, after in zip(sender.at, sender.at[1:], strict=False)]
        assert apart[1] >= 0.1 and apart[2] >= 0.2, apart


def test_what_lasts_stops_it_until_somebody_acts() -> None:
    sender = Scripted(WRONG, None)
    with published_by(sender) as publishing:
        until(lambda: publishing.last is not None)
        publishing.tell()
        until(lambda: not publishing._woken.is_set())
        assert len(sender.at) == 1
        publishing.again()
        until(lambda: len(sender.at) == 2)


def test_a_server_that_asks_to_wait_is_obeyed() -> None:
    busy = TransportTrouble("BUSY", host="club.example", retry_after_s=120)
    assert wait_after(busy, 1) == 120
    assert wait_after(WRONG, 1) is None


def test_a_file_that_cannot_be_opened_apart_is_told() -> None:
    @contextmanager
    def opened(_ended: Callable[[], bool]) -> Iterator[Scripted]:
        raise StorageTrouble("FILE_MISSING")
        yield

    told: list[Outcome] = []
    publishing = Publishing(opened, told.append, start_s=0)  # type: ignore[arg-type]
    publishing.start()
    until(lambda: bool(told))
    assert told[0].failed[0].trouble.code == "FILE_MISSING"


def test_closing_waits_for_no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "LONGEST_END_S", 0.1)
    sender = Scripted(None)
    sender.let_go.clear()
    with published_by(sender) as publishing:
        until(lambda: len(sender.at) == 1)
        begun = time.monotonic()
        publishing.stop()
        assert time.monotonic() - begun < 30
        sender.let_go.set()
    assert publishing.last is None, "what comes after is told to nobody"
