"""What bots look ahead with: a game as numbers (``form``, ``score``) and the exact value of a last deal (``last``)."""
