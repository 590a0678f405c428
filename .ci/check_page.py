"""Opens HTML reports of a11ysim in headless Chromium and tries them as people do.

    check_page.py AXE.js REPORT.html…

Each report must have no violation of axe-core's rules, in light and in dark, on a wide page and on
one of 320 pixels; its transcripts must be stepped by keys, its filter must filter, its links must
open what they lead to, nothing may be asked from a network, and without a script it must be read.
Needs selenium, Chromium and its driver.
"""

import sys
import time
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

WIDTHS = (1280, 320)
SCHEMES = ("light", "dark")

# Off by default in axe-core, and asked for here.
AXE = """
const done = arguments[0];
axe.run(document, {rules: {"target-size": {enabled: true}, "link-in-text-block": {enabled: true}}})
  .then((result) => done(result.violations.map((violation) => violation.id + ": "
    + violation.nodes.slice(0, 3).map((node) => node.html.slice(0, 160)
      + " (" + node.failureSummary + ")").join("; "))));
"""

# What is folded away, or left out until it is scrolled to, is judged as well.
UNFOLD = """
for (const part of document.querySelectorAll("details")) { part.open = true; }
const sheet = new CSSStyleSheet();
sheet.replaceSync(".finding, .scenario { content-visibility: visible !important; }");
document.adoptedStyleSheets = [sheet];
"""

failures = []


def expect(page, what, holds):
    """Notes what does not hold."""
    if not holds:
        failures.append(f"{page.name}: {what}")


def start():
    """Starts a browser that records what it asks for and what its console says."""
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1280,900"):
        options.add_argument(argument)
    options.binary_location = "/usr/bin/chromium"
    options.set_capability("goog:loggingPrefs", {"performance": "ALL", "browser": "ALL"})
    service = webdriver.ChromeService(executable_path="/usr/bin/chromedriver")
    return webdriver.Chrome(options=options, service=service)


def emulate(browser, width=1280, **features):
    """Sets the width of the page and what its person prefers."""
    browser.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False},
    )
    media = [{"name": key.replace("_", "-"), "value": value} for key, value in features.items()]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": media})


def load(browser, page, anchor=""):
    """Loads a page anew, even where only the place in it differs."""
    browser.get("about:blank")
    browser.get(page.resolve().as_uri() + anchor)


def requests(browser):
    """Returns what was asked for since the last time, and what the console complains of."""
    import json

    asked = []
    for entry in browser.get_log("performance"):
        message = json.loads(entry["message"])["message"]
        if message["method"] == "Network.requestWillBeSent":
            asked.append(message["params"]["request"]["url"])
    return asked, [entry["message"] for entry in browser.get_log("browser")]


def check_axe(browser, page, axe):
    """Everything is open, in both schemes and both widths; and a narrow page needs no scrolling."""
    for width in WIDTHS:
        for scheme in SCHEMES:
            emulate(browser, width, prefers_color_scheme=scheme)
            load(browser, page)
            browser.execute_script(UNFOLD)
            browser.execute_script(axe)
            for violation in browser.execute_async_script(AXE):
                expect(page, f"axe, {scheme}, {width} px: {violation}", False)
            wide = browser.execute_script("return document.documentElement.scrollWidth")
            expect(page, f"the page of {width} px is {wide} px wide", wide <= width)
    emulate(browser)


def state(browser):
    """Returns where the first player is."""
    return browser.execute_script(
        """
        const player = document.querySelector(".player");
        const steps = Array.from(player.querySelectorAll(".steps > li"));
        const spots = document.querySelectorAll(".spot.current");
        return {
          place: steps.findIndex((step) => step.ariaCurrent === "step"),
          count: steps.length,
          spots: Array.from(spots, (spot) => spot.dataset.stop),
          live: document.getElementById("live").textContent,
          caption: player.querySelector(".now").textContent,
          words: steps.map((step) => step.querySelector(".said, .silence").textContent),
        };
        """
    )


def press(browser, *keys):
    """Presses keys, one after the other."""
    ActionChains(browser).send_keys(*keys).perform()


def check_stepping(browser, page):
    """Arrow keys and buttons move the current stop, its frames, and what is announced."""
    load(browser, page)
    browser.execute_script('document.querySelector(".scenario > details").open = true')
    browser.execute_script("""document.querySelector('.player [data-move="on"]').focus()""")
    pictures = browser.execute_script(
        'return document.querySelectorAll(".scenario")[0].querySelectorAll(".screen").length'
    )
    start = state(browser)
    expect(page, "no step is the current one at first", start["place"] == -1)
    last = start["count"] - 1
    moves = [
        (Keys.ARROW_RIGHT, 0), (Keys.ARROW_RIGHT, min(1, last)), (Keys.END, last),
        (Keys.ARROW_RIGHT, last), (Keys.HOME, 0), (Keys.ARROW_LEFT, 0), (Keys.ENTER, min(1, last)),
    ]
    for number, (key, place) in enumerate(moves):
        press(browser, key)
        now = state(browser)
        name = f"step {number + 1} of the keys"
        expect(page, f"{name}: at {now['place']}, not at {place}", now["place"] == place)
        beginning = f"{place + 1} of {start['count']}: {start['words'][place]}"
        expect(page, f"{name}: announces {now['live']!r}", now["live"].startswith(beginning))
        expect(page, f"{name}: shows {now['caption']!r}", now["caption"] == now["live"])
        expect(page, f"{name}: frames {now['spots']}", now["spots"] == [str(place + 1)] * pictures)
    press(browser, Keys.TAB)
    moved = browser.execute_script("return document.activeElement.dataset.move")
    expect(page, "the Tab key leaves the button", moved == "last")


def check_tabbing(browser, page):
    """The Tab key goes through everything and out of it, and the focus is seen everywhere."""
    load(browser, page)
    browser.execute_script(UNFOLD)
    count = browser.execute_script(
        """
        const all = document.querySelectorAll("a[href], button, input, select, summary, [tabindex]");
        return Array.from(all).filter((own) => own.tabIndex >= 0 && own.checkVisibility()).length;
        """
    )
    seen = 0
    for _ in range(count + 5):
        press(browser, Keys.TAB)
        focus = browser.execute_script(
            """
            const own = document.activeElement;
            if (own === document.body) { return null; }
            const style = getComputedStyle(own);
            const box = own.getBoundingClientRect();
            return [own.outerHTML.slice(0, 100), parseFloat(style.outlineWidth),
                    box.bottom > 0 && box.top < innerHeight];
            """
        )
        if focus is None:
            break
        seen += 1
        words, outline, is_seen = focus
        expect(page, f"the focus is not seen on {words}", outline >= 2 and is_seen)
    expect(page, f"the Tab key reaches {seen} of {count}", seen == count)


def check_filter(browser, page):
    """Each field narrows the findings down, tells how many are left, and is taken back."""
    load(browser, page)
    rows = browser.execute_script(
        """
        return Array.from(document.querySelectorAll(".finding"), (own) => [own.dataset.group,
          own.dataset.rule, own.dataset.component, own.textContent.toLowerCase()]);
        """
    )
    form = browser.find_element("id", "filter")

    def shown(what, count):
        # A form is filtered again once it has been emptied, which is after the click.
        for _ in range(50):
            got = browser.execute_script(
                """
                const all = document.querySelectorAll(".finding");
                return [Array.from(all).filter((own) => own.checkVisibility()).length,
                        document.getElementById("shown").textContent];
                """
            )
            if got == [count, f"{count} of {len(rows)} shown"]:
                break
            time.sleep(0.1)
        expect(page, f"{what}: {got}, not {count}", got == [count, f"{count} of {len(rows)} shown"])

    shown("no filter", len(rows))
    for place, name in ((1, "rule"), (2, "component")):
        value = rows[-1][place]
        Select(form.find_element("name", name)).select_by_value("=" + value)
        shown(f"{name} {value}", sum(row[place] == value for row in rows))
        form.find_element("css selector", "[type=reset]").click()
        shown(f"{name} taken back", len(rows))
    form.find_element("name", "text").send_keys("contrast ratio")
    shown("text", sum("contrast ratio" in row[3] for row in rows))
    form.find_element("css selector", "[type=reset]").click()
    box = form.find_element("css selector", "[name=group]")
    box.click()
    shown("outcome", sum(row[0] != box.get_attribute("value") for row in rows))
    link = browser.find_element("css selector", "a[data-rule]")
    rule = link.get_attribute("data-rule")
    link.click()
    shown("link of the overview", sum(row[1] == rule for row in rows))


def check_links(browser, page):
    """A link opens what it leads to and takes the focus there; every link leads somewhere."""
    load(browser, page)
    broken = browser.execute_script(
        """
        return Array.from(document.querySelectorAll('a[href^="#"]'), (link) => link.hash.slice(1))
          .filter((name) => !document.getElementById(decodeURIComponent(name)));
        """
    )
    expect(page, f"links that lead nowhere: {broken}", broken == [])
    names = browser.execute_script(
        'return Array.from(document.querySelectorAll(".finding, .scenario"), (own) => own.id)'
    )
    for name in {names[0], names[-1]}:
        load(browser, page, "#" + name)
        found = browser.execute_script(
            """
            const own = document.getElementById(arguments[0]);
            const part = own.matches(".scenario") ? own.querySelector("details") : null;
            return [document.activeElement === own, !part || part.open,
                    own.getBoundingClientRect().top < innerHeight];
            """,
            name,
        )
        expect(page, f"#{name} is not opened: {found}", found == [True, True, True])


def check_voice(browser, page):
    """The buttons that speak stand there only where the browser can speak."""
    hidden = 'return Array.from(document.querySelectorAll("[data-say]"), (own) => own.hidden)'
    load(browser, page)
    expect(page, "with a voice, the buttons are shown", True not in browser.execute_script(hidden))
    without = browser.execute_cdp_cmd(
        "Page.addScriptToEvaluateOnNewDocument",
        {"source": "Object.defineProperty(window, 'speechSynthesis', {value: undefined});"},
    )
    load(browser, page)
    buttons = browser.execute_script(hidden)
    expect(page, "without a voice, the buttons are hidden", buttons and all(buttons))
    browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", without)


def check_without_script(browser, page):
    """Without a script, the findings are read, and what would do nothing is not there."""
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    load(browser, page)
    nodes = browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    roles = [node.get("role", {}).get("value") for node in nodes if not node.get("ignored")]
    browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    expect(page, "without a script, the findings are read", roles.count("article") > 1)
    expect(page, "without a script, no filter is offered", "searchbox" not in roles)


def check_harmless(browser, page):
    """Nothing that stands in a scenario is run, and nothing is asked from anywhere."""
    requests(browser)
    load(browser, page)
    time.sleep(0.3)
    asked, complaints = requests(browser)
    outside = [url for url in asked if not url.startswith(("file:", "data:", "about:"))]
    expect(page, f"asks for {outside}", outside == [])
    expect(page, f"the console says {complaints}", complaints == [])
    pwned = browser.execute_script("return typeof window.pwned")
    expect(page, "a scenario ran a script", pwned == "undefined")


def main():
    """Tries each report, and returns what a shell is told."""
    axe = Path(sys.argv[1]).read_text(encoding="utf-8")
    pages = [Path(name) for name in sys.argv[2:]]
    browser = start()
    try:
        for page in pages:
            print(f"{page.name}: {page.stat().st_size // 1024} KiB", flush=True)
            check_harmless(browser, page)
            check_axe(browser, page, axe)
            check_stepping(browser, page)
            check_tabbing(browser, page)
            check_filter(browser, page)
            check_links(browser, page)
            check_voice(browser, page)
            check_without_script(browser, page)
    finally:
        browser.quit()
    for failure in failures:
        print(f"page: {failure}", file=sys.stderr)
    print(f"{len(pages)} pages, {len(failures)} failures")
    return 1 if failures or not pages else 0


if __name__ == "__main__":
    sys.exit(main())
