import ComposableNavigation

/// A desk on which one tool lies at a time: an enum of the tools' states, shown as a modal.
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
  }

  enum Action: Equatable, Sendable, Codable {
    case tools(ModalNavigation<Tool>.Action)
    case counter(Counter.Action)
    case memo(Memo.Action)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.tools, action: /Action.tools) { ModalNavigation<Tool>() }
    Reduce<State, Action> { _, _ in .none }
      .ifLet(\.open, case: /Open.counter, action: /Action.counter) { Counter() }
      .ifLet(\.open, case: /Open.memo, action: /Action.memo) { Memo() }
  }
}

extension Toolbox.State {
  /// The tool on the desk as the item of a modal; another item puts a fresh tool there.
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
  /// The tool as it is when it has just been put on the desk.
  fileprivate var opened: Toolbox.Open {
    switch self {
    case .counter: .counter(Counter.State())
    case .memo: .memo(Memo.State())
    }
  }
}

extension Toolbox: BackNavigable {
  func backAction(in state: State) -> Action? {
    ModalNavigation<Tool>().backAction(in: state.tools).map(Action.tools)
  }
}

extension Toolbox.State {
  /// The picture.
  var tree: NavigationTree {
    .screen("desk").presenting(tools.tree { _ in .screen(open?.title ?? "") })
  }
}
