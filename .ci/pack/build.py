"""Pack the application: one folder that runs without Python.

``python .ci/pack/build.py --out FOLDER`` writes ``FOLDER/dist/td-app`` (``td-app.app`` too on
macOS) and says what it weighs. The wheel is built and installed in an environment of its own
first, so that what is packed is what a wheel holds. On Linux, ``--deb`` makes a Debian package.
Everything is written under ``--out``; the tree is left as it was.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SPEC = HERE / "td-app.spec"
#: The versions that are packed, with the hashes of their files, and where they hold.
LOCKED = ROOT / ".ci" / "locks" / "packed-linux.txt"
LOCKED_FOR = "linux x86_64 3.11"
#: What a packed folder may weigh (bytes).
MOST = 250_000_000
#: Libraries that ship what only a debugger reads, in their own folders.
COMPILED = ("sqlalchemy", "rapidfuzz", "PIL", "python_calamine", "psutil", "charset_normalizer")
#: Compiled by the builder's own system or shipped with what a debugger reads: never those that
#: wheels carry in a folder of theirs, whose tables a strip would break.
DEBUGGED = (
    "libpython*",
    "python3.*/lib-dynload/*.so",
    "PySide6/Qt/lib/libicu*.so.*",
    *(f"{library}/**/*.so" for library in COMPILED),
)
LANGUAGES = ("fr", "en")
#: Screens are flat: 256 colours show them, at a third of the weight.
LIGHTER = """
import sys
from pathlib import Path
from PIL import Image
for picture in Path(sys.argv[1]).glob("*.png"):
    with Image.open(picture) as opened:
        light = opened.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    light.save(picture, optimize=True)
"""


def main() -> int:
    """Build what is asked; return the exit status."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    asked.add_argument("--deb", action="store_true", help="a Debian package too")
    options = asked.parse_args()
    out: Path = options.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    python = environment(out)
    locked = install_locked(python)
    install(python, built_wheel(out, python, locked), locked)
    folder = packed(out, python)
    weight = sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir())
    print(f"{folder}: {weight / 1e6:.0f} MB", flush=True)
    if options.deb:
        subprocess.run([sys.executable, HERE / "deb.py", folder, out], check=True)
    subprocess.run([sys.executable, HERE / "sums.py", out], check=True)
    return 0 if weight <= MOST else 1


def environment(out: Path) -> Path:
    """Return the Python of an environment of its own."""
    place = out / "environment"
    python = place / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", place], check=True)
    return python


def install_locked(python: Path) -> bool:
    """Have the locked versions in the environment; return whether there are some for it."""
    told = "import sys, platform as p; "
    told += "print(sys.platform, p.machine(), '%d.%d' % sys.version_info[:2])"
    here = subprocess.run([python, "-c", told], check=True, capture_output=True, text=True)
    if here.stdout.strip() != LOCKED_FOR:
        print(f"No versions are locked for {here.stdout.strip()}: the newest allowed are packed.")
        return False
    pip = (python, "-m", "pip", "install", "-q")
    subprocess.run([*pip, "--require-hashes", "-r", LOCKED], check=True)
    return True


def built_wheel(out: Path, python: Path, locked: bool) -> Path:
    """Return the wheel of this tree, built by the locked builder where there is one."""
    wheels = out / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    wheels.mkdir()
    builder = ("--no-build-isolation",) if locked else ()
    pip = (python, "-m", "pip", "wheel", "-q", "--no-deps", *builder)
    subprocess.run([*pip, "-w", wheels, ROOT], check=True)
    return next(wheels.glob("*.whl"))


def install(python: Path, wheel: Path, locked: bool) -> None:
    """Have the wheel in the environment, with what it needs and what packs it."""
    pip = (python, "-m", "pip", "install", "-q")
    if not locked:
        subprocess.run([*pip, f"{wheel}[pack,postgresql]"], check=True)
    subprocess.run([*pip, "--force-reinstall", "--no-deps", wheel], check=True)


def packed(out: Path, python: Path) -> Path:
    """Return the folder that runs without Python."""
    about, icon = out / "about", out / "icon.png"
    asked = ("-c", "import sysconfig; print(sysconfig.get_path('purelib'))")
    told = subprocess.run([python, *asked], check=True, capture_output=True, text=True, cwd=out)
    surroundings = {
        **os.environ,
        "TD_PACK_SITE": told.stdout.strip(),
        "TD_PACK_ABOUT": str(about),
        "TD_PACK_ICON": str(icon),
        "TD_PACK_GUIDE": str(out / "guide"),
    }
    surroundings.pop("PYTHONPATH", None)
    write = "import sys; from pathlib import Path; from td_app import about; "
    write += "about.write_parts(Path(sys.argv[1]))"
    about.mkdir(exist_ok=True)
    subprocess.run(
        [python, "-c", write, about / "parts.json"], check=True, cwd=out, env=surroundings
    )
    shutil.copy(ROOT / "CHANGELOG.md", about)
    draw = "import sys; from PySide6.QtGui import QImage; QImage(sys.argv[1]).save(sys.argv[2])"
    subprocess.run([python, "-c", draw, HERE / "icon.svg", icon], check=True, cwd=out)
    draw_guide(out, python, surroundings)
    where = ("--distpath", out / "dist", "--workpath", out / "work")
    packer = (python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *where)
    subprocess.run([*packer, SPEC], check=True, cwd=out, env=surroundings)
    folder = out / "dist" / "td-app"
    if sys.platform.startswith("linux"):
        lighten(folder / "_internal")
    return folder


def draw_guide(out: Path, python: Path, surroundings: dict[str, str]) -> None:
    """Draw the guide's pictures, of the screens as they are today."""
    shutil.rmtree(out / "guide", ignore_errors=True)
    for language in LANGUAGES:
        place = out / "guide" / language
        asked = ("guide", "--pictures", "--out", place, "--lang", language)
        hidden = {**surroundings, "QT_QPA_PLATFORM": "offscreen"}
        drawer = (python, "-m", "td_app", *asked)
        subprocess.run(drawer, check=True, cwd=out, env=hidden, capture_output=True)
        subprocess.run([python, "-c", LIGHTER, place], check=True)


def lighten(internal: Path) -> None:
    """Take out of Python's own libraries what only a debugger reads."""
    heavy = [file for kind in DEBUGGED for file in internal.glob(kind) if not file.is_symlink()]
    if heavy and shutil.which("strip"):
        subprocess.run(["strip", "--strip-unneeded", *heavy], check=True)


if __name__ == "__main__":
    sys.exit(main())
