"""docc's text as HTML. All text from sources is escaped."""
from html import escape

import colours
from archive import anchor_of
from pictures import drawn


class Writer:
    """Writes the content of one page."""

    def __init__(self, site, page):
        self.site = site
        self.page = page
        self.anchors = []

    # The targets of links

    def place(self, reference):
        """Returns the address of a reference relative to this page, or None."""
        target = self.page.references.get(reference, {})
        name, _, anchor = reference.partition("#")
        there = self.site.by_id.get(name) or self.site.foreign(name)
        if there is None:
            url = target.get("url", "")
            return url if url.startswith(("https://", "http://")) else None
        end = f"#{anchor_of(anchor)}" if anchor else ""
        return self.page.link_to(there.file) + end

    def symbol(self, name):
        """Returns the address of a symbol's page; None if it has none or is this page."""
        there = self.site.by_symbol.get(name)
        return self.page.link_to(there.file) if there and there is not self.page else None

    # Inside a line

    def inline(self, parts, is_linked=False):
        return "".join(self._inline(part, is_linked) for part in parts or [])

    def _inline(self, part, is_linked):
        kind = part["type"]
        if kind == "text":
            return escape(part["text"])
        if kind == "codeVoice":
            return self._voice(part["code"], is_linked)
        if kind in ("emphasis", "strong", "newTerm", "strikethrough", "superscript", "subscript"):
            tag = {"strong": "strong", "strikethrough": "s", "superscript": "sup",
                   "subscript": "sub"}.get(kind, "em")
            return f"<{tag}>{self.inline(part['inlineContent'], is_linked)}</{tag}>"
        if kind in ("reference", "link"):
            return self._link(part, is_linked)
        if kind == "inlineHead":
            return f"<strong>{self.inline(part['inlineContent'], is_linked)}</strong>"
        raise ValueError(f"{self.page.id}: no way to write “{kind}”")

    def _voice(self, text, is_linked):
        """Returns inline code. docc does not link to other modules, so a type's name is looked up here."""
        there = self.site.by_name.get(text)
        html = f"<code>{escape(text)}</code>"
        if is_linked or there is None or there.module == self.page.module:
            return html
        return f'<a href="{escape(self.page.link_to(there.file))}">{html}</a>'

    def _link(self, part, is_linked):
        reference = part["identifier"]
        target = self.page.references.get(reference, {})
        title = part.get("overridingTitleInlineContent") or part.get("titleInlineContent")
        title = title or target.get("titleInlineContent")
        if title:
            html = self.inline(title, is_linked=True)
        else:
            name = part.get("overridingTitle") or target.get("title") or reference
            html = escape(name)
            if target.get("kind") == "symbol":
                html = f"<code>{html}</code>"
        place = self.place(reference)
        if place is None or is_linked or part.get("isActive") is False:
            return html
        return f'<a href="{escape(place)}">{html}</a>'

    # Blocks

    def blocks(self, parts):
        return "\n".join(self._block(part) for part in parts)

    def _block(self, part):
        kind = part["type"]
        if kind == "paragraph":
            return f"<p>{self.inline(part['inlineContent'])}</p>"
        if kind == "heading":
            return self.heading(part["text"], part["level"], part.get("anchor"))
        if kind == "codeListing":
            return self._listing(part)
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            items = "".join(f"<li>{self.blocks(item['content'])}</li>" for item in part["items"])
            return f"<{tag}>{items}</{tag}>"
        if kind == "termList":
            return "<dl>" + "".join(
                f"<dt>{self.inline(item['term']['inlineContent'])}</dt>"
                f"<dd>{self.blocks(item['definition']['content'])}</dd>"
                for item in part["items"]) + "</dl>"
        if kind == "aside":
            name = escape(part.get("name") or part["style"].capitalize())
            return f'<aside class="note"><strong>{name}</strong>{self.blocks(part["content"])}</aside>'
        if kind == "table":
            return self._table(part)
        if kind == "thematicBreak":
            return "<hr>"
        raise ValueError(f"{self.page.id}: no way to write “{kind}”")

    def heading(self, text, level, anchor=None):
        name = anchor_of(anchor or text) or "section"
        while name in self.anchors:
            name += "-2"
        self.anchors.append(name)
        return (f'<h{level} id="{escape(name)}">{escape(text)} '
                f'<a class="here" href="#{escape(name)}" aria-label="Link to this section">#</a></h{level}>')

    def _listing(self, part):
        lines = part["code"]
        picture = drawn(lines) if part.get("syntax") in (None, "text") else None
        if picture:
            return picture
        text = "\n".join(lines)
        html = colours.swift(text) if part.get("syntax") == "swift" else escape(text)
        return f'<pre tabindex="0"><code>{html}</code></pre>'

    def _table(self, part):
        sides = [{"right": ' class="right"', "center": ' class="middle"'}.get(side, "")
                 for side in part.get("alignments", [])]
        rows = []
        for number, row in enumerate(part["rows"]):
            tag = "th" if number == 0 and part["header"] in ("row", "both") else "td"
            cells = []
            for column, cell in enumerate(row):
                html = self.blocks(cell)
                if html.count("<p>") == 1:
                    html = html.replace("<p>", "").replace("</p>", "")
                side = sides[column] if column < len(sides) else ""
                cells.append(f"<{tag}{side}>{html}</{tag}>")
            rows.append(f"<tr>{''.join(cells)}</tr>")
        head = f"<thead>{rows.pop(0)}</thead>" if part["header"] in ("row", "both") else ""
        return (f'<div class="wide" tabindex="0"><table>{head}<tbody>{"".join(rows)}</tbody></table></div>')
