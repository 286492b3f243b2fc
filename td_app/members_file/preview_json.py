"""A preview as plain values, for the command line."""

from __future__ import annotations

from typing import Any

from rules_ropta.ruling import Reason
from td_app.members_file.member import Member
from td_app.members_file.previewed import DuplicateGroup, ImportPreview, Meaning, PreviewRow
from td_app.members_file.wording import sentence_of


def as_json(preview: ImportPreview, language: str = "fr") -> dict[str, Any]:
    """Return the preview as JSON values.

    ``columns`` gives each meaning its header, or its index from 0 where there is none;
    ``duplicates`` counts the rows that repeat an earlier one or a person already there.
    """
    return {
        "file": preview.source,
        "rows": len(preview.rows),
        "valid": preview.valid,
        "doubtful": preview.doubtful,
        "refused": preview.refused,
        "duplicates": preview.repeated,
        "columns": {
            c.meaning: c.header or c.index for c in preview.columns if c.meaning != Meaning.IGNORED
        },
        "uncertain_columns": [c.header or c.index for c in preview.columns if not c.certain],
        "ignored_columns": [
            c.header or c.index for c in preview.columns if c.meaning == Meaning.IGNORED
        ],
        "name_order": preview.name_order,
        "encoding": preview.encoding,
        "delimiter": preview.delimiter,
        "sheet": preview.sheet,
        "details": [_row(row, language) for row in preview.rows],
        "duplicate_groups": [_group(group) for group in preview.duplicates],
        "homonyms": [_group(group) for group in preview.homonyms],
        "skipped": [
            {"line": line.line, "text": line.text, **_reason(line.reason, language)}
            for line in preview.skipped
        ],
        "notes": [_reason(note, language) for note in preview.notes],
    }


def _row(row: PreviewRow, language: str) -> dict[str, Any]:
    return {
        "line": row.line,
        "status": row.status.value,
        "reasons": [_reason(reason, language) for reason in row.reasons],
        **(_person(row.member) if row.member else {"name": None, "cells": list(row.cells)}),
    }


def _person(member: Member) -> dict[str, Any]:
    return {
        "name": member.display_name,
        "last_name": member.last_name,
        "first_name": member.first_name,
        "pseudonym": member.pseudonym,
        "licence": member.licence,
        "club": member.club,
        "email": member.email,
        "phone": member.phone,
    }


def _reason(reason: Reason, language: str) -> dict[str, Any]:
    params = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in reason.params.items()
    }
    return {"code": reason.code, "params": params, "sentence": sentence_of(reason, language)}


def _group(group: DuplicateGroup) -> dict[str, Any]:
    return {
        "lines": list(group.lines),
        "why": group.why,
        "known": [member.display_name for member in group.known],
    }
