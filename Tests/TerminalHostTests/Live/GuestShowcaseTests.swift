import ComposableNavigation
import Testing

@testable import TerminalHost
@testable import TerminalRunner

/// A toolkit whose views are their own description.
private struct Outline: TerminalTranslator {
  func makeScreen(_ screen: TerminalScreen) -> String { screen.title }

  func makeDialog<Dialog: DialogState>(_ store: Store<Dialog, DialogAction>) -> String {
    "dialog \(store.state.title)"
  }

  func makeStack<Provider: EntryViewProviding>(
    _ store: Store<StackNavigation<Provider.Item>.State, StackNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> String where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    "stack[\(list(store.state.entries, provider))]"
  }

  func makeTabs<Provider: EntryViewProviding>(
    _ store: Store<TabNavigation<Provider.Item>.State, TabNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> String where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    "tabs[\(list(store.state.entries, provider))]"
  }

  func makeSplit<Provider: EntryViewProviding>(
    _ store: Store<SplitNavigation<Provider.Item>.State, SplitNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> String where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    "split[\(list(store.state[.primary].entries, provider))]"
  }

  func makeWindows<Provider: EntryViewProviding>(
    _ store: Store<WindowNavigation<Provider.Item>.State, WindowNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> String where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    "windows[\(list(store.state.entries, provider))]"
  }

  func makeModal<Provider: EntryViewProviding>(
    over content: TerminalView,
    _ store: Store<ModalNavigation<Provider.Item>.State, ModalNavigation<Provider.Item>.Action>,
    _ provider: Provider
  ) -> String where Provider.Presentable == TerminalView, Provider.Item: Equatable & Sendable {
    "modal over \(translate(content))"
  }

  func makeUnknown(_ view: TerminalView) -> String { "unknown" }

  private func list<Provider: EntryViewProviding>(
    _ entries: Entries<Provider.Item>,
    _ provider: Provider
  ) -> String where Provider.Presentable == TerminalView {
    entries.map { translate(provider.makePresentable(for: $0)) }.joined(separator: ", ")
  }
}

/// Records the acts that the window performs.
private final class Hands: WindowHands {
  var acts: [TerminalAct] = []
  var can = true

  func perform(_ act: TerminalAct) -> Bool {
    acts.append(act)
    return can
  }

  func canPerform(_ act: TerminalAct) -> Bool { can }
}

@MainActor
@Suite struct GuestShowcaseTests {
  private let hands = Hands()
  private let guest = GuestShowcase(Notebook.showcase)
  private let root: TerminalView

  init() throws {
    guest.hands = hands
    root = try #require(guest.begin())
  }

  @Test func `another toolkit makes its views of the same stores and providers`() {
    #expect(
      Outline().translate(root) == "tabs[modal over stack[modal over list], about]"
    )
  }

  @Test func `the terminal's own hosts are asked for nothing`() {
    guest.run("open first")
    #expect(guest.tree?.description.contains("first") == true)
    #expect(root.tree.description.contains("first") == false)
  }

  @Test func `a line has the same result as in a script`() {
    guest.run("open first second")
    guest.run("pop 1")
    #expect(guest.tree?.description.contains("first") == true)
    #expect(guest.tree?.description.contains("second") == false)
  }

  @Test func `an act is done by the toolkit's hands`() {
    guest.run("swipe")
    guest.choose(.act(.selectTab(1)))
    #expect(hands.acts == [.swipeDown, .selectTab(1)])
  }

  @Test func `an act that cannot be done says why`() {
    var messages: [String] = []
    guest.onMessage = { messages.append($0) }
    hands.can = false
    guest.run("swipe")
    #expect(messages == [TerminalAct.swipeDown.refusal])
  }

  @Test func `the user is asked for missing parts of a line`() {
    var questions: [GuestShowcase<Notebook.State, Notebook.Action>.Question] = []
    guest.onQuestion = { questions.append($0) }
    guest.run("pop")
    #expect(questions.map(\.line) == ["pop"])
    #expect(questions.map(\.label) == ["count"])
  }

  @Test func `an action of a row is not offered beside it`() {
    let row = TerminalRow("Load", runs: "load")
    #expect(guest.offers(beside: []).map(\.line).contains("load"))
    #expect(!guest.offers(beside: [row]).map(\.line).contains("load"))
    #expect(guest.offers(beside: []).first { $0.line == "open" }?.asks == true)
  }
}
