"""Pictures of what articles draw as text: trees, messages between participants, and frames.

A picture is made of the text alone, so that an article reads the same where there is no site.
"""
from html import escape

import frames
import messages
import trees


def drawn(lines):
    """A block of text as pictures, and what is none between them; None when nothing in it is one."""
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

