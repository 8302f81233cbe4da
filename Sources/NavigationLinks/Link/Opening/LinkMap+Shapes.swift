public import ComposableNavigation

extension LinkMap {
  /// Maps the active tab to its link, with the screens open in it.
  ///
  /// - Parameters:
  ///   - path: The tabs. A link without a tab leads to the first one.
  ///   - table: The links of the tabs.
  ///   - content: Returns the map of a tab's content; nil if it has none.
  /// - Returns: A map that reads and writes the selection and the tab's content.
  public static func tabs<Item: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, TabNavigation<Item>.State> & Sendable,
    _ table: LinkTable<Item>,
    content: @escaping @Sendable (Item) -> LinkMap? = { _ in nil }
  ) -> LinkMap {
    let part = StatePart(path)
    return LinkMap(
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
        // A link keeps the list of tabs. Match by index, because an item may contain its content.
        if let index = wanted[keyPath: path].activeIndex {
          state[keyPath: path].activeID = state[keyPath: path].entries.ids[index]
        }
        for tab in wanted[keyPath: path].items { content(tab)?.carry(wanted, &state) }
      },
      base: table.base,
      watch: { (state: State) -> Watch? in
        let (items, index) = (state[keyPath: path].items, state[keyPath: path].activeIndex)
        let active = index.flatMap { content(items[$0]) }
        guard let isStill = watching(items, of: part, with: active, in: state) else { return nil }
        return { state in
          var isActive = false
          part.read(at: state) { isActive = $0.pointee.activeIndex == index }
          return isActive && isStill(state)
        }
      }
    )
  }

  /// Maps the presented item to its link, with the screens open in it.
  ///
  /// - Parameters:
  ///   - path: The modal.
  ///   - table: The links of the modal's items.
  ///   - style: The style in which a link presents an item.
  ///   - content: Returns the map of a presented item's content; nil if it has none.
  /// - Returns: A map that reads and writes the presented item.
  public static func modal<Item: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, ModalNavigation<Item>.State> & Sendable,
    _ table: LinkTable<Item>,
    style: PresentationStyle = .pageSheet,
    content: @escaping @Sendable (Item) -> LinkMap? = { _ in nil }
  ) -> LinkMap {
    var map = value(
      table,
      get: { $0[keyPath: path].item },
      set: { state, item in
        state[keyPath: path].styledItem = item.map {
          ModalNavigation<Item>.StyledItem(item: $0, style: style)
        }
      },
      content: content
    )
    let part = StatePart(path)
    map.watch = { (state: State) -> Watch? in
      // Only the first item is presented, and others wait.
      let items = state[keyPath: path].entries.items
      return watching(items, of: part, with: items.first.flatMap(content), in: state)
    }
    return map
  }

  /// Maps any other value that is open or closed to its link.
  ///
  /// Use it for an alert, a cover or a selection that the feature stores in its own way. The
  /// pattern may consist of only a query, if the query is required. SUINavigation calls it
  /// `navigateUrlParams`, with `action` and `save`.
  ///
  /// - Parameters:
  ///   - table: The links of the value.
  ///   - get: Returns the open value; nil if it is closed.
  ///   - set: Opens a value, or closes it if it is nil.
  ///   - content: Returns the map of a value's content; nil if it has none.
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
        // The map of a content is only used with states in which the content is open.
        if let value, table.isSame(value, as: present) {
          content(value)?.carry(wanted, &state)
          return
        }
        if let present { content(present)?.reset(&state) }
        set(&state, value)
        if let value { content(value)?.carry(wanted, &state) }
      },
      base: table.base,
      // An open value may be of any type, and only printing tells whether it has changed.
      watch: { (state: State) -> Watch? in
        guard get(state) == nil else { return nil }
        return { get($0.assumingMemoryBound(to: State.self).pointee) == nil }
      }
    )
  }
}

extension LinkTable {
  /// Returns a random value.
  func sample(_ draw: inout LinkDraw) -> Target? {
    links.isEmpty ? nil : links[draw.choose(below: links.count)].sample(&draw)
  }
}
