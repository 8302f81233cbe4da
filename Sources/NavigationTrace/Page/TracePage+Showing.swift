extension TracePage {
  /// Shows one step.
  static let showing = #"""
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

    function facts(trace, views, step) {
      const event = trace.events[step];
      const all = [];
      if (event.from !== undefined) all.push(...fact("Sent by", sender(event)));
      const cause = views.actions[step];
      if (cause >= 0 && cause !== step) {
        const name = actionOf(trace.events[cause]);
        all.push(...fact("Last action", stepLink(cause), `, ${name}, by `
          + sender(trace.events[cause])));
      }
      // A person's act before the last drawing of the screens has nothing to do with it.
      const act = views.acts[step];
      if (act >= 0 && act !== step && act > (step > 0 ? views.trees[step - 1] : -1)) {
        all.push(...fact("A person did", stepLink(act), `, ${trace.events[act].text}`));
      }
      all.push(...fact("Line", String(trace.numbers[step])));
      all.push(...fact("Link", stepLink(step, `#step-${step + 1}`)));
      return all;
    }

    function showState(views, step) {
      const place = views.statePlace(step);
      const rows = marked(views.text(place), views.before(step));
      draw("state", rows);
      document.getElementById("state-about").textContent =
        place < 0 ? "Not recorded yet." : `Since step ${place + 1}.`;
      const found = differences(rows).map(({ kind, text }) => element("li", text, kind));
      const cause = views.actions[step];
      const nothing = cause < 0 ? "No action has been sent."
        : `Step ${cause + 1} has changed nothing that the recording draws.`;
      fill("difference", found.length > 0 ? found : [element("li", nothing)]);
    }

    function showScreens(views, step) {
      const place = views.trees[step];
      const text = views.text(place);
      const before = place > views.actions[step] && place > 0
        ? views.text(views.trees[place - 1]) : undefined;
      draw("hosts", marked(text, before));
      const about = document.getElementById("hosts-about");
      const state = views.text(views.states[step]);
      const differs = place >= 0 && views.states[step] < place && state !== text;
      about.className = differs ? "differs" : "";
      about.textContent = place < 0 ? "Not recorded up to here."
        : differs ? `Drawn in step ${place + 1}: it is not what the state says.`
          : `Drawn in step ${place + 1}.`;
    }

    function showStep(trace, course, views, step) {
      const event = trace.events[step];
      const name = title(course, event);
      const heading = `Step ${step + 1} of ${trace.events.length}: ${event.event}`;
      document.getElementById("step-title").textContent = visible(heading);
      const sentence = document.getElementById("sentence");
      sentence.textContent = visible(name);
      sentence.className = isProblem(event) ? "red" : "";
      fill("facts", facts(trace, views, step));
      showRaw(trace.rows[step]);
      showState(views, step);
      showScreens(views, step);
      showLanes(course, step, event);
      showEffects(course, step);
      const by = event.from === undefined ? "" : `, sent by ${sender(event)}`;
      return oneLine(`${heading}. ${name}${by}`);
    }
    """#
}
