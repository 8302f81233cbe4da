/// A property that countries share.
enum CountryGroup: Hashable, Sendable, Codable {
  case continent(Continent)
  case currency(Currency)

  var title: String {
    switch self {
    case .continent(let continent): continent.name
    case .currency(let currency): "\(currency.name) (\(currency.code))"
    }
  }

  func contains(_ country: Country) -> Bool {
    switch self {
    case .continent(let continent): country.continent == continent
    case .currency(let currency): country.currency == currency
    }
  }
}
