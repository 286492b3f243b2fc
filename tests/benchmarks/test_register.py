"""A register of 1,500 people: filtered as one types, shown, looked through for duplicates."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot
from register_builders import a_club_desk, cards_of

from td_app.register.member import NEW, Member
from td_app.register.same_person import twins
from td_app.tournament.state.person import Person
from td_app.ui.desk import Desk
from td_app.ui.pages.club.members.page import MembersPage

CARDS = 1_500
SOUNDS = ("ba", "co", "du", "fi", "go", "la", "mi", "no", "pe", "ru", "sa", "to", "vi", "zé")


def a_name(number: int) -> str:
    return "".join(SOUNDS[number // 14**place % 14] for place in range(4)).title()


@pytest.fixture
def page(qtbot: QtBot) -> Iterator[MembersPage]:
    cards = (
        Member(NEW, Person(a_name(n * 7), a_name(n * 11), licence=str(10_000 + n)))
        for n in range(CARDS)
    )
    with a_club_desk(*cards) as desk:
        yield shown(desk, qtbot)


def shown(desk: Desk, qtbot: QtBot) -> MembersPage:
    page = MembersPage(desk)
    qtbot.addWidget(page)
    page.resize(1180, 680)
    page.show()
    page.refresh()
    return page


def test_the_register_is_filtered_at_each_key(
    page: MembersPage, benchmark: BenchmarkFixture
) -> None:
    table = page.register.table

    def typed() -> None:
        for text in ("b", "ba", "bac", "baco", ""):
            table.filter.set_typed(text)

    benchmark(typed)
    assert table.filter.rowCount() == CARDS


def test_the_register_is_read_and_shown_again(
    page: MembersPage, benchmark: BenchmarkFixture
) -> None:
    benchmark(page.refresh)
    assert table_rows(page) == CARDS


def test_cards_of_one_person_are_looked_for(page: MembersPage, benchmark: BenchmarkFixture) -> None:
    cards = cards_of(page.club)
    assert benchmark(lambda: twins(cards, {})) == ()


def table_rows(page: MembersPage) -> int:
    return len(page.register.table.rows.rows)
