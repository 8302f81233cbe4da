// Hosts: the screens, the command and the reason to wait of each.

function hostsAt(course, step) {
  const hosts = [];
  for (const name of course.hosts.keys()) {
    const host = course.host(name, step);
    if (host !== undefined && host.isHere) hosts.push(host);
  }
  return hosts;
}

function stepLink(step, text) {
  const link = element("a", text ?? `step ${step + 1}`);
  link.href = `#step-${step + 1}`;
  return link;
}

function hostItem(places, host, step, isHere) {
  const item = element("li", undefined, isHere ? "here" : "");
  item.append(element("strong", places.hostName(host.name)));
  const line = (text, className) => {
    const made = element("div", oneLine(text), className);
    item.append(made);
    return made;
  };
  const wanted = host.wants === undefined ? "" : desired(places, host.wants, step);
  const shown = host.shows === undefined ? "" : showing(places, host.shows, step);
  if (shown !== "") line(`shows ${shown}`);
  if (wanted !== "" && wanted.replace(/, as .*/, "") !== shown) line(`is to show ${wanted}`);
  if (host.asked !== "") {
    const command = commandText(places, host.name, host.asked, step);
    line(`is asked to ${command}, since `).append(stepLink(host.askedAt));
  }
  if (host.isGesturing) line("a gesture is in progress");
  if (host.refused !== undefined) {
    const command = commandText(places, host.name, host.refused.command, step);
    line(`refused to ${command}: ${host.refused.reason}`, "red");
  }
  if (host.waits !== "") line(`waits for ${reasonText(places, host.name, host.waits, step)}`);
  return item;
}

function showHosts(places, step, event) {
  const isIdle = (host) => host.shape === "modal" && !host.wants?.entries.length
    && !host.shows?.shows.length && host.asked + host.waits === "" && host.name !== event.host;
  const items = places.hosts(step).filter((host) => !isIdle(host)).map((host) => {
    return hostItem(places, host, step, host.name === event.host);
  });
  fill("hosts", items.length > 0 ? items : [element("li", "There is none.")]);
}

function showEffects(course, step) {
  const items = [];
  for (const work of course.works.values()) {
    if (work.from > step || work.to < step) continue;
    const item = element("li", `${work.title}, since `);
    item.append(stepLink(work.from));
    if (work.to === step) item.append(`, ${work.end} here`);
    items.push(item);
  }
  fill("effects", items.length > 0 ? items : [element("li", "None is running.")]);
}
