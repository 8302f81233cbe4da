/// A country or territory of the world.
struct Country: Hashable, Sendable, Identifiable, Codable {
  let code: CountryCode
  let name: String
  let continent: Continent
  /// The part of the continent: “Western Europe”.
  let subcontinent: String?
  /// The currency in use; nil for an uninhabited place, such as Antarctica.
  let currency: Currency?

  var id: CountryCode { code }

  /// Returns a Boolean value that indicates whether this country may be suggested beside another
  /// one.
  func isRelated(to other: Country) -> Bool {
    code != other.code
      && (continent == other.continent || currency != nil && currency == other.currency)
  }
}

/// A continent with its United Nations code.
struct Continent: Hashable, Sendable, Codable {
  let code: String
  let name: String
}

/// A currency, by its ISO 4217 code.
struct Currency: Hashable, Sendable, Codable {
  let code: String
  let name: String
}
