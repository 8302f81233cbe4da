import Testing

@testable import ComposableNavigation

@Suite struct CaseReaderTests {
  private enum Read {
    case nothing
    case number(Int)
    case text(String), texts([String])
    case both(Int, name: String)
    case maybe(Int?)
    case any(any Sendable)
    case object(Box)
    indirect case inside(Read)
  }

  private enum Generic<Value> { case none, some(Value) }

  private enum Work { case run(@Sendable () -> Void), wait }

  private final class Box: Sendable {}

  @Test func `a case has the name and the payload that a mirror shows`() throws {
    let values: [Any] = [
      Read.nothing, Read.number(-7), Read.text("a long text, which is not in one word"),
      Read.texts(["a", "b"]), Read.both(1, name: "b"), Read.maybe(nil), Read.maybe(3),
      Read.any("e"), Read.object(Box()), Read.inside(.inside(.both(2, name: "c"))),
      Generic<Int>.none, Generic.some("g"), Generic.some(Read.number(1)), Work.wait,
    ]
    let reader = CaseReader()
    // The second time from memory.
    for value in values + values {
      let found = try #require(reader.read(value), "\(value)")
      let mirror = Mirror(reflecting: value).children.first
      #expect(found.name == mirror?.label ?? "\(value)")
      #expect(found.payload.map { "\($0)" } == mirror.map { "\($0.value)" })
      #expect(found.payload.map { "\(type(of: $0))" } == mirror.map { "\(type(of: $0.value))" })
    }
  }

  @Test func `a value that only a mirror can read has no case`() {
    let reader = CaseReader()
    for value in [Optional(1) as Any, 1, Box(), Work.run {}] {
      #expect(reader.read(value) == nil)
    }
  }

  @Test func `reading leaves a payload alone`() throws {
    let object = Box()
    let reader = CaseReader()
    for _ in 0..<3 {
      #expect(try #require(reader.read(Read.object(object))?.payload) as? Box === object)
    }
    weak var seen: Box?
    do {
      let other = Box()
      seen = other
      for _ in 0..<3 { #expect(reader.read(Read.object(other)) != nil) }
    }
    #expect(seen == nil)
  }
}
