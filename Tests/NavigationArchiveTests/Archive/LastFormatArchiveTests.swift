import ComposableNavigation
import NavigationArchive
import Testing

/// Archives as written by the last commits that changed the encoding of a shape.
///
/// The third, of routes, is in `RouteArchiveTests`.
///
/// The history has no such files: the texts were derived from the encoding code at those commits,
/// which has not changed. So each is also written again, byte for byte. A shape with a new encoding
/// keeps its text here for reading and adds its own.
@Suite struct LastFormatArchiveTests {
  private struct Mail: Equatable, Sendable, Codable {
    var stack = StackNavigation<String>.State()
  }

  private struct Desktop: Equatable, Sendable, Codable {
    var windows = WindowNavigation<String>.State()
  }

  private static let mail = """
    {"app":"","archive":1,"name":"Last","state":{"stack":{"areAnimationsEnabled":true,\
    "entries":{"ids":[{"item":"inbox","occurrence":1}],"items":["inbox"],"next":0},\
    "history":{"forward":["message","draft"],"limit":20}}},"version":1}
    """

  private static let desktop = """
    {"app":"","archive":1,"name":"Last","state":{"windows":{"areAnimationsEnabled":true,\
    "closed":{"items":["third"],"limit":3},\
    "entries":{"ids":[{"item":"main","occurrence":1},{"item":"second","occurrence":1}],\
    "items":["main","second"],"next":0},"focusOrder":[1,0]}},"version":1}
    """

  /// Commit 937bd1f lets a stack keep popped items.
  @Test func `a stack is read with what it can go forward to, and written as it was`() throws {
    var mail = Mail(
      stack: .init(items: ["inbox", "message", "draft"], history: .kept(limit: 20))
    )
    _ = StackNavigation<String>().reduce(into: &mail.stack, action: .popToRoot())
    try check(Self.mail, is: mail, initial: Mail())
  }

  /// Commit 08e25fc makes windows a shape.
  @Test func `windows are read in the order of their focus, and written as they were`() throws {
    var desktop = Desktop(
      windows: .init(items: ["main", "second", "third"], reopening: .kept(limit: 3))
    )
    _ = WindowNavigation<String>().reduce(into: &desktop.windows, action: .close(item: "third"))
    desktop.windows.focusedItem = "main"
    try check(Self.desktop, is: desktop, initial: Desktop())
  }

  private func check<State: Codable & Equatable & Sendable>(
    _ archive: String,
    is state: State,
    initial: State,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let format: ArchiveFormat<State> = ArchiveFormat("Last", initial: initial)
    let restored = try format.read(archive.utf8)
    #expect(restored.report.isWhole, sourceLocation: sourceLocation)
    #expect(restored.state == state, sourceLocation: sourceLocation)
    let bytes = try format.bytes(of: state)
    #expect(String(decoding: bytes, as: UTF8.self) == archive, sourceLocation: sourceLocation)
  }
}
