"""How the command line answers: JSON in UTF-8, refusals with code, articles and sentence."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

from rules_ropta.ruling import Refused
from td_app.ports.trouble import StorageTrouble
from td_app.words import refusal_sentence, trouble_sentence

Answer = Callable[[argparse.Namespace], int]


def say(value: Any, *, indented: bool = False) -> None:
    """Print one JSON value; on one line unless ``indented``."""
    text = json.dumps(value, ensure_ascii=False, indent=2 if indented else None)
    print(text, flush=True)


def complaining(answer: Answer) -> Answer:
    """Return the answer of a subcommand that says on standard error what is wrong (status 2)."""

    @wraps(answer)
    def answered(options: argparse.Namespace) -> int:
        try:
            return answer(options)
        except Refused as refusal:
            print(refusal_sentence(refusal), file=sys.stderr)
        except StorageTrouble as trouble:
            print(trouble_sentence(trouble), file=sys.stderr)
        return 2

    return answered
