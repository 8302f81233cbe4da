import ComposableNavigation

/// Which patterns may print a value: found by its case, where the target is an enum.
struct LinkPrinters<Target: Sendable>: Sendable {
  private let tag: CaseTag<Target>?
  private var ofCase: [UInt32: [Int]] = [:]
  private var all: [Int] = []

  init(_ links: [Link<Target>]) {
    tag = CaseTag()
    all = links.indices.sorted {
      (-links[$0].importance, links[$0].id) < (-links[$1].importance, links[$1].id)
    }
    guard let tag else { return }
    var tags: [Int: UInt32] = [:]
    for (index, link) in links.enumerated() where link.isOfOneCase {
      var draw = LinkDraw(replaying: [])
      if let sample = link.sample(&draw) { tags[index] = tag.of(sample) }
    }
    for case let found in Set(tags.values) {
      ofCase[found] = all.filter { tags[$0] == nil || tags[$0] == found }
    }
    let others = all.filter { tags[$0] == nil }
    all = others
  }

  /// The patterns to ask, in order.
  func candidates(for target: Target) -> [Int] {
    guard let tag else { return all }
    return ofCase[tag.of(target)] ?? all
  }
}

extension LinkTable {
  /// Prints a value behind what is written already.
  func write(_ target: Target, into writing: inout LinkWriting) throws(LinkPrintError) {
    var refusal: LinkPrintError?
    for index in printers.candidates(for: target) {
      let before = writing
      do throws(LinkPrintError) {
        guard try links[index].write(target, &writing) else { continue }
        if links[index].accepts?(target) != false { return }
        refusal = refusal ?? .guarded(links[index].id)
      } catch {
        refusal = refusal ?? error
      }
      writing = before
    }
    throw refusal ?? .noPattern("\(target)")
  }
}
