"""Films of the wall: each second of an evening as the window would show it, before it comes."""

from __future__ import annotations

import re
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pytest
from builders import (
    EVENING,
    MINUTE,
    a_club,
    a_setup,
    a_tournament,
    clock_of,
    everyone,
    out,
    registered,
)
from kept_halls import hall_in
from wall_films import film_of, walls_of

from td_app.club.club import Club
from td_app.live.reading import Live
from td_app.live.session import TournamentSession
from td_app.tournament import commands as cmd
from td_app.ui.public.browser_walls import LASTS, OtherTournaments
from td_app.ui.public.hall import Hall
from td_app.wall.wishes import WallMessage, WallWishes
from td_app.web.published import NameDisplay
from td_app.web.walls import Asked, Film

WALL = Asked("wall", 1920, 1080)


def times(film: Film) -> list[tuple[int, str]]:
    """Return from when each time is on, in milliseconds."""
    found = []
    for at, _, ticking in film.frames:
        found += [(at, text) for text in re.findall(r">([\d:+]+)</text>", ticking)]
    return found


def begun(club: Club, name: str = "Open", **changes: object) -> TournamentSession:
    """Return a tournament of a club, in play."""
    today = datetime.fromtimestamp(EVENING / 1000).date().isoformat()
    session = club.create(a_setup(**{"name": name, "date": today, **changes}))
    registered(session, 12)
    session.dispatch(cmd.DrawSeats())
    session.dispatch(cmd.StartClock())
    return session


class TestTheTimeGoesOn:
    def test_each_second_has_its_scene_a_moment_after_it_began(self, hall: Hall) -> None:
        live = Live(a_tournament(16))
        film = film_of(walls_of(hall), live, WALL)
        shown = times(film)
        assert shown[:3] == [(0, "20:00"), (1008, "19:59"), (2008, "19:58")]
        # What stays is sent once for each of its pages, not each second.
        assert len(film.stills) <= 3
        assert shown[-1][0] <= LASTS["wall"]

    def test_a_clock_that_stands_is_one_scene(self, hall: Hall) -> None:
        session = a_tournament(16)
        session.dispatch(cmd.PauseClock())
        film = film_of(walls_of(hall), Live(session), WALL)
        assert {text for _, text in times(film)} == {"20:00"}

    def test_a_level_ends_and_the_next_begins_by_itself(self, hall: Hall) -> None:
        session = a_tournament(16)
        clock_of(session).forward(20 * MINUTE - 5_000)
        film = film_of(walls_of(hall), Live(session), WALL)
        shown = [text for _, text in times(film)]
        assert "00:01" in shown and "20:00" in shown
        assert "Niveau 2" in film.stills[film.frames[-1][1]]

    def test_the_last_seconds_beat_twice_a_second(self, hall: Hall) -> None:
        session = a_tournament(16)
        clock_of(session).forward(20 * MINUTE - 8_000)
        film = film_of(walls_of(hall), Live(session), WALL)
        beats = [at for at, *_ in film.frames if at < 7_000]
        assert all(after - before <= 509 for before, after in pairwise(beats))

    def test_what_is_foreseen_changes_nothing(self, hall: Hall) -> None:
        session = a_tournament(16)
        live = Live(session)
        before = live.sequence
        film_of(walls_of(hall), live, WALL)
        assert (live.sequence, live.now_ms()) == (before, session.now_ms())

    def test_a_page_turns_in_the_midst_of_a_film(self, hall: Hall) -> None:
        session = a_tournament(16, prizes=("Un panier", "Une bouteille"))
        walls = walls_of(hall)
        first = film_of(walls, Live(session), WALL)
        assert len({still for _, still, _ in first.frames}) > 1


class TestWhatTheClubWishes:
    def test_its_theme_and_its_message_are_the_halls(self, hall: Hall) -> None:
        hall.wish(WallWishes(colours="jour"))
        hall.say(WallMessage("Le buffet est ouvert", True))
        film = film_of(walls_of(hall), Live(a_tournament(16)), WALL)
        assert film.ground == "#f7f6f1"
        assert "Le buffet" in film.stills[0]

    def test_a_change_in_the_hall_wakes_whoever_looks(self, hall: Hall) -> None:
        walls = walls_of(hall)
        woken: list[int] = []
        walls.on_change = lambda: woken.append(walls.changes)
        hall.say(WallMessage("À table"))
        assert woken == [1]

    def test_wishes_of_a_file_are_read_at_each_film(
        self, tmp_path: Path, kept: dict[str, str]
    ) -> None:
        walls = walls_of(hall_in(tmp_path / "club", kept))
        walls.reads_again = True
        live = Live(a_tournament(16))
        film_of(walls, live, WALL)
        hall_in(tmp_path / "club", kept).wish(WallWishes(colours="jour"))
        assert film_of(walls, live, WALL).ground == "#f7f6f1"

    def test_the_list_of_places_is_shown_before_the_start(self, hall: Hall) -> None:
        live = Live(a_tournament(16, started=False))
        (name, *_) = live.ranking_in_public().rows
        film = film_of(walls_of(hall), live, Asked("wall", 1920, 1080, seats=True))
        assert name.name.split()[0] in film.stills[0]

    def test_a_picture_has_an_address_of_its_own(self, qapp: object, tmp_path: Path) -> None:
        hall = hall_in(tmp_path / "club", {})
        from td_app.ui.gallery.public_scenes import drawn_chips

        drawn_chips().save(str(tmp_path / "salle.jpg"))
        hall.set_background(tmp_path / "salle.jpg")
        walls = walls_of(hall)
        film = film_of(walls, Live(a_tournament(16)), WALL)
        (mark,) = re.findall(r"/wall/picture/(\w+)", film.stills[0])
        drawn = walls.picture(mark)
        assert drawn is not None and drawn[:2] == b"\xff\xd8"
        assert walls.picture("0" * 12) is None


class TestNames:
    @pytest.mark.parametrize("way", [NameDisplay.SHORT, NameDisplay.PSEUDONYM])
    def test_where_they_are_hidden_none_is_beside_a_seat(self, hall: Hall, way: str) -> None:
        session = a_tournament(16)
        names = {session.person(who).last_name for who in everyone(session)}
        out(session, *list(everyone(session))[:3])
        for asked in (WALL, Asked("wall", 1920, 1080, seats=True)):
            film = film_of(walls_of(hall), Live(session), asked, names=way)
            assert not [name for name in names if f"{name} " in " ".join(film.stills)]

    def test_the_winner_is_told_as_the_room_is(self, hall: Hall) -> None:
        session = a_tournament(8, tables=1)
        (*losers, _) = list(everyone(session))
        out(session, *losers)
        live = Live(session)
        (whole, *_) = (live.public().winner or "").split()
        assert whole in film_of(walls_of(hall), live, WALL).stills[0]
        short = film_of(walls_of(hall), live, WALL, names=NameDisplay.SHORT).stills[0]
        assert whole not in short


class TestOtherTournaments:
    def test_those_in_play_are_read_only(self) -> None:
        club = a_club()
        served = Live(begun(club, "Open"))
        second = begun(club, "Deepstack")
        club.create(a_setup(name="Demain"))
        lives = OtherTournaments(club).in_play(served, ())
        assert [live.setup().name for live in lives] == ["Open", "Deepstack"]
        assert lives[0] is served and lives[1].read_only
        assert lives[1].session.tournament == second.tournament

    def test_some_are_asked_for_by_number(self) -> None:
        club = a_club()
        served = Live(begun(club))
        second = begun(club, "Deepstack").tournament
        others = OtherTournaments(club)
        assert [live.session.tournament for live in others.in_play(served, (second,))] == [second]
        assert others.in_play(served, (99,)) == (served,)

    def test_what_happens_there_is_seen_and_its_end(self) -> None:
        club = a_club()
        served = Live(begun(club))
        second = begun(club, "Deepstack")
        others = OtherTournaments(club)
        others.in_play(served, ())
        out(second, *list(everyone(second))[:4])
        (_, seen) = others.in_play(served, ())
        assert seen.clock().players_left == 8
        out(second, *list(everyone(second))[:7])
        assert others.in_play(served, ()) == (served,)

    def test_those_of_another_day_are_left_alone(self) -> None:
        club = a_club()
        served = Live(begun(club))
        begun(club, "Ancien", date="2019-01-05")
        assert OtherTournaments(club).in_play(served, ()) == (served,)

    def test_two_in_play_are_tiles_of_one_film(self, hall: Hall) -> None:
        club = a_club()
        served = Live(begun(club, "Open"))
        other = Live(begun(club, "Deepstack"))
        film = film_of(walls_of(hall, other), served, Asked("all", 1920, 1080))
        assert "Open" in film.stills[0] and "Deepstack" in film.stills[0]
        assert [text for at, text in times(film) if at == 0] == ["20:00", "20:00"]


def test_over_a_film_there_is_no_ground(hall: Hall) -> None:
    film = film_of(walls_of(hall), Live(a_tournament(16)), Asked("overlay", 1920, 1080))
    assert film.ground == ""
    assert 'fill="#000000"' not in film.stills[0]
