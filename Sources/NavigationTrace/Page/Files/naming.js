// Naming: an event in a line.

function oneLine(text) {
  return visible(String(text).replace(/\n/g, " ⏎ "));
}

function plain(value) {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
}

// The way through an action to what it says: {"stack":{"_0":{"action":"popItem"}}} is
// “stack ▸ popItem”. A value belongs to the word before it: “open ▸ order 5”. An entry that is
// given by its number gets the name that `named` returns for it.
function actionPath(value, named = (entry) => entry) {
  const names = [];
  let next = value;
  for (let depth = 0; depth < 12; depth += 1) {
    const word = plain(next);
    if (word !== undefined) names.push(names.length > 0 ? `${names.pop()} ${word}` : word);
    if (next === null || typeof next !== "object") break;
    if (typeof next.action === "string") {
      names.push(next.action + subject(next, named));
      break;
    }
    const keys = Object.keys(next);
    const values = keys.filter((key) => /^_\d+$/.test(key)).sort();
    if (values.length > 0) {
      next = next[values[values.length - 1]];
    } else if (keys.length === 1 && plain(next[keys[0]]) === undefined) {
      names.push(keys[0]);
      next = next[keys[0]];
    } else {
      if (keys.length > 0) names.push((names.pop() ?? "") + subject(next, named));
      break;
    }
  }
  return names.filter((name) => name !== "");
}

// The same of an action that was recorded as a text: stack(pushItem("a")).
function textPath(text) {
  const names = [];
  let rest = text;
  for (let depth = 0; depth < 12; depth += 1) {
    const match = /^([A-Za-z_]\w*)\(([^]*)\)$/.exec(rest);
    if (match === null || !isClosed(match[2])) break;
    names.push(match[1]);
    rest = match[2];
  }
  if (rest === "") return names;
  return names.length > 0 && !/^[A-Za-z_]\w*$/.test(rest)
    ? [...names.slice(0, -1), `${names[names.length - 1]} ${rest}`] : [...names, rest];
}

// True if each parenthesis that closes was opened before.
function isClosed(text) {
  let depth = 0;
  for (const character of text.replace(/"(\\.|[^"\\])*"/g, "")) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (depth < 0) return false;
  }
  return true;
}

// The number of an entry in an action of a shape; undefined for an entry with another name.
function entryNumber(id) {
  const number = id !== null && typeof id === "object" ? id.number ?? id.late : id;
  return Number.isInteger(number) ? `#${number}` : undefined;
}

// The words for the subject of an action or of an item, as far as they are short.
function subject(value, named) {
  const keys = "item id index count items ids title name path url column text";
  for (const key of keys.split(" ")) {
    if (value[key] === undefined) continue;
    const values = (Array.isArray(value[key]) ? value[key] : [value[key]]).slice(0, 4);
    const isEntry = typeof value.action === "string" && /^ids?$/.test(key);
    const words = values.map((one) => {
      const entry = isEntry ? entryNumber(one) : undefined;
      return entry !== undefined ? named(entry)
        : plain(one) ?? actionPath(one, named).join(" ").trim();
    });
    const text = words.filter((word) => word !== "").join(", ");
    if (text !== "" && text.length < 80) return ` ${text}`;
  }
  return "";
}

function sender(course, event) {
  const senders = {
    program: "the program", host: "the user, through a host", effect: "an effect, at once",
    work: course.works.get(event.work)?.title ?? "an effect",
  };
  return senders[event.from] ?? String(event.from);
}

function pathOf(event, named) {
  return event.action === undefined ? textPath(String(event.text))
    : actionPath(event.action, named);
}

function pathAt(places, step) {
  return pathOf(places.course.events[step], (entry) => places.numbered(entry, step));
}

function actionAt(places, step) {
  return pathAt(places, step).join(" ▸ ") || "an action";
}

function desired(places, event, step) {
  const named = (entry) => {
    return places.entryName(event.host, entry, step)
      + (entry === event.selected ? " (selected)" : "");
  };
  const style = event.style === undefined ? "" : `, as ${event.style}`;
  return ((event.entries ?? []).map(named).join(", ") || "nothing") + style;
}

function showing(places, event, step) {
  const named = (element) => {
    return places.elementName(event.host, element, step)
      + (element === event.element ? " (selected)" : "");
  };
  const beside = event.expanded === true ? ", with nothing beside" : "";
  return ((event.shows ?? []).map(named).join(", ") || "nothing") + beside;
}

// A command with its elements named: “push message 7, message 8”.
function commandText(places, host, command, step) {
  const listed = String(command).replace(/\b(e\d+) (?=e\d)/g, "$1, ");
  return listed.replace(/\be(\d+)\b/g, (_, element) => {
    return places.elementName(host, element, step);
  });
}

// The reason why a host waits. The command of another host is left out: its elements have no
// names here.
function reasonText(places, host, reason, step) {
  const named = (command) => commandText(places, host, command.replace(/^to /, "")
    .replace(/^(present|restyle)\((e\d+), /, "$1 $2 as ").replace(", with:", " with")
    .replace(/:? ?[([]+/g, " ").replace(/[\])]+/g, ""), step);
  const [what, command] = String(reason)
    .replace("the host to be attached", "its view to be on screen")
    .replace("another host to report its elements", "another host to say what it shows")
    .replace(/^another host to acknowledge .*?(?=, then |$)/, "another host to finish")
    .replace(/^the modal beside it, .*?, to be/, "the modal beside it to be")
    .replace(/(host refused )(\w+\(.*?\)|[^:(]+)(?=: )/, (_, lead, it) => lead + named(it))
    .split(", then ");
  return command === undefined ? what : `${what}, then to ${named(command)}`;
}

// An act of the user. A tab has its position there, and its name in the host's report.
function actText(places, step) {
  const { events } = places.course;
  const { text } = events[step];
  if (!/^select tab \d+$/.test(text)) return text;
  const next = events[step + 1] ?? {};
  const element = next.event === "report"
    && /\bselected e(\d+)$/.exec(reportWords(next))?.[1];
  return element ? `select tab ${places.elementName(next.host, element, step + 1)}` : text;
}

// Earlier recorders wrote the words of a report as several fields.
function reportWords(event) {
  if (event.kind === undefined) return String(event.text);
  const elements = event.elements ?? (event.element === undefined ? [] : [event.element]);
  const kind = event.kind !== "attempted" ? event.kind
    : event.elements === undefined ? "attempted selected" : "attempted removed";
  return [kind, ...elements.map((one) => `e${one}`), event.text ?? ""].join(" ").trim();
}

function reportText(places, event, step) {
  const words = reportWords(event);
  const [, attempted, verb, elements] = words
    .match(/^(attempted )?(removed|selected detent|selected)((?: e\d+)+)/) ?? [];
  const names = commandText(places, event.host, String(elements).trim(), step);
  if (verb === "removed") {
    return attempted === undefined ? `the user has removed ${names}`
      : `the user has tried to remove ${names}, which may not be dismissed`;
  }
  if (verb === "selected") {
    return attempted === undefined ? `the user has selected ${names}`
      : `the user has tried to select ${names}, and may not leave the tab`;
  }
  if (verb === "selected detent") return `the user has dragged ${names} to another height`;
  if (words === "expanded") return "there is room for columns now";
  return commandText(places, event.host, words, step)
    .replace(/^foreign (.*)/, "other code has put “$1” on top")
    .replace(/^taken by (.*)/, "it was given to $1");
}

function title(places, step) {
  const event = places.course.events[step];
  const host = places.hostName(event.host);
  const work = places.course.works.get(event.work)?.title ?? `effect ${event.work}`;
  switch (event.event) {
    case "note": return event.text;
    case "act": return `The user: ${actText(places, step)}`;
    case "tree": return "The screens are drawn";
    case "state": return step === 0 ? "The start" : "The state has changed";
    case "action": return actionAt(places, step);
    case "dropped": return `Dropped: ${actionAt(places, step)}`;
    case "began": return `${work} begins`;
    case "ended": return `${work} ends` + (event.text === undefined ? "" : `: ${event.text}`);
    case "cancelled": return `${work} is cancelled`;
    case "refusal": return `Refused: ${event.reason}`;
    case "issue": return `Issue, ${event.kind}: ${event.text}`;
    case "joined": return `${host} is set up`;
    case "left": return `${host} is taken down`;
    case "wants": return `${host} is to show ${desired(places, event, step)}`;
    case "coalesced":
      return `${host} was never asked for ${desired(places, event, step)}; that waited for `
        + reasonText(places, event.host, event.reason, step);
    case "asked":
      return `${host} is asked to ${commandText(places, event.host, event.command, step)}`
        + (event.animated === false ? ", without animation" : "");
    case "done": return `${host} is done, and shows ${showing(places, event, step)}`;
    case "refused":
      return `${host} refuses to ${commandText(places, event.host, event.command, step)}: `
        + event.reason;
    case "misused": return "An acknowledgement was used twice or too late";
    case "attached": return `${host} is on screen, and shows ${showing(places, event, step)}`;
    case "report": return `${host} reports: ${reportText(places, event, step)}`;
    case "waits":
      return event.reason === undefined ? `${host} waits no longer`
        : `${host} waits for ${reasonText(places, event.host, event.reason, step)}`;
    case "unreadable": return "This line is no event";
    default: return `${event.event}: an event that this page does not know`;
  }
}
