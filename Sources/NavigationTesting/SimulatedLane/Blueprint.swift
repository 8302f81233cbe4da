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

  var nested: [Blueprint] {
    switch self {
    case .stack(_, _, let nested), .modal(_, _, let nested), .tabs(_, _, let nested): nested
    }
  }

  var busy: BusyPresentation {
    if case .modal(_, let busy, _) = self { busy } else { .shows }
  }

  var reconciler: ShapeReconciler {
    switch self {
    case .stack(_, let capabilities, _): .stack(StackReconciler(capabilities: capabilities))
    case .modal(let capabilities, _, _): .modal(ModalReconciler(capabilities: capabilities))
    case .tabs(_, let capabilities, _): .tab(TabReconciler(capabilities: capabilities))
    }
  }

  var initialContent: Content {
    switch self {
    case .stack(let count, _, _): .stack(.init(items: Array(0..<count)))
    case .modal: .modal(.init())
    case .tabs(let count, _, _): .tabs(.init(items: Array(0..<count)))
    }
  }
}

/// The program's state of one container: the real one.
package enum Content: Hashable, Sendable {
  case stack(StackNavigation<Int>.State)
  case modal(ModalNavigation<Int>.State)
  case tabs(TabNavigation<Int>.State)

  /// The ids of what it has.
  var entries: [EntryID] {
    switch self {
    case .stack(let state): state.entries.ids
    case .modal(let state): state.presentedIDs
    case .tabs(let state): state.entries.ids
    }
  }

  var wanted: Wanted {
    switch self {
    case .stack:
      Wanted(entries: entries)
    case .modal(let state):
      Wanted(entries: entries, style: state.style)
    case .tabs(let state):
      Wanted(entries: entries, selected: state.activeID)
    }
  }

  /// What the program may do, by the real reducers.
  var operations: [Operation] {
    switch self {
    case .stack(let state):
      var operations: [Operation] = [.push]
      if state.items.count > 1 { operations += [.pop, .popToRoot, .replaceRoot] }
      return operations
    case .modal(let state):
      var operations: [Operation] = [.present(1)]
      if state.item != nil { operations += [.present(2), .dismiss, .restyle] }
      return operations
    case .tabs(let state):
      return state.items.count > 1 ? [.selectNext, .reverse, .removeLast] : []
    }
  }

  package enum Operation: Hashable, Sendable {
    case push, pop, popToRoot, replaceRoot
    case present(Int), dismiss, restyle
    case selectNext, reverse, removeLast
  }

  mutating func perform(_ operation: Operation) {
    switch self {
    case .stack(var state):
      let action: StackNavigation<Int>.Action =
        switch operation {
        case .pop: .popItem()
        case .popToRoot: .popToRoot()
        case .replaceRoot: .setItems([state.items[0] + 100] + state.items.dropFirst())
        default: .pushItem(state.items.count)
        }
      _ = StackNavigation<Int>().reduce(into: &state, action: action)
      self = .stack(state)
    case .modal(var state):
      let action: ModalNavigation<Int>.Action =
        switch operation {
        case .present(let item): .presentSheet(item)
        case .restyle: .set(state.item.map { .init(item: $0, style: .formSheet) })
        default: .dismiss()
        }
      _ = ModalNavigation<Int>().reduce(into: &state, action: action)
      self = .modal(state)
    case .tabs(var state):
      let count = state.items.count
      let action: TabNavigation<Int>.Action =
        switch operation {
        case .reverse: .setItems(state.items.reversed())
        case .removeLast: .setItems(state.items.dropLast())
        default: .setActiveIndex(((state.activeIndex ?? 0) + 1) % max(count, 1))
        }
      _ = TabNavigation<Int>().reduce(into: &state, action: action)
      self = .tabs(state)
    }
  }

  /// Reduces what a handler would send.
  mutating func reduce(_ report: PendingReport, _ mistake: Mistake?, shown: Int) {
    switch self {
    case .stack(var state):
      let action: StackNavigation<Int>.Action =
        switch mistake {
        case .reportByCount: .popItems(count: report.gone.count)
        case .copyHostWhenShorter: .setItems(Array(state.items.prefix(shown)))
        default: .remove(report.gone, cause: .user)
        }
      _ = StackNavigation<Int>().reduce(into: &state, action: action)
      self = .stack(state)
    case .modal(var state):
      if mistake == .dismissWithoutIdentity {
        _ = ModalNavigation<Int>().reduce(into: &state, action: .dismiss())
      }
      for id in report.gone {
        _ = ModalNavigation<Int>().reduce(into: &state, action: .dismiss(id: id, cause: .user))
      }
      self = .modal(state)
    case .tabs(var state):
      if let id = report.selected {
        _ = TabNavigation<Int>().reduce(into: &state, action: .select(id: id, cause: .user))
      } else {
        _ = TabNavigation<Int>().reduce(into: &state, action: .remove(report.gone, cause: .user))
      }
      self = .tabs(state)
    }
  }
}

/// What a handler has sent to a store that has not reduced it yet.
package struct PendingReport: Hashable, Sendable {
  let member: MemberID
  let token: Int
  var gone: [EntryID] = []
  var selected: EntryID?
}
