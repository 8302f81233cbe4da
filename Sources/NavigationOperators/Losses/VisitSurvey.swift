import ComposableNavigation

/// The places in states, each with a number: equal places of two states have the same one.
///
/// A list of parents replaces a path for each place, which would be as long as the state is deep.
struct StatePlaces {
  enum Label: Hashable {
    case name(String)
    case position(Int)
    /// The key of a dictionary's part, or an element of a set: their order changes.
    case key(AnyHashable)
    case visit(Visit)
  }

  private struct Step: Hashable {
    let parent: Int
    let label: Label
  }

  /// The whole state.
  static let root = 0

  private var steps: [Step?] = [nil]
  private var known: [Step: Int] = [:]

  mutating func place(_ label: Label, in parent: Int) -> Int {
    let step = Step(parent: parent, label: label)
    if let place = known[step] { return place }
    known[step] = steps.count
    steps.append(step)
    return steps.count - 1
  }

  /// A counted visit is the same in any place; a name is one entry in each.
  func key(of visit: VisitSurvey.FoundVisit) -> Label {
    if case .counted = visit.id.parts { .visit(Visit(visit.id)) } else { .position(visit.place) }
  }

  /// Returns the place as a text: `pages[#3].sheet`, or `state` for the whole state.
  func text(of place: Int) -> String {
    var text = ""
    var next = steps[place]
    while let step = next {
      switch step.label {
      case .name(let name):
        text = text.isEmpty || text.hasPrefix("[") ? name + text : "\(name).\(text)"
      case .position(let position): text = "[\(position)]" + Self.behind(text)
      case .key(let key): text = "[\(key)]" + Self.behind(text)
      case .visit(let visit): text = "[\(visit)]" + Self.behind(text)
      }
      next = steps[step.parent]
    }
    return text.isEmpty ? "state" : text
  }

  private static func behind(_ text: String) -> String {
    text.isEmpty || text.hasPrefix("[") ? text : "." + text
  }
}

/// The visits in a state, found by reflection.
struct VisitSurvey {
  struct FoundVisit {
    let id: EntryID
    let item: any Sendable
    let place: Int
    let container: Int
    /// The place of the nearest entry around it; nil for none.
    let outer: Int?
  }

  /// The visits, each before those in it.
  private(set) var visits: [FoundVisit] = []

  /// The places of containers; true for one that keeps its entries.
  private(set) var containers: [Int: Bool] = [:]

  private struct Part {
    let value: Any
    let place: Int
    let outer: Int?
  }

  init(of state: Any, in places: inout StatePlaces) {
    // No recursion, because a state may be nested very deeply.
    var rest = [Part(value: state, place: StatePlaces.root, outer: nil)]
    while let part = rest.popLast() {
      if let container = part.value as? any ElementState {
        enter(container, part, &places, &rest)
        continue
      }
      let mirror = Mirror(reflecting: part.value)
      // An object is not part of a value, and may refer back to itself.
      guard mirror.displayStyle != .class else { continue }
      let isOptional = mirror.displayStyle == .optional
      for (position, child) in mirror.children.enumerated() {
        let label =
          child.label.map { StatePlaces.Label.name($0) }
          ?? Self.key(of: child.value, in: mirror.displayStyle) ?? .position(position)
        let place = isOptional ? part.place : places.place(label, in: part.place)
        rest.append(Part(value: child.value, place: place, outer: part.outer))
      }
    }
  }

  private static func key(of part: Any, in whole: Mirror.DisplayStyle?) -> StatePlaces.Label? {
    switch whole {
    case .dictionary:
      (Mirror(reflecting: part).children.first?.value as? AnyHashable).map { .key($0) }
    case .set: (part as? AnyHashable).map { .key($0) }
    default: nil
    }
  }

  private mutating func enter<Container: ElementState>(
    _ container: Container,
    _ part: Part,
    _ places: inout StatePlaces,
    _ rest: inout [Part]
  ) {
    let keeping = container as? any KeepingEntries
    containers[part.place] = keeping != nil
    func note(_ id: EntryID, _ item: any Sendable, _ content: Any) {
      let place = places.place(.visit(Visit(id)), in: part.place)
      visits.append(
        FoundVisit(id: id, item: item, place: place, container: part.place, outer: part.outer)
      )
      rest.append(Part(value: content, place: place, outer: place))
    }
    for entry in container.entries { note(entry.id, Container.item(of: entry.item), entry.item) }
    for (id, item) in keeping?.keptItems ?? [] { note(id, item, item) }
  }
}

/// A container that keeps entries beside those that are open.
protocol KeepingEntries {
  var keptItems: [(EntryID, any Sendable)] { get }
}

extension Keeping.State: KeepingEntries {
  var keptItems: [(EntryID, any Sendable)] { list.visits.map { ($0.id, $0.item) } }
}
