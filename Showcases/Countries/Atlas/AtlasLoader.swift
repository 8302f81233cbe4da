import Foundation

/// The source of the countries: a dependency, so that tests can replace it.
struct AtlasLoader: Sendable {
  let load: @Sendable () async throws -> Atlas
}

extension AtlasLoader {
  /// Loads the countries that Foundation knows.
  static var foundation: AtlasLoader { AtlasLoader { .world() } }
}

extension Atlas {
  /// Returns the countries that Foundation knows, with their English names in every locale.
  static func world() -> Atlas {
    let english = Locale(identifier: "en")
    return Atlas(countries: Locale.Region.isoRegions.compactMap { Country($0, namedIn: english) })
  }
}

extension Country {
  /// - Returns: nil for a region without a code of two letters, a name or a continent, and for
  ///   groups of countries such as Western Europe or the European Union.
  init?(_ region: Locale.Region, namedIn locale: Locale) {
    guard region.subRegions.isEmpty, let continent = region.continent,
      region.identifier.count == 2, let code = CountryCode(region.identifier),
      let name = locale.name(of: region), let continentName = locale.name(of: continent)
    else { return nil }
    self.init(
      code: code,
      name: name,
      continent: Continent(code: continent.identifier, name: continentName),
      subcontinent: region.containingRegion.flatMap(locale.name),
      currency: Locale(identifier: "und_\(region.identifier)").currency
        .flatMap { Currency($0, namedIn: locale) }
    )
  }
}

extension Currency {
  /// - Returns: nil for the placeholder of a missing currency.
  fileprivate init?(_ currency: Locale.Currency, namedIn locale: Locale) {
    let code = currency.identifier
    // ISO 4217 has this code for “no currency”.
    guard code != "XXX", let name = locale.localizedString(forCurrencyCode: code) else {
      return nil
    }
    self.init(code: code, name: name)
  }
}

extension Locale {
  fileprivate func name(of region: Region) -> String? {
    localizedString(forRegionCode: region.identifier)
  }
}
