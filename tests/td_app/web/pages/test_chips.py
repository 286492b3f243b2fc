"""A value of chips that leaves at a break, exchanged at the tables from phones (3.2)."""

from chips_builders import at_the_break, counted, places_of, raced_everywhere
from web_builders import a_phone, a_site, fill, words_of

from td_app.tournament import commands as cmd
from td_app.tournament import events as ev
from td_app.web.roles import Role


class TestArticle_3_2:
    def test_a_floor_exchanges_the_value_at_a_table_the_cards_dealt_here(self) -> None:
        session = at_the_break()
        phone = a_phone(a_site(session))
        assert "/floor/chips" in phone.get("/floor/todo").text.partition("notice")[2]
        assert "Table 1" in words_of(phone.get("/floor/chips"))
        first, second, *_ = places_of(session)
        held = {f"chips.{first}": "5", f"chips.{second}": "3"}
        page = fill(phone, "/floor/table/1/race", "race_chips", **held)
        event = session.history.entries[-1].event
        assert isinstance(event, ev.ChipsRaced)
        assert [(stack.place, stack.chips) for stack in event.stacks] == [(first, 5), (second, 3)]
        assert event.seed, "dealt by the application"
        told = words_of(page)
        assert told.count("1 × 100") == 2, "who receives what"
        assert "Jetons en jeu" in told
        assert "Table 1 Fait" in words_of(phone.get("/floor/chips"))

    def test_what_each_has_is_written_on_a_line_of_its_own(self) -> None:
        session = at_the_break()
        page = a_phone(a_site(session)).get("/floor/table/1/race").text
        assert page.count('<p class="line">') == len(places_of(session))

    def test_who_has_nothing_else_keeps_one_chip(self) -> None:
        session = at_the_break()
        phone = a_phone(a_site(session))
        first, second, *_ = places_of(session)
        held = {f"chips.{first}": "1", f"chips.{second}": "3"}
        fill(phone, "/floor/table/1/race", "race_chips", alone=[first, second], **held)
        event = session.history.entries[-1].event
        assert isinstance(event, ev.ChipsRaced)
        assert all(stack.won or stack.survival for stack in event.stacks)

    def test_nobody_has_a_chip_of_it_then_a_director_closes_it(self) -> None:
        session = at_the_break()
        site = a_site(session)
        floor, director = a_phone(site), a_phone(site, Role.DIRECTOR, "Alex")
        fill(floor, "/floor/table/1/race", "race_chips", nobody="on")
        assert "Clore" not in words_of(floor.get("/floor/chips"))
        fill(director, "/floor/chips", "withdraw_value")
        assert session.state.withdrawn_values == (25,)

    def test_a_director_says_that_it_is_done_at_the_tables(self) -> None:
        session = at_the_break()
        director = a_phone(a_site(session), Role.DIRECTOR, "Alex")
        assert "Fait aux tables" in words_of(director.get("/floor/chips"))
        fill(director, "/floor/chips", "withdraw_value")
        assert session.state.withdrawn_values == (25,)
        assert session.history.entries[-1].event.unwritten == (1,)

    def test_what_no_sheet_told_is_about_so_many_on_phones_too(self) -> None:
        session = at_the_break()
        site = a_site(session)
        director = a_phone(site, Role.DIRECTOR, "Alex")
        assert "environ" not in words_of(director.get("/floor/chips"))
        session.dispatch(cmd.WithdrawValue(25, at_tables=True))
        told = words_of(director.get("/floor/chips"))
        assert "environ 80 000 à confirmer par un comptage" in told
        assert "Tapis moyen environ 10 000" in words_of(director.get("/?lang=fr"))

    def test_nothing_written_is_refused_with_what_to_do(self) -> None:
        session = at_the_break()
        phone = a_phone(a_site(session))
        before = session.history.sequence
        page = fill(phone, "/floor/table/1/race", "race_chips")
        assert page.status == 409
        assert session.history.sequence == before

    def test_between_breaks_no_value_leaves(self) -> None:
        phone = a_phone(a_site())
        assert "Aucune valeur à retirer" in words_of(phone.get("/floor/chips"))
        assert "Aucune valeur à retirer" in words_of(phone.get("/floor/table/1/race"))

    def test_each_value_is_drawn_with_when_it_leaves_beside_the_stacks(self) -> None:
        session = at_the_break()
        phone = a_phone(a_site(session))
        counted(session, off=25, accepted=True)
        raced_everywhere(session)
        page = phone.get("/floor/chips")
        read = words_of(page)
        values = session.state.setup.chips.values
        assert page.text.count('<span class="chip">') == len(values)
        assert "25 partent après le niveau 4" in read
        assert "Tapis moyen 10" in read and "Jetons en jeu 80" in read
        assert "Plus gros tapis comptés" in read
        session.dispatch(cmd.WithdrawValue(25))
        assert "25 retirés" in words_of(phone.get("/floor/chips"))

    def test_a_director_takes_chips_out_with_a_reason(self) -> None:
        session = at_the_break()
        counted(session)
        phone = a_phone(a_site(session), Role.DIRECTOR, "Alex")
        before = session.state.chips_in_play
        fill(phone, "/floor/chips", "remove_chips", amount="1 000", note="emportés")
        assert session.state.chips_in_play == before - 1_000
