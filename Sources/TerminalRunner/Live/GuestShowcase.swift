package import ComposableNavigation
import NavigationOperators
package import TerminalHost

/// A showcase in another toolkit: its store, its views, and the user's available actions.
///
/// Each action of the user is a step of a script, as at a terminal.
@MainActor
package final class GuestShowcase<State, Action: Sendable> {
  /// An action that is available to the user, besides choosing rows.
  package struct Offer: Hashable {
    /// The line that runs it, or the beginning of the line.
    package let line: String
    /// A Boolean value that indicates whether the user must type the rest of the line.
    package let asks: Bool
  }

  /// A question for the rest of a line.
  package struct Question: Hashable {
    package let line: String
    /// The label of the field for the rest.
    package let label: String
    /// The text in the field at first.
    package let text: String
  }

  package var name: String { showcase.name }

  /// The object that performs the user's actions on the toolkit's window.
  package weak var hands: (any WindowHands)?

  /// Called when the state has changed.
  package var onChange: (@MainActor () -> Void)?

  /// Called with the reason if an action cannot be carried out.
  package var onMessage: (@MainActor (String) -> Void)?

  /// Asks the user for the rest of a line.
  ///
  /// Run the completed line.
  package var onQuestion: (@MainActor (Question) -> Void)?

  /// The faults of the program and of the hosts.
  package private(set) var failures: [String] = []

  private let showcase: Showcase<State, Action>
  private let language: ScriptLanguage<State, Action>
  private let window = TerminalWindow(attachesViews: false)
  private var store: Store<State, Action>?
  private var subscription: Subscription?

  /// Creates a guest of a showcase, without a store or views yet.
  package init(_ showcase: Showcase<State, Action>) {
    self.showcase = showcase
    language = ScriptLanguage(commands: showcase.commands)
  }

  /// Creates the store and the views.
  ///
  /// - Returns: The root view, as at a terminal; nil if there is none.
  package func begin() -> TerminalView? {
    let store = showcase.makeStore { [weak self] in self?.fail("issue: \($0)") }
    store.onRefusal = { [weak self] in self?.onMessage?("refused: \($0)") }
    self.store = store
    showcase.show(window, store)
    subscription = store.observe { [weak self] _ in self?.onChange?() }
    return window.root
  }

  /// Sends the first action, after the views are shown.
  package func start() {
    if let start = showcase.start { carryOut([.send(start)]) }
  }

  // MARK: Looking

  /// Returns the user's available actions, other than choosing one of these rows.
  package func offers(beside rows: [TerminalRow]) -> [Offer] {
    guard let store, let hands else { return [] }
    let choices = Set(rows.compactMap(\.choice))
    return language.offers(store.state, in: hands)
      .filter { !choices.contains(.line($0.line)) }
      .map { Offer(line: $0.line, asks: $0.parameter != nil) }
  }

  /// The lines that a script prints below the tree.
  package var captions: [String] { store.map { showcase.captions($0.state) } ?? [] }

  /// The question that the user must answer first; nil for none.
  package var question: String? {
    guard let store, let blocker = showcase.leaveQuestion?.asked(store.state) else { return nil }
    return "\(blocker.reason) \(blocker.question ?? "Leave all the same?")"
  }

  /// The reason why ending the program now would lose data; nil for none.
  package var blocker: LeaveBlocker? {
    store.flatMap { showcase.leaveQuestion?.leaveGuard.blocker(in: $0.state) }
  }

  package var tree: NavigationTree? { store.map { showcase.tree($0.state) } }

  // MARK: Doing

  /// Carries out the choice of a row.
  package func choose(_ choice: TerminalRow.Choice) {
    switch choice {
    case .line(let line): run(line)
    case .act(let act): carryOut([.act(act)])
    }
  }

  package func run(_ line: String) {
    guard let store else { return }
    do throws(ScriptMistake) {
      if let steps = try language.steps(of: line, store.state) { carryOut(steps[...]) }
    } catch {
      if case .missing(let parameter) = error.error {
        let prompt = language.prompt(for: line, missing: parameter, store.state)
        onQuestion?(Question(line: line, label: prompt.parameter, text: prompt.text))
        return
      }
      onMessage?(error.isOfName ? error.description : error.error.description)
    }
  }

  package func answer(_ isYes: Bool) {
    if let action = isYes ? showcase.leaveQuestion?.yes : showcase.leaveQuestion?.no {
      carryOut([.send(action)])
    }
  }

  /// Notifies the feature that the program will end, and waits for its work.
  package func leave() async {
    if let store { await showcase.farewell?.tell(store) }
  }

  /// Carries out steps that need no waiting, and the rest after the effects have ended.
  private func carryOut(_ steps: ArraySlice<ScriptStep<Action>>) {
    guard let store else { return }
    var rest = steps
    while let step = rest.popFirst() {
      guard let task = step.begin(in: store, perform: { hands?.perform($0) ?? false }) else {
        if case .act(let act) = step { onMessage?(act.refusal) }
        continue
      }
      guard step.isAwaited, !rest.isEmpty, store.liveEffectCount > 0 else { continue }
      let later = rest
      Task {
        await task.finish()
        carryOut(later)
      }
      return
    }
  }

  private func fail(_ message: String) {
    failures.append(message)
    onMessage?(message)
  }
}
