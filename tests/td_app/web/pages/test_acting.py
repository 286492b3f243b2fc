"""Acts from phones: by whoever may, once, on what the page showed."""

from collections.abc import Mapping
from urllib.parse import urlencode

from builders import a_tournament, clock_of, seated_at
from web_builders import a_browser, a_phone, a_site, fill, form_for, forms_of, words_of

from td_app.live.reading import Live
from td_app.tournament import commands as cmd
from td_app.tournament.state.tournament import Standing
from td_app.web.door import SHORT_TRIES
from td_app.web.pages.site import TOKEN
from td_app.web.roles import Role


class TestComingIn:
    def test_six_digits_and_a_name_pair_a_phone(self) -> None:
        site = a_site()
        phone = a_browser(site)
        pin = site.pairing.offer(Role.FLOOR, 120)
        assert "Appels" in words_of(phone.post("/pair", {"pin": pin, "name": "Nadia"}))
        assert phone.get("/floor").status == 200

    def test_a_wrong_pin_says_so_then_how_long_to_wait(self) -> None:
        site = a_site()
        phone = a_browser(site)
        wrong = {"pin": "12", "name": "Eve"}
        assert [phone.post("/pair", wrong).status for _ in range(6)] == [401] * 5 + [429]
        assert int(phone.page.headers["retry-after"]) >= 1

    def test_who_typed_the_six_digits_that_ten_replaced_reads_that_the_code_changed(self) -> None:
        site = a_site()
        shown: list[Mapping[Role, str]] = []
        site.pairing.replaced = shown.append
        typed = {"pin": site.pairing.offer(Role.FLOOR), "name": "Nadia"}
        wrong = "000000" if typed["pin"] != "000000" else "111111"
        for number in range(SHORT_TRIES):
            guess = a_browser(site, address=f"10.0.0.{number}")
            assert guess.post("/pair", {**typed, "pin": wrong}).status == 401
        phone = a_browser(site)
        page = words_of(phone.post("/pair", typed))
        assert "Le code a changé, il a maintenant dix chiffres" in page
        assert "Les dix chiffres affichés" in page
        new = {"pin": shown[0][Role.FLOOR], "name": "Nadia"}
        assert "Appels" in words_of(phone.post("/pair", new))

    def test_the_token_is_in_a_cookie_that_no_script_reads(self) -> None:
        site = a_site()
        phone = a_browser(site)
        form = f"pin={site.pairing.offer(Role.FLOOR)}&name=Nadia".encode()
        kind = {"content-type": "application/x-www-form-urlencoded"}
        answer = phone.ask("POST", "/pair", form, kind)
        kept = answer.headers["set-cookie"]
        assert "HttpOnly" in kept and "SameSite=strict" in kept
        assert phone.cookies[TOKEN] not in answer.headers["location"]

    def test_without_a_cookie_one_is_led_to_the_pairing(self) -> None:
        site = a_site()
        for path in ("/floor", "/floor/table/1", "/floor/player/1", "/floor/todo"):
            assert "six chiffres" in words_of(a_browser(site).get(path))

    def test_a_revoked_phone_does_nothing_more(self) -> None:
        site = a_site()
        phone = a_phone(site)
        page = phone.get("/floor/player/3")
        site.pairing.revoke_all()
        before = site.served.sequence
        phone.post(*form_for(page, "mark_away"))
        assert site.served.sequence == before
        assert "six chiffres" in words_of(phone.page)
        assert "n’est plus associé, rien n’a été fait" in words_of(phone.page)


class TestAnAct:
    def test_it_is_done_and_said_with_its_undo(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        phone = a_phone(site)
        who = seated_at(session, 1)[0]
        page = fill(phone, "/floor/table/1/out", "eliminate", out=who)
        assert session.state.entrants[who].standing is Standing.OUT
        assert session.history.entries[-1].operator == "Nadia"
        assert "Votre dernière action" in page.text
        phone.post(*form_for(page, "undo"))
        assert session.state.entrants[who].standing is not Standing.OUT

    def test_found_by_name_they_are_ticked_among_their_table(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session))
        who = seated_at(session, 1)[2]
        path = f"/floor/table/1/out?who={who}"
        assert f'href="{path}"' in phone.get(f"/floor/player/{who}").text
        assert f'name="out" value="{who}" checked>' in phone.get(path).text
        assert phone.page.text.count("checked>") == 1

    def test_sent_twice_it_is_done_once(self) -> None:
        site = a_site()
        phone = a_phone(site)
        action, form = form_for(phone.get("/floor/player/3"), "mark_away")
        assert phone.post(action, form).status == 200
        before = site.served.sequence
        assert phone.post(action, form).status == 200
        assert site.served.sequence == before

    def test_what_became_of_it_can_be_asked(self) -> None:
        site = a_site()
        phone = a_phone(site)
        action, form = form_for(phone.get("/floor/player/3"), "mark_away")
        key = form["key"][0]
        phone.post(action, form)
        told = phone.get(f"/acts/{key}").json
        assert told["done"] is True and "JOUEUR0003" in told["said"]
        assert a_phone(site, name="Omar").get(f"/acts/{key}").json["done"] is False

    def test_told_as_not_done_it_is_not_done_late_but_asked_again(self) -> None:
        site = a_site()
        phone = a_phone(site)
        action, form = form_for(phone.get("/floor/player/3"), "mark_away")
        before = site.served.sequence
        phone.get(f"/acts/{form['key'][0]}")
        assert phone.post(action, form).status == 409
        assert site.served.sequence == before
        assert phone.post(action, {**form, "again": "1"}).status == 200
        assert site.served.sequence == before + 1

    def test_a_refusal_says_why_and_nothing_is_done(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        before = site.served.sequence
        phone = a_phone(site)
        who, other = seated_at(session, 1)[:2]
        page = phone.get("/floor/table/1/out")
        answer = phone.post(*form_for(page, "eliminate", out=[who, other]))
        assert answer.status == 409
        assert "Rien n’a été fait" in words_of(answer)
        assert site.served.sequence == before

    def test_a_number_written_badly_is_told(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session))
        who = seated_at(session, 1)[0]
        page = phone.get("/floor/table/1/out")
        answer = phone.post(*form_for(page, "eliminate", out=who, **{f"stack.{who}": "douze"}))
        assert answer.status == 400
        assert "en chiffres" in words_of(answer)
        assert "data-mend" in answer.text and 'href="/floor/table/1"' in answer.text

    def test_what_was_refused_is_put_right_in_the_same_form(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session))
        who, other = seated_at(session, 1)[:2]
        action, form = form_for(phone.get("/floor/table/1/out"), "eliminate", out=[who, other])
        assert "data-mend" in phone.post(action, form).text
        stacks = {f"stack.{who}": "9 000", f"stack.{other}": "8 000"}
        assert phone.post(action, {**form, **stacks}).status == 200
        assert session.state.entrants[other].standing is Standing.OUT


class TestAStaleScreen:
    def test_it_cannot_act_on_what_it_no_longer_shows(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        nadia, omar = a_phone(site), a_phone(site, name="Omar")
        who, other = seated_at(session, 1)[:2]
        page = nadia.get("/floor/table/1/out")
        fill(omar, "/floor/table/1/out", "eliminate", out=who)
        answer = nadia.post(*form_for(page, "eliminate", out=other))
        assert answer.status == 409
        assert "(Omar)" in words_of(answer), "what the first did is told"
        assert session.state.entrants[other].standing is not Standing.OUT

    def test_what_happens_elsewhere_does_not_matter(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        phone = a_phone(site)
        page = phone.get("/floor/player/3")
        session.dispatch(cmd.MarkAway((5,)))
        assert phone.post(*form_for(page, "mark_away")).status == 200
        assert 3 in session.state.absences


class TestForgedForms:
    def test_a_form_without_its_mark_or_from_elsewhere_does_nothing(self) -> None:
        site = a_site()
        phone = a_phone(site)
        action, form = form_for(phone.get("/floor/player/3"), "mark_away")
        before = site.served.sequence
        assert phone.post(action, {**form, "form": "0" * 32}).status == 403
        elsewhere = {"origin": "http://evil.example"}
        assert phone.post(action, form, **elsewhere).status == 403
        assert phone.post(action, form, **{"sec-fetch-site": "cross-site"}).status == 403
        other = a_phone(site, name="Omar")
        assert other.post(action, form).status == 403, "another phone's form"
        assert site.served.sequence == before

    def test_no_other_site_unpairs_a_phone_or_makes_it_a_tables(self) -> None:
        site = a_site()
        phone = a_phone(site)
        elsewhere = {"origin": "http://evil.example", "sec-fetch-site": "cross-site"}
        # A cookie that is strict does not come along: the answer must not take it away.
        phone.post("/leave", {}, cookie="", **elsewhere)
        code = site.pairing.offer_table(1)
        answer = phone.post("/pair", {"code": code, "name": "Eve"}, cookie="", **elsewhere)
        assert answer.status == 403
        assert "Appels" in words_of(phone.get("/floor"))

    def test_a_role_is_not_told_by_the_form(self) -> None:
        site = a_site()
        phone = a_phone(site)
        action, form = form_for(phone.get("/floor/player/3"), "mark_away")
        asked = {**form, "command": "pause_clock", "key": "k1"}
        assert phone.post(action, asked).status == 403

    def test_it_leads_back_to_ourselves_alone(self) -> None:
        site = a_site()
        phone = a_phone(site)
        action, form = form_for(phone.get("/floor/player/3"), "mark_away")
        asked = {**form, "back": "//evil.example/x"}
        kind = {"content-type": "application/x-www-form-urlencoded"}
        answer = phone.ask("POST", action, urlencode(asked, doseq=True).encode(), kind)
        assert answer.headers["location"] == "/floor"

    def test_what_is_no_form_is_refused(self) -> None:
        phone = a_phone(a_site())
        for body in (b"\xff=1", b"a" * 300_000, b"&".join(b"a=1" for _ in range(5_000))):
            assert phone.post("/act", body).status in (400, 403, 413)


class TestCalls:
    def test_a_table_calls_and_somebody_goes(self) -> None:
        site = a_site()
        table, floor = a_phone(site, name="Ana", table=1), a_phone(site)
        fill(table, "/table", "call")
        assert "Table 1" in words_of(floor.get("/floor"))
        fill(floor, "/floor", "take")
        assert "Nadia y va" in words_of(floor.page)
        fill(floor, "/floor", "over")
        assert "Personne n’appelle" in words_of(floor.page)
        assert "Appeler un floor" in words_of(table.get("/table"))

    def test_one_whose_answer_was_lost_is_told_as_done_and_done_once(self) -> None:
        site = a_site()
        table, floor = a_phone(site, name="Ana", table=1), a_phone(site)
        action, form = form_for(table.get("/table"), "call")
        known = f"/acts/{form['key'][0]}"
        assert table.get("/acts/another").json == {"done": False, "said": ""}
        table.post(action, form)
        told = table.get(known).json
        assert told["done"] and "c’est fait" in told["said"]
        fill(floor, "/floor", "over")
        table.post(action, form)
        assert site.calls.waiting == (), "sent again by a page gone back to"

    def test_of_two_of_one_name_the_second_hears_that_somebody_goes(self) -> None:
        site = a_site()
        table, first, second = a_phone(site, name="Ana", table=1), a_phone(site), a_phone(site)
        fill(table, "/table", "call")
        page = second.get("/floor")
        fill(first, "/floor", "take")
        answer = second.post(*form_for(page, "take"))
        assert answer.status == 409 and "Un floor y va déjà" in words_of(answer)

    def test_a_table_tells_its_own_hand_alone(self) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.AnnounceHandForHand())
        site = a_site(session)
        table = a_phone(site, name="Ana", table=1)
        page = table.get("/table")
        action, form = form_for(page, "table_done")
        assert table.post(action, {**form, "table": "2"}).status == 403
        assert table.post(action, form).status == 200
        assert "Main finie" in words_of(table.page)

    def test_where_the_director_wants_it_somebody_confirms(self) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.AnnounceHandForHand())
        site = a_site(session)
        site.calls.confirmed = True
        table, floor = a_phone(site, name="Ana", table=1), a_phone(site)
        before = site.served.sequence
        action, form = form_for(table.get("/table"), "table_done")
        table.post(action, form)
        assert "confirmer" in words_of(table.page)
        told = table.get(f"/acts/{form['key'][0]}").json
        assert told["done"] and "confirmer" in told["said"], "the answer may have been lost"
        assert site.served.sequence == before
        fill(floor, "/floor", "confirm")
        assert site.served.sequence == before + 1
        assert session.history.entries[-1].operator == "Ana"


class TestADirector:
    def test_the_clock_is_theirs_and_undone_with_its_time(self) -> None:
        session = a_tournament(16)
        site = a_site(session)
        phone = a_phone(site, Role.DIRECTOR, "Alex")
        page = fill(phone, "/floor/clock", "pause_clock")
        assert "Au poste de direction seulement : changer l’ordre de fermeture" in words_of(page)
        assert not session.state.clock.running
        page = phone.get("/undo")
        phone.post(*form_for(page, "undo", clock="from_now"))
        assert session.state.clock.running

    def test_time_that_nobody_saw_is_settled_from_a_phone(self) -> None:
        session = a_tournament(16)
        session.seen()
        clock_of(session).forward(10 * 60_000)
        session.watch_time()
        phone = a_phone(a_site(session), Role.DIRECTOR, "Alex")
        assert "Du temps a passé" in words_of(phone.get("/floor/clock"))
        assert fill(phone, "/floor/clock", "settle_clock_gap").status == 200
        assert "Du temps a passé" not in words_of(phone.page)
        assert Live(session).clock().remaining_ms == 10 * 60_000

    def test_the_clock_goes_to_a_level_and_starts_short_with_a_reason(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session), Role.DIRECTOR, "Alex")
        fill(phone, "/floor/clock", "go_to_step", step="3")
        assert session.state.clock.step == 3
        assert "Lancer quand même" not in words_of(phone.page)
        away = seated_at(session, 1)[1:]
        pause = next(row.step for row in Live(session).clock().steps if row.is_break)
        session.dispatch(cmd.GoToStep(pause))
        session.dispatch(cmd.PauseClock())
        session.dispatch(cmd.MarkAway(away))
        page = phone.get("/floor/clock")
        assert "Lancer quand même" in words_of(page)
        forms = [form for form in forms_of(page) if form.get("overruled")]
        action = forms[0].pop("action")[0]
        assert phone.post(action, {**forms[0], "note": "ils arrivent"}).status == 200
        assert session.state.clock.running

    def test_a_table_is_opened_found_empty_and_closed(self) -> None:
        session = a_tournament(16, tables=5)
        site = a_site(session)
        phone = a_phone(site, Role.DIRECTOR, "Alex")
        reserve = next(n for n, t in session.state.tables.items() if not t.places)
        assert "n’est pas en jeu" in words_of(phone.get(f"/floor/table/{reserve}"))
        fill(phone, "/floor/room", "open_table", table=reserve)
        assert reserve in {table.number for table in session.state.open_tables()}
        fill(phone, f"/floor/table/{reserve}", "close_empty_table")
        assert reserve not in {table.number for table in session.state.open_tables()}
        assert "Ouvrir" not in words_of(a_phone(site).get("/floor/room"))

    def test_what_was_taken_back_is_done_again(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session), Role.DIRECTOR, "Alex")
        page = fill(phone, "/floor/player/3", "mark_away")
        page = phone.post(*form_for(page, "undo"))
        assert 3 not in session.state.absences
        assert "Rétablir" in page.text
        page = phone.post(*form_for(page, "redo"))
        assert 3 in session.state.absences and "Rétablir" not in page.text
        page = phone.post(*form_for(page, "undo"))
        assert 3 not in session.state.absences

    def test_a_floor_reads_what_they_took_back_by_its_name(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session))
        page = fill(phone, "/floor/player/3", "mark_away")
        page = phone.post(*form_for(page, "undo"))
        aside = page.text.partition('id="last"')[2]
        assert "JOUEUR0003" in aside and "n°" not in aside

    def test_the_clock_of_the_staff_leads_back_to_their_pages(self) -> None:
        site = a_site()
        floor, table = a_phone(site), a_phone(site, name="Ana", table=1)
        for phone, home in ((floor, "/floor/room"), (table, "/table")):
            page = phone.get("/")
            assert f'href="{home}"' in page.text.partition('id="places"')[2]
            assert "Associer" not in page.text
        assert phone.get("/?lang=en").text.count("Clock") and "Clock" in phone.get("/").text

    def test_a_floor_is_led_home(self) -> None:
        assert "Personne n’appelle" in words_of(a_phone(a_site()).get("/floor/clock"))

    def test_a_sanction_is_shown_as_laid_down_then_given(self) -> None:
        session = a_tournament(16)
        phone = a_phone(a_site(session))
        page = phone.get("/floor/player/3/sanction?fault=slow_play")
        assert page.text.index("Éloignement de la table") < page.text.index("Fausse donne")
        assert "Proposé" in words_of(page)
        answer = phone.post(*form_for(page, "give_penalty", step="warning"))
        assert answer.status == 200
        assert len(session.state.penalties) == 1
