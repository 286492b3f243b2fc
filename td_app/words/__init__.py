"""Every sentence made from a code, in French and in English. No Qt: scripts speak it too.

One file a matter, each a table ``code → (French, English)``; ``speaking.py`` tells how a
sentence is put together. A page writes its own
labels as pairs, with ``fr_en`` (decision 6).
"""

from td_app.words.citations import cite_text, cites_text
from td_app.words.faults import fault_text, step_text
from td_app.words.house_rules import house_rule_text
from td_app.words.minutes import action_label, minute_sentence
from td_app.words.proposals import proposal_action, proposal_reason, proposal_title
from td_app.words.reasons import option_sentence, reason_sentence
from td_app.words.refusals import refusal_sentence
from td_app.words.speaking import seat_text
from td_app.words.terms import (
    ante_text,
    colour_text,
    enters_text,
    majority_text,
    move_reason,
    place_text,
    reading_text,
    regime_text,
    standing_text,
)
from td_app.words.troubles import trouble_sentence

__all__ = (
    "action_label",
    "ante_text",
    "cite_text",
    "cites_text",
    "colour_text",
    "enters_text",
    "fault_text",
    "house_rule_text",
    "majority_text",
    "minute_sentence",
    "move_reason",
    "option_sentence",
    "place_text",
    "proposal_action",
    "proposal_reason",
    "proposal_title",
    "reading_text",
    "reason_sentence",
    "refusal_sentence",
    "regime_text",
    "seat_text",
    "standing_text",
    "step_text",
    "trouble_sentence",
)
