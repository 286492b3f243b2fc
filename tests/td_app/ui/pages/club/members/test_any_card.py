"""Whatever a card of the register says, shown in its form and read back it is the same."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from td_app.register.member import NEW, Member
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName
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
    in_public=st.sampled_from(PublicName),
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


def test_somebody_asked_how_to_be_named_says_it_and_reads_where_it_counts(qtbot: QtBot) -> None:
    form = CardForm()
    qtbot.addWidget(form)
    form.show_card(Member(1, Person("Dupré", "Agathe", "Gatsby")))
    for choice, told in (
        (PublicName.INITIAL, "Pour le site du club."),
        (PublicName.PSEUDONYM, "le pseudo, sinon «\u00a0Joueur\u00a0»"),
        (PublicName.NOTHING, "montreront «\u00a0Joueur\u00a0» et un numéro."),
    ):
        form.in_public.choose(choice.value)
        form.in_public.choiceChanged.emit(choice.value)
        assert form.written().in_public is choice
        assert told in form.published.text()
