public import ComposableNavigation

extension LinkMap {
  /// Maps the screens above the roots of a split's columns to links, column by column.
  ///
  /// ```swift
  /// .split(\.split, screens) { screen in
  ///   if case .note = screen { .detail } else { .primary }
  /// }
  /// // folder/3/note/7: the folder in the list's column, the note in the detail's
  /// ```
  ///
  /// A collapsed split has the same link. A screen that is not in its own column has no link, and a
  /// link cannot add screens to a column without a root.
  ///
  /// - Parameters:
  ///   - path: The split. The first item of each column is its root and not part of the link.
  ///   - table: The links of the screens.
  ///   - column: Returns the column that a screen belongs to.
  /// - Returns: A map that reads and writes the columns.
  public static func split<Item: Equatable & Sendable>(
    _ path: any WritableKeyPath<State, SplitNavigation<Item>.State> & Sendable,
    _ table: LinkTable<Item>,
    column: @escaping @Sendable (Item) -> SplitColumn
  ) -> LinkMap {
    let link: @Sendable (Item?, Item) -> LinkURL? = { _, item in try? table.url(of: item) }
    return LinkMap(
      isOpen: { state in SplitColumn.allCases.contains { state[keyPath: path][$0].items.count > 1 }
      },
      write: { state, writing throws(LinkPrintError) in
        for place in SplitColumn.allCases {
          for item in state[keyPath: path][place].items.dropFirst() {
            guard column(item) == place else {
              throw .noPattern("\(item) in the \(place.rawValue) column")
            }
            try table.write(item, into: &writing)
          }
        }
      },
      read: { state, opening in
        var screens: [SplitColumn: [Item]] = [:]
        while true {
          let before = opening
          guard let item = opening.next(in: table) else { break }
          guard !state[keyPath: path][column(item)].items.isEmpty else {
            opening = before
            break
          }
          screens[column(item), default: []].append(item)
        }
        for (place, screens) in screens {
          let items = state[keyPath: path][place].items
          let root = Array(items.prefix(1))
          state[keyPath: path].write(
            opening.mode == .push
              ? items + screens
              : opening.mode == .replace
                ? root + screens
                : (items.finding(screens, by: link) ?? root + screens).keeping(items, by: link),
            in: place
          )
        }
      },
      reset: { state in
        for place in SplitColumn.allCases {
          state[keyPath: path].write(Array(state[keyPath: path][place].items.prefix(1)), in: place)
        }
      },
      sample: { state, draw in
        for screen in (0..<draw.choose(below: 4)).compactMap({ _ in table.sample(&draw) }) {
          let items = state[keyPath: path][column(screen)].items
          if !items.isEmpty { state[keyPath: path].write(items + [screen], in: column(screen)) }
        }
      },
      carry: { wanted, state in
        for place in SplitColumn.allCases {
          let open = state[keyPath: path][place].items
          let items = wanted[keyPath: path][place].items.keeping(open, by: link)
          state[keyPath: path].write(items, in: place)
        }
      },
      base: table.base
    )
  }
}

extension SplitNavigation.State {
  fileprivate mutating func write(_ items: [Item], in column: SplitColumn) {
    _ = SplitNavigation().reduce(into: &self, action: .column(column, .setItems(items)))
  }
}
