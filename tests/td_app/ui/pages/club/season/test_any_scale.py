"""Whatever a scale is, shown in its form and read back it is the same."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from td_app.season.formula import Formula
from td_app.season.scale import (
    ByFormula,
    ByGrid,
    ByList,
    ByTable,
    FinalStacks,
    GridRow,
    Maluses,
    Scale,
    SpecialTarget,
    Streak,
    Target,
    Ties,
)
from td_app.season.scale_file import scale_of
from td_app.season.scale_text import scale_text
from td_app.season.scale_typed import scale_typed, typed_of
from td_app.ui.pages.club.season.scale_form import ScaleForm

pytestmark = pytest.mark.usefixtures("in_french")

#: Numbers as a file may write them: whole or with as many decimals as it likes.
NUMBERS = st.one_of(
    st.integers(-100, 1_000).map(Fraction),
    st.builds(
        lambda figures, decimals: Fraction(figures, 10**decimals),
        st.integers(-(10**14), 10**14),
        st.integers(1, 12),
    ),
)
WORTHS = NUMBERS.filter(bool)
POINTS = st.lists(NUMBERS, max_size=5).map(tuple) | st.just((Fraction(25, 2),) * 120)
WORDS = st.text("abcÉé «»\\\"'’=#x0", max_size=40).map(str.strip)
FORMULAS = st.sampled_from(
    (
        "100 * sqrt(N) / P",
        "round(10 * (N - P + 1) / N, 1) + K",
        "max(0, N - P) - R",
        "N if P == 1 else 0",
        " + ".join(["max(0, N - P)"] * 30),
    )
).map(Formula)
SIZES = st.lists(st.integers(1, 10**6), min_size=1, max_size=5, unique=True).map(sorted)
TABLES = SIZES.flatmap(
    lambda sizes: st.tuples(*(st.tuples(st.just(size), POINTS) for size in sizes))
)
PLACES = st.one_of(
    st.builds(ByList, POINTS, NUMBERS),
    st.builds(
        ByGrid,
        TABLES.map(lambda rows: tuple(GridRow(size, points) for size, points in rows)),
        NUMBERS,
    ),
    st.builds(ByTable, TABLES, NUMBERS),
    st.builds(ByFormula, FORMULAS),
)
SOME = st.none() | st.integers(1, 10**6)
FINALS = st.builds(
    FinalStacks,
    start=st.integers(0, 10**6),
    per_point=NUMBERS,
    by_rank=st.lists(st.integers(0, 10**6), max_size=4).map(tuple) | st.just((10_000,) * 100),
    step=st.integers(1, 1_000),
    most=SOME,
    players=SOME,
)
SCALES = st.builds(
    Scale,
    place=PLACES,
    name=WORDS,
    presence=NUMBERS,
    kill=NUMBERS | FORMULAS,
    streak=st.none() | st.builds(Streak, st.integers(1, 60), WORTHS),
    best=SOME,
    minimum_evenings=st.integers(0, 60),
    guests_ranked=st.booleans(),
    ties=st.sampled_from(Ties),
    target=st.none() | st.builds(SpecialTarget, st.sampled_from(Target), WORTHS),
    maluses=st.builds(Maluses, NUMBERS, NUMBERS, NUMBERS),
    final=st.none() | FINALS,
)


def test_what_is_shown_is_what_is_read(qtbot: QtBot) -> None:
    form = ScaleForm()
    qtbot.addWidget(form)

    @settings(max_examples=150, suppress_health_check=list(HealthCheck), deadline=None)
    @given(SCALES)
    def shown_and_read(scale: Scale) -> None:
        typed = typed_of(scale)
        form.show_typed(typed)
        assert form.typed() == typed
        again, wrong = scale_typed(form.typed())
        assert not wrong
        assert again is not None
        assert scale_text(again) == scale_text(scale)
        assert again == scale

    shown_and_read()


@settings(max_examples=150, suppress_health_check=list(HealthCheck), deadline=None)
@given(SCALES)
def test_what_is_kept_is_what_is_read(scale: Scale) -> None:
    kept = scale_of(scale_text(scale))
    assert scale_text(kept) == scale_text(scale)
    assert typed_of(kept) == typed_of(scale)
