import Foundation
import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct EntriesCodableTests {
  private var mixed: Entries<String> {
    var entries = Entries(naming: ["a", "b", "a"])
    entries.append("c")
    entries.append("d")
    entries.remove([.counted(0)])
    return entries
  }

  /// Decodes entries that a key path has named.
  private struct Drafts: Decodable {
    let entries: Entries<ToyDraft>

    init(from decoder: any Decoder) throws {
      entries = try Entries(from: decoder, id: \.id)
    }
  }

  @Test func `restoring gives equal entries, ids and counter included`() throws {
    for entries in [mixed, Entries(), Entries(naming: ["x", "x"])] {
      let again = try restored(entries)
      #expect(again == entries)
      #expect(again.nextNumber == entries.nextNumber)
      #expect(again.hashValue == entries.hashValue)
      #expect(Set(again.ids) == Set(entries.ids))
    }
  }

  @Test func `an entry by itself is restored with its id`() throws {
    for entry in mixed {
      #expect(try restored(entry) == entry)
    }
  }

  @Test func `a restored list does not give a number again`() throws {
    var again = try restored(mixed)
    again.append("e")
    #expect(again.ids.last == .counted(2))
  }

  @Test func `a name that is read twice is one id`() throws {
    let (first, second) = (try restored(mixed), try restored(mixed))
    #expect(first.ids == second.ids)
    #expect(Set(first.ids + second.ids + mixed.ids).count == mixed.count)
    #expect(first.index(of: second.ids[2]) == 2)
  }

  @Test func `the archive has the documented form`() throws {
    #expect(
      try written(mixed)
        == #"{"ids":[{"item":"a","occurrence":1},{"item":"b","occurrence":1},"#
        + #"{"item":"a","occurrence":2},1],"items":["a","b","a","d"],"next":2}"#
    )
  }

  @Test func `entries that a key path has named are read with that key path`() throws {
    let drafts = [ToyDraft(id: 7, text: "Dear"), ToyDraft(id: 9), ToyDraft(id: 7)]
    var entries = Entries(naming: drafts, id: \.id)
    entries.append(ToyDraft(id: 11))
    let archive = try JSONEncoder().encode(entries)
    #expect(try JSONDecoder().decode(Drafts.self, from: archive).entries == entries)
  }

  @Test func `entries that are named by a text or a whole number are read by themselves`() throws {
    let drafts = [ToyDraft(id: 7, text: "Dear"), ToyDraft(id: 9, text: "Ann"), ToyDraft(id: 7)]
    for entries in [Entries(naming: drafts, id: \.id), Entries(naming: drafts, id: \.text)] {
      let again = try restored(entries)
      #expect(again == entries)
      #expect(Set(again.ids + entries.ids).count == 3)
    }
  }

  @Test func `another name that is read without its key path is an error that says so`() throws {
    struct Number: Hashable, Sendable, Codable { var value: Int }
    struct Page: Equatable, Sendable, Codable { var number: Number }
    let entries = Entries(naming: [Page(number: Number(value: 7))], id: \.number)
    let archive = String(decoding: try JSONEncoder().encode(entries), as: UTF8.self)
    let message = corruption(of: archive, as: Entries<Page>.self)
    #expect(message?.hasPrefix("the id is named by a ") == true)
    #expect(
      message?.hasSuffix("Number; read it with init(from:id:), or list it where names are read")
        == true
    )
  }

  @Test func `a name that cannot be written is an error that says so`() {
    struct Secret: Hashable, Sendable {}
    struct Page: Equatable, Sendable, Codable {
      var secret: Secret { Secret() }
    }
    let entries = Entries(naming: [Page()], id: \.secret)
    #expect {
      try JSONEncoder().encode(entries)
    } throws: { error in
      guard case EncodingError.invalidValue(_, let context) = error else { return false }
      return context.debugDescription.hasSuffix("Secret, which is not Encodable")
    }
  }

  @Test(arguments: [
    ##"{"ids":[0],"items":["a","b"],"next":5}"##,
    ##"{"ids":[0,0],"items":["a","b"],"next":5}"##,
    ##"{"ids":[0,5],"items":["a","b"],"next":5}"##,
    ##"{"ids":[0,1,2],"items":["a","b"],"next":5}"##,
    ##"{"ids":[{"item":"a","occurrence":1},{"item":"a","occurrence":1}],"items":["a","b"],"next":5}"##,
  ])
  func `ids and items that do not fit together are an error`(json: String) {
    #expect(
      corruption(of: json, as: Entries<String>.self)
        == "2 items need as many different ids, below number 5"
    )
  }

  @Test(arguments: [
    "", "{}", "[]", "7", #"{"ids":[],"items":[]}"#, #"{"ids":[-1],"items":["a"],"next":1}"#,
    #"{"ids":[true],"items":["a"],"next":1}"#, #"{"ids":[null],"items":["a"],"next":1}"#,
    #"{"ids":[{}],"items":["a"],"next":1}"#, #"{"ids":[[0]],"items":["a"],"next":1}"#,
    #"{"ids":[{"item":"a"}],"items":["a"],"next":1}"#,
    #"{"ids":[{"item":1,"occurrence":1}],"items":["a"],"next":1}"#,
    #"{"ids":[0],"items":[1],"next":1}"#, #"{"ids":0,"items":["a"],"next":1}"#,
    #"{"ids":[0],"items":["a"],"next":18446744073709551616}"#,
  ])
  func `data that is not an archive is an error`(json: String) {
    #expect(corruption(of: json, as: Entries<String>.self) != nil)
  }

  @Test func `a counter at the end of all numbers is an error, not a trap at the next push`() {
    for next in [UInt64.max, UInt64.max - 1] {
      let json = #"{"ids":[0],"items":["a"],"next":\#(next)}"#
      #expect(
        corruption(of: json, as: Entries<String>.self)
          == "\(next) is no counter: it is too large"
      )
    }
  }

  @Test func `every truncation and every flipped bit of an archive is read or refused`() throws {
    try expectSoundReading(mixed) { entries in
      var pushed = entries
      pushed.append("new")
      return Set(pushed.ids).count == pushed.ids.count && pushed.ids.count == pushed.items.count
    }
  }
}
