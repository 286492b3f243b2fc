"""The voice: the system's where it has one for the language, tones else, never an error."""

from __future__ import annotations

import runpy
import wave
from collections.abc import Iterator

import pytest
from builders import MemoryDirectory
from PySide6.QtTextToSpeech import QTextToSpeech
from PySide6.QtWidgets import QApplication

from assets import assets_folder
from td_app.ports.trouble import StorageTrouble
from td_app.ui.public.voice import (
    REHEARSED,
    Speaker,
    Speech,
    Voice,
    may_be_heard,
    sound_file,
    speaker_here,
)
from td_app.words.language import Language, set_current_language


class Noted:
    """A speaker of one language that remembers."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, text: str, *, last: bool = False) -> None:
        self.said.append(text)


class BrokenDirectory(MemoryDirectory):
    """A club whose file cannot be read nor written."""

    def setting(self, name: str, default: str = "") -> str:
        raise StorageTrouble("DISK_FULL", "no space left on device")

    def set_setting(self, name: str, value: str) -> None:
        raise StorageTrouble("DISK_FULL", "no space left on device")


@pytest.fixture
def french_again() -> Iterator[None]:
    yield
    set_current_language("fr")


class TestWhatSpeaks:
    def test_nothing_where_there_is_no_screen(self, qapp: QApplication) -> None:
        assert speaker_here("fr") is None

    def test_words_are_then_lost_without_a_fuss(self, qapp: QApplication) -> None:
        voice = Voice()
        voice.prepare()
        voice.say("5")
        assert not voice.muted

    def test_the_systems_voice_of_the_language(self, qapp: QApplication) -> None:
        speech = Speech("en", REHEARSED)
        assert speech.able
        speech.say("5")
        assert speech._engine.state() is QTextToSpeech.State.Speaking
        speech._engine.stop()

    def test_a_system_without_the_language_is_not_made_to_read_it(self, qapp: QApplication) -> None:
        assert not Speech("fr", REHEARSED).able

    def test_a_session_without_a_sound_service_is_left_alone(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sys.platform", "linux")
        monkeypatch.delenv("PULSE_SERVER", raising=False)
        monkeypatch.setenv("XDG_RUNTIME_DIR", "/nowhere")
        assert not may_be_heard()

    def test_it_is_sought_once_and_again_in_another_language(self, french_again: None) -> None:
        sought: list[Language] = []

        def found(language: Language) -> Speaker:
            sought.append(language)
            return Noted()

        voice = Voice(speaker=found)
        voice.say("5")
        voice.say("4")
        set_current_language("en")
        voice.say("3")
        assert sought == ["fr", "en"]


class TestMuted:
    def test_the_club_keeps_it(self) -> None:
        directory = MemoryDirectory()
        voice = Voice(directory)
        voice.mute(True)
        assert Voice(directory).muted
        voice.mute(False)
        assert not Voice(directory).muted

    def test_a_club_looked_at_only_is_not_written(self) -> None:
        directory = MemoryDirectory()
        voice = Voice(directory, read_only=True)
        voice.mute(True)
        assert voice.muted and not directory.settings

    def test_muted_nothing_is_said_nor_sought(self) -> None:
        voice = Voice(speaker=lambda _language: pytest.fail("nobody is to speak"))
        voice.mute(True)
        voice.say("5")
        assert voice.muted

    def test_a_disk_in_trouble_does_not_keep_it_from_being_silenced(self) -> None:
        voice = Voice(BrokenDirectory())
        assert not voice.muted
        with pytest.raises(StorageTrouble):
            voice.mute(True)
        assert voice.muted


class Storyteller(Noted):
    """A speaker of sentences, whose loudness is set."""

    def __init__(self) -> None:
        super().__init__()
        self.percent = -1

    def tell(self, text: str) -> None:
        self.said.append(text)

    def set_volume(self, percent: int) -> None:
        self.percent = percent


class TestSentences:
    def test_said_as_loud_as_the_club_wants(self) -> None:
        directory, speaker = MemoryDirectory(), Storyteller()
        directory.set_setting("sound_volume", "40")
        voice = Voice(directory, lambda _language: speaker)
        voice.tell("Niveau 2.")
        assert (speaker.said, speaker.percent, voice.able) == (["Niveau 2."], 40, True)
        voice.set_volume(180)
        assert (speaker.percent, Voice(directory).volume) == (100, 100)

    def test_tones_do_not_stand_for_a_sentence(self) -> None:
        speaker = Noted()
        voice = Voice(speaker=lambda _language: speaker)
        voice.tell("Niveau 2.")
        assert not speaker.said and not voice.able

    def test_left_to_the_sounds(self) -> None:
        directory, speaker = MemoryDirectory(), Storyteller()
        voice = Voice(directory, lambda _language: speaker)
        voice.set_tells(False)
        voice.tell("Niveau 2.")
        voice.say("5")
        assert speaker.said == ["5"]
        assert not Voice(directory).tells

    def test_muted(self) -> None:
        speaker = Storyteller()
        voice = Voice(speaker=lambda _language: speaker)
        voice.mute(True)
        voice.tell("Niveau 2.")
        assert not speaker.said

    def test_a_volume_nobody_could_have_set_is_the_usual_one(self) -> None:
        directory = MemoryDirectory()
        directory.set_setting("sound_volume", "fort")
        assert Voice(directory).volume == 70

    def test_the_systems_voice_takes_its_turn(self, qapp: QApplication) -> None:
        speech = Speech("en", REHEARSED)
        speech.set_volume(50)
        speech.tell("Level 2.")
        assert speech._engine.state() is QTextToSpeech.State.Speaking
        assert speech._engine.volume() == pytest.approx(0.5)
        speech._engine.stop()


class TestTones:
    @pytest.mark.parametrize("name", ["count", "count-last"])
    def test_they_are_short_and_what_their_script_makes(self, name: str) -> None:
        script = runpy.run_path(str(assets_folder() / "sounds" / "make_sounds.py"))
        made = script["samples"](*script["TONES"][name])
        with wave.open(str(sound_file(name)), "rb") as file:
            written = memoryview(file.readframes(file.getnframes())).cast("h")
            assert (file.getnchannels(), file.getframerate()) == (1, 44_100)
            assert file.getnframes() / file.getframerate() < 0.5
        assert len(written) == len(made)
        assert all(abs(a - b) <= 1 for a, b in zip(written, made, strict=True))
