"""Draw how players learnt: `python examples/training/curve.py docs/training.svg course-*.json`.

Each file is what `ppo.py --course` keeps, and becomes a line.
"""

import json
import sys
from pathlib import Path

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 16, 48
COLOURS = ("#7e57c2", "#c77700", "#00897b", "#c2185b")
LINE = '<path d="{}" fill="none" stroke="{}" stroke-width="{}"/>'
WORD = '<text x="{}" y="{}" text-anchor="{}">{}</text>'
ROUND = 50_000


def drawn(courses):
    """Write the picture: the share of games won over the steps that were learnt from."""
    last = max(point["steps"] for course in courses for point in course)

    def place(steps, won):
        x = LEFT + (WIDTH - LEFT - RIGHT) * steps / last
        y = TOP + (HEIGHT - TOP - BOTTOM) * (1 - won)
        return f"{x:.1f} {y:.1f}"

    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(LINE.format(f"M{place(0, share)} L{place(last, share)}", "#8884", 1))
        y = float(place(0, share).split()[1]) + 4
        parts.append(WORD.format(LEFT - 8, y, "end", f"{share:.0%}"))
    for steps in range(0, last + 1, ROUND):
        x = place(steps, 0).split()[0]
        parts.append(WORD.format(x, HEIGHT - BOTTOM + 18, "middle", f"{steps:,}"))
    for course, colour in zip(courses, COLOURS, strict=False):
        path = " L".join(place(point["steps"], point["won"]) for point in course)
        parts.append(LINE.format(f"M{path}", colour, 2))
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(WORD.format(middle, HEIGHT - 8, "middle", "steps, and games won"))
    style = "text{font:13px sans-serif;fill:#888}"
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><style>{style}</style>'
    return "\n".join([head, *parts, "</svg>", ""])


if __name__ == "__main__":
    target, *files = sys.argv[1:]
    courses = [json.loads(Path(file).read_text("utf-8")) for file in files]
    Path(target).write_text(drawn(courses), "utf-8")
