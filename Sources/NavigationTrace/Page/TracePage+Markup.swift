extension TracePage {
  /// The markup of the page, which the script fills.
  static let markup = #"""
    <header>
      <h1 id="name">A trace</h1>
      <div class="bar" role="group" aria-label="Steps">
        <button id="first" aria-label="First step" aria-keyshortcuts="Home">|◀</button>
        <button id="previous" aria-label="Previous step" aria-keyshortcuts="ArrowLeft">◀</button>
        <button id="play" aria-pressed="false" aria-keyshortcuts="Space">Play</button>
        <button id="next" aria-label="Next step" aria-keyshortcuts="ArrowRight">▶</button>
        <button id="last" aria-label="Last step" aria-keyshortcuts="End">▶|</button>
        <label>Steps a second
          <select id="speed">
            <option>1</option><option selected>4</option><option>16</option>
          </select>
        </label>
        <button id="problem-before" aria-keyshortcuts="P">Problem before</button>
        <button id="problem-after" aria-keyshortcuts="N">Next problem</button>
      </div>
      <input id="slider" type="range" min="1" max="1" value="1" step="1" aria-label="Step">
      <div class="bar" role="search">
        <label>Search <input id="search" type="search" aria-keyshortcuts="/"></label>
        <label>Container <select id="container"></select></label>
        <label><input id="only-problems" type="checkbox"> Problems only</label>
        <span id="count" role="status"></span>
      </div>
    </header>
    <p id="live" class="unseen" aria-live="polite"></p>
    <ul id="notices" aria-label="About this trace"></ul>
    <section id="timeline" aria-labelledby="timeline-title">
      <h2 id="timeline-title">Time line</h2>
      <div id="picture"></div>
      <p class="key">
        <span class="swatch command"></span> command
        <span class="swatch refused"></span> refused or failed
        <span class="swatch waits"></span> waits
        <span class="swatch gesture"></span> gesture
        <span class="swatch work"></span> effect
        <span class="swatch cancelled"></span> cancelled
        · Events are counted; how long they took is not recorded.
      </p>
    </section>
    <main>
      <nav aria-labelledby="events-title">
        <h2 id="events-title">Events</h2>
        <div id="list" tabindex="-1"><ol id="rows"></ol></div>
      </nav>
      <section aria-labelledby="step-title">
        <h2 id="step-title"></h2>
        <p id="sentence"></p>
        <dl id="facts"></dl>
        <h3>State difference</h3>
        <ul id="difference"></ul>
        <details id="written">
          <summary>As it is written</summary>
          <pre id="raw" tabindex="0"></pre>
          <button id="all" hidden></button>
        </details>
      </section>
      <section aria-labelledby="state-title">
        <h2 id="state-title">The state</h2>
        <p id="state-about"></p>
        <ul id="state" class="tree"></ul>
        <h2>The hosts’ screens</h2>
        <p id="hosts-about"></p>
        <ul id="hosts" class="tree"></ul>
      </section>
      <section aria-labelledby="lanes-title">
        <h2 id="lanes-title">Lanes</h2>
        <ul id="lanes"></ul>
        <h2>Effects</h2>
        <ul id="effects"></ul>
      </section>
    </main>
    <footer>
      <p>
        Keys: ← and → step through what is listed, Home and End go to its ends, Space plays,
        P and N go to a problem, / searches, Escape lists everything.
      </p>
    </footer>
    <noscript><p>This page needs JavaScript; it loads nothing.</p></noscript>
    """#
}
