import NavigationTrace
import ComposableNavigation

/// A showcase that has begun: its store and window, and what is written down about them.
@MainActor
final class ShowcaseStage<State, Action: Sendable> {
  let showcase: Showcase<State, Action>
  let window: TerminalWindow
  let store: Store<State, Action>
  var recorder: TraceRecorder<State, Action>?

  /// Begins: the window shows nothing yet.
  ///
  /// - Parameters:
  ///   - showcase: The showcase that begins.
  ///   - connectsHandlers: False leaves the handlers unplugged, to prove that a test notices.
  ///   - file: Where everything is written down; nil for nowhere.
  ///   - onIssue: Told of the program's mistakes.
  ///   - onRefusal: Told the reason when an action could not be carried out.
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

  /// Begins what a step asks for.
  ///
  /// - Returns: The effects that began; nil when a person could not do it, and for time, which is the
  ///   script's.
  func begin(_ step: ScriptStep<Action>) -> StoreTask? {
    switch step {
    case .send(let action, awaited: _):
      return store.send(action)
    case .advance:
      return nil
    case .act(let act, let otherwise):
      var isDone = false
      // Handlers send what the person did, and keep the tasks to themselves.
      let task = store.gathering { isDone = perform(act) }
      return isDone ? task : otherwise.map { store.send($0) }
    }
  }

  /// Does what a person does.
  func perform(_ act: TerminalAct) -> Bool {
    recorder?.record(.act(act.text))
    return window.perform(act)
  }

  /// Writes down what has been said.
  func note(_ line: String) { recorder?.record(.note(line)) }

  /// Writes down what the hosts show.
  func noteTree() { recorder?.record(.tree(window.tree.description)) }

  /// The difference between what the hosts show and what the state says; nil for none.
  var difference: String? {
    let (shown, wanted) = (window.tree, showcase.tree(store.state))
    guard shown != wanted else { return nil }
    return (["the host shows:"] + shown.lines() + ["but the state is:"] + wanted.lines())
      .map(\.printable).joined(separator: "\n")
  }
}
