"""The director's window: each page at several moments, its dialogs, what pages show inside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from td_app.live.session import TournamentSession
from td_app.ports.trouble import StorageTrouble
from td_app.printing.register import document
from td_app.tournament import commands as cmd
from td_app.tournament.planning.prizes import shares_proposed
from td_app.tournament.state.prizes import MoneyPool, PrizeGiven, PrizeKind
from td_app.ui.club_settings import MONEY_ALLOWED
from td_app.ui.destinations import Spot, destination_of
from td_app.ui.dialogs.house_dialog import HouseDialog, UndoClockDialog
from td_app.ui.dialogs.trouble_dialogs import (
    CrashDialog,
    FileTroubleDialog,
    PasswordDialog,
    TroubleDialog,
)
from td_app.ui.gallery.public_scenes import keep_drawn_photo, prizes_in
from td_app.ui.gallery.stage import Scenes, Stage, play_out
from td_app.ui.pages.evening.papers.page import PapersPage
from td_app.ui.pages.evening.players.page import PlayersPage
from td_app.ui.pages.evening.ranking.page import RankingPage
from td_app.ui.pages.program.settings.page import SettingsTabs
from td_app.ui.pages.program.setup.form import SetupForm
from td_app.ui.windows.main_window import MainWindow
from td_app.ui.windows.page_register import PAGES
from td_app.words import trouble_sentence
from td_app.words.language import fr_en

#: Papers printed early in the evening, the first into a file.
PRINTED = ("draw_certificate", "alphabetical_list", "list_by_table", "structure")


#: How long after that a player goes out (ms).
SOME_TIME = 17 * 60_000


#: A list as people paste it: a title, junk, a doubtful row, a name given twice.
PASTED = """Inscrits (6)

1. Gaëtan PÉREZ
2. Inès WÓJCIK
12
3. GOFF William
4. inès wojcik
OK
5. N'DIAYE Xavier ; Tapis Volant
6. =HYPERLINK("x")
"""


def page_scenes(stage: Stage) -> Scenes:
    """Yield the start of the application, then a tournament from its draw to its end."""
    desk, window = stage.window()
    stage.listed(window)
    yield "start", window
    window.show_new()
    yield "new_tournament", window
    stage.close(desk, window)
    session = stage.sample()
    yield from _pages(stage, session, "")
    yield from _dialogs(stage, session)
    yield from _inside(stage, session)
    yield from _printed(stage, stage.sample())
    yield from _pages(stage, stage.with_moves(), "moves_")
    yield from _pages(stage, stage.undrawn(), "before_")
    began = stage.clock.at
    yield from _pages(stage, stage.finished(), "end_")
    stage.clock.at = began
    desk, window = stage.window()
    stage.listed(window)
    yield "tournaments", window
    stage.close(desk, window)


def _pages(stage: Stage, session: TournamentSession, prefix: str) -> Scenes:
    desk, window = stage.window()
    desk.open(session.tournament)
    for page in PAGES:
        window.show_page(page.key)
        yield f"{prefix}{page.key}", window
    stage.close(desk, window)


def _dialogs(stage: Stage, session: TournamentSession) -> Scenes:
    desk, window = stage.window()
    desk.open(session.tournament)
    window.show_keys()
    if window.messages.dialog is not None:
        yield "keys", window.messages.dialog
        window.messages.dialog.close()
    yield from _searches(window)
    for name, dialog in _house_dialogs(window):
        window.messages.show_dialog(dialog)
        yield name, dialog
        dialog.close()
    stage.close(desk, window)


def _searches(window: MainWindow) -> Scenes:
    """Yield the overlays of the window: the palette of acts, then the search."""
    window.show_palette()
    yield "palette", window
    if window.finder is not None:
        window.finder.field.setText(fr_en("imprimer", "print"))
        yield "palette_typed", window
    window.find_anything()
    if window.finder is not None:
        window.finder.field.setText("table 4")
        yield "find_anything", window
        window.finder.leave()


def _inside(stage: Stage, session: TournamentSession) -> Scenes:
    """Yield the pages once something is asked of them."""
    desk, window = stage.window()
    desk.open(session.tournament)
    if window.view is None:
        return
    window.show_page("room")
    for proposal in session.proposals():
        if proposal.kind == "balance_tables":
            window.go(destination_of(proposal))
            yield "room_where_is_the_big_blind", window
            break
    players = window.view.show_page("players")
    if isinstance(players, PlayersPage):
        players.show_import()
        yield "players_import", window
        players.importing.open_text(PASTED)
        yield "players_import_preview", window
    settings = window.view.show_page("settings")
    for form in settings.findChildren(SetupForm):
        for key in ("tables", "structure", "chips", "rules", "prizes", "house"):
            form.show_section(key)
            yield f"settings_{key}", window
    if isinstance(settings, SettingsTabs):
        settings.show_application()
        yield "settings_application", window
        settings.application.go(Spot.SAFE_COPIES)
        yield "settings_copies", window
        settings.application.go(Spot.PHONES)
        # No picture tells where this computer is.
        settings.application.phones.networks.set_choices((("", "192.168.1.20 · Wi-Fi"),))
        yield "settings_phones", window
    stage.close(desk, window)


def _printed(stage: Stage, session: TournamentSession) -> Scenes:
    """Some papers printed, then a player out: what hangs on the wall has changed."""
    desk, window = stage.window()
    desk.open(session.tournament)
    page = None
    if window.view is not None:
        page = window.view.show_page("papers")
    if not isinstance(page, PapersPage) or desk.live is None:
        return
    before = stage.clock.at
    room = page.room
    papers = [room.order(document(name)) for name in PRINTED]
    room.memory.note(papers[1:], "printer", "HP LaserJet")
    room.memory.note(papers[:1], "file", papers[0].file)
    stage.clock.at += SOME_TIME
    table = next(iter(session.state.open_tables()))
    desk.live.dispatch(cmd.Eliminate((cmd.PlayerOut(next(iter(table.places.values()))),)))
    page.comparing.compare_all()
    page.show_document("list_by_table")
    yield "papers_printed", window
    page.view.turner.see_whole(True)
    page.show_document("structure")
    yield "papers_whole_page", window
    stage.clock.at = before
    stage.close(desk, window)


def _house_dialogs(window: MainWindow) -> Iterator[tuple[str, HouseDialog]]:
    full = StorageTrouble("DISK_FULL")
    taken = trouble_sentence(StorageTrouble("ALREADY_OPEN"))
    yield "undo_clock", UndoClockDialog(fr_en("arrêt de l’horloge", "stop of the clock"), window)
    if window.view is not None:
        todo = window.view.side.todo
        todo.decline(todo.proposals[0].key)
        if todo.question is not None:
            yield "reason", todo.question
    yield "trouble", TroubleDialog(full, window)
    yield "already_open", FileTroubleDialog(taken, window, can_look=True)
    yield "password", PasswordDialog(trouble_sentence(StorageTrouble("WRONG_PASSWORD")), window)
    yield "crash", CrashDialog(None, window)


def prize_scenes(stage: Stage) -> Scenes:
    """Yield the section of the settings for each kind, then what a tie asks."""
    session = stage.sample()
    desk, window = stage.window()
    desk.settings.set(MONEY_ALLOWED, True)
    desk.open(session.tournament)
    assert window.view is not None
    settings = window.view.show_page("settings")
    assert isinstance(settings, SettingsTabs)
    for name in _settings(stage, settings):
        yield name, window
    stage.close(desk, window)
    yield from _ranked(stage)


def _settings(stage: Stage, settings: SettingsTabs) -> Iterator[str]:
    settings.show_section("prizes")
    section = settings.setup.form.prizes
    section.kinds.buttons[PrizeKind.IN_KIND.value].click()
    section.texts.set_lines([("", text) for text in prizes_in(stage.language)])
    section.texts.edited.emit()
    yield "prizes_in_kind"
    section.kinds.buttons[PrizeKind.POINTS.value].click()
    yield "prizes_points"
    section.kinds.buttons[PrizeKind.MONEY.value].click()
    section.pool.setValue(1_250)
    section.unit.choose("10")
    section.unit.choiceChanged.emit("10")
    yield "prizes_money"
    section.cells.typed.emit(0, "won", "20")
    yield "prizes_money_short"


def _ranked(stage: Stage) -> Scenes:
    """The two last out tied for prizes in kind, asked; then the same evening in money."""
    session = _with(stage, prizes=prizes_in(stage.language))
    play_out(session, down_to=3)
    two = tuple(who for t in session.state.open_tables() for who in t.places.values())[:2]
    players = tuple(cmd.PlayerOut(who, 500) for who in two)
    session.dispatch(cmd.Eliminate(players, ranking=(two,), note="ensemble"))
    desk, window = stage.window()
    desk.open(session.tournament)
    assert window.view is not None
    page = window.view.show_page("ranking")
    assert isinstance(page, RankingPage)
    yield "ranking_tie_asked", window
    page.award(2)
    if page.question is not None:
        yield "award_prizes", page.question
        page.question.close()
        shared = tuple(PrizeGiven(prize, two) for prize in page.question.prizes)
        page.live.dispatch(cmd.AwardPrizes(2, shared))
    page.table.choose(two[1])
    page.correct_order()
    if page.ordering is not None:
        page.ordering.shift(1)
        yield "finishing_order", page.ordering
        page.ordering.close()
    stage.close(desk, window)
    money = MoneyPool(1_250, 10, shares_proposed(5))
    session = _with(stage, prize_kind=PrizeKind.MONEY, prize_money=money)
    play_out(session)
    desk, window = stage.window()
    desk.open(session.tournament)
    assert window.view is not None
    page = window.view.show_page("ranking")
    assert isinstance(page, RankingPage)
    yield "ranking_money", window
    keep_drawn_photo(session)
    page.end.share.click()
    if page.end.sharing is not None:
        yield "share_result", page.end.sharing
        page.end.sharing.close()
    page.end.photo.click()
    if page.end.photographing is not None:
        yield "winner_photo", page.end.photographing
        page.end.photographing.close()
    stage.close(desk, window)


def _with(stage: Stage, **prizes: Any) -> TournamentSession:
    session = stage.sample()
    setup = replace(session.state.setup, late_entry_until=0, **prizes)
    session.dispatch(cmd.ChangeSetup(setup))
    return session
