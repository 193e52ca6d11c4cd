"""What is wrong with a template is refused, by name and line, before it becomes a page."""

import jinja2
import pytest

from web.generator.check import SiteError
from web.generator.pages import environment
from web.generator.templates import block_faults, check_blocks, rendered

PAGE = '{% extends "_page.html" %}\n'


def with_template(text: str) -> jinja2.Environment:
    """The environment of the site with one template more, new.html."""
    env = environment()
    assert env.loader is not None
    env.loader = jinja2.ChoiceLoader([jinja2.DictLoader({"new.html": text}), env.loader])
    return env


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{% block content %}Hello{% endblock %}", "web/pages/new.html:2: no template above has a block content, only"),
        ("{% block body %}Hello{% endblock %}\nmore", "web/pages/new.html:3: this is in no block"),
        ("{{ t('site.name') }}", "web/pages/new.html:2: this is in no block"),
        ("{% block body %}{% endblok %}", "Encountered unknown tag 'endblok'"),
    ],
)
def test_what_would_be_shown_nowhere_is_refused(text: str, fault: str) -> None:
    with pytest.raises(SiteError, match=fault):
        check_blocks(with_template(PAGE + text), ["new.html"])


def test_blocks_in_blocks_and_set_values_are_as_they_should_be() -> None:
    text = (
        PAGE + "{% set more = 1 %}\n{# why #}\n{% block body %}{% block inner %}{{ more }}{% endblock %}{% endblock %}"
    )
    assert list(block_faults(with_template(text), "new.html")) == []


def test_a_name_that_is_not_given_is_told_with_its_line() -> None:
    with pytest.raises(SiteError, match=r"^web/pages/_page\.html:2: 'root' is undefined$"):
        rendered(environment(), "404.html", {})
