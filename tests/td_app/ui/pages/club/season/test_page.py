"""The season's page in the window: begun, tried with another scale, put right, given out."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from season_builders import NAMES, a_club_file, a_season, an_evening, people, recorded

from reports.charts import Pointed
from reports.marks import Disc
from td_app.season.repository import Part
from td_app.season.scale_typed import scale_typed
from td_app.ui.club_settings import KNOCKOUTS_NOTED
from td_app.ui.desk import Desk
from td_app.ui.pages.club.season.evenings_tab import AddDialog, EveningsTab
from td_app.ui.pages.club.season.grid_tab import GridTab
from td_app.ui.pages.club.season.minutes_tab import MinutesTab
from td_app.ui.pages.club.season.page import SeasonPage
from td_app.ui.pages.club.season.race_tab import RaceChart
from td_app.ui.pages.club.season.scale_tab import ScaleTab
from td_app.ui.pages.club.season.standings_tab import StandingsTab
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.printing import paper_printer
from td_app.ui.theme.active_theme import set_theme
from td_app.ui.theme.tokens import THEMES
from td_app.ui.widgets.chart import Chart

pytestmark = pytest.mark.usefixtures("in_french")


@pytest.fixture
def page(qtbot: QtBot) -> SeasonPage:
    page = SeasonPage(Desk(a_club_file()))
    qtbot.addWidget(page)
    page.resize(1366, 700)
    page.show()
    page.refresh()
    return page


@pytest.fixture
def played(page: SeasonPage) -> SeasonPage:
    """Two evenings of a season begun in the dialog, by the scale of Villelaure."""
    page.ask_new()
    (dialog,) = page.findChildren(_begin())
    dialog.scale.choose("villelaure")
    dialog.choose("confirm")
    season = page.season
    assert season is not None
    evenings = [recorded("2025-09-12", *NAMES), recorded("2025-09-19", *reversed(NAMES))]
    page.do(lambda: page.seasons.record(season, evenings))
    return page


def test_a_line_of_the_race_is_chosen_by_the_pointer_or_the_arrows(
    played: SeasonPage, qtbot: QtBot
) -> None:
    played.tabs.setCurrentIndex(4)
    (chart,) = played.findChildren(RaceChart)
    chart.resize(800, 240)
    told = chart.accessibleDescription()
    assert "points" in told
    told_of = {one.accessibleName(): one for one in played.findChildren(Chart)}
    came = told_of["Participation"].accessibleDescription()
    assert came.count("joueurs") == 2, "each evening, for those who do not see it"
    qtbot.keyClick(chart, Qt.Key.Key_Down)
    qtbot.keyClick(chart, Qt.Key.Key_Down)
    qtbot.keyClick(chart, Qt.Key.Key_Left)
    assert chart.pointed == Pointed(1, 0)
    assert chart.accessibleDescription() != told
    dots = [mark for mark in chart.marks() if isinstance(mark, Disc)]
    qtbot.mouseMove(chart, QPoint(round(dots[0].x), round(dots[0].y)))
    assert chart.pointed is not None and chart.pointed.line == 0
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert chart.pointed is None and chart.accessibleDescription() == told


@pytest.mark.parametrize("name", ["light", "dark"])
def test_lines_not_chosen_are_paler_in_each_theme_and_never_vanish(
    played: SeasonPage, name: str
) -> None:
    played.tabs.setCurrentIndex(4)
    (chart,) = played.findChildren(RaceChart)
    chart.resize(800, 240)
    try:
        set_theme(THEMES[name])
        for pointed in (None, Pointed(1, 0)):
            chart.point(pointed)
            assert {m.share for m in chart.marks() if isinstance(m, Disc)} == {0.55, 1}
    finally:
        set_theme(THEMES["light"])


def _begin() -> type:
    from td_app.ui.pages.club.season.begin_dialog import BeginDialog

    return BeginDialog


def _windows_seen() -> set[QWidget]:
    return {one for one in QApplication.topLevelWidgets() if one.isVisible()}


def test_nothing_to_add_opens_no_window_but_the_question(played: SeasonPage) -> None:
    """A season in parts, every tournament placed: a list of parts once stayed as a ghost."""
    season = played.season
    assert season is not None
    parts = (Part(1, "Automne"), Part(2, "Hiver"))
    assert played.do(lambda: played.seasons.describe(replace(season, parts=parts)))
    evenings = played.part_at(2)
    assert isinstance(evenings, EveningsTab)
    evenings.add.click()
    (question,) = played.findChildren(AddDialog)
    assert _windows_seen() == {played, question} and not question.ticked()
    question.choose("cancel")
    assert _windows_seen() == {played}


def test_a_season_is_begun_and_shows_its_standings(played: SeasonPage) -> None:
    standings = played.part_at(0)
    assert isinstance(standings, StandingsTab)
    assert [row.points for row in standings.table.rows.rows][:2] == [1800, 1800]
    standings.table.selectRow(1)
    assert standings.parted.text() == "À égalité sur tout\u00a0: rang partagé."


def test_dates_the_wrong_way_round_are_said_before_the_question_closes(page: SeasonPage) -> None:
    page.ask_new()
    (dialog,) = page.findChildren(_begin())
    dialog.begins.set_date("2026-09-01")
    dialog.ends.set_date("2026-01-01")
    dialog.name.setText("2026-2027 bis")
    assert "corrigez ses dates" in dialog.confirm.toolTip()


def test_a_guest_stands_under_the_others_and_is_ranked_again(played: SeasonPage) -> None:
    standings = played.part_at(0)
    assert isinstance(standings, StandingsTab)
    who = played.board.rows[2].who
    standings.table.choose(who.key)
    standings.guest.click()
    assert who.key not in {row.who.key for row in played.board.rows}
    assert standings.table.rows.rows[-1].who.key == who.key
    standings.table.choose(who.key)
    assert standings.guest.text() == "Classer ce joueur"
    standings.guest.click()
    assert who.key in {row.who.key for row in played.board.rows}


def test_the_search_stands_on_the_row_of_the_season_chosen(played: SeasonPage) -> None:
    played.resize(944, 500)
    for tab in (0, 1):
        played.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        shown = played.part_at(tab)
        assert isinstance(shown, StandingsTab | GridTab)
        search = shown.list.search
        assert search.isVisible() and search.width() >= 200
        assert search.mapTo(played, QPoint()).y() == played.choice.mapTo(played, QPoint()).y()
    played.tabs.setCurrentIndex(3)
    assert not search.isVisible()


def test_another_scale_shows_who_moves_before_it_is_kept(played: SeasonPage) -> None:
    played.tabs.setCurrentIndex(3)
    scale = played.part_at(3)
    assert isinstance(scale, ScaleTab)
    typed = {**scale.form.typed(), "points": "10 9 8 7 6 5", "kill": "K +"}
    scale.form.show_typed(typed)
    scale._update_buttons()
    assert scale.form.rows["kill"].error and not scale.keep.isEnabled()
    assert not scale.table.shows("change"), "nothing changes yet: names have its room"
    scale.form.show_typed({**typed, "kill": ""})
    scale._update_buttons()
    scale._recompute()
    assert scale.table.shows("change")
    assert {one.after for one in scale.table.rows.rows} == {Fraction(15)}
    assert played.unsaved_changes() == "Un barème"
    scale.keep.click()
    assert played.unsaved_changes() == ""
    season = played.season
    assert season is not None and "[10, 9, 8, 7, 6, 5]" in season.scale
    assert scale_typed(scale.form.typed())[0] is not None


def test_a_correction_is_undone_from_the_minutes(played: SeasonPage) -> None:
    season = played.season
    assert season is not None
    who = played.board.rows[-1].who.key
    played.do(lambda: played.seasons.correct(season, who, Fraction(5000), "Oubli"))
    assert played.board.rows[0].who.key == who
    played.tabs.setCurrentIndex(5)
    minutes = played.part_at(5)
    assert isinstance(minutes, MinutesTab)
    minutes.table.selectRow(0)
    minutes.undo.click()
    assert played.board.rows[0].who.key != who


def test_from_one_act_files_for_everybody_and_for_the_federation(
    played: SeasonPage, tmp_path: Path
) -> None:
    written = played.publishing.write(tmp_path, private=True)
    assert {path.suffix for path in written} == {".pdf", ".html", ".csv", ".xlsx", ".txt", ".png"}
    apart = [path for path in written if path.parent != tmp_path]
    assert len(apart) == 4 and all(path.stat().st_size > 100 for path in written)


def test_a_tournament_chooses_its_season_in_its_settings(qtbot: QtBot) -> None:
    club = a_club_file()
    season = a_season(club, parts=("Automne",))
    desk = Desk(club)
    desk.open(an_evening(club, "2025-09-12", people(*NAMES), left=6).tournament)
    assert desk.live is not None
    tabs = SettingsTabs(desk, desk.live)
    qtbot.addWidget(tabs)
    assert tabs.season.currentText() == "Dans aucune saison"
    assert tabs.season.title.text() == "Saison" and tabs.season.title.buddy() is tabs.season
    tabs.season.choose(f"{season.id}.{season.parts[0].id}")
    tabs.season.choiceChanged.emit(tabs.season.chosen())
    (evening,) = desk.seasons.evenings(season)
    assert evening.part == season.parts[0].id
    tabs.season.choose("")
    tabs.season.choiceChanged.emit("")
    assert not desk.seasons.evenings(season)


def test_a_scale_being_written_waits_while_another_season_is_shown(played: SeasonPage) -> None:
    scale = played.part_at(3)
    assert isinstance(scale, ScaleTab)
    played.tabs.setCurrentIndex(3)
    typed = {**scale.form.typed(), "presence": "100"}
    scale.form.show_typed(typed)
    first = played.season
    assert first is not None and played.unsaved_changes()
    dialog = _begin()(first, played)
    after = dialog.season()
    assert (after.name, after.begins[:4]) == (f"{first.ends[:4]}-{after.ends[:4]}", first.ends[:4])
    dialog.begun.connect(played._begin)
    dialog.choose("confirm")
    assert played.season is not None and played.season.id != first.id
    assert scale.form.typed()["presence"] == "", "another season has its own"
    assert first.name in played.unsaved_changes(), "it is asked about before one leaves"
    played.choice.choose(str(first.id))
    played._on_season()
    assert scale.form.typed() == typed and scale.keep.isEnabled()
    scale.keep.click()
    assert not played.unsaved_changes()


def test_the_minutes_say_what_changed_of_the_scale(played: SeasonPage) -> None:
    season = played.season
    assert season is not None
    changed = season.scale.replace("best = 10", "best = 9")
    played.do(lambda: played.seasons.set_scale(season, changed))
    played.tabs.setCurrentIndex(5)
    minutes = played.part_at(5)
    assert isinstance(minutes, MinutesTab)
    minutes.table.selectRow(0)
    assert "Meilleures soirées\u00a0: 10 → 9." in minutes.whole.text()
    told = [row.sentence.replace("\u00a0", " ") for row in minutes.table.rows.rows]
    assert "Barème choisi : Villelaure." in told


def test_without_a_printer_it_is_said_and_the_paper_can_be_saved(
    played: SeasonPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper_printer, "printers", list)
    outcome = played.publishing.outcome
    played.print_grid()
    assert "Aucune imprimante" in outcome.text
    outcome.hide()
    played.publishing._do("print", private=False)
    assert "Aucune imprimante" in outcome.text


def test_an_evening_without_a_name_is_told_by_its_day(page: SeasonPage) -> None:
    season = a_season(page.desk.club)
    page.seasons.record(season, [replace(recorded("2025-09-12", *NAMES), name="")])
    page.refresh()
    standings, minutes = page.part_at(0), page.part_at(5)
    assert isinstance(standings, StandingsTab) and isinstance(minutes, MinutesTab)
    assert "()" not in standings.said.text() and "12/09/2025." in standings.said.text()
    minutes.refresh()
    assert any("12/09/2025" in line.sentence for line in minutes.table.rows.rows)


def test_a_scale_by_knockouts_says_that_no_evening_asks_for_them(played: SeasonPage) -> None:
    """The scale of Villelaure counts them; a tournament asks only where the club said so."""
    standings = played.part_at(0)
    assert isinstance(standings, StandingsTab)
    assert "Noter qui a éliminé qui" in standings.said.text()
    played.desk.settings.set(KNOCKOUTS_NOTED, True)
    played.refresh()
    assert "Noter qui a éliminé qui" not in standings.said.text()
