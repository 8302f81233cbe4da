// Controls.

function byId(id) {
  return document.getElementById(id);
}

class Viewer {
  constructor(trace) {
    this.trace = trace;
    this.course = new Course(trace.events);
    this.places = new Places(this.course);
    this.views = new Views(trace.events);
    this.folds = new Folds(trace.events);
    this.list = new List(this);
    this.step = firstStep(trace.events);
    this.timer = 0;
    this.problems = [...trace.events.keys()].filter((at) => isProblem(trace.events[at]));
    byId("problem-count").textContent = `(${this.problems.length})`;
    this.titles = trace.rows.map((row) => row.toLowerCase());
    this.offerHosts();
    this.listen();
    this.choose();
    this.followLink();
  }

  listen() {
    const click = (id, act) => byId(id).addEventListener("click", () => act());
    click("first", () => this.toEnd(false));
    click("last", () => this.toEnd(true));
    click("previous", () => this.move(-1));
    click("next", () => this.move(1));
    click("play", () => this.play(this.timer === 0));
    click("problem-before", () => this.toProblem(-1));
    click("problem-after", () => this.toProblem(1));
    byId("slider").addEventListener("input", (event) => {
      this.goTo(this.list.steps[event.target.value]);
    });
    byId("speed").addEventListener("change", () => { if (this.timer !== 0) this.play(true); });
    for (const id of ["search", "host", "only-problems"]) {
      byId(id).addEventListener("input", () => this.choose());
    }
    window.addEventListener("hashchange", () => this.followLink());
    window.addEventListener("resize", () => this.goTo(this.step));
    document.addEventListener("keydown", (event) => this.press(event));
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (event.key === "Escape") return this.listEverything();
    const isText = target.matches?.("input[type=search], select, pre");
    if (isText) return;
    const acts = {
      ArrowRight: () => this.move(1), ArrowDown: () => this.move(1),
      ArrowLeft: () => this.move(-1), ArrowUp: () => this.move(-1),
      Home: () => this.toEnd(false), End: () => this.toEnd(true),
      n: () => this.toProblem(1), p: () => this.toProblem(-1),
      f: () => this.toggle(this.step),
      "/": () => byId("search").focus(),
    };
    if (!target.matches?.("button, summary, a, input[type=checkbox]")) {
      acts[" "] = () => this.play(this.timer === 0);
    }
    const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  goTo(step) {
    const last = this.trace.events.length - 1;
    this.step = Math.max(0, Math.min(last, Number.isFinite(step) ? Math.trunc(step) : 0));
    if (!this.isFiltered && !this.folds.isListed(this.step)) {
      this.folds.unfoldTo(this.step);
      this.choose();
    }
    const isFolded = !this.isFiltered && !this.folds.open.has(this.step);
    const end = isFolded ? this.folds.end(this.step) : this.step;
    const sentence = showStep(this, this.step, end);
    showTimeline(this, this.step, end, (at) => this.goTo(at));
    for (const [id, by] of [["problem-before", -1], ["problem-after", 1]]) {
      byId(id).setAttribute("aria-disabled", this.problem(by) === undefined);
    }
    byId("slider").value = this.list.place(this.step);
    byId("slider").setAttribute("aria-valuetext", sentence);
    // Many a second are not to be read out.
    if (this.timer === 0) byId("live").textContent = sentence;
    this.list.moveTo(this.step);
    this.writeLink();
  }

  // Folds or unfolds the events under a step.
  toggle(step) {
    const head = this.folds.toggle(step);
    this.choose();
    this.goTo(head);
  }

  // Steps through the list.
  move(by) {
    const steps = this.list.steps;
    const place = this.list.place(this.step);
    const isListed = steps[place] === this.step;
    const next = by > 0 && !isListed ? place : place + by;
    if (next < 0 || next >= steps.length) return this.play(false);
    this.goTo(steps[next]);
  }

  toEnd(isLast) {
    const steps = this.list.steps;
    if (steps.length > 0) this.goTo(steps[isLast ? steps.length - 1 : 0]);
  }

  // The step of the next problem, or of the one before.
  problem(by) {
    return by > 0 ? this.problems.find((at) => at > this.step)
      : this.problems.findLast((at) => at < this.step);
  }

  toProblem(by) {
    const at = this.problem(by);
    if (at !== undefined) return this.goTo(at);
    byId("live").textContent = by > 0 ? "There is no later problem." : "There is none before.";
  }

  play(isPlaying) {
    const wasPlaying = this.timer !== 0;
    window.clearInterval(this.timer);
    this.timer = isPlaying
      ? window.setInterval(() => this.move(1), 1000 / Number(byId("speed").value)) : 0;
    byId("play").setAttribute("aria-pressed", isPlaying);
    byId("play").textContent = isPlaying ? "Pause" : "Play";
    if (wasPlaying && !isPlaying) this.goTo(this.step);
  }

  // MARK: Choosing what is listed

  offerHosts() {
    const offer = (value, text) => {
      const option = element("option", text);
      option.value = value;
      return option;
    };
    const names = new Set(this.places.titles.values());
    fill("host", [
      offer("", "all"), offer("store", "none, only the store"),
      ...[...names].map((name) => offer(`of ${name}`, name)),
    ]);
  }

  isOf(event, host) {
    if (host === "store") return event.host === undefined && event.lane === undefined;
    return event.host !== undefined && `of ${this.places.hostName(event.host)}` === host;
  }

  // Lists the steps that are not folded, or each event that is looked for.
  choose() {
    const wanted = byId("search").value.trim().toLowerCase();
    const host = byId("host").value;
    const isBad = byId("only-problems").checked;
    this.isFiltered = wanted !== "" || host !== "" || isBad;
    const steps = [];
    this.trace.events.forEach((event, step) => {
      if (!this.isFiltered && !this.folds.isListed(step)) return;
      if (isBad && !isProblem(event)) return;
      if (host !== "" && !this.isOf(event, host)) return;
      if (wanted !== "" && !this.says(step, wanted)) return;
      steps.push(step);
    });
    byId("slider").max = Math.max(0, steps.length - 1);
    this.list.show(steps, this.step);
    byId("count").textContent = this.isFiltered
      ? `${steps.length} of ${this.trace.events.length}`
      : `${this.trace.events.length}, ${this.trace.events.length - steps.length} folded`;
  }

  says(step, wanted) {
    return this.titles[step].includes(wanted)
      || title(this.places, step).toLowerCase().includes(wanted);
  }

  listEverything() {
    [byId("search").value, byId("host").value] = ["", ""];
    byId("only-problems").checked = false;
    document.activeElement?.blur();
    this.choose();
    this.goTo(this.step);
  }

  // MARK: Links

  followLink() {
    const match = /^#step-(\d{1,9})$/.exec(window.location.hash);
    const step = match === null ? this.step : Number(match[1]) - 1;
    this.goTo(step);
  }

  // Browsers refuse a page that does so too often.
  writeLink() {
    window.clearTimeout(this.link);
    this.link = window.setTimeout(() => {
      const hash = `#step-${this.step + 1}`;
      if (window.location.hash !== hash) window.history.replaceState(null, "", hash);
    }, 300);
  }
}

document.addEventListener("DOMContentLoaded", () => {
  const trace = readTrace(byId("trace").textContent);
  byId("name").textContent = visible(trace.name === "" ? "A trace" : trace.name);
  fill("notices", trace.notices.map((notice) => element("li", notice)));
  fill("legend", legend());
  if (trace.events.length === 0) {
    byId("step-title").textContent = "Nothing was recorded.";
    return;
  }
  window.viewer = new Viewer(trace);
});
