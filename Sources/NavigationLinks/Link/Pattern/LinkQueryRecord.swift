/// A record of the values of a long query that have been taken, by name, so that no screen of a
/// long link searches the whole query.
///
/// A reading and its copies share one record. Each knows the number of lines that apply to it. The
/// next reader removes later lines, which abandoned readings have written. Nothing is copied, and
/// each line is removed at most once.
final class LinkQueryRecord {
  /// The positions of the values of each name in the query.
  private var places: [String: [Int]] = [:]
  /// The number of taken values of each name; they are always the first.
  private var taken: [String: Int] = [:]
  /// The values that were taken, in order.
  private var lines: [(name: String, count: Int)] = []

  init(_ query: [LinkURL.QueryItem]) {
    for (index, item) in query.enumerated() { places[item.name, default: []].append(index) }
  }

  /// Returns the positions of the values of a name that have not been taken.
  func left(of name: String) -> ArraySlice<Int> {
    (places[name] ?? []).dropFirst(taken[name] ?? 0)
  }

  /// Takes the next values of a name.
  ///
  /// - Returns: The new number of lines.
  func take(_ count: Int, of name: String) -> Int {
    taken[name, default: 0] += count
    lines.append((name, count))
    return lines.count
  }

  /// Removes all lines after a number of lines.
  func turnBack(to count: Int) {
    while lines.count > count {
      let line = lines.removeLast()
      taken[line.name, default: 0] -= line.count
    }
  }
}
