extension SplitNavigation {
  /// The columns, whether they are collapsed, and the options of their display.
  ///
  /// ```swift
  /// SplitNavigation<Screen>.State(primary: [.notes], detail: [.nothingSelected])
  /// ```
  public struct State: Equatable, Sendable {
    /// All entries, column by column.
    public var entries: Entries<Item> { storedEntries }

    // Visible to inlined code in other modules, which changes these properties in place.
    @usableFromInline var storedEntries: Entries<Item>
    @usableFromInline var counts: Counts
    @usableFromInline var storedSkipped: Set<EntryID> = []

    /// A Boolean value that indicates whether the columns are collapsed into one stack.
    public internal(set) var isCollapsed: Bool

    /// The options of the columns' display.
    public var options: SplitOptions

    /// A Boolean value that indicates whether the last accepted action was animated.
    public var areAnimationsEnabled: Bool

    /// The entries of all columns that the user's back skips; see
    /// ``StackNavigation/State/skipped``.
    public var skipped: Set<EntryID> { storedSkipped }

    /// The numbers of entries in the first two columns; the rest are in the detail column.
    @usableFromInline
    struct Counts: Hashable, Sendable, Codable {
      @usableFromInline var primary: Int
      @usableFromInline var supplementary: Int
    }

    /// Makes columns whose entries are named by their items.
    ///
    /// - Complexity: O(*n*).
    public init(
      primary: [Item],
      supplementary: [Item] = [],
      detail: [Item] = [],
      isCollapsed: Bool = false,
      options: SplitOptions = SplitOptions(),
      areAnimationsEnabled: Bool = true
    ) where Item: Hashable {
      self.init(
        entries: Entries(naming: primary + supplementary + detail),
        counts: Counts(primary: primary.count, supplementary: supplementary.count),
        isCollapsed: isCollapsed,
        options: options,
        areAnimationsEnabled: areAnimationsEnabled
      )
    }

    /// Makes columns whose entries are named by a property of their items.
    ///
    /// Use it for items that are not Hashable, or that contain a feature's state.
    /// - Complexity: O(*n*).
    public init<ID: Hashable & Sendable>(
      primary: [Item],
      supplementary: [Item] = [],
      detail: [Item] = [],
      id: KeyPath<Item, ID>,
      isCollapsed: Bool = false,
      options: SplitOptions = SplitOptions(),
      areAnimationsEnabled: Bool = true
    ) {
      self.init(
        entries: Entries(naming: primary + supplementary + detail, id: id),
        counts: Counts(primary: primary.count, supplementary: supplementary.count),
        isCollapsed: isCollapsed,
        options: options,
        areAnimationsEnabled: areAnimationsEnabled
      )
    }

    init(
      entries: Entries<Item>,
      counts: Counts,
      isCollapsed: Bool,
      options: SplitOptions,
      areAnimationsEnabled: Bool
    ) {
      storedEntries = entries
      self.counts = counts
      self.isCollapsed = isCollapsed
      self.options = options
      self.areAnimationsEnabled = areAnimationsEnabled
    }

    // MARK: Looking

    /// The item of one entry, which keeps its id when the item changes.
    ///
    /// For an entry that is not in the split, reading returns nil and writing changes nothing;
    /// writing nil changes nothing either.
    public subscript(id id: EntryID) -> Item? {
      get { entries[id: id] }
      _modify { yield &storedEntries[id: id] }
    }

    /// Returns the column of an entry, collapsed or not; nil if the entry is not in the split.
    ///
    /// - Complexity: O(*n*).
    public func column(of id: EntryID) -> SplitColumn? {
      entries.index(of: id).flatMap { index in
        SplitColumn.allCases.first { range(of: $0).contains(index) }
      }
    }

    /// A column's entries, as the expanded split shows them.
    ///
    /// - Complexity: O(*n*).
    public internal(set) subscript(column: SplitColumn) -> StackNavigation<Item>.State {
      get {
        var stack = StackNavigation.State(
          entries.part(range(of: column)),
          areAnimationsEnabled
        )
        stack.skipped = skipped
        return stack
      }
      set {
        let range = range(of: column)
        storedEntries.replace(range, with: newValue.entries)
        add(newValue.entries.count - range.count, to: column)
        areAnimationsEnabled = newValue.areAnimationsEnabled
        keepMarks(of: newValue)
      }
    }

    /// The stack that a column shows: pass it to the handler of the column's host.
    ///
    /// If the split is expanded, this is the column itself. If it is collapsed, the primary column
    /// shows all entries except the placeholder, the detail column keeps the placeholder, and the
    /// supplementary column is empty.
    ///
    /// - Complexity: O(*n*).
    public internal(set) subscript(shown column: SplitColumn) -> StackNavigation<Item>.State {
      get {
        guard isCollapsed else { return self[column] }
        let detail = range(of: .detail)
        return switch column {
        case .primary: stack(entries[in: 0..<detail.lowerBound] + entries[in: detail].dropFirst())
        case .supplementary: stack(entries[in: 0..<0])
        case .detail: stack(entries[in: detail.prefix(1)])
        }
      }
      set {
        guard isCollapsed else { return self[column] = newValue }
        switch column {
        case .primary: sort(newValue)
        // Only the placeholder was shown here, so new entries are pushed onto the columns.
        case .supplementary:
          self[column] = stack(Array(self[column].entries) + Array(newValue.entries), newValue)
        case .detail:
          let rest = self[.detail].entries.dropFirst()
          self[.detail] = stack(Array(newValue.entries) + Array(rest), newValue)
        }
      }
    }

    /// Returns the positions of a column's entries.
    @inlinable  // split, push and pop in a column, 10: × 2.0
    func range(of column: SplitColumn) -> Range<Int> {
      let middle = counts.primary + counts.supplementary
      return switch column {
      case .primary: 0..<counts.primary
      case .supplementary: counts.primary..<middle
      case .detail: middle..<storedEntries.count
      }
    }

    /// Adds to the number of a column's entries; those of the detail column are not counted.
    @inlinable  // split, push and pop in a column, 10: × 2.0
    mutating func add(_ count: Int, to column: SplitColumn) {
      switch column {
      case .primary: counts.primary += count
      case .supplementary: counts.supplementary += count
      case .detail: break
      }
    }
  }
}

// MARK: Features

extension SplitNavigation.State: ElementState {
  /// The split's reducer.
  public typealias Shape = SplitNavigation

  /// Always nil: each column has its own front entry.
  public var frontID: EntryID? { nil }

  /// The topmost entry of each column that is not empty; the last of them is in front.
  ///
  /// - Complexity: O(*n*).
  public var lifecycles: [EntryLifecycle] {
    let columns = isCollapsed ? [SplitColumn.primary] : SplitColumn.allCases
    return [EntryLifecycle](topmost: columns.compactMap { self[shown: $0].topID })
  }

  /// Access to the entries of all columns at once.
  public static var entryAccess: EntryAccess { EntryAccess(at: \Self.storedEntries) }

  /// Changes the item of an entry in place, in any column.
  ///
  /// - Returns: The result of the change; nil if the entry is not in the split.
  /// - Complexity: O(*n*).
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    storedEntries.update(id, change)
  }
}

// MARK: Taking apart and putting together

extension SplitNavigation.State {
  /// Distributes the stack of a collapsed split to the columns.
  ///
  /// An entry returns to its own column, and a new entry is added to the column of the entry below
  /// it; no entry is added to an earlier column than the one below, so the order on screen is kept.
  private mutating func sort(_ stack: StackNavigation<Item>.State) {
    var columns: [SplitColumn: [Entry<Item>]] = [.detail: Array(self[.detail].entries.prefix(1))]
    let before = SplitColumn.allCases.map { VisitSet(self[$0].entries.ids) }
    var last = 0
    for entry in stack.entries {
      last = max(last, before.firstIndex { $0.contains(entry.id) } ?? last)
      columns[SplitColumn.allCases[last], default: []].append(entry)
    }
    assemble(
      SplitColumn.allCases.map { Entries(columns[$0] ?? [], counter: stack.entries) },
      stack
    )
  }

  private mutating func assemble(
    _ columns: [Entries<Item>],
    _ changed: StackNavigation<Item>.State
  ) {
    counts = Counts(primary: columns[0].count, supplementary: columns[1].count)
    storedEntries = Entries(columns.flatMap { $0 }, counter: changed.entries)
    areAnimationsEnabled = changed.areAnimationsEnabled
    keepMarks(of: changed)
  }

  /// Copies the marks of a changed stack, and removes the marks of entries that are no longer in
  /// the split.
  private mutating func keepMarks(of changed: StackNavigation<Item>.State) {
    if skipped.isEmpty, changed.skipped.isEmpty { return }
    let there = VisitSet(changed.entries.ids)
    let marked = VisitSet(skipped.filter { !there.contains($0) } + changed.skipped)
    storedSkipped = Set(entries.ids.filter(marked.contains))
  }

  private func stack(
    _ entries: some Sequence<Entry<Item>>,
    _ changed: StackNavigation<Item>.State? = nil
  ) -> StackNavigation<Item>.State {
    var stack = StackNavigation.State(
      Entries(Array(entries), counter: changed?.entries ?? self.entries),
      changed?.areAnimationsEnabled ?? areAnimationsEnabled
    )
    stack.skipped = changed?.skipped ?? skipped
    return stack
  }
}

extension Entries {
  /// Makes one list of entries of several lists, with the counter of one of them.
  fileprivate init(_ entries: [Entry<Item>], counter: Entries) {
    self.init(
      // Not by key paths: generic code creates each key path anew, which costs more than the rest.
      ids: entries.map { $0.id },
      items: entries.map { $0.item },
      nextNumber: counter.nextNumber
    )
  }

  fileprivate subscript(in range: Range<Int>) -> [Entry<Item>] { range.map { self[$0] } }
}

extension SplitNavigation.State: CustomReflectable {
  /// The parts of the state under the names of its public properties.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "entries": entries, "counts": counts, "isCollapsed": isCollapsed, "options": options,
        "areAnimationsEnabled": areAnimationsEnabled,
        "skipped": entries.ids.filter(skipped.contains),
      ],
      displayStyle: .struct
    )
  }
}

extension SplitNavigation.State: Hashable where Item: Hashable {}
