import Testing
import TestSupport

@testable import ComposableNavigation
@testable import NavigationTrace

@Suite struct EntryIDCodableTests {
  private struct Place: Hashable, Sendable, Codable {
    var row: Int
  }

  private struct Secret: Hashable, Sendable {}

  @Test(arguments: [
    (EntryID.counted(0), "0"), (.counted(UInt64(Int64.max)), "9223372036854775807"),
    (.named("a", occurrence: 1), #"{"id":"a","occurrence":1}"#),
    (.named(-5, occurrence: 3), #"{"id":-5,"occurrence":3}"#),
    (.named(5, occurrence: 1 << 40), #"{"id":5,"occurrence":1099511627776}"#),
  ])
  func `an id is encoded as a number, or by name and occurrence`(id: EntryID, json: String) throws {
    #expect(try written(id) == json)
    #expect(try restored(id) == id)
  }

  @Test func `a name of another type is read where the type is listed`() throws {
    let id = EntryID.named(Place(row: 2), occurrence: 1)
    #expect(
      try written(id)
        == #"{"id":{"row":2},"occurrence":1,"type":"ComposableNavigationTests.EntryIDCodableTests.Place"}"#
    )
    let coder = TraceCoder<EntryID>.codable(naming: Secret2.self, Place.self)
    #expect(try coder.decode(coder.encode(id, nil), nil) == id)
    #expect(
      corruption(of: try written(id), as: EntryID.self)
        == "the id is named by a ComposableNavigationTests.EntryIDCodableTests.Place; "
        + "read it with init(from:id:), or list it where names are read"
    )
  }

  private struct Secret2: Hashable, Sendable, Codable {}

  @Test func `a name that cannot be written is an error that says so`() {
    #expect {
      try written(EntryID.named(Secret(), occurrence: 1))
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.debugDescription.hasSuffix(
        "holds a ComposableNavigationTests.EntryIDCodableTests.Secret, "
          + "which is not Encodable"
      )
    }
  }

  @Test(arguments: [
    "", "-1", "true", "null", "[]", "{}", #"{"id":"a"}"#, #"{"occurrence":1}"#,
    #"{"id":[],"occurrence":1}"#, #"{"id":"a","occurrence":"b"}"#,
    #"{"id":"a","occurrence":1,"type":"String"}"#, #"{"item":"a","occurrence":1}"#,
  ])
  func `a value that is not an id is an error`(json: String) {
    #expect(corruption(of: json, as: EntryID.self) != nil)
  }

  @Test(arguments: [
    (#"{"id":"a","occurrence":0}"#, "0 is no occurrence: they are counted from 1"),
    (#"{"id":7,"occurrence":-1}"#, "-1 is no occurrence: they are counted from 1"),
  ])
  func `an occurrence below one is an error`(json: String, reason: String) throws {
    #expect(corruption(of: json, as: EntryID.self) == reason)
    let entries = #"{"ids":[\#(json)],"items":["a"],"next":0}"#
    #expect(corruption(of: entries, as: Entries<String>.self) == reason)
  }

  @Test func `every truncation and every flipped bit of an id is read or refused`() throws {
    for id in [EntryID.counted(1234), .named("ab", occurrence: 12), .named(7, occurrence: 1)] {
      try expectSoundReading([id]) { (try? restored($0)) == $0 }
    }
  }
}
