import Foundation
import Testing
import TestSupport

@testable import NavigationJSON

@Suite struct JSONValueLaws {
  @Test func `values are decoded as Foundation's decoder does`() throws {
    let archive = Data(try JSONEncoder().encode(ToyArchived.full))
    var search = ToySearch("mangled texts, read by both decoders")
    for mangled in try MangledArchive.parts(of: archive, every: bound(25, full: 1)) {
      let own = try? JSONValue(reading: mangled.data).decoded(as: ToyArchived.State.self)
      let other = try? JSONDecoder().decode(ToyArchived.State.self, from: mangled.data)
      search.check(own == other, "\(mangled)")
    }
    search.finish()
  }
}
