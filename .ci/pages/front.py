"""The first page, and the page of all names."""
from html import escape
import re

from archive import NAME, anchor_of
from page import around, breaking
from pictures import drawn


def here(file):
    return escape(file)


def sentence(text):
    """Returns a line of Markdown as HTML: code, emphasis and the words of links, without their targets."""
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    html = escape(text)
    html = re.sub(r"`([^`]+)`", r"<code>\1</code>", html)
    return re.sub(r"\*([^*]+)\*", r"<em>\1</em>", html)


def linked(text, site):
    """Returns a line of Markdown as HTML; links to articles stay links, others keep only their words."""
    html, end = "", 0
    for match in re.finditer(r"\[([^\]]*)\]\(([^)]*)\)", text):
        html += sentence(text[end:match.start()])
        end = match.end()
        path, _, anchor = match.group(2).partition("#")
        there = site.article(path)
        words = sentence(match.group(1))
        if there is None:
            # The site does not have the catalog behind a trait.
            if ".docc/" in path and not path.startswith("Sources/GTKHost/"):
                raise ValueError(f"README.md: no page is made of {path}")
            html += words
            continue
        place = there.file + (f"#{anchor_of(anchor)}" if anchor else "")
        html += f'<a href="{escape(place)}">{words}</a>'
    return html + sentence(text[end:])


def questions(readme, site):
    """Returns the rows of the README's tables that link to articles."""
    rows = []
    for row in readme.splitlines():
        if row.startswith("|") and ".docc/" in row:
            rows.append([linked(cell.strip(), site) for cell in row.strip("| ").split(" | ")])
    return rows


def front(site, readme):
    paragraphs = [part for part in readme.split("\n\n") if part and not part.startswith(("#", "|", "`"))]
    body = f'<h1>{breaking(NAME)}</h1>\n<p class="abstract">{sentence(" ".join(paragraphs[0].split()))}</p>\n'
    if block := re.search(r"^```text\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL):
        body += drawn(block.group(1).rstrip("\n").split("\n")) or ""
    body += '<h2 id="questions">Where to begin</h2>\n<div class="wide" tabindex="0">'
    body += '<table class="questions"><tbody>'
    for question, *answers in questions(readme, site):
        body += f'<tr><th scope="row">{question}</th><td>{" ".join(answers)}</td></tr>\n'
    body += '</tbody></table></div>\n<h2 id="modules">By module</h2>\n'
    for module in site.modules:
        about = "".join(part.get("text") or part.get("code") or "" for part in module.data.get("abstract", []))
        body += (f'<section><h3><a href="{escape(module.file)}">{escape(module.title)}</a></h3>'
                 f"<p>{escape(about)}</p><ul>")
        body += "".join(f'<li><a href="{escape(page.file)}">{escape(page.title)}</a></li>'
                        for page in site.articles(module)) + "</ul></section>\n"
    body += '<p><a href="names.html">All names, from A to Z</a></p>'
    return around(NAME, body, here, description=f"The documentation of {NAME}")


def names(site, script):
    """Returns all pages except those that docc generates, by their names."""
    rows = []
    pages = [page for page in site.pages if page.role != "collectionGroup"]
    for page in sorted(pages, key=lambda page: (page.title.lower(), page.file)):
        within = page.address.split("/")[2:-1]
        parents = page.data.get("hierarchy", {}).get("paths") or [[]]
        titles = [site.by_id[name].title for name in min(parents, key=len) if name in site.by_id]
        where = " ▸ ".join(titles or within)
        rows.append(f'<li><a href="{escape(page.file)}">{escape(page.title)}</a> '
                    f"<span>{escape(page.metadata.get('roleHeading', ''))} {escape(where)}</span></li>")
    body = ('<h1>All names</h1>\n<p id="count" role="status">'
            f'{len(rows)} names, from A to Z. The browser’s own search finds a name on this page.</p>\n'
            f'<ul class="names" id="names">{"".join(rows)}</ul>')
    return around(f"All names – {NAME}", body, here, script=f"<script>\n{script}</script>\n")
