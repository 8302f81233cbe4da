import ComposableNavigation
import Testing

@Suite struct LiveVisitsTests {
  @Test(arguments: [0, 100, 10_000])
  func `the ids in a dictionary are in the order of its keys`(capacity: Int) {
    // The order of a dictionary also depends on its capacity.
    var stacks = [String: [EntryID]](minimumCapacity: capacity)
    let keys = (0..<20).map { "key \($0)" }
    for (number, key) in keys.enumerated() { stacks[key] = [.counted(UInt64(number))] }
    #expect(LiveVisits.ids(in: stacks) == keys.sorted().map { stacks[$0, default: []][0] })
    let set = Set(stacks.values)
    #expect(LiveVisits.ids(in: set) == set.sorted { "\($0)" < "\($1)" }.map { $0[0] })
  }
}
