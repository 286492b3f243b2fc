"""What is told over the window: dialogs, refusals, troubles of the file."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from builders import CountedChance, MemoryDirectory, SteppedClock, a_club
from PySide6.QtWidgets import QLabel
from window_builders import Evening, FullDisk

from rules_ropta.ruling import Refused
from td_app.club.club import Club
from td_app.ports.trouble import StorageTrouble
from td_app.tournament import commands as cmd
from td_app.training.sample import sample_tournament
from td_app.ui.destinations import ToArticle
from td_app.ui.dialogs.trouble_dialogs import TroubleDialog
from td_app.words import refusal_sentence


class TestTrouble:
    @pytest.fixture
    def on_a_full_disk(self, opened: Callable[[Club], Evening]) -> tuple[Evening, FullDisk]:
        disk = FullDisk()
        club = Club(disk, MemoryDirectory(), SteppedClock(), CountedChance())
        session = sample_tournament(club, seed=b"x")
        evening = opened(club)
        evening.desk.open(session.tournament)
        disk.full = True
        return evening, disk

    def test_an_action_not_written_changes_nothing_and_can_be_tried_again(
        self, on_a_full_disk: tuple[Evening, FullDisk]
    ) -> None:
        evening, disk = on_a_full_disk
        evening.live.dispatch(cmd.StopTable(3))
        assert not evening.live.state.tables[3].stopped
        dialog = evening.window.messages.dialog
        assert isinstance(dialog, TroubleDialog)
        disk.full = False
        dialog.buttons["try_again"].click()
        assert evening.live.state.tables[3].stopped

    def test_giving_up_leaves_all_as_it_was(self, on_a_full_disk: tuple[Evening, FullDisk]) -> None:
        evening, _ = on_a_full_disk
        before = evening.live.session.history.sequence
        evening.live.dispatch(cmd.StopTable(3))
        assert evening.window.messages.dialog is not None
        evening.window.messages.dialog.buttons["give_up"].click()
        assert evening.live.session.history.sequence == before

    def test_what_nobody_asked_is_only_a_banner(
        self, on_a_full_disk: tuple[Evening, FullDisk]
    ) -> None:
        evening, disk = on_a_full_disk
        evening.live.note_seen()
        assert evening.window.messages.dialog is None
        assert evening.view.warning_strip.isVisible()
        disk.full = False
        evening.live.dispatch(cmd.StopTable(3))
        assert not evening.view.warning_strip.isVisible()

    def test_with_nothing_open_it_is_told_in_one_dialog(
        self, opened: Callable[[Club], Evening]
    ) -> None:
        evening = opened(a_club())
        evening.desk.trouble.emit(StorageTrouble("BACKUP_FAILED"))
        dialog = evening.window.messages.dialog
        assert dialog is not None
        assert dialog.windowTitle() == "Une copie de sûreté pose problème"
        evening.desk.trouble.emit(StorageTrouble("DISK_FULL"))
        assert evening.window.messages.dialog is dialog
        dialog.buttons["close"].click()
        assert evening.window.messages.dialog is None


class TestARefusal:
    refusal = Refused("TOURNAMENT_OVER")

    def test_with_nothing_open_it_is_told_in_a_dialog(
        self, opened: Callable[[Club], Evening]
    ) -> None:
        evening = opened(a_club())
        evening.desk.refused.emit(self.refusal)
        dialog = evening.window.messages.dialog
        assert dialog is not None
        assert dialog.windowTitle() == "Ce n’est pas possible"

    def test_in_a_tournament_it_is_told_at_its_foot(self, evening: Evening) -> None:
        evening.desk.refused.emit(self.refusal)
        assert evening.window.messages.dialog is None
        assert refusal_sentence(self.refusal) in evening.view.foot.words.text()

    def test_in_the_clubs_space_it_is_told_there(self, evening: Evening) -> None:
        before = evening.view.foot.words.text()
        evening.window.turn_over()
        evening.desk.refused.emit(self.refusal)
        space = evening.window.layers.club_space()
        shown = [label.text() for label in space.findChildren(QLabel)]
        assert any(refusal_sentence(self.refusal) in words for words in shown)
        assert evening.view.foot.words.text() == before


def test_an_article_opens_in_a_few_words(evening: Evening) -> None:
    evening.view.side.asked.emit(ToArticle("2.3", in_short=True))
    dialog = evening.window.messages.dialog
    assert dialog is not None
    assert any("Équilibrage" in label.text() for label in dialog.findChildren(QLabel))
