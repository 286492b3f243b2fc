"""Every page, dialog and the public window as pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from help_builders import faults
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from td_app.cli.arguments import main
from td_app.cli.guide import scenes
from td_app.cli.trying import pictures_written
from td_app.ui import application
from td_app.ui.gallery.pictures import Gallery
from td_app.ui.post_settings import post_settings

#: Nobody presses anything there.
NO_HELP = ("public_",)


@pytest.fixture
def put_back(qapp: object) -> Iterator[None]:
    """Leave the screens in French and light, as every other test finds them."""
    yield
    application.started(["td-app"], "fr")


@pytest.fixture
def unexplained(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """What is wrong with the help on each scene that is drawn, by the scene's name."""
    wrong: dict[str, object] = {}
    saved = Gallery._saved

    def saving(gallery: Gallery, folder: Path, name: str, widget: QWidget, *others: Any) -> Path:
        path = saved(gallery, folder, name, widget, *others)
        if not name.startswith(NO_HELP) and (told := faults(widget)):
            wrong[name] = told
        return path

    monkeypatch.setattr(Gallery, "_saved", saving)
    return wrong


class TestGallery:
    def test_what_a_post_remembers_is_neither_drawn_nor_changed(
        self, put_back: None, unexplained: dict[str, object], tmp_path: Path
    ) -> None:
        kept = post_settings()
        kept.setValue("first_steps", "5 0")
        kept.sync()
        size = (1366, 768)
        pictures_written(tmp_path, "fr", "light", size, only=("before_room",))
        assert unexplained == {}
        assert dict.fromkeys(post_settings().allKeys()) == {"first_steps": None}
        assert post_settings().value("first_steps") == "5 0"

    def test_every_page_is_rendered_at_the_size_asked_and_explains_what_it_shows(
        self,
        put_back: None,
        unexplained: dict[str, object],
        tmp_path: Path,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        assert main(["gallery", "--out", str(tmp_path), "--lang", "en", "--theme", "dark"]) == 0
        names = json.loads(capsys.readouterr().out)
        assert {path.name for path in tmp_path.iterdir()} == set(names)
        drawn = {name.removesuffix(".png").partition("_")[2] for name in names}
        assert set(scenes()) <= drawn, "the guide shows what the gallery draws"
        for page in ("room", "players", "clock", "papers", "journal", "settings", "public_break"):
            (path,) = (p for p in tmp_path.iterdir() if p.stem.partition("_")[2] == page)
            picture = QImage(str(path))
            assert (picture.width(), picture.height()) == (1366, 768)
            colours = {picture.pixel(x, y) for x in range(0, 1366, 20) for y in range(0, 768, 20)}
            assert len(colours) > 5
        assert unexplained == {}, "a sentence for each control: its explains, or td_app/words/help"

    @pytest.mark.parametrize("size", ["big", "10x10", "1366x", "x768", "1366x-768"])
    def test_a_size_that_is_none_is_a_sentence(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], size: str
    ) -> None:
        assert main(["gallery", "--out", str(tmp_path), f"--size={size}"]) == 2
        assert "640x480" in capsys.readouterr().err
