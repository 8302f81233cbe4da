"""Messages between participants, one on each line, drawn from top to bottom between their lines.

    handler → host: push detail
    host ⇢ handler: done, shows list and detail
    host: a finger is on the edge
"""
import re

from shapes import box, head, line, opened, text, width

MESSAGE = re.compile(r"^(\S[^:→⇢]*?) (→|⇢) ([^:→⇢]*?\S): (\S.*)$")
NOTE = re.compile(r"^(\S[^:→⇢]*): (\S.*)$")
TOP, ROW, EDGE = 34, 40, 14


def are(lines):
    rows = [row for row in lines if row.strip()]
    arrows = [row for row in rows if MESSAGE.match(row)]
    return len(arrows) > 1 and all(MESSAGE.match(row) or NOTE.match(row) for row in rows)


def read(lines):
    """Returns tuples (from, arrow, to, words); a note has no arrow and the same participant twice."""
    for row in lines:
        if match := MESSAGE.match(row):
            yield match.groups()
        elif match := NOTE.match(row):
            yield match.group(1), "", match.group(1), match.group(2)


def columns(rows):
    """Returns the position of each participant's line, with room for the messages between two lines."""
    names = list(dict.fromkeys(name for one, _, other, _ in rows for name in (one, other)))
    place = {name: number for number, name in enumerate(names)}
    halves = [width(name) / 2 + 12 for name in names]
    gaps = [one + other + 12 for one, other in zip(halves, halves[1:])]
    for one, arrow, other, words in rows:
        first, last = sorted((place[one], place[other]))
        if arrow and first < last:
            missing = width(words) + 30 - sum(gaps[first:last])
            for gap in range(first, last):
                gaps[gap] += max(0, missing / (last - first))
    notes = {name: max([0] + [width(words) / 2 + 10 for one, arrow, _, words in rows
                              if not arrow and one == name]) for name in names}
    for number in range(len(gaps)):
        needed = notes[names[number]] + 12
        gaps[number] = max(gaps[number], needed, notes[names[number + 1]] + 12)
    at = [max(halves[0], notes[names[0]]) + EDGE]
    for gap in gaps:
        at.append(at[-1] + gap)
    return dict(zip(names, at)), at[-1] + max(halves[-1], notes[names[-1]]) + EDGE


def svg(lines):
    rows = list(read(lines))
    at, wide = columns(rows)
    high = TOP + ROW * len(rows) + 18
    out = [opened(wide, high, ". ".join(row.strip() for row in lines if row.strip()))]
    for name, x in at.items():
        half = width(name) / 2 + 12
        out += [line(x, TOP, x, high - 4, "life"), box(x - half, 4, 2 * half, 28, "screen"),
                text(x, 23, name, "name")]
    y = TOP + 30
    for one, arrow, other, words in rows:
        x, to = at[one], at[other]
        if arrow and x != to:
            is_right = to > x
            out += [text((x + to) / 2, y - 7, words, "said"),
                    line(x, y, to - (8 if is_right else -8), y, "line back" if arrow == "⇢" else "line"),
                    head(to, y, is_right)]
        else:
            half = width(words) / 2 + 10
            out += [box(x - half, y - 18, 2 * half, 24, "note"), text(x, y - 2, words)]
        y += ROW
    return "".join(out) + "</svg>"
