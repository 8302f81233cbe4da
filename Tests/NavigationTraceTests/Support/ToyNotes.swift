import ComposableNavigation
import TestSupport

/// A stack of notes that is reset, kept and rolled back, so that ids held elsewhere are late.
struct ToyNotes: Reducer {
  struct Note: Equatable, Sendable, Codable, CustomStringConvertible {
    var title: String
    var reads = 0

    init(_ title: String) { self.title = title }

    var description: String { reads == 0 ? title : "\(title)+\(reads)" }
  }

  /// Copies of the stack outside the visible state.
  final class Copies: Equatable, Sendable {
    let stacks: [StackNavigation<Note>.State]

    init(_ stacks: [StackNavigation<Note>.State]) { self.stacks = stacks }

    static func == (lhs: Copies, rhs: Copies) -> Bool { lhs.stacks == rhs.stacks }
  }

  struct State: Equatable, Sendable {
    var stack = StackNavigation<Note>.State()
    var copies = Copies([])
    /// Copies inside the visible state.
    var history: [StackNavigation<Note>.State] = []
  }

  enum NoteAction: Equatable, Sendable, Codable { case read }

  enum Action: Equatable, Sendable, Codable {
    case stack(StackNavigation<Note>.Action)
    case note(EntryID, NoteAction)
    case reset
    case keep
    case keepInSight
    /// Goes back to the copy at this position, modulo their number.
    case rollBack(Int)
  }

  struct Reading: Reducer {
    func reduce(into state: inout Note, action: NoteAction) -> Effect<NoteAction> {
      state.reads += 1
      return .none
    }
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .reset: state.stack = .init()
      case .keep: state.copies = Copies(state.copies.stacks + [state.stack])
      case .keepInSight: state.history.append(state.stack)
      case .rollBack(let position):
        let copies = state.copies.stacks
        if !copies.isEmpty { state.stack = copies[position % copies.count] }
      case .stack, .note: break
      }
      return .none
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.note) { Reading() }
  }
}

/// An act on an entry with a kept id.
enum ToyLateAct: CaseIterable {
  case remove, popTo, pushFrom, replaceFrom, popFrom, read

  func action(about id: EntryID) -> ToyNotes.Action {
    switch self {
    case .remove: .stack(.remove([id]))
    case .popTo: .stack(.pop(to: .entry(id)))
    case .pushFrom: .stack(.pushItem(.init("late")).from(id))
    case .replaceFrom: .stack(.replaceTop(with: .init("late")).from(id))
    case .popFrom: .stack(.popItem().from(id))
    case .read: .note(id, .read)
    }
  }
}

typealias ToyNotesRoom = TracedRoom<ToyNotes>

extension ToyNotes: TracedFeature {
  static let name = "Notes"
  static var initial: State { State() }

  static func draw(_ state: State) -> String {
    let ids = state.stack.entries.ids.map(\.description).joined(separator: " ")
    return "\(state.stack.tree)\(ids)"
  }

  static func show(_ store: Store<State, Action>, in host: FakeStackHost) -> any NavigationHandler {
    let handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /Action.stack),
      viewProvider: ToyViews { (note: Note) in FakeView(note.title, id: "") }
    )
    handler.setup(with: host)
    return handler
  }
}

extension ToyNotesRoom {
  var titles: [String] { store.state.stack.items.map(\.description) }

  func send(_ action: ToyNotes.Action) { store.send(action) }
}
