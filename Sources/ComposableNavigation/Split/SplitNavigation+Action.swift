extension SplitNavigation {
  /// An action on a split: a change in one of its columns, or of the split as a whole.
  ///
  /// ```swift
  /// store.send(.split(.primary(.pushItem("archive"))))
  /// store.send(.split(.showDetail(["note 7"])))         // over the placeholder
  /// ```
  public enum Action: Equatable, Sendable {
    /// Does something to a column, wherever its entries are shown.
    case column(SplitColumn, StackNavigation<Item>.Action)

    /// Does something to what a column shows: what its host reports.
    ///
    /// Collapsed, the primary column shows all but the placeholder; what is put between entries of
    /// a column, or on top of them, belongs to it.
    case shown(SplitColumn, StackNavigation<Item>.Action)

    /// Shows screens over the placeholder, in the place of those there; none shows the placeholder.
    /// Refused when the detail column has no root.
    case showDetail([Item], animated: Bool = true)

    /// Makes one stack of the columns, or columns of the stack.
    case setCollapsed(Bool, cause: Cause = .program, animated: Bool = true)

    /// Replaces the display options.
    case setOptions(SplitOptions)

    /// Does something to the primary column.
    public static func primary(_ action: StackNavigation<Item>.Action) -> Action {
      .column(.primary, action)
    }

    /// Does something to the supplementary column.
    public static func supplementary(_ action: StackNavigation<Item>.Action) -> Action {
      .column(.supplementary, action)
    }

    /// Does something to the detail column.
    public static func detail(_ action: StackNavigation<Item>.Action) -> Action {
      .column(.detail, action)
    }
  }
}

extension SplitNavigation.Action: Hashable where Item: Hashable {}
