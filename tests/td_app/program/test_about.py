"""What the application says of itself: its version, its parts with their licences, what changed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from td_app import __version__
from td_app.program import about

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def read_again() -> Iterator[None]:
    """Keep what is read where a test puts the files from the tests after it."""
    yield
    about.installed_parts.cache_clear()


@pytest.fixture(scope="module")
def found() -> dict[str, about.Part]:
    about.installed_parts.cache_clear()
    return {part.name.lower(): part for part in about.installed_parts()}


def test_the_version_is_the_package_s() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert about.version() == __version__ == told["project"]["version"]


@pytest.mark.parametrize("name", ["python", "pyside6", "reportlab", "pillow", "tapis sans"])
def test_what_is_used_is_told_with_its_licence_and_terms(
    found: dict[str, about.Part], name: str
) -> None:
    assert found[name].licence
    assert len(found[name].text) > 500


def test_tools_of_the_tests_are_no_part_of_it(found: dict[str, about.Part]) -> None:
    assert not {"pytest", "ruff", "hypothesis", "pyinstaller", "td-app"} & set(found)


def test_every_part_has_a_licence(found: dict[str, about.Part]) -> None:
    assert [part.name for part in found.values() if not part.licence] == []


def test_what_was_packed_is_read_instead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = replace(about.Part("Qt", "6", "LGPL-3.0-only"), text="Terms")
    (tmp_path / "about").mkdir()
    about.write_parts(tmp_path / "about" / about.PARTS, (kept,))
    monkeypatch.setattr(about, "assets_folder", lambda: tmp_path)
    assert kept in about.parts()


def test_a_damaged_list_of_parts_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "about").mkdir()
    (tmp_path / "about" / about.PARTS).write_text("{", encoding="utf-8")
    monkeypatch.setattr(about, "assets_folder", lambda: tmp_path)
    assert "reportlab" in {part.name for part in about.parts()}


def told(version: str) -> list[str]:
    return [line for line in version.splitlines() if line.startswith("- ")]


def test_what_changed_is_told_in_short_in_both_languages() -> None:
    """One line in English for each in French, version by version; the details in French."""
    whole = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    _, *french = about.changes("fr").split("\n## ")
    _, *english = about.changes("en").split("\n## ")
    assert len(french) == len(english) == whole.count("\n## ")
    for one, other in zip(french, english, strict=True):
        short = one.partition("**En bref**")[2].partition("**En détail**")[0]
        assert len(told(short)) == len(told(other)) > 0
        assert "**In short**" not in one
        assert not set("àâçèêîôùû«»œ").intersection(other.lower()), other
    assert french[0].startswith("À venir\n") and english[0].startswith("Coming")


def test_a_wheel_and_a_packed_program_carry_what_changed() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = told["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"]["CHANGELOG.md"] == f"assets/about/{about.CHANGES}"


def test_what_packs_it_is_no_need_of_the_application() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert not [one for one in project["dependencies"] if "pyinstaller" in one.lower()]
    assert "pyinstaller" in " ".join(project["optional-dependencies"]["pack"]).lower()
