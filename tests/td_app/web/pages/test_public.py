"""What anybody in the room reads on a phone, without an account and without a script."""

import asyncio
import gzip
import json
import re
from collections.abc import Callable
from typing import TypeVar

import pytest
from builders import a_session, a_tournament, out, played_down_to, registered, seated_at
from deal_builders import won_by_three
from starlette.requests import Request
from starlette.responses import Response
from web_builders import Browser, a_browser, a_phone, a_site, words_of

from rules_ropta.table_layout import Seat
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament.planning.deals import still_in
from td_app.tournament.state.person import Person
from td_app.web.api import our_fault
from td_app.web.connection_limits import Requests
from td_app.web.pages.pictures import seat_picture
from td_app.web.roles import Role

T = TypeVar("T")

#: The heaviest page that a five-year-old phone is sent (bytes).
HEAVIEST = 60_000


class TestTheClock:
    def test_it_tells_the_level_the_time_the_blinds_and_how_many_are_left(self) -> None:
        page = a_browser(a_site()).get("/")
        assert page.status == 200
        read = words_of(page)
        assert "Niveau 1" in read
        assert "20:00" in read
        assert "25 / 50" in read
        assert "16 sur 16" in read

    def test_it_speaks_the_browsers_language_then_the_one_that_was_chosen(self) -> None:
        phone = a_browser(a_site(), language="en-GB,en;q=0.9")
        assert "Players left" in words_of(phone.get("/"))
        assert "Joueurs en jeu" in words_of(phone.get("/?lang=fr"))
        assert "Joueurs en jeu" in words_of(phone.get("/"))

    def test_before_the_start_no_time_is_counted(self) -> None:
        session = a_session()
        registered(session, 4)
        assert "Pas encore commencé" in words_of(a_browser(a_site(session)).get("/"))

    def test_before_the_draw_who_entered_is_counted_and_no_break_is_near(self) -> None:
        session = a_session()
        registered(session, 4)
        read = words_of(a_browser(a_site(session)).get("/"))
        assert "Inscrits 4" in read
        assert "0 sur 0" not in read and "Prochaine pause" not in read

    def test_before_the_draw_the_staff_reads_why_pages_are_empty(self) -> None:
        session = a_session()
        registered(session, 4)
        director = a_phone(a_site(session), Role.DIRECTOR, "Alex")
        assert "les places se tirent" in words_of(director.get("/floor/room"))
        assert "le tournoi n’a pas commencé" in words_of(director.get("/floor/todo"))
        assert "Jetons en jeu" not in words_of(director.get("/floor/chips"))
        clock = words_of(director.get("/floor/clock"))
        assert "Lancer l’horloge" in clock and "main par main" not in clock.casefold()


class TestWhereDoISit:
    def test_a_name_typed_gives_the_table_and_the_seat(self) -> None:
        session = a_tournament(16)
        seat = session.state.entrants[7].seat
        assert seat is not None
        page = a_browser(a_site(session)).get("/seat?name=joueur0007")
        assert f"Table {seat.table}, place {seat.number}" in words_of(page)

    def test_several_of_a_name_are_chosen_from(self) -> None:
        page = a_browser(a_site()).get("/seat?name=jean")
        assert "JOUEUR0001 Jean" in words_of(page)
        assert page.text.count('href="/seat/') == 12

    def test_a_move_stays_until_it_is_seen(self) -> None:
        session = a_tournament(15)
        full, short = sorted((1, 2), key=lambda table: -len(seated_at(session, table)))
        who, places = seated_at(session, full)[0], session.state.tables[short].places
        (free,) = (place for place in range(1, 9) if place not in places)
        to = short
        session.dispatch(cmd.MovePlayer(who, Seat(to, free), note="équilibre"))
        phone = a_browser(a_site(session))
        page = phone.get(f"/seat/{who}")
        assert f"Vous allez en {to}.{free}" in words_of(page)
        assert 'data-buzz="' in page.text
        number = page.text.partition("seen?move=")[2].partition('"')[0]
        assert "Vous allez" not in words_of(phone.post(f"/seat/{who}/seen?move={number}", {}))
        assert "Vous allez" not in words_of(phone.get(f"/seat/{who}"))

    def test_one_seen_hides_no_other_of_its_number_nor_of_another_tournament(self) -> None:
        session = a_tournament(13)
        full, short = sorted((1, 2), key=lambda table: -len(seated_at(session, table)))
        who, places = seated_at(session, full)[0], session.state.tables[short].places
        first, second = [place for place in range(1, 9) if place not in places][:2]
        site = a_site(session)
        phone = a_browser(site)
        session.dispatch(cmd.MovePlayer(who, Seat(short, first), note="équilibre"))
        here = f"/seat/{who}?of={session.tournament}"
        number = phone.get(here).text.partition("seen?move=")[2].partition('"')[0]
        phone.post(f"/seat/{who}/seen?move={number}", {})
        session.dispatch(cmd.Undo())
        session.dispatch(cmd.MovePlayer(who, Seat(short, second), note="équilibre"))
        assert f"Vous allez en {short}.{second}" in words_of(phone.get(here))
        site.served.move_to(Live(a_tournament(16)))
        site.served.live.session.tournament = session.tournament + 1
        assert "Où suis-je assis" in words_of(phone.get(here)), "that number is another person"

    def test_nobody_of_that_name(self) -> None:
        assert "Aucun joueur de ce nom" in words_of(a_browser(a_site()).get("/seat?name=zzz"))


def winner_of(session: TournamentSession) -> str:
    """Return the name of who is left."""
    (who,) = still_in(session.state)
    return session.person(who).display_name


class TestTheDrawnTable:
    @pytest.mark.parametrize("seats", range(2, 11))
    def test_ones_own_seat_is_whole_wherever_it_is(self, seats: int) -> None:
        for place in range(1, seats + 1):
            drawn = seat_picture(seats, place, "Table 1", "dealer")
            told = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn)
            assert told is not None
            width, height = map(float, told.groups())
            for x, y, radius in re.findall(r'cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"', drawn):
                for middle, end in ((float(x), width), (float(y), height)):
                    assert float(radius) <= middle <= end - float(radius)

    def test_a_director_sees_which_place_of_the_bar_the_clock_is(self) -> None:
        director = a_phone(a_site(a_tournament(16)), Role.DIRECTOR, "Alex")
        assert 'href="/floor/clock" aria-current="page"' in director.get("/").text


class TestTheEnd:
    def test_the_first_three_their_prizes_and_the_way_to_the_ranking(self) -> None:
        session = a_tournament(16, prizes=("Un jambon", "Un panier"))
        played_down_to(session, 1)
        site = a_site(session)
        name = winner_of(session)
        director, table = a_phone(site, Role.DIRECTOR, "Alex"), a_phone(site, table=1)
        shown = [(a_browser(site), "/"), (director, "/"), (director, "/floor/clock")]
        for phone, path in (*shown, (table, "/table")):
            page = phone.get(path)
            read = words_of(page)
            assert f"Vainqueur {name} Un jambon 2e" in read and "Un panier 3e " in read
            assert read.count(name) == 1 and " 4e " not in read and 'href="/ranking"' in page.text
            assert "Joueurs en jeu" not in read

    def test_a_director_reads_who_has_won_and_nothing_to_do_any_more(self) -> None:
        session = a_tournament(16)
        played_down_to(session, 1)
        director = a_phone(a_site(session), Role.DIRECTOR, "Alex")
        clock = words_of(director.get("/floor/clock"))
        assert f"Vainqueur {winner_of(session)}" in clock
        assert "Blindes" not in clock and "poste de direction" not in clock
        for path in ("/floor", "/floor/todo"):
            assert "Quel joueur arrive" not in words_of(director.get(path)), path
        room = words_of(director.get("/floor/room"))
        assert "Ouvrir une table" not in room
        assert f"Vainqueur {winner_of(session)}" in room
        assert "Rien à faire : le tournoi est terminé." in words_of(director.get("/floor/todo"))
        chips = words_of(director.get("/floor/chips"))
        assert "Terminé" not in chips and "Retirer des jetons" not in chips

    def test_a_table_may_still_call_but_reads_the_result_first(self) -> None:
        session = a_tournament(16)
        table = a_phone(a_site(session), table=1)
        assert "first big" in table.get("/table").text
        played_down_to(session, 1)
        page = table.get("/table")
        assert "first big" not in page.text
        assert words_of(page).endswith("Classement Appeler un floor")

    def test_each_reads_their_place_among_all(self) -> None:
        session = a_tournament(16)
        gone = seated_at(session, 1)[0]
        out(session, gone)
        played_down_to(session, 1)
        phone = a_browser(a_site(session))
        (who,) = still_in(session.state)
        assert "Sorti 16e sur 16" in words_of(phone.get(f"/seat/{gone}"))
        page = phone.get(f"/seat/{who}")
        assert "Vainqueur 1er sur 16 Classement" in words_of(page)

    def test_the_ranking_counts_who_played_and_tells_a_prize_beside_its_player(self) -> None:
        session = a_tournament(16, prizes=("Un jambon", "Un panier"))
        phone = a_browser(a_site(session))
        assert "Lots 1er Un jambon 2e Un panier" in words_of(phone.get("/ranking"))
        played_down_to(session, 1)
        page = words_of(phone.get("/ranking"))
        assert "16 joueurs" in page and "Joueurs en jeu" not in page
        assert f"Vainqueur {winner_of(session)} Un jambon 16 joueurs" in page
        assert f"1er {winner_of(session)} Un jambon 2e" in page and "Lots" not in page

    def test_nobody_goes_out_or_is_counted_any_more(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        floor, table = a_phone(site), a_phone(site, table=1)
        played_down_to(session, 1)
        (who,) = still_in(session.state)
        seat = session.state.entrants[who].seat
        assert seat is not None
        shown = words_of(floor.get(f"/floor/table/{seat.table}"))
        assert winner_of(session) in shown
        for act in ("Éliminer", "Compter", "Arrêter la table", "Accorder le time", "blindes"):
            assert act not in shown, act
        shown = words_of(floor.get(f"/floor/player/{who}"))
        assert "Le tournoi est terminé." in shown
        for act in ("Éliminer", "Absent", "Sanctionner", "Déplacer"):
            assert act not in shown, act
        for page in ("out", "count"):
            shown = words_of(floor.get(f"/floor/table/{seat.table}/{page}"))
            assert "Le tournoi est terminé. Reste possible" in shown
        assert words_of(table.get("/table/count")).startswith("Table 1")


class TestTheRanking:
    def test_it_tells_who_is_out_and_who_plays(self) -> None:
        session = a_tournament(16)
        gone = seated_at(session, 1)[0]
        out(session, gone)
        page = words_of(a_browser(a_site(session)).get("/ranking"))
        assert f"16e {session.person(gone).display_name}" in page
        assert "Joueurs en jeu : 15 sur 16" in page
        assert f"Joueurs sortis 16e {session.person(gone).display_name}" in page

    def test_who_shared_the_first_place_is_named_whole(self) -> None:
        session = won_by_three()
        phone = a_browser(a_site(session))
        names = [session.person(who).display_name for who in still_in(session.state)]
        for path in ("/", "/ranking"):
            first, second, third = (
                f"{name} 333,3{cent} €" for name, cent in zip(names, "433", strict=True)
            )
            assert f"Vainqueurs {first} {second} {third} " in words_of(phone.get(path)), path

    def test_once_it_is_over_ones_name_tells_the_place_one_came(self) -> None:
        session = a_tournament(16)
        played_down_to(session, 1)
        phone = a_browser(a_site(session))
        page = words_of(phone.get("/seat"))
        assert "Le tournoi est terminé. Tapez votre nom pour retrouver votre place" in page
        assert f"{winner_of(session)} 1er" in words_of(phone.get("/seat?name=jean"))

    def test_a_first_name_is_not_parted_at_its_hyphen(self) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.CorrectEntrant(3, Person("Roux-Petit", "Anne-Sophie")))
        phone = a_browser(a_site(session))
        for path in ("/ranking", "/seat?name=anne", "/seat/3"):
            page = phone.get(path).body.decode()
            assert "ROUX-PETIT Anne\u2011Sophie" in page, path

    def test_five_hundred_players_make_no_heavy_page(self) -> None:
        session = a_tournament(500, tables=63)
        phone = a_browser(a_site(session))
        for path in ("/", "/seat?name=joueur", "/moves", "/ranking", "/ranking?from=150"):
            assert len(phone.get(path).body) < HEAVIEST, path
        held = sum(len(phone.get(f"/static/{name}").body) for name in ("phone.css", "phone.js"))
        assert held < HEAVIEST / 2


class BetweenTwo:
    """A gate through which an act slips in just after the page of somebody else was looked up."""

    def __init__(self) -> None:
        self.then: Callable[[], object] = lambda: None

    async def ask(self, call: Callable[[], T]) -> T:
        found, then = call(), self.then
        self.then = lambda: None
        then()
        return found


class TestTrue:
    def test_what_was_read_before_an_act_is_not_kept_as_what_is_read_after_it(self) -> None:
        session = a_tournament(16)
        api, gate = a_site(session), BetweenTwo()
        api.gate = gate
        phone = a_browser(api)
        gate.then = lambda: session.dispatch(cmd.PauseClock())
        assert "Horloge arrêtée" not in words_of(phone.get("/"))
        assert "Horloge arrêtée" in words_of(phone.get("/"))


class TestWrittenOnce:
    """A page that was just written is answered before anything else is looked at: guarded still."""

    PAGES = ("/", "/moves", "/ranking")

    def test_the_next_phone_of_the_language_reads_it_with_the_same_headers(self) -> None:
        app = a_browser(a_site()).app
        for path in self.PAGES:
            first = Browser(app).get(path)
            written = app._app
            app._app = our_fault  # type: ignore[assignment]
            assert Browser(app).get(path) == first
            assert Browser(app, cookies={"seen1-3": "2-1.4"}).get(path) == first
            app._app = written
            assert "Vary" in str(first.headers).title() and "nosniff" in str(first.headers)
            assert Browser(app, language="en").get(path).body != first.body

    def test_after_an_act_it_is_written_again(self) -> None:
        session = a_tournament(16)
        app = a_browser(a_site(session)).app
        before = Browser(app).get("/").body
        out(session, 3)
        assert "15 sur 16" in words_of(Browser(app).get("/"))
        assert Browser(app).get("/").body != before

    def test_a_search_of_before_an_act_is_not_that_of_after_it(self) -> None:
        session = a_tournament(16)
        phone = a_browser(a_site(session))
        assert "JOUEUR0003" in phone.get("/seat?name=jean").text
        out(session, 3)
        read = words_of(phone.get("/seat?name=jean"))
        assert "JOUEUR0003 Jean Sorti · 16e JOUEUR0004" in read

    def test_the_staff_read_their_own(self) -> None:
        site = a_site()
        a_browser(site).get("/")
        floor = a_phone(site)
        public = Browser(floor.app).get("/")
        assert "/floor/room" in floor.get("/").text and "/floor" not in public.text

    def test_a_foreign_name_a_form_and_a_flood_are_answered_as_ever(self) -> None:
        app = a_browser(a_site()).app
        assert Browser(app).get("/").status == 200
        assert Browser(app).ask("GET", "/", b"", {"host": "evil.example"}).status == 421
        assert Browser(app).ask("POST", "/", b"", {}).status == 405
        app._requests = Requests(lambda: 0.0, at_once=2)
        assert [Browser(app).get("/").status for _ in range(3)] == [200, 200, 429]


class TestNames:
    def test_a_name_cannot_be_a_script(self) -> None:
        session = a_session()
        session.dispatch(cmd.RegisterEntrants((Person("<script>alert(1)</script>"),)))
        page = a_browser(a_site(session)).get("/seat?name=script")
        assert b"<script>alert" not in page.body.lower()


def test_nothing_comes_from_elsewhere_and_no_address_holds_a_folder() -> None:
    phone = a_browser(a_site())
    page = phone.get("/")
    assert "http://" not in page.text
    assert "https://" not in page.text
    assert "style=" not in page.text
    for path in ("/static/", "/static/..%2fapi.py", "/templates/base.html", "/static/base.html"):
        assert phone.get(path).status == 404


def test_our_own_mistake_is_told_on_a_page_to_people_in_json_to_machines() -> None:
    def told(path: str) -> Response:
        scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": []}
        return asyncio.run(our_fault(Request(scope), ValueError("x")))

    page = told("/ranking")
    assert page.status_code == 500
    assert "rien n’a été changé" in bytes(page.body).decode()
    assert b"Traceback" not in page.body and b"ValueError" not in page.body
    assert json.loads(bytes(told("/api/public").body))["error"]["code"] == "OUR_FAULT"


def test_the_clubs_logo_heads_every_page_and_is_kept() -> None:
    api = a_site()
    api.served.logo = b"\x89PNG one"
    phone = a_browser(api)
    address = api.site().logo
    assert f'src="{address}"' in phone.get("/").text
    assert f'src="{address}"' in a_phone(api).get("/floor").text
    for path in ("/pair", "/p/gone", "/certificate"):
        page = phone.ask("GET", path, b"", {}).text
        assert f'src="{address}"' in page and '<p class="title">Open d’automne</p>' in page, path
    told = phone.get(address)
    assert told.body == b"\x89PNG one" and "immutable" in told.headers["cache-control"]
    api.served.logo = b"\x89PNG two"
    assert api.site().logo != address and phone.get(address).status == 404


class TestFiles:
    def test_they_are_kept_under_an_address_that_tells_what_they_hold(self) -> None:
        phone = a_browser(a_site())
        (address,) = re.findall(r'href="(/static/\w+/phone\.css)"', phone.get("/").text)
        assert "max-age=31536000" in phone.get(address).headers["cache-control"]
        older = phone.get("/static/000000000000/phone.css")
        assert older.status == 200 and older.headers["cache-control"] == "no-cache"

    def test_what_everybody_reads_alike_is_sent_packed_and_nothing_else(self) -> None:
        api = a_site(a_tournament(40, tables=5))
        asked = {"accept-encoding": "gzip"}
        for path in ("/", "/ranking", "/moves", "/static/phone.js"):
            answer = a_browser(api).ask("GET", path, b"", asked)
            plain = a_browser(api).get(path)
            assert answer.headers["content-encoding"] == "gzip", path
            assert gzip.decompress(answer.body) == plain.body, path
        staff = a_phone(api)
        for path in ("/floor", "/floor/room?name=j", "/floor/table/1/phone"):
            assert "content-encoding" not in staff.ask("GET", path, b"", asked).headers, path
        assert (
            "content-encoding" not in a_browser(api).ask("GET", "/seat?name=j", b"", asked).headers
        )
