import NavigationLinks
import Testing
import TestSupport

@Suite(.late) struct LinkBytesLaws {
  @Test func `any bytes give a value or an error with its position`() throws {
    let table = try ToyLinks.table()
    var numbers = ToyRandom(seed: 6)
    let alphabet = Array("/?&=%#:.+a1personhmefilbksctxday2F\u{E9}".utf8)
    var (read, refused) = (0, 0)
    for _ in 0..<bound(50_000, full: 1_000_000) {
      let isRaw = Int.random(in: 0..<4, using: &numbers) == 0
      let prefix =
        ["", "person/", "file/", "search?text=", "book/"].randomElement(using: &numbers) ?? ""
      let tail = (0..<Int.random(in: 0..<24, using: &numbers)).map { _ in
        isRaw
          ? UInt8.random(in: .min ... .max, using: &numbers)
          : alphabet.randomElement(using: &numbers) ?? 0
      }
      let bytes = Array(prefix.utf8) + tail
      do throws(LinkError) {
        let place = try table.parse(bytes: bytes)
        read += 1
        let text = try? table.print(place)
        #expect(text.flatMap { try? table.parse($0) } == place, "\(bytes)")
      } catch {
        refused += 1
        if !(0...bytes.count ~= error.position) || error.expected.isEmpty {
          Issue.record("\(bytes): \(error)")
        }
      }
    }
    print("fuzzed: \(read) read, \(refused) refused")
    #expect(read > 1_000)
    #expect(refused > 1_000)
  }
}
