"""The output of docc: every page of every archive, with its path in the site."""
import hashlib
import json
import re

NAME = "ComposableNavigation"


class Page:
    """One page: its data from docc, its address, and its file in the site."""

    def __init__(self, data, module):
        self.data = data
        self.module = module
        self.id = data["identifier"]["url"]
        self.metadata = data.get("metadata", {})
        self.title = self.metadata.get("title") or self.id.rsplit("/", 1)[-1]
        self.role = self.metadata.get("role", "")
        self.address = (data.get("variants") or [{"paths": ["/" + module.lower()]}])[0]["paths"][0]
        self.file = file_of(self.address)

    @property
    def is_article(self):
        return self.data["kind"] == "article" and self.role == "article"

    @property
    def is_module(self):
        return self.role == "collection" and self.metadata.get("symbolKind") != "extension"

    @property
    def references(self):
        return self.data.get("references", {})

    def blocks(self):
        """The text of the page."""
        for section in self.data.get("primaryContentSections", []):
            if section["kind"] == "content":
                yield from section["content"]

    def link_to(self, file):
        """Returns the relative path from this page to another file of the site."""
        here, there = self.file.split("/")[:-1], file.split("/")
        shared = 0
        while shared < min(len(here), len(there) - 1) and here[shared] == there[shared]:
            shared += 1
        return "../" * (len(here) - shared) + "/".join(there[shared:])


def file_of(address):
    """Returns a file for an address, with a name that is valid for every file system and server."""
    steps = [step for step in address.split("/") if step]
    if steps and steps[0] == "documentation":
        steps = steps[1:]
    names = []
    for step in steps:
        name = re.sub(r"[^a-z0-9_]+", "-", step.lower()).strip("-")
        # Two operators may have the same letters, namely none; long names are cut.
        if not name or len(name) > 60 or re.search(r"[^a-z0-9_():.-]", step.lower()):
            name = f"{name[:60]}-{hashlib.sha256(step.encode()).hexdigest()[:8]}".strip("-")
        names.append(name)
    return "/".join(names) + ".html"


def anchor_of(text):
    """Returns an anchor in a form that ignores the differences between GitHub and docc."""
    return re.sub(r"[^\w]+", "-", text.lower()).strip("-")


class Site:
    """The pages of all archives, by the references to them."""

    def __init__(self, archives):
        self.pages = []
        for archive in archives:
            module = archive.name.removesuffix(".doccarchive")
            for file in sorted(archive.glob("data/documentation/**/*.json")):
                self.pages.append(Page(json.loads(file.read_text()), module))
        self.by_id = {page.id: page for page in self.pages}
        self.by_symbol = {page.metadata["externalID"]: page
                          for page in self.pages if "externalID" in page.metadata}
        # An archive refers to other archives by module and symbol, without the colon.
        self.by_foreign_name = {name.replace(":", ""): page for name, page in self.by_symbol.items()}
        # The library that the others need is first.
        self.modules = sorted((page for page in self.pages if page.is_module),
                              key=lambda page: (page.title != NAME, page.title))
        self._separate()
        self.by_name = self._names()

    def _separate(self):
        """Checks that no two pages have the same file."""
        taken = {}
        for page in self.pages:
            while page.file in taken:
                page.file = page.file.removesuffix(".html") + "-2.html"
            taken[page.file] = page

    def _names(self):
        """Returns modules and their types by name, if the name is unique."""
        found = {}
        for page in self.pages:
            is_type = page.data["kind"] == "symbol" and page.address.count("/") == 3
            if page.is_module or is_type and page.title[:1].isupper():
                found.setdefault(page.title, []).append(page)
        found = {name: [page for page in pages if page.is_module] or pages
                 for name, pages in found.items()}
        return {name: pages[0] for name, pages in found.items() if len(pages) == 1}

    def foreign(self, reference):
        """Returns the page of a reference to another archive, or None if it is unknown."""
        return self.by_foreign_name.get(reference.rsplit("/", 1)[-1])

    def articles(self, module):
        """Returns the articles of a module in the order of its page."""
        order = [name for section in module.data.get("topicSections", [])
                 for name in section["identifiers"]]
        mine = {page.id: page for page in self.pages
                if page.is_article and page.module == module.module}
        named = [mine.pop(name) for name in order if name in mine]
        return named + sorted(mine.values(), key=lambda page: page.title)

    def article(self, path):
        """Returns the page of an article's source path, as in the README."""
        module = re.search(r"([^/]+)\.docc/", path)
        stem = path.rsplit("/", 1)[-1].removesuffix(".md").lower()
        if not module:
            return None
        name = module.group(1).lower()
        steps = f"/documentation/{name}" + ("" if stem == name else f"/{stem}")
        return next((page for page in self.pages if page.address == steps), None)
