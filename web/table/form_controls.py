"""Parts of forms: a label above, a control, help in small print, an error in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from web.table.html import Html, tag

Options = Sequence[tuple[str, object]]
"""The options of a choice: the value and the words of each option."""

Groups = Mapping[str, Options]
"""The options of a choice under headings."""


def form(intent: str, *parts: object, submit: str, name: str | None = None) -> Html:
    """Return a form with the id ``name``; its button has the words ``submit``, and sends the intent with all values."""
    button = tag("button", submit, type="submit", class_="btn first")
    return tag("form", *parts, tag("div", button, class_="row"), class_="form", id=name, data_do=intent)


def field_set(label: str, control: Html, name: str, *, about: str = "", error: str = "") -> Html:
    """Return a control with the id ``name`` under its label; ``about`` explains it, ``error`` says what is wrong."""
    parts = [tag("label", label, for_=name), control]
    if about:
        parts.append(tag("small", about, id=f"{name}-about"))
    if error:
        parts.append(tag("p", error, id=f"{name}-error", class_="error"))
    return tag("div", *parts, class_="field-set")


def described_by(name: str, about: str, error: str) -> str | None:
    """Return the ids of the texts around the control ``name`` that describe it, None if there are none."""
    return " ".join([f"{name}-about"] * bool(about) + [f"{name}-error"] * bool(error)) or None


def text_field(label: str, name: str, value: str = "", *, about: str = "", error: str = "") -> Html:
    """Return a field for a line of text."""
    control = tag(
        "input",
        id=name,
        name=name,
        value=value,
        autocomplete="off",
        aria_describedby=described_by(name, about, error),
        aria_invalid="true" if error else None,
    )
    return field_set(label, control, name, about=about, error=error)


def select(label: str, name: str, options: Options | Groups, chosen: str, *, about: str = "") -> Html:
    """Return a drop-down list; its options can be in groups with headings."""
    if isinstance(options, Mapping):
        entries = [tag("optgroup", *_entries(group, chosen), label=heading) for heading, group in options.items()]
    else:
        entries = _entries(options, chosen)
    control = tag("select", *entries, id=name, name=name, aria_describedby=f"{name}-about" if about else None)
    return field_set(label, control, name, about=about)


def _entries(options: Options, chosen: str) -> list[Html]:
    return [tag("option", words, value=value, selected=value == chosen) for value, words in options]


def segmented(legend: str, name: str, options: Options, chosen: str, *, about: str = "") -> Html:
    """Return radio buttons side by side, for a choice of a few options."""
    help_id = f"{name}-about" if about else None
    parts = (
        tag(
            "label",
            tag("input", type="radio", id=f"{name}-{value}", name=name, value=value, checked=value == chosen),
            tag("span", words),
        )
        for value, words in options
    )
    below = tag("small", about, id=help_id) if about else ""
    return tag(
        "fieldset", tag("legend", legend), tag("div", *parts), below, class_="segments", aria_describedby=help_id
    )


def switch(label: str, name: str, *, on: bool, about: str = "") -> Html:
    """Return a switch that is on or off."""
    help_id = f"{name}-about" if about else None
    words = tag("span", tag("span", label, id=f"{name}-label"), tag("small", about, id=help_id) if about else "")
    control = tag(
        "input",
        type="checkbox",
        role="switch",
        id=name,
        name=name,
        checked=on,
        # The label contains the help text, too, which must not become part of the name.
        aria_labelledby=f"{name}-label",
        aria_describedby=help_id,
    )
    return tag("label", words, control, class_="switch")
