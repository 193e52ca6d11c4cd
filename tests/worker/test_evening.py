"""The same deals for a group: at the table, in the form and in links; results that are impossible are refused."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from html import unescape
from itertools import count
from time import perf_counter
from typing import Any
from urllib.parse import quote, unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_core.bots import BOTS
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.rules.contradictions import RulesError
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.engine.amount import amount
from tests.worker.evenings import PAGE, evening, own_deals, played, result
from tests.worker.visitor import Visitor
from web.page.result_link import invitation, result_address
from web.shared.evening import MAX_DEALS, Evening, check_letters, evening_of_deal, parse_evening
from web.worker.evening.opponents import is_possible
from web.worker.evening.results import LONGEST_TEXT, MAX_RESULTS, read_results
from web.worker.evening.visit import EveningVisit
from web.worker.match import evening as evenings
from web.worker.session.engine import handle, leave
from web.worker.words.speech import Voice

CLASSIC = evening()


def visit() -> EveningVisit:
    """Return a visit to the page of an evening."""
    return EveningVisit({"lang": "en"}, lambda: perf_counter() * 1000)


@cache
def link(name: str = "Ada", luck: int = 1) -> str:
    """Return the link to a person's result of the classic evening."""
    return result(CLASSIC, name, luck)


def values(address: str) -> dict[str, str]:
    """Return the parameters of a link."""
    return dict(part.split("=", 1) for part in address.split("#")[1].split("&"))


# ---------- texts ----------


def test_the_text_of_an_evening_and_the_seeds_of_its_deals_lead_back_to_it() -> None:
    for of in (CLASSIC, evening("royal:seats=4,team=2,sweep_points=1", MAX_DEALS, "nia,otto,vera", "0")):
        again = parse_evening(of.text)
        assert again
        assert again.text == of.text
        for number in (1, of.count):
            deal = evening_of_deal(of.rules, of.seed_of(number), of.bots)
            assert deal
            assert (deal[0].text, deal[1]) == (of.text, number)


@pytest.mark.parametrize(
    "text",
    [
        *("", "classic", "classic/k7f2/8", "classic/k7f2/8/nia/x", "/k7f2/8/nia", "classic//8/nia", "classic/k7f2/8/"),
        *("classic/k7f2/0/nia", "classic/k7f2/25/nia", "classic/k7f2/08/nia", "classic/k7f2/٨/nia", None, 7),
        *("classic/K7F2/8/nia", "classic/k-7/8/nia", f"classic/{'k' * 21}/8/nia", "classic/k7f2/8/nia ", "c" * 700),
    ],
)
def test_other_texts_are_no_evenings(text: object) -> None:
    assert parse_evening(text) is None


@pytest.mark.parametrize(
    "seed",
    [
        "k7f2",
        "evening-k7f2",
        "evening-k7f2-3-2",
        "evening-k7f2-0-2",
        "evening-k7f2-1-99",
        "evening--1-2",
        "evening-a-b-1-2",
    ],
)
def test_other_seeds_are_no_deals_of_an_evening(seed: str) -> None:
    assert evening_of_deal("classic", seed, "nia") is None


@given(st.text())
def test_any_text_is_an_evening_or_none(text: str) -> None:
    of = parse_evening(text)
    assert of is None or of.text == text


def test_every_game_has_single_rounds_or_says_why_not() -> None:
    refused = set()
    for name, variant in VARIANTS.items():
        for seats, team in variant.seatings:
            try:
                rules = evenings.single_round(variant_rules(name, seats, team))
            except RulesError:
                refused.add(name)
                continue
            of = Evening(rules_text(rules), "k7f2", 1, ",".join(["nia"] * (seats - 1)))
            assert is_possible(of), of.text
            deal = evenings.evening_deal(of, 1)
            assert evenings.deal_of(deal.game, deal.bots)
    assert refused == {"dominican", "tablic"}


def test_other_games_are_no_deals_of_an_evening() -> None:
    deal = evenings.evening_deal(CLASSIC, 1)
    assert evenings.deal_of(deal.game, deal.bots)
    assert not evenings.deal_of(deal.game, ("nia", "otto"))
    visitor = Visitor(address="?variant=classic&seed=evening-k7f2-1-2&bots=nia")  # not a single round
    assert not evenings.deal_of(visitor.session.match.game, ("nia",))


# ---------- at the table ----------


def play_deal(visitor: Visitor, *, hurried: bool = False) -> dict[str, Any]:
    """Play a deal to its end, and return its stored entries; if ``hurried``, jump to the person's last cards."""
    if hurried:
        visitor.hurry()
    while not visitor.session.match.game.sheets:
        visitor.move()
    stored: dict[str, Any] = visitor.added.get("evening_deals", {})
    return stored


@pytest.mark.slow
@pytest.mark.parametrize("bot", amount(["nia"], [bot for bot in BOTS if bot != "iris"]))
def test_a_deal_that_is_played_at_the_table_is_a_result_that_can_be_checked(bot: str) -> None:
    of = evening(bots=bot)
    ticks = count(0, 7)  # a clock, as in browsers, which must not change the bots' plays
    visitor = Visitor("table", clock=lambda: float(next(ticks)), address=of.query(2), home="../")
    assert "Casino, round 2 of 2" in visitor.html
    stored = play_deal(visitor)
    assert stored.keys() == {of.key(2)}
    deal = stored[of.key(2)]
    request = {"evening": of.text, "number": 2, "plays": deal["plays"]}
    page = visit()
    assert page.handle({"do": "deal", **request}) == {"fault": "", "points": deal["points"]}
    while not (reply := page.handle({"do": "others", **request}))["over"]:
        assert not reply["fault"]
    assert not reply["fault"]
    assert "This is your result for the group" in visitor.html
    assert f'href="../evening/#evening={of.text}"' in visitor.html
    assert not visitor.can("next")


def test_the_sheet_leads_on_to_the_next_deal() -> None:
    visitor = Visitor("next", address=CLASSIC.query(1), home="../")
    play_deal(visitor, hurried=True)
    assert f'href="../play/{CLASSIC.query(2)}"' in unescape(visitor.html)
    assert "Next: round 2 of 2" in visitor.html


def test_only_the_first_result_of_a_visit_is_stored_and_marks_are_kept() -> None:
    visitor = Visitor("marks", address=CLASSIC.query(1))
    visitor.rest()
    visitor.do("hint")
    while visitor.session.idle == "hint:think":
        visitor.do("hint:think")
    first = dict(play_deal(visitor, hurried=True)[CLASSIC.key(1)])
    assert first["hinted"] is True
    visitor.do("undo")
    visitor.do("undo:sure")
    while not visitor.session.match.game.sheets:
        visitor.move()
    assert visitor.reply.adds in (None, {})


@pytest.mark.parametrize("way", ["resign", "skip"])
def test_a_deal_that_is_resigned_or_skipped_is_no_result(way: str) -> None:
    visitor = Visitor("lazy", address=CLASSIC.query(1), home="../")
    while not visitor.can("hand"):
        visitor.move()
    if way == "resign":
        visitor.do("resign:sure")
        assert "A round that you resign does not count as a result" in visitor.html
    else:
        visitor.do("skip:sure")
        visitor.rest()
        assert "did not play all of your cards yourself" in visitor.html
    assert "evening_deals" not in visitor.added


# ---------- the form ----------


def test_the_form_makes_a_link_that_starts_the_deals() -> None:
    visitor = Visitor("form", home="../", page="https://example.org/casino/play/")
    visitor.do("new")
    assert "Same cards for a group…" in visitor.dialog
    visitor.submit("group:on")
    assert visitor.form.values["deals"] == "8"
    assert visitor.form.values["who"] == "alone"
    visitor.fill(game="royal", deals="3", group="Tuesday & Co.")
    visitor.submit("group")
    address = visitor.form.values.get("") or ""
    (address,) = re.findall(r'id="group-link" value="([^"]*)"', visitor.dialog)
    assert unescape(address).startswith("https://example.org/casino/evening/#evening=royal:target=none/")
    assert unescape(address).endswith("/3/otto&name=Tuesday%20%26%20Co%2E")
    of = parse_evening(values(unescape(address))["evening"])
    assert of
    assert is_possible(of)
    visitor.do("new:copied", **visitor.form.values)
    assert "group-link" in visitor.dialog, "the link stays after it has been copied"
    visitor.fill(deals="4")
    assert "group-link" not in visitor.dialog, "it is not that of the form any more"
    visitor.submit("group:off")
    assert "deals" not in visitor.form.values
    assert 'data-submit="start"' in visitor.dialog


def test_a_game_that_has_no_single_rounds_says_why() -> None:
    visitor = Visitor("form", home="../", page="https://example.org/play/")
    visitor.do("group:on")
    visitor.fill(game="tablic")
    visitor.submit("group")
    assert "This game cannot be played in single rounds: Without a points target" in visitor.dialog
    assert "group-link" not in visitor.dialog


def test_people_and_bots_alone_become_one_person_and_bots() -> None:
    for players in ("person,person,nia", "nia,vera"):
        visitor = Visitor("form", home="../", page="https://example.org/play/", address=f"?players={players}")
        visitor.do("group:on")
        visitor.submit("group")
        (address,) = re.findall(r'id="group-link" value="([^"]*)"', visitor.dialog)
        of = parse_evening(values(unescape(address))["evening"])
        assert of
        assert is_possible(of)


def test_a_frame_without_the_site_has_no_deals_for_a_group() -> None:
    visitor = Visitor("form")
    visitor.do("new")
    assert "Same cards for a group" not in visitor.dialog


# ---------- reading ----------


def wrapped(text: str, width: int = 60, mark: str = "\n") -> str:
    """Return a text in lines of ``width`` characters, separated by ``mark``."""
    return mark.join(text[start : start + width] for start in range(0, len(text), width))


def quoted_printable(text: str) -> str:
    """Return a text as it is in the source of an e-mail."""
    return wrapped(text.replace("=", "=3D"), 75, "=\r\n")


TEXTS = {
    "bare": link(),
    "words": f"Hi! Here it is: {link()}. See you on Tuesday, Ada",
    "brackets": f"[22:14, 26/11/2026] Ada: <{link()}>",
    "quotes": f"“{link()}”, she wrote (twice)",
    "twice": f"{link()}\n{link()}",
    "wrapped": wrapped(link()),
    "wrapped in a reply": "> " + wrapped(link(), 70, "\n> ") + "\nThanks!",
    "wrapped by a phone": wrapped(link(), 200, "\r\n  "),
    "mail": quoted_printable(f"Here: {link()}\n"),
    "html": f'<a href="{link().replace("&", "&amp;")}">my result</a>',
    "entities": link().replace("&", "&#38;"),
    "escaped": link().split("#")[0] + "#" + quote(link().split("#")[1], safe=""),
    "escaped twice": link().split("#")[0] + "#" + quote(quote(link().split("#")[1], safe=""), safe=""),
    "invisible": link().replace("&deals", "\u200b&deals"),
    "query": link().replace("#", "?"),
    "part": "#" + link().split("#")[1],
    "markdown": f"[my result]({link()})",
    "invitation first": f"{invitation(PAGE, CLASSIC, 'Tuesday')}\n\n{link()}",
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_a_result_is_found_however_it_came(text: str) -> None:
    results, faults = read_results(text)
    assert faults == []
    deals = own_deals(CLASSIC)
    assert [each["by"] for each in results] == ["Ada"]
    assert results[0]["evening"] == CLASSIC.text
    assert results[0]["deals"] == [deal["plays"] for deal in deals if deal]


def test_many_results_are_found_in_any_order() -> None:
    names = ["Ada", "Ben", "Chloé", "Дмитрий", "小林"]
    addresses = [link(name, luck) for luck, name in enumerate(names)]
    results, faults = read_results("\n".join(f"- {each} 👍" for each in reversed(addresses)) + addresses[0])
    assert faults == []
    assert [each["by"] for each in results] == names[::-1]


def test_what_is_no_result_is_told_apart() -> None:
    voice = Voice("en")

    def sentences(text: str) -> list[str]:
        results, faults = read_results(text)
        assert results == []
        return [voice.spoken(fault) for fault in faults]

    assert "There is no result in this text" in sentences("Hello")[0]
    assert "not a result" in sentences(invitation(PAGE, CLASSIC, "Tuesday"))[0]
    assert "Ada’s result was cut" in sentences(link()[:-7])[0]
    assert "Ada’s result was cut" in sentences(link()[:200] + " and so on")[0]
    changed = re.sub(r"&deals=(..)", lambda deals: "&deals=" + ("4S" if deals[1] != "4S" else "5S"), link())
    assert "was cut or changed" in sentences(changed)[0]
    assert "someone without a name" in sentences(link("Ada").replace("&name=Ada", "")[:-3])[0]
    assert "too long" in sentences("x" * (LONGEST_TEXT + 1))[0]


def test_no_more_results_than_a_bound_are_read() -> None:
    text = "".join(
        f"#evening=classic/k7f2/1/nia&name=x{number}&deals=-&check=0000 " for number in range(MAX_RESULTS + 5)
    )
    _, faults = read_results(text)
    assert len(faults) <= 20
    start = perf_counter()
    read_results("evening=" * 100_000)
    read_results("evening=a&deals=" + "check=" * 100_000)
    assert perf_counter() - start < 60  # nearly a million characters must not take hours


@given(st.text(max_size=200))
def test_any_name_comes_back_harmless(name: str) -> None:
    results, faults = read_results(result_address(PAGE, CLASSIC, name, own_deals_once()))
    assert faults == []
    assert len(results) == 1
    assert len(results[0]["by"]) <= 16
    assert all(mark.isprintable() for mark in results[0]["by"])
    assert not set(results[0]["by"]) & set('",:/[]{}\\')


@cache
def own_deals_once() -> Any:
    """Return the results of all deals of one person, which are played only once for all tests."""
    return own_deals(CLASSIC)


# ---------- impossible results ----------


def fault_of(of: Evening, deals: list[str]) -> str:
    """Return why a result is refused; "" if it is not."""
    page = visit()
    fault = page.handle({"do": "result", "evening": of.text, "deals": deals})["fault"]
    for number, plays in enumerate(deals, 1):
        request = {"evening": of.text, "number": number, "plays": plays}
        if plays != "-":
            fault = fault or page.handle({"do": "deal", **request})["fault"]
            while not fault and not (reply := page.handle({"do": "others", **request}))["over"]:
                fault = reply["fault"]
            fault = fault or page.handle({"do": "others", **request})["fault"]
    return fault


def plays_of(of: Evening = CLASSIC, luck: int = 1) -> list[str]:
    """Return, for each deal of an evening, the plays of a person who plays at random."""
    return [evenings.plays(played(of, number, luck)) for number in range(1, of.count + 1)]


def test_what_was_played_is_accepted_also_in_part() -> None:
    first, second = plays_of()
    assert fault_of(CLASSIC, [first, second]) == ""
    assert fault_of(CLASSIC, ["-", second]) == ""


def test_other_cards_are_refused() -> None:
    first, second = plays_of()
    fault = fault_of(CLASSIC, [second, first])
    assert fault.startswith("Round 1 cannot have been played like this with these cards and rules. Play ")
    other = evening(seed="other")
    assert fault_of(other, [first, second]).startswith("Round 1 cannot have been played like this")


def test_illegal_unfinished_and_resigned_deals_are_refused() -> None:
    first, second = plays_of()
    words = first.split("_")
    assert "Round 1 is not finished: it ends after play 47" in fault_of(CLASSIC, ["_".join(words[:-1]), second])
    assert "Round 1 was resigned" in fault_of(CLASSIC, ["_".join([*words[:20], "resign0"]), second])
    assert "Play 3, 9Sx9D" in fault_of(CLASSIC, ["_".join([*words[:2], "9Sx9D", *words[3:]]), second])
    assert "Play 49, AS: The round is" in fault_of(CLASSIC, [f"{first}_AS", second])
    assert "not a play" in fault_of(CLASSIC, ["<script>", second]) or fault_of(CLASSIC, ["<script>", second])
    assert "more plays than any" in fault_of(CLASSIC, ["4S_" * 2_000, second])


def test_the_number_of_deals_must_be_right() -> None:
    first, second = plays_of()
    assert "It has 1 rounds, but there are 2" in fault_of(CLASSIC, [first])
    assert "It has 3 rounds, but there are 2" in fault_of(CLASSIC, [first, second, second])
    assert "no finished round" in fault_of(CLASSIC, ["-", "-"])


def test_plays_of_another_opponent_are_refused() -> None:
    against_otto = plays_of(evening(bots="otto"))
    fault = fault_of(CLASSIC, against_otto)
    assert re.match(r"Round 1 was not played against this opponent: play \d+ is \S+, but should be \S+\.", fault)


def test_other_rules_are_refused() -> None:
    first, second = plays_of()
    assert "do not exist here" in fault_of(Evening("chess", "k7f2", 2, "nia"), [first, second])
    assert "do not exist here" in fault_of(Evening("classic:target=7", "k7f2", 2, "nia"), [first, second])
    for rules in ("classic", "classic:rounds=none,target=none", "classic:target=none,target=none"):
        assert fault_of(Evening(rules, "k7f2", 2, "nia"), [first, second]), rules
    assert "has no such rounds" in fault_of(Evening(CLASSIC.rules, "k7f2", 2, "nia,nia"), [first, second])
    assert "has no such rounds" in fault_of(Evening(CLASSIC.rules, "k7f2", 2, "hal"), [first, second])
    assert "has no such rounds" in fault_of(Evening(CLASSIC.rules, "", 2, "nia"), [first, second])


@pytest.mark.slow
@pytest.mark.parametrize("rules", amount(["swazi", "krypkasino"], [*VARIANTS]))
def test_results_of_every_game_are_accepted(rules: str) -> None:
    try:
        seats = evenings.single_round(parse_rules(rules)).seats
        of = evening(rules, 1, ",".join(["otto"] * (seats - 1)))
    except RulesError:
        return
    assert fault_of(of, plays_of(of)) == ""
    points = evenings.points(played(of, 1))
    assert points
    own, others, lead = points
    assert lead == (others - own if evenings.rules_of(of.rules).ending.lowest_wins else own - others)


# ---------- the engine, and bots with the same cards ----------


@pytest.mark.slow
def test_bots_play_the_same_cards_in_small_steps() -> None:
    page, steps = visit(), 0
    while not (reply := page.handle({"do": "bots", "evening": CLASSIC.text, "number": 1}))["over"]:
        steps += 1
    assert steps
    assert list(reply["bots"]) == ["otto", "mara", "kit", "vera", "iris"]
    assert all(lead == own - others for own, others, lead in reply["bots"].values())


def test_the_engine_serves_the_page_next_to_tables() -> None:
    async def talk() -> list[Any]:
        texts = [
            await handle(json.dumps({"do": "init", "kind": "evening", "lang": "en"}), "page"),
            await handle(json.dumps({"do": "read", "text": link()}), "page"),
            await handle(json.dumps({"do": "result", "evening": "x", "deals": []}), "page"),
        ]
        leave("page")
        return [json.loads(text) for text in texts]

    with ThreadPoolExecutor(1) as thread:  # the main thread may have the event loop of another test's browser
        started, read, refused = thread.submit(asyncio.run, talk()).result()
    assert started == {}
    assert [each["by"] for each in read["found"]] == ["Ada"]
    assert "has no such rounds" in refused["fault"]
    with pytest.raises(ValueError, match="no such intent"):
        visit().handle({"do": "dance", "evening": CLASSIC.text, "plays": plays_of()[0]})


def test_links_are_as_short_as_their_plays() -> None:
    address = link()
    plays = "/".join(plays_of())
    assert len(address) < len(PAGE) + len(plays) + 80
    letters = check_letters(CLASSIC.text, plays, 0, 0)
    assert unquote(address).endswith(f"&deals={plays}&check={letters}")
