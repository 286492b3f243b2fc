"""Réglages, sounds and voice: changed at once, kept by the club, tried with a button."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from builders import a_club, a_setup, a_tournament
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reports.marks import luminance
from td_app.club.club import Club
from td_app.tournament.views.sound_cues import CueKind
from td_app.ui.desk import Desk
from td_app.ui.live_tournament import LiveTournament
from td_app.ui.pages.evening.clock.controls import SoundButton
from td_app.ui.pages.evening.clock.page import ClockPage
from td_app.ui.pages.program.settings.sound_card import SoundCard
from td_app.ui.public.announcer import Announcer
from td_app.ui.public.sounds import sounded, sounds_here
from td_app.ui.public.voice import Voice
from td_app.ui.theme.apply import apply_theme
from td_app.wall.clock import ClockFacts, ClockLook


@dataclass
class Ears:
    """Loudspeakers and, ``speaking``, a voice."""

    able: bool = True
    speaking: bool = True
    played: list[tuple[str, int]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def prepare(self) -> None:
        """Nothing to load."""

    def play(self, name: str, percent: int) -> None:
        self.played.append((name, percent))

    def say(self, text: str, *, last: bool = False) -> None:
        self.said.append(text)

    def tell(self, text: str) -> None:
        self.said.append(text)

    def set_volume(self, percent: int) -> None:
        """Loudness is read where sounds are played."""


def a_card(qtbot: QtBot, club: Club, ears: Ears) -> SoundCard:
    voice = Voice(club.directory, lambda _: ears if ears.speaking else None)
    card = SoundCard(Desk(club), Announcer(voice, ears, words_after_ms=0))
    qtbot.addWidget(card)
    card.show()
    return card


def press(qtbot: QtBot, card: SoundCard, kind: CueKind) -> None:
    qtbot.mouseClick(card.trials[kind], Qt.MouseButton.LeftButton)


@pytest.fixture
def club(dressed: QApplication, in_french: None) -> Club:
    return a_club()


class TestTrying:
    def test_a_level_is_rung_and_said(self, qtbot: QtBot, club: Club) -> None:
        ears = Ears()
        press(qtbot, a_card(qtbot, club, ears), CueKind.LEVEL)
        assert ears.played == [("level", 70)]
        assert ears.said == ["Niveau 2. Blindes 150, 300, ante 300."]

    def test_all_of_them(self, qtbot: QtBot, club: Club) -> None:
        ears = Ears()
        card = a_card(qtbot, club, ears)
        for kind in card.trials:
            press(qtbot, card, kind)
        assert [name for name, _ in ears.played] == ["minute", "level", "break", "resume", "moves"]
        assert len(ears.said) == 5

    def test_without_a_voice_it_is_said_so(self, qtbot: QtBot, club: Club) -> None:
        card = a_card(qtbot, club, Ears(speaking=False))
        press(qtbot, card, CueKind.BREAK)
        assert card.outcome.text().startswith("Le son seul")

    def test_without_loudspeakers_too(self, qtbot: QtBot, club: Club) -> None:
        card = a_card(qtbot, club, Ears(able=False, speaking=False))
        press(qtbot, card, CueKind.BREAK)
        assert card.outcome.text().startswith("Aucun son émis")

    def test_muted_there_is_nothing_to_try_and_the_button_says_why(
        self, qtbot: QtBot, club: Club
    ) -> None:
        card = a_card(qtbot, club, Ears())
        card.heard.buttons["off"].click()
        assert not card.trials[CueKind.LEVEL].isEnabled()
        assert card.trials[CueKind.LEVEL].toolTip() == "Les sons et la voix sont coupés."


class TestKept:
    def test_by_the_club(self, qtbot: QtBot, club: Club) -> None:
        card = a_card(qtbot, club, Ears())
        card.heard.buttons["off"].click()
        card.words.buttons["off"].click()
        card.volume.setValue(35)
        again = Voice(club.directory)
        assert (again.muted, again.tells, again.volume) == (True, False, 35)

    def test_by_this_post(self, qtbot: QtBot, club: Club) -> None:
        card = a_card(qtbot, club, Ears())
        card.here.buttons["off"].click()
        assert not sounds_here()
        card.here.buttons["on"].click()
        assert sounds_here()

    def test_the_keyboard_turns_the_volume(self, qtbot: QtBot, club: Club) -> None:
        ears = Ears()
        card = a_card(qtbot, club, ears)
        card.volume.setFocus()
        qtbot.keyClick(card.volume, Qt.Key.Key_Left)
        press(qtbot, card, CueKind.LEVEL)
        assert ears.played == [("level", 65)]
        assert card.percent.text() == "65\u00a0%"

    def test_sounds_alone_say_no_sentence(self, qtbot: QtBot, club: Club) -> None:
        ears = Ears()
        card = a_card(qtbot, club, ears)
        card.words.buttons["off"].click()
        press(qtbot, card, CueKind.LEVEL)
        assert ears.played and not ears.said


def test_the_card_and_the_clocks_button_are_one_muting(qtbot: QtBot, club: Club) -> None:
    desk = Desk(club)
    assert desk.create(a_setup())
    assert desk.live is not None
    ears = Ears()
    voice = Voice(club.directory, lambda _: ears)
    sounded(desk.live, Announcer(voice, ears, words_after_ms=0))
    button, card = SoundButton(desk.live), SoundCard(desk)
    for widget in (button, card):
        qtbot.addWidget(widget)
        widget.show()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert card.heard.buttons["off"].isChecked()
    assert button.accessibleName() == "Rétablir les sons et la voix (Ctrl+M)"
    card.heard.buttons["on"].click()
    assert button.accessibleName() == "Couper les sons et la voix (Ctrl+M)"
    desk.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_sign_is_legible_on_the_clock_in_every_state(
    dressed: QApplication, qtbot: QtBot, theme: str
) -> None:
    apply_theme(dressed, theme)
    page = ClockPage(LiveTournament(a_tournament(20)))
    qtbot.addWidget(page, before_close_func=lambda _: page.live.close())
    page.resize(926, 680)
    page.show()
    page.sound.show()
    told = {look: contrasts_of_the_sign(page, look) for look in ClockLook}
    apply_theme(dressed, "light")
    for look, contrasts in told.items():
        assert max(contrasts) >= 4.5, look
        assert abs(min(contrasts) - 1) < 0.01, look


def contrasts_of_the_sign(page: ClockPage, look: ClockLook) -> list[float]:
    """Return how much each point of the sign stands out from its ground, in one state."""
    page.face.set_facts(ClockFacts(look, 60, 600))
    QApplication.processEvents()
    corner = page.sound.mapTo(page, QPoint(0, 0))
    seen = page.grab(QRect(corner, page.sound.size())).toImage()
    middle = seen.rect().center()
    ground = luminance(seen.pixelColor(6, middle.y()).name())
    inked = [
        luminance(seen.pixelColor(middle.x() + x, middle.y() + y).name())
        for x in range(-10, 10)
        for y in range(-10, 10)
    ]
    return [(max(ground, ink) + 0.05) / (min(ground, ink) + 0.05) for ink in inked]
