"""An article of the rulebook in a few words of our own, under its number and title."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from rules_ropta.rulebook import Article, load_rulebook
from rules_ropta.ruling import Refused
from td_app.ui.dialogs.house_dialog import HouseDialog
from td_app.ui.language import current_language
from td_app.ui.widgets.buttons import Rank
from td_app.ui.widgets.labels import Say, label

WIDTH = 560


class ArticleDialog(HouseDialog):
    """What an article says; a number the edition lacks is said to be unknown."""

    def __init__(self, number: str, parent: QWidget | None = None) -> None:
        """Show article ``number`` of the edition in force."""
        book = load_rulebook()
        article = _known(number)
        super().__init__(f"§\u00a0{number}", "", parent, icon="note", width=WIDTH)
        if article is None:
            words = self.tr("Cet article n'est pas résumé ici : consultez le règlement imprimé.")
            self.body.addWidget(label(words, wraps=True))
        else:
            language = current_language()
            title = article.title if language == "fr" else article.title_en
            self.body.addWidget(label(title, Say.SECTION, wraps=True))
            self.body.addWidget(label(article.summary(language), Say.LEAD, wraps=True))
        source = self.tr(
            "Résumé de l'édition {0} dans nos propres mots : seul le texte publié fait foi."
        )
        self.body.addWidget(label(source.format(book.edition), Say.SMALL, wraps=True))
        self.add_button("close", self.tr("Fermer"), Rank.PRIMARY)


def _known(number: str) -> Article | None:
    try:
        return load_rulebook().article(number)
    except Refused:
        return None
