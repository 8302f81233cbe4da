extension StepNavigation {
  /// A value, the values before it, and those that the user has gone back from.
  ///
  /// ```swift
  /// var state = StepNavigation<String>.State("all")
  /// _ = StepNavigation().reduce(into: &state, action: .push("unread"))
  /// state.earlierValues                                // ["all"]
  /// ```
  public struct State: Equatable, Sendable {
    /// The value of the screen.
    ///
    /// Writing replaces it without a step.
    public var value: Value

    var past: ForwardItems<Value>?
    var ahead: ForwardItems<Value>?

    /// Makes a state without steps.
    ///
    /// - Parameters:
    ///   - value: The first value.
    ///   - history: The number of steps that are kept, in each direction.
    public init(_ value: Value, history: ForwardHistory = .kept(limit: 100)) {
      self.value = value
      past = ForwardItems(history, nearestLast: [])
      ahead = past
    }

    /// The values that back restores, the nearest first.
    ///
    /// - Complexity: O(*n*).
    public var earlierValues: [Value] { past?.nearestLast.reversed() ?? [] }

    /// The values that the user can go forward to, the nearest first.
    ///
    /// - Complexity: O(*n*).
    public var laterValues: [Value] { ahead?.nearestLast.reversed() ?? [] }

    mutating func push(_ value: Value) {
      guard value != self.value else { return }
      past?.append([self.value])
      ahead?.removeAll()
      self.value = value
    }

    typealias List = WritableKeyPath<Self, ForwardItems<Value>?>

    mutating func move(_ steps: ForwardSteps, from list: List, to other: List) {
      let count = steps.count(of: self[keyPath: list]?.nearestLast.count ?? 0)
      guard count > 0, let taken = self[keyPath: list]?.take(count) else { return }
      let left = [value] + taken.dropLast()
      self[keyPath: other]?.append(left)
      value = taken[count - 1]
    }
  }
}

extension StepNavigation.State: Hashable where Value: Hashable {}

extension StepNavigation.State: Encodable where Value: Encodable {
  /// Encodes the value and the steps in both directions.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(value, forKey: .value)
    try past?.encode(to: &container, .past, list: .items)
    try ahead?.encode(to: &container, .ahead, list: .items)
  }
}

extension StepNavigation.State: Decodable where Value: Decodable {
  /// Decodes the value and the steps; an `ArchiveFormat` leaves out each step that cannot be read.
  public init(from decoder: any Decoder) throws {
    let saved = try SavedParts(decoder)
    value = try saved.container.decode(Value.self, forKey: .value)
    past = try .read(from: saved, .past, list: .items) { item, _ in item }
    ahead = try .read(from: saved, .ahead, list: .items) { item, _ in item }
  }
}
