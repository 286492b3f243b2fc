"""A director puts somebody who is out on the waiting list from a phone, or takes them off."""

from builders import out, registered
from buy_in_builders import an_evening, terms
from web_builders import a_phone, a_site, fill, words_of

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.cash_desk import Means
from td_app.web.roles import Role

PLAYER = "/floor/player/3"


def a_full_field() -> TournamentSession:
    session = an_evening(8, terms(greatest_field=8), tables=1)
    (newcomer,) = registered(session, 1)
    session.dispatch(cmd.TakePayments((newcomer,), Means.CASH))
    out(session, 3)
    session.dispatch(cmd.SeatLateEntrant(newcomer))
    return session


def test_a_director_puts_in_line_and_takes_off() -> None:
    session = a_full_field()
    phone = a_phone(a_site(session), Role.DIRECTOR, "Alex")
    assert fill(phone, PLAYER, "wait_to_re_enter").status == 200
    assert session.state.waiting == (3,)
    assert "Attend une place." in words_of(phone.get(PLAYER))
    assert fill(phone, PLAYER, "stop_waiting").status == 200
    assert session.state.waiting == ()


def test_what_serves_nothing_is_greyed_with_the_reason() -> None:
    session = an_evening(8, terms(greatest_field=8), tables=1)
    out(session, 3)
    page = a_phone(a_site(session), Role.DIRECTOR, "Alex").get(PLAYER)
    assert "Une place est libre" in words_of(page)
    assert "<button disabled>" in page.text


def test_a_floor_does_not_see_it() -> None:
    page = a_phone(a_site(a_full_field())).get(PLAYER)
    assert "Mettre en attente" not in words_of(page)


def test_nor_is_it_shown_where_nobody_enters_again() -> None:
    session = an_evening(8, terms(reentry=None), tables=1)
    out(session, 3)
    page = a_phone(a_site(session), Role.DIRECTOR, "Alex").get(PLAYER)
    assert "Mettre en attente" not in words_of(page)
