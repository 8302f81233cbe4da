"""Follows every link of the site in a headless browser.

The browser resolves each link. Articles, modules and types are opened: by a click if the page in a frame has
the first link to them, otherwise by their address. Links to an anchor on them are clicked, and `:target`
has to find the anchor. The pages of members, nine of ten, are only parsed by the browser, since opening each
of them would take minutes.
"""
import pathlib
import tempfile

from browser import Browser

# The site's page shows pages in a frame; by default, local pages may not access each other.
OPTIONS = ("--allow-file-access-from-files", "--disable-ipc-flooding-protection")

BEGIN = """
  const [folder] = arguments;
  const first = `${folder}/index.html`;
  // Several at once, since each waits for its file. Links lead where they do whether they are drawn or not.
  const frames = Array.from({ length: 8 }, () => {
    const frame = document.createElement('iframe');
    frame.hidden = true;
    return frame;
  });
  document.body.replaceChildren(...frames);
  // Pages that somebody has set out for; by page, places on it and who leads there.
  window.walk = { folder, frames, known: new Set([first]), open: [[first, 'the folder']],
    places: new Map(), wrong: [], links: 0, clicks: 0 };
"""

GO_ON = """
  const { walk } = window;
  const end = performance.now() + 10000;
  const short = (address) => decodeURI(address.replace(walk.folder + '/', ''));
  const pageOf = (address) => address.split('#')[0];

  // The page that a frame comes to; nothing where there is none.
  const loaded = (frame, go) => new Promise((resolve) => {
    frame.onload = () => {
      try {
        const page = frame.contentDocument;
        resolve(page?.querySelector('main') ? page : null);
      } catch {
        resolve(null);
      }
    };
    go();
  });
  const open = (frame, address) => loaded(frame, () => { frame.src = address; });

  // Pages of types and of articles lie in the folder of their module.
  const isMember = (address) => short(address).split('/').length > 2;

  // A page that is only read; its links are resolved as those of one that is gone to.
  const fetched = (address) => new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.onload = () => resolve(request.response?.querySelector('main') ? request.response : null);
    request.onerror = () => resolve(null);
    request.open('GET', address);
    request.send();
  });

  // A place is there when it is what the browser says it has gone to.
  function goTo(page, link, who) {
    let isThere;
    if (isMember(link.href)) isThere = page.getElementById(decodeURIComponent(link.hash.slice(1)));
    else {
      walk.clicks += 1;
      link.click();
      isThere = page.querySelector(':target');
    }
    if (!isThere) walk.wrong.push(`${short(who)}: ${short(link.href)} leads to no place on its page`);
  }

  function read(page, here) {
    const links = [...page.links];
    walk.links += links.length;
    for (const link of links) {
      if (link.protocol === 'https:' || link.protocol === 'http:') continue;
      const there = pageOf(link.href);
      if (!there.startsWith(`${walk.folder}/`)) {
        walk.wrong.push(`${short(here)}: ${link.href} leads out of the folder`);
        continue;
      }
      if (link.hash && there === here) goTo(page, link, here);
      else if (link.hash) {
        if (!walk.places.has(there)) walk.places.set(there, new Map());
        walk.places.get(there).set(link.hash, here);
      }
      if (walk.known.has(there)) continue;
      walk.known.add(there);
      walk.open.push([there, here]);
    }
  }

  async function visit(frame) {
    const [there, from] = walk.open.pop();
    let page;
    if (isMember(there)) page = await fetched(there);
    else {
      const link = from === frame.here && [...frame.contentDocument.links].find((e) => e.href === there);
      walk.clicks += link ? 1 : 0;
      page = await (link ? loaded(frame, () => link.click()) : open(frame, there));
      frame.here = page && there;
    }
    if (page) read(page, there);
    else walk.wrong.push(`${short(from)}: nothing is at ${short(there)}`);
  }

  // Goes to places on a page that other pages lead to.
  async function look(frame) {
    const [[there, places]] = walk.places;
    walk.places.delete(there);
    const page = await (isMember(there) ? fetched(there) : open(frame, there));
    frame.here = null;
    for (const [hash, who] of page ? places : []) {
      const link = page.createElement('a');
      link.href = there + hash;
      page.body.append(link);
      goTo(page, link, who);
    }
  }

  return (async () => {
    while (performance.now() < end) {
      if (walk.open.length)
        await Promise.all(walk.frames.slice(0, walk.open.length).map(visit));
      else if (walk.places.size)
        await Promise.all(walk.frames.slice(0, walk.places.size).map(look));
      else return { wrong: walk.wrong, pages: [...walk.known].map(short), links: walk.links,
        clicks: walk.clicks };
    }
    return null;
  })();
"""


def followed(browser, folder):
    """Checks a folder; returns the faults, the pages, and the numbers of links and clicks."""
    folder = pathlib.Path(folder).resolve()
    browser.open((folder / "index.html").as_uri())
    browser.run(BEGIN, folder.as_uri())
    walk = None
    while walk is None:
        walk = browser.run(GO_ON)
    return walk


def wrong(folder):
    """Returns the faults and the counts: (lines, pages, links, clicks)."""
    folder = pathlib.Path(folder).resolve()
    browser = Browser(*OPTIONS)
    try:
        lines = list(misses(browser))
        walk = followed(browser, folder)
    finally:
        browser.end()
    files = {str(file.relative_to(folder)) for file in folder.rglob("*.html")}
    lines += walk["wrong"]
    lines += [f"{file}: no link leads here" for file in sorted(files.difference(walk["pages"]))]
    return lines, len(walk["pages"]), walk["links"], walk["clicks"]


def misses(browser):
    """Returns the dead links of a test site that the check does not find."""
    pages = {
        "index.html": '<main><a href="one.html#here">1</a> <a href="none.html">2</a>'
                      ' <a href="a/b/two.html#away">3</a> <a href="a/b/none.html">4</a></main>',
        "one.html": '<main><p id="here">1</p> <a href="#here">2</a> <a href="#away">3</a>'
                    ' <a href="index.html#away">4</a></main>',
        "a/b/two.html": '<main><p id="here">1</p> <a href="#here">2</a> <a href="#away">3</a>'
                        ' <a href="../../one.html#here">4</a> <a href="../one.html">5</a></main>',
    }
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file, html in pages.items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(html)
        found = sorted(followed(browser, folder)["wrong"])
    expected = ["a/b/two.html: a/b/two.html#away leads to no place on its page",
                "a/b/two.html: nothing is at a/one.html",
                "index.html: a/b/two.html#away leads to no place on its page",
                "index.html: nothing is at a/b/none.html",
                "index.html: nothing is at none.html",
                "one.html: index.html#away leads to no place on its page",
                "one.html: one.html#away leads to no place on its page"]
    if found != expected:
        yield f"of {len(expected)} dead links it finds {found}"
