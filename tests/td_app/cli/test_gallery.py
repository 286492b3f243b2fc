"""Every page, dialog and the public window as pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from td_app.cli.arguments import main
from td_app.cli.guide import scenes
from td_app.ui import application


@pytest.fixture
def put_back(qapp: object) -> Iterator[None]:
    """Leave the screens in French and light, as every other test finds them."""
    yield
    application.started(["td-app"], "fr")


class TestGallery:
    def test_every_page_is_rendered_at_the_size_asked(
        self, put_back: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["gallery", "--out", str(tmp_path), "--lang", "en", "--theme", "dark"]) == 0
        names = json.loads(capsys.readouterr().out)
        assert {path.name for path in tmp_path.iterdir()} == set(names)
        drawn = {name.removesuffix(".png").partition("_")[2] for name in names}
        assert scenes() <= drawn, "the guide shows what the gallery draws"
        for page in ("room", "players", "clock", "papers", "journal", "settings", "public_break"):
            (path,) = (p for p in tmp_path.iterdir() if p.stem.partition("_")[2] == page)
            picture = QImage(str(path))
            assert (picture.width(), picture.height()) == (1366, 768)
            colours = {picture.pixel(x, y) for x in range(0, 1366, 20) for y in range(0, 768, 20)}
            assert len(colours) > 5

    @pytest.mark.parametrize("size", ["big", "10x10", "1366x", "x768", "1366x-768"])
    def test_a_size_that_is_none_is_a_sentence(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], size: str
    ) -> None:
        assert main(["gallery", "--out", str(tmp_path), f"--size={size}"]) == 2
        assert "640x480" in capsys.readouterr().err
