"""Languages added on this computer: a ``.po`` file each, named by its code (``es.po``)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from td_app.ports.trouble import StorageTrouble
from td_app.program.portable import data_folder
from td_app.words.catalogue import LARGEST, Catalogue, CatalogueRefused, read_catalogue
from td_app.words.language import LANGUAGES, add_language

#: What a file is called, without its ending.
CODE: Final = re.compile("[a-z]{2,3}(_[A-Z]{2})?")


def words_folder() -> Path:
    """Return the folder of the languages added here, a ``.po`` file each."""
    return data_folder() / "words"


def load_languages(folder: Path) -> tuple[StorageTrouble, ...]:
    """Offer every language of a folder; return why each file refused is not taken."""
    try:
        files = sorted(folder.glob("*.po"))
    except OSError:
        return ()
    refused = []
    for file in files:
        if not CODE.fullmatch(file.stem) or file.stem in LANGUAGES:
            continue
        try:
            texts = read_language(file)
        except StorageTrouble as trouble:
            refused.append(trouble)
        else:
            add_language(file.stem, texts.name, texts)
    return tuple(refused)


def read_language(file: Path) -> Catalogue:
    """Return the texts of a file; raise :class:`StorageTrouble` with its line where refused."""
    try:
        with file.open("rb") as opened:
            content = opened.read(LARGEST + 1)
    except FileNotFoundError as fault:
        raise StorageTrouble("FILE_MISSING", str(fault), path=str(file)) from fault
    except OSError as fault:
        why = fault.strerror or type(fault).__name__
        raise StorageTrouble("WORDS_REFUSED", str(fault), path=str(file), why=why) from fault
    try:
        return read_catalogue(content)
    except CatalogueRefused as refused:
        why = refused.sentence()
        raise StorageTrouble("WORDS_REFUSED", str(refused), path=str(file), why=why) from refused
