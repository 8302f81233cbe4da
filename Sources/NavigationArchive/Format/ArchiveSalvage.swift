import NavigationJSON
import ComposableNavigation

/// Reads a value of which parts cannot be read.
///
/// Containers leave out entries by themselves. Of a list or a dictionary each part is tried, and those
/// that cannot be read are left out at once. What an object has under a name becomes what the initial
/// value has there. So the whole is read once more for each list and each name that was in the way,
/// however many parts of a list are damaged.
struct ArchiveSalvage<Value: Decodable> {
  private var tree: JSONValue
  private let initial: JSONValue?
  /// The place of the value in the state.
  private let outer: [JSONStep]
  /// The places that have the initial value already.
  private var replaced: Set<[JSONStep]> = []
  /// The collections whose parts were tried.
  private var tried: Set<[JSONStep]> = []
  private var losses: [(place: [JSONStep], loss: ArchiveLoss)] = []

  init(_ tree: JSONValue, initial: JSONValue?, at outer: [JSONStep] = []) {
    self.tree = tree
    self.initial = initial
    self.outer = outer
  }

  /// A value that could be read, what it was read from, and the parts that are not as they were.
  struct Result {
    let value: Value
    let tree: JSONValue
    let losses: [ArchiveLoss]
    /// The losses that the containers in the value have noted.
    let noted: [ArchiveLoss]
  }

  /// Reads the value as it was written, or without what cannot be read.
  mutating func read() throws(ArchiveFault) -> Result {
    let most = ArchiveFormat<JSONValue>.mostAttempts
    for attempt in 1...most {
      let log = SalvageLog()
      let faults = JSONFaults()
      do {
        let value = try tree.salvaged(as: Value.self, log, noting: faults)
        return Result(value: value, tree: tree, losses: losses.map(\.loss), noted: log.losses)
      } catch {
        let fault = ArchiveFault(error)
        let isMended =
          attempt < most - 1 ? mend(fault, faults) : replace([], by: initial, fault)
        guard isMended else { throw fault }
      }
    }
    throw ArchiveFault(nil, "it was damaged in too many places")
  }

  // MARK: Mending

  /// Takes away what is in the way.
  ///
  /// - Returns: False when nothing is left that could be.
  private mutating func mend(_ fault: ArchiveFault, _ faults: JSONFaults) -> Bool {
    let path = steps(fault.path ?? [])
    // The outermost collection: what is in its parts is mended in each of them.
    for count in 0...path.count {
      let place = Array(path[..<count])
      if let collection = faults.collections[place], tried.insert(place).inserted,
        mendParts(of: collection, at: place)
      {
        return true
      }
    }
    for count in stride(from: path.count, to: 0, by: -1) {
      let place = Array(path[..<count])
      guard case .name(let name)? = place.last, let initial,
        let there = initial.value(at: place.dropLast()), case .object = there,
        // Nothing there at first: nothing there now.
        replace(place, by: there[name], fault)
      else { continue }
      return true
    }
    return replace([], by: initial, fault)
  }

  /// Puts the initial value in a place; false when it is there already.
  private mutating func replace(
    _ place: [JSONStep],
    by value: JSONValue?,
    _ fault: ArchiveFault
  ) -> Bool {
    guard !place.isEmpty || value != nil, replaced.insert(place).inserted,
      tree.change(at: place[...], { $0 = value })
    else { return false }
    losses.removeAll { $0.place.starts(with: place) }
    note(.replaced, place, fault.reason)
    return true
  }

  /// Mends each part of a list or a dictionary by itself, and leaves out those that stay unreadable.
  ///
  /// - Returns: False when each of them can be read by itself.
  private mutating func mendParts(of collection: JSONCollection, at place: [JSONStep]) -> Bool {
    guard let value = tree.value(at: place) else { return false }
    var mended: JSONValue?
    let before = losses.count
    switch (value, collection) {
    case (.array(let elements), .each(let type)):
      var kept: [JSONValue] = []
      for (index, element) in elements.enumerated() {
        if let element = part(element, as: type, place, .index(index)) { kept.append(element) }
      }
      mended = .array(kept)
    case (.array(let elements), .pairs(let key, let value)):
      var kept: [JSONValue] = []
      for index in stride(from: 0, to: elements.count - 1, by: 2) {
        guard let name = part(elements[index], as: key, place, .index(index)),
          let value = part(elements[index + 1], as: value, place, .index(index + 1))
        else { continue }
        kept += [name, value]
      }
      if !elements.count.isMultiple(of: 2) {
        note(.dropped, place, at: elements.count - 1, "it is a name without a value")
      }
      mended = .array(kept)
    case (.object(let members), .each(let type)):
      var kept: [String: JSONValue] = [:]
      for name in members.keys.sorted() {
        kept[name] = members[name].flatMap { part($0, as: type, place, .name(name)) }
      }
      mended = .object(kept)
    default:
      return false
    }
    guard losses.count > before else { return false }
    return tree.change(at: place[...]) { $0 = mended }
  }

  /// Mends a part of a collection; nil when it cannot be read.
  private mutating func part<Part: Decodable>(
    _ part: JSONValue,
    as type: Part.Type,
    _ place: [JSONStep],
    _ step: JSONStep
  ) -> JSONValue? {
    let here = place + [step]
    var salvage = ArchiveSalvage<Part>(part, initial: nil, at: outer + here)
    do throws(ArchiveFault) {
      let result = try salvage.read()
      losses += result.losses.map { (here, $0) }
      return result.tree
    } catch {
      guard case .index(let index) = step else {
        // The initial value of a name is better than none.
        let value = initial?.value(at: here[...])
        note(value == nil ? .dropped : .replaced, here, error.reason)
        return value
      }
      note(.dropped, place, at: index, error.reason)
      return nil
    }
  }

  private mutating func note(
    _ kind: ArchiveLoss.Kind,
    _ place: [JSONStep],
    at position: Int? = nil,
    _ reason: String
  ) {
    var text = ""
    for step in outer + place {
      switch step {
      case .name(let name): text += text.isEmpty ? name.cut(to: 60) : ".\(name.cut(to: 60))"
      case .index(let index): text += "[\(index)]"
      }
    }
    let loss = ArchiveLoss(kind, container: text, position: position, reason: reason)
    losses.append((position.map { place + [.index($0)] } ?? place, loss))
  }

  /// The way that keys lead, as far as it exists; the last name need not be there.
  private func steps(_ keys: [any CodingKey]) -> [JSONStep] {
    var steps: [JSONStep] = []
    var here = tree
    for key in keys {
      switch here {
      case .array(let elements):
        guard let index = key.intValue, elements.indices.contains(index) else { return steps }
        steps.append(.index(index))
        here = elements[index]
      case .object(let members):
        steps.append(.name(key.stringValue))
        guard let next = members[key.stringValue] else { return steps }
        here = next
      case .null, .bool, .number, .string:
        return steps
      }
    }
    return steps
  }
}

extension JSONValue {
  /// Reads a value by its own Codable; containers leave out what they cannot read, and say so.
  fileprivate func salvaged<Value: Decodable>(
    as type: Value.Type,
    _ log: SalvageLog,
    noting faults: JSONFaults
  ) throws -> Value {
    let userInfo = CodingUserInfoKey.salvageLog.map { [$0: log] } ?? [:]
    return try decoded(as: type, userInfo, noting: faults)
  }
}
