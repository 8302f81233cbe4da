import ComposableNavigation
import NavigationOperators

/// A desk with at most one tool: an enum of the tools' states, shown as a modal.
///
/// The modal's state is computed from the enum, and each tool's reducer runs on its case.
struct Toolbox: Reducer {
  /// A tool that can be on the desk.
  enum Tool: String, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case counter, memo

    var description: String { rawValue }
  }

  /// The tool on the desk, with its state.
  enum Open: Hashable, Sendable {
    case counter(Counter.State)
    case memo(Memo.State)
  }

  struct State: Hashable, Sendable {
    var open: Open?
    var areAnimationsEnabled = true
    /// The request for a note, which the memo answers.
    var note = Request<String>()
    var notes: [String] = []
  }

  enum Action: Equatable, Sendable, Codable {
    case tools(ModalNavigation<Tool>.Action)
    case counter(Counter.Action)
    case memo(Memo.Action)
    case noteAsked
    case noteWritten(RequestResult<String>)
  }

  var pen = Retained { Pen() }

  var body: some Reducer<State, Action> {
    desk.answering(
      .request(\.note, reply: /Action.noteWritten),
      by: .presented(
        by: \.tools,
        action: /Action.tools,
        element: /Action.memo,
        answer: /Memo.Action.written
      )
    )
  }

  @ReducerBuilder<State, Action>
  private var desk: some Reducer<State, Action> {
    Scope(state: \.tools, action: /Action.tools) { ModalNavigation<Tool>() }
    Reduce<State, Action> { state, action in
      switch action {
      case .noteAsked:
        state.tools.styledItem = .init(item: .memo, style: .pageSheet)
        if let refusal = state.note.ask(state.tools.presentedID) { return .refused(refusal) }
      case .noteWritten(let result):
        if let text = result.answer { state.notes.append(text) }
      case .tools, .counter, .memo:
        break
      }
      return .none
    }
    .ifLet(\.open, case: /Open.counter, action: /Action.counter) { Counter() }
    .ifLet(\.open, case: /Open.memo, action: /Action.memo) { [pen] in Memo(pen: pen) }
  }
}

extension Toolbox.State {
  /// The tool on the desk as the item of a modal; writing another item puts a fresh tool there.
  var tools: ModalNavigation<Toolbox.Tool>.State {
    get {
      .init(
        styledItem: open.map { .init(item: $0.tool, style: .pageSheet) },
        areAnimationsEnabled: areAnimationsEnabled
      )
    }
    set {
      areAnimationsEnabled = newValue.areAnimationsEnabled
      if newValue.item != open?.tool { open = newValue.item?.opened }
    }
  }
}

extension Toolbox.Open {
  var tool: Toolbox.Tool {
    switch self {
    case .counter: .counter
    case .memo: .memo
    }
  }

  var title: String {
    switch self {
    case .counter(let counter): counter.title
    case .memo(let memo): memo.title
    }
  }
}

extension Toolbox.Tool {
  /// The initial state of the tool.
  fileprivate var opened: Toolbox.Open {
    switch self {
    case .counter: .counter(Counter.State())
    case .memo: .memo(Memo.State())
    }
  }
}

extension Toolbox.State {
  /// The title of the desk, with its notes.
  var title: String { notes.isEmpty ? "desk" : "desk: \(notes.joined(separator: ", "))" }

  /// The tree of the open screens.
  var tree: NavigationTree {
    .screen(title).presenting(tools.tree { _ in .screen(open?.title ?? "") })
  }
}
