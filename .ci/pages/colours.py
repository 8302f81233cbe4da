"""Code: declarations that docc has parsed, and blocks that it has not."""
import re
from html import escape

WORDS = set("""actor any as associatedtype async await borrowing break case catch class consuming continue
default defer deinit do else enum extension fallthrough false fileprivate final for func get guard if import in
indirect infix init inout internal is isolated lazy let mutating nil nonisolated nonmutating operator override
package postfix precondition prefix private protocol public repeat required rethrows return self Self sending
set some static struct subscript super switch throw throws true try typealias unowned var weak where while
yield""".split()) - {"precondition"}

PARTS = re.compile(r'''
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<string>\#*"""(?:.|\n)*?"""\#*|\#+".*?"\#+|"(?:\\.|[^"\\\n])*")
  | (?P<number>\b\d[\d_.]*\b)
  | (?P<attribute>[@\#][A-Za-z]\w*)
  | (?P<quoted>`[^`\n]+`)
  | (?P<word>[A-Za-z_]\w*)
''', re.VERBOSE | re.DOTALL)

KINDS = {"keyword": "k", "attribute": "k", "typeIdentifier": "t", "string": "s", "number": "n",
         "genericParameter": "t", "internalParam": "c", "identifier": "i"}


def swift(text):
    """Returns Swift as HTML; other code only has no colours."""
    html, end = [], 0
    for match in PARTS.finditer(text):
        html.append(escape(text[end:match.start()]))
        end = match.end()
        part, kind = match.group(), match.lastgroup
        name = {"comment": "c", "string": "s", "number": "n", "attribute": "k"}.get(kind)
        if kind == "word":
            name = "k" if part in WORDS else "t" if part[0].isupper() else None
            if part in WORDS and text[match.start() - 1:match.start()] == ".":
                name = None
        html.append(f'<span class="{name}">{escape(part)}</span>' if name else escape(part))
    return "".join(html) + escape(text[end:])


def tokens(parts, link):
    """Returns a declaration as HTML; `link` returns the page of a symbol, or None."""
    html = []
    for part in parts:
        text = escape(part["text"])
        name = KINDS.get(part["kind"])
        place = link(part.get("preciseIdentifier"))
        if place:
            html.append(f'<a class="{name or "t"}" href="{escape(place)}">{text}</a>')
        else:
            html.append(f'<span class="{name}">{text}</span>' if name else text)
    return "".join(html)


def plain(parts):
    return "".join(part["text"] for part in parts)


def wrapped(parts, width=76):
    """Returns the parts of a long declaration, with a line for each of its outermost arguments."""
    if len(plain(parts)) <= width or "\n" in plain(parts):
        return parts
    made, depth, is_open = [], 0, False
    for part in parts:
        if part["kind"] not in ("text", "identifier", "keyword"):
            made.append(part)
            continue
        text, line = "", part["text"]
        for place, sign in enumerate(line):
            if sign == "(" and depth == 0 and not is_open and line[place:place + 2] != "()":
                depth, is_open = 1, True
                text += "(\n  "
            elif is_open and depth:
                depth += (sign in "([{<") - (sign in ")]}" or sign == ">" and line[place - 1] != "-")
                is_break = sign == "," and depth == 1
                text += "\n)" if depth == 0 else ",\n " if is_break else sign
            else:
                text += sign
        made.append({**part, "text": text})
    return made
