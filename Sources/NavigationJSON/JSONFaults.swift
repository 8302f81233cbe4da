/// A list or a dictionary that could not be decoded, with the types of its parts.
///
/// Its parts can be decoded one by one, so that only the unreadable ones are left out.
package enum JSONCollection {
  /// A list with elements of one type, or an object with values of one type.
  case each(any Decodable.Type)
  /// A dictionary that is encoded as a list: a key, a value, a key, a value.
  case pairs(any Decodable.Type, any Decodable.Type)
}

/// The lists and dictionaries that could not be decoded, by their places.
package final class JSONFaults {
  package private(set) var collections: [[JSONStep]: JSONCollection] = [:]

  package init() {}

  func note(_ collection: JSONCollection, at place: JSONPlace?) {
    collections[place?.steps ?? []] = collection
  }
}

/// A step into a list or an object.
package enum JSONStep: Hashable {
  case name(String)
  case index(Int)
}

/// The place of a value in a larger one; nil for the whole.
final class JSONPlace {
  private let outer: JSONPlace?
  private let key: any CodingKey
  private let step: JSONStep

  init(_ outer: JSONPlace?, _ key: any CodingKey, _ step: JSONStep) {
    (self.outer, self.key, self.step) = (outer, key, step)
  }

  /// The keys from the root to this place.
  ///
  /// - Complexity: O(*d*) in the depth of the place.
  var path: [any CodingKey] { all.map(\.key) }

  /// The steps from the root to this place.
  ///
  /// - Complexity: O(*d*) in the depth of the place.
  var steps: [JSONStep] { all.map(\.step) }

  private var all: [JSONPlace] {
    Array(sequence(first: self) { $0.outer }).reversed()
  }
}

/// A dictionary whose members can be decoded one by one.
protocol JSONDictionary {
  static func collection(in value: JSONValue) -> JSONCollection
}

extension Dictionary: JSONDictionary where Key: Decodable, Value: Decodable {
  static func collection(in value: JSONValue) -> JSONCollection {
    if case .array = value { .pairs(Key.self, Value.self) } else { .each(Value.self) }
  }
}
