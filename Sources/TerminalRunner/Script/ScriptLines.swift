import ComposableNavigation

/// Splits bytes into lines, in any pieces.
///
/// Lines end with `\n` or `\r\n`, except possibly the last one. Of a line that is too long, only
/// the length is stored.
struct ScriptLines {
  typealias Line = Result<String, ScriptError>

  private var kept: [UInt8] = []
  private var length = 0
  private var last: UInt8?

  /// Adds a piece.
  ///
  /// - Returns: The lines that are completed by the piece.
  mutating func take(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      keep(rest[..<end])
      lines.append(endLine())
      rest = rest[(end + 1)...]
    }
    keep(rest)
    return lines
  }

  /// Ends the input.
  ///
  /// - Returns: The last line if it has no line break; nil if there is none.
  mutating func end() -> Line? { length == 0 ? nil : endLine() }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    // One more than the maximum, because it may be the `\r`.
    kept += bytes.prefix(max(0, ScriptInput.longestLine + 1 - kept.count))
    length += bytes.count
    last = bytes.last ?? last
  }

  private mutating func endLine() -> Line {
    defer { (kept, length, last) = ([], 0, nil) }
    let count = length - (last == UInt8(ascii: "\r") ? 1 : 0)
    guard count <= ScriptInput.longestLine else { return .failure(.tooLong(bytes: count)) }
    let bytes = kept.prefix(count)
    if let text = String(validUTF8: bytes) { return .success(text) }
    // An invalid byte decodes as a replacement character, which ends the valid prefix.
    var valid = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let encoded = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      guard bytes[valid...].starts(with: encoded) else { break }
      valid += encoded.count
    }
    return .failure(.notUTF8(byte: valid + 1))
  }
}
