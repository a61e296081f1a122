"""The lessons in the browser: the whole tutorial by mouse, by keyboard and on a phone; left, gone on with, skipped."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from blackgate.lessons import LESSONS, lesson
from blackgate.messages import text
from tests.web.browsing import LAPTOP, PHONE, Size, Visitor, Visitors
from tests.web.screens import lesson_done

MOST = 120  # presses in a lesson
MOST_TABS = 20  # to the coach
MOST_TRIES = 5
SOON = 1000.0  # milliseconds
LATE = 5000.0
# Another line, or something else to press
GONE_ON = """([what, line]) => {
    const said = document.querySelector(".coach [role=status]")?.innerText;
    const found = [...document.querySelectorAll("#actions [data-verb], #actions [data-action]")];
    const there = found.some((each) => (each.dataset.verb ?? each.dataset.action) === what);
    return said !== line || !there || document.querySelector("dialog[open]") !== null;
}"""


class Learner:
    """Somebody who takes a lesson, and does what is lit up."""

    def __init__(self, visitor: Visitor, name: str = "tutorial") -> None:
        self.visitor = visitor
        self.page = visitor.goes("/learn")
        title = text(visitor.language, f"lesson-{name}")
        self.page.get_by_role("button", name=f"{visitor.words('learn-start')}: {title}", exact=True).click()
        expect(self.coach).to_be_visible()

    @property
    def coach(self) -> Locator:
        """A region by its name; all that it has is looked for in it alone."""
        return self.page.locator(f'section[aria-label="{self.visitor.words("coach")}"]')

    @property
    def more(self) -> Locator:
        return self.coach.get_by_role("button", name=self.visitor.words("coach-next"), exact=True)

    @property
    def skip(self) -> Locator:
        return self.coach.locator("button:enabled", has_text=self.visitor.words("pages-skip"))

    @property
    def meant(self) -> Locator:
        """The one thing to do."""
        return self.page.locator("[data-coached] #actions .tile.possible, [data-coached] .list [data-action]")

    @property
    def scene(self) -> Locator:
        """The breakout."""
        return self.page.locator("button:has(.winners)")

    @property
    def done(self) -> Locator:
        return self.coach.get_by_role("button", name=self.visitor.words("coach-all"), exact=True)

    def wait(self) -> None:
        """Until there is something to press."""
        self.more.or_(self.meant).or_(self.visitor.sure).or_(self.scene).or_(self.done).first.wait_for()

    def press(self, button: Locator) -> None:
        button.click()

    def key(self, tile: Locator) -> None:
        with suppress(TimeoutError):  # an answer to the press before may have put it out
            tile.click(timeout=LATE)

    def take(self) -> None:
        """To its end."""
        for _ in range(MOST):
            self.wait()
            if self.scene.is_visible():
                self.press(self.scene)
            elif self.done.is_visible():
                return
            elif self.visitor.sure.is_visible():
                self.press(self.visitor.sure)
            elif self.more.is_visible():
                self.press(self.more)
            else:
                self.do()
        raise AssertionError("the lesson does not end")

    def do(self) -> None:
        """What is lit up, until it is not any more: of two quick presses on one spot the second does not count."""
        meant = self.meant.all()
        if not meant:  # the game has gone on meanwhile
            return
        (one,) = meant
        what = one.evaluate("(button) => button.dataset.verb ?? button.dataset.action")
        moment = [what, self.coach.get_by_role("status").inner_text()]
        for _ in range(MOST_TRIES):
            self.key(one)
            try:
                self.page.wait_for_function(GONE_ON, arg=moment, timeout=SOON)
            except TimeoutError:
                continue
            return
        raise AssertionError(f"{moment} cannot be done")


class AtTheKeyboard(Learner):
    """Without a mouse: letters for tiles, figures for answers, Tab and Enter for everything else."""

    def press(self, button: Locator) -> None:
        for _ in range(MOST_TABS):
            if button.evaluate("(button) => button === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(button).to_be_focused()
        self.page.keyboard.press("Enter")

    def key(self, tile: Locator) -> None:
        keys = tile.get_attribute("aria-keyshortcuts")
        assert keys is not None
        self.page.keyboard.press(keys.lower())


@pytest.mark.parametrize(("who", "size"), [(Learner, LAPTOP), (AtTheKeyboard, LAPTOP), (Learner, PHONE)])
def test_whoever_does_what_the_coach_says_escapes(visitor: Visitors, who: type[Learner], size: Size) -> None:
    anna = visitor(size=size)
    learner = who(anna)
    learner.take()
    expect(learner.coach).to_contain_text(text("en", "lesson-tutorial-out")[:30])
    anna.goes("/")
    expect(anna.button("pages-play-now")).to_be_visible()
    expect(anna.page.get_by_text(anna.words("learn-offer"))).to_have_count(0)  # not to whoever has taken it
    expect(anna.page.get_by_role("heading", name=anna.words("pages-my-tables"))).to_have_count(0)


@pytest.mark.parametrize("name", LESSONS[1:])
def test_every_lesson_can_be_skipped_through_to_its_end(visitor: Visitors, name: str) -> None:
    learner = Learner(visitor(), name)
    for _ in range(MOST):
        learner.more.or_(learner.skip).or_(learner.scene).or_(learner.done).first.wait_for()
        if learner.done.is_visible():
            break
        for button in (learner.scene, learner.more, learner.skip):
            if button.is_visible():
                line = learner.coach.inner_text()
                button.click()
                expect(learner.coach).not_to_have_text(line, use_inner_text=True)
                break
    expect(learner.done).to_be_visible()
    last = lesson(name).steps[-1].says
    said = text("en", f"lesson-{name}-{last}", one="", two="", three="")
    expect(learner.coach.get_by_role("status")).to_contain_text(said[-20:])


def test_it_is_offered_on_the_first_page_and_goes_on_where_it_was_left(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/")
    expect(page.get_by_text(anna.words("learn-offer"))).to_be_visible()
    anna.button("learn-start").click()
    coach = page.get_by_role("region", name=anna.words("coach"), exact=True)
    for _ in range(2):
        anna.button("coach-next").click()
    anna.bar.locator("[data-verb=search]").click()
    pike = text("en", "lesson-tutorial-pike")
    expect(coach).to_contain_text(pike)
    anna.button("coach-leave").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(anna.words("learn-title"))
    page.get_by_role("button", name=f"{anna.words('learn-continue')}: ").click()
    expect(coach).to_contain_text(pike)
    page.reload()
    expect(coach).to_contain_text(pike)
    anna.goes("/")
    expect(anna.button("learn-continue")).to_be_visible()


def test_whoever_wants_no_tutorial_is_not_asked_again(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/")
    anna.button("learn-no").click()
    expect(page.get_by_text(anna.words("learn-offer"))).to_have_count(0)
    page.reload()
    expect(anna.button("pages-play-now")).to_be_visible()
    expect(page.get_by_text(anna.words("learn-offer"))).to_have_count(0)


def test_what_has_to_wait_says_what_comes_first(visitor: Visitors) -> None:
    anna = visitor()
    learner = Learner(anna)
    move = anna.bar.locator("[data-verb=move]")
    expect(move).to_have_attribute("aria-disabled", "true")
    move.hover()
    expect(anna.bar.get_by_role("tooltip")).to_have_text("First: Search")
    expect(learner.page.get_by_role("tab", name=anna.words("table-chat"))).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_part_of_the_screen_that_is_meant_is_lit_and_in_sight(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size)
    learner = Learner(anna)
    lit = learner.page.locator("[data-meant]")
    for spot in ("players", "hand"):
        expect(lit).to_have_attribute("data-spot", spot)
        expect(lit).to_be_in_viewport(ratio=0.9)
        learner.more.click()
    expect(lit).to_have_count(0)
    expect(learner.meant).to_have_attribute("data-verb", "search")
    expect(learner.meant).to_be_in_viewport(ratio=1)


def test_from_the_end_of_a_lesson_the_next_one_is_a_press_away(visitor: Visitors) -> None:
    anna = visitor()
    lesson_done(anna)
    expect(anna.page.get_by_role("banner")).to_contain_text(anna.words("learn-done"))
    expect(anna.bar).to_have_text("")  # nobody is waited for
    anna.page.get_by_role("button", name=anna.words("coach-next-lesson", name="")).click()
    coach = anna.page.get_by_role("region", name=anna.words("coach"), exact=True)
    expect(coach).to_contain_text(text("en", "lesson-teams-tunnel", one="", two="", three="")[-20:])
