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
    html { overflow-y: scroll; scroll-padding-top: 9rem; }
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
    .bar { display: flex; flex-wrap: wrap; gap: .4rem .8rem; align-items: center; }
    button, select, input { font: inherit; color: inherit; }
    button, select, input[type="search"] {
      padding: .15rem .6rem; border: 1px solid var(--line); border-radius: 6px;
      background: var(--panel);
    }
    button[aria-pressed="true"] { background: var(--blue-paper); border-color: var(--blue); }
    button[aria-disabled="true"] { color: var(--faint); background: none; border-style: dashed; }
    label { display: flex; gap: .4rem; align-items: center; min-width: 0; }
    #search, #host { width: 14rem; min-width: 0; }
    .item { display: inline-flex; align-items: center; gap: .3em; white-space: nowrap; }
    input[type="checkbox"] { width: 1.1rem; height: 1.1rem; }
    #slider {
      display: block; width: 100%; height: 24px; margin: .2rem 0; accent-color: var(--blue);
    }
    :focus-visible { outline: 2px solid var(--blue); outline-offset: 1px; }
    .unseen {
      position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap;
    }
    #notices { margin: 0; padding: 0; list-style: none; color: var(--amber); }
    main { display: grid; gap: 0 1.5rem; grid-template-columns: 4fr 4fr 3fr; }
    main > * { min-width: 0; }
    #list {
      min-height: 30px; max-height: 32rem; overflow-y: auto;
      border: 1px solid var(--line); border-radius: 6px;
    }
    #rows { position: relative; margin: 0; padding: 0; list-style: none; }
    #rows li { position: absolute; left: 0; right: 0; height: 28px; display: flex; }
    #rows a {
      display: flex; flex: 1; min-width: 0; padding: 0 .5rem; line-height: 28px;
      color: inherit; text-decoration: none; white-space: pre; overflow: hidden;
    }
    #rows a:focus-visible { outline-offset: -2px; }
    #rows li:hover { background: var(--panel); }
    #rows .current { background: var(--blue-paper); box-shadow: inset 3px 0 var(--blue); }
    #rows .number {
      flex: none; min-width: 2.6em; margin-right: .6em; text-align: right; color: var(--faint);
    }
    #rows .what, #rows .lead { overflow: hidden; text-overflow: ellipsis; }
    #rows .lead { flex: none; max-width: 60%; color: var(--faint); }
    #rows .users .lead, #rows .action .lead { flex: initial; max-width: none; }
    #rows .users .what, #rows .action .what { flex: none; max-width: calc(100% - 4em); }
    #rows button {
      flex: none; min-width: 3em; margin: 2px 3px; padding: 0 .3em; border-radius: 11px;
      color: var(--faint); font-size: .8em;
    }
    #rows .level-1 .number { margin-right: 1.8em; }
    #rows .level-2 .number { margin-right: 3em; }
    #rows .level-2 .what { color: var(--faint); }
    .red, #rows .red .what, #rows .red .number { color: var(--red); }
    #rows .red { background: var(--red-paper); }
    #rows .note .what { color: var(--faint); font-style: italic; }
    #rows .users .what { font-weight: 600; }
    #sentence {
      margin: .25rem 0; font-weight: 600; overflow-wrap: anywhere; white-space: pre-wrap;
    }
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
    .tree { margin: 0; padding: 0; list-style: none; overflow-x: auto; }
    .tree li {
      padding: 0 .4rem; font: 13px/1.35 ui-monospace, monospace; white-space: pre;
    }
    .tree .lead { color: var(--faint); }
    .added { color: var(--green); background: var(--green-paper); }
    .removed { color: var(--red); background: var(--red-paper); }
    .removed .place { text-decoration: line-through; }
    .item.added, .item.removed, .item.changed { padding: 0 .4em; border-radius: 3px; }
    .changed { color: var(--amber); background: var(--amber-paper); }
    #state-about, #screens-about { margin: 0 0 .25rem; color: var(--faint); }
    #screens-about.differs { color: var(--amber); }
    #hosts, #effects { margin: 0; padding: 0; list-style: none; }
    #hosts li, #effects li {
      margin: 0 0 .4rem; padding: .3rem .5rem; border-left: 3px solid var(--line);
      background: var(--panel); overflow-wrap: anywhere;
    }
    #hosts li.here { border-left-color: var(--blue); background: var(--blue-paper); }
    #hosts div, #effects div { font-size: .9em; }
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
    svg .cancelled { fill: none; stroke: var(--faint); }
    svg circle, svg .problem { stroke: var(--paper); }
    svg .event { fill: var(--ink); }
    svg .action { fill: var(--green); }
    svg .problem { fill: var(--red); }
    svg .hit { fill: transparent; cursor: pointer; }
    .key { margin: .25rem 0; color: var(--faint); font-size: .85em; }
    .key .item { margin-right: .8em; }
    .key svg { flex: none; }
    footer { color: var(--faint); font-size: .85em; }
    @media (max-width: 60rem) {
      main { grid-template-columns: 1fr 1fr; }
      main > :last-child { grid-column: 1 / -1; }
    }
    @media (max-width: 42rem) {
      html { scroll-padding-top: 0; }
      body { display: flex; flex-direction: column; padding: 0 .75rem .75rem; }
      main { display: block; }
      header { position: static; }
      #timeline, footer { order: 1; }
      #list { max-height: 20rem; }
      #rows .level-2 .number { margin-right: 1.8em; }
      #rows button { margin-right: 8px; }
      .wide, .wide > * { flex: 1 1 100%; }
      .bar { gap: .4rem; }
      button, select { padding: .15rem .5rem; }
    }
    """#
}
