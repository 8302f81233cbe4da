// Drawing: trees, and what has changed in them.

function element(name, text, className) {
  const made = document.createElement(name);
  if (text !== undefined) made.textContent = visible(text);
  if (className) made.className = className;
  return made;
}

function fill(id, children) {
  document.getElementById(id).replaceChildren(...children);
}

// The lines of a drawing: how deep each is, whether it is the active tab, and what it says.
function drawingRows(text) {
  return text.split("\n").map((line) => {
    const lead = /^(?:│  |   )*(?:├─ |└─ )?/.exec(line)[0];
    const rest = line.slice(lead.length);
    const mark = /^[●○] /.test(rest) && lead !== "" ? rest[0] : "";
    return { lead, depth: lead.length / 3, mark, text: mark === "" ? rest : rest.slice(2) };
  });
}

function isSameRow(one, other) {
  return one.depth === other.depth && one.text === other.text;
}

// Lines that stay, come and go. What both begin and end with stays; between them the longest
// common lines, unless there are too many to compare.
function compared(old, now) {
  let start = 0;
  while (start < old.length && start < now.length && isSameRow(old[start], now[start])) {
    start += 1;
  }
  let [oldEnd, end] = [old.length, now.length];
  while (oldEnd > start && end > start && isSameRow(old[oldEnd - 1], now[end - 1])) {
    [oldEnd, end] = [oldEnd - 1, end - 1];
  }
  const stay = (from, before) => ({
    row: now[from], kind: now[from].mark === old[before].mark ? "same" : "changed",
  });
  const rows = [];
  for (let at = 0; at < start; at += 1) rows.push(stay(at, at));
  rows.push(...middle(old.slice(start, oldEnd), now.slice(start, end)));
  for (let at = end; at < now.length; at += 1) rows.push(stay(at, at - end + oldEnd));
  return rows;
}

function middle(old, now) {
  const width = now.length + 1;
  const lengths = new Int32Array(
    old.length * now.length > 1000000 ? 0 : (old.length + 1) * width);
  if (lengths.length > 0) {
    for (let i = old.length - 1; i >= 0; i -= 1) {
      for (let j = now.length - 1; j >= 0; j -= 1) {
        lengths[i * width + j] = isSameRow(old[i], now[j])
          ? lengths[(i + 1) * width + j + 1] + 1
          : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1]);
      }
    }
  }
  const rows = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && lengths.length > 0 && isSameRow(old[i], now[j])) {
      rows.push({ row: now[j], kind: now[j].mark === old[i].mark ? "same" : "changed" });
      [i, j] = [i + 1, j + 1];
    } else if (i < old.length && (j === now.length || lengths.length === 0
      || lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])) {
      rows.push({ row: old[i], kind: "removed" });
      i += 1;
    } else {
      rows.push({ row: now[j], kind: "added" });
      j += 1;
    }
  }
  return rows;
}

const signs = { same: "  ", added: "+ ", removed: "− ", changed: "~ " };
const words = { same: "", added: "new: ", removed: "gone: ", changed: "changed: " };

// A drawing in lines; with an earlier one, what has changed since is marked.
function marked(text, before) {
  if (text === undefined) return [];
  const rows = drawingRows(text);
  if (before === undefined || before === text) {
    return rows.map((row) => ({ row, kind: "same" }));
  }
  return compared(drawingRows(before), rows);
}

function draw(id, rows) {
  fill(id, rows.map(({ row, kind }) => {
    const line = element("li", undefined, kind === "same" ? "" : kind);
    const lead = element("span", signs[kind] + row.lead, "lead");
    lead.setAttribute("aria-hidden", "true");
    line.append(lead);
    if (words[kind] !== "") line.append(element("span", words[kind], "unseen"));
    const mark = row.mark === "" ? "" : `${row.mark} `;
    line.append(element("span", mark + row.text, "place"));
    return line;
  }));
}
