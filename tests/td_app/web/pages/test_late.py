"""Who comes late, from a phone: the seat that pays soonest, or none any more (1.8, 2.3)."""

from builders import a_tournament, clock_of, out, played_down_to, seated_at
from web_builders import Browser, a_phone, a_site, fill, form_for, words_of

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Standing
from td_app.web.roles import Role

WHO = "/floor/player/16"


def coming_late(phone: Browser) -> None:
    """Register somebody at the door, their age seen."""
    fill(phone, "/floor/late?new", "register_entrants", last_name="Retard", of_age="on")


def closed(session: TournamentSession) -> None:
    """Let the levels open to late entry go by."""
    clock_of(session).forward(200 * 60_000)


class TestFoundThenWritten:
    def test_a_name_is_looked_for_before_a_new_one_is_written(self) -> None:
        session = a_tournament(15)
        phone = a_phone(a_site(session))
        asked = phone.get("/floor/late")
        assert 'name="last_name"' not in asked.text and "Un nouveau joueur" in words_of(asked)
        listed = phone.get("/floor/late?name=joueur0003")
        assert "/floor/player/3" in listed.text and 'id="last_name"' not in listed.text
        seat = session.state.entrants[3].seat
        assert seat is not None and f"déjà assis {seat.table}.{seat.number}" in words_of(listed)
        written = phone.get("/floor/late?new&name=Zorn+Paul")
        assert 'value="Zorn"' in written.text and 'action="/floor/late"' not in written.text

    def test_who_may_come_stands_before_those_who_are_here_folded(self) -> None:
        session = a_tournament(15)
        session.dispatch(cmd.RegisterEntrants((Person("Joueur0099", "Jean"),)))
        page = a_phone(a_site(session)).get("/floor/late?name=jean")
        coming, here = page.text.split("<details>")
        assert "JOUEUR0099" in coming and "JOUEUR0003" in here and "JOUEUR0003" not in coming
        assert "15 joueurs sur la liste, déjà là" in words_of(page)

    def test_nobody_of_that_name_leads_to_the_form_filled_in(self) -> None:
        page = a_phone(a_site(a_tournament(15))).get("/floor/late?name=Zorn+Paul")
        assert "« Zorn Paul » n’est ni sur la liste" in words_of(page)
        assert 'value="Zorn"' in page.text and 'value="Paul"' in page.text

    def test_nobody_is_asked_for_once_the_tournament_is_over(self) -> None:
        session = a_tournament(15)
        played_down_to(session, 1)
        page = a_phone(a_site(session)).get("/floor/late")
        assert "Le tournoi est terminé. Reste possible" in words_of(page)
        assert 'name="name"' not in page.text


class TestArticle_1_8:
    def test_a_floor_gives_the_seat_that_pays_the_big_blind_soonest(self) -> None:
        session = a_tournament(15)
        phone = a_phone(a_site(session))
        coming_late(phone)
        page = phone.get("/floor/todo")
        assert f'href="{WHO}"' in page.text, "where the table and the big blind are asked"
        table = min((1, 2), key=lambda number: len(seated_at(session, number)))
        place = sorted(session.state.tables[table].places)[0]
        page = fill(phone, WHO, "seat_late_entrant", table=table, big_blind=place)
        event = session.history.entries[-1].event
        assert isinstance(event, ev.LateEntrantSeated)
        assert event.how == "big_blind_soonest"
        assert "Arrivée :" in words_of(page), "how they come into play"

    def test_a_seat_is_drawn_where_nobody_knows(self) -> None:
        session = a_tournament(15)
        phone = a_phone(a_site(session))
        coming_late(phone)
        fill(phone, WHO, "seat_late_entrant", table=1, big_blind="")
        event = session.history.entries[-1].event
        assert isinstance(event, ev.LateEntrantSeated) and event.how == "drawn"

    def test_two_floors_write_down_one_latecomer_not_two(self) -> None:
        session = a_tournament(15)
        site = a_site(session)
        nadia, omar = a_phone(site), a_phone(site, name="Omar")
        coming_late(nadia)
        named = {"last_name": "RETARD", "of_age": "on"}
        page = fill(omar, "/floor/late?new", "register_entrants", **named)
        assert page.status == 400 and "déjà sur la liste" in words_of(page)
        assert "data-mend" in page.text, "what was written stays"
        fill(omar, "/floor/late?new", "register_entrants", **named, another="on")
        assert [session.state.entrants[who].standing for who in (16, 17)] == [
            Standing.REGISTERED
        ] * 2

    def test_once_closed_a_director_alone_lets_in_with_a_reason(self) -> None:
        session = a_tournament(15)
        site = a_site(session)
        floor, director = a_phone(site), a_phone(site, Role.DIRECTOR, "Alex")
        closed(session)
        coming_late(floor)
        assert "Les entrées tardives sont closes" in words_of(floor.get("/floor/late"))
        page = words_of(floor.get(WHO))
        assert "le directeur peut passer outre" in page and "Faire entrer" not in page
        action, form = form_for(director.get(WHO), "seat_late_entrant", note="panne de voiture")
        assert director.post(action, form).status == 200
        assert session.state.entrants[16].standing is Standing.SEATED

    def test_a_floor_who_sends_it_all_the_same_is_refused(self) -> None:
        session = a_tournament(15)
        site = a_site(session)
        floor, director = a_phone(site), a_phone(site, Role.DIRECTOR, "Alex")
        closed(session)
        coming_late(floor)
        _, forged = form_for(director.get(WHO), "seat_late_entrant", note="un ami")
        _, own = form_for(floor.get("/floor/player/3"), "mark_away")
        answer = floor.post("/act", {**forged, "form": own["form"]})
        assert answer.status == 403
        assert session.state.entrants[16].standing is Standing.REGISTERED


class TestArticle_2_3:
    def test_who_moves_is_told_how_they_come_into_play(self) -> None:
        session = a_tournament(16)
        out(session, *seated_at(session, 2)[:2])
        site = a_site(session)
        phone = a_phone(site)
        places, there = session.state.tables[1].places, sorted(session.state.tables[2].places)
        session.dispatch(cmd.BalanceTables(1, 2, sorted(places)[0], there[0]))
        told = session.history.entries[-1].event
        assert isinstance(told, ev.PlayerMoved) and told.move.enters
        who = told.move.entrant
        for path in ("/floor/todo", "/moves", f"/seat/{who}", f"/floor/player/{who}"):
            page = words_of(phone.get(path))
            assert "prochaine main" in page or "attend que" in page or "à voir" in page, path
