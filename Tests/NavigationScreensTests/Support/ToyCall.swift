import ComposableNavigation
import NavigationScreens
import Testing

/// A call of a router, the equivalent action, and the expected result.
struct ToyCall: Sendable, CustomTestStringConvertible {
  typealias Calling = @MainActor @Sendable (Router<String>) -> Refusal?

  let testDescription: String
  let call: Calling
  let action: @Sendable (ScreenTarget) -> ToyScreens.Action
  /// The drawing, or the reason why the call was refused.
  let result: String

  init(
    _ name: String,
    _ result: String,
    _ action: @escaping @Sendable (ScreenTarget) -> ToyScreens.Action,
    call: @escaping Calling
  ) {
    testDescription = name
    self.result = result
    self.action = action
    self.call = call
  }

  /// A call that throws.
  init(
    _ name: String,
    _ result: String,
    _ action: @escaping @Sendable (ScreenTarget) -> ToyScreens.Action,
    trying call: @escaping @MainActor @Sendable (Router<String>) throws(Refusal) -> Void
  ) {
    self.init(name, result, action) { router in
      do throws(Refusal) {
        try call(router)
        return nil
      } catch {
        return error
      }
    }
  }

  /// The feature and the refusals after a call, or after its action.
  struct Outcome: Equatable {
    let book: ToyBook.State
    /// The refusals that the store reported.
    let refusals: [Refusal]
    /// The refusal that the call returned, if any; for an action, that of the store.
    let answers: [Refusal]

    var screens: ToyScreens.State { book.screens }

    /// Returns the reason of the refusal, or otherwise the drawing of the screens.
    func told(_ look: (ToyScreens.State) -> String) -> String {
      answers.first?.description ?? look(screens)
    }
  }

  /// Calls from `list`, and sends the action from there in a store of its own.
  ///
  /// The default state has one of everything.
  @MainActor
  func outcomes(in state: ToyScreens.State = .desk) -> (called: Outcome, sent: Outcome) {
    let (called, sent) = (ToyDesk(state), ToyDesk(state))
    let list = state.id(of: "list").map(ScreenTarget.entry) ?? .top
    let answers = call(called.router(of: list)).map { [$0] } ?? []
    sent.send(action(list))
    return (
      Outcome(book: called.book, refusals: called.refusals, answers: answers),
      Outcome(book: sent.book, refusals: sent.refusals, answers: sent.refusals)
    )
  }
}

/// A store of a feature with screens, and its refusals.
@MainActor
final class ToyDesk {
  let store: Store<ToyBook.State, ToyBook.Action>
  private(set) var refusals: [Refusal] = []

  init(_ screens: ToyScreens.State) {
    store = Store(initialState: ToyBook.State(screens: screens)) { ToyBook() }
    store.onRefusal = { [weak self] in self?.refusals.append($0) }
  }

  var book: ToyBook.State { store.state }
  var screens: ToyScreens.State { store.state.screens }

  func send(_ action: ToyScreens.Action) { store.send(.screens(action)) }

  func router(of screen: ScreenTarget = .top, showing content: EntryID? = nil) -> Router<String> {
    Router(
      store.scope(state: \.screens, action: /ToyBook.Action.screens),
      of: screen,
      showing: content
    )
  }
}

extension ScreenNavigation<String>.State {
  /// One of everything: `home list | sheet filter colours`, a queue, and, on `list`, a flow,
  /// overlays, contents and their queue.
  static var desk: ToyScreens.State {
    ToyScreens.State(root: "home", name: "home").after(
      .enterFlow([.init(.push, "list", name: "list"), .init(.sheet, "next", name: "next")]),
      .showScreens([
        .init(.sheet, "filter", name: "filter"), .init(.push, "colours", name: "colours"),
      ]),
      .overlay(
        .show([
          .init("card", name: "card", style: .basic), .init("hint", name: "hint"),
          .init("menu", name: "menu"),
        ]),
        on: "list"
      ),
      .transition(
        .show([
          .init(.trailing, "a", name: "a"), .init(.trailing, "b", name: "b", allowsSwipeBack: true),
        ]),
        on: "list"
      ),
      .transition(
        .addToQueue([.init(.top, "x", name: "x"), .init(.top, "y", name: "y")]),
        on: "list"
      ),
      .addToQueue([.init(.push, "offer", name: "offer"), .init(.push, "rest", name: "rest")])
    )
  }

  /// The open and the queued screens: `home list ‖ offer rest`.
  var waiting: String { "\(drawing) ‖ \(queue.map(\.screen).joined(separator: " "))" }

  private var list: ToyScreens.OpenScreen? { id(of: "list").flatMap { entries[id: $0] } }

  /// The overlays of `list`.
  var overlays: String { list?.overlays.items.map(\.screen).joined(separator: " ") ?? "gone" }

  /// The contents of `list` and the queued ones: `list a b ‖ x y`.
  var contents: String {
    guard let list else { return "gone" }
    let waiting = list.transitionQueue.map(\.screen).joined(separator: " ")
    return "\(list.contents.joined(separator: " ")) ‖ \(waiting)"
  }
}

extension ScreenTarget {
  /// The entry of the target, if it names one.
  var entryID: EntryID? { if case .entry(let id) = self { id } else { nil } }
}
