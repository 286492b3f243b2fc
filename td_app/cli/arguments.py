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
from td_app.cli.explained import Parser, explained
from td_app.cli.mistakes import trouble_of

if TYPE_CHECKING:
    from td_app.ports.trouble import StorageTrouble
    from td_app.words.language import Language

#: What works on a database too (without a command, the window); the others refuse one.
ON_A_SERVER = frozenset(
    {
        *(None, "serve", "import", "play", "print", "check", "verify-seal", "backup", "restore"),
        *("database", "publish"),
    }
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


def _host(typed: str) -> str:
    """Return a name by which one may ask; argparse tells of a ``ValueError``."""
    from td_app.web.hosts import host_name

    name = host_name(typed)
    if not name:
        raise ValueError(typed)
    return name


@cache
def _added() -> tuple[StorageTrouble, ...]:
    """Offer the languages added on this computer; say and return why others are not taken."""
    from td_app.program.added_languages import load_languages, words_folder

    refused = load_languages(words_folder())
    for trouble in refused:
        _refused(trouble)
    return refused


class LanguagesListed(Parser):
    """The parser, whose ``--lang`` lists the languages of this computer where it is shown."""

    def format_help(self) -> str:
        """Return the help, with the languages to choose from."""
        self._list_languages()
        return super().format_help()

    def format_usage(self) -> str:
        """Return the usage, with the languages to choose from."""
        self._list_languages()
        return super().format_usage()

    def _list_languages(self) -> None:
        from td_app.words.language import languages

        _added()
        for action in self._actions:
            if "--lang" in action.option_strings:
                action.metavar = f"{{{','.join(languages())}}}"


WRITTEN = ("fr", "en")
LANGUAGE: dict[str, Any] = {"type": _language, "metavar": "{fr,en}"}


def parser() -> argparse.ArgumentParser:
    """Return the parser; without a subcommand the application opens."""
    top = LanguagesListed(prog="td-app", description=explained("td-app"))
    top.add_argument("--version", action="version", version=f"td-app {__version__}")
    top.add_argument("--file", type=Path, metavar="PATH")
    top.add_argument("--database", metavar="URL")
    top.add_argument("--lang", **LANGUAGE)
    subcommands = top.add_subparsers(dest="subcommand", metavar="COMMAND")

    def command(name: str) -> Parser:
        return subcommands.add_parser(name, help=explained(name))

    _simulate(command("simulate"))
    _import(command("import"))
    _gallery(command("gallery"))
    _guide(command("guide"))
    command("flows")
    _ask(command("ask"))
    _play(command("play"))
    _print(command("print"))
    check = command("check")
    check.add_argument("path", type=Path, metavar="FILE", nargs="?")
    backup = command("backup")
    backup.add_argument("copy", type=Path, metavar="COPY")
    backup.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    restore = command("restore")
    restore.add_argument("copy", type=Path, metavar="COPY")
    restore.add_argument("path", type=Path, metavar="NEW_FILE", nargs="?")
    salvage = command("salvage")
    salvage.add_argument("damaged", type=Path, metavar="DAMAGED")
    salvage.add_argument("path", type=Path, metavar="NEW_FILE")
    _join(command("join"))
    verify = command("verify-draw")
    verify.add_argument("path", type=Path, metavar="FILE")
    seal = command("verify-seal")
    seal.add_argument("path", metavar="FILE")
    seal.add_argument("seals", nargs="*", metavar="SEAL")
    seal.add_argument("--json", action="store_true")
    seal.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)
    _serve(command("serve"))
    _standings(command("standings"))
    site = command("site")
    site.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    site.add_argument("--out", type=Path, required=True, metavar="DIR")
    site.add_argument("--json", action="store_true")
    site.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)
    _publish(command("publish"))
    _words(command("words"))
    _database(command("database"))
    for sub in subcommands.choices.values():
        sub.add_argument("--database", metavar="URL", default=argparse.SUPPRESS)
    return top


def _join(sub: Parser) -> None:
    sub.add_argument("other", type=Path, metavar="OTHER")
    sub.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    sub.add_argument("--preview", action="store_true")
    sub.add_argument("--keep", action="append", default=[], metavar="WHICH")
    sub.add_argument("--fields", choices=("ours", "theirs"), default="ours")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _publish(sub: Parser) -> None:
    sub.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    sub.add_argument("--dry-run", action="store_true")
    sub.add_argument("--secret-file", type=Path, metavar="PATH")
    kinds = ("folder", "sftp", "ftps", "webdav", "git", "wordpress", "none")
    sub.add_argument("--account", choices=kinds)
    sub.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    sub.add_argument("--here", action="store_true")
    sub.add_argument("--status", default="", metavar="ADDRESS")
    sub.add_argument("--webhook", default="", metavar="ADDRESS")
    sub.add_argument("--accept", default="", metavar="FINGERPRINT")
    sub.add_argument("--json", action="store_true")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _words(sub: Parser) -> None:
    sub.add_argument("what", choices=("export", "import", "share"))
    sub.add_argument("path", type=Path, metavar="FILE.po")
    sub.add_argument("--preview", action="store_true")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _database(sub: Parser) -> None:
    sub.add_argument("what", choices=("prepare", "post", "close"))
    sub.add_argument("name", metavar="NAME", nargs="?", default="")
    sub.add_argument("--user", metavar="NAME", default="")
    sub.add_argument("--writer", metavar="NAME", default="")


def _serve(sub: Parser) -> None:
    sub.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    sub.add_argument("--tournament", type=int, metavar="ID")
    sub.add_argument("--host", default="127.0.0.1")
    sub.add_argument("--name", action="append", default=[], type=_host, metavar="NAME")
    sub.add_argument("--port", type=int, default=0)
    secure = sub.add_mutually_exclusive_group()
    secure.add_argument("--certificate", type=Path, metavar="FILE.pem")
    secure.add_argument("--own-certificate", action="store_true")
    sub.add_argument("--codes", type=Path, metavar="DIR")
    sub.add_argument("--openapi", action="store_true")
    sub.add_argument("--secret-file", type=Path, metavar="PATH")
    sub.add_argument("--refuse-unprotected", action="store_true")
    sub.add_argument("--hour", default="", metavar='"YYYY-MM-DD HH:MM"')
    sub.add_argument("--reason", default="", metavar="TEXT")
    sub.add_argument("--json", action="store_true")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _standings(sub: Parser) -> None:
    sub.add_argument("--results", type=Path, required=True, metavar="FILE.csv")
    sub.add_argument("--scale", type=Path, required=True, metavar="FILE.toml")
    sub.add_argument("--json", action="store_true")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _simulate(sub: Parser) -> None:
    sub.add_argument("--players", type=int, required=True)
    sub.add_argument("--seats", type=int, default=8)
    sub.add_argument("--tables", type=int)
    sub.add_argument("--seed", type=int, default=1)
    sub.add_argument("--late", type=int, default=0)
    sub.add_argument("--out", type=Path, required=True, metavar="DIR")
    sub.add_argument("--json", action="store_true")
    sub.add_argument("--acknowledge", action="store_true")


def _import(sub: Parser) -> None:
    sub.add_argument("path", type=Path, metavar="FILE")
    sub.add_argument("--preview", action="store_true")
    sub.add_argument("--columns-right", action="store_true")
    sub.add_argument("--json", action="store_true")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _gallery(sub: Parser) -> None:
    sub.add_argument("--out", type=Path, required=True, metavar="DIR")
    sub.add_argument("--lang", **LANGUAGE, default="fr")
    sub.add_argument("--size", default="1366x768", metavar="WIDTHxHEIGHT")
    sub.add_argument("--theme", choices=("light", "dark"), default="light")


def _guide(sub: Parser) -> None:
    sub.add_argument("--out", type=Path, required=True, metavar="DIR")
    sub.add_argument("--lang", **LANGUAGE, default="fr")
    sub.add_argument("--pictures", action="store_true")


def _ask(sub: Parser) -> None:
    sub.add_argument("phrase", nargs="*", metavar="PHRASE")
    sub.add_argument("--json", action="store_true")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _play(sub: Parser) -> None:
    sub.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    sub.add_argument("--fake-clock", action="store_true")
    sub.add_argument("--list", action="store_true")
    sub.add_argument("--lang", **LANGUAGE, default=argparse.SUPPRESS)


def _print(sub: Parser) -> None:
    whose = sub.add_mutually_exclusive_group(required=True)
    whose.add_argument("--tournament", type=int, metavar="ID", help=explained("print --tournament"))
    whose.add_argument("--season", metavar="NAME", help=explained("print --season"))
    whose.add_argument("--training", action="store_true", help=explained("print --training"))
    sub.add_argument("--document", required=True, metavar="NAME")
    sub.add_argument("--out", type=Path, required=True, metavar="DIR")
    sub.add_argument("--file", type=Path, metavar="FILE", default=argparse.SUPPRESS)
    sub.add_argument("--size", choices=("A4", "A5", "Letter"))
    sub.add_argument("--slips", choices=("A6", "A7", "roll"))
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
        case "import" | "check" | "backup" | "salvage" | "restore" | "verify-draw" | "verify-seal":
            from td_app.cli import files

            answer = files.ANSWERS[subcommand]
        case "join":
            from td_app.cli.joining import join as answer
        case "database":
            from td_app.cli.database import manage_database as answer
        case "serve" | "site" | "publish":
            answer = _outwards(subcommand)
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


def _outwards(subcommand: str) -> Callable[[argparse.Namespace], int]:
    """Return what answers for what others read: phones, the public site."""
    if subcommand == "site":
        from td_app.cli.sending import write_site as answer
    elif subcommand == "publish":
        from td_app.cli.sending import publish as answer
    else:
        from td_app.cli.serve import serve as answer
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
