"""Every page, dialog and the public window rendered to PNG, on the sample tournament."""

from td_app.ui.gallery.pictures import Gallery

__all__ = ["Gallery"]
