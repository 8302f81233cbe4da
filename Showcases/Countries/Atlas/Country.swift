/// A country or territory of the world.
struct Country: Hashable, Sendable, Identifiable, Codable {
  let code: CountryCode
  let name: String
  let continent: Continent
  /// The part of the continent: “Western Europe”.
  let subcontinent: String?
  /// The money that one pays with; nil where nobody lives who would.
  let currency: Currency?

  var id: CountryCode { code }

  /// Tells whether somebody who looks at the other one may be shown this one too.
  func isRelated(to other: Country) -> Bool {
    code != other.code
      && (continent == other.continent || currency != nil && currency == other.currency)
  }
}

/// A continent, as the United Nations number them.
struct Continent: Hashable, Sendable, Codable {
  let code: String
  let name: String
}

/// A currency, by its ISO 4217 code.
struct Currency: Hashable, Sendable, Codable {
  let code: String
  let name: String
}
