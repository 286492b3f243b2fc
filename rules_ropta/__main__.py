"""``python -m rules_ropta``: asks the rulebook one case, or a list of cases, in JSON."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence

SOUND = 0
MALFORMED = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Answer standard input, or print what can be asked; return the exit status."""
    parser = ArgumentParser(prog="python -m rules_ropta", description=__doc__)
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--list", action="store_true", help="every question, its fields and types")
    asked.add_argument("--article", metavar="N", help="one article and what applies it")
    asked.add_argument(
        "--coverage", action="store_true", help="every article and clause, and what applies it"
    )
    options = parser.parse_args(arguments)
    if options.coverage:
        from rules_ropta.listing import coverage_of_other_texts, coverage_table

        _print(f"{coverage_table()}\n\n{coverage_of_other_texts()}")
        return SOUND
    if options.list or options.article is not None:
        from rules_ropta.listing import article_lines, every_question

        if options.article is None:
            _print(every_question())
            return SOUND
        lines = article_lines(options.article)
        _print(lines or f"{options.article}?")
        return SOUND if lines else MALFORMED
    from rules_ropta.json_door import answer_text

    text, sound = answer_text(sys.stdin.buffer.read())
    _print(text)
    return SOUND if sound else MALFORMED


def _print(text: str) -> None:
    sys.stdout.buffer.write(text.encode("utf-8") + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    sys.exit(main())
