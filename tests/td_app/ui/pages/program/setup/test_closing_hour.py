"""The hall's hour and the wall's estimate, among the settings of the evening."""

from __future__ import annotations

from typing import ClassVar

import pytest
from builders import a_club, a_session, a_setup
from page_builders import a_setup_page, written
from pytestqt.qtbot import QtBot

from td_app.tournament.planning.ready_structures import StructureKind, ready_structure
from td_app.tournament.planning.structure_request import SHORTEST_EVENING
from td_app.tournament.state.chips import CLUB_CHIPS
from td_app.tournament.state.structure import AnteFormat
from td_app.ui.theme import Tone
from td_app.ui.widgets.typed_fields import HourField, hour_typed

pytestmark = pytest.mark.usefixtures("in_french", "dressed")


class TestTheHourTyped:
    @pytest.mark.parametrize(
        ("text", "hour"),
        [
            *(("00:30", "00:30"), ("0h30", "00:30"), ("0 h 30", "00:30"), ("23h", "23:00")),
            *(("23", "23:00"), ("2330", "23:30"), ("9.05", "09:05"), ("", ""), (" ", "")),
            *(("24", None), ("12:60", None), ("minuit", None), ("1:2:3", None), ("-1", None)),
        ],
    )
    def test_as_people_write_it(self, text: str, hour: str | None) -> None:
        assert hour_typed(text) == hour

    def test_on_leaving_the_field_it_is_written_in_full(self, qtbot: QtBot) -> None:
        field, other = HourField(), HourField()
        for widget in (field, other):
            qtbot.addWidget(widget)
        field.show()
        field.setFocus()
        written(field, "1h")
        field.clearFocus()
        assert field.hour() == "01:00"


class TestTheSettings:
    def test_the_hour_is_kept_with_the_settings(self, qtbot: QtBot) -> None:
        session = a_session()
        page = a_setup_page(session, qtbot)
        written(page.form.evening.closes, "0h30")
        page.form.evening.announced.click()
        page.save.click()
        setup = session.state.setup
        assert (setup.closes_at, setup.end_announced) == ("00:30", True)

    def test_what_is_typed_is_not_rewritten_under_the_fingers(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        written(page.form.evening.closes, "2")
        assert page.form.evening.closes.text() == "2"

    def test_what_is_no_hour_is_told_under_it(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_session(), qtbot)
        written(page.form.evening.closes, "minuit")
        (row,) = [row for row in page.form.evening.form.rows.values() if row.error]
        assert row.field is page.form.evening.closes
        assert "n’est pas une heure" in row.error
        assert not page.save.isEnabled()

    def test_an_hour_given_is_shown_and_may_be_taken_away(self, qtbot: QtBot) -> None:
        session = a_club().create(a_setup(closes_at="23:45", end_announced=True))
        page = a_setup_page(session, qtbot)
        assert page.form.evening.closes.text() == "23:45"
        written(page.form.evening.closes, "")
        page.save.click()
        assert session.state.setup.closes_at == ""


class TestTheHourIsUsed:
    EVENING: ClassVar = {"date": "2099-12-04", "starts_at": "20:00", "closes_at": "00:30"}

    def test_the_composer_starts_from_the_hours_of_the_hall(self, qtbot: QtBot) -> None:
        page = a_setup_page(a_club().create(a_setup(**self.EVENING)), qtbot)
        structure = page.form.structure
        structure.compose.click()
        assert structure.maker.fields.minutes.value() == 225
        assert "4\u00a0h\u00a030 en tout" in structure.maker.fields.length.hint
        written(page.form.evening.closes, "23:00")
        assert "3\u00a0h en tout" in structure.maker.fields.length.hint
        # What was asked of the composer meanwhile is the director's; that it is too long is told.
        assert structure.maker.fields.minutes.value() == 225
        assert "dépasse de 45\u00a0min" in structure.maker.fields.length.hint
        structure.maker.fields.minutes.setValue(180)
        assert "sans aucune marge" in structure.maker.fields.length.hint
        structure.maker.fields.minutes.setValue(165)
        assert "15\u00a0min de marge" in structure.maker.fields.length.hint

    def test_a_hall_open_for_less_than_the_shortest_evening_is_told(self, qtbot: QtBot) -> None:
        evening = {**self.EVENING, "closes_at": "20:20"}
        page = a_setup_page(a_club().create(a_setup(**evening)), qtbot)
        page.form.structure.compose.click()
        fields = page.form.structure.maker.fields
        assert fields.minutes.value() == SHORTEST_EVENING
        assert "dépasse de 10\u00a0min" in fields.length.hint

    def test_without_day_nor_hour_it_counts_from_now_and_says_so(self, qtbot: QtBot) -> None:
        made = ready_structure(
            StructureKind.CLUB_EVENING, 10_000, CLUB_CHIPS, AnteFormat.BIG_BLIND, 24
        )
        evening = {**self.EVENING, "date": "", "starts_at": "", "structure": made}
        page = a_setup_page(a_club().create(a_setup(**evening)), qtbot)
        structure = page.form.structure
        structure.forecast.players.setValue(10)
        assert "fermeture en commençant maintenant" in structure.forecast.told.whole
        structure.compose.click()
        assert "en commençant maintenant" in structure.maker.fields.length.hint

    def test_without_the_hour_of_the_start_it_is_asked_for(self, qtbot: QtBot) -> None:
        evening = {**self.EVENING, "starts_at": ""}
        page = a_setup_page(a_club().create(a_setup(**evening)), qtbot)
        page.form.structure.compose.click()
        length = page.form.structure.maker.fields.length
        assert "indiquez aussi quand le jeu commence" in length.hint

    def test_the_forecast_says_how_far_the_end_is_from_closing(self, qtbot: QtBot) -> None:
        structure = ready_structure(
            StructureKind.CLUB_EVENING, 10_000, CLUB_CHIPS, AnteFormat.BIG_BLIND, 24
        )
        page = a_setup_page(a_club().create(a_setup(structure=structure, **self.EVENING)), qtbot)
        forecast = page.form.structure.forecast
        forecast.players.setValue(10)
        assert forecast.told.whole.endswith("avant la fermeture")
        assert forecast.told.property("tone") == Tone.NEUTRAL.value
        written(page.form.evening.closes, "22:00")
        assert forecast.told.whole.endswith("après la fermeture")
        assert forecast.told.property("tone") == Tone.AMBER.value
