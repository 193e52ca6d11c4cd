"""Every component in every state, as pages to look at: python -m tests.table.style_page FOLDER

The pages take ?theme=dark, ?palette=four|safe|contrast, ?index=large, ?faces=dark. They are served, not opened from
the disk: browsers do not link to a sprite beside a file.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from web.table.deck import RANKS, SUITS, mark, sprite
from web.table.icons import ICONS

CSS = Path(__file__).resolve().parents[2] / "web" / "static" / "css"
DATASET = "for (const [k, v] of new URLSearchParams(location.search)) document.documentElement.dataset[k] = v"


def stylesheet() -> str:
    """All stylesheets; layers make their order free, but for the tokens."""
    rest = sorted(path for path in CSS.glob("*.css") if path.name != "tokens.css")
    return "\n".join(path.read_text("utf-8") for path in [CSS / "tokens.css", *rest])


# ---- parts ----


def card(name: str, attrs: str = "", tag: str = "span") -> str:
    """A card as a picture, or as a button."""
    role = 'type="button"' if tag == "button" else 'role="img"'
    return (
        f'<{tag} class="card" {role} aria-label="{name}" {attrs}><svg viewBox="0 0 200 280" aria-hidden="true">'
        f'<use href="sprite.svg#{name}"/></svg></{tag}>'
    )


def cards(names: str, attrs: str = "", tag: str = "span") -> str:
    """Several cards, named with spaces between."""
    return "".join(card(name, attrs, tag) for name in names.split())


def say(name: str) -> str:
    """A card named in running text."""
    rank = "10" if name[0] == "T" else name[0]
    return f'<span class="say {name[1]}">{rank}<svg aria-hidden="true"><use href="sprite.svg#pip{name[1]}"/></svg></span>'


def icon(name: str) -> str:
    """An icon."""
    return f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="{ICONS[name]}"/></svg>'


def square(name: str, attrs: str = "") -> str:
    """A button that is only an icon."""
    return f'<button class="square" aria-label="{name}" {attrs}>{icon(name)}</button>'


def build(value: int, who: str, sets: Iterable[str], attrs: str = "", tag: str = "button") -> str:
    """A build of one or more sets."""
    groups = list(sets)
    kind = "multiple" if len(groups) > 1 else "single"
    fans = "".join(f'<span class="fan">{cards(group)}</span>' for group in groups)
    return (
        f'<{tag} class="build" {attrs}><span class="head"><b class="value {kind}">{value}</b><span>{who}'
        f'<small>{kind}</small></span></span><span class="sets">{fans}</span></{tag}>'
    )


def pile(count: int, top: str = "back", attrs: str = "", tag: str = "span") -> str:
    """A pile: its top and its count."""
    return f'<span class="pile">{card(top, attrs, tag)}<span><b>{count}</b><small>taken</small></span></span>'


def chip(name: str, short: str, points: int) -> str:
    """A side's score."""
    return f'<span class="chip" style="--part:{points * 100 // 21}%"><i>{short}</i><span>{name}</span><b>{points}</b></span>'


def act(words: str, cost: str, attrs: str = "", classes: str = "") -> str:
    """A choice."""
    return f'<button class="act {classes}" {attrs}><span class="line">{words}</span><span class="cost">{cost}</span></button>'


def seat(name: str, held: int, taken: int, place: str, attrs: str = "", tag: str = "") -> str:
    """An opponent, or a partner."""
    label = f' <span class="tag">{tag}</span>' if tag else ""
    return (
        f'<section class="seat {place}" aria-label="{name}" {attrs}><span class="disc">{name[0]}</span><div class="who">'
        f'<strong>{name}</strong>{label}<small>{held} in hand</small></div>'
        f'<span class="held" style="--n:{held}">{card("back") * held}</span>{pile(taken)}</section>'
    )


# ---- the table ----

PLACES = {
    2: ["north"],
    3: ["west", "east"],
    4: ["west", "north", "east"],
    5: ["west", "north", "north", "east"],
    6: ["west", "north", "north", "north", "east"],
}
NAMES = ["Nia", "Sipho", "Thandi", "Lwazi", "Wilhelmina"]
FREE = 'data-can aria-pressed="false"'
CHOSEN = 'aria-pressed="true"'
USUAL = (
    f'<div class="loose">{cards("8D 5H 3C 2S", FREE, "button")}{card("8C", CHOSEN, "button")}'
    f'{card("JD", "data-dim", "button")}</div>'
    + build(9, "Nia", ["5C 4D"], "data-dim")
    + build(7, "You", ["4S 3H", "6C AD"], f"data-own {FREE}")
)
CROWDED = (
    f'<div class="loose">{cards("8D 5H 3C 2S JD QS KC AH 7H 9D TC 4H", "data-can", "button")}</div>'
    + build(9, "Wilhelmina", ["5C 4D"], CHOSEN)
    + build(10, "You", ["4S 3H 2H AD", "6C 4C", "TD"], "data-own data-hint")
)
CHOICES = (
    act(f'<strong>Take</strong> {say("8D")} {say("5H")}+{say("3C")}', "4 cards, 1 spade", classes="first"),
    act(f'<strong>Build 10</strong> with {say("2S")}', f'you keep {say("TD")}'),
    act("<strong>Lay down</strong>", "Not while your 7 stands", 'aria-disabled="true"'),
    act(f'<strong>Add</strong> to the 9 with {say("5H")}+{say("3C")}', "yours from now on"),
    act("More", "", classes="more"),
)
LOG = f'<p class="log" role="status"><strong>Nia</strong> played {say("4D")} on {say("5C")} and builds 9.</p>'


def bar(seats: int) -> str:
    """Title and score."""
    scores = [chip("You", "You", 12), *(chip(name, name, 9 + k) for k, name in enumerate(NAMES[: seats - 1]))]
    if seats == 4:
        scores = [chip("You + Sipho", "Us", 14), chip("Nia + Thandi", "Them", 11)]
    return (
        f'<header class="bar"><a class="square" href="#" aria-label="Home">{icon("back")}</a>'
        f'<h1>Casino<small>Deal 3 of 6, to 21</small></h1><div class="chips">{"".join(scores)}</div>{square("menu")}</header>'
    )


def side() -> str:
    """The column beside the table."""
    return (
        f'<aside class="side" aria-label="This game"><section><h2>This deal</h2><ol class="turns">'
        f'<li><small>Nia</small><span>lays down {say("JD")}</span></li>'
        f'<li><small>You</small><span>{say("3H")} with {say("4S")}, {say("6C")}+{say("AD")}: two sets of 7</span></li>'
        f'<li aria-current="true"><small>Nia</small><span>{say("4D")} on {say("5C")}: builds 9</span></li></ol></section>'
        f'<section><h2>What counts</h2><ol class="counts"><li><span>{say("TD")} Big Casino, 2</span><small>in your hand</small></li>'
        f'<li><span>{say("AS")} {say("AH")} {say("AC")} aces, 1 each</span><small>not seen yet</small></li></ol></section>'
        '<p class="fair">Nia sees what you would see in her seat: the table, her own cards, and what has been played.</p>'
        f'<div class="row"><button class="btn">{icon("again")} Show the last move</button></div></aside>'
    )


def table(
    seats: int = 2, hand: str = "8S 7D TD", field: str = USUAL, log: str = LOG, choices: Iterable[str] = CHOICES[:3]
) -> str:
    """A whole table, as one seat sees it."""
    held = hand.split()
    others = "".join(
        seat(name, len(held), 5 + k, place, "data-turn" if k == 1 else "", "next" if k == 0 else "")
        for k, (name, place) in enumerate(zip(NAMES, PLACES[seats], strict=False))
    )
    mine = "".join(card(name, f'aria-pressed="{str(k == 0).lower()}"', "button") for k, name in enumerate(held))
    return (
        f'<div class="play">{bar(seats)}<main class="table"><div class="mat" data-seats="{seats}"><div class="seats">{others}</div>'
        f'<section class="field" aria-label="On the table">{field}</section>{log}'
        f'<section class="mine seat" data-turn aria-label="You"><span class="disc">Y</span><div class="who"><strong>Your turn</strong> '
        f'<span class="tag">dealer</span><small>24 cards left in the pack</small></div>{pile(7)}{square("undo")}{square("hint")}</section>'
        f'<div class="thumb"><section class="hand" style="--n:{len(held)}" aria-label="Your hand">{mine}</section>'
        f'<section class="acts" aria-label="What to do">{"".join(choices)}</section></div></div></main>{side()}</div>'
    )


SIXTEEN = "AS 2S 5S 9S KS 3H 6H TH QH 2D 7D JD 4C 8C TC KC"
EMPTY = '<p class="empty">The table is empty. Any card you lay starts it.</p>'
PROMPT = ("<p>Choose a card from your hand.</p>",)
LOADING = '<p class="log" role="status" data-state="loading">Getting the rules ready, 2.1 of 6 MB<progress value="2.1" max="6"></progress></p>'
REFUSED = f'<p class="log" role="status" data-state="refused">You need a card of 10 in your hand to build it. {say("9S")} stays.</p>'
BROKEN = '<p class="log" role="status" data-state="error">This link has a card twice (8♠, character 14).</p>'
TABLES = {
    "table": table(),
    "three": table(3, "8S 7D TD QC", choices=CHOICES),
    "four": table(4, "AS 5H 7C 7D 9H QS KD", choices=CHOICES),
    "five": table(5, SIXTEEN[:29], CROWDED, choices=CHOICES),
    "six": table(6, SIXTEEN[:35], CROWDED, REFUSED),
    "sixteen": table(2, SIXTEEN, CROWDED, choices=CHOICES),
    "empty": table(2, "8S", EMPTY, LOADING, PROMPT),
    "broken": table(2, "8S 7D", EMPTY, BROKEN, PROMPT),
}


# ---- other pages ----


def strip(*figures: tuple[str, str], attrs: str = "") -> str:
    """Things side by side, each with its name."""
    items = "".join(f"<figure>{shown}<figcaption>{name}</figcaption></figure>" for name, shown in figures)
    return f'<div class="stage" style="margin-block:1.5rem;padding:1.5rem;background:var(--table)" {attrs}>{items}</div>'


def deck_page() -> str:
    """The whole deck, the palettes, the states."""
    whole = "".join(card(rank + suit) for suit in SUITS for rank in RANKS)
    looks = [
        (name, f'<span class="{name} fan" style="--card:62px;gap:42px">{cards("8S 7H 6D JC")}</span>')
        for name in ("two", "four", "safe", "contrast", "night", "large")
    ]
    states = ["", "data-can", 'aria-pressed="true"', "data-dim", "data-last", "data-hint", "data-drag", "data-drop", "data-drop data-over", "autofocus"]
    builds = ["", "data-own", "data-can", 'aria-pressed="true"', "data-dim", "data-hint", "data-drop data-over", 'data-own aria-pressed="true"']
    return (
        f'<main class="book" style="display:block"><h1>The cards</h1><div style="display:grid;grid-template-columns:repeat(13,1fr);'
        f'gap:.5rem;--card:100%">{whole}</div>'
        + strip(*looks, ("small", f'<span class="fan" style="--card:44px;gap:34px">{cards("TS 9H QD 4C")}</span>'))
        + strip(*((state or "rest", card("TD", state, "button")) for state in states), ("back", card("back")))
        + strip(*((state or "rest", build(7, "Nia", ["4S 3H", "6C AD"], state)) for state in builds), attrs='data-x style="--card:64px"')
        + strip(*((name, icon(name)) for name in ICONS), ("mark", f'<span style="font-size:3rem">{mark()}</span>'))
        + "</main>"
    )


def forms_page() -> str:
    """Every control."""
    radios = "".join(
        f'<label><input type="radio" name="n" {"checked" if n == 2 else ""} {"disabled" if n == 6 else ""}><span>{n}</span></label>'
        for n in (2, 3, 4, 6)
    )
    return (
        '<main class="book"><div class="form"><h1>Forms</h1>'
        f'<fieldset class="segments"><legend>Players</legend><div>{radios}</div><small>Four play as partners.</small></fieldset>'
        '<div class="field-set"><label for="bot">Your opponent</label><select id="bot"><option>Nia, steady</option></select>'
        "<small>Nia weighs cards, spades and risk.</small></div>"
        '<div class="field-set"><label for="seed">Seed</label><input id="seed" value="8s-twelve" aria-invalid="true">'
        '<p class="error">A seed has letters and digits only. “-” is character 3.</p></div>'
        '<div class="field-set"><label for="t">A game as text</label><textarea id="t" class="code">casino 1</textarea></div>'
        '<div class="field-set"><label for="o">Not now</label><input id="o" disabled value="Only with four players"></div>'
        '<label class="check"><input type="checkbox" checked><span>Sweeps count<small>One point each</small></span></label>'
        '<label class="check"><input type="checkbox"><span>Royal values</span></label>'
        '<label class="switch"><span>Sound<small>Quiet, and only when a card lands</small></span><input type="checkbox" role="switch" checked></label>'
        '<label class="switch"><span>Large index</span><input type="checkbox" role="switch"></label>'
        '<div class="slider"><label for="v">Speed</label><output>3</output><input id="v" type="range" min="1" max="5"></div>'
        '<div class="row"><button class="btn first">Deal</button><button class="btn">Back to the table</button>'
        '<button class="btn quiet">Skip</button><button class="btn grave">Forget this game</button><button class="btn" disabled>Not yet</button></div>'
        '<p class="notice"><span>A new version is ready. It waits until this game is over.</span><button class="btn">Use it now</button></p>'
        '<p class="notice" data-kind="error"><span>Your browser keeps nothing for this page, so this game ends with the tab.</span></p>'
        "</div></main>"
    )


def score_page(sides: int = 2) -> str:
    """The score sheet over the table."""
    names = ["You", *NAMES][:sides]
    head = "".join(f"<th>{name}</th>" for name in names)
    none = '<td><span class="none">–</span></td>'
    rows = "".join(
        f"<tr><th>{name} {extra}</th><td><b>{points}</b></td>{none * (sides - 1)}</tr>"
        for name, extra, points in (
            ("Most cards", "<small>27 to 25</small>", 3),
            ("Most spades", f'<small>7 to 6</small><details open><summary>Which</summary><span class="cards-line">'
             f'{"".join(map(say, "AS 3S 4S 7S 8S QS KS".split()))}</span></details>', 1),
            ("Big Casino", f'<span class="cards-line">{say("TD")}</span>', 2),
            ("Aces", f'<span class="cards-line">{say("AS")}{say("AH")}{say("AC")}</span>', 3),
        )
    )
    foot = f"<tr><th>This round</th>{'<td><b>9</b></td>' * sides}</tr><tr><th>Game, to 21</th><td><b class=lead>20</b></td>{'<td><b>12</b></td>' * (sides - 1)}</tr>"
    return table() + (
        '<div class="veil"><dialog open class="sheet"><h2>You took the round</h2><p>Nia has the spades; you have the rest.</p>'
        f'<table class="score"><thead><tr><th></th>{head}</tr></thead><tbody>{rows}</tbody><tfoot>{foot}</tfoot></table>'
        '<p>One more point wins it.</p><div class="row"><button class="btn first">Deal the next round</button>'
        '<button class="btn">Review this one</button></div></dialog></div>'
    )


def menu_page() -> str:
    """The menu over the table."""
    items = "".join(
        f"<li><button>{icon(name)} {words}<small>{more}</small></button></li>"
        for name, words, more in (("again", "Show the last move", ""), ("settings", "Settings", "cards, speed, sound"), ("help", "Rules of this game", ""), ("share", "Share this deal", "as a link"))
    )
    return table() + f'<div class="veil"><dialog open class="sheet"><header><h2>Menu</h2>{square("close")}</header><ul class="menu">{items}</ul></dialog></div>'


SITE = (
    f'<header class="site"><a class="home" href="#">{mark()} Casino</a><nav><a href="#">Play</a> <a href="#" aria-current="page">How to play</a> '
    '<a href="#">Embed</a> <a href="#">About</a></nav></header>'
)
FOOT = '<footer class="foot"><div><p>Free, without advertising or accounts. Everything stays in your browser.</p><a href="#">Source</a></div></footer>'


def home_page() -> str:
    """The first page."""
    hand = "".join(card(name, f'style="--i:{k}"', "button") for k, name in enumerate("9C 7H KS 2S".split()))
    bands = "".join(f'<div><h2>{name}</h2><p>Nine short lessons. You make the move.</p><a href="#">Start</a></div>' for name in ("Learn", "Play", "Embed"))
    games = "".join(f'<li><a href="#">{name}</a><small>2 to 4 players</small></li>' for name in ("Casino", "Royal Casino", "Spade Casino"))
    return (
        f'{SITE}<main><section class="hero"><div><h1>Casino, the fishing card game</h1><p class="lead">Take cards from the table, build '
        "them into numbers, and keep an eye on the ten of diamonds.</p>"
        '<div class="row"><a class="btn first" href="#">Play this hand</a><a class="btn" href="#">Learn it in ten minutes</a></div>'
        '<p><small>Works offline once opened.</small></p></div>'
        f'<div class="dealt"><div class="loose">{cards("6S QD 3H AC")}</div><p>Your hand is dealt. Choose a card.</p><div class="spread">{hand}</div></div>'
        f'</section><section class="band"><div>{bands}</div></section><section class="band"><div><h2 class="wide">Games</h2>{f"<ul class=games>{games}</ul>" * 3}'
        f"</div></section></main>{FOOT}"
    )


def prose_page() -> str:
    """Reading, with diagrams."""
    arrow = f'<svg class="arrow" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><path d="{ICONS["arrow"]}"/></svg>'
    return (
        f'{SITE}<div class="book"><nav class="toc"><ol><li><a href="#">The deal</a></li><li><a href="#" aria-current="true">Building</a></li>'
        '<li><a href="#">Laying down</a></li><li><a href="#">The score</a></li></ol></nav><main class="prose"><h1>Building</h1>'
        '<p class="lead">A build is a promise: you put cards together now, to take them all with one card later.</p>'
        "<p>Play a card from your hand onto loose cards, so that together they make a number you also hold.</p>"
        f'<figure><div class="stage"><div><small>You hold</small><div class="fan">{cards("3S 8H")}</div></div><div><small>On the table</small>'
        f'<div class="loose">{card("5D", "data-can")}{card("QC")}</div></div>{arrow}{build(8, "You", ["5D 3S"], "data-own", "section")}</div>'
        f'<figcaption><strong>A single build.</strong> {say("3S")} goes on {say("5D")} to make 8. You keep {say("8H")}.</figcaption></figure>'
        '<p class="note"><strong>Played differently in your family?</strong> <a href="#">House rules</a> has this and 59 more.</p>'
        f'<h2>Keys</h2><p>Press <kbd>U</kbd> to undo. A game is text: <code>8Sx8D</code>.</p><pre><code>&lt;iframe src="https://example.org/embed/v1/?variant=classic&amp;seed=8"&gt;&lt;/iframe&gt;</code></pre>'
        f'<figure><div class="table"><div class="mat" data-seats="2"><section class="field">{USUAL}</section></div></div>'
        "<figcaption>A table, drawn in a page.</figcaption></figure>"
        "<table><thead><tr><th>Item</th><th>Points</th></tr></thead><tbody><tr><td>Most cards</td><td>3</td></tr><tr><td>Most spades</td><td>1</td></tr></tbody></table>"
        f"</main></div>{FOOT}"
    )


def pages() -> dict[str, str]:
    """Every page, by name."""
    other = {
        "deck": deck_page(),
        "forms": forms_page(),
        "score": score_page(),
        "score-six": score_page(6),
        "menu": menu_page(),
        "home": home_page(),
        "prose": prose_page(),
    }
    return {**TABLES, **other}


def write(folder: Path) -> list[Path]:
    """Write all pages with their stylesheet and sprite; returns the pages."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "look.css").write_text(stylesheet(), "utf-8")
    (folder / "sprite.svg").write_text(sprite(), "utf-8")
    (folder / "mark.svg").write_text(mark(), "utf-8")
    head = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>Style</title><link rel="stylesheet" href="look.css"><link rel="icon" href="mark.svg"><script>{DATASET}</script><body>'
    )
    written = []
    for name, body in pages().items():
        path = folder / f"{name}.html"
        path.write_text(head + body, "utf-8")
        written.append(path)
    return written


if __name__ == "__main__":
    for page in write(Path(sys.argv[1])):
        print(page)
