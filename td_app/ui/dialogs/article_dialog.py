"""An article of the rulebook in a few words of our own, under its number and title."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from rules_ropta.rulebook import Article, load_rulebook
from rules_ropta.ruling import Refused
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label
from td_app.words.language import fr_en, in_language

WIDTH = 560


class ArticleDialog(HouseDialog):
    """Shows an article; an unknown number is reported as such."""

    def __init__(self, number: str, parent: QWidget | None = None) -> None:
        """Show article ``number`` of the edition in force."""
        article = known_article(number)
        super().__init__(f"§\u00a0{number}", "", parent, icon="note", width=WIDTH)
        if article is None:
            self.body.addWidget(label(unknown_words(), wraps=True))
        else:
            title = in_language(article.titles)
            self.body.addWidget(label(title, Say.SECTION, wraps=True))
            self.body.addWidget(label(in_language(article.summary), Say.LEAD, wraps=True))
        self.body.addWidget(label(source_words(), Say.SMALL, wraps=True))
        self.add_button("close", fr_en("Fermer", "Close"), Rank.PRIMARY)


def known_article(number: str) -> Article | None:
    """Return an article of the edition in force; None for a number it lacks."""
    try:
        return load_rulebook().article(number)
    except Refused:
        return None


def unknown_words() -> str:
    """Return the sentence on an article that the edition lacks."""
    return fr_en(
        "Cet article n’est pas résumé ici\u00a0: consultez le règlement imprimé.",
        "This article is not summarised here. Consult the printed rulebook.",
    )


def source_words() -> str:
    """Return the remark that a summary is in our own words, and which text counts."""
    words = fr_en(
        "Résumé de l’édition {0} dans nos propres mots\u00a0: seul le texte publié fait foi.",
        "Summary of edition {0} in our own words: only the published text is binding.",
    )
    return words.format(load_rulebook().edition)
