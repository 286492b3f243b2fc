"""Whatever a card of the register says, shown in its form and read back it is the same."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from td_app.register.member import NEW, Member
from td_app.tournament.state.person import Person
from td_app.ui.pages.club.members.card_form import CardForm

pytestmark = pytest.mark.usefixtures("in_french")

WORDS = st.text("abcÉé ’-&x0@.", max_size=30).map(str.strip)
DAYS = st.none() | st.dates(date(1900, 1, 1), date(2099, 12, 31))
CARDS = st.builds(
    Member,
    st.integers(NEW, 5),
    st.builds(Person, WORDS, WORDS, WORDS, WORDS, WORDS, WORDS, WORDS, WORDS),
    guest=st.booleans(),
    dues_until=DAYS,
    since=DAYS,
    note=WORDS,
    unpublished=st.booleans(),
    left=DAYS,
    of_age=DAYS,
)


def test_what_is_shown_is_what_is_read(qtbot: QtBot) -> None:
    form = CardForm()
    qtbot.addWidget(form)

    @settings(max_examples=80, suppress_health_check=list(HealthCheck), deadline=None)
    @given(CARDS)
    def shown_and_read(card: Member) -> None:
        form.show_card(card)
        assert form.written() == card
        assert not form.edited

    shown_and_read()


def test_what_was_typed_in_a_card_is_not_undone_into_the_next(qtbot: QtBot) -> None:
    form = CardForm()
    qtbot.addWidget(form)
    form.show_card(Member(1, Person("Dupré")))
    phone = form.fields["phone"]
    qtbot.keyClicks(phone, "06 01")
    phone.selectAll()
    phone.del_()
    form.show_card(Member(2, Person("Martin")))
    phone.undo()
    assert phone.text() == ""
