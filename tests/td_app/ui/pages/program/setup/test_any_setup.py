"""Whatever a tournament's settings are, shown in the form and read back they are the same."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from rules_ropta.ruling import Refused
from td_app.tournament.state.buy_ins import AddOn, Cost, EntryTerms, MultiBuyIn, ReBuy, ReEntry
from td_app.tournament.state.chips import CLUB_CHIPS, Chip, ChipSet
from td_app.tournament.state.flights import Flight
from td_app.tournament.state.game import Betting, Game
from td_app.tournament.state.knockouts import BountyKind, BountyTerms
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.tournament.state.setup import (
    DeclaredHouseRule,
    KeepApart,
    Regime,
    TableSetup,
    TournamentSetup,
    check_setup,
)
from td_app.tournament.state.structure import AnteFormat, Break, Level, Structure
from td_app.tournament.views.progress import NOTHING_FIXED
from td_app.ui.pages.program.setup.form import KINDS
from td_app.ui.pages.program.setup.format_section import FormatSection

pytestmark = pytest.mark.usefixtures("in_french")

WORDS = st.text("abcÉé ’x0", min_size=1, max_size=12).map(str.strip).filter(bool)
HOURS = st.sampled_from(("", "00:30", "19:45", "23:59"))
CENTS = st.integers(0, 100).map(lambda euros: 50 * euros)
COSTS = st.builds(Cost, CENTS, CENTS, CENTS)
SOME_LEVEL = st.none() | st.integers(1, 4)
LEVELS = st.builds(
    lambda small, ante, minutes: Level(small, 2 * small, ante, minutes),
    st.sampled_from((25, 50, 100, 500)),
    st.sampled_from((0, 25, 100)),
    st.integers(1, 90),
)
BREAKS = st.builds(Break, st.integers(1, 40), st.sampled_from(((), (25,))))
STRUCTURES = st.builds(
    lambda first, rest: Structure((first, *rest)), LEVELS, st.lists(LEVELS | BREAKS, max_size=6)
)
TERMS = st.builds(
    EntryTerms,
    cost=COSTS,
    reentry=st.none() | st.builds(ReEntry, st.none() | st.integers(1, 5), SOME_LEVEL),
    rebuy=st.none()
    | st.builds(
        ReBuy,
        chips=st.integers(1, 200).map(lambda n: 100 * n),
        at_most=st.integers(0, 200).map(lambda n: 100 * n),
        until=st.integers(1, 4),
        cost=COSTS,
        most=st.none() | st.integers(1, 5),
    ),
    addon=st.none()
    | st.builds(AddOn, st.integers(1, 200).map(lambda n: 100 * n), st.integers(1, 4), COSTS),
    multi=st.none()
    | st.builds(MultiBuyIn, st.integers(1, 5).map(lambda n: 100 * n), st.just(100_000)),
    unregister_minutes=st.none() | st.integers(0, 120),
    least_field=st.none() | st.integers(2, 20),
    greatest_field=st.none() | st.integers(20, 200),
    guarantee=CENTS,
    added=CENTS,
    closes_with_prizes=st.booleans(),
)
POOLS = st.builds(
    MoneyPool,
    pool=st.integers(0, 2_000),
    unit=st.sampled_from((1, 5, 10)),
    shares=st.sampled_from(((), (1000,), (500, 300, 200), (333, 333, 334))),
    from_entries=st.booleans(),
    sums=st.sampled_from(((), (5_000, 2_500), (10_050,))),
    seat=st.sampled_from((0, 0, 2_000)),
    zeros_stay=st.booleans(),
)
TABLES = st.lists(
    st.builds(
        TableSetup,
        st.integers(1, 30),
        st.none() | st.integers(4, 10),
        st.sampled_from(((), (2,), (1, 4))),
    ),
    min_size=1,
    max_size=5,
    unique_by=lambda table: table.number,
).map(tuple)
HOUSE_RULES = st.lists(
    st.builds(DeclaredHouseRule, st.sampled_from(("9.2", "2.3", "1.8")), WORDS), max_size=3
).map(tuple)
CHIPS = st.sampled_from((CLUB_CHIPS, ChipSet((Chip(25, "#2e7d32", 100), Chip(100, "#000000")))))


def some_of(**fields: st.SearchStrategy[object]) -> st.SearchStrategy[TournamentSetup]:
    """Return settings with some of these fields, the others as usual."""
    given_some = st.fixed_dictionaries({}, optional=fields)
    return given_some.map(
        lambda values: as_played(replace(TournamentSetup(name="Soirée"), **values))
    )


def as_played(setup: TournamentSetup) -> TournamentSetup:
    """Return settings in which a seat has a price only where seats are won."""
    if setup.satellite:
        return setup
    return replace(setup, prize_money=replace(setup.prize_money, seat=0))


SETUPS = some_of(
    name=WORDS,
    date=st.sampled_from(("", "2026-11-28")),
    place=st.just("") | WORDS,
    seats_per_table=st.integers(4, 10),
    starting_stack=st.integers(1, 400).map(lambda n: 500 * n),
    tables=TABLES,
    structure=STRUCTURES,
    ante_format=st.sampled_from(AnteFormat),
    late_entry_until=SOME_LEVEL,
    regime=st.sampled_from(Regime),
    final_size=st.none() | st.integers(6, 10),
    keep_apart=st.sampled_from(KeepApart),
    prizes=st.lists(WORDS, max_size=4).map(tuple),
    chips=CHIPS,
    house_rules=HOUSE_RULES,
    closes_at=HOURS,
    end_announced=st.booleans(),
    no_shows_out_after=SOME_LEVEL,
    prize_steps=st.sampled_from(((), (9,), (18, 9))),
    prize_kind=st.sampled_from(PrizeKind),
    prize_points=st.lists(st.integers(1, 500), max_size=4).map(tuple),
    prize_money=POOLS,
    starts_at=HOURS,
    entry_terms=TERMS,
    game=st.sampled_from(Game),
    betting=st.sampled_from(Betting),
    knockouts_noted=st.booleans(),
    bounty=st.builds(BountyTerms, st.sampled_from(BountyKind), st.integers(1, 100)),
    satellite=st.booleans(),
    flight=st.none() | st.builds(Flight, WORDS, st.integers(1, 4)),
    synchronized_breaks=st.booleans(),
    sit_and_go=st.booleans(),
)


def can_be_played(setup: TournamentSetup) -> bool:
    """Return whether nothing in the settings is refused."""
    try:
        check_setup(setup)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("key", KINDS)
def test_what_is_shown_is_what_is_read(qtbot: QtBot, key: str) -> None:
    section = KINDS[key]()
    qtbot.addWidget(section)

    @settings(max_examples=40, suppress_health_check=list(HealthCheck), deadline=None)
    @given(SETUPS.filter(can_be_played))
    def shown_and_read(setup: TournamentSetup) -> None:
        section.show_setup(setup, NOTHING_FIXED)
        assert replace(setup, **section.values()) == setup

    shown_and_read()


def test_whatever_is_asked_of_the_format_is_given_back(qtbot: QtBot) -> None:
    section = FormatSection()
    qtbot.addWidget(section)
    asked = {name for group in section.groups for name in group.fields.names}
    assert asked == set(FormatSection.decides)
