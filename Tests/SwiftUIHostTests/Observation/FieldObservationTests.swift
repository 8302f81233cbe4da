import ComposableNavigation
import Observation
import SwiftUIHost
import Testing

@MainActor
@Suite struct FieldObservationTests {
  private struct Note: Reducer {
    struct State: Equatable {
      var title = "", text = ""
    }

    enum Action { case title(String), text(String) }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .title(let title): state.title = title
      case .text(let text): state.text = text
      }
      return .none
    }
  }

  /// Counts on any thread; here it is always the main one.
  private final class Count: @unchecked Sendable {
    var value = 0
  }

  private let store = Store(initialState: Note.State()) { Note() }

  private func track(_ read: () -> Void) -> Count {
    let count = Count()
    withObservationTracking {
      read()
    } onChange: {
      count.value += 1
    }
    return count
  }

  @Test func `only readers of a changed field are notified`() {
    let title = track { _ = store[\.title] }
    let text = track { _ = store[\.text] }
    store.send(.text("hello"))
    #expect(title.value == 0)
    #expect(text.value == 1)
  }

  @Test func `an equal value tells no observer`() {
    let title = track { _ = store[\.title] }
    store.send(.title(""))
    #expect(title.value == 0)
  }

  @Test func `a tracker is notified once, and again when it reads again`() {
    let first = track { _ = store[\.title] }
    store.send(.title("a"))
    store.send(.title("b"))
    #expect(first.value == 1)
    let second = track { _ = store[\.title] }
    store.send(.title("c"))
    #expect(second.value == 1)
  }

  @Test func `the whole state can be read, and any change is a notification`() {
    let whole = track { _ = store[\.self] }
    store.send(.text("hello"))
    #expect(whole.value == 1)
  }

  @Test func `a scoped store that is kept tells of its part`() {
    let part = store.scope(state: \.text, action: /Note.Action.text)
    let count = track { _ = part[\.self] }
    store.send(.title("a"))
    #expect(count.value == 0)
    part.send("b")
    #expect(count.value == 1)
  }

  @Test func `reads return the current state`() {
    store.send(.title("a"))
    #expect(store[\.title] == "a")
  }
}
