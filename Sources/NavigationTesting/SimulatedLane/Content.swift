package import ComposableNavigation

/// The program's state of one container: the real one.
///
/// Its questions go over the shapes, because a search asks them millions of times: any state behind the
/// protocol would be a box that is allocated for each. And what a program does to a shape is the shape's
/// own.
package enum Content: Hashable, Sendable {
  case stack(StackNavigation<Int>.State)
  case modal(ModalNavigation<Int>.State)
  case tabs(TabNavigation<Int>.State)
  case split(SplitContent)

  /// The ids of what it has.
  var entries: [EntryID] {
    switch self {
    case .stack(let state): state.entries.ids
    case .modal(let state): state.presentedIDs
    case .tabs(let state): state.entries.ids
    case .split(let split): split.state.entries.ids
    }
  }

  /// Returns the entries that a host of it is to show; a split has a host for itself and one for
  /// each column.
  func wanted(in column: SplitColumn?) -> Wanted {
    switch self {
    case .stack:
      Wanted(entries: entries)
    case .modal(let state):
      Wanted(entries: entries, style: state.style)
    case .tabs(let state):
      Wanted(entries: entries, selected: state.activeID)
    case .split(let split):
      Wanted(entries: split.shown(in: column))
    }
  }

  /// The operations that the program may do, by the real reducers.
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
    case .split(let split):
      return split.operations
    }
  }

  package enum Operation: Hashable, Sendable {
    case push, pop, popToRoot, replaceRoot
    case present(Int), dismiss, restyle
    case selectNext, reverse, removeLast
    case show([Int]), setCollapsed(Bool)
  }

  /// - Parameters:
  ///   - operation: The operation to carry out.
  ///   - serial: The number that tells the item of a new entry from others.
  mutating func perform(_ operation: Operation, serial: Int) {
    switch self {
    case .stack(var state):
      let action: StackNavigation<Int>.Action =
        switch operation {
        case .pop: .popItem()
        case .popToRoot: .popToRoot()
        case .replaceRoot: .setItems([serial] + state.items.dropFirst())
        default: .pushItem(serial)
        }
      _ = StackNavigation<Int>().reduce(into: &state, action: action)
      self = .stack(state)
    case .modal(var state):
      let action: ModalNavigation<Int>.Action =
        switch operation {
        case .present(let kind):
          .presentSheet(
            state.entries.items.first { Content.kind(of: $0) == kind }
              ?? serial * Content.kinds + kind
          )
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
    case .split(var split):
      split.perform(operation)
      self = .split(split)
    }
  }

  /// The number of kinds of presented items: to present what is presented changes nothing.
  static let kinds = 4

  /// Returns the kind of a presented item.
  static func kind(of item: Int) -> Int { item % kinds }

  /// Reduces what the handler of a host would send.
  mutating func reduce(_ report: PendingReport, _ mistake: Mistake?, of host: SimulatedHost) {
    switch self {
    case .stack(var state):
      let action: StackNavigation<Int>.Action =
        switch mistake {
        case .reportByCount: .popItems(.exactly(report.gone.count))
        case .copyHostWhenShorter: .setItems(Array(state.items.prefix(host.shown.count)))
        default: .remove(report.gone, cause: .user)
        }
      _ = StackNavigation<Int>().reduce(into: &state, action: action)
      self = .stack(state)
    case .modal(var state):
      if mistake == .dismissWithoutIdentity {
        _ = ModalNavigation<Int>().reduce(into: &state, action: .dismiss())
      }
      _ = ModalNavigation<Int>().reduce(into: &state, action: .remove(report.gone, cause: .user))
      self = .modal(state)
    case .tabs(var state):
      if let id = report.selected {
        _ = TabNavigation<Int>().reduce(into: &state, action: .select(id: id, cause: .user))
      } else {
        _ = TabNavigation<Int>().reduce(into: &state, action: .remove(report.gone, cause: .user))
      }
      self = .tabs(state)
    case .split(var split):
      split.reduce(report, of: host.column)
      self = .split(split)
    }
  }
}

/// A report that a handler has sent to a store, and that the store has not reduced yet.
package struct PendingReport: Hashable, Sendable {
  var member: MemberID
  let token: Int
  var gone: [EntryID] = []
  var selected: EntryID?
}
