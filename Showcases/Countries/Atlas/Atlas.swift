/// All countries, and the ways to find one.
///
/// ```swift
/// try atlas.country("AUT").name                      // "Austria"
/// try atlas.country("cote d'ivoire").code            // CI
/// ```
struct Atlas: Hashable, Sendable {
  /// Sorted by name.
  let countries: [Country]

  private let byCode: [CountryCode: Country]
  private let byName: [String: Country]

  init(countries: [Country]) {
    self.countries = Sorting.name.sort(countries)
    byCode = Dictionary(countries.map { ($0.code, $0) }) { first, _ in first }
    byName = Dictionary(countries.map { ($0.name.searchKey, $0) }) { first, _ in first }
  }

  /// Returns the country with a code, or nil.
  subscript(code: CountryCode) -> Country? { byCode[code] }

  /// Finds a country by a code of two or three letters, or by its name.
  ///
  /// - Throws: ``UnknownCountry``, with the names that come closest.
  func country(_ text: String) throws(UnknownCountry) -> Country {
    if let code = CountryCode(text), let country = byCode[code] { return country }
    if let country = byName[text.searchKey] { return country }
    throw UnknownCountry(text: text, suggestions: suggestions(for: text.searchKey))
  }

  /// The continents of all countries, sorted by name.
  var continents: [Continent] {
    Set(countries.map(\.continent)).sorted { $0.name < $1.name }
  }

  /// Returns the other countries in a group.
  func countries(in group: CountryGroup, without country: Country) -> [Country] {
    countries.filter { $0.code != country.code && group.contains($0) }
  }

  /// Returns at most three countries: those with the text as a prefix first, then those with the
  /// fewest typing errors.
  private func suggestions(for key: String) -> [Country] {
    guard !key.isEmpty else { return [] }
    // A few errors keep a name recognisable; much longer names are excluded.
    let allowed = min(3, max(1, key.count / 3))
    return byName.compactMap { name, country -> (rank: Int, country: Country)? in
      if name.split(separator: " ").contains(where: { $0.hasPrefix(key) }) { return (0, country) }
      guard abs(name.count - key.count) <= allowed else { return nil }
      let distance = key.editDistance(to: name)
      return distance <= allowed ? (distance, country) : nil
    }
    .sorted { ($0.rank, $0.country.name) < ($1.rank, $1.country.name) }
    .prefix(3).map(\.country)
  }
}

/// An error for a name or code that no country has.
struct UnknownCountry: Error, Equatable, Sendable, CustomStringConvertible {
  let text: String
  let suggestions: [Country]

  var description: String { "there is no country “\(text)”; expected \(expected)" }

  /// The end of the sentence “expected …”.
  var expected: String {
    let names = suggestions.map(\.name)
    guard let last = names.last else { return "a code such as AT or AUT, or a name" }
    let others = names.dropLast().joined(separator: ", ")
    return "a country, perhaps " + (others.isEmpty ? last : "\(others) or \(last)")
  }
}
