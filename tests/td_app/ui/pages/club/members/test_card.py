"""A player's card from the register: shown, printed, and what a person may ask of the club."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from builders import a_setup, out
from pytestqt.qtbot import QtBot
from read_papers import read_once
from register_builders import named, register_of
from season_builders import a_season, recorded

from reports.marks import RULE, Stroke
from td_app.bootstrap import club_of
from td_app.persistence.check import check_file
from td_app.persistence.engine import open_club_file
from td_app.register.member import NEW, Member
from td_app.tournament import commands as cmd
from td_app.tournament.state.person import Person
from td_app.tournament.state.tournament import Majority
from td_app.ui.desk import Desk
from td_app.ui.destinations import ToMember
from td_app.ui.pages.club.members.page import MembersPage
from td_app.words.figures import points_figure

pytestmark = pytest.mark.usefixtures("in_french", "dressed")

ZEBULON = Person("Zébulonski", "Barnabé", email="barnabe@example.org", licence="75-1")
MARRIED = Person("Quinquembois", "Barnabé")
PAUL = Person("Autre", "Paul")


@pytest.fixture
def desk(tmp_path: Path, qapp: object) -> Iterator[Desk]:
    with open_club_file(tmp_path / "club.db") as file:
        desk = Desk(club_of(file), file.path)
        cards = [Member(NEW, p, note="a les clefs") for p in (ZEBULON, MARRIED, PAUL, PAUL)]
        one, two, three, _four = file.register.keep(cards)
        for people, members in (((ZEBULON, PAUL), (one, three)), ((MARRIED, PAUL), (two, three))):
            assert desk.create(a_setup(tables=1, seats=8)) and desk.live is not None
            desk.live.dispatch(cmd.RegisterEntrants(people, present=True))
            desk.live.dispatch(cmd.MarkMajority((1, 2), Majority.CHECKED))
            desk.live.dispatch(cmd.DrawSeats())
            desk.live.dispatch(cmd.StartClock())
            out(desk.live.session, 2)
            evening = desk.live.session.tournament
            file.register.enter({(evening, n): card for n, card in enumerate(members, 1)})
        file.register.merge(two.id, one.id, 1)
        yield desk
        if desk.copies is not None:
            desk.copies.finish()
        desk.close()


def a_page(desk: Desk, qtbot: QtBot) -> MembersPage:
    page = MembersPage(desk)
    qtbot.addWidget(page)
    page.resize(1180, 680)
    page.show()
    page.go(ToMember(named(desk.club, "Zébulonski").id, played=True))
    return page


def test_two_evenings_under_two_names_are_on_one_card_and_on_paper(
    desk: Desk, qtbot: QtBot
) -> None:
    page = a_page(desk, qtbot)
    card = page.card.card
    assert card is not None and (len(card.evenings), card.wins, card.duels[0].met) == (2, 2, 2)
    paper = read_once(page.acts.paper())
    assert not paper.missing(["ZÉBULONSKI Barnabé", "AUTRE Paul", "Fiche du joueur"])
    notice = read_once(page.acts.notice())
    assert not notice.missing(["ne peut pas être repris", "CNIL"]) and len(notice.pages) == 1


@pytest.mark.parametrize(("height", "plot"), [(680, 140), (600, 70)])
def test_ranks_are_drawn_high_where_the_page_has_the_room(
    desk: Desk, qtbot: QtBot, height: int, plot: int
) -> None:
    page = a_page(desk, qtbot)
    page.resize(1180, height)
    rules = [m for m in page.card.chart.marks() if isinstance(m, Stroke) and m.colour == RULE]
    heights = [y for rule in rules for _, y in rule.points]
    assert max(heights) - min(heights) >= plot


def test_in_a_narrow_card_opponents_are_read_before_who_put_whom_out(
    desk: Desk, qtbot: QtBot
) -> None:
    duels = a_page(desk, qtbot).card.duels
    for wide, told in ((360, False), (520, True)):
        duels.resize(wide, 200)
        assert duels.shows("out") is told
        assert duels.columnWidth(duels.rows.place_of("name")) >= 140


def test_points_are_those_of_the_season(desk: Desk, qtbot: QtBot) -> None:
    season = a_season(desk.club)
    desk.seasons.place(1, season.id)
    elsewhere = recorded("2025-10-01", "ZÉBULONSKI Barnabé", "AUTRE Paul")
    paul = next(
        who for (_, entrant), who in register_of(desk.club).played().items() if entrant == 2
    )
    first, second = elsewhere.results
    known = replace(elsewhere, results=(first, replace(second, member=paul)))
    desk.seasons.record(season, [known])
    page = a_page(desk, qtbot)
    card = page.card.card
    (line,) = [row for row in desk.seasons.board(season).rows if row.rank == 1]
    assert card is not None and page.card.evenings.shows("points")
    assert [(e.date, e.place, e.entrants) for e in card.evenings if e.tournament < 0] == [
        ("2025-10-01", 1, 2)
    ]
    # Met on the two evenings played here and on the one elsewhere, ahead on all three.
    assert [(d.met, d.ahead, d.knocked) for d in card.duels if d.name == "AUTRE Paul"] == [
        (3, 3, card.duels[0].knocked)
    ]
    index = page.card.evenings.rows.index_of(1).siblingAtColumn(
        page.card.evenings.rows.place_of("points")
    )
    brought = {points_figure(one.total) for one in line.played}
    assert index.data() in brought and len(line.played) == 2


def test_all_that_is_kept_reaches_both_cards_and_both_evenings(desk: Desk, qtbot: QtBot) -> None:
    page = a_page(desk, qtbot)
    (subject,) = _asked(page)
    text = page.acts.privacy.personal_data(subject).decode("utf-8-sig")
    for kept in ("barnabe@example.org", "Quinquembois", "Membre du club", "a les clefs"):
        assert kept in text
    assert text.count("INSCRIPTION") == 2 and "AUTRE" not in text


def test_erased_everywhere_and_results_hold(desk: Desk, qtbot: QtBot, tmp_path: Path) -> None:
    page = a_page(desk, qtbot)
    page.card.eraseAsked.emit()
    question = page.acts.privacy.question
    assert question is not None
    with qtbot.waitSignal(page.acts.erased):
        question.choose("erase")
    assert {card.person.last_name for card in register_of(desk.club).members()} == {"Autre"}
    assert register_of(desk.club).merges() == []
    for tournament in (1, 2):
        state = desk.club.open(tournament).state
        person = desk.club.open(tournament).person(1)
        assert state.over and person.display_name == "Joueur effacé 1"
    if desk.copies is not None:
        desk.copies.finish()
    assert b"Quinquembois" not in b"".join(p.read_bytes() for p in tmp_path.glob("club.db*"))
    assert check_file(tmp_path / "club.db").findings == ()


def test_a_namesakes_card_and_evenings_are_not_theirs(desk: Desk, qtbot: QtBot) -> None:
    privacy = desk.club.privacy
    assert privacy is not None
    mine, other = (c for c in register_of(desk.club).members() if c.person == PAUL)
    traces = privacy.traces(PAUL, member=other.id)
    sure = {(trace.kind, trace.key) for trace in traces if trace.sure}
    assert ("member", other.id) in sure and ("member", mine.id) not in sure
    assert not any(kind == "entrant" for kind, _ in sure)


def _asked(page: MembersPage) -> list[object]:
    asked: list[object] = []
    page.acts.privacy.ask_held = asked.append  # type: ignore[method-assign]
    page.acts._of_subject(asked.append)
    return asked
