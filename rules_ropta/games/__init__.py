"""Other games than no-limit hold'em: whose hand is best, what it wins, what may be bet.

Their text is a help book's (``help omaha``) and the rules of Ultimate Texas Hold'em
(``uth blind``); no federation tournament asks them. ``hand_order.py`` ranks, through PokerKit;
``dealt.py`` says how many cards each game deals.
"""
