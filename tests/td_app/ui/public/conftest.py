from __future__ import annotations

from pathlib import Path

import pytest
from kept_halls import hall_in
from PySide6.QtWidgets import QApplication

from td_app.ui.public.hall import Hall


@pytest.fixture
def kept() -> dict[str, str]:
    """What a hall keeps, by name."""
    return {}


@pytest.fixture
def hall(qapp: QApplication, tmp_path: Path, kept: dict[str, str]) -> Hall:
    """A hall of a club kept on disk."""
    return hall_in(tmp_path / "club", kept)
