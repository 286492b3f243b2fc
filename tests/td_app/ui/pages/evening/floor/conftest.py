"""An evening with incidents, and the page where they are noted."""

from __future__ import annotations

import pytest
from incident_builders import IncidentEvening, an_evening
from page_builders import an_incidents_page
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from td_app.ui.pages.evening.floor.incidents.incidents_page import IncidentsPage


@pytest.fixture
def evening() -> IncidentEvening:
    """Return four incidents noted at three tables."""
    return an_evening()


@pytest.fixture
def incidents(
    evening: IncidentEvening, dressed: QApplication, in_french: None, qtbot: QtBot
) -> IncidentsPage:
    """Return the page of that evening's incidents, the keyboard in its list."""
    return an_incidents_page(evening.session, qtbot)
