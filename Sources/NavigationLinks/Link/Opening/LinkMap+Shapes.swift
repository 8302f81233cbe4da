public import ComposableNavigation

extension LinkMap {
  /// The screens of a stack above its root, each by its own link, in order.
  ///
  /// ```swift
  /// .stack(\.stack, screens) { screen in
  ///   if case .message = screen { [.inbox] } else { [] }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The stack. Its first item is the root, which is no part of the link.
  ///   - table: The links of its screens.
  ///   - parents: What lies below a screen that a link begins with: synthetic parents, lowest first.
  ///     A screen that stands on the root without them is opened with them.
  /// - Returns: A map that reads and writes the stack.
  public static func stack<Item: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, StackNavigation<Item>.State> & Sendable,
    _ table: LinkTable<Item>,
    parents: @escaping @Sendable (Item) -> [Item] = { _ in [] }
  ) -> LinkMap {
    LinkMap(
      isOpen: { $0[keyPath: path].items.count > 1 },
      write: { state, writing throws(LinkPrintError) in
        for item in state[keyPath: path].items.dropFirst() { try table.write(item, into: &writing) }
      },
      read: { state, opening in
        var screens: [Item] = []
        while let item = opening.next(in: table) { screens.append(item) }
        guard let first = screens.first else { return }
        let items = state[keyPath: path].items
        let whole = parents(first) + screens
        state[keyPath: path].items =
          switch opening.mode {
          case .push: items + screens
          case .replace: items.prefix(1) + whole
          case .findOrBuild: items.finding(screens) ?? items.prefix(1) + whole
          }
      },
      reset: { $0[keyPath: path].items = Array($0[keyPath: path].items.prefix(1)) },
      sample: { state, draw in
        let screens = (0..<draw.choose(below: 4)).compactMap { _ in table.sample(&draw) }
        let below = screens.first.map(parents) ?? []
        state[keyPath: path].items += below + screens
      },
      adopt: { before, after in
        let items = after[keyPath: path].items
        after[keyPath: path] = before[keyPath: path]
        after[keyPath: path].items = items
      }
    )
  }

  /// The active tab by its link, and what is open in it.
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
        let before = opening.reading.component
        if opening.mode == .push, let tab = state[keyPath: path].activeItem {
          content(tab)?.read(&state, &opening)
          if opening.reading.component > before { return }
        }
        guard let tab = opening.next(in: table), state[keyPath: path].items.contains(tab) else {
          return
        }
        state[keyPath: path].activeItem = tab
        content(tab)?.read(&state, &opening)
      },
      reset: { state in
        for tab in state[keyPath: path].items { content(tab)?.reset(&state) }
        state[keyPath: path].activeItem = state[keyPath: path].items.first
      },
      sample: { state, draw in
        let tabs = state[keyPath: path].items
        guard !tabs.isEmpty else { return }
        let tab = tabs[draw.choose(below: tabs.count)]
        state[keyPath: path].activeItem = tab
        content(tab)?.sample(&state, &draw)
      },
      adopt: { before, after in
        for tab in after[keyPath: path].items { content(tab)?.adopt(before, &after) }
      }
    )
  }

  /// What is presented, by its link, and what is open in it.
  ///
  /// - Parameters:
  ///   - path: The modal.
  ///   - table: The links of what it presents.
  ///   - style: How it is presented when a link opens it.
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
      content: content,
      adopt: { before, after in
        let item = after[keyPath: path].styledItem
        after[keyPath: path] = before[keyPath: path]
        after[keyPath: path].styledItem = item
      }
    )
  }

  /// Anything else that is open or not, by its link: a custom mapping, read and written.
  ///
  /// For an alert, a cover or a selection that the feature keeps in its own way. Its pattern may
  /// stand in the query alone, if it requires something there. U calls it `navigateUrlParams`, with
  /// `action` and `save`.
  ///
  /// - Parameters:
  ///   - table: The links of the value.
  ///   - get: What is open; nil when nothing is.
  ///   - set: Opens it; nil closes it.
  ///   - content: The map of what lies in it; nil where nothing does.
  /// - Returns: A map that reads and writes the value.
  public static func value<Value: Sendable>(
    _ table: LinkTable<Value>,
    get: @escaping @Sendable (State) -> Value?,
    set: @escaping @Sendable (inout State, Value?) -> Void,
    content: @escaping @Sendable (Value) -> LinkMap? = { _ in nil }
  ) -> LinkMap {
    .value(table, get: get, set: set, content: content, adopt: { _, _ in })
  }

  private static func value<Value: Sendable>(
    _ table: LinkTable<Value>,
    get: @escaping @Sendable (State) -> Value?,
    set: @escaping @Sendable (inout State, Value?) -> Void,
    content: @escaping @Sendable (Value) -> LinkMap?,
    adopt: @escaping @Sendable (State, inout State) -> Void
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
        guard let value = opening.next(in: table, needsPath: false) else {
          if opening.mode != .push { set(&state, nil) }
          return
        }
        set(&state, value)
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
      adopt: { before, after in
        adopt(before, &after)
        if let value = get(after) { content(value)?.adopt(before, &after) }
      }
    )
  }
}

extension LinkTable {
  /// A value by chance.
  func sample(_ draw: inout LinkDraw) -> Target? {
    links.isEmpty ? nil : links[draw.choose(below: links.count)].sample(&draw)
  }
}
