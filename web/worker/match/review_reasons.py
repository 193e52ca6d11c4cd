"""The reasons of a review: at most two sentences for each costly play, and no sentence more than twice in a review."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from casino_core.cards import Card
from casino_core.coaching.estimates import Estimate, Reply
from casino_core.coaching.reasons import MIN_SHARE
from web.rulebook.words import sweeps_matter
from web.worker.match.aftermath import cards_taken
from web.worker.match.explanation import Explanation, Outlook
from web.worker.match.game_review import Reviewed
from web.worker.match.hint import percent
from web.worker.words.narration import action_phrase
from web.worker.words.people import People
from web.worker.words.reasons import MAX_ITEMS, against
from web.worker.words.speech import Fact, Message, Voice, enumerated, message, one_by_one

MAX_TIMES = 2
"""The maximum number of times that the same sentence may appear in one review."""

MAX_NAMED = 6
"""The maximum number of cards that are named one by one."""

MIN_EXPLAINED = 0.75
"""The minimum share of a play's cost that the score items must explain for their points to be stated."""

CLEARER = 0.1
"""The smallest difference between two chances, 0 to 1, that is worth a sentence."""

OFTEN = ((0.95, "always"), (0.7, "mostly"), (0.6, "two-thirds"), (0.42, "half"), (0.0, "one-in"))
"""The ways to say how often something happens, each with the smallest share of deals that it describes."""


def reasons(reviewed: Sequence[Reviewed], people: People, voice: Voice) -> dict[int, tuple[Message, ...]]:
    """Return sentences on the costs of the costly plays, by the place of the play in the replay."""
    used = Counter[str]()
    return {one.place: tuple(_chosen(one, one.why, people, used, voice)) for one in reviewed if one.why}


def _chosen(one: Reviewed, why: Explanation, people: People, used: Counter[str], voice: Voice) -> Iterator[Message]:
    """Yield the sentences for a play, none of which has been used too often before."""
    seat = people.seen_from(one.move.seat)
    smaller = len(why.better.taken) < len(why.worse.taken) and not people.rules.ending.lowest_wins
    decisive = tuple(_decisive(one, why, seat))
    # If the best play takes fewer cards, one sentence states its advantage, so only one is left for the person's play.
    slots: list[Iterable[Message]] = [[sentence] for sentence in (decisive[-1:] if smaller else decisive)]
    slots += [_saved(why, seat)] if smaller else []
    sentences = [chosen for slot in slots if (chosen := _first(slot, used, voice))]
    yield from sentences or filter(None, [_first(_contrast(why, seat), used, voice)])


def _first(sentences: Iterable[Message], used: Counter[str], voice: Voice) -> Message | None:
    """Return the first sentence that has not been used too often, and count it; None if there is none."""
    for sentence in sentences:
        text = voice.spoken(sentence)
        if used[text] < MAX_TIMES:
            used[text] += 1
            return sentence
    return None


# ---------- decisive facts ----------


def _decisive(one: Reviewed, why: Explanation, people: People) -> Iterator[Message]:
    """Yield the decisive facts against a play, if they are known: the reply to it, and the points that it costs."""
    if why.reason and one.game:
        yield from against(why.reason, people)[:-1]
        yield message("review.why.game", count=one.game)
    elif why.reason:
        yield from against(why.reason, people)
    elif why.estimate and why.estimate.cost.is_significant:
        if why.estimate.reply:
            yield _reply(why.estimate.reply, why.worse, people)
        yield from _items(why.estimate, one.cost)


def _reply(reply: Reply, worse: Outlook, people: People) -> Message:
    """Return the reply that decides against a play, and how likely it is."""
    often = next(name for least, name in OFTEN if reply.share >= least)
    how = message(f"review.often.{often}", number=max(3, round(1 / reply.share)))
    if reply.against_builds:
        return message("review.why.reply.build", often=how, who=people.name(reply.seat))
    after = worse.after
    taken = cards_taken(reply.capture, after.loose, after.builds)
    rank = message(f"card.rank.{reply.capture.card.rank}")
    key = "review.why.reply.an" if reply.capture.card.rank in "A8" else "review.why.reply"
    return message(key, often=how, who=people.name(reply.seat), cards=_named(taken), rank=rank)


def _items(estimate: Estimate, cost: float) -> Iterator[Message]:
    """Yield the items of the score that a play costs, with their points if these make up most of the cost.

    The cost of the review comes from other deals than the estimate, so an item may explain too little of it.
    """
    items = [(code, mean) for code, mean in estimate.items if MIN_SHARE * mean.mean >= cost][:MAX_ITEMS]
    if not items:
        return
    if not MIN_EXPLAINED * cost <= sum(mean.mean for _, mean in items) <= cost:
        yield message("review.why.mainly", items=enumerated(message(f"reason.item.{code}") for code, _ in items))
        return
    each = ((float(mean.mean), message(f"reason.item.{code}")) for code, mean in items)
    yield message("review.why.items", items=enumerated(message("review.why.item", points=p, item=i) for p, i in each))


# ---------- the tables that two plays leave ----------


def _saved(why: Explanation, people: People) -> Iterator[Message]:
    """Yield sentences on the advantages of a best play that takes fewer cards, the most telling first."""
    better, worse = why.better, why.worse
    who = people.name(worse.after.turn)
    yield from (message(f"review.saved.{harm}", **facts) for harm, facts in _safer(why, who))
    if better.play.card != worse.play.card:
        yield message("review.saved.card", card=worse.play.card)
    yield message("review.saved.table", cards=_table_after(better), others=_table_after(worse))
    yield message("review.saved.play", better=_done(better, people), worse=_done(worse, people))


def _contrast(why: Explanation, people: People) -> Iterator[Message]:
    """Yield sentences on the visible advantages of the best play, the most telling first."""
    better, worse = why.better, why.worse
    who = people.name(worse.after.turn)
    if len(better.taken) > len(worse.taken) and not people.rules.ending.lowest_wins:
        yield message("review.contrast.more", count=len(better.taken), cards=_named(better.taken))
    yield from (message(f"review.contrast.{harm}", **facts) for harm, facts in _safer(why, who))
    if better.play.card != worse.play.card:
        yield message("review.contrast.card", card=worse.play.card, other=better.play.card)
    yield message("review.contrast.table", cards=_table_after(better), others=_table_after(worse))
    yield message("review.contrast.play", better=_done(better, people), worse=_done(worse, people))


def _safer(why: Explanation, who: Message) -> Iterator[tuple[str, dict[str, Fact]]]:
    """Yield each harm that is clearly less likely after the better play: its name, and the facts for its sentence.

    The harms are a sweep and a capture by the next player.
    """
    better, worse = why.better, why.worse
    chances = {"takes": (better.takes, worse.takes)}
    if sweeps_matter(worse.after.rules):
        chances = {"sweeps": (better.sweeps, worse.sweeps), **chances}
    for name, (few, many) in chances.items():
        if few is None or many is None or many - few < CLEARER:
            continue
        if few:
            yield name, {"who": who, "few": percent(few), "many": percent(many)}
        else:
            yield f"{name}.none", {"who": who}


def _table_after(outlook: Outlook) -> Message:
    """Return in words the loose cards and the number of builds that a play leaves on the table."""
    loose, builds = outlook.after.loose, outlook.after.builds
    parts = [_named(loose)] if loose else []
    parts += [message("review.builds", count=len(builds))] if builds else []
    return enumerated(parts) if parts else message("review.empty")


def _named(cards: Sequence[Card]) -> Message:
    """Return cards by name, or their number if there are many."""
    if len(cards) > MAX_NAMED:
        return message("review.cards", count=len(cards))
    return message("reason.cards", cards=one_by_one(cards))


def _done(outlook: Outlook, people: People) -> Message:
    """Return a play in words."""
    return enumerated(action_phrase(outlook.play, outlook.before, people))
