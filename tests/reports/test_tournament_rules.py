"""The tournament's own rules on the wall: formats, house rules, whom to call, a code to read."""

from __future__ import annotations

from dataclasses import replace

import pytest
from every_report import told_in

from reports.drawings import MOST_BYTES, dots_of
from reports.tournament_rules import HouseRuleLine, TournamentRules, render_tournament_rules

ADDRESS = "https://club.example/règlement?édition=2025-02"


@pytest.fixture
def rules(heading):
    """Six tables, two house rules, no address."""
    return TournamentRules(
        *(heading, 8, 12_000, "big_blind", 2, 9, (6, 5, 4, 3, 2, 1), "normal"),
        house_rules=(
            HouseRuleLine("3.5", "Attente avant de demander le time : 90 s", "60 s"),
            HouseRuleLine("9.11", "Le jeton compte entier", "c’est un call", ("C6-analogy",)),
        ),
    )


class TestTheSheet:
    def test_says_how_the_tournament_is_played(self, rules, read):
        text = read(render_tournament_rules(rules)).text()
        for said in (
            "8 joueurs par table",
            "12 000",
            "payée par la grosse blinde",
            "jusqu’à la fin du niveau 2",
            "9 joueurs",
            "6, 5, 4, 3, 2, 1",
            "normales",
            "appelez un floor",
        ):
            assert said in text

    def test_what_is_set_is_larger_than_what_it_is_called(self, rules, read):
        sizes = {
            one.text.strip(): one.size for one in read(render_tournament_rules(rules)).written(1)
        }
        assert (sizes["Tables"], sizes["8 joueurs par table"]) == (15, 20)

    def test_it_is_as_large_as_one_sheet_holds(self, rules, read):
        wordy = tuple(HouseRuleLine("1.3", f"Règle {n}. " + "mots " * 30) for n in range(3))
        (usual, full) = (
            read(render_tournament_rules(replace(rules, house_rules=those)))
            for those in (rules.house_rules, wordy)
        )
        assert len(usual.pages) == len(full.pages) == 1
        sizes = [
            next(one.size for one in paper.written(1) if one.text == "Tables")
            for paper in (usual, full)
        ]
        assert sizes == [15, 12]

    def test_each_setting_names_its_article(self, rules, read):
        text = read(render_tournament_rules(rules)).text()
        for said in (
            *("Ante (§ 4.2)", "Entrées tardives (§ 1.8)", "Table finale (§ 2.6)"),
            *("Ordre de fermeture (§ 2.4)", "Sanctions (§ 11)", "édition 2025-02"),
        ):
            assert said in text

    def test_each_house_rule_names_its_article_and_what_the_text_says(self, rules, read):
        text = read(render_tournament_rules(rules)).text()
        assert "2 écarts déclarés" in text
        assert "§ 3.5 Attente avant de demander le time : 90 s Le règlement : 60 s" in text
        assert "Le règlement : c’est un call · passage qui se lit de deux façons" in text

    def test_without_a_house_rule_it_says_that_the_rulebook_applies(self, rules, read):
        text = read(render_tournament_rules(replace(rules, house_rules=()))).text()
        assert "Aucune : le règlement de la fédération" in text

    def test_it_is_read_in_order(self, rules, read):
        text = read(render_tournament_rules(rules)).text()
        said = ("Règles du tournoi", "Tables", "Sanctions", "Règles maison", "§ 3.5", "§ 9.11")
        order = [text.index(part) for part in (*said, "Qui appeler", "Lire le règlement")]
        assert order == sorted(order)

    def test_no_late_entry_and_one_table(self, rules, read):
        alone = replace(rules, late_entry_until=0, breaking_order=(1,))
        text = read(render_tournament_rules(alone)).text()
        assert "aucune après la première donne" in text
        assert "Ordre de fermeture" not in text

    @pytest.mark.parametrize("regime", ["light", "normal", "heavy"])
    def test_the_regime_says_what_it_means(self, rules, read, regime):
        assert "(§ 11)" in read(render_tournament_rules(replace(rules, regime=regime))).text()

    def test_many_house_rules_flow_on(self, rules, read):
        many = tuple(HouseRuleLine("1.3", f"Règle {n}. " + "mots " * 55) for n in range(40))
        paper = read(render_tournament_rules(replace(rules, house_rules=many)))
        assert len(paper.pages) > 2
        assert paper.missing(f"Règle {n}." for n in range(40)) == []

    def test_a_hundred_and_twenty_five_tables(self, rules, read):
        order = tuple(range(125, 0, -1))
        paper = read(render_tournament_rules(replace(rules, breaking_order=order)))
        assert paper.missing(["125, 124, 123", "3, 2, 1"]) == []

    def test_in_english(self, rules, read):
        text = read(render_tournament_rules(told_in("en", rules))).text()
        for said in ("Tournament rules", "posted by the big blind", "Who to call"):
            assert said in text


class TestTheCode:
    def test_leads_to_the_address_that_the_club_gave(self, rules, read, telephone):
        pdf = render_tournament_rules(replace(rules, address=ADDRESS))
        assert telephone(pdf) == [ADDRESS]
        assert ADDRESS in read(pdf).text()

    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_without_an_address_it_tells_the_rules_themselves(self, rules, language, telephone):
        (told,) = telephone(render_tournament_rules(told_in(language, rules)))
        assert "http" not in told
        assert told.splitlines()[0].startswith("Open d’automne")
        assert "§ 9.11 Le jeton compte entier" in told

    def test_what_would_be_too_long_is_left_to_the_sheet(self, rules, telephone):
        many = tuple(HouseRuleLine("1.3", "é" * 90) for _ in range(20))
        (told,) = telephone(render_tournament_rules(replace(rules, house_rules=many)))
        assert told.endswith("… la suite est affichée.")
        assert len(told.encode()) <= MOST_BYTES

    def test_an_address_too_long_for_a_code_is_not_cut(self, rules, telephone):
        endless = "https://club.example/" + "a" * MOST_BYTES
        (told,) = telephone(render_tournament_rules(replace(rules, address=endless)))
        assert "https" not in told

    def test_too_much_is_refused(self):
        with pytest.raises(ValueError, match="too many"):
            dots_of("é" * MOST_BYTES)
