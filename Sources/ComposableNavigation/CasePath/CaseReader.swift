/// Reads the names and payloads of enums' cases, and remembers the types of the payloads.
///
/// A mirror finds such a type by its name, twice for each value, which takes longer than everything
/// else in a text of an action (benchmark “recorder, push and pop”).
package final class CaseReader {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let tag: UInt32
  }

  private struct Case {
    let name: String
    /// The type of the payload; nil if there is none.
    let payload: Any.Type?
    let isIndirect: Bool
  }

  /// The cases that were read; nil for one that only a mirror can read.
  private var cases: [Key: Case?] = [:]

  /// Makes a reader that remembers nothing yet.
  package init() {}

  /// Returns the name and the payload of an enum's case.
  ///
  /// - Returns: nil for a value that only a mirror can read, such as an optional.
  package func read(_ value: Any) -> (name: String, payload: Any?)? {
    guard TypeKind.isEnum(type(of: value)) else { return nil }
    var found: (name: String, payload: Any?)?
    func open<Root>(_ root: Root) { found = readCase(of: root) }
    _openExistential(value, do: open)
    return found
  }

  private func readCase<Root>(of root: Root) -> (name: String, payload: Any?)? {
    guard let witness = EnumTag(Root.self) else { return nil }
    let tag = withUnsafePointer(to: root) { witness.tag(of: $0) }
    guard let known = known(tag, of: Root.self, witness) else { return nil }
    guard let type = known.payload else { return (known.name, nil) }
    var payload: Any?
    func open<Value>(_: Value.Type) {
      payload = withUnsafePointer(to: root) {
        witness.payload(of: $0, isIndirect: known.isIndirect, as: Value.self)
      }
    }
    _openExistential(type, do: open)
    return (known.name, payload)
  }

  private func known(_ tag: UInt32, of type: Any.Type, _ witness: EnumTag) -> Case? {
    let key = Key(type: ObjectIdentifier(type), tag: tag)
    if let known = cases[key] { return known }
    let learned = learn(tag, of: type, witness)
    cases[key] = .some(learned)
    return learned
  }

  private func learn(_ tag: UInt32, of type: Any.Type, _ witness: EnumTag) -> Case? {
    guard !(type is any CustomReflectable.Type), let name = witness.name(of: tag) else {
      return nil
    }
    guard witness.hasPayload(tag) else { return Case(name: name, payload: nil, isIndirect: false) }
    // Invariant: a function in an enum has another calling convention than one in an `Any`.
    guard let payload = witness.payloadType(of: tag), !TypeKind.containsFunction(payload)
    else { return nil }
    return Case(name: name, payload: payload, isIndirect: witness.isIndirect(tag))
  }
}
