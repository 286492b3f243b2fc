"""The hall's sounds: sounds, voice, loudness, the post they come from, and a trial."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from rules_ropta.table_layout import Seat
from td_app.ports.trouble import StorageTrouble
from td_app.tournament.state.structure import Break, Level, Structure
from td_app.tournament.views.sound_cues import CueKind, cue_told
from td_app.ui.desk import Desk
from td_app.ui.public.announcer import Announcer, Chimes
from td_app.ui.public.sounds import set_sounds_here, sounds_here, sounds_of
from td_app.ui.public.voice import Voice
from td_app.ui.theme import Height, Space
from td_app.ui.widgets.buttons import Button
from td_app.ui.widgets.choices import Answer, ChoiceRow, SteadySlider
from td_app.ui.widgets.labels import Say, label
from td_app.ui.widgets.layout import STRETCH, column, row
from td_app.ui.widgets.page_parts import Card, FormRows
from td_app.ui.widgets.tips import explained
from td_app.words.figures import percent_text
from td_app.words.language import current_language, fr_en
from td_app.words.spoken import SOMEBODY, aloud, moves_sentence

ON = "on"
OFF = "off"
SLIDER_WIDTH = 240
SAMPLE = Structure((Level(100, 200), Break(10, (25,)), Level(150, 300, 300)))
SAMPLE_STEPS = {CueKind.MINUTE: 0, CueKind.LEVEL: 2, CueKind.BREAK: 1, CueKind.RESUME: 2}
SAMPLE_MOVE = (SOMEBODY, Seat(2, 3))


class SoundCard(Card):
    """Everything changes at once; the club keeps it, but for what is this post's own."""

    def __init__(self, desk: Desk, announcer: Announcer | None = None) -> None:
        """Show the sounds of ``desk``; ``announcer`` plays where no tournament is open."""
        super().__init__(fr_en("Sons et voix", "Sounds and voice"))
        self._desk = desk
        if desk.live is not None:
            self._sounds = sounds_of(desk.live)
        else:
            self._sounds = None
        kept = self._sounds.announcer if self._sounds is not None else announcer
        self._announcer = kept or self._own_announcer()
        self.outcome = label("", Say.SMALL, wraps=True)
        self._lay_out()
        if self._sounds is not None:
            self._sounds.mutedChanged.connect(self.refresh)
        self.refresh()

    @property
    def voice(self) -> Voice:
        """Return what speaks, and keeps the choices made here."""
        return self._announcer.voice

    def refresh(self) -> None:
        """Show the choices as they are now."""
        voice = self.voice
        if voice.muted:
            self.heard.choose(OFF)
        else:
            self.heard.choose(ON)
        if voice.tells:
            self.words.choose(ON)
        else:
            self.words.choose(OFF)
        self.volume.setValue(voice.volume)
        self.percent.setText(_percent(voice.volume))
        why = None
        if voice.muted:
            why = fr_en("Les sons et la voix sont coupés.", "Sounds and voice are muted.")
        if voice.muted:
            self.outcome.clear()
        for button in self.trials.values():
            button.set_refusal(why)

    def _own_announcer(self) -> Announcer:
        club = self._desk.club
        return Announcer(Voice(club.directory, read_only=club.read_only), Chimes())

    def _lay_out(self) -> None:
        rows = FormRows()
        self.heard = ChoiceRow(_heard_or_not(), ON, self._on_heard)
        rows.add(
            fr_en("Dans la salle", "In the room"),
            self.heard,
            fr_en(
                "Ctrl+M les coupe et les rétablit à tout moment.",
                "Ctrl+M mutes and unmutes them at any time.",
            ),
        )
        words = (
            (
                ON,
                fr_en("Sons et phrases", "Sounds and sentences"),
                (
                    "Un son, puis une voix qui annonce ce qu’il y a à faire.",
                    "A sound, then a voice that says what to do.",
                ),
            ),
            (
                OFF,
                fr_en("Sons seuls", "Sounds only"),
                ("Un son, sans la voix.", "A sound, without the voice."),
            ),
        )
        self.words = ChoiceRow(
            words, ON, lambda value: self._keep(lambda: self.voice.set_tells(value == ON))
        )
        rows.add(
            fr_en("Annonces", "Announcements"),
            self.words,
            fr_en(
                "Niveaux, pauses, jetons à retirer et changements de place, annoncés dans la "
                "langue des écrans si l’ordinateur dispose de cette voix.",
                "Levels, breaks, chips to colour up and seat changes, announced in the language "
                "of the screens if the computer has a voice for it.",
            ),
        )
        rows.add(fr_en("Volume", "Volume"), self._volume())
        self.here = ChoiceRow(
            _here_or_not(), ON if sounds_here() else OFF, lambda value: set_sounds_here(value == ON)
        )
        rows.add(
            fr_en("Sons joués par", "Sounds played by"),
            self.here,
            fr_en(
                "Si le club a plusieurs postes, un seul sonne\u00a0; choix propre à ce poste.",
                "With several computers, only one plays sounds; each computer keeps its own "
                "choice.",
            ),
        )
        rows.add(fr_en("Essayer", "Test"), self._trials())
        self.body.addWidget(rows)

    def _volume(self) -> QWidget:
        self.volume = SteadySlider(Qt.Orientation.Horizontal)
        self.volume.setRange(0, 100)
        self.volume.setSingleStep(5)
        self.volume.setPageStep(10)
        self.volume.setFixedSize(SLIDER_WIDTH, Height.CONTROL)
        self.volume.setAccessibleName(fr_en("Volume, en pour cent", "Volume, in percent"))
        explained(
            self.volume,
            "Le volume des sons et de la voix.",
            "The volume of the sounds and the voice.",
        )
        self.percent = label("", Say.SOFT)
        self.volume.valueChanged.connect(self._on_volume)
        self.volume.sliderReleased.connect(lambda: self._on_volume(self.volume.value()))
        return _beside(self.volume, self.percent)

    def _trials(self) -> QWidget:
        tried = (
            (CueKind.MINUTE, fr_en("Dernière minute", "Last minute")),
            (CueKind.LEVEL, fr_en("Niveau", "Level")),
            (CueKind.BREAK, fr_en("Pause", "Break")),
            (CueKind.RESUME, fr_en("Reprise", "Play resumes")),
            (CueKind.MOVES, fr_en("Places", "Seats")),
        )
        self.trials: dict[CueKind, Button] = {}
        for kind, words in tried:
            button = Button(
                words,
                name=fr_en("Essayer\u00a0: {0}", "Test: {0}").format(words),
                explains=("Joue ce son maintenant.", "Plays this sound now."),
            )
            button.clicked.connect(lambda _=False, kind=kind: self._try(kind))
            self.trials[kind] = button
        holder = QWidget()
        column(
            _beside(*self.trials.values()), self.outcome, on=holder, spacing=Space.HAIR, margins=0
        )
        return holder

    def _try(self, kind: CueKind) -> None:
        if kind is CueKind.MOVES:
            sentence = moves_sentence([SAMPLE_MOVE])
        else:
            sentence = aloud(cue_told(kind, SAMPLE, SAMPLE_STEPS[kind]))
        self._announcer.prepare()
        self._announcer.announce(kind.value, sentence)
        self.outcome.setText(self._outcome())

    def _outcome(self) -> str:
        if not self._announcer.able:
            return fr_en(
                "Aucun son émis\u00a0: cet ordinateur n’a pas de haut-parleurs prêts.",
                "No sound came out: this computer has no loudspeakers ready.",
            )
        if not self.voice.tells or self.voice.able:
            return fr_en(
                "Rien entendu\u00a0? Montez aussi le son de l’ordinateur.",
                "Nothing heard? Turn the computer’s own volume up, too.",
            )
        return fr_en(
            "Le son seul\u00a0: cet ordinateur n’a pas de voix dans la langue des écrans.",
            "Sound only: this computer has no voice in the language of the screens.",
        )

    def _on_heard(self, value: str) -> None:
        if self._sounds is not None:
            self._sounds.mute(value == OFF)
        else:
            self._keep(lambda: self.voice.mute(value == OFF))

    def _on_volume(self, percent: int) -> None:
        self.percent.setText(_percent(percent))
        if not self.volume.isSliderDown() and percent != self.voice.volume:
            self._keep(lambda: self.voice.set_volume(percent))

    def _keep(self, change: Callable[[], None]) -> None:
        try:
            change()
        except StorageTrouble as trouble:
            self._desk.trouble.emit(trouble)
        self.refresh()


def _percent(value: int) -> str:
    return percent_text(value * 10, current_language())


def _beside(*widgets: QWidget) -> QWidget:
    holder = QWidget()
    row(*widgets, STRETCH, on=holder, spacing=Space.TIGHT, margins=0)
    return holder


def _heard_or_not() -> tuple[Answer, ...]:
    return (
        (
            ON,
            fr_en("Activés", "On"),
            (
                "Active les sons de l’horloge et des annonces.",
                "Turns on the sounds of the clock and announcements.",
            ),
        ),
        (
            OFF,
            fr_en("Coupés", "Muted"),
            ("Coupe tous les sons de ce poste.", "Mutes every sound on this computer."),
        ),
    )


def _here_or_not() -> tuple[Answer, ...]:
    return (
        (
            ON,
            fr_en("Ce poste", "This computer"),
            (
                "C’est cet ordinateur qui sonne dans la salle.",
                "This is the computer the room hears.",
            ),
        ),
        (
            OFF,
            fr_en("Un autre poste", "Another computer"),
            (
                "Un autre ordinateur sonne dans la salle : celui-ci reste muet.",
                "Another computer is the one the room hears: this one stays silent.",
            ),
        ),
    )
