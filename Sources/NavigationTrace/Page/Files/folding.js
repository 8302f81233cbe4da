// Folding: the list has the user's actions, and the later events are folded under them.

function isUsers(event) {
  return event.event === "act"
    || (event.event === "action" && (event.from === "program" || event.from === "host"));
}

function isLine(event) {
  return event.event === "note" && String(event.text).startsWith("> ");
}

// The step at which the page opens: the user's first action. An action that the program sent
// before the first line of a script has started the app.
function firstStep(events) {
  const line = Math.max(0, events.findIndex(isLine));
  const first = events.findIndex((event, at) => {
    return isUsers(event) && (event.from !== "program" || at >= line);
  });
  return Math.max(0, first);
}

// 0 for the user's actions, remarks and problems, 1 for actions of effects, 2 for the rest.
function level(event, step) {
  if (step === 0 || event.event === "note" || isUsers(event) || isProblem(event)) return 0;
  return event.event === "action" ? 1 : 2;
}

// Under each step, the events up to the next one of its level can be folded.
class Folds {
  constructor(events) {
    // A host's action after an act of the user is folded under that act.
    let head;
    this.levels = events.map((event, step) => {
      const own = event.from === "host" && head?.event === "act" ? 1 : level(event, step);
      if (own === 0 || event.from === "host") head = event;
      return own;
    });
    this.open = new Set();
    const around = [];
    this.parents = this.levels.map((level, step) => {
      while (around.length > 0 && this.levels[around[around.length - 1]] >= level) around.pop();
      around.push(step);
      return around[around.length - 2] ?? -1;
    });
  }

  // The last step that can be folded under one.
  end(step) {
    let end = step;
    while (this.levels[end + 1] > this.levels[step]) end += 1;
    return end;
  }

  isListed(step) {
    const parent = this.parents[step];
    return parent < 0 || (this.open.has(parent) && this.isListed(parent));
  }

  unfoldTo(step) {
    for (let at = this.parents[step]; at >= 0; at = this.parents[at]) this.open.add(at);
  }

  // Folds or unfolds a step, or the one around it if it has no events under it.
  toggle(step) {
    const head = this.end(step) > step || this.parents[step] < 0 ? step : this.parents[step];
    if (!this.open.delete(head)) this.open.add(head);
    return head;
  }
}
