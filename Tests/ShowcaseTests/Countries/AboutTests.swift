import ComposableNavigation
import Testing

@testable import Countries

@MainActor
@Suite struct AboutTests {
  private let store = Store(initialState: About.State()) { About() }

  private func tap(_ title: String) {
    guard let id = store.state.modal.presentedID else { return }
    store.question(id, /About.Question.rating)?.send(.tap(title))
    store.question(id, /About.Question.reply)?.send(.tap(title))
  }

  @Test func `an action sheet is followed by an alert`() {
    store.send(.rateTapped)
    #expect(store.state.modal.style == .confirmationDialog)
    tap("Very much")
    #expect(store.state.modal.styledItem == .init(item: .thanks, style: .alert))
    #expect(store.state.title == "About (1 like it)")
    tap("OK")
    #expect(store.state.modal.item == nil)
  }

  @Test func `an alert leads back to the action sheet`() {
    store.send(.rateTapped)
    tap("Not at all")
    tap("Answer again")
    #expect(store.state.modal.item == .rating)
    #expect(store.state.likes == 0)
  }
}
