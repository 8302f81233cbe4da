"""Drawings made of box-drawing characters: a terminal's window, boxes with arrows.

Each character has a cell. Lines become strokes, which meet in any font.
"""
from html import escape
import unicodedata

from shapes import opened

WIDE, HIGH = 8.2, 18
LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)
STROKES = {
    "─": (LEFT, RIGHT), "│": (UP, DOWN), "┌": (RIGHT, DOWN), "┐": (LEFT, DOWN), "└": (RIGHT, UP),
    "┘": (LEFT, UP), "├": (UP, DOWN, RIGHT), "┤": (UP, DOWN, LEFT), "┬": (LEFT, RIGHT, DOWN),
    "┴": (LEFT, RIGHT, UP), "┼": (LEFT, RIGHT, UP, DOWN),
}
CORNERS = {"╭": (RIGHT, DOWN), "╮": (LEFT, DOWN), "╰": (RIGHT, UP), "╯": (LEFT, UP)}
HEADS = {"►": RIGHT, "▶": RIGHT, "◄": LEFT, "◀": LEFT, "▲": UP, "▼": DOWN}


def are(lines):
    signs = sum(sign in STROKES or sign in CORNERS for row in lines for sign in row)
    return len(lines) > 1 and signs > 8


def cells(row):
    """Returns tuples (column, character, number of columns)."""
    column = 0
    for sign in row:
        if unicodedata.combining(sign):
            continue
        size = 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        yield column, sign, size
        column += size


def stroke(column, row, sign):
    x, y = (column + 0.5) * WIDE, (row + 0.5) * HIGH
    if sign in CORNERS:
        (across, _), (_, along) = CORNERS[sign]
        return (f"M{x + across * WIDE / 2:g} {y:g}Q{x:g} {y:g} {x:g} {y + along * HIGH / 2:g}")
    return "".join(f"M{x:g} {y:g}L{x + dx * WIDE / 2:g} {y + dy * HIGH / 2:g}"
                   for dx, dy in STROKES[sign])


def point(column, row, sign):
    x, y = (column + 0.5) * WIDE, (row + 0.5) * HIGH
    dx, dy = HEADS[sign]
    return (f"M{x + 5 * dx:g} {y + 7 * dy:g}L{x - 4 * dx - 4 * dy:g} {y - 4 * dy - 4 * dx:g}"
            f"L{x - 4 * dx + 4 * dy:g} {y - 4 * dy + 4 * dx:g}Z")


def words(row, number):
    """Returns the runs of text of a line, each as wide as its cells."""
    runs, run, start, end = [], "", 0, 0
    for column, sign, size in [*cells(row), (len(row) * 2 + 2, "─", 1)]:
        is_stroke = sign in STROKES or sign in CORNERS or sign in HEADS
        # Two blanks separate texts that may be in different columns.
        if run and (is_stroke or column > end or run.endswith("  ")):
            runs.append((start, run))
            run = ""
        if is_stroke:
            continue
        if not run:
            if sign == " ":
                continue
            start = column
        run, end = run + sign, column + size
    for start, run in runs:
        run = run.rstrip()
        columns = sum(size for _, _, size in cells(run))
        yield (f'<text x="{start * WIDE:g}" y="{number * HIGH + 13:g}" textLength="{columns * WIDE:g}" '
               f'lengthAdjust="spacingAndGlyphs">{escape(run)}</text>')


def svg(lines):
    wide = max(sum(size for _, _, size in cells(row)) for row in lines) * WIDE
    strokes, heads, texts = [], [], []
    for number, row in enumerate(lines):
        for column, sign, _ in cells(row):
            if sign in STROKES or sign in CORNERS:
                strokes.append(stroke(column, number, sign))
            elif sign in HEADS:
                heads.append(point(column, number, sign))
        texts += words(row, number)
    blank = str.maketrans(dict.fromkeys([*STROKES, *CORNERS, *HEADS], " "))
    name = " ".join("\n".join(lines).translate(blank).split())
    return (opened(wide, len(lines) * HIGH, name) + f'<path class="stroke" d="{"".join(strokes)}"/>'
            + f'<path class="head" d="{"".join(heads)}"/>'
            + f'<g class="mono">{"".join(texts)}</g></svg>')
