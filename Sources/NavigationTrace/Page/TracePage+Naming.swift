extension TracePage {
  /// Describes an event in one line.
  static let naming = #"""
    // Naming: an event in a line.

    function oneLine(text) {
      return visible(String(text).replace(/\n/g, " ⏎ "));
    }

    function plain(value) {
      if (typeof value === "string") return value;
      return typeof value === "number" || typeof value === "boolean" ? String(value) : undefined;
    }

    // The way through an action to what it says: {"stack":{"_0":{"action":"popItem"}}} is
    // “stack ▸ popItem”.
    function actionPath(value) {
      const names = [];
      let next = value;
      for (let depth = 0; depth < 12; depth += 1) {
        const word = plain(next);
        if (word !== undefined) names.push(word);
        if (next === null || typeof next !== "object") break;
        if (typeof next.action === "string") {
          names.push(next.action + shapeWords(next));
          break;
        }
        const keys = Object.keys(next);
        if (keys.length === 0) break;
        const labels = keys.filter((key) => !/^_\d+$/.test(key));
        if (labels.length > 1) break;
        if (labels.length === 1) names.push(labels[0]);
        next = next[labels.length === 1 ? labels[0] : keys.sort()[keys.length - 1]];
      }
      return names;
    }

    function actionName(value) {
      return actionPath(value).join(" ▸ ") || "an action";
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
      return rest === "" ? names : [...names, rest];
    }

    // Tells whether each parenthesis that closes has been opened before.
    function isClosed(text) {
      let depth = 0;
      for (const character of text.replace(/"(\\.|[^"\\])*"/g, "")) {
        if (character === "(") depth += 1;
        if (character === ")") depth -= 1;
        if (depth < 0) return false;
      }
      return true;
    }

    // The words for the subject of a shape's action, as far as they are short.
    function shapeWords(action) {
      for (const key of ["item", "id", "index", "count", "items", "ids"]) {
        const value = action[key];
        if (value === undefined) continue;
        const values = (Array.isArray(value) ? value : [value]).slice(0, 4);
        const words = values.map((one) => plain(one) ?? actionName(one)).join(", ");
        if (words.length < 80) return ` ${words}`;
      }
      return "";
    }

    const senders = {
      program: "the program", host: "a host, for what a person did",
      effect: "an effect, at once", work: "an effect",
    };

    function sender(event) {
      if (event.from === "work") return `effect ${event.work}`;
      return senders[event.from] ?? String(event.from);
    }

    function pathOf(event) {
      return event.action === undefined ? textPath(String(event.text)) : actionPath(event.action);
    }

    function actionOf(event) {
      return pathOf(event).join(" ▸ ") || "an action";
    }

    function wish(event) {
      const entries = event.entries ?? [];
      const style = event.style === undefined ? "" : `, as ${event.style}`;
      const selected = event.selected === undefined ? "" : `, ${event.selected} selected`;
      return (entries.length > 0 ? entries.join(", ") : "nothing") + selected + style;
    }

    function elementName(course, host, element) {
      const name = course.names.get(`${host} ${element}`);
      return name === undefined ? `e${element}` : `e${element} (${name})`;
    }

    function showing(course, host, event) {
      const shows = event.shows ?? [];
      if (shows.length === 0) return "nothing";
      const selected = event.element === undefined
        ? "" : `, ${elementName(course, host, event.element)} selected`;
      const beside = event.expanded === true ? ", with nothing beside" : "";
      return shows.map((element) => elementName(course, host, element)).join(", ") + selected
        + beside;
    }

    // A command with its elements named: “push e2 (message 7)”.
    function commandText(course, host, command) {
      return String(command).replace(/\be(\d+)\b/g, (_, element) => {
        return elementName(course, host, element);
      });
    }

    // Earlier recorders wrote the words of a report as several fields.
    function reportWords(event) {
      if (event.kind === undefined) return String(event.text);
      const elements = event.elements ?? (event.element === undefined ? [] : [event.element]);
      return [event.kind, ...elements.map((one) => `e${one}`), event.text ?? ""].join(" ").trim();
    }

    function reportText(course, event) {
      return commandText(course, event.host, reportWords(event));
    }

    // The title in the list, where there is little room: of an action's path the end.
    function shortTitle(course, event) {
      if (event.event !== "action" && event.event !== "dropped") return title(course, event);
      const path = pathOf(event);
      const end = path.length > 2 ? `… ▸ ${path.slice(-2).join(" ▸ ")}` : actionOf(event);
      return event.event === "dropped" ? `Dropped: ${end}` : end;
    }

    function title(course, event) {
      const host = event.host;
      switch (event.event) {
        case "note": return event.text;
        case "act": return `A person: ${event.text}`;
        case "tree": return "The screens are drawn";
        case "state": return "The state is another one";
        case "action": return actionOf(event);
        case "dropped": return `Dropped: ${actionOf(event)}`;
        case "began": return `Effect ${event.work} begins`;
        case "ended":
          return `Effect ${event.work} ends` + (event.text === undefined ? "" : `: ${event.text}`);
        case "cancelled": return `Effect ${event.work} is cancelled`;
        case "refusal": return `Refused: ${event.reason}`;
        case "issue": return `Issue, ${event.kind}: ${event.text}`;
        case "joined":
          return `${host} joins: a ${event.shape}`
            + (event.inside === undefined ? "" : ` in e${event.element} of ${event.inside}`);
        case "left": return `${host} leaves`;
        case "wants": return `${host} is to show ${wish(event)}`;
        case "coalesced":
          return `${host} was never asked for ${wish(event)}; that had waited for ${event.reason}`;
        case "asked":
          return `${host} is asked: ${commandText(course, host, event.command)}`
            + (event.animated === false ? ", not animated" : "");
        case "done": return `${host} has done it, shows ${showing(course, host, event)}`;
        case "refused":
          return `${host} refuses ${commandText(course, host, event.command)}: ${event.reason}`;
        case "misused":
          return `Lane ${event.lane}: an acknowledgement was used twice or too late`;
        case "attached": return `${host} is on screen, shows ${showing(course, host, event)}`;
        case "report": return `${host} reports: ${reportText(course, event)}`;
        case "waits":
          return event.reason === undefined
            ? `${host} waits for nothing any more` : `${host} waits for ${event.reason}`;
        case "unreadable": return "This line is no event";
        default: return `${event.event}: an event that this page does not know`;
      }
    }
    """#
}
