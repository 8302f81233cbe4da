extension TracePage {
  /// The markup of the page, which the script fills.
  static let markup = #"""
    <header>
      <h1 id="name">A trace</h1>
      <div class="bar" role="group" aria-label="Steps">
        <button id="first" title="First step" aria-label="First step"
          aria-keyshortcuts="Home">|◀</button>
        <button id="previous" title="Previous step" aria-label="Previous step"
          aria-keyshortcuts="ArrowLeft">◀</button>
        <button id="play" aria-pressed="false" aria-keyshortcuts="Space">Play</button>
        <button id="next" title="Next step" aria-label="Next step"
          aria-keyshortcuts="ArrowRight">▶</button>
        <button id="last" title="Last step" aria-label="Last step"
          aria-keyshortcuts="End">▶|</button>
        <select id="speed" title="Steps a second" aria-label="Steps a second">
          <option value="1">1/s</option>
          <option value="4" selected>4/s</option>
          <option value="16">16/s</option>
        </select>
        <button id="problem-before" aria-keyshortcuts="P">Problem before</button>
        <button id="problem-after" aria-keyshortcuts="N">Next problem</button>
      </div>
      <input id="slider" type="range" min="0" max="0" value="0" step="1" aria-label="Step">
      <div class="bar" role="search">
        <label class="wide">Search <input id="search" type="search" aria-keyshortcuts="/"></label>
        <label class="wide">Host <select id="host"></select></label>
        <label>
          <input id="only-problems" type="checkbox"> Problems only <span id="problem-count"></span>
        </label>
      </div>
    </header>
    <p id="live" class="unseen" aria-live="polite"></p>
    <ul id="notices" aria-label="About this trace"></ul>
    <section id="timeline" aria-labelledby="timeline-title">
      <h2 id="timeline-title">Time line, a column for each event</h2>
      <div id="picture"></div>
      <p id="legend" class="key"></p>
    </section>
    <main>
      <nav aria-labelledby="events-title">
        <h2><span id="events-title">Events</span>: <span id="count" role="status"></span></h2>
        <div id="list" tabindex="-1"><ol id="rows"></ol></div>
        <p class="key">
          Bold actions are those of the user and of the program, italics are remarks, such as a
          script’s lines. +3 unfolds the three events after one: the actions of effects, and the
          events of hosts.
        </p>
      </nav>
      <div>
        <section aria-labelledby="step-title">
          <h2 id="step-title"></h2>
          <p id="sentence"></p>
          <dl id="facts"></dl>
          <details>
            <summary id="line"></summary>
            <pre id="raw" tabindex="0"></pre>
            <button id="all" hidden></button>
          </details>
        </section>
        <section aria-labelledby="state-title">
          <h2 id="state-title">The state</h2>
          <p id="state-about"></p>
          <ul id="state" class="tree"></ul>
        </section>
        <section aria-labelledby="screens-title">
          <h2 id="screens-title">On screen</h2>
          <p id="screens-about"></p>
          <ul id="screens" class="tree"></ul>
        </section>
        <p class="key">
          <span class="item">● selected</span> <span class="item">○ not selected</span>
          <span class="item added">+ new</span> <span class="item removed">− gone</span>
          <span class="item changed">~ selection changed</span>
        </p>
      </div>
      <section aria-labelledby="hosts-title">
        <h2 id="hosts-title">Hosts</h2>
        <p class="key">A host shows the screens of a stack, of tabs, of a modal and so on.</p>
        <ul id="hosts"></ul>
        <h2>Effects</h2>
        <ul id="effects"></ul>
      </section>
    </main>
    <footer>
      <p>
        Keys: ← and → step through the list, Home and End go to its ends, Space plays, F folds
        and unfolds, P and N go to a problem, / searches, Escape ends the search.
      </p>
    </footer>
    <noscript><p>This page needs JavaScript; it loads nothing.</p></noscript>
    """#
}
