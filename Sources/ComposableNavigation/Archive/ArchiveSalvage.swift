/// Reads a state of which parts cannot be read.
///
/// Containers leave out entries by themselves. What else is in the way is taken from the tree: an
/// element of a list goes, and what an object has under a name becomes what the initial state has
/// there. Each time the state is read again, and not for ever: the number of attempts is bounded.
struct ArchiveSalvage<State: Codable> {
  private enum Step: Hashable {
    case name(String)
    case index(Int)
  }

  private var tree: ArchiveValue
  private let initial: ArchiveValue?
  /// The places that have the value of the initial state already.
  private var replaced: Set<[Step]> = []
  /// The indices of the elements that were taken out, as they were before, by their list's place.
  private var removed: [[Step]: [Int]] = [:]
  private var mended: [ArchiveLoss] = []
  private var noted: [ArchiveLoss] = []

  init(_ tree: ArchiveValue, initial: ArchiveValue?) {
    self.tree = tree
    self.initial = initial
  }

  /// The parts that are not as they were written.
  var losses: [ArchiveLoss] { mended + noted }

  /// Reads the state as it was written, or without what cannot be read.
  mutating func read() throws(ArchiveError) -> State {
    if let state = try? tree.salvaged(as: State.self, nil) { return state }
    for attempt in 1...ArchiveFormat<State>.mostAttempts {
      let log = SalvageLog()
      do {
        let state = try tree.salvaged(as: State.self, log)
        noted = log.losses
        return state
      } catch {
        let fault = ArchiveFault(error)
        let isLast = attempt >= ArchiveFormat<State>.mostAttempts - 1
        let isMended = isLast ? replaceAll(fault) : mend(fault)
        guard isMended else {
          throw .unreadable(reason: fault.reason)
        }
      }
    }
    throw .unreadable(reason: "it was damaged in too many places")
  }

  // MARK: Mending

  /// Takes away what is in the way, as deep in the tree as can be.
  ///
  /// - Returns: False when nothing is left that could be.
  private mutating func mend(_ fault: ArchiveFault) -> Bool {
    guard let path = fault.path.map({ steps($0) }), !path.isEmpty else { return replaceAll(fault) }
    for count in stride(from: path.count, to: 0, by: -1) {
      let place = Array(path[..<count])
      guard let last = place.last, !isReplaced(place) else { continue }
      let parent = Array(place.dropLast())
      switch last {
      case .index(let index):
        guard remove(index, from: parent) else { continue }
        let original = originalIndex(of: index, in: parent)
        mended.append(loss(.dropped, parent, position: original, fault.reason))
        removed[parent, default: []].append(original)
        return true
      case .name(let name):
        guard let initial, let there = value(initial, at: parent), case .object = there else {
          continue
        }
        // Nothing there at first: nothing there now.
        set(there[name], at: place)
        replaced.insert(place)
        mended.append(loss(.replaced, place, position: nil, fault.reason))
        return true
      }
    }
    return replaceAll(fault)
  }

  private mutating func replaceAll(_ fault: ArchiveFault) -> Bool {
    guard let initial, replaced.insert([]).inserted else { return false }
    tree = initial
    mended.append(loss(.replaced, [], position: nil, fault.reason))
    return true
  }

  private func isReplaced(_ place: [Step]) -> Bool {
    (0...place.count).contains { replaced.contains(Array(place[..<$0])) }
  }

  /// Returns the index that an element had before others were taken out.
  private func originalIndex(of index: Int, in parent: [Step]) -> Int {
    var index = index
    for gone in (removed[parent] ?? []).sorted() where gone <= index { index += 1 }
    return index
  }

  private func loss(
    _ kind: ArchiveLoss.Kind,
    _ place: [Step],
    position: Int?,
    _ reason: String
  ) -> ArchiveLoss {
    var text = ""
    for step in place {
      switch step {
      case .name(let name): text += text.isEmpty ? name.cut(to: 60) : ".\(name.cut(to: 60))"
      case .index(let index): text += "[\(index)]"
      }
    }
    return ArchiveLoss(kind, container: text, position: position, reason: reason)
  }

  // MARK: The tree

  /// The way that keys lead, as far as it exists; the last name need not be there.
  private func steps(_ keys: [any CodingKey]) -> [Step] {
    var steps: [Step] = []
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
      case .null, .bool, .integer, .unsigned, .number, .string:
        return steps
      }
    }
    return steps
  }

  private func value(_ tree: ArchiveValue, at place: [Step]) -> ArchiveValue? {
    var here = tree
    for step in place {
      guard case .name(let name) = step, let next = here[name] else { return nil }
      here = next
    }
    return here
  }

  private mutating func remove(_ index: Int, from list: [Step]) -> Bool {
    var isGone = false
    change(at: list) { value in
      guard case .array(var elements) = value, elements.indices.contains(index) else { return }
      value = .null
      elements.remove(at: index)
      value = .array(elements)
      isGone = true
    }
    return isGone
  }

  private mutating func set(_ value: ArchiveValue?, at place: [Step]) {
    guard case .name(let name)? = place.last else { return }
    change(at: Array(place.dropLast())) { parent in
      if case .object = parent {
        parent[name] = value
      } else {
        parent = .object(value.map { [name: $0] } ?? [:])
      }
    }
  }

  /// Changes what lies at a place, from the inside out: no place is so deep that it would matter.
  private mutating func change(at place: [Step], _ change: (inout ArchiveValue) -> Void) {
    var way = [tree]
    for step in place {
      guard let here = way.last else { return }
      switch (step, here) {
      case (.name(let name), .object(let members)):
        way.append(members[name] ?? .null)
      case (.index(let index), .array(let elements)) where elements.indices.contains(index):
        way.append(elements[index])
      default:
        return
      }
    }
    guard var value = way.popLast() else { return }
    change(&value)
    for (step, parent) in zip(place, way).reversed() {
      switch (step, parent) {
      case (.name(let name), .object(var members)):
        members[name] = value
        value = .object(members)
      case (.index(let index), .array(var elements)):
        elements[index] = value
        value = .array(elements)
      default:
        return
      }
    }
    tree = value
  }
}
