"""``td-app join``: another file of the club joined to this one, what differs shown first."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

from td_app.cli.answers import complaining, say
from td_app.joining import Chosen, Kept
from td_app.persistence.erased_copies import erase_as_joined
from td_app.persistence.event_codec import as_json
from td_app.persistence.joining.files import join_files, what_differs
from td_app.persistence.places import club_file
from td_app.ports.trouble import StorageTrouble
from td_app.words.language import set_current_language

CHOICES: Mapping[str, Kept] = {"ours": "ours", "theirs": "theirs", "both": "both"}


@complaining
def join(options: argparse.Namespace) -> int:
    """Print what differs as JSON and join; 0 when joined, 1 when a choice is wanted first."""
    if options.lang:
        set_current_language(options.lang)
    path: Path = options.file or club_file()
    differs = what_differs(path, options.other)
    # What ``--keep`` says: one choice for all, or NUMBER=CHOICE for each.
    kept: dict[int, Kept] = {}
    known = {one.number for one in differs.diverged}
    for one in options.keep:
        number, equals, choice = one.rpartition("=")
        which = known if not equals else {int(number)} if number.isdecimal() else set()
        if choice not in CHOICES or not which <= known or (equals and not which):
            raise StorageTrouble("JOIN_CHOICE", typed=one)
        kept |= dict.fromkeys(which, CHOICES[choice])
    undecided = [one.number for one in differs.diverged if one.number not in kept]
    told: dict[str, Any] = {"ok": not undecided, "joined": False, **as_json(differs)}
    if undecided:
        told["undecided"] = undecided
    elif not options.preview:
        theirs = frozenset(
            (one.table, one.key, one.field) for one in differs.fields if options.fields == "theirs"
        )
        before, held = join_files(path, options.other, Chosen(kept, theirs=theirs), datetime.now())
        told |= {"joined": True, "before": str(before), "entries": held.entries}
        naming = erase_as_joined(before, path) if before is not None and differs.erased else ()
        if naming:
            told["still_named"] = [str(one) for one in naming]
    say(told, indented=True)
    return 1 if undecided else 0
