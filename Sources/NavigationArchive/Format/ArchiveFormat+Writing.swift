import ComposableNavigation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ArchiveFormat {
  /// Encodes a state as an archive.
  ///
  /// ```swift
  /// let bytes = try format.bytes(of: store.state)
  /// ```
  ///
  /// - Parameter state: Any state.
  /// - Returns: The archive: JSON with sorted names, so equal states have equal bytes.
  /// - Throws: ``ArchiveError/notWritten(reason:)`` for a state with a part that is not Codable or
  ///   not finite, ``ArchiveError/tooDeep(_:)`` for one that is nested too deeply to be read again.
  /// - Complexity: O(*n*).
  public func bytes(of state: State) throws(ArchiveError) -> [UInt8] {
    let envelope = ArchiveEnvelope(
      archive: Self.envelope,
      name: name,
      app: app,
      version: version,
      state: state
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes: [UInt8]
    do {
      bytes = Array(try encoder.encode(envelope))
    } catch {
      throw .notWritten(reason: Self.reason(error))
    }
    let depth = bytes.jsonDepth
    guard depth <= Self.deepest else { throw .tooDeep(depth) }
    return bytes
  }

  /// Returns the reason why a part cannot be written, and its place.
  private static func reason(_ error: any Error) -> String {
    let fault = ArchiveFault(error)
    // The first key is the envelope's.
    let place = Array((fault.path ?? []).dropFirst()).placeText
    return place.isEmpty ? fault.reason : "\(place): \(fault.reason)"
  }
}

extension [UInt8] {
  /// The depth of the nested lists and objects in JSON.
  ///
  /// - Complexity: O(*n*).
  var jsonDepth: Int {
    var (depth, deepest) = (0, 0)
    var (isText, isEscaped) = (false, false)
    for byte in self {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = Swift.max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
      default:
        break
      }
    }
    return deepest
  }
}
