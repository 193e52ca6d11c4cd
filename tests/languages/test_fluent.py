"""Tests of the messages made from Fluent files, and of the errors that invalid files cause."""

import pytest

from web.languages.errors import LanguageError
from web.languages.fluent import compiled, read_sources
from web.shared.messages import chosen, filled, plain_forms
from web.shared.schema import Entry


def entries(text: str) -> dict[str, Entry]:
    return {key: each.entry for key, each in compiled(read_sources({"xx/a.ftl": text}), {}).items()}


def test_a_text_with_facts_is_one_for_format() -> None:
    assert entries('a--b = { $who } takes { CARD("TD") } {"{"}x{"}"}\n') == {"a.b": "{who} takes {{TD}} {{x}}"}


def test_a_choice_inside_a_text_becomes_one_between_whole_texts() -> None:
    text = "a = You have { $count ->\n    [one] one card\n   *[other] { $count } cards\n} left.\n"
    assert entries(text) == {"a": ["count", {"one": "You have one card left.", "": "You have {count} cards left."}]}


def test_forms_qualities_and_terms_are_resolved() -> None:
    text = """-site = { $case ->
    [in] Kasinossa
   *[other] Kasino
}
a = { -site(case: "in") } { GENITIVE($who) } { GENDER($card) ->
    [feminine] den
   *[other] det
}
nia = Nia
    .genitive = Nian
"""
    messages = entries(text)
    assert messages["a"] == [
        "card__gender",
        {"feminine": "Kasinossa {who__genitive} den", "": "Kasinossa {who__genitive} det"},
    ]
    assert messages["nia"] == {"": "Nia", "genitive": "Nian"}
    assert chosen(messages["nia"], {}, "xo|", "genitive") == "Nian"
    assert chosen(messages["nia"], {}, "xo|", "partitive") == "Nia"


def test_the_same_fact_twice_chooses_once() -> None:
    text = "a = { $count ->\n    [one] A\n   *[other] B\n} { $count ->\n    [one] a\n   *[other] b\n}\n"
    assert entries(text)["a"] == ["count", {"one": "A a", "": "B b"}]
    text = text.replace("[one] a\n", "[one] a\n    [few] c\n")
    assert entries(text)["a"] == ["count", {"one": "A a", "": ["count", {"few": "B c", "": "B b"}]}]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = { $who\n", "xx/a.ftl:"),
        ("good = Yes\nbad line\n", "xx/a.ftl:2:"),
        ("a = { b }\nb = { a }\n", "xx/a.ftl:1: a: this leads round in a circle"),
        ("a = { nothing }\n", "xx/a.ftl:1: a: there is no nothing"),
        ("a = 1\na = 2\n", "xx/a.ftl:2: a is in xx/a.ftl:1 already"),
        ("a = { GENITIVE() }\n", "xx/a.ftl:1: a: GENITIVE takes one fact"),
        ("a =\n    .form = x\n", "xx/a.ftl:1: a: there is no text"),
    ],
)
def test_a_fault_has_its_file_line_and_reason(text: str, fault: str) -> None:
    with pytest.raises(LanguageError) as refused:
        entries(text)
    assert str(refused.value).startswith(fault)


def test_a_plain_form_stands_in_for_every_form() -> None:
    assert plain_forms("{who__genitive} and {card__definite}: a__b") == "{who} and {card}: a__b"
    assert filled("{who__genitive} {points}", {"who": "Nia", "points": 1.25}, ",") == "Nia 1,2"
