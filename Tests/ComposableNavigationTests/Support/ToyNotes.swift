@testable import ComposableNavigation
@testable import NavigationTrace

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

/// Notes with a host, recorded or replayed.
@MainActor
final class ToyNotesRoom {
  let store = Store(initialState: ToyNotes.State()) {
    ToyNotes()
  } onIssue: { _ in
  }
  let host = FakeStackHost()
  private(set) var events: [TraceEvent] = []
  /// Every id that has been on top after an action of ``send(_:)``.
  private(set) var seen: [EntryID] = []
  private var handler: StackNavigationHandler<Titles>?
  private var replay: TraceReplay<ToyNotes.State, ToyNotes.Action>?

  struct Titles: ViewProviding {
    func makePresentable(for note: ToyNotes.Note) -> FakeView { FakeView(note.title, id: "") }
  }

  /// Records from the beginning.
  init() {
    TraceRecorder(store, coder: .codable(), draw: ToyNotesRoom.draw) { [weak self] in
      self?.events.append($0)
    }
    open()
  }

  /// Replays a trace.
  init(replaying trace: Trace) {
    replay = TraceReplay(trace, in: store, coder: .codable(), draw: ToyNotesRoom.draw) {
      [weak self] in self?.perform($0)
    }
    open()
  }

  var trace: Trace { Trace(name: "Notes", events: events) }
  var titles: [String] { store.state.stack.items.map(\.description) }
  var drawing: String { ToyNotesRoom.draw(store.state) }

  /// Sends an action and records the id on top.
  func send(_ action: ToyNotes.Action) {
    store.send(action)
    if let top = store.state.stack.topID, seen.last?.isSame(as: top) != true { seen.append(top) }
  }

  static func difference(of trace: Trace) throws(TraceError) -> TraceDifference? {
    // The handler has to live until the end.
    let room = ToyNotesRoom(replaying: trace)
    defer { room.handler = nil }
    return try room.replay?.run()
  }

  private static func draw(_ state: ToyNotes.State) -> String {
    let ids = state.stack.entries.ids.map(\.description).joined(separator: " ")
    return "\(state.stack.tree)\(ids)"
  }

  private func open() {
    // The test or the trace acknowledges commands.
    host.answering = .later
    let handler = StackNavigationHandler(
      store: store.scope(state: \.stack, action: /ToyNotes.Action.stack),
      viewProvider: Titles()
    )
    handler.setup(with: host)
    self.handler = handler
  }

  /// Repeats the acts of the user and the host.
  private func perform(_ event: TraceEvent) {
    switch event {
    case .report(_, let report): host.userRemoves(named: report)
    case .done: host.finish()
    default: break
    }
  }
}
