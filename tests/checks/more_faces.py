"""Faces that the application's own gallery does not draw, as pictures, for ``same_house.py``.

Every spot that a list, a proposal or the palette leads to; then the dialogs that only trouble, a
phone or a club well into its season brings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from td_app.club.seasons import ClubSeasons
from td_app.joining import MergePreview
from td_app.live.computer_hour import ComputerHour
from td_app.ports.trouble import StorageTrouble
from td_app.register.member import Member
from td_app.season.final import Finalist, FinalNight, FinalStack
from td_app.tournament.state.person import Person
from td_app.tournament.state.prizes import MoneyPool, PrizeKind
from td_app.training.simulation import SimulatedClock
from td_app.ui.destinations import Spot, ToPage
from td_app.ui.dialogs.article_dialog import ArticleDialog
from td_app.ui.dialogs.draw_dialog import VerifyDrawDialog
from td_app.ui.dialogs.final_stacks import FinalStacksDialog
from td_app.ui.dialogs.hour_dialog import HourDialog
from td_app.ui.dialogs.house_dialog import HouseDialog, OthersSinceDialog, UnkeptDialog
from td_app.ui.dialogs.joining import JoinDialog
from td_app.ui.dialogs.qualified import QualifiedDialog
from td_app.ui.dialogs.trouble_dialogs import (
    DamageDialog,
    FileTroubleDialog,
    FileWarningDialog,
    PutBackDialog,
    SalvagedDialog,
)
from td_app.ui.gallery import club_scenes
from td_app.ui.gallery.pool_scenes import TERMS, priced
from td_app.ui.gallery.stage import Scenes, Stage, play_out
from td_app.ui.pages.club.members.page import MembersPage
from td_app.ui.pages.club.members.pair_dialog import PairDialog
from td_app.ui.pages.club.season.page import SeasonPage
from td_app.ui.pages.club.season.publish import PublishDialog
from td_app.ui.pages.club.season.standings_tab import CorrectionDialog
from td_app.ui.pages.club.teams.page import TeamsPage
from td_app.ui.pages.club.teams.register_dialog import RegisterDialog
from td_app.ui.windows.close_guard import LeavingDialog, Left
from td_app.ui.windows.main_window import MainWindow
from td_app.words import trouble_sentence

#: Where the system's own dialog asks for a file; what changed, which every change changes.
NOT_DRAWN = {Spot.SAVE_ALL, Spot.TAKE_SEASON_OVER, Spot.CHANGES}
SENTENCES = ("Une première chose à lire.", "Une seconde, plus longue que la première, à lire.")


def more_scenes(stage: Stage) -> Scenes:
    """Yield every spot of an evening in play and of one before its draw, then the rest."""
    club_scenes._fill(stage)
    for moment, session in (("paid", priced(stage, TERMS)), ("undrawn", stage.undrawn())):
        desk, window = stage.window()
        desk.open(session.tournament)
        for spot in Spot:
            if spot not in NOT_DRAWN:
                window.go(spot)
                yield f"{moment}_{spot.name.lower()}", _on_top(stage, window)
                _leave_all(window)
        stage.close(desk, window)
    shares = MoneyPool(unit=5, shares=(500, 300, 200), from_entries=True)
    three = priced(stage, TERMS, prize_kind=PrizeKind.MONEY, prize_money=shares)
    play_out(three, 3)
    desk, window = stage.window()
    desk.open(three.tournament)
    window.go(Spot.DEAL)
    yield "deal", _on_top(stage, window)
    _leave_all(window)
    stage.close(desk, window)
    desk, window = stage.window()
    desk.open(stage.sample().tournament)
    for name, made in _of_trouble(window):
        dialog = made()
        window.messages.show_dialog(dialog)
        yield name, dialog
        dialog.close()
    yield from _members(stage, window)
    yield from _season(stage, window)
    yield from _final(stage, window)
    yield from _teams(stage, window)
    stage.close(desk, window)


def _on_top(stage: Stage, window: MainWindow) -> QWidget:
    """Return the dialog that is open, else another window, else the window."""
    for _ in range(3):
        stage.app.processEvents()
    seen = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]
    dialogs = [one for one in seen if isinstance(one, HouseDialog)]
    others = [one for one in seen if one.metaObject().className().endswith("Window")]
    return next(iter((*dialogs, *others)), window)


def _leave_all(window: MainWindow) -> None:
    """Close whatever stands beside the window or before it."""
    for one in QApplication.topLevelWidgets():
        if one is not window and one.isVisible():
            one.close()
    window.layers.leave_front()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _of_trouble(window: MainWindow) -> Iterator[tuple[str, Callable[[], HouseDialog]]]:
    damaged = trouble_sentence(StorageTrouble("FILE_CORRUPTED"))
    yield "verify_draw", lambda: VerifyDrawDialog((), window)
    yield "article", lambda: ArticleDialog("2.3", window)
    yield "shared_file", lambda: FileTroubleDialog(damaged, window, shared=True)
    yield "goes_on", lambda: FileTroubleDialog(damaged, window, goes_on=True)
    yield "file_warning", lambda: FileWarningDialog(SENTENCES, window)
    yield "damage", lambda: DamageDialog(damaged, window, copy=SENTENCES)
    yield "file_gone", lambda: DamageDialog(damaged, window, gone=True)
    yield "salvaged", lambda: SalvagedDialog(SENTENCES, Path("/club/sauvé.db"), window)
    hour = ComputerHour(SimulatedClock(86_400_000))
    doubt = hour.doubt(hour.now_ms())
    if doubt is not None:
        yield "hour", lambda: HourDialog(hour, doubt, window)
    yield "put_back", lambda: PutBackDialog(SENTENCES, window)
    yield "others_since", lambda: OthersSinceDialog(SENTENCES, "Bureau", SENTENCES[0], window)
    yield (
        "unkept",
        lambda: UnkeptDialog("Quitter", SENTENCES, window, keep="Enregistrer", without="Non"),
    )
    left = Left(clock=True, copy=SENTENCES[0])
    yield "leaving", lambda: LeavingDialog(left, window, title="Quitter")


def _members(stage: Stage, window: MainWindow) -> Scenes:
    window.go(ToPage("members"))
    page = window.layers.club_space().page("members")
    assert isinstance(page, MembersPage)
    cards: list[Member] = list(stage.club.register.members()) if stage.club.register else []
    for name, shown in (
        ("twins", page.show_twins),
        ("links", page.show_links),
        ("visitors", page.show_visitors),
        ("members_import", page.show_import),
        ("members_list", page.show_list),
    ):
        shown()
        yield name, window
    dialog = PairDialog(cards, set(), window)
    yield "two_cards", dialog
    dialog.close()
    choice = RegisterDialog(cards, cards[0].person.club, window)
    yield "team_from_register", choice
    choice.close()


def _season(stage: Stage, window: MainWindow) -> Scenes:
    window.go(ToPage("season"))
    page = window.layers.club_space().page("season")
    assert isinstance(page, SeasonPage)
    for name, asked in (("new_season", page.ask_new), ("add_evenings", page.add_evenings)):
        asked()
        yield name, _on_top(stage, window)
        _leave_dialogs()
    dialogs = {
        "publish_season": PublishDialog(window),
        "season_correction": CorrectionDialog("ABADIE Chloé", (), window),
    }
    for name, dialog in dialogs.items():
        yield name, dialog
        dialog.close()


def _final(stage: Stage, window: MainWindow) -> Scenes:
    seasons = ClubSeasons(stage.club)
    season = seasons.seasons()[0]
    rows = [
        replace(row, stack=12_000 - 500 * place)
        for place, row in enumerate(seasons.board(season).rows[:6])
    ]
    stacks = [FinalStack(at, row.who.name, row, None) for at, row in enumerate(rows, 1)]
    people = [Finalist(row, Person(row.who.name), None, row.rank == 1, False) for row in rows]
    night = FinalNight(season, tuple(stacks), tuple(people), players=4)
    differs = MergePreview("Les As du Bocage", "Le Tapis Vert", erased=2)
    dialogs = {
        "final_stacks": FinalStacksDialog(night, 10_000, window),
        "final_qualified": QualifiedDialog(night, 10_000, window),
        "join_files": JoinDialog(differs, window),
    }
    for name, dialog in dialogs.items():
        yield name, dialog
        dialog.close()


def _teams(stage: Stage, window: MainWindow) -> Scenes:
    window.go(ToPage("teams"))
    page = window.layers.club_space().page("teams")
    assert isinstance(page, TeamsPage)
    page.ask_new()
    yield "new_meeting", _on_top(stage, window)
    _leave_dialogs()
    page.open(page.table.rows.rows[0].id)
    assert page.view is not None
    page.view.ask_settings()
    yield "meeting_settings", _on_top(stage, window)
    _leave_dialogs()


def _leave_dialogs() -> None:
    for one in QApplication.topLevelWidgets():
        if isinstance(one, HouseDialog) and one.isVisible():
            one.close()
