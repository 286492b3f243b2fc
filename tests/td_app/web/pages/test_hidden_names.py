"""Where names are hidden, a whole name finds its seat, and nothing links it to a pseudonym."""

from __future__ import annotations

import re
from dataclasses import replace
from urllib.parse import quote_plus

import pytest
from builders import a_session, out, seated_at
from web_builders import Answer, Browser, a_browser, a_phone, a_site, words_of

from rules_ropta.table_layout import Seat
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.tournament.views.prizes import PrizeWinner, Won
from td_app.web.api import Api
from td_app.web.connection_limits import Requests
from td_app.web.pages import public
from td_app.web.pages.public import found_whole
from td_app.web.published import NameDisplay, told_names
from td_app.web.roles import Role

LETTERS = "abcdefghijklmnopqrstuvwx"
#: Pseudonyms in another order than names: the alphabet of one would tell the other.
PEOPLE = tuple(
    Person(f"Lefebvre{letter}", f"Zoé{letter}", f"Renard{LETTERS[-1 - place]}")
    for place, letter in enumerate(LETTERS)
)
SOME = (
    Person("De La Tour", "Anne-Lise", "Comète"),
    Person("Martin", "Jean", "Fusée"),
    Person("Martin", "Paul", "Nuage"),
    Person("Roux", "Luc", "Orage"),
    Person("Roux", "Luc", "Brume"),
)
HIDDEN = (NameDisplay.SHORT, NameDisplay.PSEUDONYM)


def an_evening(*people: Person) -> TournamentSession:
    session = a_session()
    session.dispatch(cmd.RegisterEntrants(people, present=True, majority=Majority.CHECKED))
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session


def with_moves_and_outs() -> TournamentSession:
    session = an_evening(*PEOPLE)
    tables = [table.number for table in session.state.open_tables()]
    for table in tables:
        out(session, seated_at(session, table)[0])
    for table, other in ((tables[0], tables[1]), (tables[1], tables[0])):
        taken = session.state.tables[other].places
        free = next(place for place in range(1, 9) if place not in taken)
        who = seated_at(session, table)[0]
        session.dispatch(cmd.MovePlayer(who, Seat(other, free), note="équilibre"))
    return session


def hiding(session: TournamentSession, way: NameDisplay = NameDisplay.PSEUDONYM) -> Api:
    site = a_site(session)
    site.served.names = way
    return site


def noted_for_a_table() -> list[dict[str, object]]:
    """Return the outs noted in the hand that all play together, as a table's token reads them."""
    session = with_moves_and_outs()
    session.dispatch(cmd.AnnounceHandForHand())
    tables = [table.number for table in session.state.open_tables()]
    for table in tables:
        session.dispatch(cmd.TableDone(table))
    session.dispatch(cmd.StartNextHand())
    out(session, seated_at(session, tables[0])[0])
    view = hiding(session).served.view(Role.TABLE, "hand_for_hand")
    noted: list[dict[str, object]] = view["noted"]
    return noted


class Crowd:
    """Somebody with as many addresses as they have questions."""

    def __init__(self, site: Api) -> None:
        self.phone = a_browser(site)
        self.asked = 0

    def search(self, typed: str) -> Answer:
        return self.get(f"/seat?name={quote_plus(typed)}")

    def get(self, path: str) -> Answer:
        self.asked += 1
        self.phone.address = f"10.0.{self.asked // 250}.{self.asked % 250}"
        return self.phone.ask("GET", path, b"", {})


def page_without_typed(answer: Answer) -> str:
    """Return a page as it stands, what was typed apart."""
    return re.sub(r'value="[^"]*"', "", answer.text)


class TestAnOracle:
    def test_five_hundred_requests_link_no_name_to_a_pseudonym(self) -> None:
        session = with_moves_and_outs()
        crowd = Crowd(hiding(session))
        nobody = page_without_typed(crowd.search("zzzz"))
        for person in PEOPLE:
            begun = [person.last_name[:end] for end in range(2, len(person.last_name))]
            begun += [person.pseudonym[:end] for end in range(2, len(person.pseudonym) + 1)]
            begun += [f"{person.last_name} {person.first_name[:end]}" for end in (1, 2)]
            mixed = f"{person.last_name} {person.pseudonym}", f"{person.first_name}"
            for typed in (*begun, *mixed):
                answer = crowd.search(typed)
                assert answer.status == 200, typed
                assert page_without_typed(answer) == nobody, typed
        titles = set()
        for entrant in range(1, 101):
            page = crowd.get(f"/seat/{entrant}").text
            assert not re.search("lefebvre|zoé|renard", page, re.I)
            assert not re.search(r"\d+e\b|vainqueur|sorti", page, re.I)
            titles.update(re.findall(r"<h1>(.*?)</h1>", page))
        assert titles == {"Votre place"}
        assert crowd.asked > 500

    def test_every_whole_name_asked_for_joins_no_pseudonym_by_its_seat(self) -> None:
        session = with_moves_and_outs()
        crowd = Crowd(hiding(session))
        for person in PEOPLE:
            there = crowd.search(person.last_name)
            assert there.status == 303
            page = crowd.get(there.headers["location"])
            assert "Renard" not in page.text
            assert person.last_name not in page.text
        moves = crowd.get("/moves")
        assert re.search(r"\d\.\d", words_of(moves)), "seats are told"
        assert "Renard" not in moves.text
        told = crowd.get("/api/public").json["moves"]
        assert told and {move["name"] for move in told} == {""}
        noted = noted_for_a_table()
        assert noted and {gone["name"] for gone in noted} == {""}
        ranking = crowd.get("/ranking")
        assert "Renard" in ranking.text
        assert not re.search(r"\b\d+\.\d+\b", words_of(ranking)), "no seat beside a pseudonym"
        for page in (moves, ranking, crowd.get("/"), crowd.get("/season")):
            assert not re.search(r"/seat/\d", page.text)

    @pytest.mark.parametrize("way", HIDDEN)
    def test_the_ranking_does_not_stand_in_the_order_of_real_names(self, way: NameDisplay) -> None:
        crowd = Crowd(hiding(with_moves_and_outs(), way))
        told = re.findall(r'class="who">([^<]+)<', crowd.get("/ranking").text)
        assert len(told) == len(PEOPLE)
        playing = len(PEOPLE) - 3
        assert told[:playing] == sorted(told[:playing])


class TestAWholeName:
    @pytest.mark.parametrize("way", HIDDEN)
    @pytest.mark.parametrize(
        "typed", ["De La Tour", "DELATOUR", "de-la-tour anne lise", "Ánne-Lise  de la tour"]
    )
    def test_accents_case_hyphens_and_spaces_apart_it_finds_its_seat(
        self, way: NameDisplay, typed: str
    ) -> None:
        session = an_evening(*SOME)
        phone = a_browser(hiding(session, way))
        page = words_of(phone.get(f"/seat?name={quote_plus(typed)}"))
        seat = session.state.entrants[1].seat
        assert seat is not None
        assert page.startswith("Votre place")
        assert f"Table {seat.table}, place {seat.number}" in page
        assert "Tour" not in page and "Comète" not in page and "Anne" not in page

    @pytest.mark.parametrize("typed", ["Anne-Lise", "De La", "Comète", "Tour Comète", "a", " "])
    def test_less_or_something_else_finds_nobody(self, typed: str) -> None:
        phone = a_browser(hiding(an_evening(*SOME)))
        page = phone.get(f"/seat?name={quote_plus(typed)}")
        assert "/seat/" not in page.text and "Votre place" not in page.text

    def test_of_a_name_that_several_bear_the_first_name_is_asked(self) -> None:
        session = an_evening(*SOME)
        phone = a_browser(hiding(session))
        page = phone.get("/seat?name=martin")
        assert "ajoutez le prénom" in words_of(page)
        assert "/seat/" not in page.text and "Jean" not in page.text
        assert "Votre place" in words_of(phone.get("/seat?name=martin+paul"))

    def test_namesakes_are_told_apart_by_their_seats_alone(self) -> None:
        session = an_evening(*SOME)
        page = a_browser(hiding(session)).get("/seat?name=luc+roux")
        assert page.text.count('href="/seat/') == 2
        for entrant in (4, 5):
            seat = session.state.entrants[entrant].seat
            assert seat is not None and f"{seat.table}.{seat.number}" in words_of(page)
        assert "Orage" not in page.text and "ROUX" not in page.text

    def test_it_is_compared_with_as_many_found_or_not(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        site = hiding(an_evening(*PEOPLE))
        rows = site.served.room()[2]
        counted: list[str] = []
        plain = public.plain_letters

        def counting(text: str) -> str:
            counted.append(text)
            return plain(text)

        monkeypatch.setattr(public, "plain_letters", counting)
        looked = []
        for typed in ("lefebvrea", "lefebvrex", "lefebv", "renard", "zzz"):
            counted.clear()
            found_whole(rows, typed)
            looked.append(len(counted))
        assert len(set(looked)) == 1

    def test_who_is_out_is_told_no_rank(self) -> None:
        session = an_evening(*SOME)
        out(session, 1)
        page = words_of(a_browser(hiding(session)).get("/seat?name=de+la+tour"))
        assert "Pas de place en ce moment." in page
        assert "5e" not in page and "Sorti" not in page

    def test_where_names_are_whole_the_search_is_as_it_was(self) -> None:
        session = an_evening(*SOME)
        phone = a_browser(hiding(session, NameDisplay.WHOLE))
        assert "DE LA TOUR Anne-Lise" in words_of(phone.get("/seat?name=anne"))
        for _ in range(30):
            assert phone.get("/seat?name=mart").status == 200


class TestSearchesAreSlowed:
    def searches(self, phone: Browser, times: int = 12) -> list[int]:
        return [phone.ask("GET", "/seat?name=zzz", b"", {}).status for _ in range(times)]

    def test_by_address_whether_found_or_not_and_told_when(self) -> None:
        site = hiding(an_evening(*SOME))
        phone = a_browser(site)
        told = [phone.ask("GET", f"/seat?name={typed}", b"", {}) for typed in ["roux luc"] * 10]
        assert {answer.status for answer in told} <= {200, 303}
        answer = phone.get("/seat?name=de+la+tour")
        assert (answer.status, answer.headers["retry-after"]) == (429, "3")
        assert "attendez quelques secondes" in words_of(answer)
        phone.language = "en"
        assert "Wait a few seconds" in words_of(phone.get("/seat?name=zzz"))
        assert phone.get("/seat").status == phone.get("/seat/1").status == 200
        phone.address = "192.168.1.21"
        assert phone.get("/seat?name=zzz").status == 200

    def test_one_more_after_three_seconds(self, monkeypatch: pytest.MonkeyPatch) -> None:
        now = [0.0]
        monkeypatch.setattr(public.time, "monotonic", lambda: now[0])
        phone = a_browser(hiding(an_evening(*SOME)))
        assert self.searches(phone) == [200] * 10 + [429] * 2
        now[0] += 3.1
        assert self.searches(phone, 2) == [200, 429]

    def test_not_the_staffs_nor_this_computers_but_a_tables(self) -> None:
        site = hiding(an_evening(*SOME))
        assert self.searches(a_phone(site)) == [200] * 12
        assert self.searches(a_browser(site, address="127.0.0.1")) == [200] * 12
        assert 429 in self.searches(a_phone(site, name="Ana", table=1))

    def test_a_result_left_open_asks_for_no_other_search(self) -> None:
        phone = a_browser(hiding(an_evening(*SOME)))
        page = phone.get("/seat?name=zzz")
        assert 'data-reads="/seat"' in page.text and "data-keep" in page.text


def test_the_bucket_counts_as_that_of_requests() -> None:
    now = [0.0]
    searches = Requests(lambda: now[0], public.SEARCHES_AT_ONCE, 1 / public.A_SEARCH_S)
    assert sum(searches.take("a") for _ in range(60)) == 10
    now[0] = 60.0
    assert sum(searches.take("a") for _ in range(60)) == 10


def test_who_won_a_prize_is_told_without_the_number_that_a_search_leads_to() -> None:
    served = a_site(an_evening(*SOME)).served
    served.names = NameDisplay.PSEUDONYM
    wall = served.live.public()
    rows = served.live.players().rows
    won = Won(wall.prizes.kind, 1, 1)
    paid = PrizeWinner(rows[0].entrant, rows[0].name, "", won, False, False)
    paid_out = replace(wall, prizes=replace(wall.prizes, winners=(paid,)))
    told, _, _ = told_names(paid_out, served.live.ranking_in_public(), rows, served.names)
    assert [(row.entrant, row.name) for row in told.prizes.winners] == [(0, "Comète")]
