"""The drawing of `NavigationTree`, read line by line and drawn as screens in and over each other.

    tabs
    ├─ ● stack
    │  ├─ inbox
    │  └─ message 7
    └─ ○ settings
"""
import json
import re

from shapes import box, head, line, opened, text, width

ROW = re.compile(r"^((?:│  |   )*)([├└]─ )(.*)$")
GAP, EDGE, TITLE = 26, 12, 26


class Node:
    def __init__(self, words):
        self.dot = words[0] if words[:2] in ("● ", "○ ") else None
        words = words[2:] if self.dot else words
        if words in ("stack", "split", "tabs") or re.fullmatch(r"tabs \d+", words):
            self.kind, self.title = words.split()[0], words
        elif words.startswith("(") and words.endswith(")"):
            self.kind, self.title = "modal", words[1:-1]
        elif button := re.fullmatch(r"\[(.*)\]( \w+)*", words):
            self.kind, self.title = "button", button.group(1)
        else:
            self.kind, self.title = "screen", unquoted(words)
        self.children = []


def unquoted(words):
    if not (words.startswith('"') and words.endswith('"') and len(words) > 1):
        return words
    try:
        return " ".join(json.loads(words).split())
    except ValueError:
        return words


def parts(lines):
    """Returns the trees of a text, each as (tree, its lines), and the text between them as (None, lines)."""
    made, number = [], 0
    while number < len(lines):
        indent = len(lines[number]) - len(lines[number].lstrip(" "))
        end = number + 1
        while end < len(lines) and ROW.match(lines[end][indent:]) and not lines[end][:indent].strip():
            end += 1
        if end - number > 1 and lines[number].strip():
            mine = [row[indent:] for row in lines[number:end]]
            made.append((read(mine), mine))
        else:
            end = number + 1
            if not made or made[-1][0]:
                made.append((None, []))
            made[-1][1].append(lines[number])
        number = end
    return made


def read(lines):
    root = Node(lines[0])
    open_nodes = [root]
    for row in lines[1:]:
        rails, _, words = ROW.match(row).groups()
        del open_nodes[len(rails) // 3 + 1:]
        node = Node(words)
        open_nodes[-1].children.append(node)
        open_nodes.append(node)
    return root


def said(node):
    """Returns the tree as one line, for screen readers."""
    within = ", ".join(said(child) for child in node.children)
    name = {"modal": f"as {node.title}", "button": f"button {node.title}"}.get(node.kind, node.title)
    name += " (active)" if node.dot == "●" else ""
    return name + (f": {within}" if within else "")


def measure(node):
    """Computes the size of each place, from the inside out."""
    for child in node.children:
        measure(child)
    words = width(node.title)
    if node.kind == "button":
        node.size = (words + 24, 26)
    elif not node.children:
        node.size = (max(88, words + 24), 66)
    elif buttons(node):
        rows = [child.size for child in node.children]
        node.size = (max(120, words + 24, *(w + 24 for w, _ in rows)),
                     TITLE + EDGE + sum(h + 6 for _, h in rows) + 4)
    else:
        wide = sum(child.size[0] for child in node.children) + GAP * (len(node.children) - 1)
        high = max(child.size[1] for child in node.children) + (14 if has_dots(node) else 0)
        node.size = (max(wide, words + 8) + 2 * EDGE, high + TITLE + EDGE)


def buttons(node):
    return bool(node.children) and all(child.kind == "button" for child in node.children)


def has_dots(node):
    return any(child.dot for child in node.children)


def front(node):
    """Returns the place in front."""
    while node.children and not buttons(node):
        modals = [child for child in node.children if child.kind == "modal"]
        active = [child for child in node.children if child.dot == "●"]
        if node.kind == "tabs" and not modals and not active:
            return None
        node = (modals or active or node.children)[-1]
    return node


def draw(node, x, y, seen, out):
    wide, high = node.size
    if node.kind == "button":
        out += [box(x, y, wide, high, "button", 13), text(x + wide / 2, y + 17, node.title)]
        return
    if not node.children or buttons(node):
        out += [box(x, y, wide, high, "screen front" if node is seen else "screen"),
                line(x, y + TITLE, x + wide, y + TITLE), text(x + wide / 2, y + 17, node.title)]
        if not node.children:
            for below, part in ((38, 0.72), (50, 0.5)):
                out.append(line(x + 10, y + below, x + 10 + (wide - 20) * part, y + below, "words"))
        top = y + TITLE + 8
        for child in node.children:
            draw(child, x + (wide - child.size[0]) / 2, top, seen, out)
            top += child.size[1] + 6
        return
    out.append(box(x, y, wide, high, f"group {node.kind}", 10))
    out.append(text(x + EDGE, y + 17, node.title, "label", "start"))
    left = x + EDGE
    for number, child in enumerate(node.children):
        inner = child.size[0]
        if number:
            lead(node, child, left, y + TITLE + 33, out)
        out.append('<g class="behind">' if child.dot == "○" else "<g>")
        draw(child, left, y + TITLE, seen, out)
        out.append("</g>")
        if child.dot:
            name = "dot on" if child.dot == "●" else "dot"
            out.append(f'<circle class="{name}" cx="{left + inner / 2:g}" '
                       f'cy="{y + high - EDGE:g}" r="4"/>')
        left += inner + GAP


def lead(node, child, left, middle, out):
    """Adds the line from the previous place to this one."""
    if child.kind == "modal":
        out += [line(left - GAP + 3, middle, left - 6, middle, "line over"), head(left - 3, middle, True)]
    elif node.kind == "stack":
        out += [line(left - GAP + 3, middle, left - 6, middle), head(left - 3, middle, True)]


def svg(tree):
    measure(tree)
    wide, high = tree.size
    out = [opened(wide + 4, high + 4, said(tree))]
    draw(tree, 2, 2, front(tree), out)
    return "".join(out) + "</svg>"
