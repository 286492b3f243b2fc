"""A Debian package of a packed folder: menu, icon, the club's file opened by a double-click.

``python .ci/pack/deb.py FOLDER OUT`` writes ``OUT/td-app_VERSION_ARCHITECTURE.deb``. It holds files
alone: nothing runs at installation, and its removal leaves the clubs' data where they are.
"""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

#: Files that packed libraries look for where Debian puts them: fonts, keyboards.
READ = ("fontconfig-config", "xkb-data")
#: Without these the application runs all the same: a voice, and windows drawn by Wayland.
BETTER_WITH = (
    "speech-dispatcher",
    "speech-dispatcher-espeak-ng",
    "libwayland-cursor0",
    "libwayland-egl1",
    "xdg-utils",
)
COPYRIGHT = """td-app is under the MIT licence, below.

The licences of all that is packed with it stand in the application (Réglages, À propos) and in
/usr/lib/td-app/_internal/assets/about/parts.json. Qt, PySide6 and psycopg are under the LGPL,
version 3 (/usr/share/common-licenses/LGPL-3), num2words under the LGPL; the libraries of the
system that are packed are those of Debian, under the terms of their packages. All of them are
files of their own in /usr/lib/td-app/_internal, which anyone may replace.

"""


def main() -> int:
    """Write the package and say where; return the exit status."""
    folder, out = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    tree = out / "debian"
    shutil.rmtree(tree, ignore_errors=True)
    laid_out(folder, tree)
    version, machine = _version(), _said("dpkg", "--print-architecture").strip()
    (tree / "DEBIAN").mkdir()
    (tree / "DEBIAN" / "control").write_text(control(tree, version, machine), encoding="utf-8")
    package = out / f"td-app_{version}_{machine}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", tree, package], check=True
    )
    shutil.rmtree(tree)
    print(f"{package}: {package.stat().st_size / 1e6:.0f} MB")
    return 0


def laid_out(folder: Path, tree: Path) -> None:
    """Put every file where Debian looks for it."""
    shutil.copytree(folder, tree / "usr/lib/td-app", symlinks=True)
    (tree / "usr/bin").mkdir(parents=True)
    (tree / "usr/bin/td-app").symlink_to("../lib/td-app/td-app")
    share = tree / "usr/share"
    placed = {
        "applications/td-app.desktop": HERE / "td-app.desktop",
        "mime/packages/td-app.xml": HERE / "td-app.xml",
        "icons/hicolor/scalable/apps/td-app.svg": HERE / "icon.svg",
    }
    for name, source in placed.items():
        (share / name).parent.mkdir(parents=True)
        shutil.copy(source, share / name)
    told = share / "doc/td-app"
    told.mkdir(parents=True)
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    (told / "copyright").write_text(COPYRIGHT + licence, encoding="utf-8")
    with gzip.open(told / "changelog.gz", "wb") as changes:
        changes.write((ROOT / "CHANGELOG.md").read_bytes())
    for file in tree.rglob("*"):
        if not file.is_symlink():
            runs = file.is_dir() or os.access(file, os.X_OK)
            file.chmod(0o755 if runs else 0o644)


def control(tree: Path, version: str, machine: str) -> str:
    """Return what dpkg is told of the package."""
    size = sum(file.lstat().st_size for file in tree.rglob("*") if not file.is_dir()) // 1024
    needs = packages_of(tree / "usr/lib/td-app")
    better = ", ".join(one for one in BETTER_WITH if one not in needs)
    return f"""Package: td-app
Version: {version}
Architecture: {machine}
Maintainer: td-app <td-app@localhost>
Installed-Size: {size}
Depends: {", ".join(sorted(needs))}
Recommends: {better}
Section: games
Priority: optional
Description: Direction de tournois de poker de club, selon le ROPTA
 Le fichier des membres entre, les places sont tirées, l'horloge est au mur, les
 sorties sont notées, les changements de table proposés, le classement imprimé.
 .
 The tournament director's desk: members in, seats drawn, clock on the wall,
 moves proposed with their reason, ranking printed. Runs without Python.
"""


def packages_of(folder: Path) -> set[str]:
    """Return the packages of the system that what is packed needs, with the least libc."""
    programs = [file for file in folder.rglob("*") if _is_program(file)]
    here = {file.name for file in folder.rglob("*")}
    asked = {name for file in programs for name in _asked_by(file)} - here
    known = {
        line.split()[0]: line.split(" => ")[1]
        for line in _said("ldconfig", "-p").splitlines()
        if "x86-64" in line or "AArch64" in line
    }
    found = set[str]()
    for name in asked & known.keys():
        # dpkg knows a library by the name it was unpacked under.
        where = Path(known[name]).resolve()
        for path in (where, Path("/usr") / where.relative_to("/"), Path("/lib") / where.name):
            told = subprocess.run(["dpkg", "-S", path], capture_output=True, text=True, check=False)
            if told.returncode == 0:
                found.add(told.stdout.split(":")[0])
                break
    found.discard("libc6")
    least = re.search(r"\d+\.\d+", _said("ldd", "--version"))
    return {*READ, *found, f"libc6 (>= {least[0]})" if least else "libc6"}


def _is_program(file: Path) -> bool:
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _asked_by(file: Path) -> list[str]:
    return re.findall(r"NEEDED\s+(\S+)", _said("objdump", "-p", str(file)))


def _version() -> str:
    text = (ROOT / "td_app" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'__version__ = "([^"]+)"', text)
    assert found is not None
    return found[1]


def _said(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    sys.exit(main())
