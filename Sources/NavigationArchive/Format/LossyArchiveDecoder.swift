import ComposableNavigation
import NavigationJSON

/// Decodes a value of which some parts cannot be read.
///
/// Containers leave out unreadable entries themselves. In a list or a dictionary, each part is
/// tried, and all unreadable parts are left out at once. An unreadable value under a name in an
/// object is replaced by the initial value. The whole is read once more for each list and each name
/// that could not be read, regardless of the number of damaged parts in a list.
struct LossyArchiveDecoder<Value: Decodable> {
  private var tree: JSONValue
  /// The initial value, which only a damaged archive needs.
  private lazy var initial = makeInitial()
  private let makeInitial: () -> JSONValue?
  /// The place of the value in the state.
  private let outer: [JSONStep]
  /// The places that already have the initial value.
  private var replaced: Set<[JSONStep]> = []
  /// The collections whose parts were tried.
  private var tried: Set<[JSONStep]> = []
  private var losses: [(place: [JSONStep], loss: ArchiveLoss)] = []

  init(_ tree: JSONValue, at outer: [JSONStep] = [], initial: @escaping () -> JSONValue?) {
    self.tree = tree
    self.outer = outer
    makeInitial = initial
  }

  /// A decoded value, the JSON that it was decoded from, and the parts that differ from the
  /// archive.
  struct Result {
    let value: Value
    let tree: JSONValue
    let losses: [ArchiveLoss]
    /// The losses that the containers in the value have noted.
    let noted: [ArchiveLoss]
  }

  /// Decodes the value, without the parts that cannot be read.
  mutating func read() throws(ArchiveFault) -> Result {
    let most = ArchiveFormat<JSONValue>.mostAttempts
    for attempt in 1...most {
      let log = LossyDecodingLog()
      let faults = JSONFaults()
      do {
        let value = try tree.decodeLossily(as: Value.self, log, noting: faults)
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

  /// Removes the cause of a fault.
  ///
  /// - Returns: False if nothing is left to remove.
  private mutating func mend(_ fault: ArchiveFault, _ faults: JSONFaults) -> Bool {
    let path = steps(fault.path ?? [])
    // The outermost collection: faults in its parts are mended in each part.
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
        // The initial state has no value here either.
        replace(place, by: there[name], fault)
      else { continue }
      return true
    }
    return replace([], by: initial, fault)
  }

  /// Replaces a value by the initial one; returns false if that was done before.
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

  /// Mends each part of a list or a dictionary separately, and leaves out those that stay
  /// unreadable.
  ///
  /// - Returns: False if each part can be read separately.
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

  /// Mends a part of a collection; returns nil if the part cannot be read.
  private mutating func part<Part: Decodable>(
    _ part: JSONValue,
    as type: Part.Type,
    _ place: [JSONStep],
    _ step: JSONStep
  ) -> JSONValue? {
    let here = place + [step]
    var decoder = LossyArchiveDecoder<Part>(part, at: outer + here) { nil }
    do throws(ArchiveFault) {
      let result = try decoder.read()
      losses += result.losses.map { (here, $0) }
      return result.tree
    } catch {
      guard case .index(let index) = step else {
        // The initial value of the name is better than no value.
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

  /// Returns the place that coding keys lead to, as far as it exists; the last name may be missing.
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
  /// Decodes a value; containers leave out unreadable parts, and log them.
  fileprivate func decodeLossily<Value: Decodable>(
    as type: Value.Type,
    _ log: LossyDecodingLog,
    noting faults: JSONFaults
  ) throws -> Value {
    let userInfo = CodingUserInfoKey.lossyDecodingLog.map { [$0: log] } ?? [:]
    return try decoded(as: type, userInfo, noting: faults)
  }
}
