import Foundation
package import Testing

/// Writes and reads a value as JSON.
package func restored<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

package func decoded<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// Returns the decoder's description of the fault in an archive, or nil if it can be read.
package func corruption<Value: Decodable>(of json: String, as type: Value.Type) -> String? {
  do {
    _ = try decoded(json, as: type)
    return nil
  } catch DecodingError.dataCorrupted(let context) {
    return context.debugDescription
  } catch {
    return "\(error)"
  }
}

/// Reads every truncation and every flipped bit of a value's archive: each gives an error or a
/// legal value, none a crash.
package func expectSoundReading<Value: Codable>(
  _ value: Value,
  isLegal: (Value) -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let archive = try encoder.encode(value)
  for length in 0..<archive.count {
    #expect(throws: DecodingError.self, sourceLocation: sourceLocation) {
      try JSONDecoder().decode(Value.self, from: archive.prefix(length))
    }
  }
  var read = 0
  for bit in 0..<archive.count * 8 {
    var flipped = archive
    flipped[bit / 8] ^= 1 << UInt8(bit % 8)
    if let value = try? JSONDecoder().decode(Value.self, from: flipped) {
      read += 1
      #expect(isLegal(value), "bit \(bit)", sourceLocation: sourceLocation)
    }
  }
  print("searched \(archive.count) truncations and \(archive.count * 8) flips; \(read) were read")
}
