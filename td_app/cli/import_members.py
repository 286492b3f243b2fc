"""``td-app import FILE --preview --json``: what a members' file holds, writing nothing."""

from __future__ import annotations

import argparse
import sys

from rules_ropta.ruling import Refused
from td_app.cli.answers import refused_json, say
from td_app.members_file.json_form import as_json
from td_app.members_file.preview import preview_file
from td_app.ui.language import current_language, set_current_language
from td_app.ui.wording import refusal_sentence


def run(options: argparse.Namespace) -> int:
    """Print the preview; 2 when the file cannot be read as a list of people."""
    if options.lang:
        set_current_language(options.lang)
    try:
        preview = preview_file(options.path)
    except Refused as refusal:
        if options.json:
            say({"file": str(options.path), **refused_json(refusal)}, indented=True)
        else:
            print(refusal_sentence(refusal), file=sys.stderr)
        return 2
    told = as_json(preview, current_language())
    if options.json:
        say(told, indented=True)
    else:
        for name in ("rows", "valid", "doubtful", "refused", "duplicates"):
            print(f"{name}: {told[name]}")
    return 0
