"""Who wins, card by card from a floor's phone: the board, two hands, the pot, then noted."""

import json

import pytest
from builders import a_tournament
from web_builders import Answer, Browser, a_phone, a_site, form_for, forms_of, words_of

from td_app.web.roles import Role


def touched(phone: Browser, page: Answer, **what: object) -> Answer:
    """Touch one button of the page."""
    form = next(one for one in forms_of(page) if "laid" in one)
    return phone.post(form.pop("action")[0], {**form, **what})


def laid(phone: Browser, cards: str, table: int = 0) -> Answer:
    """Touch these cards on the pad, one after the other."""
    page = phone.get(f"/floor/who-wins?table={table or ''}")
    for card in cards.split():
        page = touched(phone, page, card=card)
    return page


class TestCardsOnThePad:
    def test_a_board_and_two_hands_tell_who_wins_which_is_noted(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session), Role.FLOOR)
        page = laid(phone, "2s 3s 4s 9d Jc Ah Ad Kh Kd")
        read = words_of(page)
        assert "Noter l’arbitrage" in read, read
        assert 'name="card"' not in page.text, "nothing is missing any more"
        noted = phone.post(*form_for(page, "record_incident", note="abattage"))
        assert noted.status == 200
        (incident,) = session.state.incidents.values()
        assert incident.event.op == "cards_showdown"

    def test_the_players_of_the_table_are_named_and_the_pot_counted(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session))
        page = phone.get("/floor/rule/cards_showdown?table=1")
        first, second = sorted(session.state.tables[1].places)[:2]
        page = touched(phone, page, who="1", shows=[str(first), str(second)])
        name = session.person(session.state.tables[1].places[first]).display_name
        assert f"{first} · {name}" in words_of(page)
        page = touched(phone, page, typed="2p 3p 4p 9k Vt Ah Ak Rh Rk", pot="1 200")
        assert "1\u202f200" in page.text.replace("\u00a0", "\u202f")

    def test_who_shows_is_asked_before_the_cards(self) -> None:
        page = a_phone(a_site(a_tournament(16))).get("/floor/who-wins?table=1")
        assert page.text.index("Qui montre") < page.text.index('class="laid"')
        assert words_of(page).count("Qui montre") == 1

    def test_a_jack_of_c_is_asked_about(self) -> None:
        phone = a_phone(a_site(a_tournament(16)))
        page = touched(phone, phone.get("/floor/who-wins?table=1"), typed="Vc")
        assert "« Vc » peut être un cœur, un carreau ou un trèfle" in words_of(page)

    def test_two_ranks_that_may_be_a_card_are_asked_about(self) -> None:
        phone = a_phone(a_site(a_tournament(16)))
        page = touched(phone, phone.get("/floor/who-wins?table=1"), typed="AK")
        assert "« AK » peut être A♦ ou deux cartes sans leur couleur" in words_of(page)

    def test_a_rank_without_its_suit_is_told_and_nothing_is_laid(self) -> None:
        phone = a_phone(a_site())
        page = touched(phone, phone.get("/floor/who-wins"), typed="10 9h")
        assert "par sa valeur" in words_of(page)
        (form,) = [one for one in forms_of(page) if "laid" in one][:1]
        assert json.loads(form["laid"][0])["board"] == []

    def test_a_card_that_lies_there_already_is_refused_and_can_be_taken_away(self) -> None:
        phone = a_phone(a_site())
        page = laid(phone, "As As")
        assert "est déjà au tableau" in words_of(page)
        page = touched(phone, page, off="As")
        (form,) = [one for one in forms_of(page) if "laid" in one][:1]
        assert json.loads(form["laid"][0])["board"] == []

    @pytest.mark.parametrize(
        "forged",
        [
            "{",
            "[]",
            '{"board": ["As", "As"], "hands": [], "at": 0}',
            '{"board": ["XX"], "hands": [], "at": 0}',
            '{"board": [], "hands": [["A", ["As", "Ks", "Qs", "Js"]]], "at": 0}',
            '{"board": [], "hands": [["A", []]], "at": 99}',
            '{"board": [], "hands": 3, "at": null}',
            "[" * 3_000,
        ],
    )
    def test_a_forged_table_is_left_aside(self, forged: str) -> None:
        phone = a_phone(a_site())
        page = phone.post("/floor/who-wins", {"laid": forged, "pot": "x", "card": "Zz"})
        assert page.status == 200
        assert "Tableau" in words_of(page)

    def test_what_is_no_card_is_told(self) -> None:
        phone = a_phone(a_site())
        page = touched(phone, phone.get("/floor/who-wins"), typed="brelan")
        assert "par sa valeur" in words_of(page)
