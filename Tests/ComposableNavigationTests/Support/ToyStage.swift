import ComposableNavigation
import NavigationOperators
import TestSupport

/// A feature with others of its kind on a stack and in a sheet, which records its lifecycle events.
struct ToyStage: Reducer {
  struct State: Equatable, Sendable {
    let name: Int
    var told: [Lifecycle] = []
    var ticks = 0
    var stack = StackNavigation<State>.State()
    var sheet = ModalNavigation<State>.State()

    init(_ name: Int) { self.name = name }

    /// This stage and all those in it and over it.
    var all: [State] {
      [self] + stack.items.flatMap(\.all) + (sheet.item.map(\.all) ?? [])
    }

    var tree: NavigationTree {
      .screen("\(name)", stack.items.isEmpty ? [] : [stack.tree { $0.item.tree }])
        .presenting(sheet.tree { $0.item.tree })
    }
  }

  indirect enum Action: Sendable {
    case lifecycle(Lifecycle)
    case ticked
    case stack(StackNavigation<State>.Action)
    case child(EntryID, Action)
    case sheet(ModalNavigation<State>.Action)
    case sheetChild(Action)
  }

  /// The rule by which open stages receive events.
  enum Rule: Sendable {
    case right
    /// Sheets cover nothing.
    case nobodyIsCovered
    /// Only the outermost stages receive events.
    case outermost
  }

  static func lifecycles(_ rule: Rule = .right) -> Lifecycles<State, Action> {
    let stack = Lifecycles(
      of: \State.stack,
      elements: /Action.child,
      tell: /Action.lifecycle,
      inside: rule == .outermost ? Lifecycles() : lifecycles(rule)
    )
    if rule == .nobodyIsCovered { return stack }
    return stack.presenting(
      Lifecycles(
        of: \State.sheet,
        element: /Action.sheetChild,
        tell: /Action.lifecycle,
        inside: rule == .outermost ? Lifecycles() : lifecycles(rule)
      )
    )
  }

  /// The number of reads of the contents of a sheet.
  final class Asked: Sendable { let count = Locked(0) }

  /// Returns lifecycles of nested sheets, counting the reads of their contents.
  static func sheets(_ asked: Asked) -> Lifecycles<State, Action> {
    Lifecycles(
      of: \State.stack,
      elements: /Action.child,
      inside: sheets(asked)
    )
    .presenting(
      Lifecycles(
        of: \State.sheet,
        element: /Action.sheetChild,
        tell: /Action.lifecycle,
        inside: counted(asked)
      )
    )
  }

  private static func counted(_ asked: Asked) -> Lifecycles<State, Action> {
    asked.count.withLock { $0 += 1 }
    return sheets(asked)
  }

  /// The gate at which the stage ticks while it is in front; nil for no work.
  var gate: ToyGate?

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { [gate] state, action in
      switch action {
      case .lifecycle(let now):
        state.told.append(now)
        guard let gate else { return .none }
        return .whileFront(now, id: "ticks") { gate.answer(.ticked) }
      case .ticked: state.ticks += 1
      case .stack, .child, .sheet, .sheetChild: break
      }
      return .none
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.child) { [self] in self }
    .ifLet(\.sheet, action: /Action.sheet, element: /Action.sheetChild) { [self] in self }
  }
}

/// Tabs of such features, and a sheet over all of them.
struct ToyStages: Reducer {
  struct State: Equatable, Sendable {
    var tabs = TabNavigation<ToyStage.State>.State(
      items: [ToyStage.State(0), ToyStage.State(1)],
      id: \.name
    )
    var sheet = ModalNavigation<ToyStage.State>.State()
    var next = 2

    var all: [ToyStage.State] { tabs.items.flatMap(\.all) + (sheet.item.map(\.all) ?? []) }

    var tree: NavigationTree {
      .screen("root", [tabs.tree { $0.item.tree }]).presenting(sheet.tree { $0.item.tree })
    }
  }

  enum Action: Sendable {
    case launched
    case edit([ToyStageStep])
    case tabs(TabNavigation<ToyStage.State>.Action)
    case tab(EntryID, ToyStage.Action)
    case sheet(ModalNavigation<ToyStage.State>.Action)
    case sheetChild(ToyStage.Action)
  }

  static func lifecycles(_ rule: ToyStage.Rule) -> Lifecycles<State, Action> {
    Lifecycles(
      of: \State.tabs,
      elements: /Action.tab,
      tell: /ToyStage.Action.lifecycle,
      inside: ToyStage.lifecycles(rule)
    )
    .presenting(
      Lifecycles(
        of: \State.sheet,
        element: /Action.sheetChild,
        tell: /ToyStage.Action.lifecycle,
        inside: ToyStage.lifecycles(rule)
      )
    )
  }

  var rule = ToyStage.Rule.right

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { [rule] state, action in
      switch action {
      case .launched: return Self.lifecycles(rule).tellingAll(in: state)
      case .edit(let steps): for step in steps { state.take(step) }
      case .tabs, .tab, .sheet, .sheetChild: break
      }
      return .none
    }
    .forEach(\.tabs, action: /Action.tabs, elements: /Action.tab) { ToyStage() }
    .ifLet(\.sheet, action: /Action.sheet, element: /Action.sheetChild) { ToyStage() }
    .onLifecycle(Self.lifecycles(rule))
  }
}
