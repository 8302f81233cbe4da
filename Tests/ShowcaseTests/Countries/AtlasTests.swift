import Foundation
import Testing

@testable import Countries

@Suite struct AtlasTests {
  /// All regions of Foundation that have a name and contain no other region.
  static let regions = Locale.Region.isoRegions.filter { region in
    region.subRegions.isEmpty && region.containingRegion != nil
      && region.identifier.allSatisfy(\.isLetter)
  }

  @Test func `every region with a name is found by its code and by its name`() throws {
    let english = Locale(identifier: "en")
    #expect(Self.regions.count > 240)
    for region in Self.regions {
      let name = try #require(english.localizedString(forRegionCode: region.identifier))
      #expect(try World.country(region.identifier).name == name)
      #expect(try World.country(name).code.description == region.identifier)
    }
  }

  @Test func `groups of countries are no countries`() {
    #expect(World.atlas.countries.count == Self.regions.count)
    for text in ["001", "150", "EU", "UN", "QO", "Europe", "world"] {
      #expect(throws: UnknownCountry.self) { try World.country(text) }
    }
  }

  @Test(arguments: [
    ("AUT", "Austria"), ("aut", "Austria"), ("At", "Austria"), ("DEU", "Germany"),
    ("CHE", "Switzerland"), ("SRB", "Serbia"), ("COM", "Comoros"), ("CYM", "Cayman Islands"),
    ("USA", "United States"), ("GBR", "United Kingdom"), ("ZAF", "South Africa"),
  ])
  func `a code of three letters is as good as one of two`(code: String, name: String) throws {
    #expect(try World.country(code).name == name)
  }

  @Test func `every country has a code of three letters`() {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    var found: Set<CountryCode> = []
    for first in letters {
      for second in letters {
        for third in letters {
          guard let code = CountryCode(first + second + third) else { continue }
          found.insert(code)
        }
      }
    }
    #expect(World.atlas.countries.map(\.code).filter { !found.contains($0) } == [])
  }

  @Test(arguments: [
    ("cote d'ivoire", "CI"), ("TURKIYE", "TR"), ("sao tome and principe", "ST"),
    ("  Guinea   Bissau ", "GW"), ("aland islands", "AX"), ("myanmar burma", "MM"),
  ])
  func `a name is found without its accents, case and punctuation`(
    name: String,
    code: String
  ) throws {
    #expect(try World.country(name).code.description == code)
  }

  @Test(arguments: [
    ("Austia", "a country, perhaps Austria or Russia"),
    ("Germny", "a country, perhaps Germany"),
    ("united", "a country, perhaps United Arab Emirates, United Kingdom or United States"),
    ("Atlantis", "a code such as AT or AUT, or a name"),
    ("XYZ", "a code such as AT or AUT, or a name"),
    ("", "a code such as AT or AUT, or a name"),
    (String(repeating: "austria ", count: 500), "a code such as AT or AUT, or a name"),
    ("🦤", "a code such as AT or AUT, or a name"),
  ])
  func `an unknown name has suggestions`(text: String, expected: String) {
    let error = #expect(throws: UnknownCountry.self) { try World.country(text) }
    #expect(error?.expected == expected)
    #expect(error?.description == "there is no country “\(text)”; expected \(expected)")
  }

  @Test func `a country has a continent, a part of it and a currency`() throws {
    let austria = try World.country("AUT")
    #expect(austria.continent == Continent(code: "150", name: "Europe"))
    #expect(austria.subcontinent == "Western Europe")
    #expect(austria.currency == Currency(code: "EUR", name: "Euro"))
  }

  @Test func `Antarctica has no currency`() throws {
    #expect(try World.country("Antarctica").currency == nil)
  }

  @Test(arguments: Sorting.allCases)
  func `an order has every country once, and does not depend on where they were`(
    sorting: Sorting
  ) {
    let sorted = sorting.sort(World.atlas.countries)
    #expect(Set(sorted) == Set(World.atlas.countries))
    #expect(sorted.count == World.atlas.countries.count)
    #expect(sorting.sort(sorted.reversed()) == sorted)
  }

  @Test func `names are sorted as if they had no accents`() {
    let names = Sorting.name.sort(World.atlas.countries).map(\.name)
    #expect(names.prefix(3) == ["Afghanistan", "Åland Islands", "Albania"])
    #expect(names.last == "Zimbabwe")
  }

  @Test func `countries of a continent are sorted by name`() throws {
    let sorted = Sorting.continent.sort(World.atlas.countries)
    #expect(sorted.first?.name == "Algeria")
    #expect(sorted.last?.continent.name == "Oceania")
  }
}
