"""The arguments of ``td-app``, and the function that answers each.

Only what reads the command line is loaded here; what answers is loaded once it is chosen.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from io import UnsupportedOperation
from pathlib import Path
from typing import TYPE_CHECKING, Any

from td_app import __version__
from td_app.cli.mistakes import Parser, trouble_of

if TYPE_CHECKING:
    from td_app.ports.trouble import StorageTrouble
    from td_app.words.language import Language

#: What works on a database too (without a command, the window); the others refuse one.
ON_A_SERVER = frozenset(
    {None, "serve", "import", "play", "print", "check", "backup", "restore", "database"}
)


def _language(typed: str) -> str:
    """Return a language by its code; one added on this computer is looked for only then."""
    if typed in WRITTEN:
        return typed
    from td_app.words.language import languages

    _added()
    if typed in languages():
        return typed
    offered = ", ".join(map(repr, languages()))
    raise argparse.ArgumentTypeError(f"invalid choice: {typed!r} (choose from {offered})")


@cache
def _added() -> tuple[StorageTrouble, ...]:
    """Offer the languages added on this computer; say and return why others are not taken."""
    from td_app.program.added_languages import load_languages, words_folder

    refused = load_languages(words_folder())
    for trouble in refused:
        _refused(trouble)
    return refused


WRITTEN = ("fr", "en")
LANGUAGE: dict[str, Any] = {"type": _language, "metavar": "{fr,en}"}


def parser() -> argparse.ArgumentParser:
    """Return the parser; without a subcommand the application opens."""
    top = Parser(
        prog="td-app",
        description="Dirige un tournoi de poker par le ROPTA. / Runs a tournament by ROPTA.",
    )
    top.add_argument("--version", action="version", version=f"td-app {__version__}")
    top.add_argument("--file", type=Path, metavar="PATH", help="the club’s file to open")
    top.add_argument("--database", metavar="URL", help="a PostgreSQL database, for several posts")
    top.add_argument("--lang", **LANGUAGE, help="language of this run")
    subcommands = top.add_subparsers(dest="subcommand", metavar="COMMAND")
    _simulate(subcommands.add_parser("simulate", help="play a whole tournament with bots"))
    _import(subcommands.add_parser("import", help="read a members’ file"))
    _gallery(subcommands.add_parser("gallery", help="render every page to PNG"))
    _guide(subcommands.add_parser("guide", help="write the director’s guide: PDF and HTML"))
    subcommands.add_parser("flows", help="every question and the answers to its ruling")
    _ask(subcommands.add_parser("ask", help="what the floor’s page finds for a phrase"))
    _play(subcommands.add_parser("play", help="commands and views as JSON Lines"))
    _print(subcommands.add_parser("print", help="write the papers of a tournament as PDF"))
    check = subcommands.add_parser("check", help="replay every journal of a file, read-only")
    check.add_argument("path", type=Path, metavar="FILE", nargs="?")
    backup = subcommands.add_parser("backup", help="copy the club’s file, and read the copy back")
    backup.add_argument("copy", type=Path, metavar="COPY")
    backup.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    restore = subcommands.add_parser("restore", help="write a copy into a new file")
    restore.add_argument("copy", type=Path, metavar="COPY")
    restore.add_argument("path", type=Path, metavar="NEW_FILE", nargs="?")
    salvage = subcommands.add_parser("salvage", help="save what is whole of a damaged file")
    salvage.add_argument("damaged", type=Path, metavar="DAMAGED")
    salvage.add_argument("path", type=Path, metavar="NEW_FILE")
    _join(subcommands.add_parser("join", help="join another file of the club to this one"))
    verify = subcommands.add_parser("verify-draw", help="make a draw again from its seed")
    verify.add_argument("path", type=Path, metavar="FILE", help="a draw (JSON) or a club’s file")
    _serve(subcommands.add_parser("serve", help="a tournament for phones and other machines"))
    _standings(subcommands.add_parser("standings", help="a season’s standings from its results"))
    _words(subcommands.add_parser("words", help="the texts as a .po file, for a third language"))
    _database(subcommands.add_parser("database", help="prepare a PostgreSQL database for posts"))
    for sub in subcommands.choices.values():
        sub.add_argument("--database", metavar="URL", default=argparse.SUPPRESS)
    return top


def _join(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("other", type=Path, metavar="OTHER")
    sub.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    sub.add_argument("--preview", action="store_true", help="show what differs, write nothing")
    words = "of a journal with two ends: ours, theirs or both; NUMBER=theirs for one"
    sub.add_argument("--keep", action="append", default=[], metavar="WHICH", help=words)
    words = "whose fields stand where both files say something else"
    sub.add_argument("--fields", choices=("ours", "theirs"), default="ours", help=words)
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _words(sub: argparse.ArgumentParser) -> None:
    words = "write every text, take a file here, or tell the share done"
    sub.add_argument("what", choices=("export", "import", "share"), help=words)
    sub.add_argument("path", type=Path, metavar="FILE.po", help="named by its language: es.po")
    sub.add_argument("--preview", action="store_true", help="check what is imported, write nothing")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _database(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("what", choices=("prepare",), help="make the tables, and let a user write")
    sub.add_argument("--writer", metavar="NAME", default="td_writer", help="the posts’ user")


def _serve(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    sub.add_argument("--tournament", type=int, metavar="ID", help="its number, else the latest")
    sub.add_argument("--host", default="127.0.0.1", help="0.0.0.0 for all its networks")
    sub.add_argument("--port", type=int, default=0, help="0 takes a free one")
    words = "HTTPS: certificate and key, without a password"
    sub.add_argument("--certificate", type=Path, metavar="FILE.pem", help=words)
    sub.add_argument("--json", action="store_true", help="address and PINs as one JSON line")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _standings(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--results", type=Path, required=True, metavar="FILE.csv")
    sub.add_argument("--scale", type=Path, required=True, metavar="FILE.toml")
    sub.add_argument("--json", action="store_true", help="a JSON list, first to last")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _simulate(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--players", type=int, required=True, help="players in all")
    sub.add_argument("--seats", type=int, default=8, help="seats a table (2-10)")
    sub.add_argument("--tables", type=int, help="tables of the room (as many as needed)")
    sub.add_argument("--seed", type=int, default=1, help="the same seed plays the same evening")
    sub.add_argument("--late", type=int, default=0, help="how many of the players come late")
    sub.add_argument("--out", type=Path, required=True, metavar="DIR")
    sub.add_argument("--json", action="store_true", help="the JSON object on one line")
    sub.add_argument("--acknowledge", action="store_true", help="each sequence once on disk")


def _import(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("path", type=Path, metavar="FILE")
    sub.add_argument("--preview", action="store_true", help="read only, write nothing")
    words = "columns without headers, guessed, are right"
    sub.add_argument("--columns-right", action="store_true", help=words)
    sub.add_argument("--json", action="store_true")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _gallery(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--out", type=Path, required=True, metavar="DIR")
    sub.add_argument("--lang", **LANGUAGE, default="fr")
    sub.add_argument("--size", default="1366x768", metavar="WIDTHxHEIGHT")
    sub.add_argument("--theme", choices=("light", "dark"), default="light")


def _guide(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--out", type=Path, required=True, metavar="DIR")
    sub.add_argument("--lang", **LANGUAGE, default="fr")
    sub.add_argument("--pictures", action="store_true", help="its pictures alone")


def _ask(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("phrase", nargs="*", metavar="PHRASE", help="what happened, as it is said")
    sub.add_argument("--json", action="store_true", help="a JSON list, best first")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _play(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    sub.add_argument("--fake-clock", action="store_true", help='time moves by {"at": SECONDS}')
    sub.add_argument("--list", action="store_true", help="every command and view, with fields")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _print(sub: argparse.ArgumentParser) -> None:
    whose = sub.add_mutually_exclusive_group(required=True)
    whose.add_argument("--tournament", type=int, metavar="ID", help="its number")
    whose.add_argument("--season", metavar="NAME", help="a season’s name, for its standings")
    words = "the last training evening’s report, the sheet of disputes"
    whose.add_argument("--training", action="store_true", help=words)
    sub.add_argument("--document", required=True, metavar="NAME", help="a paper’s name, or all")
    sub.add_argument("--out", type=Path, required=True, metavar="DIR")
    sub.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    sub.add_argument("--size", choices=("A4", "A5", "Letter"), help="the club’s own otherwise")
    sub.add_argument("--slips", choices=("A6", "A7", "roll"), help="the club’s own otherwise")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a subcommand, or open the application; return the exit status."""
    _speak_utf8()
    options = parser().parse_args(_double_clicked(sys.argv[1:] if arguments is None else arguments))
    if options.database and options.subcommand not in ON_A_SERVER:
        from td_app.ports.trouble import StorageTrouble

        return _refused(StorageTrouble("DATABASE_REFUSED"), options.lang)
    options.warnings = _added()
    try:
        status = _answer(options.subcommand)(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has gone (``| head``): no output is left to write, nor to flush.
        _say_no_more()
        return 0
    except OSError as fault:
        # Where the answer goes is full, or has gone.
        _say_no_more()
        return _refused(trouble_of(fault))
    return status


def _refused(trouble: StorageTrouble, language: Language | None = None) -> int:
    """Say why nothing was done; return the exit status."""
    from td_app.words import trouble_sentence

    print(trouble_sentence(trouble, language), file=sys.stderr)
    return 2


def _double_clicked(arguments: Sequence[str]) -> Sequence[str]:
    """Return the arguments for a file opened by a double-click, as if they were typed."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        return arguments
    file = Path(arguments[0])
    # A command's name has no ending and no folder.
    named = file.is_absolute() or bool(file.suffix)
    return ("--file", arguments[0]) if named and file.is_file() else arguments


def _say_no_more() -> None:
    """Leave no output for Python to flush at exit: it would fail again, in its own words."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _answer(subcommand: str | None) -> Callable[[argparse.Namespace], int]:
    """Return what answers: imported only then, by its name, so that a packer finds them all."""
    match subcommand:
        case "simulate" | "gallery" | "flows":
            from td_app.cli import trying

            answer = trying.ANSWERS[subcommand]
        case "guide":
            from td_app.cli.guide import write_guide as answer
        case "ask":
            from td_app.cli.ask import ask as answer
        case "import" | "check" | "backup" | "salvage" | "restore" | "verify-draw":
            from td_app.cli import files

            answer = files.ANSWERS[subcommand]
        case "join":
            from td_app.cli.joining import join as answer
        case "database":
            from td_app.cli.database import prepare_database as answer
        case "serve":
            from td_app.cli.serve import serve as answer
        case "standings":
            from td_app.cli.standings import print_standings as answer
        case "words":
            from td_app.cli.words import words as answer
        case "play":
            from td_app.cli.play import play as answer
        case "print":
            from td_app.cli.papers import print_papers as answer
        case _:
            answer = _window
    return answer


def _window(options: argparse.Namespace) -> int:
    # What is loaded and made for the first picture stays: nothing is gained by searching it for
    # cycles meanwhile. The window looks after the search from then on: see ui/sweeping.py.
    gc.disable()
    try:
        from td_app.bootstrap import open_application

        return open_application(options.file, options.lang, options.database, options.warnings)
    finally:
        gc.enable()


def _speak_utf8() -> None:
    """Make standard input and output UTF-8 on any machine.

    A window packed for Windows has no streams at all: what is said there is for nobody.
    """
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            mode = "r" if name == "stdin" else "w"
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - for good
            setattr(sys, name, nowhere)
    unreadable = "surrogateescape"
    for stream, errors in (
        (sys.stdin, unreadable),
        (sys.stdout, "replace"),
        (sys.stderr, "replace"),
    ):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            # What was already read from goes on as it began.
            with suppress(UnsupportedOperation):
                reconfigure(encoding="utf-8", errors=errors)
