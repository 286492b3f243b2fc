"""Whatever the club's settings are, shown on their pages and left again they are the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import astuple, dataclass, replace

import pytest
from builders import MemoryDirectory, a_club
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QCheckBox, QLineEdit, QWidget

from td_app.club.team_seasons import MEETING_POINTS
from td_app.meeting.days import matrix_written
from td_app.meeting.setup import MOST_POINTS, MOST_SEATS, PointsMatrix, PointsRow
from td_app.printing.document import LANGUAGE
from td_app.ui import club_settings
from td_app.ui.club_settings import ChosenSetting, ClubSetting, TextSetting, TickedSetting
from td_app.ui.desk import THEMES, Desk, speak
from td_app.ui.pages.club.publish.site_part import SitePart
from td_app.ui.pages.club.teams.page import ClubPointsTab
from td_app.ui.pages.evening.clock.wall_dialog import LookPart
from td_app.ui.pages.program.settings.page import SettingsPage
from td_app.ui.pages.program.settings.sound_card import OFF, ON
from td_app.ui.pages.setting_rows import SettingRows
from td_app.ui.public import voice
from td_app.ui.public.hall import WISHES
from td_app.ui.widgets.choices import ChoiceField, ChoiceRow
from td_app.wall.themes import CLUB
from td_app.wall.themes import THEMES as WALL_THEMES
from td_app.wall.wishes import (
    EVERY_PANEL,
    LEAST_SECONDS,
    MOST_SECONDS,
    PanelWish,
    WallWishes,
    written_wishes,
)
from td_app.web import published
from td_app.web.published import NameDisplay

#: Every row of the table.
TABLE = tuple(row for row in vars(club_settings).values() if isinstance(row, ClubSetting))
TEXTS = {row.name for row in TABLE if isinstance(row, TextSetting)}
#: What a later version may have kept, or somebody's hand: no control shows it.
UNKNOWN = st.sampled_from(("later", "12x", "²"))
LATER = "of_a_later_version"
WORDS = st.text("abcÉé «»’ x0", max_size=20).map(str.strip) | st.just("Les As du Bocage " * 20)
ADDRESSES = st.just("https://club.example/regles") | st.just("https://club.example/" + "r" * 400)
VOLUMES = st.integers(0, 100).map(str) | st.just("250")
PANELS = st.tuples(
    *(
        st.builds(PanelWish, st.just(key), st.integers(LEAST_SECONDS, MOST_SECONDS), st.booleans())
        for key in EVERY_PANEL
    )
)
WALLS = st.builds(
    WallWishes,
    panels=PANELS,
    colours=st.sampled_from((*WALL_THEMES, CLUB)) | st.just("later"),
    messages=st.lists(WORDS.filter(lambda text: 0 < len(text) < 100), max_size=3).map(tuple),
)
#: A table of one too, which the grid does not show, and rows that hold nothing.
ROWS = st.integers(1, MOST_SEATS).flatmap(
    lambda size: st.builds(
        PointsRow,
        st.just(size),
        st.tuples(*(st.none() | st.integers(0, MOST_POINTS) for _ in range(size))),
    )
)
MATRICES = st.lists(ROWS, max_size=4, unique_by=lambda row: row.size).map(
    lambda rows: PointsMatrix(tuple(rows))
)


def one_of(*values: str) -> st.SearchStrategy[str]:
    """Return one of the values of a setting, or one that this version does not know."""
    return st.sampled_from(values) | UNKNOWN


def values_of(row: ClubSetting) -> st.SearchStrategy[str]:
    """Return what a club's file may keep under a row."""
    match row:
        case TextSetting():
            return WORDS | ADDRESSES
        case TickedSetting(kept_as=ticked):
            return one_of("", ticked)
        case ChosenSetting(choices=choices):
            return one_of("", *(value for value, _ in choices()))


SETTINGS = st.fixed_dictionaries(
    {},
    optional={
        LANGUAGE: one_of("", "fr", "en"),
        "theme": one_of("", *THEMES),
        **{row.name: values_of(row) for row in TABLE},
        voice.SETTING: one_of("", voice.MUTED),
        voice.VOLUME: VOLUMES | UNKNOWN,
        voice.TOLD: one_of("", voice.SOUNDS_ALONE),
        published.KEPT_AS: one_of("", *NameDisplay),
        WISHES: WALLS.map(written_wishes) | UNKNOWN,
        MEETING_POINTS: MATRICES.map(matrix_written) | UNKNOWN,
        LATER: WORDS,
    },
)


@dataclass
class Pages:
    """The pages that show the club's settings, on settings of one's own."""

    desk: Desk
    settings: SettingsPage
    look: LookPart
    points: ClubPointsTab
    site: SitePart

    @property
    def controls(self) -> Mapping[ClubSetting, QWidget]:
        """Return the control of each row of the club's settings."""
        shown = (self.settings, self.site)
        forms = [form for page in shown for form in page.findChildren(SettingRows)]
        return {row: control for form in forms for row, control in form.controls.items()}

    @property
    def kept(self) -> Mapping[str, str]:
        """Return what the club keeps."""
        directory = self.desk.club.directory
        assert isinstance(directory, MemoryDirectory)
        return directory.settings

    @property
    def read(self) -> Mapping[str, object]:
        """Return what the application makes of it."""
        desk = self.desk
        sound = self.settings.sound.voice
        return {
            **{row.name: desk.settings.value(row) for row in TABLE},
            "language": desk.language,
            "theme": desk.theme,
            "offered": astuple(desk.offered),
            "names": desk.phones.names,
            "sounds": (sound.muted, sound.volume, sound.tells),
            "wall": desk.hall.wishes,
            "panels": desk.hall.wishes.panels,
            "points": worth(desk.team_seasons.points()),
        }

    @property
    def shown(self) -> Mapping[str, object]:
        """Return what the controls show of it."""
        page = self.settings
        offered = (page.money, page.games, page.knockouts)
        return {
            **{row.name: shown_in(control) for row, control in self.controls.items()},
            "language": on(page.languages),
            "theme": on(page.themes),
            "offered": tuple(box.isChecked() for box in offered),
            "names": page.phones.names.chosen(),
            "sounds": (
                on(page.sound.heard) == OFF,
                page.sound.volume.value(),
                on(page.sound.words) == ON,
            ),
            "panels": tuple(
                PanelWish(key, self.look.seconds[key].value(), self.look.panels[key].isChecked())
                for key in EVERY_PANEL
            ),
            "points": worth(self.points.grid.written()),
        }


def worth(matrix: PointsMatrix) -> Mapping[int, tuple[int | None, ...]]:
    """Return what each place is worth at a table of each size."""
    return {size: matrix.of_size(size) for size in range(1, MOST_SEATS + 1)}


def shown_in(control: QWidget) -> object:
    """Return what the control of a row shows; a text as far as its field goes."""
    match control:
        case QCheckBox():
            return control.isChecked()
        case ChoiceRow():
            return on(control)
        case ChoiceField():
            return control.chosen()
    assert isinstance(control, QLineEdit)
    return control.text()


def on(row: ChoiceRow) -> str:
    """Return the answer that is on."""
    return next(key for key, button in row.buttons.items() if button.isChecked())


@contextmanager
def pages(kept: Mapping[str, str]) -> Iterator[Pages]:
    """Show the pages of a club with these settings, for a while."""
    club = replace(a_club(), directory=MemoryDirectory(settings=dict(kept)))
    desk = Desk(club)
    desk.dress()
    points = ClubPointsTab(desk, lambda: None)
    site = SitePart(desk, lambda: None)
    made = Pages(desk, SettingsPage(desk), LookPart(desk.hall), points, site)
    made.points.refresh()
    yield made
    desk.close()
    for gone in (made.settings, made.look, made.points, made.site, desk):
        gone.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def in_french_again(qapp: QApplication, dressed: QApplication, in_french: None) -> Iterator[None]:
    """Speak French afterwards, whatever the last club spoke."""
    yield
    speak(qapp, "fr")


def some_clubs(test: Callable[[Mapping[str, str]], None]) -> Callable[[], None]:
    """Return a test tried on clubs of all kinds."""
    few = settings(max_examples=25, suppress_health_check=list(HealthCheck), deadline=None)
    return few(given(SETTINGS)(test))


@some_clubs
def test_a_page_that_is_only_walked_through_changes_nothing(kept: Mapping[str, str]) -> None:
    with pages(kept) as made:
        for page in (made.settings, made.look, made.points, made.site):
            for field in page.findChildren(QLineEdit):
                field.editingFinished.emit()
        assert made.kept == kept
        assert made.points.wipe.isHidden(), "nothing is typed"


@some_clubs
def test_what_is_shown_is_what_is_read(kept: Mapping[str, str]) -> None:
    with pages(kept) as made:
        read = made.read
        shown = made.shown
        assert made.controls.keys() == set(TABLE), "each row is asked somewhere"
        for row in TABLE:
            if isinstance(row, TextSetting):
                # What is kept may be longer than the field allows.
                assert str(read[row.name])[: row.longest] == shown[row.name]
        for name in shown.keys() & read.keys() - TEXTS:
            assert shown[name] == read[name], name
        chosen_again(made)
        assert made.read == read
        assert made.shown == shown
        assert made.kept.get(LATER) == kept.get(LATER)


def chosen_again(made: Pages) -> None:
    """Choose in every control what it shows, and untick and tick again whatever can be."""
    page = made.settings
    look = made.look
    for row in (page.languages, page.themes, page.sound.heard, page.sound.words):
        row.buttons[on(row)].click()
    for box in look.panels.values():
        box.click()
        box.click()
    for control in made.controls.values():
        match control:
            case QCheckBox():
                control.click()
                control.click()
            case ChoiceRow():
                control.buttons[on(control)].click()
            case ChoiceField():
                control.choiceChanged.emit(control.chosen())
            case QLineEdit():
                control.editingFinished.emit()
    choices: list[ChoiceField] = [page.phones.names]
    for choice in choices:
        choice.choiceChanged.emit(choice.chosen())
    page.sound.volume.sliderReleased.emit()
    if made.points.grid.written() != made.points.points_in_force():
        made.points.sent.emit(made.points.grid.written())
