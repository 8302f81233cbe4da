extension SplitNavigation {
  /// An action on a split: a change in one of its columns, or of the split as a whole.
  ///
  /// ```swift
  /// store.send(.split(.primary(.pushItem("archive"))))
  /// store.send(.split(.showDetail(["note 7"])))         // over the placeholder
  /// ```
  public enum Action: Equatable, Sendable {
    /// Sends an action to a column, no matter which column shows its entries.
    case column(SplitColumn, StackNavigation<Item>.Action)

    /// Sends an action to the screens that a column shows; a host reports with it.
    ///
    /// While the split is collapsed, the primary column shows all entries except the placeholder; a
    /// screen that is inserted between a column's entries, or on top of them, belongs to that
    /// column.
    case shown(SplitColumn, StackNavigation<Item>.Action)

    /// Replaces the screens above the placeholder; an empty list shows the placeholder. Refused if
    /// the detail column has no root.
    case showDetail([Item], animated: Bool = true)

    /// Collapses the columns into one stack, or expands the stack into columns.
    case setCollapsed(Bool, cause: Cause = .program, animated: Bool = true)

    /// Replaces the display options.
    case setOptions(SplitOptions)

    /// Carries out an action only if all preconditions hold; written `action.from(id)` and
    /// `action.at(revision)`. An entry must be on top of a column that shows it.
    indirect case when([Precondition], Action)

    /// Sends an action to the primary column.
    public static func primary(_ action: StackNavigation<Item>.Action) -> Action {
      .column(.primary, action)
    }

    /// Sends an action to the supplementary column.
    public static func supplementary(_ action: StackNavigation<Item>.Action) -> Action {
      .column(.supplementary, action)
    }

    /// Sends an action to the detail column.
    public static func detail(_ action: StackNavigation<Item>.Action) -> Action {
      .column(.detail, action)
    }
  }
}

extension SplitNavigation.Action: Hashable where Item: Hashable {}

extension SplitNavigation.Action: ConditionalAction {
  /// The preconditions and the action without them; nil if there are none.
  @inlinable  // with precondition, from the entry in front, 10
  public var condition: (preconditions: [Precondition], action: Self)? {
    if case .when(let preconditions, let action) = self { (preconditions, action) } else { nil }
  }
}
