/// A page of a detail: a country, or a group that it belongs to.
enum Page: Hashable, Sendable, Codable {
  case country(Country)
  case group(CountryGroup, [Country])

  var title: String {
    switch self {
    case .country(let country): country.name
    case .group(let group, _): group.title
    }
  }
}

/// A tap on a part of a page.
enum PageTap: Hashable, Sendable, Codable {
  case continent
  case currency
  case country(CountryCode)
  case favourite
}
