import ComposableNavigation
import NavigationTrace
import TerminalHost

/// A running showcase: its store and window, and the recorder of its events.
@MainActor
final class ShowcaseStage<State, Action: Sendable> {
  let showcase: Showcase<State, Action>
  let window: TerminalWindow
  let store: Store<State, Action>
  var recorder: TraceRecorder<State, Action>?

  /// Creates a stage with an empty window.
  ///
  /// - Parameters:
  ///   - showcase: The showcase.
  ///   - connectsHandlers: False disconnects the handlers, to prove that a test detects it.
  ///   - file: The file that records the run; nil for none.
  ///   - onIssue: Called with the faults of the program.
  ///   - onRefusal: Called with the reason if an action is refused.
  init(
    _ showcase: Showcase<State, Action>,
    connectsHandlers: Bool = true,
    recordingTo file: TraceFile? = nil,
    onIssue: @escaping @MainActor (NavigationIssue) -> Void,
    onRefusal: @escaping @MainActor (Refusal) -> Void
  ) {
    self.showcase = showcase
    window = TerminalWindow(attachesViews: connectsHandlers)
    store = showcase.makeStore(onIssue)
    store.onRefusal = onRefusal
    guard let file else { return }
    recorder = TraceRecorder(store, coder: showcase.coder, draw: showcase.drawing(of:)) {
      file.write($0)
    }
  }

  /// Gives the window its root view.
  func show() { showcase.show(window, store) }

  func begin(_ step: ScriptStep<Action>) -> StoreTask? { step.begin(in: store, perform: perform) }

  func perform(_ act: TerminalAct) -> Bool {
    recorder?.record(.act(act.text))
    return window.perform(act)
  }

  func note(_ line: String) { recorder?.record(.note(line)) }

  func noteTree() { recorder?.record(.tree(window.tree.description)) }

  /// The difference between the trees of the hosts and of the state; nil if they are equal.
  var difference: String? {
    let (shown, wanted) = (window.tree, showcase.tree(store.state))
    guard shown != wanted else { return nil }
    return (["the host shows:"] + shown.lines() + ["but the state is:"] + wanted.lines())
      .map(\.printable).joined(separator: "\n")
  }
}
