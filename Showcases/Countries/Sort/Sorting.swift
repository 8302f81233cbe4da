/// An order of countries.
enum Sorting: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
  case name
  case code
  case continent

  var description: String { rawValue }

  /// Returns the sorted countries, in the same order in every locale.
  func sort(_ countries: [Country]) -> [Country] {
    switch self {
    case .name: countries.sorted(by: \.nameKey)
    case .code: countries.sorted(by: \.code)
    case .continent: countries.sorted(by: \.nameKey).sorted(by: \.continent.name)
    }
  }
}

extension Country {
  fileprivate var nameKey: String { name.searchKey }
}

extension [Country] {
  /// Returns the countries sorted by a key that is computed once for each; the sort is stable.
  fileprivate func sorted<Key: Comparable>(by key: (Country) -> Key) -> [Country] {
    enumerated().map { (key: key($1), offset: $0, country: $1) }
      .sorted { ($0.key, $0.offset) < ($1.key, $1.offset) }
      .map(\.country)
  }
}
