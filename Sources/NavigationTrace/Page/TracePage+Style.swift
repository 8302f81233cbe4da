extension TracePage {
  /// The style of the page, for light and dark appearance, and for phones.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --paper: #ffffff; --ink: #1b1f24; --faint: #57606a; --line: #d0d7de; --panel: #f6f8fa;
      --red: #b3141c; --red-paper: #ffebe9; --green: #116329; --green-paper: #dafbe1;
      --amber: #7d4e00; --amber-paper: #fff8c5; --blue: #0550ae; --blue-paper: #ddf4ff;
      --violet: #6639ba; --now: #ffd33d66;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #0d1117; --ink: #e6edf3; --faint: #9da7b3; --line: #3d444d; --panel: #151b23;
        --red: #ff8e86; --red-paper: #4a1418; --green: #6fdd8b; --green-paper: #0f3620;
        --amber: #e3b341; --amber-paper: #3b2b05; --blue: #79b8ff; --blue-paper: #0c2d54;
        --violet: #c297ff; --now: #e3b34140;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 0 1rem 1rem; max-width: 120rem;
      background: var(--paper); color: var(--ink);
      font: 15px/1.5 system-ui, sans-serif;
    }
    header {
      position: sticky; top: 0; z-index: 1; padding: .5rem 0;
      background: var(--paper); border-bottom: 1px solid var(--line);
    }
    h1 { margin: 0; font-size: 1.2rem; overflow-wrap: anywhere; }
    h2 { margin: .75rem 0 .25rem; font-size: 1rem; overflow-wrap: anywhere; }
    h3 { margin: .75rem 0 .25rem; font-size: .9rem; }
    .bar { display: flex; flex-wrap: wrap; gap: .4rem .8rem; align-items: center; }
    button, select, input { font: inherit; color: inherit; }
    button, select, input[type="search"] {
      padding: .15rem .6rem; border: 1px solid var(--line); border-radius: 6px;
      background: var(--panel);
    }
    button[aria-pressed="true"] { background: var(--blue-paper); border-color: var(--blue); }
    #container { max-width: 16rem; }
    #slider { display: block; width: 100%; margin: .4rem 0; accent-color: var(--blue); }
    :focus-visible { outline: 2px solid var(--blue); outline-offset: 1px; }
    .unseen {
      position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    #notices { padding: 0; list-style: none; color: var(--amber); }
    main {
      display: grid; gap: 0 1.5rem;
      grid-template-columns: minmax(18rem, 3fr) minmax(18rem, 3fr) minmax(16rem, 3fr)
        minmax(16rem, 3fr);
    }
    main > * { min-width: 0; }
    @media (max-width: 75rem) { main { grid-template-columns: 1fr 1fr; } }
    @media (max-width: 42rem) {
      main { grid-template-columns: 1fr; }
      header { position: static; }
      #list { height: 16rem; }
    }
    #list { height: 32rem; overflow-y: auto; border: 1px solid var(--line); border-radius: 6px; }
    #rows { position: relative; margin: 0; padding: 0; list-style: none; }
    #rows li { position: absolute; left: 0; right: 0; height: 28px; }
    #rows a {
      display: flex; gap: .5rem; height: 28px; padding: 0 .5rem; line-height: 28px;
      color: inherit; text-decoration: none; white-space: nowrap; overflow: hidden;
    }
    #rows a:hover { background: var(--panel); }
    #rows a[aria-current] { background: var(--blue-paper); box-shadow: inset 3px 0 var(--blue); }
    #rows .number { flex: none; min-width: 3.2em; text-align: right; color: var(--faint); }
    #rows .what { overflow: hidden; text-overflow: ellipsis; }
    .red, #rows .red .what { color: var(--red); }
    #rows .red { background: var(--red-paper); }
    #rows .note .what { color: var(--faint); font-style: italic; }
    #rows .action .what { font-weight: 600; }
    #sentence { margin: .25rem 0; overflow-wrap: anywhere; white-space: pre-wrap; }
    #sentence.red { padding: .4rem .6rem; background: var(--red-paper); border-radius: 6px; }
    dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .8rem; margin: .5rem 0; }
    dt { color: var(--faint); }
    dd { margin: 0; overflow-wrap: anywhere; }
    a { color: var(--blue); }
    pre {
      max-height: 24rem; margin: .25rem 0; padding: .5rem; overflow: auto;
      background: var(--panel); border-radius: 6px; font: 12px/1.5 ui-monospace, monospace;
      white-space: pre-wrap; overflow-wrap: anywhere;
    }
    .tree, #difference { margin: 0; padding: 0; list-style: none; overflow-x: auto; }
    .tree li, #difference li {
      padding: 0 .4rem; font: 13px/1.35 ui-monospace, monospace; white-space: pre;
    }
    #difference li { white-space: pre-wrap; overflow-wrap: anywhere; }
    .tree .lead { color: var(--faint); }
    .added { color: var(--green); background: var(--green-paper); }
    .removed { color: var(--red); background: var(--red-paper); }
    .removed .place { text-decoration: line-through; }
    .changed { color: var(--amber); background: var(--amber-paper); }
    #state-about, #hosts-about { margin: 0 0 .25rem; color: var(--faint); }
    #hosts-about.differs { color: var(--amber); }
    #lanes, #effects { margin: 0; padding: 0; list-style: none; }
    #lanes li, #effects li {
      margin: 0 0 .4rem; padding: .3rem .5rem; border-left: 3px solid var(--line);
      background: var(--panel); overflow-wrap: anywhere;
    }
    #lanes li.here { border-left-color: var(--blue); background: var(--blue-paper); }
    #lanes strong { margin-right: .4em; }
    #lanes div, #effects div { font-size: .9em; }
    #picture { overflow: auto; max-height: 22rem; border: 1px solid var(--line); }
    svg { display: block; font: 11px ui-monospace, monospace; }
    svg text { fill: var(--ink); }
    svg .tick { fill: var(--faint); }
    svg .rule { stroke: var(--line); }
    svg .now { fill: var(--now); }
    svg .command { fill: var(--blue); }
    svg .refused { fill: var(--red); }
    svg .waits { fill: none; stroke: var(--amber); stroke-dasharray: 3 2; }
    svg .gesture { fill: var(--amber); }
    svg .work { fill: var(--violet); }
    svg .cancelled { fill: var(--faint); }
    svg .event { fill: var(--faint); }
    svg .action { fill: var(--green); }
    svg .hit { fill: transparent; cursor: pointer; }
    .key { margin: .25rem 0; color: var(--faint); font-size: .85em; }
    .swatch {
      display: inline-block; width: 1.2em; height: .7em; margin-left: .6em; border-radius: 2px;
    }
    .swatch.command { background: var(--blue); }
    .swatch.refused { background: var(--red); }
    .swatch.waits { border: 1px dashed var(--amber); }
    .swatch.gesture { background: var(--amber); }
    .swatch.work { background: var(--violet); }
    .swatch.cancelled { background: var(--faint); }
    footer { color: var(--faint); font-size: .85em; }
    """#
}
