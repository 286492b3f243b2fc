"""The desk: what is open on it, and a club's file that cannot be read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from builders import CountedChance, MemoryDirectory, MemoryJournal, SteppedClock, a_club, a_setup
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from td_app.club.club import Club
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.clock import SeenMark
from td_app.tournament.state.setup import TournamentSetup
from td_app.ui.club_settings import NAME
from td_app.ui.desk import Desk, speak


class LostDirectory(MemoryDirectory):
    """The settings of a file whose disk was taken away."""

    def setting(self, name: str, default: str = "") -> str:
        raise StorageTrouble("FILE_LOST")


class LostJournal(MemoryJournal):
    """A journal whose moments cannot be read."""

    def last_seen(self, tournament: int) -> SeenMark | None:
        raise StorageTrouble("FILE_LOST")


@pytest.fixture(autouse=True)
def restored(dressed: QApplication) -> Iterator[None]:
    """Speak French again afterwards."""
    before = QLocale()
    yield
    speak(dressed, "fr")
    QLocale.setDefault(before)


def troubles_of(desk: Desk) -> list[str]:
    met: list[str] = []
    desk.trouble.connect(lambda trouble: met.append(trouble.code))
    return met


def test_one_tournament_at_a_time() -> None:
    desk = Desk(a_club())
    assert desk.create(a_setup(name="Mardi"))
    first = desk.live
    assert desk.create(a_setup(name="Jeudi"))
    assert desk.live is not first
    assert desk.live is not None
    assert desk.live.state.setup.name == "Jeudi"
    desk.close()


def test_settings_that_cannot_be_played_leave_the_desk_as_it_was() -> None:
    desk = Desk(a_club())
    refused: list[str] = []
    desk.refused.connect(lambda refusal: refused.append(refusal.code))
    assert not desk.create(TournamentSetup(name=""))
    assert refused == ["SETUP_NAME"]
    assert desk.live is None


def test_a_file_without_its_settings_still_dresses_in_french() -> None:
    desk = Desk(Club(MemoryJournal(), LostDirectory(), SteppedClock(), CountedChance()))
    desk.dress()
    assert (desk.language, desk.theme, desk.settings.value(NAME)) == ("fr", "system", "")


def test_a_tournament_that_cannot_be_read_is_not_put_on_the_desk() -> None:
    desk = Desk(Club(LostJournal(), MemoryDirectory(), SteppedClock(), CountedChance()))
    met = troubles_of(desk)
    assert not desk.create(a_setup())
    assert met == ["FILE_LOST"]
    assert desk.live is None


def test_unknown_languages_and_themes_are_our_own_mistakes() -> None:
    desk = Desk(a_club())
    with pytest.raises(ValueError, match="klingon"):
        desk.set_language("klingon")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="pink"):
        desk.set_theme("pink")
