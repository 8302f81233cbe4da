/// A record of who has taken what of a long query, name by name, so that no screen of a long link
/// looks at all of it.
///
/// A reading and those that are tried from where it stands share one book. Each knows how many lines
/// of it hold for it; whoever reads next takes back what others, given up meanwhile, have written
/// behind those. So nothing is copied, and a line is taken back once.
final class LinkBook {
  /// The places of the values of each name in the query.
  private var places: [String: [Int]] = [:]
  /// The number of those that are taken: always the first.
  private var taken: [String: Int] = [:]
  /// The values that were taken, in order.
  private var lines: [(name: String, count: Int)] = []

  init(_ query: [LinkURL.QueryItem]) {
    for (index, item) in query.enumerated() { places[item.name, default: []].append(index) }
  }

  /// The places of the values of a name that nobody has taken.
  func left(of name: String) -> ArraySlice<Int> {
    (places[name] ?? []).dropFirst(taken[name] ?? 0)
  }

  /// Takes the next values of a name.
  ///
  /// - Returns: The number of lines now.
  func take(_ count: Int, of name: String) -> Int {
    taken[name, default: 0] += count
    lines.append((name, count))
    return lines.count
  }

  /// Takes back all lines but the first ones.
  func turnBack(to count: Int) {
    while lines.count > count {
      let line = lines.removeLast()
      taken[line.name, default: 0] -= line.count
    }
  }
}
