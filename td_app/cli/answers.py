"""How the command line answers: JSON in UTF-8, refusals with code, articles and sentence."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

from rules_ropta.ruling import Refused
from td_app.ports import StorageTrouble
from td_app.ui.wording import refusal_sentence, trouble_sentence


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


def complain(problem: Refused | StorageTrouble) -> int:
    """Say on standard error what is wrong, in a sentence; return the exit status 2."""
    if isinstance(problem, Refused):
        print(refusal_sentence(problem), file=sys.stderr)
    else:
        print(trouble_sentence(problem), file=sys.stderr)
    return 2
