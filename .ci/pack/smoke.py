"""Try a packed program: every command, a whole evening, its papers byte for byte the source's.

``python .ci/pack/smoke.py PROGRAM [--root ROOT] [--window]``, with a Python where the same wheel
is installed: its papers are those compared with. ``--root`` runs the program in another system's
root (as root: ``chroot``), as ``--user`` there. ``--window`` opens it on the screen named by
``DISPLAY`` and measures how long that takes. ``--reference-only`` has no program: it runs every
command of the wheel installed here, from a folder where there is no checkout.

Ends with 1 at the first thing that does not hold.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

#: A name as volunteers give them: accents, spaces, an apostrophe.
PLACE = "Soirée d’été du club"
LONGEST_S = 300.0
RESULTS = """date;evening;player;place;kills;guest
2026-01-09;1;Léa;1;2;non
2026-01-09;1;Bob;2;0;oui
2026-01-16;2;Ana;1;0;non
"""
MEMBERS = "Nom;Prénom;Club\nDupont;Jean;Angers\nMartin;Élodie;Nantes\n"
HANDS = {"A": "AsKsQsJs", "B": "AhKhQhJh"}
#: What is only loaded when it is asked for: hands ranked, shares of a field too large to count.
SHOWDOWN = {
    "game": "omaha",
    "holes": HANDS,
    "board": "2c3c4d5d6h",
    "pots": [{"amount": 100, "eligible": list(HANDS)}],
    "from_button": list(HANDS),
    "smallest_chip": 1,
}
FIELD = {
    "kind": "icm",
    "stacks": list(range(1_000, 31_000, 1_000)),
    "prizes": list(range(1_500, 0, -100)),
    "keep_for_winner": 0,
}
PLAYED: list[dict[str, object]] = [
    {"command": "create_tournament", "setup": {"name": "Essai"}},
    {"command": "register_entrants", "people": [{"first_name": "Léa", "last_name": "Noë"}]},
    {"command": "record_incident", "op": "cards_showdown", "given": json.dumps(SHOWDOWN)},
    {"command": "record_incident", "op": "deal", "given": json.dumps(FIELD)},
]
#: Pages that phones ask for.
PAGES = ("/", "/seat", "/moves", "/ranking", "/pair", "/api/public", "/static/phone.css")


class NotHeldError(Exception):
    """Something does not hold."""


class Program:
    """A packed program, or a wheel's command: what runs it, and what it sees."""

    def __init__(self, command: Sequence[str], root: Path | None = None, user: str = "") -> None:
        """Run ``command``; in the system under ``root`` as ``user`` when given."""
        self.command, self.root, self.user = list(command), root, user

    def seen(self, word: str | Path) -> str:
        """Return what the program calls a file."""
        if isinstance(word, str) or self.root is None:
            return str(word)
        return "/" + str(word.relative_to(self.root))

    def whole(self, *words: str | Path, **around: str) -> tuple[list[str], dict[str, str]]:
        """Return the line that runs it with these words, and what surrounds it."""
        line = [*self.command, *map(self.seen, words)]
        if self.root is None:
            kept = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
            return line, {**kept, **around}
        asked = [f"{name}={value}" for name, value in around.items()]
        home = f"/home/{self.user}" if self.user else "/root"
        as_user = ["--userspec", f"{self.user}:{self.user}"] if self.user else []
        bare = ["env", "-i", "PATH=/usr/bin:/bin", f"HOME={home}", "LANG=C.UTF-8", *asked]
        return ["chroot", *as_user, str(self.root), *bare, *line], dict(os.environ)

    def run(self, *words: str | Path, expect: int = 0, said: str = "") -> str:
        """Return what it says; raise :class:`NotHeldError` where it ends otherwise."""
        line, around = self.whole(*words, QT_QPA_PLATFORM="offscreen")
        done = subprocess.run(
            line,
            input=said.encode(),
            capture_output=True,
            env=around,
            timeout=LONGEST_S,
            check=False,
        )
        out, err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
        if done.returncode != expect or "Traceback" in err:
            raise NotHeldError(f"{words}: {done.returncode}\n{out[-500:]}\n{err[-2000:]}")
        print(f"  td-app {' '.join(self.seen(word) for word in words)}"[:100], flush=True)
        return out + err


def every_command(program: Program, place: Path) -> Path:
    """Run every command on a whole evening; return the club's file it wrote."""
    program.run("--version")
    language = place / "es.po"
    language.write_text('msgid ""\nmsgstr ""\n\nmsgctxt "Fermer"\nmsgid "Close"\nmsgstr "Cerrar"\n')
    _hold(json.loads(program.run("words", "import", language, "--preview"))["texts"] == 1, "words")
    out = place / "simulate"
    told = json.loads(
        program.run("simulate", "--players", "80", "--late", "6", "--out", out, "--json")
    )
    _hold(told["eliminations"] == 79, f"eliminations: {told}")
    club = out / "simulation.db"
    _hold(json.loads(program.run("check", club))["ok"], "check")
    program.run("verify-draw", club)
    chain = json.loads(program.run("check", club))["tournaments"][0]["chain"]
    program.run("verify-seal", club, chain)
    program.run("verify-draw", next(out.glob("tirage_*.json")))
    (place / "membres.csv").write_text(MEMBERS, encoding="utf-8")
    for listed, rows in (("membres.csv", 2), ("simulate/classement.xlsx", 80)):
        read = json.loads(program.run("import", place / listed, "--preview", "--json"))
        _hold(read["rows"] >= rows, f"{listed}: {read['rows']} rows")
    program.run("--file", club, "backup", place / "copie.db")
    program.run("restore", place / "copie.db", place / "revenu.db")
    program.run("salvage", place / "copie.db", place / "sauvé.db")
    program.run("join", place / "revenu.db", "--file", club, "--preview")
    (place / "résultats.csv").write_text(RESULTS, encoding="utf-8")
    scale = place / "barème.toml"
    scale.write_text('[place]\nkind = "formula"\nformula = "10 / P"\n', encoding="utf-8")
    _hold(
        "Léa" in program.run("standings", "--results", place / "résultats.csv", "--scale", scale),
        "",
    )
    told = json.loads(program.run("site", "--file", club, "--out", place / "site", "--json"))
    _hold((place / "site" / "index.html").is_file() and told["pages"] > 3, f"site: {told}")
    # Nobody said where to: a code, no traceback.
    _hold(
        "ACCOUNT_MISSING" in program.run("publish", "--file", club, "--json", expect=1), "publish"
    )
    program.run("flows")
    _hold('"string_bet"' in program.run("ask", "string bet", "--json"), "ask")
    program.run("play", "--list")
    lines = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in PLAYED)
    done = program.run("play", "--file", place / "joué.db", said=lines).splitlines()
    _hold(len(done) == len(PLAYED) and all(json.loads(one)["ok"] for one in done), f"play: {done}")
    # No such server: a sentence, no traceback; the driver is there.
    nowhere = "postgresql://td@127.0.0.1:9/club"
    said = program.run("database", "prepare", "--database", nowhere, expect=2)
    _hold("psycopg" not in said, said)
    program.run("gallery", "--out", place / "gallery", "--size", "1024x600")
    _hold(len(list((place / "gallery").glob("*.png"))) > 100, "gallery")
    program.run("guide", "--out", place / "guide")
    _hold(any((place / "guide").glob("*.pdf")), "guide")
    served(program, club)
    return club


def served(program: Program, club: Path) -> None:
    """Serve the evening and ask every page."""
    line, around = program.whole("serve", "--file", club, "--json")
    with subprocess.Popen(line, stdout=subprocess.PIPE, env=around) as server:
        assert server.stdout is not None
        try:
            url = json.loads(server.stdout.readline())["url"]
            for page in PAGES:
                with urllib.request.urlopen(url + page, timeout=20) as answer:
                    _hold(answer.status == 200 and answer.read(), page)
        finally:
            server.terminate()
    print("  td-app serve", flush=True)


def same_papers(program: Program, reference: Program, place: Path, club: Path) -> None:
    """Print every paper by both, within one minute, and compare them byte for byte."""
    for attempt in range(3):
        ours, theirs = place / f"papers {attempt}", place / f"reference {attempt}"
        words = ("--file", club, "--tournament", "1", "--document", "all", "--out")
        before = time.localtime().tm_min
        program.run("print", *words, ours)
        reference.run("print", *words, theirs)
        if time.localtime().tm_min == before:
            break
    names = sorted(file.name for file in theirs.iterdir())
    _hold(names and names == sorted(file.name for file in ours.iterdir()), f"papers: {names}")
    differ = [one for one in names if (ours / one).read_bytes() != (theirs / one).read_bytes()]
    _hold(not differ, f"papers that differ: {differ}")
    print(f"  {len(names)} papers, each byte the source's", flush=True)


def older_and_newer(program: Program, place: Path, club: Path) -> None:
    """An older file opens after a copy of it was made; a newer one is refused by a sentence."""
    older, newer = place / "ancien.db", place / "futur.db"
    made = """
import sys
from sqlalchemy import create_engine
from td_app.persistence import schema
engine = create_engine("sqlite:///" + sys.argv[1])
schema.upgrade(engine, schema.SchemaVersions(schema.CURRENT.revisions, "0005"))
engine.dispose()
"""
    subprocess.run([sys.executable, "-c", made, older], check=True)
    if program.user:
        older.chmod(0o666)
    program.run("--file", older, "play", said="")
    _hold(list(place.glob("ancien.before-*.db")), "no copy of the older file")
    shutil.copy(club, newer)
    newer.chmod(0o666)
    with closing(sqlite3.connect(newer)) as base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
        base.commit()
    said = program.run("check", newer, expect=2)
    print(f"  a newer file: {said.strip()[:200]}")


@contextmanager
def a_window(program: Program, club: Path) -> Iterator[float]:
    """Open the window on a club and give how long it took to be seen (seconds)."""
    shown = {"DISPLAY": os.environ["DISPLAY"], "QT_QPA_PLATFORM": "xcb"}
    line, around = program.whole("--file", club, **shown)
    began = time.monotonic()
    window = subprocess.Popen(line, env={**around, **shown})
    try:
        # xdotool waits for a window that is seen; nothing else is on this screen.
        seek = ("xdotool", "search", "--sync", "--onlyvisible", "--class", "td-app")
        subprocess.run(seek, check=True, stdout=subprocess.DEVNULL, timeout=60)
        yield time.monotonic() - began
    finally:
        window.terminate()
        window.wait(20)


def _hold(holds: object, otherwise: str) -> None:
    if not holds:
        raise NotHeldError(otherwise)


def main() -> int:
    """Try what is asked; return the exit status."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("program", nargs="?")
    asked.add_argument("--root", type=Path)
    asked.add_argument("--user", default="")
    asked.add_argument("--window", action="store_true")
    asked.add_argument("--reference-only", action="store_true")
    options = asked.parse_args()
    reference = Program([sys.executable, "-m", "td_app"])
    program = reference
    if not options.reference_only:
        program = Program([options.program], options.root, options.user)
    top = options.root / "tmp" if options.root else None
    with tempfile.TemporaryDirectory(dir=top) as temporary:
        place = Path(temporary) / PLACE
        place.mkdir()
        for folder in (place, place.parent):
            folder.chmod(0o777)
        try:
            club = every_command(program, place)
            same_papers(program, reference, place, club)
            older_and_newer(program, place, club)
            for start in ("first", "second") if options.window else ():
                with a_window(program, club) as took:
                    print(f"  the {start} window: {took:.2f} s", flush=True)
        except NotHeldError as failure:
            print(failure, file=sys.stderr)
            return 1
    print("all holds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
