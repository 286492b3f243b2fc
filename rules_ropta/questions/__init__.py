"""The procedures' questions: from a situation to the functions that apply the rules."""
