"use strict";

// Reading. What is said about a step is derived from the trace once; only the step that is
// looked at is drawn, and of the list what is in sight.

// Characters that a terminal or a browser would obey, not draw: the package's own list.
const commands = /[COMMANDS]/g;

function visible(text) {
  return String(text).replace(commands, "·");
}

const problems = new Set(
  ["refusal", "refused", "dropped", "misused", "issue", "unreadable"]);

function isProblem(event) {
  if (event.event === "ended") return event.text !== undefined;
  // An act of the user that was not possible, in the words of the app's runner.
  if (event.event === "note") return String(event.text).startsWith("refused: ");
  return problems.has(event.event);
}

function parsed(row) {
  try {
    const value = JSON.parse(row);
    return value !== null && typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

function readTrace(text) {
  const trace = { name: "", events: [], numbers: [], rows: [], notices: [] };
  const rows = text.replace(/^\n/, "").split("\n");
  let last = rows.length - 1;
  while (last > 0 && rows[last].trim() === "") last -= 1;
  const head = parsed(rows[0]);
  if (head === null || head.trace !== 1) {
    trace.notices.push("Line 1 is not that of a trace of version 1.");
  }
  trace.name = head === null ? "" : String(head.name);
  let isEnded = head === null || head.ends !== true;
  for (let index = 1; index <= last; index += 1) {
    if (rows[index].trim() === "") continue;
    let event = parsed(rows[index]);
    if (event === null || typeof event.event !== "string") {
      if (index === last) {
        isEnded = false;
        last -= 1;
        break;
      }
      event = { event: "unreadable" };
    }
    if (event.event === "end") {
      isEnded = true;
      continue;
    }
    trace.events.push(event);
    trace.numbers.push(index + 1);
    trace.rows.push(rows[index]);
  }
  if (!isEnded) trace.notices.push(`The recording was cut off in line ${last + 2}.`);
  return trace;
}

// For each step the last event of some kind up to it, or −1.
function lastOf(events, isMeant) {
  const places = new Int32Array(events.length);
  let last = -1;
  events.forEach((event, index) => {
    if (isMeant(event)) last = index;
    places[index] = last;
  });
  return places;
}

function emptyHost(name) {
  return {
    name, shape: "", inside: "", element: undefined, isHere: true, wants: undefined,
    shows: undefined, asked: "", askedAt: -1, refused: undefined, waits: "",
    isGesturing: false,
  };
}

// Everything that hosts and effects are at each step. A host's elements have numbers; they are
// named by the entries that it was asked to show, when it says that it shows as many.
class Course {
  constructor(events) {
    this.events = events;
    this.hosts = new Map();
    this.works = new Map();
    this.bars = [];
    this.open = new Map();
    this.names = new Map();
    this.asked = new Map();
    this.adopted = new Map();
    this.made = [];
    events.forEach((event, index) => this.take(event, index));
    for (const bar of this.open.values()) this.bars.push({ ...bar, to: events.length - 1 });
    this.bars.sort((one, other) => one.from - other.from);
  }

  // A bar ends in the column before the one that follows it.
  begin(row, kind, from) {
    this.end(row, kind, from - 1);
    this.open.set(`${kind} ${row}`, { row, kind, from, to: from });
  }

  end(row, kind, to, become = kind) {
    const key = `${kind} ${row}`;
    const bar = this.open.get(key);
    if (bar === undefined) return;
    this.open.delete(key);
    this.bars.push({ ...bar, to, kind: become });
  }

  change(name, at, values) {
    const all = this.hosts.get(name) ?? [];
    const before = all.length > 0 ? all[all.length - 1].host : emptyHost(name);
    all.push({ at, host: { ...before, ...values } });
    this.hosts.set(name, all);
    return all[all.length - 1].host;
  }

  // A view is made before it has a place: its host leaves, and another joins in the place.
  adopt(event) {
    const index = this.made.findIndex((host) => host.shape === event.shape);
    if (event.inside === undefined || index < 0) return undefined;
    const [host] = this.made.splice(index, 1);
    this.adopted.set(host.name, String(event.host));
    return host.wants && { ...host.wants, host: event.host };
  }

  now(name) {
    const all = this.hosts.get(name) ?? [];
    return all.length > 0 ? all[all.length - 1].host : emptyHost(name);
  }

  take(event, at) {
    if (event.event === "action") [this.action, this.made] = [at, []];
    if (event.work !== undefined) this.takeWork(event, at);
    if (event.host === undefined) return;
    const name = String(event.host);
    switch (event.event) {
      case "joined":
        this.end(name, "command", at);
        this.end(name, "waits", at);
        this.change(name, at, {
          ...emptyHost(name), shape: event.shape, inside: event.inside ?? "",
          element: event.element, wants: this.now(name).wants ?? this.adopt(event),
        });
        break;
      case "left":
        if (this.now(name).inside === "" && this.now(name).shows === undefined) {
          this.made.push(this.now(name));
        }
        for (const kind of ["command", "waits", "gesture"]) this.end(name, kind, at);
        this.change(name, at, { isHere: false });
        break;
      case "wants":
        this.change(name, at, { wants: event });
        break;
      case "asked":
        this.end(name, "waits", at - 1);
        this.begin(name, "command", at);
        this.change(name, at, {
          asked: event.command, askedAt: at, refused: undefined, waits: "",
        });
        this.asked.set(name, this.now(name).wants?.entries ?? []);
        break;
      case "done":
      case "attached":
        if (event.event === "done") this.end(name, "command", at);
        this.name(name, event.shows ?? []);
        this.change(name, at, { shows: event, asked: "", askedAt: -1, refused: undefined });
        break;
      case "refused":
        this.end(name, "command", at, "refused");
        this.change(name, at, {
          asked: "", askedAt: -1, refused: event,
        });
        break;
      case "waits":
        if (event.reason === undefined) {
          this.end(name, "waits", at);
          this.change(name, at, { waits: "" });
          break;
        }
        // A host that waits has no command: it may have been taken back.
        this.end(name, "command", at - 1);
        this.begin(name, "waits", at);
        this.change(name, at, { waits: event.reason, asked: "", askedAt: -1 });
        break;
      case "report":
        this.takeReport(event, name, at);
        break;
    }
  }

  takeReport(event, name, at) {
    const words = reportWords(event);
    if (words === "gesture began") {
      this.begin(name, "gesture", at);
      this.change(name, at, { isGesturing: true });
    } else if (words === "gesture ended") {
      this.end(name, "gesture", at);
      this.change(name, at, { isGesturing: false });
    } else if (this.now(name).shows !== undefined) {
      this.takeAct(words, name, at);
    }
  }

  // The user's act has changed the screens of a host without a command.
  takeAct(words, name, at) {
    const { shows } = this.now(name);
    const [, verb, elements] = /^(removed|selected)((?: e\d+)+)$/.exec(words) ?? [];
    const numbers = (elements ?? "").match(/\d+/g)?.map(Number) ?? [];
    if (verb === "removed") {
      const left = (shows.shows ?? []).filter((element) => !numbers.includes(element));
      this.change(name, at, { shows: { ...shows, shows: left } });
    } else if (verb === "selected") {
      this.change(name, at, { shows: { ...shows, element: numbers[0] } });
    }
  }

  takeWork(event, at) {
    const row = `effect ${event.work}`;
    if (event.event === "began") {
      const cause = this.events[this.action];
      const title = `effect ${event.work}` + (cause ? ` of ${pathOf(cause).pop()}` : "");
      this.works.set(event.work, { title, from: at, to: Infinity, end: "" });
      this.begin(row, "work", at);
    } else if (event.event === "ended" || event.event === "cancelled") {
      const isBad = event.text !== undefined;
      const kind = event.event === "cancelled" ? "cancelled" : isBad ? "refused" : "work";
      this.end(row, "work", at, kind);
      const work = this.works.get(event.work);
      if (work !== undefined) [work.to, work.end] = [at, event.event];
    }
  }

  name(name, shows) {
    const entries = this.asked.get(name) ?? [];
    if (entries.length !== shows.length) return;
    shows.forEach((element, place) => {
      this.names.set(`${name} ${element}`, entries[place]);
    });
  }

  // The host's record at a step; nothing before it has joined.
  host(name, step) {
    const all = this.hosts.get(name) ?? [];
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all[middle].at <= step) low = middle + 1;
      else high = middle;
    }
    return low > 0 ? all[low - 1].host : undefined;
  }
}
