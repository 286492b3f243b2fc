"""The site written into a folder, for a host or for a look.

What changed is written, what is no longer due goes, the rest stays. What stands there of ours is
told by a list beside the pages; a folder without it that holds anything is somebody else's.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from td_app.ports.trouble import StorageTrouble
from td_app.program.atomic_files import write_file
from td_app.publishing.site.building import Page, due_where

#: What stands in the folder of ours: the digest of what each page was made from.
LIST: Final = ".td-app-site.json"


@dataclass(slots=True)
class Written:
    """The addresses written and removed, and how many pages the site has."""

    written: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    pages: int = 0


def written_to(folder: Path, pages: Iterable[Page]) -> Written:
    """Write what changed of a site into a folder; raises ``StorageTrouble``.

    ``SITE_FOLDER_NOT_OURS``: it holds something, and no site of ours; ``FILE_GIVEN``.
    """
    known = _known(folder)
    every = list(due_where(pages, known))
    due = {page.address: page.inputs for page in every}
    doubted = {address: "" for address, inputs in due.items() if known.get(address) != inputs}
    if doubted or not known:
        # Killed before the end, what is written of these is known as ours all the same.
        _keep(folder, known | doubted)
    done = Written()
    for page in every:
        if known.get(page.address) == page.inputs and (folder / page.address).is_file():
            continue
        write_file(folder / page.address, page.make(), lasting=False)
        done.written.append(page.address)
    done.removed = sorted(known.keys() - due.keys())
    for address in done.removed:
        (folder / address).unlink(missing_ok=True)
    done.pages = len(due)
    if due != known:
        _keep(folder, due)
    return done


def _keep(folder: Path, told: Mapping[str, str]) -> None:
    write_file(folder / LIST, json.dumps(told, indent=0).encode())


def _known(folder: Path) -> dict[str, str]:
    """Return what stands in a folder of ours; nothing in an empty or missing one."""
    if folder.exists() and not folder.is_dir():
        raise StorageTrouble("FILE_GIVEN", path=str(folder))
    if not folder.exists() or not any(folder.iterdir()):
        return {}
    try:
        told = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise StorageTrouble("SITE_FOLDER_NOT_OURS", path=str(folder)) from None
    safe = isinstance(told, dict) and all(_is_inside(address) for address in told)
    if not safe:
        raise StorageTrouble("SITE_FOLDER_NOT_OURS", path=str(folder))
    return {str(address): str(inputs) for address, inputs in told.items()}


def _is_inside(address: object) -> bool:
    """Return whether a listed address leads into the folder, and not out of it."""
    if not isinstance(address, str):
        return False
    return not address.startswith("/") and not set(address) & set("\\:") and ".." not in address
