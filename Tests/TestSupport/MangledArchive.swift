package import Foundation

/// A readable archive with one fault put into it.
///
/// Each truncation, each flipped bit, each key removed and repeated, each value retyped, each
/// number huge, each id doubled: a reader returns a legal state or throws.
///
/// ```swift
/// for archive in try MangledArchive.all(of: JSONEncoder().encode(state)) {
///   guard let state = try? JSONDecoder().decode(State.self, from: archive.data) else { continue }
/// }
/// ```
package struct MangledArchive: Sendable, CustomStringConvertible {
  /// The bytes to read.
  package let data: Data

  /// The fault, such as `entries.ids[1] is 0`.
  package let description: String

  /// Returns all mangled archives, or a sample of them.
  ///
  /// - Parameters:
  ///   - archive: JSON that can be read.
  ///   - step: Takes every `step`-th archive. An odd number meets every bit of a byte.
  ///   - idKeys: The keys of ids or of lists of ids.
  /// - Returns: The archives to read.
  /// - Throws: If the archive is not JSON.
  package static func all(
    of archive: Data,
    every step: Int = 1,
    idKeys: Set<String> = ["ids", "visit"]
  ) throws -> [MangledArchive] {
    try bytes(of: archive, every: step) + parts(of: archive, every: step, idKeys: idKeys)
  }

  /// Each truncation and each flipped bit.
  package static func bytes(of archive: Data, every step: Int = 1) -> [MangledArchive] {
    let bytes = Array(archive)
    var all: [MangledArchive] = []
    for count in stride(from: 0, to: bytes.count, by: step) {
      all.append(MangledArchive(data: Data(bytes[..<count]), description: "cut at \(count)"))
    }
    for bit in stride(from: 0, to: bytes.count * 8, by: step) {
      var flipped = bytes
      flipped[bit / 8] ^= UInt8(1) << UInt8(bit % 8)
      all.append(MangledArchive(data: Data(flipped), description: "bit \(bit) flipped"))
    }
    return all
  }

  /// Each key removed and repeated, each value retyped, each number huge, each id doubled.
  package static func parts(
    of archive: Data,
    every step: Int = 1,
    idKeys: Set<String> = ["ids", "visit"]
  ) throws -> [MangledArchive] {
    let root = try JSONDecoder().decode(ArchiveNode.self, from: archive)
    let changes = root.changes(at: "", ids: root.ids(behind: idKeys), idKeys: idKeys)
    return stride(from: 0, to: changes.count, by: step).map { index in
      let change = changes[index]
      return MangledArchive(data: Data(change.node.text.utf8), description: change.what)
    }
  }
}

/// A part of an archive; a key may occur twice in it.
private enum ArchiveNode: Sendable {
  case null
  case bool(Bool)
  case number(String)
  case text(String)
  case list([ArchiveNode])
  case object([Member])

  struct Member: Sendable {
    var key: String
    var value: ArchiveNode
  }

  struct Change {
    var node: ArchiveNode
    var what: String
  }

  /// A value of each type.
  static let types: [ArchiveNode] = [
    .null, .bool(true), .number("0"), .number("-1"), .number("0.5"), .text("x"), .list([]),
    .object([]),
  ]

  static let hugeNumbers = [
    "4294967296", "9223372036854775807", "9223372036854775808", "18446744073709551615",
    "18446744073709551616", "-9223372036854775808", "-9223372036854775809", "1e308", "1e999",
    "-1e308", "5e-324",
  ]

  // MARK: Changing

  /// Returns this node with one fault, in every possible way.
  func changes(at path: String, ids: [ArchiveNode], idKeys: Set<String>) -> [Change] {
    var changes = ArchiveNode.types.map { Change(node: $0, what: "\(path) is \($0.text)") }
    switch self {
    case .null, .bool, .text:
      break
    case .number:
      changes += ArchiveNode.hugeNumbers.map { Change(node: .number($0), what: "\(path) is \($0)") }
    case .list(let elements):
      for (index, element) in elements.enumerated() {
        let place = "\(path)[\(index)]"
        for change in element.changes(at: place, ids: ids, idKeys: idKeys) {
          changes.append(Change(node: elements.with(change.node, at: index), what: change.what))
        }
        changes.append(Change(node: elements.without(index), what: "\(place) removed"))
        changes.append(Change(node: .list(elements + [element]), what: "\(place) repeated"))
      }
    case .object(let members):
      for (index, member) in members.enumerated() {
        changes += member.changes(at: "\(path).\(member.key)", ids, idKeys).map { change in
          var members = members
          members[index].value = change.node
          return Change(node: .object(members), what: change.what)
        }
        var fewer = members
        fewer.remove(at: index)
        changes.append(Change(node: .object(fewer), what: "\(path).\(member.key) removed"))
        for value in [member.value, .null, .number("0")] {
          let more = members + [Member(key: member.key, value: value)]
          changes.append(
            Change(node: .object(more), what: "\(path).\(member.key) repeated as \(value.text)")
          )
        }
      }
    }
    return changes
  }

  /// Returns all ids, each once.
  func ids(behind keys: Set<String>) -> [ArchiveNode] {
    var found: [ArchiveNode] = []
    var seen: Set<String> = []
    func look(_ node: ArchiveNode, isID: Bool) {
      switch node {
      case .list(let elements):
        for element in elements { look(element, isID: isID) }
      case .object(let members) where !isID:
        for member in members { look(member.value, isID: keys.contains(member.key)) }
      default:
        if isID, seen.insert(node.text).inserted { found.append(node) }
      }
    }
    look(self, isID: false)
    return found
  }

  // MARK: Writing

  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value
    case .text(let value): ArchiveNode.quoted(value)
    case .list(let elements): "[\(elements.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(ArchiveNode.quoted($0.key)):\($0.value.text)" }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension ArchiveNode: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(UInt64.self) {
      self = .number("\(value)")
    } else if let value = try? container.decode(Double.self) {
      self = .number("\(value)")
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([ArchiveNode].self) {
      self = .list(value)
    } else {
      let members = try container.decode([String: ArchiveNode].self).sorted { $0.key < $1.key }
      self = .object(members.map { Member(key: $0.key, value: $0.value) })
    }
  }
}

extension ArchiveNode.Member {
  /// Returns the changes of the value.
  ///
  /// Each id is also replaced by each other id.
  fileprivate func changes(
    at path: String,
    _ ids: [ArchiveNode],
    _ idKeys: Set<String>
  ) -> [ArchiveNode.Change] {
    let changes = value.changes(at: path, ids: ids, idKeys: idKeys)
    guard idKeys.contains(key) else { return changes }
    switch value {
    case .list(let elements):
      return changes
        + elements.indices.flatMap { index in
          ids.map { id in
            ArchiveNode.Change(
              node: elements.with(id, at: index),
              what: "\(path)[\(index)] is \(id.text)"
            )
          }
        }
    default:
      return changes + ids.map { ArchiveNode.Change(node: $0, what: "\(path) is \($0.text)") }
    }
  }
}

extension [ArchiveNode] {
  fileprivate func with(_ node: ArchiveNode, at index: Int) -> ArchiveNode {
    var changed = self
    changed[index] = node
    return .list(changed)
  }

  fileprivate func without(_ index: Int) -> ArchiveNode {
    var fewer = self
    fewer.remove(at: index)
    return .list(fewer)
  }
}
