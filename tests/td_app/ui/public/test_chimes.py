"""The sounds themselves, and what plays them."""

from __future__ import annotations

import runpy
import wave
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from assets import assets_folder
from td_app.tournament.views.sound_cues import CueKind
from td_app.ui.public.announcer import CHIMES, Announcer, Chimes
from td_app.ui.public.voice import Voice, sound_file


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    return runpy.run_path(str(assets_folder() / "sounds" / "make_sounds.py"))


def test_every_kind_of_sound_has_its_file() -> None:
    assert {kind.value for kind in CueKind} == set(CHIMES)
    assert all(sound_file(name).exists() for name in CHIMES)


@pytest.mark.parametrize("name", ["minute", "ten", "level", "break", "resume", "moves", "hand"])
def test_a_bell_is_short_and_what_its_script_makes(name: str, script: dict[str, Any]) -> None:
    made = script["chime"](*script["CHIMES"][name])
    with wave.open(str(sound_file(name)), "rb") as file:
        written = memoryview(file.readframes(file.getnframes())).cast("h")
        assert (file.getnchannels(), file.getframerate(), file.getsampwidth()) == (1, 44_100, 2)
        assert 0.3 < file.getnframes() / file.getframerate() < 2
    assert len(written) == len(made)
    assert all(abs(a - b) <= 1 for a, b in zip(written, made, strict=True))
    assert 0.59 < max(abs(value) for value in written) / 32_767 < 0.61
    assert abs(written[-1]) < 100


def test_where_nothing_can_be_heard_they_are_silent(qapp: QApplication) -> None:
    chimes = Chimes()
    assert not chimes.able
    chimes.prepare()
    chimes.play("level", 70)
    assert not chimes.able


class TestSentenceAfterTheSound:
    def test_it_waits_for_the_sound(self, qapp: QApplication, qtbot: Any) -> None:
        order: list[str] = []

        class Ears:
            able = True

            def prepare(self) -> None:
                order.append("ready")

            def play(self, name: str, percent: int) -> None:
                order.append(f"{name} {percent}")

            def say(self, text: str, *, last: bool = False) -> None:
                order.append(text)

            tell = say

            def set_volume(self, percent: int) -> None:
                order.append(f"voice {percent}")

        ears = Ears()
        announcer = Announcer(Voice(speaker=lambda _: ears), ears, words_after_ms=20)
        announcer.prepare()
        announcer.announce("level", "Niveau 2.")
        assert order == ["ready", "voice 70", "level 70"]
        qtbot.waitUntil(lambda: order[-1] == "Niveau 2.")
