"""Follows every link of the site in a headless browser.

Each page is opened, by a click where its first link is on the page that a frame shows, and by its address
else. Where a link leads is what the browser says; a link to a place on a page is clicked, and is at its end
when that place is what `:target` finds.
"""
import pathlib
import tempfile

from browser import Browser

# A frame of the site's own page shows it; pages in a folder may else not look into each other.
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

  // A place is there when it is what the browser says it has gone to.
  function goTo(page, link, who) {
    walk.clicks += 1;
    link.click();
    if (!page.querySelector(':target'))
      walk.wrong.push(`${short(who)}: ${short(link.href)} leads to no place on its page`);
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
    const link = from === frame.here && [...frame.contentDocument.links].find((e) => e.href === there);
    walk.clicks += link ? 1 : 0;
    const page = await (link ? loaded(frame, () => link.click()) : open(frame, there));
    frame.here = page && there;
    if (page) read(page, there);
    else walk.wrong.push(`${short(from)}: nothing is at ${short(there)}`);
  }

  // Goes to places on a page that other pages lead to.
  async function look(frame) {
    const [[there, places]] = walk.places;
    walk.places.delete(there);
    const page = await open(frame, there);
    for (const [hash, who] of page ? places : []) {
      const link = page.createElement('a');
      link.href = hash;
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
    """Goes through a folder; says what is wrong, the pages, and how many links and clicks there were."""
    folder = pathlib.Path(folder).resolve()
    browser.open((folder / "index.html").as_uri())
    browser.run(BEGIN, folder.as_uri())
    walk = None
    while walk is None:
        walk = browser.run(GO_ON)
    return walk


def wrong(folder):
    """Says what is wrong, line by line, and how much there is: (lines, pages, links, clicks)."""
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
    """Says which dead links it does not find, in a site that is made for that."""
    pages = {
        "index.html": '<main><a href="one.html#here">1</a> <a href="none.html">2</a></main>',
        "one.html": '<main><p id="here">1</p> <a href="#here">2</a> <a href="#away">3</a>'
                    ' <a href="index.html#away">4</a></main>',
    }
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for file, html in pages.items():
            (folder / file).write_text(html)
        found = sorted(followed(browser, folder)["wrong"])
    expected = ["index.html: nothing is at none.html",
                "one.html: index.html#away leads to no place on its page",
                "one.html: one.html#away leads to no place on its page"]
    if found != expected:
        yield f"of three dead links it finds {found}"
