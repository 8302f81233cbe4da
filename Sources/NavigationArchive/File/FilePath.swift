/// The path of a file as bytes, because names on Linux need not be valid text.
struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The path as a text, in which bytes that are not UTF-8 are replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The folder, with a slash at its end; empty for a path that is only a name.
  var folder: ArraySlice<UInt8> { bytes[..<nameStart] }

  var name: ArraySlice<UInt8> { bytes[nameStart...] }

  private var nameStart: Int { bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 }

  /// Calls a system function with the path as a zero-terminated string.
  func withCharacters<Result>(_ call: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return call(characters)
  }
}
