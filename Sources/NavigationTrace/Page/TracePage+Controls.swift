extension TracePage {
  /// The list of events, which contains only the visible rows.
  static let listing = #"""
    // The list: of 10,000 rows those in sight are there, each at its place.

    const listRow = 28;

    class List {
      constructor(trace, course) {
        [this.trace, this.course] = [trace, course];
        this.steps = trace.events.map((_, step) => step);
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
        const focused = document.activeElement?.parentElement?.parentElement === this.rows
          ? document.activeElement.hash : "";
        this.rows.replaceChildren(...this.steps.slice(first, first + count).map((step, index) => {
          return this.row(step, first + index);
        }));
        if (focused === "") return;
        const again = this.rows.querySelector("a[aria-current]")
          ?? this.rows.querySelector(`a[href="${focused}"]`);
        again?.focus({ preventScroll: true });
      }

      row(step, place) {
        const event = this.trace.events[step];
        const item = element("li", undefined, isProblem(event) ? "red" : event.event);
        item.style.top = `${place * listRow}px`;
        item.setAttribute("aria-setsize", this.steps.length);
        item.setAttribute("aria-posinset", place + 1);
        const link = element("a");
        link.href = `#step-${step + 1}`;
        if (step === this.current) link.setAttribute("aria-current", "step");
        else link.tabIndex = -1;
        link.append(element("span", step + 1, "number"));
        link.append(element("span", oneLine(shortTitle(this.course, event)).slice(0, 300), "what"));
        item.append(link);
        return item;
      }
    }
    """#

  /// The script for the page's controls.
  static let controls = #"""
    // Controls.

    function byId(id) {
      return document.getElementById(id);
    }

    class Viewer {
      constructor(trace) {
        this.trace = trace;
        this.course = new Course(trace.events);
        this.views = new Views(trace.events);
        this.list = new List(trace, this.course);
        this.step = 0;
        this.timer = 0;
        this.titles = trace.rows.map((row) => row.toLowerCase());
        this.offerContainers();
        byId("slider").max = trace.events.length;
        this.listen();
        this.list.show(this.list.steps, 0);
        this.count();
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
        byId("slider").addEventListener("input", (event) => this.goTo(event.target.value - 1));
        byId("speed").addEventListener("change", () => { if (this.timer !== 0) this.play(true); });
        for (const id of ["search", "container", "only-problems"]) {
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
        const sentence = showStep(this.trace, this.course, this.views, this.step);
        showTimeline(this.trace, this.course, this.step, (at) => this.goTo(at));
        byId("slider").value = this.step + 1;
        byId("slider").setAttribute("aria-valuetext", sentence);
        // Many a second are not to be read out.
        if (this.timer === 0) byId("live").textContent = sentence;
        this.list.moveTo(this.step);
        this.writeLink();
      }

      // Steps through what is listed.
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

      toProblem(by) {
        for (let at = this.step + by; at >= 0 && at < this.trace.events.length; at += by) {
          if (isProblem(this.trace.events[at])) return this.goTo(at);
        }
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

      offerContainers() {
        const offer = (value, text) => {
          const option = element("option", text);
          option.value = value;
          return option;
        };
        const options = [offer("", "all"), offer("store", "the store")];
        const lanes = new Set();
        for (const [name, all] of this.course.hosts) {
          const lane = name.split(".")[0];
          if (!lanes.has(lane)) {
            lanes.add(lane);
            options.push(offer(`${lane}.`, `lane ${lane}`));
          }
          options.push(offer(name, `${name} ${all[0].host.shape}`));
        }
        fill("container", options);
      }

      isIn(event, container) {
        if (container === "") return true;
        if (container === "store") return event.host === undefined && event.lane === undefined;
        const lane = event.lane === undefined ? undefined : `${event.lane}.`;
        if (container.endsWith(".")) {
          return lane === container || String(event.host ?? "").startsWith(container);
        }
        return event.host === container;
      }

      choose() {
        const wanted = byId("search").value.trim().toLowerCase();
        const container = byId("container").value;
        const isBad = byId("only-problems").checked;
        const steps = [];
        this.trace.events.forEach((event, step) => {
          if (isBad && !isProblem(event)) return;
          if (!this.isIn(event, container)) return;
          if (wanted !== "" && !this.says(step, wanted)) return;
          steps.push(step);
        });
        this.list.show(steps, this.step);
        this.count();
      }

      says(step, wanted) {
        return this.titles[step].includes(wanted)
          || title(this.course, this.trace.events[step]).toLowerCase().includes(wanted);
      }

      count() {
        const [listed, all] = [this.list.steps.length, this.trace.events.length];
        byId("count").textContent =
          listed === all ? `${all} events` : `${listed} of ${all} events`;
      }

      listEverything() {
        [byId("search").value, byId("container").value] = ["", ""];
        byId("only-problems").checked = false;
        document.activeElement?.blur();
        this.choose();
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
    """#

  /// Starts the viewer after the page has loaded, with the trace at its end.
  static let start = #"""
    document.addEventListener("DOMContentLoaded", () => {
      const trace = readTrace(byId("trace").textContent);
      byId("name").textContent = visible(trace.name === "" ? "A trace" : trace.name);
      fill("notices", trace.notices.map((notice) => element("li", notice)));
      if (trace.events.length === 0) {
        byId("step-title").textContent = "Nothing was recorded.";
        return;
      }
      window.viewer = new Viewer(trace);
    });
    """#
}
