public import ComposableNavigation

extension LinkMap {
  /// Maps the screens above a stack's root to their links, with the content of the topmost one.
  ///
  /// ```swift
  /// LinkMap.stack(\.stack, screens) { screen in
  ///   screen == .inbox ? .modal(\.filter, filters) : nil
  /// } parents: { screen in
  ///   if case .message = screen { [.inbox] } else { [] }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - path: The stack. Its first item is the root and not part of the link.
  ///   - table: The links of the screens.
  ///   - content: Returns the map of the topmost screen's content, such as a modal or tabs of its
  ///     own; nil if it has none. The topmost screen may be the root.
  ///   - parents: Returns the screens to add below the first screen of a link, lowest first. If
  ///     that screen is open on the root without them, they are not added.
  /// - Returns: A map that reads and writes the stack.
  public static func stack<Item: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, StackNavigation<Item>.State> & Sendable,
    _ table: LinkTable<Item>,
    content: @escaping @Sendable (Item) -> LinkMap? = { _ in nil },
    parents: @escaping @Sendable (Item) -> [Item] = { _ in [] }
  ) -> LinkMap {
    stack(
      path,
      base: table.base,
      from: { _ in table },
      id: table.id,
      parents: parents,
      content: content
    )
  }

  /// Maps the screens above a stack's root to links, where each screen declares the links from it.
  ///
  /// Use it if links are declared with their screens instead of in one list. The same text may then
  /// lead to different screens, and a screen that no other declares has no link.
  ///
  /// ```swift
  /// LinkMap.stack(\.stack, from: { screen in
  ///   switch screen {
  ///   case .inbox: messages
  ///   case .message: attachments
  ///   case .attachment: nil
  ///   }
  /// })
  /// ```
  ///
  /// - Parameters:
  ///   - path: The stack. Its first item is the root and not part of the link.
  ///   - links: Returns the links that a screen declares; nil if it has none.
  ///   - content: Returns the map of the topmost screen's content; nil if it has none.
  /// - Returns: A map that reads and writes the stack.
  public static func stack<Item: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, StackNavigation<Item>.State> & Sendable,
    from links: @escaping @Sendable (Item) -> LinkTable<Item>?,
    content: @escaping @Sendable (Item) -> LinkMap? = { _ in nil }
  ) -> LinkMap {
    stack(
      path,
      base: LinkBase.none,
      from: { $0.flatMap(links) },
      id: LinkTableID(),
      parents: { _ in [] },
      content: content
    )
  }

  private static func stack<Item: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, StackNavigation<Item>.State> & Sendable,
    base: LinkBase,
    from links: @escaping @Sendable (Item?) -> LinkTable<Item>?,
    id: LinkTableID,
    parents: @escaping @Sendable (Item) -> [Item],
    content: @escaping @Sendable (Item) -> LinkMap?
  ) -> LinkMap {
    let part = StatePart(path)
    let link: @Sendable (Item?, Item) -> LinkURL? = { below, item in
      links(below).flatMap { try? $0.url(of: item) }
    }
    return LinkMap(
      isOpen: { state in
        let items = state[keyPath: path].items
        if items.count > 1 { return true }
        return items.first.flatMap(content)?.isOpen(state) ?? false
      },
      write: { state, writing throws(LinkPrintError) in
        let items = state[keyPath: path].items
        try writing.writeStack(items, of: id) { position, writing throws(LinkPrintError) in
          let (below, item) = (items[position - 1], items[position])
          guard let table = links(below) else { throw .noPattern("\(item) on \(below)") }
          try table.write(item, into: &writing)
        }
        if let top = items.last { try content(top)?.write(state, &writing) }
      },
      read: { state, opening in
        let items = state[keyPath: path].items
        let start = opening.reading.component
        if opening.mode == .push, let inner = items.last.flatMap(content), inner.isOpen(state) {
          inner.read(&state, &opening)
          if opening.reading.component > start { return }
        }
        var screens: [Item] = []
        var top = opening.mode == .push ? items.last : items.first
        while let table = links(top), let item = opening.next(in: table) {
          screens.append(item)
          top = item
        }
        if let first = screens.first {
          let whole = parents(first) + screens
          let next: [Item] =
            switch opening.mode {
            case .push: items + screens
            case .replace: items.prefix(1) + whole
            case .findOrBuild:
              (items.finding(screens, by: link) ?? items.prefix(1) + whole)
                .keeping(items, by: link)
            }
          // Reset while the screen is on top, because its map may not support other states.
          if let covered = items.last, covered != next.last { content(covered)?.reset(&state) }
          state[keyPath: path].items = next
        }
        if let top = state[keyPath: path].items.last { content(top)?.read(&state, &opening) }
      },
      reset: { state in
        let items = state[keyPath: path].items
        if let top = items.last { content(top)?.reset(&state) }
        state[keyPath: path].items = Array(items.prefix(1))
        if items.count > 1, let root = items.first { content(root)?.reset(&state) }
      },
      sample: { state, draw in
        var items = state[keyPath: path].items
        var isFirst = true
        for _ in 0..<draw.choose(below: 4) {
          guard let table = links(items.last) else { break }
          guard let item = table.sample(&draw) else { continue }
          items += (isFirst ? parents(item) : []) + [item]
          isFirst = false
        }
        state[keyPath: path].items = items
        if let top = items.last { content(top)?.sample(&state, &draw) }
      },
      carry: { wanted, state in
        let open = state[keyPath: path].items
        let items = wanted[keyPath: path].items.keeping(open, by: link)
        if let top = open.last, top != items.last {
          content(top)?.reset(&state)
        }
        state[keyPath: path].items = items
        if let top = items.last { content(top)?.carry(wanted, &state) }
      },
      base: base,
      watch: { (state: State) -> Watch? in
        let items = state[keyPath: path].items
        return watching(items, of: part, with: items.last.flatMap(content), in: state)
      }
    )
  }
}
