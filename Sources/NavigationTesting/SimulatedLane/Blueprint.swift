package import ComposableNavigation

/// What lies in what, in a simulated window: the containers of which a lane is made.
package indirect enum Blueprint: Hashable, Sendable {
  /// A stack that begins with so many entries, each of which may hold containers.
  case stack(count: Int, capabilities: StackCapabilities = .all, entry: [Blueprint] = [])
  /// A modal, whose items may hold containers.
  case modal(
    capabilities: ModalCapabilities = .all,
    whenBusy: BusyPresentation = .shows,
    item: [Blueprint] = []
  )
  /// Tabs, each of which may hold containers.
  case tabs(count: Int, capabilities: TabCapabilities = .all, tab: [Blueprint] = [])
  /// Columns that begin with so many entries, each of which may hold containers; at the root.
  case split(
    supplementary: Int = 0,
    whenHidden: HiddenColumns = .keepTheRest,
    entry: [Blueprint] = []
  )

  /// What a modal host makes of a presentation that is asked for while another transition runs: a
  /// command that was not acknowledged in the same window, or a gesture.
  ///
  /// UIKit ignores it: it logs “Attempt to present … while a presentation is in progress”, or “…
  /// whose view is not in the window hierarchy”, shows nothing, and does not call the completion.
  /// What the lane hears then depends on who wraps UIKit.
  package enum BusyPresentation: Hashable, Sendable, CaseIterable {
    /// Shows it, as hosts of other toolkits do.
    case shows
    /// Ignores it, looks at what is shown, and answers with that.
    case answersWithout
    /// Ignores it; the acknowledgement goes with the completion that nobody calls.
    case dropsAnswer
    /// Ignores it, and keeps the acknowledgement for ever.
    case neverAnswers
  }

  /// What the columns of a split show when they come back.
  package enum HiddenColumns: Hashable, Sendable, CaseIterable {
    /// What they showed, but for views that another column has been asked for: a view lies in one
    /// place.
    case keepTheRest
    /// What they showed, whatever has become of it elsewhere.
    case keepAll
    /// Nothing.
    case forget
  }

  var nested: [Blueprint] {
    switch self {
    case .stack(_, _, let nested), .modal(_, _, let nested), .tabs(_, _, let nested): nested
    case .split(_, _, let nested): nested
    }
  }

  var busy: BusyPresentation {
    if case .modal(_, let busy, _) = self { busy } else { .shows }
  }

  var whenHidden: HiddenColumns? {
    if case .split(_, let whenHidden, _) = self { whenHidden } else { nil }
  }

  var reconciler: ShapeReconciler {
    switch self {
    case .stack(_, let capabilities, _): .stack(StackReconciler(capabilities: capabilities))
    case .modal(let capabilities, _, _): .modal(ModalReconciler(capabilities: capabilities))
    case .tabs(_, let capabilities, _): .tab(TabReconciler(capabilities: capabilities))
    case .split: .split(SplitReconciler())
    }
  }

  var initialContent: Content {
    switch self {
    case .stack(let count, _, _): .stack(.init(items: Array(0..<count)))
    case .modal: .modal(.init())
    case .tabs(let count, _, _): .tabs(.init(items: Array(0..<count)))
    case .split(let count, _, _):
      .split(
        SplitContent(.init(primary: [0], supplementary: Array(10..<10 + count), detail: [20]))
      )
    }
  }
}
