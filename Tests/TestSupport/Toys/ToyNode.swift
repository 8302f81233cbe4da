package import ComposableNavigation

/// A feature that contains itself.
///
/// Nodes are in a stack and in a modal, workers behind an optional and a case. Every node records
/// its actions.
package struct ToyNode: Reducer {
  package struct State: Equatable, Sendable {
    package var name: String
    package var answers: [Int] = []
    package var stack = StackNavigation<State>.State()
    package var modal = ModalNavigation<State>.State()
    package var detail: ToyWorker.State?
    package var mode = Mode.idle

    package init(_ name: String, stack: [State] = [], modal: State? = nil) {
      self.name = name
      self.stack = .init(items: stack, id: \.name)
      let styled = modal.map { ModalNavigation<State>.StyledItem(item: $0, style: .pageSheet) }
      self.modal = .init(styledItem: styled, id: \.name)
    }

    /// Returns the id of the entry with a name.
    package func id(_ name: String) -> EntryID {
      stack.entries.first { $0.item.name == name }?.id ?? strangerID
    }

    package var drawing: String {
      "\(name)\(answers.isEmpty ? "" : "\(answers)")"
    }
  }

  package enum Mode: Equatable, Sendable {
    case idle
    case busy(ToyWorker.State)
  }

  package indirect enum Action: Sendable {
    case work(Int)
    case keep
    case answered(Int)
    case say([Int])
    case stop(Int)
    case edit(@Sendable (inout State) -> Void)
    case stack(StackNavigation<State>.Action)
    case child(EntryID, Action)
    case modal(ModalNavigation<State>.Action)
    case sheet(Action)
    case detail(ToyWorker.Action)
    case busy(ToyWorker.Action)

    // Not its description, which reads the whole action by reflection; a node records each action.
    package var name: String {
      switch self {
      case .work: "work"
      case .keep: "keep"
      case .answered: "answered"
      case .say: "say"
      case .stop: "stop"
      case .edit: "edit"
      case .stack: "stack"
      case .child: "child"
      case .modal: "modal"
      case .sheet: "sheet"
      case .detail: "detail"
      case .busy: "busy"
      }
    }
  }

  package var gate = ToyGate()
  package var trace = ToyTrace()
  package var keepsakes: ToyKeepsakes?

  package init(
    gate: ToyGate = ToyGate(),
    trace: ToyTrace = ToyTrace(),
    keepsakes: ToyKeepsakes? = nil
  ) {
    self.gate = gate
    self.trace = trace
    self.keepsakes = keepsakes
  }

  package var body: some Reducer<State, Action> {
    Scope(state: \.mode, action: /Action.busy) {
      ToyWorker(gate: gate, trace: trace, keep: keepsakes?.inMode)
        .pullback(state: /Mode.busy, action: .whole)
    }
    Reduce(run)
      .forEach(\.stack, action: /Action.stack, elements: /Action.child) { [self] in self }
      .ifLet(\.modal, action: /Action.modal, element: /Action.sheet) { [self] in self }
      .ifLet(\.detail, action: /Action.detail) { [self] in
        ToyWorker(gate: gate, trace: trace, keep: keepsakes?.inDetail)
      }
  }

  private func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    trace.add(note(action, in: state))
    switch action {
    case .work(let number):
      return gate.answer(.answered(number)).cancellable(id: number)
    case .keep:
      if let keepsakes { return keepsakes.keep(keepsakes.inNode) }
    case .answered(let number): state.answers.append(number)
    case .say(let numbers): return .merge(numbers.map { .send(.answered($0)) })
    case .stop(let number): return .cancel(id: number)
    case .edit(let change): change(&state)
    case .child(let id, .answered(let number)) where number < 0:
      // A negative answer asks the parent to remove the node.
      _ = StackNavigation().reduce(into: &state.stack, action: .remove([id]))
    case .sheet(.answered(let number)) where number < 0:
      _ = ModalNavigation().reduce(into: &state.modal, action: .dismiss())
    case .stack, .child, .modal, .sheet, .detail, .busy: break
    }
    return .none
  }

  private func note(_ action: Action, in state: State) -> String {
    let stack = state.stack.items.map(\.drawing).joined(separator: " ▸ ")
    let sheet = state.modal.item.map { " ‹ \($0.drawing)" } ?? ""
    return "\(state.name) \(action.name): \(stack)\(sheet)"
  }
}

/// A leaf with work: it answers once the gate is open.
package struct ToyWorker: Reducer {
  package struct State: Hashable, Sendable {
    package var answers: [Int] = []

    package init(answers: [Int] = []) {
      self.answers = answers
    }
  }

  package enum Action: Hashable, Sendable {
    case work(Int), answered(Int), stop(Int), keep
  }

  package let gate: ToyGate
  package let trace: ToyTrace
  package var keep: Retained<ToyKept>?

  package init(gate: ToyGate, trace: ToyTrace, keep: Retained<ToyKept>? = nil) {
    self.gate = gate
    self.trace = trace
    self.keep = keep
  }

  package func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .work(let number):
      return gate.answer(.answered(number)).cancellable(id: number)
    case .answered(let number):
      trace.add("worker answered: \(number)")
      state.answers.append(number)
      return .none
    case .stop(let number): return .cancel(id: number)
    case .keep:
      guard let keep else { return .none }
      return keep.use { _ in }
    }
  }
}
