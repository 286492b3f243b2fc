"""Who comes in, from a phone of the staff: listed, of the register, or new."""

from __future__ import annotations

from datetime import date

import pytest
from builders import a_setup
from register_builders import a_registered_club, cards_of, register_of
from web_builders import a_phone, a_site, fill, form_for, words_of

from td_app.club.check_in import CheckIn
from td_app.live.reading import Live
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person

AGATHE, JEAN = Person("Dupré", "Agathe"), Person("Martin", "Jean")


def test_a_listed_one_is_ticked_a_card_of_two_chosen_a_new_name_written() -> None:
    of_age = Member(NEW, JEAN, of_age=date(2025, 3, 12))
    with a_registered_club(AGATHE, JEAN, of_age) as club:
        session = club.create(a_setup(tables=1, seats=8))
        session.dispatch(cmd.RegisterEntrants((AGATHE,)))
        site = a_site(session)
        live = site.served.live
        assert isinstance(live, Live)
        site.served.check_in = CheckIn(live, register_of(club), pytest.fail)
        phone = a_phone(site)
        fill(phone, "/floor/late?name=dup", "mark_presence")
        assert session.state.entrants[1].present
        assert "DUPRÉ Agathe déjà présent" in words_of(phone.get("/floor/late?name=dup"))
        chosen = cards_of(club)[-1]
        page = phone.get("/floor/late?name=martin")
        assert page.text.count('name="card"') == 2
        fill(phone, "/floor/late?name=martin", "register_entrants", card=chosen.id, of_age="on")
        assert register_of(club).played()[session.tournament, 2] == chosen.id
        assert session.state.entrants[2].majority.value == "checked"
        page = phone.get("/floor/late?name=Roux+Camille")
        assert 'value="Roux"' in page.text and 'value="Camille"' in page.text


def test_a_listed_one_whose_card_says_of_age_is_checked_as_they_are_ticked() -> None:
    with a_registered_club(Member(NEW, AGATHE, of_age=date(2025, 3, 12))) as club:
        session = club.create(a_setup(tables=1, seats=8))
        session.dispatch(cmd.RegisterEntrants((AGATHE,)))
        (card,) = cards_of(club)
        register_of(club).enter({(session.tournament, 1): card})
        site = a_site(session)
        live = site.served.live
        assert isinstance(live, Live)
        site.served.check_in = CheckIn(live, register_of(club), pytest.fail)
        phone = a_phone(site)
        fill(phone, "/floor/late?name=dup", "mark_presence")
        entrant = session.state.entrants[1]
        assert entrant.present and entrant.majority.value == "checked"
        fill(phone, "/floor/late", "undo")
        entrant = session.state.entrants[1]
        assert not entrant.present and entrant.majority.value == "unchecked"


def test_the_same_tick_sent_again_after_a_restart_is_known() -> None:
    with a_registered_club(Member(NEW, AGATHE, of_age=date(2025, 3, 12))) as club:
        session = club.create(a_setup(tables=1, seats=8))
        session.dispatch(cmd.RegisterEntrants((AGATHE,)))
        register_of(club).enter({(session.tournament, 1): cards_of(club)[0]})
        site = a_site(session)
        site.served.check_in = CheckIn(site.served.live, register_of(club), pytest.fail)
        phone = a_phone(site)
        sent = form_for(phone.get("/floor/late?name=dup"), "mark_presence")
        phone.post(*sent)
        before = session.history.sequence
        site.served._asked.clear()
        assert phone.post(*sent).status == 200 and session.history.sequence == before


def test_a_card_that_somebody_entered_meanwhile_comes_in_once() -> None:
    with a_registered_club(Member(NEW, AGATHE, of_age=date(2025, 3, 12))) as club:
        session = club.create(a_setup(tables=1, seats=8))
        site = a_site(session)
        site.served.check_in = CheckIn(site.served.live, register_of(club), pytest.fail)
        phone, other = a_phone(site), a_phone(site, name="Omar", address="192.168.1.21")
        shown = phone.get("/floor/late?name=dup")
        fill(other, "/floor/late?name=dup", "register_entrants")
        answer = phone.post(*form_for(shown, "register_entrants"))
        assert answer.status == 409 and "DUPRÉ Agathe" in words_of(answer)
        assert len(session.state.entrants) == 1
