// The list: of 10,000 rows those in sight are there, each at its place.

// A title in two parts, the first of which gives way: of an action's path the end is seen.
function shortTitle(places, step) {
  const event = places.course.events[step];
  const host = places.hostName(event.host);
  const text = title(places, step);
  if (text.startsWith(`${host} `)) return [`${host} `, text.slice(host.length + 1)];
  if (event.event !== "action") return ["", text];
  const path = pathAt(places, step);
  const around = path.length > 1 ? `${path[path.length - 2]} ▸ ` : "";
  return [path.length > 2 ? `… ▸ ${around}` : around, path[path.length - 1] ?? "an action"];
}

const listRow = 28;

class List {
  constructor(viewer) {
    this.viewer = viewer;
    this.steps = [];
    this.current = 0;
    this.box = document.getElementById("list");
    this.rows = document.getElementById("rows");
    this.box.addEventListener("scroll", () => this.draw());
  }

  show(steps, current) {
    this.steps = steps;
    this.rows.style.height = `${steps.length * listRow}px`;
    this.moveTo(current);
  }

  // Where a step is in the list, or would be.
  place(step) {
    let [low, high] = [0, this.steps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.steps[middle] < step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  moveTo(step) {
    this.current = step;
    const top = this.place(step) * listRow;
    const height = this.box.clientHeight;
    if (top < this.box.scrollTop || top + listRow > this.box.scrollTop + height) {
      this.box.scrollTop = Math.max(0, top - height / 2);
    }
    this.draw();
  }

  draw() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / listRow) - 4);
    const count = Math.ceil(this.box.clientHeight / listRow) + 8;
    const focused = document.activeElement?.closest("#rows > li > *");
    this.rows.replaceChildren(...this.steps.slice(first, first + count).map((step, index) => {
      return this.row(step, first + index);
    }));
    if (!focused) return;
    const again = focused.matches("button")
      ? this.rows.querySelector(`button[value="${focused.value}"]`)
      : this.rows.querySelector("a[aria-current]")
        ?? this.rows.querySelector(`a[href="${focused.hash}"]`);
    again?.focus({ preventScroll: true });
  }

  row(step, place) {
    const { trace, places, folds, isFiltered } = this.viewer;
    const event = trace.events[step];
    const level = isFiltered ? 0 : folds.levels[step];
    const kind = isProblem(event) ? "red" : isUsers(event) ? "users" : event.event;
    const item = element("li", undefined, `${kind} level-${level}`);
    item.style.top = `${place * listRow}px`;
    item.setAttribute("aria-setsize", this.steps.length);
    item.setAttribute("aria-posinset", place + 1);
    const link = element("a");
    link.href = `#step-${step + 1}`;
    if (step === this.current) {
      link.setAttribute("aria-current", "step");
      item.classList.add("current");
    } else link.tabIndex = -1;
    link.append(element("span", step + 1, "number"));
    const [lead, what] = shortTitle(places, step).map((text) => oneLine(text).slice(0, 300));
    if (lead !== "") link.append(element("span", lead, "lead"));
    link.append(element("span", what, "what"));
    item.append(link);
    const count = folds.end(step) - step;
    if (isFiltered || count === 0) return item;
    const isOpen = folds.open.has(step);
    const button = element("button", `${isOpen ? "−" : "+"}${count}`);
    button.value = step;
    button.setAttribute("aria-expanded", isOpen);
    const events = count === 1 ? "1 event" : `${count} events`;
    button.setAttribute("aria-label", `${events} after step ${step + 1}`);
    button.addEventListener("click", () => this.viewer.toggle(step));
    item.append(button);
    return item;
  }
}
