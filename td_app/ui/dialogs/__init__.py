"""The dialogs of the director's application."""
