"""Looks at pages of the site in a headless browser, opened from their folder."""
import base64
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

PHONE = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
DESK = {"width": 1280, "height": 1000, "deviceScaleFactor": 1, "mobile": False}
PAGES = {
    "first": "index.html",
    "article": "composablenavigation/shapes.html",
    "symbol": "composablenavigation/store.html",
}

# Texts whose contrast with what is behind them is below 4.5.
CONTRAST = """
  const parse = (c) => c.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) =>
    v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const poor = [];
  for (const e of document.querySelectorAll('body *:not(svg *):not(script)')) {
    if (![...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim())) continue;
    if (!e.getClientRects().length) continue;
    let behind = e;
    while (behind && parse(getComputedStyle(behind).backgroundColor)[3] === 0)
      behind = behind.parentElement;
    const one = light(parse(getComputedStyle(e).color));
    const other = light(parse(getComputedStyle(behind ?? document.body).backgroundColor));
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < 4.5) poor.push(`${e.outerHTML.slice(0, 80)}: ${ratio.toFixed(2)}`);
  }
  return poor.slice(0, 5);
"""


class Browser:
    """A browser that is told what to do over HTTP, as its driver wants it."""

    def __init__(self):
        if not (shutil.which("chromium") and shutil.which("chromedriver")):
            for line in ("apt-get update", "apt-get install -y chromium chromium-driver"):
                subprocess.run(line.split(), check=True, stdout=subprocess.DEVNULL)
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True)
        self.base = None
        for line in self.driver.stdout:
            if "successfully on port" in line:
                port = line.split("port ")[1].strip().rstrip(".")
                self.base = f"http://127.0.0.1:{port}/session"
                break
        if self.base is None:
            sys.exit("the driver has not started")
        options = {"args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]}
        self.base += "/" + self.call("POST", "", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": options,
            "goog:loggingPrefs": {"browser": "ALL"}}}})["sessionId"]

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"},
                                         method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{method} {path}: {error.read().decode()[:500]}") from error

    def tell(self, command, **parameters):
        self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def open(self, address):
        self.call("POST", "/url", {"url": address})

    def run(self, script):
        return self.call("POST", "/execute/sync", {"script": script, "args": []})

    def shoot(self, file):
        file.write_bytes(base64.b64decode(self.call("GET", "/screenshot")))

    def errors(self):
        return [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"})]

    def end(self):
        try:
            self.call("DELETE", "")
        finally:
            self.driver.terminate()


def at(folder):
    """Looks at three pages, on a phone and on a desk, by day and by night, with scripts and without."""
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
            browser.tell("Emulation.setDeviceMetricsOverride", **size)
            for scheme in ("light", "dark"):
                here = f"{name}-{screen}-{scheme}"
                browser.tell("Emulation.setEmulatedMedia",
                             features=[{"name": "prefers-color-scheme", "value": scheme}])
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
    """The page of names: what the field on another page leads to, and all of it without a script."""
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
