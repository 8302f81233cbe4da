public import ComposableNavigation

extension LinkMap {
  /// The active tab by its link, and the screens open in it.
  ///
  /// - Parameters:
  ///   - path: The tabs. A link without a tab leads to the first.
  ///   - table: The links of the tabs.
  ///   - content: The map of what lies in a tab; nil where nothing does.
  /// - Returns: A map that reads and writes the selection and what lies in the tab.
  public static func tabs<Item: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, TabNavigation<Item>.State> & Sendable,
    _ table: LinkTable<Item>,
    content: @escaping @Sendable (Item) -> LinkMap? = { _ in nil }
  ) -> LinkMap {
    LinkMap(
      isOpen: { $0[keyPath: path].activeItem != nil },
      write: { state, writing throws(LinkPrintError) in
        guard let tab = state[keyPath: path].activeItem else { return }
        try table.write(tab, into: &writing)
        try content(tab)?.write(state, &writing)
      },
      read: { state, opening in
        let tabs = state[keyPath: path]
        let start = opening.reading.component
        if opening.mode == .push, let tab = tabs.activeItem {
          content(tab)?.read(&state, &opening)
          if opening.reading.component > start { return }
        }
        let before = opening
        guard let tab = opening.next(in: table) else { return }
        guard let index = table.index(of: tab, in: tabs.items) else {
          opening = before
          return opening.refuse(.noPattern, expected: "a tab that is there")
        }
        if opening.mode == .push, index != tabs.activeIndex {
          opening = before
          return opening.refuse(.otherTab, expected: "a link of the open tab")
        }
        state[keyPath: path].activeID = tabs.entries.ids[index]
        content(tabs.items[index])?.read(&state, &opening)
      },
      reset: { state in
        for tab in state[keyPath: path].items { content(tab)?.reset(&state) }
        state[keyPath: path].activeID = state[keyPath: path].entries.ids.first
      },
      sample: { state, draw in
        let tabs = state[keyPath: path].items
        guard !tabs.isEmpty else { return }
        let tab = tabs[draw.choose(below: tabs.count)]
        state[keyPath: path].activeItem = tab
        content(tab)?.sample(&state, &draw)
      },
      carry: { wanted, state in
        // A link changes no list of tabs. By place, for a tab may carry what is open in it.
        if let index = wanted[keyPath: path].activeIndex {
          state[keyPath: path].activeID = state[keyPath: path].entries.ids[index]
        }
        for tab in wanted[keyPath: path].items { content(tab)?.carry(wanted, &state) }
      },
      base: table.base
    )
  }

  /// The presented item by its link, and the screens open in it.
  ///
  /// - Parameters:
  ///   - path: The modal.
  ///   - table: The links of what it presents.
  ///   - style: The style when a link opens it.
  ///   - content: The map of what lies in what is presented; nil where nothing does.
  /// - Returns: A map that reads and writes what is presented.
  public static func modal<Item: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, ModalNavigation<Item>.State> & Sendable,
    _ table: LinkTable<Item>,
    style: PresentationStyle = .pageSheet,
    content: @escaping @Sendable (Item) -> LinkMap? = { _ in nil }
  ) -> LinkMap {
    .value(
      table,
      get: { $0[keyPath: path].item },
      set: { state, item in
        state[keyPath: path].styledItem = item.map {
          ModalNavigation<Item>.StyledItem(item: $0, style: style)
        }
      },
      content: content
    )
  }

  /// Anything else that is open or not, by its link: a custom mapping, read and written.
  ///
  /// For an alert, a cover or a selection that the feature keeps in its own way. Its pattern may
  /// stand in the query alone, if it requires something there. SUINavigation calls it
  /// `navigateUrlParams`, with `action` and `save`.
  ///
  /// - Parameters:
  ///   - table: The links of the value.
  ///   - get: The open state; nil when there is none.
  ///   - set: Opens it; nil closes it.
  ///   - content: The map of what lies in it; nil where nothing does.
  /// - Returns: A map that reads and writes the value.
  public static func value<Value: Sendable>(
    _ table: LinkTable<Value>,
    get: @escaping @Sendable (State) -> Value?,
    set: @escaping @Sendable (inout State, Value?) -> Void,
    content: @escaping @Sendable (Value) -> LinkMap? = { _ in nil }
  ) -> LinkMap {
    LinkMap(
      isOpen: { get($0) != nil },
      write: { state, writing throws(LinkPrintError) in
        guard let value = get(state) else { return }
        try table.write(value, into: &writing)
        try content(value)?.write(state, &writing)
      },
      read: { state, opening in
        if opening.mode == .push, let value = get(state) {
          content(value)?.read(&state, &opening)
          return
        }
        let present = get(state)
        guard let value = opening.next(in: table, needsPath: false) else {
          guard opening.mode != .push else { return }
          if let present { content(present)?.reset(&state) }
          set(&state, nil)
          return
        }
        if !table.isSame(value, as: present) {
          if let present { content(present)?.reset(&state) }
          set(&state, value)
        }
        content(value)?.read(&state, &opening)
      },
      reset: { state in
        if let value = get(state) { content(value)?.reset(&state) }
        set(&state, nil)
      },
      sample: { state, draw in
        guard draw.choose(below: 2) == 1, let value = table.sample(&draw) else { return }
        set(&state, value)
        content(value)?.sample(&state, &draw)
      },
      carry: { wanted, state in
        let (value, present) = (get(wanted), get(state))
        // A content's map is asked about states alone in which it is open.
        if let value, table.isSame(value, as: present) {
          content(value)?.carry(wanted, &state)
          return
        }
        if let present { content(present)?.reset(&state) }
        set(&state, value)
        if let value { content(value)?.carry(wanted, &state) }
      },
      base: table.base
    )
  }
}

extension LinkTable {
  /// A value by chance.
  func sample(_ draw: inout LinkDraw) -> Target? {
    links.isEmpty ? nil : links[draw.choose(below: links.count)].sample(&draw)
  }
}
