// The time line: a row for the store, each host and each effect, a column for each event. Only
// the events around the step are drawn. The legend is made of the same kinds.

const [column, rowHeight, mostRows, letter] = [12, 20, 60, 6.7];

const dots = { action: "action", problem: "problem", event: "another event" };
const bars = {
  command: "a host changes its screens", refused: "it refuses or fails", waits: "it waits",
  gesture: "the user’s gesture", work: "effect", cancelled: "cancelled effect",
};

function svg(name, attributes, text) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = visible(text);
  return made;
}

function dotKind(event) {
  return isProblem(event) ? "problem" : event.event === "action" ? "action" : "event";
}

// A problem differs by its shape too.
function dot(kind, cx, cy) {
  const r = kind === "event" ? 2.5 : 4;
  if (kind !== "problem") return svg("circle", { class: kind, cx, cy, r });
  const [x, y, transform] = [cx - 3.5, cy - 3.5, `rotate(45 ${cx} ${cy})`];
  return svg("rect", { class: kind, x, y, width: 7, height: 7, transform });
}

// Bars differ by their shapes too: an effect is thin, a gesture is a line below, a wait has a
// dashed outline, and a refusal has a notch at its end.
function bar(kind, x, top, width) {
  const [y, height] = kind === "gesture" ? [top + 15, 3]
    : kind === "work" || kind === "cancelled" ? [top + 7.5, 5] : [top + 5.5, 9];
  if (kind !== "refused") return svg("rect", { class: kind, x, width, y, height, rx: 2 });
  const d = `M${x} ${y}h${width}l-4 ${height / 2}l4 ${height / 2}h${-width}z`;
  return svg("path", { class: kind, d });
}

function legend() {
  const item = (text, width, mark) => {
    const made = element("span", undefined, "item");
    const drawing = svg("svg", { width, height: 20, "aria-hidden": true });
    drawing.append(mark);
    made.append(drawing, ` ${text}`);
    return made;
  };
  return [
    ...Object.entries(dots).map(([kind, text]) => item(text, 12, dot(kind, 6, 10))),
    ...Object.entries(bars).map(([kind, text]) => {
      return item(text, 20, bar(kind, 1, kind === "gesture" ? -6.5 : 0, 18));
    }),
    item("this step", 12, svg("rect", { class: "now", width: 12, height: 20 })),
  ];
}

function rowOf(event) {
  if (event.host !== undefined) return String(event.host);
  return ["began", "ended", "cancelled"].includes(event.event)
    ? `effect ${event.work}` : "store";
}

// The width of the longest label, as far as there is room.
function labelRoom({ course, places }, width) {
  let longest = 5;
  for (const name of places.titles.values()) longest = Math.max(longest, name.length);
  for (const work of course.works.values()) longest = Math.max(longest, work.title.length);
  return Math.min(8 + Math.ceil(longest * letter), 260, Math.floor(width / 2));
}

// Of a long label, the beginning and the end: hosts differ in both.
function shortLabel(name, most) {
  if (name.length <= most) return name;
  const end = Math.floor((most - 1) / 2);
  return `${name.slice(0, most - 1 - end)}…${name.slice(name.length - end)}`;
}

function showTimeline(viewer, step, end, goTo) {
  const { trace, course, places } = viewer;
  const picture = document.getElementById("picture");
  const labelWidth = labelRoom(viewer, picture.clientWidth);
  const room = Math.floor((picture.clientWidth - labelWidth - 4) / column);
  const count = Math.min(trace.events.length, Math.max(1, Math.min(200, room)));
  const from = Math.max(0, Math.min(step - (count >> 2), trace.events.length - count));
  const to = from + count - 1;
  const label = (row) => course.hosts.has(row) ? places.hostName(row)
    : row === "store" ? row : course.works.get(Number(row.slice(7)))?.title ?? row;
  const drawn = course.bars.filter((bar) => bar.from <= to && bar.to >= from);
  const names = new Set(["store"]);
  for (const bar of drawn) names.add(label(bar.row));
  for (let at = from; at <= to; at += 1) names.add(label(rowOf(trace.events[at])));
  const order = ["store", ...new Set(places.titles.values())]
    .filter((row) => names.delete(row));
  const rows = [...order, ...names].slice(0, mostRows);
  const width = labelWidth + count * column;
  const height = (rows.length + 1) * rowHeight + 4;
  const drawing = svg("svg", {
    width, height, viewBox: `0 0 ${width} ${height}`, role: "img",
    "aria-label": `Steps ${from + 1} to ${to + 1}: ${rows.length} rows, ${drawn.length} `
      + "changes, waits and effects; Hosts and Effects describe them in words",
  });
  const x = (at) => labelWidth + (at - from) * column;
  const top = (row) => (rows.indexOf(label(row)) + 1) * rowHeight;
  drawing.append(svg("rect", {
    class: "now", x: x(step), y: 0, width: (Math.min(end, to) - step + 1) * column, height,
  }));
  for (let at = from; at <= to; at += 1) {
    if ((at + 1) % 10 !== 0 || x(at) + 30 > width) continue;
    drawing.append(svg("text", { class: "tick", x: x(at), y: 14 }, at + 1));
  }
  const most = Math.floor((labelWidth - 8) / letter);
  rows.forEach((name, place) => {
    const y = (place + 1) * rowHeight;
    drawing.append(svg("line", { class: "rule", x1: 0, x2: width, y1: y, y2: y }));
    const text = svg("text", { x: 4, y: y + 14 }, shortLabel(name, most));
    text.append(svg("title", {}, name));
    drawing.append(text);
  });
  for (const { kind, row, from: first, to: last } of drawn) {
    if (top(row) === 0) continue;
    const [left, right] = [x(Math.max(first, from)), x(Math.min(last, to))];
    drawing.append(bar(kind, left + 2, top(row), right - left + column - 4));
  }
  const ends = new Set(drawn.flatMap(({ row, from, to }) => {
    return [`${from} ${row}`, `${to} ${row}`];
  }));
  for (let at = from; at <= to; at += 1) {
    const event = trace.events[at];
    const isInBar = event.event === "waits" || ends.has(`${at} ${rowOf(event)}`);
    if (top(rowOf(event)) === 0 || (isInBar && !isProblem(event))) continue;
    const y = top(rowOf(event)) + rowHeight / 2;
    drawing.append(dot(dotKind(event), x(at) + column / 2, y));
  }
  for (let at = from; at <= to; at += 1) {
    const hit = svg("rect", { class: "hit", x: x(at), y: 0, width: column, height });
    hit.append(svg("title", {}, `${at + 1}: ${oneLine(title(places, at))}`));
    hit.addEventListener("click", () => goTo(at));
    drawing.append(hit);
  }
  picture.replaceChildren(drawing);
}
