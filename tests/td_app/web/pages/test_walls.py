"""The wall for any browser: who reads it, in which shape, and what wakes it."""

from __future__ import annotations

import re

import pytest
from builders import a_tournament, everyone, out
from PySide6.QtWidgets import QApplication
from wall_films import with_walls
from web_builders import Answer, a_browser, a_phone, a_site

from td_app.tournament import commands as cmd
from td_app.ui.public.browser_walls import BrowserWalls
from td_app.ui.public.hall import Hall
from td_app.web.pages import walls
from td_app.web.published import NameDisplay
from td_app.web.roles import Role
from td_app.web.walls import rounded
from td_app.words.language import answering_in


@pytest.fixture(autouse=True)
def app(qapp: QApplication) -> QApplication:
    """Pictures of the club need Qt."""
    return qapp


def view_box(answer: Answer) -> str:
    found = re.search(r'viewBox="0 0 (\d+ \d+)"', answer.text)
    assert found is not None
    return found[1]


class TestThePage:
    def test_anybody_opens_the_wall_as_it_is_now(self) -> None:
        page = a_browser(with_walls(a_tournament(16))).get("/wall")
        assert page.status == 200
        assert "<title>Open d’automne</title>" in page.text
        for told in ("20:00", "25/50", "Joueurs", "Niveau 1"):
            assert told in page.text

    def test_what_it_asks_for_goes_on_from_there(self) -> None:
        page = a_browser(with_walls(a_tournament(16))).get("/wall?seats&lang=en")
        assert 'data-asks="/wall/film/wall?lang=en&seats"' in page.text
        assert "Level 1" in page.text

    def test_without_a_script_it_is_read_again(self) -> None:
        page = a_browser(with_walls(a_tournament(16))).get("/wall")
        assert '<noscript><meta http-equiv="refresh" content="10"></noscript>' in page.text

    @pytest.mark.parametrize(
        ("size", "scene"),
        [
            ("", "1920 1080"),
            ("?w=1366&h=768", "1920 1080"),
            ("?w=1024&h=768", "1920 1440"),
            ("?w=1080&h=1920", "1080 1920"),
            ("?w=-1&h=nine", "1920 1080"),
            ("?w=99999999999&h=1", "1920 1080"),
        ],
    )
    def test_it_is_composed_for_the_shape_of_a_screen(self, size: str, scene: str) -> None:
        assert view_box(a_browser(with_walls(a_tournament(16))).get(f"/wall{size}")) == scene

    def test_shapes_are_few(self) -> None:
        shapes = {rounded(width, 1000) for width in range(1, 4000)}
        assert len(shapes) < 130

    def test_a_club_that_draws_no_wall_has_none(self) -> None:
        assert a_browser(a_site()).get("/wall").status == 404
        assert a_browser(with_walls(a_tournament(16))).get("/wall/film/other").status == 404

    def test_the_hall_reads_the_clubs_language_whatever_a_browser_speaks(self) -> None:
        with answering_in("en"):
            page = a_browser(with_walls(a_tournament(16)), language="fr").get("/wall")
        assert "Level 1" in page.text


class TestTheFilm:
    def test_the_seconds_to_come_are_told_at_once(self) -> None:
        film = a_browser(with_walls(a_tournament(16))).get("/wall/film/wall?w=1920&h=1080").json
        assert film["renewed"] == 12_500
        times = [re.findall(r">(\d\d:\d\d)</text>", ticking)[0] for _, _, ticking in film["frames"]]
        assert times[:3] == ["20:00", "19:59", "19:58"]
        assert all(still < len(film["stills"]) for _, still, _ in film["frames"])

    def test_it_is_made_once_for_all_who_ask(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(walls.GIVEN_S, "wall", 10**9)
        api = with_walls(a_tournament(16))
        begun = []
        begin = BrowserWalls.begin
        monkeypatch.setattr(
            BrowserWalls, "begin", lambda *asked: begun.append(asked) or begin(*asked)
        )
        browser = a_browser(api)
        for number in range(8):
            browser.address = f"192.168.1.{number + 20}"
            browser.get("/wall/film/wall")
        assert len(begun) == 1

    def test_an_address_that_has_many_shapes_drawn_waits(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(walls.GIVEN_S, "wall", 10**9)
        browser = a_browser(with_walls(a_tournament(16)))
        asked = [browser.get(f"/wall/film/wall?w=1920&h={high}") for high in range(500, 1400, 30)]
        assert [one.status for one in asked[:20]] == [200] * 20
        refused = asked[-1]
        assert (refused.status, refused.headers["retry-after"]) == (429, "2")
        # What is there already is given, to it too; others have theirs drawn.
        browser.address = "192.168.1.21"
        assert browser.get("/wall/film/wall?w=1920&h=1370").status == 200
        browser.address = "192.168.1.20"
        assert browser.get("/wall/film/wall?w=1920&h=1370").status == 200

    def test_an_act_makes_another(self) -> None:
        session = a_tournament(16)
        browser = a_browser(with_walls(session))
        before = browser.get("/wall/film/wall").json
        session.dispatch(cmd.PauseClock())
        after = browser.get("/wall/film/wall").json
        assert before["mark"] != after["mark"]
        assert "horloge arrêtée" in after["stills"][0]

    def test_a_message_of_the_hall_makes_another(self) -> None:
        api = with_walls(a_tournament(16), hall := Hall())
        browser = a_browser(api)
        before = browser.get("/wall/film/wall").json["mark"]
        hall.changed.emit()
        assert browser.get("/wall/film/wall").json["mark"] != before

    def test_a_picture_is_given_under_its_mark_alone(self) -> None:
        browser = a_browser(with_walls(a_tournament(16)))
        assert browser.get("/wall/picture/0123456789ab").status == 404


class TestNames:
    def told_to(self, names: NameDisplay, role: Role | None, address: str) -> str:
        session = a_tournament(8, tables=1)
        (*losers, _) = list(everyone(session))
        out(session, *losers)
        api = with_walls(session)
        api.served.names = names
        reader = a_phone(api, role, address=address) if role else a_browser(api, address=address)
        return reader.get("/wall").text

    def test_whole_they_are_those_of_the_window(self) -> None:
        assert "JOUEUR" in self.told_to(NameDisplay.WHOLE, None, "192.168.1.20")

    def test_hidden_they_are_told_to_nobody_in_the_room(self) -> None:
        assert "JOUEUR" not in self.told_to(NameDisplay.SHORT, None, "192.168.1.20")

    def test_hidden_the_staff_and_this_computer_read_them(self) -> None:
        assert "JOUEUR" in self.told_to(NameDisplay.SHORT, Role.FLOOR, "192.168.1.20")
        assert "JOUEUR" in self.told_to(NameDisplay.SHORT, None, "127.0.0.1")


class TestSeveral:
    def test_one_in_play_is_the_whole_wall(self) -> None:
        browser = a_browser(with_walls(a_tournament(16)))
        assert "Tapis moyen" in browser.get("/wall/all").text

    def test_some_are_asked_for_by_number(self) -> None:
        page = a_browser(with_walls(a_tournament(16))).get("/wall?show=14,12,x,12")
        assert 'data-asks="/wall/film/all?lang=fr&show=12,14"' in page.text

    def test_over_a_film_there_is_no_ground(self) -> None:
        browser = a_browser(with_walls(a_tournament(16)))
        page = browser.get("/overlay")
        assert '<html lang="fr" class="overlay">' in page.text
        assert "Tapis moyen" not in page.text
        assert browser.get("/wall/film/overlay").json["ground"] == ""
