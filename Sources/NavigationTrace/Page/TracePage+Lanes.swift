extension TracePage {
  /// Describes each host and each effect at a step, and draws them on a time line.
  static let lanes = #"""
    // Lanes: what each host shows, was asked and waits for.

    function hostsAt(course, step) {
      const hosts = [];
      for (const name of course.hosts.keys()) {
        const host = course.host(name, step);
        if (host !== undefined && host.isHere) hosts.push(host);
      }
      return hosts;
    }

    function stepLink(step, text) {
      const link = element("a", text ?? `step ${step + 1}`);
      link.href = `#step-${step + 1}`;
      return link;
    }

    function hostItem(course, host, isHere) {
      const item = element("li", undefined, isHere ? "here" : "");
      item.append(element("strong", host.name));
      item.append(visible(host.shape + (host.inside === ""
        ? "" : ` in ${elementName(course, host.inside, host.element)} of ${host.inside}`)));
      const line = (text, className) => {
        const made = element("div", oneLine(text), className);
        item.append(made);
        return made;
      };
      if (host.wants !== undefined) line(`is to show ${wish(host.wants)}`);
      if (host.shows !== undefined) line(`shows ${showing(course, host.name, host.shows)}`);
      if (host.asked !== "") {
        const asked = line(`is asked: ${commandText(course, host.name, host.asked)}, since `);
        asked.append(stepLink(host.askedAt));
      }
      if (host.isGesturing) line("a gesture is in progress");
      if (host.refused !== "") line(`refused ${host.refused}`, "red");
      if (host.waits !== "") line(`waits for ${host.waits}`);
      return item;
    }

    function showLanes(course, step, event) {
      const items = hostsAt(course, step).map((host) => {
        return hostItem(course, host, host.name === event.host);
      });
      fill("lanes", items.length > 0 ? items : [element("li", "No host has joined.")]);
    }

    function showEffects(course, step) {
      const items = [];
      for (const work of course.works.values()) {
        if (work.from > step || work.to < step) continue;
        const item = element("li", `effect ${work.number}, since `);
        item.append(stepLink(work.from));
        if (work.to === step) item.append(`, ${work.end} here`);
        items.push(item);
      }
      fill("effects", items.length > 0 ? items : [element("li", "None is running.")]);
    }
    """#

  static let timeline = #"""
    // The time line: a row for the store, each host and each effect, a column for each event. Only
    // what lies around the step is drawn.

    const [column, rowHeight, labelWidth, mostRows] = [12, 20, 130, 60];

    function svg(name, attributes, text) {
      const made = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      if (text !== undefined) made.textContent = visible(text);
      return made;
    }

    function rowOf(event) {
      if (event.host !== undefined) return String(event.host);
      return ["began", "ended", "cancelled"].includes(event.event)
        ? `effect ${event.work}` : "store";
    }

    function showTimeline(trace, course, step, goTo) {
      const picture = document.getElementById("picture");
      const room = Math.floor((picture.clientWidth - labelWidth - 20) / column);
      const count = Math.min(trace.events.length, Math.max(20, Math.min(200, room)));
      const from = Math.max(0, Math.min(step - (count >> 1), trace.events.length - count));
      const to = from + count - 1;
      const bars = course.bars.filter((bar) => bar.from <= to && bar.to >= from);
      const names = new Set(["store", rowOf(trace.events[step])]);
      for (const bar of bars) names.add(bar.row);
      for (let at = from; at <= to; at += 1) names.add(rowOf(trace.events[at]));
      const rows = [...names].slice(0, mostRows)
        .sort((one, other) => rank(one) - rank(other)
          || one.localeCompare(other, "en", { numeric: true }));
      const width = labelWidth + count * column + 10;
      const height = (rows.length + 1) * rowHeight + 4;
      const drawing = svg("svg", {
        width, height, viewBox: `0 0 ${width} ${height}`, role: "img",
        "aria-label": `Steps ${from + 1} to ${to + 1}: ${rows.length} rows, ${bars.length} `
          + "commands, waits and effects; Lanes and Effects say the same in words",
      });
      const x = (at) => labelWidth + (at - from) * column;
      drawing.append(svg("rect", { class: "now", x: x(step), y: 0, width: column, height }));
      for (let at = from; at <= to; at += 1) {
        if ((at + 1) % 10 !== 0) continue;
        drawing.append(svg("text", { class: "tick", x: x(at), y: 14 }, at + 1));
      }
      rows.forEach((name, place) => {
        const y = (place + 1) * rowHeight;
        drawing.append(svg("line", { class: "rule", x1: 0, x2: width, y1: y, y2: y }));
        const shape = course.host(name, to)?.shape ?? "";
        drawing.append(svg("text", { x: 4, y: y + 14 }, `${name} ${shape}`.slice(0, 18)));
      });
      const top = (name) => (rows.indexOf(name) + 1) * rowHeight;
      for (const bar of bars) {
        if (!names.has(bar.row) || !rows.includes(bar.row)) continue;
        drawing.append(barOf(bar, x, top(bar.row), Math.max(bar.from, from), Math.min(bar.to, to)));
      }
      for (let at = from; at <= to; at += 1) {
        const event = trace.events[at];
        if (!rows.includes(rowOf(event))) continue;
        const kind = isProblem(event) ? "refused" : event.event === "action" ? "action" : "event";
        drawing.append(svg("circle", {
          class: kind, cx: x(at) + column / 2, cy: top(rowOf(event)) + rowHeight / 2,
          r: kind === "event" ? 2.5 : 4,
        }));
      }
      for (let at = from; at <= to; at += 1) {
        const hit = svg("rect", { class: "hit", x: x(at), y: 0, width: column, height });
        hit.append(svg("title", {}, `${at + 1}: ${oneLine(title(course, trace.events[at]))}`));
        hit.addEventListener("click", () => goTo(at));
        drawing.append(hit);
      }
      picture.replaceChildren(drawing);
    }

    function rank(name) {
      return name === "store" ? 0 : name.startsWith("effect ") ? 2 : 1;
    }

    function barOf(bar, x, top, from, to) {
      const isThin = bar.kind === "waits" || bar.kind === "gesture";
      const made = svg("rect", {
        class: bar.kind, x: x(from) + 2, width: Math.max(4, x(to) - x(from) + column - 4),
        y: top + (isThin ? 13 : 4), height: isThin ? 4 : 9, rx: 2,
      });
      made.append(svg("title", {}, bar.title));
      return made;
    }
    """#
}
