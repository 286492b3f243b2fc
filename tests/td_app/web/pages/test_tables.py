"""A table on a phone: its blinds, a player's time, its hand, the phone that lies on it."""

from builders import a_tournament, out, seated_at
from hand_for_hand_builders import a_bubble, all_done, hand_for_hand
from web_builders import Browser, a_phone, a_site, fill, form_for, forms_of, words_of

from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.web.roles import Role

HERE = "/floor/table/1"


def at_table_one(session: TournamentSession, name: str = "Nadia") -> Browser:
    """Return the phone of a floor."""
    return a_phone(a_site(session), name=name)


class TestWhereTheBlindsAre:
    def test_once_said_the_page_tells_them_and_goes_on_hand_by_hand(self) -> None:
        session = a_tournament(16)
        phone = at_table_one(session)
        assert "Bouton tiré" not in words_of(phone.get(HERE))
        assert 'name="bb" required><option value="">' in phone.page.text, "nothing said unasked"
        places = sorted(session.state.tables[1].places)
        first, second, third, fourth, *_ = places
        page = fill(phone, HERE, "set_positions", button=first, sb=second, bb=third)
        told = f"Bouton place {first}, petite blinde place {second}, grosse blinde place {third}."
        assert told in words_of(page)
        page = fill(phone, HERE, "next_hand")
        assert f"grosse blinde place {fourth}." in words_of(page)

    def test_before_the_first_hand_the_drawn_button_is_told_and_offered(self) -> None:
        session = a_tournament(16, started=False)
        page = at_table_one(session).get(HERE)
        button = dict(session.state.draws[-1].buttons)[1]
        assert f"Bouton tiré : place {button}." in words_of(page)
        assert f"<option selected>{button}</option>" in page.text

    def test_a_small_blind_that_nobody_posts_and_a_dead_button_are_told(self) -> None:
        session = a_tournament(16)
        phone = at_table_one(session)
        places = sorted(session.state.tables[1].places)
        fill(phone, HERE, "set_positions", button=places[0], sb=places[1], bb=places[2])
        out(session, session.state.tables[1].places[places[2]])
        assert "pas de petite blinde" in words_of(fill(phone, HERE, "next_hand"))
        assert "Bouton mort" in words_of(fill(phone, HERE, "next_hand"))

    def test_two_floors_begin_one_hand_not_two(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        nadia, omar = a_phone(site), a_phone(site, name="Omar")
        first, second, third, *_ = sorted(session.state.tables[1].places)
        fill(nadia, HERE, "set_positions", button=first, sb=second, bb=third)
        page = omar.get(HERE)
        fill(nadia, HERE, "next_hand")
        assert omar.post(*form_for(page, "next_hand")).status == 409
        assert session.state.hands[1][-1].number == 2

    def test_a_balance_starts_from_no_big_blind_or_from_the_one_just_said(self) -> None:
        session = a_tournament(16)
        out(session, *seated_at(session, 2)[:2])
        phone = at_table_one(session)
        page = phone.get("/floor/todo")
        assert 'name="big_blind" required><option value="">' in page.text
        first, second, third, *_ = sorted(session.state.tables[1].places)
        session.dispatch(cmd.SetPositions(1, first, second, third))
        assert f"<option selected>{third}</option>" in phone.get("/floor/todo").text


class TestTheTimeOfAPlayer:
    def test_it_is_seen_at_the_table_and_what_was_over_is_not_ended_again(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        nadia, omar = a_phone(site), a_phone(site, name="Omar")
        who = seated_at(session, 1)[0]
        page = fill(nadia, HERE, "call_time", entrant=who, elapsed_s=60)
        assert 'class="left" data-left="30"' in page.text
        page = omar.get("/floor")
        fill(nadia, HERE, "end_time_call")
        fill(nadia, HERE, "call_time", entrant=who, elapsed_s=60)
        assert omar.post(*form_for(page, "end_time_call")).status == 409, "it was another one"


class TestArticle_2_7:
    def test_a_hand_that_is_over_asks_for_nothing_more(self) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.AnnounceHandForHand())
        phone = at_table_one(session)
        assert "table_all_in" in phone.get(HERE).text
        page = fill(phone, HERE, "table_done")
        assert "main finie" in words_of(page)
        assert not {"table_done", "table_all_in"} & {
            (form.get("command") or [""])[0] for form in forms_of(page)
        }

    def test_who_is_out_in_the_hand_is_told_at_the_table(self) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.AnnounceHandForHand())
        for table in (1, 2):
            session.dispatch(cmd.TableDone(table))
        session.dispatch(cmd.StartNextHand())
        phone = at_table_one(session)
        page = fill(phone, f"{HERE}/out", "eliminate", out=seated_at(session, 1)[0])
        assert "sortie notée" in words_of(page)

    def test_hand_for_hand_the_hand_counts_for_whoever_misses_it_no_button_does(self) -> None:
        session = a_tournament(16)
        who = seated_at(session, 1)[0]
        session.dispatch(cmd.GivePenalty(who, "insult", "hands", hands=3))
        session.dispatch(cmd.AnnounceHandForHand())
        site = a_site(session)
        phones = {HERE: a_phone(site), "/table": a_phone(site, name="Ana", table=1)}
        for path, phone in phones.items():
            assert "Une main manquée de plus" in words_of(phone.get(path))
        for table in (1, 2):
            session.dispatch(cmd.TableDone(table))
        session.dispatch(cmd.StartNextHand())
        for path, phone in phones.items():
            page = words_of(phone.get(path))
            assert "Une main manquée de plus" not in page
            assert "chaque main terminée en compte une" in page


class TestItsOwnPhone:
    def test_the_blinds_stand_on_it_and_those_that_follow(self) -> None:
        table = a_phone(a_site(a_tournament(16)), name="Ana", table=1)
        assert "Blindes 25 / 50 Ensuite 50 / 100" in words_of(table.get("/table"))

    def test_of_a_table_closed_since_it_calls_nobody(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        table = a_phone(site, name="Ana", table=2)
        out(session, *seated_at(session, 1)[:4], *seated_at(session, 2)[:4])
        session.dispatch(cmd.BreakTable(2, overruled=True, note="fin"))
        page = words_of(table.get("/table"))
        assert "pas en jeu" in page
        assert "Appeler" not in page and "Compter" not in page

    def test_it_offers_no_undo_which_is_not_a_tables(self) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.AnnounceHandForHand())
        table = a_phone(a_site(session), name="Ana", table=1)
        page = fill(table, "/table", "table_done")
        assert "Votre dernière action" in page.text and "Annuler" not in page.text

    def test_a_call_says_since_when_and_goes_on_counting(self) -> None:
        site = a_site()
        table, floor = a_phone(site, name="Ana", table=1), a_phone(site)
        fill(table, "/table", "call")
        for page in (table.page, floor.get("/floor")):
            assert "Attend depuis" in words_of(page)
            assert 'data-left="0" data-running data-up' in page.text


def test_what_is_undone_leaves_the_page_where_it_was() -> None:
    phone = a_phone(a_site(), Role.FLOOR)
    page = fill(phone, "/floor/player/3", "mark_away")
    _, form = form_for(page, "undo")
    assert form["back"] == ["/floor/player/3"]


def test_what_there_is_to_do_hand_for_hand_is_to_wait_for_the_tables_that_play() -> None:
    session = hand_for_hand(a_bubble(5, 5))
    phone = at_table_one(session)
    page = words_of(phone.get("/floor/todo"))
    assert "les tables sont équilibrées" not in page
    assert "Tables attendues : 1, 2." in page
    all_done(session)
    assert "Tables attendues" not in words_of(phone.get("/floor/todo"))
