"""How the command line answers: JSON in UTF-8, refusals with code, articles and sentence."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

from rules_ropta.ruling import Refused
from td_app.ports import StorageTrouble
from td_app.words import refusal_sentence, trouble_sentence

Answer = Callable[[argparse.Namespace], int]


def say(value: Any, *, indented: bool = False) -> None:
    """Print one JSON value; on one line unless ``indented``."""
    text = json.dumps(value, ensure_ascii=False, indent=2 if indented else None)
    print(text, flush=True)


def refused_json(refusal: Refused, names: Callable[[int], str] | None = None) -> dict[str, Any]:
    """Return a refusal as scripts read it; ``names`` tells who an entrant is."""
    return {
        "ok": False,
        "refused": {
            "code": refusal.code,
            "articles": list(refusal.cites),
            "params": refusal.params,
            "sentence": refusal_sentence(refusal, names),
        },
    }


def trouble_json(trouble: StorageTrouble) -> dict[str, Any]:
    """Return a storage trouble as scripts read it."""
    return {
        "ok": False,
        "trouble": {"code": trouble.code, "sentence": trouble_sentence(trouble)},
    }


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
