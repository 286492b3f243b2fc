"""A blind posted by a player who owed none (4.5)."""

from __future__ import annotations

from rules_ropta.misposted_blind import MispostedBlind, misposted_blind


class TestArticle_4_5:
    def test_posted_after_the_cards_it_is_an_action(self) -> None:
        for substantial in (False, True):
            ruling = misposted_blind(after_cards=True, substantial_after=substantial)
            assert ruling.decision == MispostedBlind("action_stands")

    def test_acted_on_it_stays_in(self) -> None:
        ruling = misposted_blind(after_cards=False, substantial_after=True)
        assert ruling.decision == MispostedBlind("chips_committed")
        assert ruling.cites == ("4.5", "6.7")

    def test_noticed_in_time_it_comes_back_with_a_warning(self) -> None:
        ruling = misposted_blind(after_cards=False, substantial_after=False)
        assert ruling.decision == MispostedBlind("take_back", warning=True)
        assert ruling.announce is not None
