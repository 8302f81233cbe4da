"""Checks pages of the site in a headless browser, opened from their folder."""
import pathlib
import sys
import tempfile
import time

from browser import CONTRAST, PHONE, Browser

DESK = {"width": 1280, "height": 1000, "deviceScaleFactor": 1, "mobile": False}
PAGES = {
    "first": "index.html",
    "article": "composablenavigation/shapes.html",
    "symbol": "composablenavigation/store.html",
}


def at(folder):
    """Checks three pages, on a phone and a desktop, in both colour schemes, with scripts and without."""
    shots = pathlib.Path(tempfile.mkdtemp(prefix="site-"))
    browser = Browser()
    try:
        wrong = [*look_at_pages(browser, folder, shots), *look_for_a_name(browser, folder, shots)]
    finally:
        browser.end()
    if wrong:
        sys.exit("\n".join(wrong + [f"screenshots in {shots}"]))
    print(f"{len(PAGES)} pages have been looked at; screenshots in {shots}")


def look_at_pages(browser, folder, shots):
    for name, file in PAGES.items():
        for screen, size in (("phone", PHONE), ("desk", DESK)):
            browser.resize(size)
            for scheme in ("light", "dark"):
                here = f"{name}-{screen}-{scheme}"
                browser.scheme(scheme)
                browser.open((folder / file).as_uri())
                browser.shoot(shots / f"{here}.png")
                wide = browser.run("return document.documentElement.scrollWidth")
                if wide > size["width"]:
                    yield f"{here}: {wide} points wide"
                paper = browser.run("return getComputedStyle(document.body).backgroundColor")
                if (sum(map(int, paper[4:-1].split(","))) > 380) != (scheme == "light"):
                    yield f"{here}: its paper is {paper}"
                for text in browser.run(CONTRAST):
                    yield f"{here}: hard to read: {text}"
        if browser.run("return document.scripts.length"):
            yield f"{name}: it has a script"
    browser.open((folder / PAGES["article"]).as_uri())
    sizes = browser.run("return [...document.querySelectorAll('figure svg')]"
                        ".map(e => e.getBoundingClientRect()).map(r => [r.width, r.height])")
    if not sizes or any(min(size) < 20 for size in sizes):
        yield f"article: its pictures are {sizes}"
    for error in browser.errors():
        yield f"the browser complains: {error}"


def look_for_a_name(browser, folder, shots):
    """Checks the page of names: the search from another page, and the whole page without a script."""
    browser.open((folder / PAGES["symbol"]).as_uri())
    browser.run("const f = document.querySelector('form'); f.q.value = 'stacknavigation';"
                "f.requestSubmit()")
    end, first = time.monotonic() + 30, None
    while first is None and time.monotonic() < end:
        try:
            first = browser.run(
                "return document.getElementById('count')?.textContent.includes(' of ')"
                " ? document.querySelector('#names li a')?.textContent : null")
        except RuntimeError:  # between two pages
            pass
    browser.shoot(shots / "names.png")
    if first != "StackNavigation":
        yield f"names: {first} is found instead of StackNavigation"
    found = browser.run("return document.querySelectorAll('#names li').length")
    browser.tell("Emulation.setScriptExecutionDisabled", value=True)
    browser.open((folder / "names.html").as_uri() + "?q=stacknavigation")
    browser.tell("Emulation.setScriptExecutionDisabled", value=False)
    everything = browser.run("return document.querySelectorAll('#names li').length")
    if not 0 < found < everything:
        yield f"names: {found} are found of {everything}"
