"""A deal noted from a director's phone: stacks, ways side by side, each one's yes (room 54)."""

from deal_builders import three_left
from web_builders import a_phone, a_site, form_for, words_of

from td_app.tournament.planning.deals import still_in
from td_app.web.roles import Role


def test_the_ways_are_shown_once_the_stacks_add_up_then_one_is_agreed() -> None:
    session = three_left()
    phone = a_phone(a_site(session), Role.DIRECTOR, "Alex")
    left = still_in(session.state)
    assert "Accord" in words_of(phone.get("/floor/clock"))
    assert "à partager" in words_of(phone.get("/floor/deal"))
    share, rest = divmod(session.state.chips_in_play, len(left))
    asked = "&".join(f"stack.{who}={share + (rest if who == left[0] else 0)}" for who in left)
    page = phone.get(f"/floor/deal?{asked}")
    assert "333" in words_of(page)
    before = session.history.sequence
    action, form = form_for(page, "agree_deal", kind="even", agreed=list(left[:-1]))
    assert phone.post(action, form).status == 409, "one has not said yes"
    assert session.history.sequence == before
    page = phone.get(f"/floor/deal?{asked}")
    action, form = form_for(page, "agree_deal", kind="even", agreed=list(left))
    assert phone.post(action, form).status == 200
    assert session.history.entries[-1].event.KIND == "deal_agreed"


def test_sums_by_hand_are_typed_in_euros_and_cents() -> None:
    session = three_left()
    phone = a_phone(a_site(session), Role.DIRECTOR, "Alex")
    left = still_in(session.state)
    share, rest = divmod(session.state.chips_in_play, len(left))
    asked = "&".join(f"stack.{who}={share + (rest if who == left[0] else 0)}" for who in left)
    euros = dict(zip((f"share.{who}" for who in left), ("500,50", "299.50", "200"), strict=True))
    page = phone.get(f"/floor/deal?{asked}")
    form = form_for(page, "agree_deal", kind="by_hand", agreed=list(left), **euros)
    assert phone.post(*form).status == 200
    assert session.state.deal is not None
    assert sorted(session.state.deal.by_entrant.values()) == [20_000, 29_950, 50_050]


def test_stacks_that_do_not_add_up_are_told() -> None:
    session = three_left()
    phone = a_phone(a_site(session), Role.DIRECTOR, "Alex")
    asked = "&".join(f"stack.{who}=1" for who in still_in(session.state))
    assert "Le total des tapis est de" in words_of(phone.get(f"/floor/deal?{asked}"))


def test_without_prizes_in_money_there_is_no_deal() -> None:
    phone = a_phone(a_site(), Role.DIRECTOR, "Alex")
    assert "Accord" not in words_of(phone.get("/floor/clock"))
    assert "Pas d’accord possible" in words_of(phone.get("/floor/deal"))
