"""Whatever befalls a night in whatever order: the clock is right, and no sound comes twice."""

from __future__ import annotations

from builders import MINUTE
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from night_builders import SECOND, Night, a_night, levels_of
from PySide6.QtWidgets import QApplication

ACTS = st.one_of(
    st.tuples(st.just("passes"), st.integers(1, 30 * 60)),
    st.tuples(st.just("paused"), st.integers(1, 120)),
    st.tuples(
        st.sampled_from(["restarted", "restarted at a boundary"]), st.sampled_from([-1, 0, 1])
    ),
    st.tuples(st.sampled_from(["slept", "crashed"]), st.integers(4, 9)),
    st.tuples(st.sampled_from(["asleep", "killed", "away"]), st.integers(4, 3 * 3600)),
    st.tuples(st.just("rebooted"), st.integers(30, 3600)),
    st.tuples(
        st.sampled_from(["changed", "changed while closed"]),
        st.sampled_from([-7200, -3600, -2, 2, 3600, 7200]),
    ),
    st.tuples(st.just("corrected"), st.integers(-9, 9)),
)


def befalls(night: Night, act: str, seconds: int) -> None:
    """Let one of these happen, that long or by that much."""
    ms, waits = seconds * SECOND, 20 * SECOND
    match act:
        case "passes":
            night.passes(ms)
        case "paused":
            night.pauses()
            night.passes(ms)
            night.starts()
        case "restarted":
            night.restarts()
        case "restarted at a boundary":
            night.until(ms)
            night.restarts()
        case "corrected":
            for _ in range(10):
                night.passes(SECOND)
                night.corrected(seconds * 100)
        case "slept":
            night.jumps(ms, "as_if_running", 2 * SECOND)
        case "asleep" | "changed":
            night.jumps(ms, "from_last_seen", waits)
        case _:
            ends(night, act, ms, waits)


def ends(night: Night, act: str, ms: int, waits: int) -> None:
    match act:
        case "crashed" | "away":
            night.crashes(ms, "as_if_running", waits)
        case "killed":
            night.crashes(ms, "from_last_seen", waits, last_ms=ms % 997)
        case "rebooted":
            night.crashes(ms, "from_last_seen", waits, rebooted=True)
        case "changed while closed":
            night.crashes(3 * SECOND, "from_last_seen", waits, changed_ms=ms)
        case _:
            raise AssertionError(act)


@examples(10)
@given(
    lengths=st.lists(st.integers(1, 30), min_size=3, max_size=12),
    acts=st.lists(ACTS, min_size=4, max_size=20),
)
def test_whatever_befalls_a_night(
    qapp: QApplication, lengths: list[int], acts: list[tuple[str, int]]
) -> None:
    with a_night(levels_of(*lengths)) as night:
        for act, seconds in acts:
            befalls(night, act, seconds)
            night.passes(5 * MINUTE)
