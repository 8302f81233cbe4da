"""The strokes of pictures."""
from html import escape

LETTER = 7.3  # how wide a letter is at the most, of those that pictures have


def opened(width, height, name):
    """Returns the beginning of a drawing, which shrinks a little before it scrolls sideways."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
            f'width="{width:g}" style="min-width: {width * 0.8:g}px" role="img" '
            f'aria-label="{escape(name)}">')


def box(x, y, width, height, name, round=8):
    return (f'<rect class="{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
            f'rx="{round}"/>')


def text(x, y, words, name="", anchor="middle"):
    kind = f' class="{name}"' if name else ""
    return f'<text{kind} x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(words)}</text>'


def line(x, y, to_x, to_y, name="line"):
    return f'<line class="{name}" x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}"/>'


def head(x, y, is_right):
    """Returns the head of an arrow that ends at a point."""
    back = x - 8 if is_right else x + 8
    return f'<path class="head" d="M{x:g} {y:g}L{back:g} {y - 4:g}L{back:g} {y + 4:g}Z"/>'


def width(words):
    return sum(LETTER * (2 if ord(letter) > 0x2E80 else 1) for letter in words)
