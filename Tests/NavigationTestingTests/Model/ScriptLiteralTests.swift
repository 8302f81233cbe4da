import Foundation
import Testing

@testable import NavigationTesting

@Suite struct ScriptLiteralTests {
  private struct Meeting: Sendable {
    var id: UUID
    var start = Date(timeIntervalSinceReferenceDate: 5)
    var length = Duration.seconds(2)
    var page = URL(string: "https://example.org/a?b")
  }

  private enum Action: Sendable {
    case opened(Meeting), located(Locale), stretched(Double), chosen([Range<Int>])
  }

  private let id = UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))

  @Test func `a value with a description of its own is written by its construction`() {
    #expect(
      ScriptLiteral.send(Action.opened(Meeting(id: id))) == """
        await store.send(.opened(ScriptLiteralTests.Meeting(\
        id: UUID(uuidString: "01000000-0000-0000-0000-000000000002")!, \
        start: Date(timeIntervalSinceReferenceDate: 5.0), \
        length: Duration(secondsComponent: 2, attosecondsComponent: 0), \
        page: URL(string: "https://example.org/a?b")!)))
        """
    )
    #expect(ScriptLiteral.send(Action.chosen([0..<3])) == "await store.send(.chosen([0..<3]))")
  }

  @Test func `a line with a value that cannot be written is a comment`() {
    #expect(
      ScriptLiteral.send(Action.stretched(.infinity))
        == "// write the value by hand: await store.send(.stretched(inf))"
    )
    let send = ScriptLiteral.send(Action.located(Locale(identifier: "de_AT")))
    #expect(send.hasPrefix("// write the value by hand: await store.send(.located("))
    #expect(!send.contains("\n"))
  }

  @Test func `an action that cannot be written is received by its case`() {
    #expect(
      ScriptLiteral.receive(Action.stretched(.nan))
        == "await store.receive(/ScriptLiteralTests.Action.stretched)"
    )
  }
}
