"""Pictures of the articles' text drawings: trees, messages between participants, and frames.

A picture is made from the text alone, so that an article has the same content outside the site.
"""
from html import escape

import frames
import messages
import trees


def drawn(lines):
    """Returns a block of text as pictures with the text between them, or None without a picture."""
    if messages.are(lines):
        return figure(messages.svg(lines), lines, "What goes on, from top to bottom")
    parts = trees.parts(lines)
    if any(tree for tree, _ in parts):
        return "\n".join(
            figure(trees.svg(tree), part, "What is open") if tree else plain(part)
            for tree, part in parts)
    if frames.are(lines):
        return figure(frames.svg(lines), lines, "A drawing")
    return None


def plain(lines):
    text = "\n".join(lines).strip("\n")
    return f'<pre tabindex="0"><code>{escape(text)}</code></pre>' if text else ""


def figure(svg, lines, name):
    text = escape("\n".join(lines))
    return (f'<figure><div class="wide" tabindex="0" role="group" aria-label="{escape(name)}">{svg}</div>'
            f"<details><summary>The same as text</summary><pre>{text}</pre></details></figure>")

