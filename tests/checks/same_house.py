"""What the application shows and keeps, as hashes: to prove that a change of shape changed nothing.

    python tests/checks/same_house.py write FOLDER [--only PART …] [--keep]
    python tests/checks/same_house.py compare BEFORE AFTER

``write`` renders the gallery (both languages, both themes, three sizes) and the faces it lacks,
every page of the phones, every paper of evenings of several sizes, replays every golden journal,
asks the rulebook every worked case and lists the commands, the views and the wire names; each part
becomes a file of ``name hash`` lines, or of text where a difference is worth reading. ``--keep``
leaves the pictures, pages and papers beside their hashes. ``compare`` tells what differs, and exits
1 when anything does. A few minutes; nothing in it depends on the hour or on chance.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests"
SHARED = ROOT.parent / "shared"
# This checkout, wherever the environment's own installation stands.
sys.path.insert(0, str(ROOT))
CASES = SHARED / "reference" / "cases" / "ropta_cases.json"
MEMBERS = SHARED / "data" / "imports"

Look = tuple[str, str, str]

#: Every size in both languages and in both themes; the usual one in all of their pairs.
LOOKS: tuple[Look, ...] = (
    *(
        (language, theme, "1366x768")
        for language, theme in product(("fr", "en"), ("light", "dark"))
    ),
    ("fr", "light", "1920x1080"),
    ("en", "dark", "1920x1080"),
    ("fr", "dark", "1024x600"),
    ("en", "light", "1024x600"),
)
#: Of the faces that the gallery lacks.
MORE_LOOKS: tuple[Look, ...] = (("fr", "light", "1024x600"), ("en", "dark", "1366x768"))
PAPER_LOOKS = (("fr", "A4"), ("en", "A4"), ("fr", "A5"), ("en", "Letter"))

#: A cursor that blinks, a cross that fades in, a band that turns, would make a picture a matter of
#: luck: what waits until somebody has typed is done at once, no other timer ends. ``own``: the
#: application's gallery, ``more``: the faces it lacks.
GALLERY = """
import sys
from PySide6.QtCore import QAbstractAnimation, QTimer
from PySide6.QtWidgets import QApplication, QWidget

SOON_MS = 400
app = QApplication(["td-app"])
app.setCursorFlashTime(0)
grab = QWidget.grab

def settled(widget):
    for animation in widget.findChildren(QAbstractAnimation):
        animation.setCurrentTime(animation.totalDuration())
    return grab(widget)

QWidget.grab = settled
start = QTimer.start
single_shot = QTimer.singleShot

def started(timer, *interval):
    # Connected to a field, it is told the text.
    after = next((told for told in interval if isinstance(told, int)), timer.interval())
    if after == 0 or (timer.isSingleShot() and after <= SOON_MS):
        start(timer, 0)

def shot(after, *asked):
    if after <= SOON_MS:
        single_shot(0, *asked)

QTimer.start = started
QTimer.singleShot = staticmethod(shot)
here, scenes, *asked = sys.argv[1:]
if scenes == "more":
    sys.path.insert(0, here)
    from more_faces import more_scenes
    from td_app.ui.gallery.pictures import Gallery
    Gallery._scenes = lambda gallery: more_scenes(gallery._stage)
from td_app.cli.arguments import main
sys.exit(main(asked))
"""

#: Their largest letters fall a thirtieth of a point aside, by what the typeface drew before: one
#: sees no difference. They are told, and not counted.
UNSTEADY = ("public_not_started.png", "public_winner.png")


def digest(content: bytes) -> str:
    """Return a short hash of a picture, a paper or a text."""
    return hashlib.sha256(content).hexdigest()[:20]


def ran(*command: str, given: bytes = b"", cwd: Path = ROOT) -> bytes:
    """Return what a command of this environment printed."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONHASHSEED": "0"}
    environment["PYTHONPATH"] = str(ROOT)
    done = subprocess.run(
        [sys.executable, *command], cwd=cwd, input=given, capture_output=True, env=environment
    )
    if done.returncode not in (0, 2):
        raise SystemExit(f"{command}: {done.stderr.decode(errors='replace')}")
    return done.stdout


def hashed(folder: Path, *, keep: Path | None) -> Iterator[str]:
    """Yield a line a file of a folder; copied into ``keep`` when it is wanted."""
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            name = str(file.relative_to(folder))
            yield f"{name} {digest(file.read_bytes())}"
            if keep is not None:
                copy = keep / name
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(file.read_bytes())


def drawn(scenes: str, looks: Sequence[Look], keep: Path | None) -> Iterator[str]:
    """Yield the pictures of some scenes in some looks by their names: one more moves no other."""
    with tempfile.TemporaryDirectory() as made, ThreadPoolExecutor(2) as pool:

        def rendered(look: Look) -> None:
            language, theme, size = look
            out = Path(made) / "_".join(look)
            asked = ("--lang", language, "--theme", theme, "--size", size, "--out", str(out))
            ran("-c", GALLERY, str(TESTS / "checks"), scenes, "gallery", *asked)
            for picture in out.iterdir():
                picture.rename(out / re.sub(r"^\d+_", "", picture.name))

        list(pool.map(rendered, looks))
        yield from hashed(Path(made), keep=keep and keep / "pictures")


def pictures(keep: Path | None) -> Iterator[str]:
    """Yield every picture of the gallery, and of the faces it lacks, in their looks."""
    yield from drawn("own", LOOKS, keep)
    yield from (f"more/{line}" for line in drawn("more", MORE_LOOKS, keep and keep / "more"))


def quick_pictures(keep: Path | None) -> Iterator[str]:
    """Yield the pictures in French, light, at 1366×768 alone: half a minute."""
    yield from drawn("own", LOOKS[:1], keep)


def phones(keep: Path | None) -> Iterator[str]:
    """Yield every page of the phones, by moment, language and role."""
    sys.path.insert(0, str(TESTS / "checks"))
    from phone_faces import phone_pages

    for name, page in phone_pages():
        yield f"{name} {digest(page)}"
        if keep is not None:
            copy = keep / "phones" / f"{re.sub(r'[^/.=-]|/$', _plain, name)}.html"
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(page)


def _plain(found: re.Match[str]) -> str:
    """Return a character as a file's name bears it."""
    return found[0] if found[0].isalnum() or found[0] == "_" else "+"


def papers(keep: Path | None) -> Iterator[str]:
    """Yield every paper that is ready, of evenings drawn, played and over."""
    sys.path[:0] = [str(TESTS), str(TESTS / "td_app" / "printing")]
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from test_every_document import EVENINGS, evening

    from reports.lettering import load_typefaces
    from td_app.printing.document import Stationery
    from td_app.printing.register import offered

    load_typefaces()
    for (entrants, moment), (language, size) in product(EVENINGS, PAPER_LOOKS):
        session = evening(entrants, moment)
        for paper in offered(session):
            if paper.ready(session) is not None:
                continue
            look = Stationery(language, club="Les As du Bocage", size=size)
            pdf = paper.pdf(session, look)
            name = f"{entrants}_{moment}/{language}_{size}/{paper.name}.pdf"
            yield f"{name} {digest(pdf)}"
            if keep is not None:
                copy = keep / "papers" / name
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(pdf)


def states(keep: Path | None) -> Iterator[str]:
    """Yield the state of every golden journal, as it is written."""
    sys.path[:0] = [str(TESTS), str(TESTS / "golden")]
    from test_old_journals import JOURNALS, as_told_then, read

    from td_app.tournament.history import History

    for path in JOURNALS:
        yield f"{path.name} {json.dumps(as_told_then(History(read(path)).state), sort_keys=True)}"


def wire_names(keep: Path | None) -> Iterator[str]:
    """Yield the kinds of events, and the commands and views of ``td-app play``."""
    sys.path[:0] = [str(TESTS)]
    from td_app.persistence.event_codec import KINDS

    yield from sorted(KINDS)
    yield ran("-m", "td_app", "play", "--list").decode()


def door(keep: Path | None) -> Iterator[str]:
    """Yield what the rulebook answers to every worked case, its questions and its articles."""
    yield ran("-m", "rules_ropta", "--list").decode()
    yield ran("-m", "rules_ropta", "--coverage").decode()
    cases = json.loads(CASES.read_text(encoding="utf-8"))
    asked = json.dumps([case["given"] for case in cases]).encode()
    answers = json.loads(ran("-m", "rules_ropta", given=asked))
    for case, answer in zip(cases, answers, strict=True):
        yield f"{case['id']} {json.dumps(answer, ensure_ascii=False, sort_keys=True)}"


def imports(keep: Path | None) -> Iterator[str]:
    """Yield the preview of every members' file, in both languages."""
    for file, language in product(sorted(MEMBERS.iterdir()), ("fr", "en")):
        asked = ("import", str(file), "--preview", "--json", "--lang", language)
        yield f"{file.name} {language} {ran('-m', 'td_app', *asked).decode().strip()}"


def evening_played(keep: Path | None) -> Iterator[str]:
    """Yield what a simulated evening leaves: journal, ranking, draws, papers."""
    with tempfile.TemporaryDirectory() as made:
        out = Path(made) / "evening"
        ran("-m", "td_app", "simulate", "--players", "80", "--late", "6", "--out", str(out))
        for file in out.glob("simulation.db*"):
            file.unlink()
        # A spreadsheet bears the moment it was made, the ranking the seal of a journal just begun.
        for file in (*out.glob("*.xlsx"), out / "classement.pdf"):
            file.unlink()
        yield from hashed(out, keep=keep and keep / "evening")


PARTS: dict[str, Callable[[Path | None], Iterator[str]]] = {
    "wire_names": wire_names,
    "states": states,
    "door": door,
    "imports": imports,
    "evening": evening_played,
    "papers": papers,
    "phones": phones,
    "pictures": pictures,
}


def write(folder: Path, only: list[str], *, keep: bool) -> None:
    """Write each part into a file of ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    known = {**PARTS, "quick_pictures": quick_pictures}
    for name in only or list(PARTS):
        lines = list(known[name](folder if keep else None))
        (folder / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{name}: {len(lines)}", flush=True)


def compare(before: Path, after: Path) -> int:
    """Print what differs between two folders; return how many lines do."""
    differing = 0
    for file in sorted(after.glob("*.txt")):
        known = "pictures.txt" if file.name == "quick_pictures.txt" else file.name
        if not (before / known).is_file():
            print(f"{known}: was not written before")
            differing += 1
            continue
        then = set((before / known).read_text(encoding="utf-8").splitlines())
        now = set(file.read_text(encoding="utf-8").splitlines())
        gone = set() if file.name == "quick_pictures.txt" else then - now
        for mark, lines in (("-", gone), ("+", now - then)):
            for line in sorted(lines):
                unsteady = line.partition(" ")[0].endswith(UNSTEADY)
                print(f"{'~' if unsteady else mark} {file.stem}: {line[:300]}")
                differing += not unsteady
    print(f"{differing} lines differ")
    return differing


def main() -> int:
    """Write the hashes of this checkout, or compare two folders of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    asked = parser.add_subparsers(dest="asked", required=True)
    writing = asked.add_parser("write")
    writing.add_argument("folder", type=Path)
    writing.add_argument("--only", nargs="*", default=[], choices=[*PARTS, "quick_pictures"])
    writing.add_argument("--keep", action="store_true")
    comparing = asked.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    options = parser.parse_args()
    if options.asked == "write":
        write(options.folder, options.only, keep=options.keep)
        return 0
    return 1 if compare(options.before, options.after) else 0


if __name__ == "__main__":
    sys.exit(main())
