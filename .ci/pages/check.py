"""Follows every link of the site, both from a folder and from a host."""
from html.parser import HTMLParser
import pathlib
from urllib.parse import unquote, urlsplit


class Links(HTMLParser):
    """The anchors and the links of a page."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.anchors = set()
        self.doubled = []
        self.links = []
        self.pictures = 0

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.pictures += tag == "svg"
        if name := values.get("id"):
            if name in self.anchors:
                self.doubled.append(name)
            self.anchors.add(name)
        for key in ("href", "src", "action"):
            if values.get(key):
                self.links.append(values[key])


def wrong(folder):
    """Returns the faults and the counts: (lines, pages, links, external links)."""
    folder = pathlib.Path(folder).resolve()
    pages = {}
    for file in sorted(folder.rglob("*.html")):
        pages[file] = Links()
        pages[file].feed(file.read_text())
    lines, count, outwards, reached = [], 0, set(), {folder / "index.html"}
    for file, page in pages.items():
        name = file.relative_to(folder)
        lines += [f"{name}: two places are called #{anchor}" for anchor in page.doubled]
        for link in page.links:
            count += 1
            parts = urlsplit(link)
            if parts.scheme in ("https", "http"):
                outwards.add(link)
                continue
            if parts.scheme == "data":
                continue
            if parts.scheme or parts.netloc or parts.path.startswith("/"):
                lines.append(f"{name}: {link} leads out of the folder")
                continue
            there = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            if not there.is_relative_to(folder) or not there.is_file():
                lines.append(f"{name}: nothing is at {link}")
                continue
            reached.add(there)
            if parts.fragment and there in pages and unquote(parts.fragment) not in pages[there].anchors:
                lines.append(f"{name}: {link} leads to no place on its page")
    lines += [f"{file.relative_to(folder)}: no page leads here" for file in pages if file not in reached]
    return lines, len(pages), count, sorted(outwards)
