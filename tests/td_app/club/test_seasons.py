"""A club's season: evenings played here and elsewhere, corrections, parts, movement."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from builders import a_setup, out, seated_at
from season_builders import NAMES, SCALE, a_club_file, a_season, an_evening, people, recorded

from rules_ropta.ruling import Refused
from td_app.club.seasons import ClubSeasons, next_part
from td_app.register.member import Member
from td_app.season.board import Board, race
from td_app.season.repository import Season
from td_app.season.scale_file import scale_of
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.public_name import PublicName


def told(board: Board) -> list[tuple[int, str, float, int | None]]:
    return [(row.rank, row.who.name, float(row.points), row.moved) for row in board.rows]


@pytest.fixture
def seasons() -> ClubSeasons:
    return ClubSeasons(a_club_file())


@pytest.fixture
def season(seasons: ClubSeasons) -> Season:
    return a_season(seasons._club)


class TestStandings:
    def test_after_each_evening_with_who_moved(self, seasons: ClubSeasons, season: Season) -> None:
        ana, bob, cleo, *_ = NAMES
        seasons.record(season, [recorded("2025-09-12", ana, bob)])
        assert told(seasons.board(season)) == [(1, ana, 10, None), (2, bob, 6, None)]
        seasons.record(season, [recorded("2025-09-19", bob, cleo, ana)])
        assert told(seasons.board(season)) == [
            (1, bob, 16, 1),
            (2, ana, 14, -1),
            (3, cleo, 6, None),
        ]

    def test_an_evening_of_the_club_counts_with_one_recorded(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        session = an_evening(seasons._club, "2025-10-03", people(*NAMES))
        seasons.place(session.tournament, season.id)
        seasons.record(season, [recorded("2025-09-12", *NAMES)])
        board = seasons.board(season)
        assert [row.evenings for row in board.rows] == [2] * len(NAMES)
        winner = next(row for row in board.rows if row.played[1].place == 1)
        assert winner.who.name.split()[0].isupper(), "by the name of the tournament, the latest"
        assert sum(row.points for row in board.rows) == 2 * (10 + 6 + 4 + 3 + 2 + 1)
        again = ClubSeasons(seasons._club)
        assert again.board(season) == board
        assert again._book.readings(season.id)[session.tournament].over

    def test_while_it_is_played_those_left_have_the_worst_place_left(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        session = an_evening(seasons._club, "2025-10-03", people(*NAMES), left=4)
        seasons.place(session.tournament, season.id)
        board = seasons.board(season, live=session)
        assert sorted(float(row.points) for row in board.rows) == [1, 2, 3, 3, 3, 3]
        assert board.last is not None and not board.last.over
        out(session, seated_at(session, 1)[0])
        board = seasons.board(season, live=session)
        assert sorted(float(row.points) for row in board.rows) == [1, 2, 3, 4, 4, 4]

    def test_a_cancelled_evening_brings_nobody_anything(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        session = an_evening(seasons._club, "2025-10-03", people(*NAMES), left=4)
        seasons.place(session.tournament, season.id)
        session.dispatch(cmd.CancelTournament(note="Panne de courant"))
        assert not seasons.board(season).rows

    def test_who_is_unknown_to_the_register_is_known_by_name_and_licence(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        twins = (Person("Martin", "Léa", licence="75-1"), Person("Martin", "Léa", licence="75-2"))
        ida, ugo = Person("Abel", "Ida"), Person("Uri", "Ugo")
        one, other = (*twins, ida), (Person("MARTIN", "Lea", licence="75-2"), ida, ugo)
        for date, there in (("2025-09-12", one), ("2025-09-19", other)):
            played = an_evening(seasons._club, date, there)
            seasons.place(played.tournament, season.id)
        rows = seasons.board(season).rows
        evenings = {row.who.licence or row.who.name: row.evenings for row in rows}
        assert evenings == {"75-1": 1, "75-2": 2, "ABEL Ida": 2, "URI Ugo": 1}

    def test_a_guest_of_the_season_is_left_out_until_said_otherwise(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        ana, bob, *_ = NAMES
        seasons.record(season, [recorded("2025-09-12", ana, bob, guests=[ana])])
        board = seasons.board(season)
        assert [row.who.name for row in board.rows] == [bob]
        (left_out,) = board.left_out
        assert left_out[1:] == ("GUEST", 1)
        seasons.say_guest(season, left_out[0].key, False)
        assert len(seasons.board(season).rows) == 2


class TestTheRegister:
    def test_a_member_is_one_under_every_name_and_two_cards_merged_are_one(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        register = seasons._club.register
        assert register is not None
        one, other = register.keep(
            [
                Member(0, Person("Martin", "Léa", licence="75-1")),
                Member(0, Person("Durand", "Léa", "Gatsby"), in_public=PublicName.PSEUDONYM),
            ]
        )
        before = an_evening(seasons._club, "2025-09-12", people("Léa Martin", *NAMES[:2]))
        after = an_evening(seasons._club, "2025-09-19", people("Léa Durand", *NAMES[:2]))
        for played, card in ((before, one), (after, other)):
            seasons.place(played.tournament, season.id)
            register.enter({(played.tournament, 1): card})
        counted = {row.who.name: row.evenings for row in seasons.board(season).rows}
        assert (counted["MARTIN Léa"], counted["DURAND Léa"]) == (1, 1)
        key = next(r.who.key for r in seasons.board(season).rows if r.who.name == "MARTIN Léa")
        seasons.correct(season, key, Fraction(100), "Rang oublié")
        register.merge(one.id, other.id, 1)
        seasons.forget()
        (row,) = [row for row in seasons.board(season).rows if row.who.name == "DURAND Léa"]
        assert (row.evenings, row.correction, row.who.unpublished) == (2, 100, True)
        register.unmerge(one.id)
        seasons.forget()
        again = {row.who.name: row.correction for row in seasons.board(season).rows}
        assert (again["MARTIN Léa"], again["DURAND Léa"]) == (100, 0)

    def test_results_of_elsewhere_are_the_members_of_that_name(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        register = seasons._club.register
        assert register is not None
        cards = (
            Member(0, Person("Abadie", "Ana", "Gatsby"), in_public=PublicName.PSEUDONYM),
            Member(0, Person("Abadie-Roux", "Ana")),
            *(Member(0, Person("Martin", "Léa", licence=one)) for one in ("75-1", "75-2")),
        )
        ana, married, *_ = register.keep(cards)
        seasons.record(season, [recorded("2025-09-12", "Ana Abadie", "Léa Martin")])
        seasons.record(season, [recorded("2025-09-19", "ABADIE-ROUX Ana", "Léa Martin")])
        people = {row.who.name: row for row in seasons.board(season).rows}
        assert people["ABADIE Ana"].who.unpublished, "refused: also for what was taken over"
        assert people["Léa Martin"].evenings == 2, "of two cards of that name, none is chosen"
        register.merge(married.id, ana.id, 1)
        seasons.forget()
        (row, _) = seasons.board(season).rows
        assert (row.who.name, row.evenings, row.points) == ("ABADIE Ana", 2, 20)

    def test_erased_they_are_still_one_person_without_a_name(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        register, privacy = seasons._club.register, seasons._club.privacy
        assert register is not None and privacy is not None
        (card,) = register.keep([Member(0, Person("Abadie", "Ana"))])
        for day in ("2025-09-12", "2025-09-19"):
            played = an_evening(seasons._club, day, people(*NAMES[:3]))
            seasons.place(played.tournament, season.id)
            register.enter({(played.tournament, 1): card})
        seasons.record(season, [recorded("2025-09-26", *NAMES[:2])])
        before = told(seasons.board(season))
        privacy.erase([one for one in privacy.traces(card.person, member=card.id) if one.sure])
        seasons.forget()
        after = told(seasons.board(season))
        assert [line[:1] + line[2:] for line in after] == [line[:1] + line[2:] for line in before]
        (gone,) = {line[1] for line in after} - {line[1] for line in before}
        assert gone.startswith("Joueur effacé")
        assert seasons.minutes(season)[-1].kind == "person_erased"

    def test_a_guest_of_the_register_is_one_of_the_season(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        register = seasons._club.register
        assert register is not None
        (guest,) = register.keep([Member(0, Person("Abadie", "Ana"), guest=True)])
        played = an_evening(seasons._club, "2025-09-12", people(*NAMES[:3]))
        seasons.place(played.tournament, season.id)
        register.enter({(played.tournament, 1): guest})
        assert len(seasons.board(season).rows) == 2
        assert [why for _, why, _ in seasons.board(season).left_out] == ["GUEST"]


class TestPartsAndFinal:
    def test_a_part_counts_its_evenings_and_the_season_all(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        season = seasons.describe(next_part(next_part(season, "Automne"), "Hiver"))
        autumn, winter = season.parts
        ana, bob, *_ = NAMES
        seasons.record(season, [recorded("2025-09-12", ana, bob, part=autumn.id)])
        seasons.record(season, [recorded("2026-01-09", bob, ana, part=winter.id)])
        season = seasons.set_scale(season, SCALE.replace("[10", "[100"), winter.id)
        assert told(seasons.board(season, autumn.id))[0] == (1, ana, 10, None)
        assert told(seasons.board(season))[0][:3] == (1, bob, 106)

    def test_a_final_brings_none_and_its_stacks_come_from_the_points(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        ana, bob, *_ = NAMES
        text = SCALE + "\n[final]\nstart = 6000\nper_point = 100\nplayers = 2\n"
        season = seasons.set_scale(season, text)
        seasons.record(season, [recorded("2025-09-12", *NAMES)])
        final = an_evening(seasons._club, "2026-07-03", people(ana, bob, NAMES[2]), left=3)
        seasons.place(final.tournament, season.id, final=True, counts=False)
        rows = seasons.board(season).rows
        assert [row.stack for row in rows[:3]] == [7000, 6600, None]


class TestCorrections:
    def test_one_has_a_reason_and_undone_it_is_as_if_it_had_not_been(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        seasons.record(season, [recorded("2025-09-12", *NAMES)])
        before = seasons.board(season)
        bob = before.rows[1].who.key
        with pytest.raises(Refused, match="CORRECTION_WITHOUT_REASON"):
            seasons.correct(season, bob, Fraction(5), "  ")
        entry = seasons.correct(season, bob, Fraction(5), "Parti avant la fin, noté trop bas")
        assert told(seasons.board(season))[0][1:3] == (NAMES[1], 11)
        seasons.undo_correction(season, entry)
        assert seasons.board(season) == before
        with pytest.raises(Refused, match="CORRECTION_NOT_THERE"):
            seasons.undo_correction(season, entry)
        kinds = [line.kind for line in seasons.minutes(season)][-2:]
        assert kinds == ["points_corrected", "correction_undone"]

    def test_where_one_only_looks_nothing_is_changed(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        looking = ClubSeasons(replace(seasons._club, read_only=True))
        with pytest.raises(Refused, match="LOOKING_ONLY"):
            looking.describe(season)


def test_a_formula_without_a_value_counts_nothing_and_is_said_tried_it_is_refused(
    seasons: ClubSeasons, season: Season
) -> None:
    text = '[place]\nkind = "formula"\nformula = "10 / (P - 2)"\n'
    seasons.record(season, [recorded("2025-09-12", *NAMES)])
    with pytest.raises(Refused, match="FORMULA_FAILS"):
        seasons.board(season, scale=scale_of(text))
    board = seasons.board(seasons.set_scale(season, text))
    assert board.fault is not None and board.fault.code == "FORMULA_FAILS"
    assert [row.points for row in board.rows if row.played[0].place == 2] == [0]


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"name": "  "}, "SEASON_WITHOUT_NAME"),
        ({"begins": "demain"}, "SEASON_DATE"),
        ({"ends": "2025-08-01"}, "SEASON_ENDS_BEFORE"),
    ],
)
def test_a_season_that_cannot_be_is_refused(
    seasons: ClubSeasons, season: Season, changed: dict[str, str], code: str
) -> None:
    with pytest.raises(Refused, match=code):
        seasons.describe(replace(season, **changed))


def test_another_scale_is_tried_without_being_kept(seasons: ClubSeasons, season: Season) -> None:
    seasons.record(season, [recorded("2025-09-12", *NAMES)])
    tried = seasons.board(season, scale=scale_of(SCALE.replace("10, 6", "10, 9")))
    assert [float(row.points) for row in tried.rows[:2]] == [10, 9]
    assert float(seasons.board(season).rows[1].points) == 6


def test_the_race_tells_the_points_after_every_evening(
    seasons: ClubSeasons, season: Season
) -> None:
    ana, bob, *_ = NAMES
    season = seasons.set_scale(season, SCALE + "\n[season]\nbest = 2\n")
    days = ("2025-09-12", "2025-09-19", "2025-09-26")
    orders = ((ana, bob), (bob, ana), (ana, bob))
    evenings = [recorded(day, *order) for day, order in zip(days, orders, strict=True)]
    seasons.record(season, evenings)
    told = {row.who.name: points for row, points in race(seasons.board(season))}
    assert told == {ana: (10, 16, 20), bob: (6, 16, 16)}


class TestTheFinal:
    """Points make chips: each entrant of the final is found in the season."""

    def test_each_entrant_gets_the_stack_of_their_points(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        ana, bob, cleo, *_ = NAMES
        text = SCALE + "\n[final]\nstart = 6000\nper_point = 100\nplayers = 2\n"
        season = seasons.set_scale(season, text)
        seasons.record(season, [recorded("2025-09-12", ana, bob, cleo)])
        session = seasons._club.create(a_setup(tables=1, date="2026-07-03"))
        session.dispatch(cmd.RegisterEntrants(people(cleo, bob, "Zoé Zola", ana), present=True))
        assert seasons.final_night(session) is None, "it belongs to no season"
        seasons.place(session.tournament, season.id)
        assert seasons.final_night(session) is None, "it is not a final"
        seasons.place(session.tournament, season.id, final=True, counts=False)

        night = seasons.final_night(session)
        assert night is not None and night.to_give == ((4, 7000), (2, 6600))
        assert [(one.entrant, one.chips) for one in night.stacks][2:] == [(3, None), (1, None)]
        session.dispatch(cmd.MarkMajority((1, 2, 3, 4)))
        session.dispatch(cmd.SetStartingStacks(night.to_give))
        session.dispatch(cmd.DrawSeats())
        night = seasons.final_night(session)
        assert night is not None and not night.to_give, "also once they sit"

    def test_two_of_one_name_are_not_taken_for_one(
        self, seasons: ClubSeasons, season: Season
    ) -> None:
        season = seasons.set_scale(season, SCALE + "\n[final]\nstart = 6000\nper_point = 100\n")
        seasons.record(season, [recorded("2025-09-12", *NAMES[:2])])
        session = seasons._club.create(a_setup(tables=1, date="2026-07-03"))
        session.dispatch(cmd.RegisterEntrants(people(NAMES[0], NAMES[0])))
        seasons.place(session.tournament, season.id, final=True)
        night = seasons.final_night(session)
        assert night is not None and night.to_give == ((1, 7000),)
