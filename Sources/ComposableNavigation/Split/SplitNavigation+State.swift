extension SplitNavigation {
  /// The columns, whether they are one stack, and how they are displayed.
  ///
  /// ```swift
  /// SplitNavigation<Screen>.State(primary: [.notes], detail: [.nothingSelected])
  /// ```
  public struct State: Equatable, Sendable {
    /// All entries, column by column.
    public var entries: Entries<Item> { storedEntries }

    // Seen by what is inlined elsewhere, where it can change them in their place.
    @usableFromInline var storedEntries: Entries<Item>
    @usableFromInline var counts: Counts
    @usableFromInline var storedSkipped: Set<EntryID> = []

    /// Tells whether the columns are one stack.
    public internal(set) var isCollapsed: Bool

    /// The options of the columns' display.
    public var options: SplitOptions

    /// Tells whether the last accepted action was animated.
    public var areAnimationsEnabled: Bool

    /// The entries that the user's back skips, in whatever column they are: see
    /// ``StackNavigation/State/skipped``.
    public var skipped: Set<EntryID> { storedSkipped }

    /// The numbers of entries in the first two columns; the others are the detail column's.
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

    /// Makes columns whose entries are named by what identifies their items.
    ///
    /// For items that are not Hashable, or that carry a feature's state.
    ///
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

    /// The item of one entry, which keeps its identity when the item changes.
    ///
    /// An entry that is not there is nil; writing it, or nil, changes nothing.
    public subscript(id id: EntryID) -> Item? {
      get { entries[id: id] }
      _modify { yield &storedEntries[id: id] }
    }

    /// Returns the column that an entry belongs to, collapsed or not; nil when the entry is not
    /// there.
    ///
    /// - Complexity: O(*n*).
    public func column(of id: EntryID) -> SplitColumn? {
      entries.index(of: id).flatMap { index in
        SplitColumn.allCases.first { range(of: $0).contains(index) }
      }
    }

    /// A column, as it is when the split is expanded.
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

    /// The stack that a column shows: give each column's host a handler of it.
    ///
    /// Expanded, it is the column. Collapsed, the primary column shows all entries but the
    /// placeholder, the detail column keeps that, and the supplementary one shows nothing.
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
        // Nothing of theirs was there to be changed but the placeholder: what comes, comes on top.
        case .supplementary:
          self[column] = stack(Array(self[column].entries) + Array(newValue.entries), newValue)
        case .detail:
          let rest = self[.detail].entries.dropFirst()
          self[.detail] = stack(Array(newValue.entries) + Array(rest), newValue)
        }
      }
    }

    /// The places of a column's entries.
    @inlinable  // split, push and pop in a column, 10: × 2.0
    func range(of column: SplitColumn) -> Range<Int> {
      let middle = counts.primary + counts.supplementary
      return switch column {
      case .primary: 0..<counts.primary
      case .supplementary: counts.primary..<middle
      case .detail: middle..<storedEntries.count
      }
    }

    /// Notes that a column has so many entries more; those of the last one are not counted.
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

  /// None: columns are several, and each has a front of its own.
  public var frontID: EntryID? { nil }

  /// The topmost entry of each column that shows something; the last of them is in front.
  ///
  /// - Complexity: O(*n*).
  public var lifecycles: [EntryLifecycle] {
    let columns = isCollapsed ? [SplitColumn.primary] : SplitColumn.allCases
    return [EntryLifecycle](topmost: columns.compactMap { self[shown: $0].topID })
  }

  /// A look at the entries of all columns at once.
  public static var look: EntryLook { EntryLook(at: \Self.storedEntries) }

  /// Changes the item of an entry in its place, in whatever column it is.
  ///
  /// - Returns: The result of the change; nil when the entry is not there.
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
  /// Gives what a collapsed split shows back to the columns.
  ///
  /// An entry goes to its own column, a new one to that of the entry below it, and none to a column
  /// before that: the order on screen is kept.
  private mutating func sort(_ stack: StackNavigation<Item>.State) {
    var columns: [SplitColumn: [Entry<Item>]] = [.detail: Array(self[.detail].entries.prefix(1))]
    var last = 0
    for entry in stack.entries {
      last = max(last, column(of: entry.id).flatMap(SplitColumn.allCases.firstIndex) ?? last)
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

  /// Takes over the marks of a stack that was changed, and forgets those of entries that are gone.
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
  /// Entries from several places, which count on where one of them has got to.
  fileprivate init(_ entries: [Entry<Item>], counter: Entries) {
    self.init(
      // Not by key paths: in generic code each is made anew, which costs more than the rest.
      ids: entries.map { $0.id },
      items: entries.map { $0.item },
      nextNumber: counter.nextNumber
    )
  }

  fileprivate subscript(in range: Range<Int>) -> [Entry<Item>] { range.map { self[$0] } }
}

extension SplitNavigation.State: CustomReflectable {
  /// The parts by the names under which they are read.
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
