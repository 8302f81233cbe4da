extension Atlas: Codable {
  /// Writes the countries.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(countries)
  }

  /// Reads the countries.
  init(from decoder: any Decoder) throws {
    self.init(countries: try decoder.singleValueContainer().decode([Country].self))
  }
}

extension CountryCode: Codable {
  /// Writes the two letters.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// Decodes a code and throws if the text is not one.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let code = CountryCode(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "“\(text)” is no country's code"
      )
    }
    self = code
  }
}
