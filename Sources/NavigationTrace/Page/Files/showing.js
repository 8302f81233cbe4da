// Showing a step.

const longest = 20000;

// JSON in lines, as it is written: numbers and escapes stay as they are.
function indented(json) {
  let [text, depth, isInText, isEscaped] = ["", 0, false, false];
  const lineBreak = () => `\n${"  ".repeat(Math.min(depth, 20))}`;
  for (const character of json) {
    if (isInText) {
      text += character;
      if (isEscaped) isEscaped = false;
      else if (character === "\\") isEscaped = true;
      else if (character === '"') isInText = false;
      continue;
    }
    if (character === '"') isInText = true;
    if (character === "}" || character === "]") {
      depth -= 1;
      text += lineBreak();
    }
    text += character === ":" ? ": " : character;
    if (character === "{" || character === "[") depth += 1;
    if (character === "{" || character === "[" || character === ",") text += lineBreak();
  }
  return text.replace(/([[{])\s+([\]}])/g, "$1$2");
}

function showRaw(row) {
  // In the page a “<” is written by its number, in the file it is not.
  const text = row.replace(/\\u003C/g, "<");
  const raw = document.getElementById("raw");
  const all = document.getElementById("all");
  raw.textContent = visible(indented(text.slice(0, longest)));
  all.hidden = text.length <= longest;
  all.textContent = `Show all ${text.length} characters`;
  all.onclick = () => {
    raw.textContent = visible(indented(text));
    all.hidden = true;
  };
}

// The places in the trace from which a step's pictures come.
class Views {
  constructor(events) {
    this.events = events;
    this.states = lastOf(events, (event) => event.event === "state");
    this.trees = lastOf(events, (event) => event.event === "tree");
    this.actions = lastOf(events, (event) => event.event === "action");
    this.acts = lastOf(events, (event) => event.event === "act");
  }

  text(place) { return place < 0 ? undefined : String(this.events[place].text); }

  // The state that an action has made comes after it, and is shown with it.
  statePlace(step) {
    const next = this.events[step + 1];
    const isBefore = this.events[step].event === "action" && next?.event === "state";
    return isBefore ? step + 1 : this.states[step];
  }

  // The state before the last action.
  before(step) {
    const cause = this.actions[step];
    return cause < 1 ? undefined : this.text(this.states[cause - 1]);
  }
}

function fact(name, ...values) {
  const description = element("dd");
  description.append(...values.map((value) => {
    return typeof value === "string" ? oneLine(value) : value;
  }));
  return [element("dt", name), description];
}

// The entries that a refusal names by their numbers, if only one of that number has been there.
function entryFacts(places, event, step) {
  return [...new Set(String(event.reason ?? "").match(/#\d+\b/g))].flatMap((entry) => {
    const names = new Set();
    for (const name of places.titles.keys()) {
      const had = places.course.hosts.get(name)
        .some(({ at, host }) => at <= step && host.wants?.entries?.includes(entry));
      if (!had) continue;
      names.add(`${places.entryName(name, entry, step)}, of ${places.hostName(name)}`);
    }
    return names.size === 1 ? fact(entry, ...names) : [];
  });
}

function facts({ trace, course, places, views }, step) {
  const event = trace.events[step];
  const all = [];
  if (event.from !== undefined) all.push(...fact("Sent by", sender(course, event)));
  all.push(...entryFacts(places, event, step));
  const cause = views.actions[step];
  if (cause >= 0 && cause !== step) {
    all.push(...fact("Last action", stepLink(cause), `, ${actionAt(places, cause)}, by `
      + sender(course, trace.events[cause])));
  }
  // An act of the user before the last drawing of the screens has nothing to do with it.
  const act = views.acts[step];
  if (act >= 0 && act !== step && act > (step > 0 ? views.trees[step - 1] : -1)) {
    all.push(...fact("The user did", stepLink(act), `, ${actText(places, act)}`));
  }
  return all;
}

function showState(views, step, end) {
  const place = views.statePlace(end);
  const rows = marked(views.text(place), views.before(step));
  draw("state", rows);
  const cause = views.actions[step];
  document.getElementById("state-about").textContent = place < 0 ? "Not recorded yet."
    : cause < 0 || rows.some(({ kind }) => kind !== "same") ? `Since step ${place + 1}.`
      : `Step ${cause + 1} has changed nothing that the recording draws.`;
}

// The screens are drawn if they are not those of the state.
function showScreens(views, step, end) {
  const place = views.trees[end];
  const text = views.text(place);
  const isState = text === views.text(views.statePlace(end));
  const cause = end > step ? step : views.actions[step];
  const before = place > cause && cause >= 0 ? views.text(views.trees[cause]) : undefined;
  draw("screens", isState ? [] : marked(text, before));
  const about = document.getElementById("screens-about");
  const differs = place > views.states[end] && !isState;
  about.className = differs ? "differs" : "";
  about.textContent = place < 0 ? "Not recorded up to here."
    : isState ? `As the state says, in step ${place + 1}.`
      : differs ? `Drawn in step ${place + 1}: it is not what the state says.`
        : `Drawn in step ${place + 1}.`;
}

// Shows a step, with the state and the hosts at the end of its fold.
function showStep(viewer, step, end) {
  const { trace, course, places, views } = viewer;
  const event = trace.events[step];
  const name = title(places, step);
  const folded = end === step ? "" : `, and ${end - step} after it`;
  const heading = `Step ${step + 1} of ${trace.events.length}${folded}`;
  document.getElementById("step-title").textContent = heading;
  const sentence = document.getElementById("sentence");
  sentence.textContent = visible(name);
  sentence.className = isProblem(event) ? "red" : "";
  fill("facts", facts(viewer, step));
  document.getElementById("line").textContent = `Line ${trace.numbers[step]} of the file`;
  showRaw(trace.rows[step]);
  showState(views, step, end);
  showScreens(views, step, end);
  showHosts(places, end, event);
  showEffects(course, end);
  const by = event.from === undefined ? "" : `, sent by ${sender(course, event)}`;
  return oneLine(`${heading}. ${name}${by}`);
}
