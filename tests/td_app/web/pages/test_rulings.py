"""Rulings from a phone: the desk's own questions and answers, then noted."""

import json

import pytest
from builders import a_tournament, seated_at
from web_builders import Answer, Browser, a_phone, a_site, form_for, forms_of, words_of

from rules_ropta.registry import questions
from td_app.web.roles import Role


def answered(phone: Browser, page: Answer, **filled: object) -> Answer:
    """Send the form of the question on the page."""
    (form,) = (one for one in forms_of(page) if "name" in one and "answers" in one)
    action = form.pop("action")[0]
    return phone.post(action, {**form, **filled})


class TestFinding:
    def test_by_what_is_typed_by_the_moment_or_among_the_usual(self) -> None:
        phone = a_phone(a_site())
        assert "Mise muette" in phone.get("/floor/rule").text or "/floor/rule/" in phone.page.text
        assert "/floor/rule/misdeal" in phone.get("/floor/rule?what=fausse+donne").text
        assert "/floor/rule/flop_error" in phone.get("/floor/rule?moment=board").text

    def test_what_the_text_hardly_names_is_said(self) -> None:
        page = a_phone(a_site()).get("/floor/rule?what=straddle")
        assert "pas dans le règlement" in words_of(page)
        assert "le directeur tranche" in words_of(page)

    def test_what_is_no_situation_leads_back(self) -> None:
        assert "Que s’est-il passé" in words_of(a_phone(a_site()).get("/floor/rule/nothing"))


@pytest.fixture(scope="module")
def floor() -> Browser:
    return a_phone(a_site(a_tournament(16)))


class TestEveryQuestion:
    @pytest.mark.parametrize("op", sorted(questions()))
    def test_it_is_asked_on_a_phone(self, floor: Browser, op: str) -> None:
        page = floor.get(f"/floor/rule/{op}?table=1")
        assert page.status == 200
        assert 'id="question"' in page.text or "Noter l’arbitrage" in page.text
        assert len(page.body) < 60_000


class TestAnswering:
    def test_a_ruling_is_reached_step_by_step_and_noted(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        phone = a_phone(site)
        page = phone.get("/floor/rule/chip_race_count?table=1")
        for value in ("25", "100", "10"):
            page = answered(phone, page, value=value)
        assert "Noter l’arbitrage" in words_of(page), words_of(page)
        who = seated_at(session, 1)[0]
        noted = phone.post(*form_for(page, "record_incident", players=who, note="table 1"))
        assert noted.status == 200
        (incident,) = session.state.incidents.values()
        assert (incident.event.op, incident.event.table, incident.event.ruled_by) == (
            "chip_race_count",
            1,
            "floor",
        )
        assert incident.players == (who,)

    def test_article_9_13_chips_are_written_as_by_hand(self) -> None:
        phone = a_phone(a_site())
        page = phone.get("/floor/rule/silent_chips?table=1")
        for value in ("1 200", "0", "1 000 1 000"):
            page = answered(phone, page, value=value)
        assert "Call à 1 200 : reprend 800" in words_of(page)

    def test_an_answer_is_taken_back(self) -> None:
        phone = a_phone(a_site())
        first = phone.get("/floor/rule/spoken_action?table=1")
        asked = words_of(first)
        (form,) = (one for one in forms_of(first) if "name" in one and "answers" in one)
        value = first.body.decode().partition('name="value" value="')[2].partition('"')[0]
        page = answered(phone, first, value=value.replace("&#34;", '"'))
        assert words_of(page) != asked
        given = next(one for one in forms_of(page) if "answers" in one)
        again = phone.post(given.pop("action")[0], {**given, "reopen": form["name"][0]})
        assert asked.split(" ? ")[0] in words_of(again)

    @pytest.mark.parametrize(
        "sent", ["{", "[]", '{"nothing": 3}', '{"word": {"a": [1]}}', "[" * 5_000, '"\\ud800"']
    )
    def test_what_a_page_carried_and_was_forged_is_left_aside(
        self, floor: Browser, sent: str
    ) -> None:
        page = floor.post("/floor/rule/spoken_action", {"answers": sent, "name": "word"})
        assert page.status == 200
        assert 'id="question"' in page.text

    def test_a_case_that_was_forged_is_not_noted(self) -> None:
        site = a_site()
        phone = a_phone(site)
        page = phone.get("/floor/rule/chip_race_count?table=1")
        for value in ("25", "100", "10"):
            page = answered(phone, page, value=value)
        before = site.served.sequence
        action, form = form_for(page, "record_incident")
        for case in ("{", '{"odd_chips_total": "x"}', json.dumps({"a": 1})):
            assert phone.post(action, {**form, "given": case, "key": case[:9]}).status in (400, 409)
        assert site.served.sequence == before

    def test_a_choice_left_to_the_director_needs_its_reason(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session), Role.DIRECTOR, "Alex")
        page = phone.get("/floor/rule/repeated_misdeals?table=1")
        assert page.status == 200
