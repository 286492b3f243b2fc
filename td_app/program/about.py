"""The application itself: its version, the licences of its parts, and its changes.

A packed program carries two files made when it was built (``.ci/pack/build.py``), in
``assets/about``: its parts with their licences, and what changed. A wheel carries the second one;
elsewhere the parts are those installed here, and what changed stands in the project's folder.
"""

from __future__ import annotations

import json
import platform
import re
import sysconfig
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from assets import assets_folder
from td_app import __version__

#: The distribution of this project, and what it may take along beyond what it always needs.
PROJECT: Final = "td-app"
EXTRAS: Final = frozenset({"postgresql"})
PARTS = "parts.json"
CHANGES = "CHANGELOG.md"

_REQUIRED = re.compile(r"(?P<name>[\w.-]+)\s*(\[(?P<extras>[^\]]*)\])?[^;]*(;(?P<when>.*))?")
_EXTRA = re.compile(r"extra\s*==\s*[\"']([\w.-]+)[\"']")
_A_LICENCE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
#: A licence's name is short; some write the whole of it where its name goes.
_LONGEST_NAME = 80
#: The language of the full notes; readers of another one get a summary in English.
FRENCH = "fr"
#: Where a version is told in short, in each language, and in detail.
_TOLD_IN = re.compile(r"(?m)^(?=\*\*(?:En bref|In short|En détail)\*\*$)")
#: What a library's own page is called, the likeliest first.
_HOMES = ("homepage", "home", "source", "repository", "source code", "code", "documentation")


@dataclass(frozen=True, slots=True)
class Part:
    """Something the application is made with: its name, version, licence, home and full terms."""

    name: str
    version: str
    licence: str
    home: str = ""
    text: str = ""


def version() -> str:
    """Return the version of the application."""
    return __version__


def parts() -> tuple[Part, ...]:
    """Return every part of the application, by name: as packed, else as installed here."""
    with suppress(OSError, ValueError, TypeError):
        kept = json.loads((_about() / PARTS).read_text(encoding="utf-8"))
        return tuple(Part(**one) for one in kept)
    return installed_parts()


def write_parts(path: Path, more: tuple[Part, ...] = ()) -> None:
    """Write the parts installed here, and ``more``, for the program that is being packed."""
    found = sorted((*installed_parts(), *more), key=lambda part: part.name.lower())
    text = json.dumps([asdict(part) for part in found], ensure_ascii=False, indent=1)
    path.write_text(text, encoding="utf-8")


#: Those of ``assets/fonts``.
TYPEFACES = ("Tapis Sans", "Tapis Words", "Tapis Figures")


@cache
def installed_parts() -> tuple[Part, ...]:
    """Return Python, the typefaces and every library that the project asks for, by name."""
    letters = ""
    with suppress(OSError):
        letters = (assets_folder() / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    typefaces = (Part(name, "", "OFL-1.1", "", letters) for name in TYPEFACES)
    found = [_python(), *typefaces, *(_part(one) for one in _needed())]
    borrowed = {part.licence: part.text for part in found if part.text}
    # Some say which licence is theirs without its text: it is that of another of the same.
    whole = [
        part
        if part.text
        else Part(part.name, part.version, part.licence, part.home, _borrowed(part, borrowed))
        for part in found
    ]
    return tuple(sorted(whole, key=lambda part: part.name.lower()))


def changes(language: str = FRENCH) -> str:
    """Return what changed from one version to the next (Markdown); empty where it is not kept.

    Each version is told in short in both languages; the details are in French alone.
    """
    head, *versions = re.split(r"(?m)^(?=## )", _written_changes())
    told = (_version_told(one, language) for one in versions)
    return "".join((_headed(head, language), *told))


def _version_told(version: str, language: str) -> str:
    """Return the changes of a version: its name, then its notes in one language."""
    name, *parts = _TOLD_IN.split(version)
    english = [part for part in parts if part.startswith("**In short**")]
    name = _headed(name, language)
    heading = name.partition("\n")[0]
    short = "\n\n".join((heading, *english)) if english else ""
    whole = "".join((name, *(part for part in parts if part not in english)))
    return {FRENCH: whole}.get(language, short)


def _headed(text: str, language: str) -> str:
    """A text whose heading has two halves, French and English, with that of one language."""
    marks, _, heading = text.partition("\n")[0].partition(" ")
    french, _, english = heading.partition(" / ")
    told = {FRENCH: french}.get(language, english or french)
    return text.replace(heading, told, 1) if marks.startswith("#") else text


def _written_changes() -> str:
    for folder in (_about(), assets_folder().parent):
        with suppress(OSError, UnicodeDecodeError):
            return (folder / CHANGES).read_text(encoding="utf-8")
    return ""


def _about() -> Path:
    return assets_folder() / "about"


def _needed() -> Iterator[Distribution]:
    """Yield the project's dependencies and theirs, where they are installed."""
    waiting = [(PROJECT, EXTRAS)]
    seen = set[tuple[str, frozenset[str]]]()
    named = {PROJECT}
    while waiting:
        name, extras = waiting.pop()
        if (name, extras) in seen:
            continue
        seen.add((name, extras))
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue
        if name not in named:
            named.add(name)
            yield found
        waiting += [_asked(one) for one in found.requires or () if _wanted(one, extras)]


def _asked(requirement: str) -> tuple[str, frozenset[str]]:
    read = _REQUIRED.match(requirement)
    if read is None:
        return "", frozenset()
    name = re.sub(r"[-_.]+", "-", read["name"]).lower()
    return name, frozenset(filter(None, re.split(r"[,\s]+", read["extras"] or "")))


def _wanted(requirement: str, extras: frozenset[str]) -> bool:
    """Return whether a requirement is unconditional, or belongs to an extra asked for."""
    asked = _EXTRA.findall(requirement.partition(";")[2])
    return not asked or bool(extras.intersection(asked))


def _part(found: Distribution) -> Part:
    classes = [one for one in _metadata_values(found, "Classifier") if one.startswith("License ::")]
    short = (
        next(iter(_metadata_values(found, "License")), "").strip().split("\n")[0].split(" (see")[0]
    )
    written = [
        *_metadata_values(found, "License-Expression"),
        *([short] if len(short) <= _LONGEST_NAME else []),
    ]
    licences = [*written, *(one.rpartition(" :: ")[2] for one in classes)]
    urls = [one.partition(", ") for one in _metadata_values(found, "Project-URL")]
    named = {name.lower(): url for name, _, url in urls}
    homes = [
        *_metadata_values(found, "Home-page"),
        *(named.get(name) for name in _HOMES),
        *named.values(),
    ]
    licence, home = (next(filter(None, some), "") for some in (licences, homes))
    return Part(found.metadata["Name"], found.version, licence, home, _terms(found))


def _metadata_values(found: Distribution, field: str) -> list[str]:
    return [str(one) for one in found.metadata.get_all(field) or ()]


def _terms(found: Distribution) -> str:
    """The licences that a library carries with it, one after the other."""
    folder = ".dist-info"
    texts = list[str]()
    for file in found.files or ():
        if _A_LICENCE.search(file.name) and folder in file.parts[0]:
            with suppress(OSError, UnicodeDecodeError):
                texts.append(file.read_text(encoding="utf-8").strip())
    return "\n\n".join(dict.fromkeys(texts))


def _borrowed(part: Part, known: dict[str, str]) -> str:
    for choice in part.licence.split(" OR "):
        if choice in known:
            return known[choice]
    return ""


def _python() -> Part:
    text = ""
    places = (Path(sysconfig.get_path("stdlib")), Path(sysconfig.get_path("data")))
    for folder in places:
        with suppress(OSError, UnicodeDecodeError):
            text = text or (folder / "LICENSE.txt").read_text(encoding="utf-8")
    return Part("Python", platform.python_version(), "PSF-2.0", "https://www.python.org", text)
