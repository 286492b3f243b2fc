"""What is installed, packed and run by others: bounds, locks with hashes, actions by commit."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import td_app

ROOT = Path(td_app.__file__).parents[1]
CI = ROOT / ".ci"
LOCKS = CI / "locks"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
#: The first versions without the faults published of those before.
MENDED = {
    "starlette": (0, 49, 1),
    "pypdf": (6,),
    "jinja2": (3, 1, 6),
    "h11": (0, 16),
    "cryptography": (46, 0, 7),
}


def name_of(asked: str) -> str:
    """Return the name of a library in a line that asks for it, as an index writes it."""
    return re.split(r"[\[<>=~!; ]", asked)[0].lower().replace("_", "-")


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


def locked(kind: str) -> dict[str, str]:
    text = (LOCKS / f"{kind}-linux.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)(?:\[[^]]*\])?==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", MENDED)
def test_a_library_is_asked_for_above_its_published_faults(name: str) -> None:
    (asked,) = (line for line in PROJECT["dependencies"] if name_of(line) == name)
    least = numbers(asked.partition(">=")[2].partition(",")[0])
    assert least >= MENDED[name]


@pytest.mark.parametrize(
    ("kind", "extras"),
    [("packed", ("pack", "postgresql")), ("tested", ("pack", "postgresql", "test"))],
)
def test_all_that_is_asked_for_is_locked_at_a_version_that_is_allowed(
    kind: str, extras: tuple[str, ...]
) -> None:
    asked = [*PROJECT["dependencies"]]
    for extra in extras:
        asked += PROJECT["optional-dependencies"][extra]
    versions = locked(kind)
    for line in asked:
        name = name_of(line)
        assert name in versions, f"{name}: make the locks again (.ci/locks/make)"
        least = line.partition(">=")[2].partition(",")[0]
        below = line.partition("<")[2]
        assert numbers(versions[name]) >= numbers(least), line
        assert not below or numbers(versions[name]) < numbers(below), line


@pytest.mark.parametrize("kind", ["packed", "tested"])
def test_every_version_locked_has_the_hashes_of_its_files(kind: str) -> None:
    text = (LOCKS / f"{kind}-linux.txt").read_text(encoding="utf-8")
    pieces = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert pieces and all(re.search(r"--hash=sha256:[0-9a-f]{64}", piece) for piece in pieces)
    assert "http" not in text and "--index" not in text, "no address of one's own"


def test_what_is_packed_is_what_is_tested() -> None:
    tested = locked("tested")
    assert {name: tested.get(name) for name in locked("packed")} == locked("packed")


def test_actions_are_taken_by_their_commit() -> None:
    uses = [line for file in WORKFLOWS for line in file.read_text().splitlines() if "uses:" in line]
    assert uses
    assert all(re.search(r"@[0-9a-f]{40} # v\d", line) for line in uses), uses


def test_known_faults_are_looked_for_by_the_workflow_alone() -> None:
    assert any("pip-audit" in file.read_text() for file in WORKFLOWS)
    assert "pip-audit" not in (CI / "run").read_text(encoding="utf-8")


def test_every_package_has_its_sum_beside_it(tmp_path: Path) -> None:
    (tmp_path / "wheel").mkdir()
    (tmp_path / "td-app_1_amd64.deb").write_bytes(b"deb")
    (tmp_path / "wheel" / "td_app-1.whl").write_bytes(b"wheel")
    (tmp_path / "icon.png").write_bytes(b"no package")
    subprocess.run([sys.executable, CI / "pack" / "sums.py", tmp_path], check=True)
    lines = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert lines == [
        f"{hashlib.sha256(b'deb').hexdigest()}  td-app_1_amd64.deb",
        f"{hashlib.sha256(b'wheel').hexdigest()}  td_app-1.whl",
    ]


def test_without_a_package_no_sums_are_believed(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, CI / "pack" / "sums.py", tmp_path], check=False)
    assert done.returncode == 1
