// Places: a trace numbers hosts and elements; the tree that the state draws has their names.

const isModal = (node) => /^\(.*\)$/.test(node.text);
const isContainer = (node) => /^(stack|split|tabs|\{.*\})( \d+)?$/.test(node.text);

const laneOf = (host) => Number.parseInt(host, 10);

// A drawing as nodes.
function treeOf(text) {
  const around = [];
  for (const row of drawingRows(text)) {
    const node = { text: row.text, children: [] };
    around.length = row.depth;
    around[row.depth - 1]?.children.push(node);
    around.push(node);
  }
  return around[0];
}

function firstScreen(node) {
  let screen = node;
  while (isContainer(screen) && screen.children.length > 0) screen = screen.children[0];
  return screen.text;
}

// The name of an entry: the title of a screen; of a container its entry if that is a word, or
// its first screen.
function nameOf(entry, node) {
  if (node !== undefined && !isContainer(node)) return node.text;
  const word = /^([A-Za-z]\w*)(?:$| at |\()/.exec(entry)?.[1];
  if (node === undefined || (word !== undefined && !entry.includes("("))) return word ?? entry;
  return firstScreen(node);
}

class Places {
  constructor(course) {
    this.course = course;
    this.states = lastOf(course.events, (event) => event.event === "state");
    this.trees = new Map();
    this.covers = new Map();
    this.depth = 0;
    this.windows = this.openedWindows();
    this.titles = new Map();
    for (const name of course.hosts.keys()) {
      if (!course.adopted.has(name)) this.titles.set(name, this.titleOf(name));
    }
    this.distinguish();
    this.number();
    for (const [name, other] of course.adopted) this.titles.set(name, this.titles.get(other));
  }

  tree(step) {
    const place = this.states[step] ?? -1;
    if (place < 0) return undefined;
    if (!this.trees.has(place)) {
      this.trees.set(place, treeOf(String(this.course.events[place].text)));
    }
    return this.trees.get(place);
  }

  // The node of a host: that of the element around it, or the modal over that.
  node(name, step) {
    const host = this.course.host(name, step);
    // In a damaged trace, hosts may be inside each other.
    if (host === undefined || this.depth > 500) return undefined;
    const place = this.around(name, step);
    const isFirst = place === undefined && laneOf(name) === 1;
    this.depth += 1;
    const around = isFirst ? this.tree(step)
      : place && this.element(place.inside, place.element, step);
    this.depth -= 1;
    if (host.shape !== "modal") return around;
    const modals = around?.children.filter(isModal) ?? [];
    return modals.find((node) => node.text === `(${host.wants?.style})`) ?? modals[0];
  }

  element(name, element, step) {
    const entry = this.course.names.get(`${name} ${element}`);
    return this.entries(name, step).get(entry);
  }

  // The nodes of a host's entries, if the tree has as many: a split's empty columns are not
  // drawn.
  entries(name, step) {
    const wanted = this.course.host(name, step)?.wants?.entries ?? [];
    const drawn = this.screens(name, step).slice(this.covered(name));
    const entries = drawn.length < wanted.length
      ? wanted.filter((entry) => this.isFilled(name, entry, step)) : wanted;
    return new Map(entries.length === drawn.length
      ? entries.map((entry, index) => [entry, drawn[index]]) : []);
  }

  screens(name, step) {
    return this.node(name, step)?.children.filter((node) => !isModal(node)) ?? [];
  }

  // The number of an app's own screens below those of a stack, when it first has some.
  covered(name) {
    if (!this.covers.has(name)) {
      const { at, host } = this.course.hosts.get(name)
        ?.find(({ host }) => (host.wants?.entries ?? []).length > 0) ?? {};
      const count = host?.shape === "stack"
        ? this.screens(name, at).length - host.wants.entries.length : 0;
      this.covers.set(name, Math.max(0, count));
    }
    return this.covers.get(name);
  }

  isFilled(name, entry, step) {
    return hostsAt(this.course, step).some((host) => {
      return host.inside === name && (host.wants?.entries ?? []).length > 0
        && this.course.names.get(`${name} ${host.element}`) === entry;
    });
  }

  // The element around a host: of a view that has no place yet, that of its later place, and
  // of a window's first host the window.
  around(name, step) {
    const later = this.course.adopted.get(name);
    const host = later === undefined
      ? this.course.host(name, step) : this.course.hosts.get(later)[0].host;
    return host.inside === "" ? this.windows.get(laneOf(name)) : host;
  }

  // The windows of lanes: each command that opens windows is followed by their first hosts.
  openedWindows() {
    const windows = new Map();
    let opened = [];
    for (const event of this.course.events) {
      if (event.event === "asked" && /\bopen e\d/.test(event.command)) {
        opened = [...event.command.matchAll(/\bopen e(\d+)/g)].map(([, element]) => {
          return { inside: String(event.host), element };
        });
      }
      const isFirst = event.event === "joined" && event.inside === undefined
        && !this.isNew(event.host) && !windows.has(laneOf(event.host));
      if (isFirst && opened.length > 0) windows.set(laneOf(event.host), opened.shift());
    }
    return windows;
  }

  // A Boolean value: whether the host's window has been closed, with the hosts in it.
  isClosed(name, step) {
    const window = this.windows.get(laneOf(name));
    const host = window && this.course.host(window.inside, step);
    if (host?.shows === undefined) return false;
    const asked = [...host.asked.matchAll(/\be(\d+)/g)].map(([, element]) => element);
    return ![...asked, ...(host.shows.shows ?? []).map(String)].includes(window.element);
  }

  // The hosts that are there at a step.
  hosts(step) {
    return hostsAt(this.course, step).filter((host) => !this.isClosed(host.name, step));
  }

  // A Boolean value: whether the host is never on screen.
  isNew(name) {
    const all = this.course.hosts.get(name) ?? [];
    return !all.some(({ host }) => host.inside !== "" || host.shows !== undefined);
  }

  // The name of an entry at a step, or else when it was first to be shown.
  entryName(name, entry, step) {
    const first = () => (this.course.hosts.get(name) ?? [])
      .find(({ host }) => host.wants?.entries?.includes(entry))?.at ?? step;
    const node = this.entries(name, step).get(entry) ?? this.entries(name, first()).get(entry);
    return nameOf(entry, node);
  }

  // The name of an entry that an action gives by its number: in the host that has it. If several
  // hosts have one of that number, it is in a host whose content the action changes.
  numbered(entry, step) {
    const { course } = this;
    const having = [...this.titles.keys()].filter((name) => {
      const host = course.host(name, step);
      return host?.isHere && host.wants?.entries?.includes(entry);
    });
    const changed = new Set();
    for (let at = step + 1; at < course.events.length; at += 1) {
      if (course.events[at].event === "action") break;
      if (course.events[at].event === "wants") changed.add(String(course.events[at].host));
    }
    const ones = having.filter((name) => changed.has(name));
    const names = new Set((ones.length > 0 ? ones : having)
      .map((name) => this.entryName(name, entry, step)));
    return names.size === 1 ? [...names][0] : entry;
  }

  elementName(name, element, step) {
    const entry = this.course.names.get(`${this.course.adopted.get(name) ?? name} ${element}`);
    return entry === undefined ? "a new screen" : this.entryName(name, entry, step);
  }

  // The name of a host, the same at each step: “stack in favourites”.
  titleOf(name) {
    const [{ at, host }] = this.course.hosts.get(name);
    const place = this.around(name, at);
    return place === undefined ? host.shape
      : `${host.shape} in ${this.elementName(place.inside, place.element, at)}`;
  }

  // Hosts of one name in different places are told apart by the nearest place around that
  // differs: “stack in detail in second”.
  distinguish() {
    const own = new Map(this.titles);
    const outwards = (name) => {
      return own.has(name) && this.around(name, this.course.hosts.get(name)[0].at)?.inside;
    };
    let around = new Map([...own.keys()].map((name) => [name, outwards(name)]));
    // In a damaged trace, hosts may be inside each other.
    for (let depth = 0; depth < 50; depth += 1) {
      const place = (name) => (own.get(around.get(name)) ?? "").replace(/^\w+( in |$)/, "");
      const places = new Map();
      for (const [name, title] of this.titles) {
        places.set(title, (places.get(title) ?? new Set()).add(place(name)));
      }
      for (const [name, title] of [...this.titles]) {
        if (places.get(title).size === 1 || place(name) === "") continue;
        this.titles.set(name, `${title} in ${place(name)}`);
      }
      around = new Map([...around].map(([name, host]) => [name, outwards(host)]));
    }
  }

  // Hosts of one name that are there at once have numbers: “stack in welcome 2”.
  number() {
    const equal = new Map();
    for (const [name, title] of [...this.titles]) {
      const [{ at }] = this.course.hosts.get(name);
      const others = equal.get(title) ?? [];
      const taken = new Set(others.filter((other) => {
        return this.course.host(other, at).isHere && !this.isClosed(other, at);
      }).map((other) => this.titles.get(other)));
      for (let count = 2; taken.has(this.titles.get(name)); count += 1) {
        this.titles.set(name, `${title} ${count}`);
      }
      equal.set(title, [...others, name]);
    }
  }

  hostName(name) { return this.titles.get(String(name)) ?? String(name); }
}
