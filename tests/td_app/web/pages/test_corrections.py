"""What is put right at a player's: seats, an elimination, who did it, a sanction, an abandon."""

from builders import a_session, a_tournament, out, registered, seated_at
from web_builders import Answer, a_phone, a_site, fill, forms_of, words_of

from rules_ropta.table_layout import Seat
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Standing
from td_app.web.roles import Role


def undone(page: Answer) -> list[str]:
    """Return the acts that a page offers, but for undoing the last."""
    asked = [form["command"][0] for form in forms_of(page) if "command" in form]
    return [command for command in asked if command not in ("undo", "redo")]


class TestSeats:
    def test_two_players_swap_seats_with_a_reason(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session))
        who, other = seated_at(session, 1)[0], seated_at(session, 2)[0]
        before = session.state.entrants[who].seat, session.state.entrants[other].seat
        path = f"/floor/player/{who}/put-right?what=swap&table=2"
        page = fill(phone, path, "swap_seats", second=other, note="fratrie")
        assert page.status == 200
        now = session.state.entrants[other].seat, session.state.entrants[who].seat
        assert now == before

    def test_no_seat_is_chosen_before_somebody_chooses_it(self) -> None:
        phone = a_phone(a_site(a_tournament(14)))
        for path in ("/floor/player/3", "/floor/player/3/put-right?what=seat"):
            assert 'required><option value="">–</option>' in phone.get(path).text, path

    def test_somebody_found_at_a_wrong_seat_takes_their_own(self) -> None:
        session = a_tournament(15)
        phone = a_phone(a_site(session))
        full, short = sorted((1, 2), key=lambda table: -len(seated_at(session, table)))
        who, places = seated_at(session, full)[0], session.state.tables[short].places
        (free,) = (place for place in range(1, 9) if place not in places)
        path = f"/floor/player/{who}/put-right?what=seat"
        assert fill(phone, path, "correct_seat", found_at=f"{short}.{free}").status == 200
        assert session.state.entrants[who].seat != Seat(short, free)


class TestOut:
    def test_a_floor_does_not_note_an_abandon_a_director_does(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        who = seated_at(session, 1)[0]
        path = f"/floor/player/{who}/put-right"
        assert "Abandon" not in words_of(a_phone(site).get(path))
        director = a_phone(site, Role.DIRECTOR, "Alex")
        fill(director, f"{path}?what=withdrawal", "withdraw", chips="8 500")
        assert session.state.entrants[who].standing is Standing.WITHDRAWN

    def test_who_did_it_is_said_otherwise_where_it_is_asked(self) -> None:
        session = a_tournament(16, knockouts_noted=True)
        phone = a_phone(a_site(session))
        gone, killer = seated_at(session, 1)[:2]
        out(session, gone)
        path = f"/floor/player/{gone}/put-right"
        fill(phone, path, "name_knockouts", by=killer)
        assert session.history.entries[-1].event.KIND == "knockouts_named"

    def test_a_director_brings_back_somebody_put_out_by_mistake(self) -> None:
        session = a_tournament(16)
        who = seated_at(session, 1)[0]
        out(session, who)
        seat = session.state.entrants[who]
        phone = a_phone(a_site(session), Role.DIRECTOR, "Alex")
        free = next(p for p in range(1, 9) if p not in session.state.tables[1].places)
        fill(phone, f"/floor/player/{who}", "reinstate", seat=f"1.{free}", note="erreur de nom")
        assert session.state.entrants[who].standing is Standing.SEATED, seat


class TestSanctions:
    def test_a_director_lifts_one_with_a_reason_a_floor_sees_it_only(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "slow_play", "warning"))
        path = f"/floor/player/{who}/put-right?what=sanctions"
        floor = words_of(a_phone(site).get(path))
        assert "Avertissement" in floor and "Lever" not in floor
        fill(a_phone(site, Role.DIRECTOR, "Alex"), path, "lift_penalty", note="pas lui")
        (penalty,) = session.state.penalties.values()
        assert penalty.lifted

    def test_before_the_draw_none_is_given_and_the_page_says_so(self) -> None:
        session = a_session()
        (who,) = registered(session, 1)
        page = a_phone(a_site(session)).get(f"/floor/player/{who}/sanction?fault=slow_play")
        assert "Les places ne sont pas encore tirées" in words_of(page)
        assert undone(page) == [] and "<select" not in page.text


class TestOneJobAPage:
    def test_what_can_be_put_right_is_chosen_then_done(self) -> None:
        session = a_tournament(15)
        director = a_phone(a_site(session), Role.DIRECTOR, "Alex")
        full = max((1, 2), key=lambda table: len(seated_at(session, table)))
        who = seated_at(session, full)[0]
        session.dispatch(cmd.GivePenalty(who, "slow_play", "warning"))
        path = f"/floor/player/{who}/put-right"
        choice = director.get(path)
        assert undone(choice) == [], "nothing but the choice"
        for job in ("swap&table=2", "seat", "withdrawal", "sanctions"):
            page = director.get(f"{path}?what={job}")
            assert len(undone(page)) == 1, job
            assert page.text.partition("<main")[2].count('<button class="') == 1, job
        assert "Table 2" in words_of(director.get(f"{path}?what=swap")), "which table comes first"

    def test_an_only_one_is_not_asked_for(self) -> None:
        session = a_tournament(16, knockouts_noted=True)
        gone = seated_at(session, 1)[0]
        out(session, gone)
        page = words_of(a_phone(a_site(session)).get(f"/floor/player/{gone}/put-right"))
        assert "Qui l’a éliminé ?" in page and "Éliminés par" in page

    def test_where_nothing_is_left_to_put_right_it_is_told(self) -> None:
        session = a_tournament(16)
        gone = seated_at(session, 1)[0]
        out(session, gone)
        phone = a_phone(a_site(session))
        assert "Rien à corriger" in words_of(phone.get(f"/floor/player/{gone}/put-right"))
        assert "put-right" not in phone.get(f"/floor/player/{gone}").text, "nothing leads there"

    def test_before_the_draw_nothing_leads_to_it(self) -> None:
        session = a_session()
        (who,) = registered(session, 1)
        assert "put-right" not in a_phone(a_site(session)).get(f"/floor/player/{who}").text


def test_nobody_of_that_number_leads_to_the_room() -> None:
    assert "Salle" in words_of(a_phone(a_site()).get("/floor/player/999/put-right"))


class TestAProposal:
    def test_a_director_sets_one_aside_with_a_reason_a_floor_does_not(self) -> None:
        session = a_tournament(16)
        for who in seated_at(session, 1)[:3]:
            out(session, who)
        site = a_site(session)
        assert "Écarter" not in words_of(a_phone(site).get("/floor/todo"))
        director = a_phone(site, Role.DIRECTOR, "Alex")
        before = len(site.served.live.proposals())
        fill(director, "/floor/todo", "decline_proposal", note="dernière main avant la pause")
        assert len(site.served.live.proposals()) == before - 1
