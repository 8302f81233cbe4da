"""A headless browser for `.ci/site --look` and `.ci/trace-viewer`.

It needs only the standard library. It installs chromium and its driver if they are missing.
"""
import base64
import json
import pathlib
import subprocess
import sys
import urllib.error
import urllib.request

PHONE = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}

# The texts whose contrast with their background is below 4.5.
CONTRAST = """
  const parse = (c) => c.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) =>
    v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const poor = [];
  for (const e of document.querySelectorAll('body *:not(svg *):not(script):not(style)')) {
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
    """A browser that its driver controls over HTTP."""

    def __init__(self, *options):
        install = [pathlib.Path(__file__).with_name("install"), "a browser", "chromium", "chromium-driver"]
        if status := subprocess.run(install).returncode:
            sys.exit(status)
        self.driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True)
        self.base = None
        for line in self.driver.stdout:
            if "successfully on port" in line:
                port = line.split("port ")[1].strip().rstrip(".")
                self.base = f"http://127.0.0.1:{port}/session"
                break
        if self.base is None:
            sys.exit("the driver has not started")
        options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", *options]
        self.base += "/" + self.call("POST", "", {"capabilities": {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": {"args": options},
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
        """Sends a command of the browser, which the driver passes on."""
        self.call("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def open(self, address):
        self.call("POST", "/url", {"url": address})

    def run(self, script, *arguments):
        return self.call("POST", "/execute/sync", {"script": script, "args": list(arguments)})

    def resize(self, size=None):
        """Sets a size such as `PHONE`, or the window's own without one."""
        if size:
            self.tell("Emulation.setDeviceMetricsOverride", **size)
        else:
            self.tell("Emulation.clearDeviceMetricsOverride")

    def scheme(self, name):
        """Sets the colour scheme, `light` or `dark`."""
        self.tell("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": name}])

    def shoot(self, file):
        file.write_bytes(base64.b64decode(self.call("GET", "/screenshot")))

    def errors(self):
        return [entry["message"] for entry in self.call("POST", "/se/log", {"type": "browser"})]

    def end(self):
        try:
            self.call("DELETE", "")
        finally:
            self.driver.terminate()
