/// The path of a file, byte by byte: Linux has names that are no text.
struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The path as a text, in which bytes that are no UTF-8 are replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The folder, with the slash behind it; empty for a path that is a name.
  var folder: ArraySlice<UInt8> { bytes[..<nameStart] }

  /// The name in the folder.
  var name: ArraySlice<UInt8> { bytes[nameStart...] }

  private var nameStart: Int { bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 }

  /// Calls a function of the system, which ends a path with a zero.
  func withCharacters<Result>(_ call: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return call(characters)
  }
}
