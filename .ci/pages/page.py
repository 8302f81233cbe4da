"""A page of the site: the frame of all pages, and the content of an article or a symbol."""
from html import escape
import re

from archive import NAME
import colours
from markup import Writer


def breaking(name):
    """Returns a name that breaks between its words if it is too long for a line."""
    words = re.split(r"(?<=[a-z])(?=[A-Z])|(?<=:)|(?=\()", name)
    return "<wbr>".join(escape(word) for word in words)


def around(title, body, to, aside="", trail="", description="", script=""):
    """Returns a whole page; `to` returns the relative path of a file of the site."""
    about = f'<meta name="description" content="{escape(description, quote=True)}">' if description else ""
    side = f'<nav class="side" aria-label="Pages">{aside}</nav>' if aside else ""
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
{about}<title>{escape(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="{to('style.css')}">
</head>
<body>
<a class="skip" href="#page">To the text</a>
<header>
<a class="home" href="{to('index.html')}">{NAME}</a>
<form action="{to('names.html')}" role="search"><input type="search" name="q" aria-label="Find a name"
placeholder="Find a name"> <button>Find</button></form>
</header>
<div class="{'columns' if aside else 'column'}">
<main id="page">
{trail}{body}
</main>
{side}
</div>
{script}</body>
</html>
"""


class Symbols:
    """Writes a page of docc."""

    def __init__(self, site, page):
        self.site = site
        self.page = page
        self.write = Writer(site, page)

    def html(self):
        page = self.page
        parts = [self._head(), *self._primary(), *self._lists()]
        abstract = page.data.get("abstract", [])
        module = "" if page.is_module else f" – {page.module}"
        return around(
            f"{page.title}{module}",
            "\n".join(part for part in parts if part),
            lambda file: escape(page.link_to(file)),
            aside=self._aside(),
            trail=self._trail(),
            description=colours.plain([part for part in abstract if "text" in part]),
        )

    # From the top to the bottom

    def _head(self):
        page, data = self.page, self.page.metadata
        kind = data.get("roleHeading", "")
        if data.get("required"):
            kind += " · required"
        if data.get("extendedModule") not in (None, page.module):
            kind += f" · extends {data['extendedModule']}"
        title = breaking(page.title)
        if page.data["kind"] == "symbol" and not page.is_module:
            title = f"<code>{title}</code>"
        html = f'<p class="kind">{escape(kind)}</p>' if kind and not page.is_article else ""
        html += f"<h1>{title}</h1>"
        if abstract := self.write.inline(page.data.get("abstract")):
            html += f'<p class="abstract">{abstract}</p>'
        return html + self._condition(data.get("conformance"))

    def _condition(self, conformance):
        if not conformance:
            return ""
        text = self.write.inline([*conformance["availabilityPrefix"], {"type": "text", "text": " "},
                                  *conformance["constraints"]])
        return f'<p class="condition">{text}</p>'

    def _primary(self):
        for section in self.page.data.get("primaryContentSections", []):
            kind = section["kind"]
            if kind == "declarations":
                for declaration in section["declarations"]:
                    parts = colours.wrapped(declaration["tokens"])
                    html = colours.tokens(parts, self.write.symbol)
                    yield f'<pre class="declaration" tabindex="0"><code>{html}</code></pre>'
            elif kind == "parameters":
                rows = "".join(
                    f"<dt><code>{escape(row['name'])}</code></dt><dd>{self.write.blocks(row['content'])}</dd>"
                    for row in section["parameters"])
                yield self.write.heading("Parameters", 2) + f"<dl>{rows}</dl>"
            elif kind == "content":
                yield self.write.blocks(section["content"])
            elif kind != "mentions":
                raise ValueError(f"{self.page.id}: no way to write “{kind}”")

    def _lists(self):
        data = self.page.data
        yield from self._sections("Topics", data.get("topicSections"))
        yield from self._sections("Default implementations", data.get("defaultImplementationsSections"))
        kinships = data.get("relationshipsSections")
        if kinships:
            rows = "".join(f"<dt>{escape(kin['title'])}</dt><dd>{self._names(kin['identifiers'])}</dd>"
                           for kin in kinships)
            yield self.write.heading("Relationships", 2) + f'<dl class="kin">{rows}</dl>'
        for section in data.get("primaryContentSections", []):
            if section["kind"] == "mentions":
                yield self.write.heading("Mentioned in", 2) + f"<p>{self._names(section['mentions'])}</p>"
        written = [section for section in data.get("seeAlsoSections", [])
                   if not section.get("generated")]
        yield from self._sections("See also", written)

    def _sections(self, title, sections):
        if not sections:
            return
        yield self.write.heading(title, 2)
        for section in sections:
            if section.get("title"):
                yield self.write.heading(section["title"], 3)
            if about := self.write.inline(section.get("abstract")):
                yield f"<p>{about}</p>"
            yield self.write.blocks(section.get("discussion", {}).get("content", []))
            yield "<ul class=\"topics\">" + "".join(
                f"<li>{self._entry(name)}</li>" for name in section["identifiers"]) + "</ul>"

    def _entry(self, name):
        """Returns the entry of a page in a list: its name or declaration, and its first sentence."""
        target = self.page.references.get(name, {})
        place = self.write.place(name)
        if target.get("kind") == "symbol" and "fragments" in target:
            title = f"<code>{colours.tokens(target['fragments'], lambda _: None)}</code>"
        else:
            title = escape(target.get("title", name))
        if place:
            title = f'<a href="{escape(place)}">{title}</a>'
        abstract = self.write.inline(target.get("abstract"))
        return title + (f"<p>{abstract}</p>" if abstract else "")

    def _names(self, names):
        return ", ".join(self.write.inline([{"type": "reference", "identifier": name, "isActive": True}])
                         for name in names)

    # Around it

    def _trail(self):
        """Returns the parents of this page."""
        paths = self.page.data.get("hierarchy", {}).get("paths") or [[]]
        parents = [self.site.by_id[name] for name in min(paths, key=len) if name in self.site.by_id]
        if not parents:
            return ""
        rows = "".join(f'<li><a href="{escape(self.page.link_to(there.file))}">{escape(there.title)}</a></li>'
                       for there in parents)
        return f'<nav aria-label="Where this is"><ol class="trail">{rows}</ol></nav>'

    def _aside(self):
        html = ""
        headings = [part for part in self.page.blocks()
                    if part["type"] == "heading" and part["text"] != "Overview"]
        if len(headings) > 2 and not self.page.data["kind"] == "symbol":
            # docc numbers repeated anchors in the order in which they are written.
            writer = Writer(self.site, self.page)
            names = []
            for part in self.page.blocks():
                if part["type"] == "heading":
                    writer.heading(part["text"], part["level"], part.get("anchor"))
                    names.append((part["text"], writer.anchors[-1]))
            rows = "".join(f'<li><a href="#{escape(anchor)}">{escape(text)}</a></li>'
                           for text, anchor in names if text != "Overview")
            html += f"<h2>On this page</h2><ul>{rows}</ul>"
        for module in self.site.modules:
            if module.module == self.page.module:
                html += self._links(module.title, [module, *self.site.articles(module)])
        others = [module for module in self.site.modules if module.module != self.page.module]
        return html + self._links("Other modules", others)

    def _links(self, title, pages):
        if not pages:
            return ""
        rows = ""
        for there in pages:
            here = ' aria-current="page"' if there is self.page else ""
            place = escape(self.page.link_to(there.file))
            rows += f'<li><a{here} href="{place}">{escape(there.title)}</a></li>'
        return f"<h2>{escape(title)}</h2><ul>{rows}</ul>"
