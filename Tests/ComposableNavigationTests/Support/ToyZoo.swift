import Testing

import ComposableNavigation

/// One case for every kind of payload of a case path.
enum ToyZoo {
  case nothing
  case void(Void)
  case int(Int)
  case labelled(value: Int)
  case pair(Int, String)
  case labelledPair(x: Int, y: String)
  case big(ToyBig)
  case string(String)
  case array([Int])
  case optionalInt(Int?)
  case optionalString(String?)
  case bool(Bool)
  case optionalBool(Bool?)
  case inner(ToyInner)
  case type(any Any.Type)
  case animal(ToyAnimal)
  case named(any ToyNamed)
  case any(Any)
  case error(any Error)
  case function((Int) -> Int)
  indirect case boxed(Int)
  indirect case boxedString(String)
  indirect case boxedPair(UInt8, String)
  indirect case boxedVoid(Void)

  static func samples(but name: String) -> [ToyZoo] {
    let all: [(String, ToyZoo)] = [
      ("nothing", .nothing), ("void", .void(())), ("int", .int(1)),
      ("labelled", .labelled(value: 2)), ("pair", .pair(3, "three")),
      ("labelledPair", .labelledPair(x: 4, y: "four")), ("big", .big(ToyBig())),
      ("string", .string("a string that is too long to lie in the enum itself")),
      ("array", .array([1, 2, 3])), ("optionalInt", .optionalInt(nil)),
      ("optionalInt", .optionalInt(5)), ("optionalString", .optionalString(nil)),
      ("bool", .bool(true)), ("optionalBool", .optionalBool(nil)), ("inner", .inner(.two)),
      ("type", .type(Int.self)), ("animal", .animal(ToyDog())), ("named", .named(ToyDog())),
      ("any", .any(7)), ("any", .any("seven")), ("error", .error(ToyError.other)),
      ("function", .function { $0 + 1 }), ("boxed", .boxed(8)),
      ("boxedString", .boxedString("eight")), ("boxedPair", .boxedPair(9, "nine")),
      ("boxedVoid", .boxedVoid(())),
    ]
    return all.filter { $0.0 != name }.map(\.1)
  }
}

struct ToyBig: Hashable, Sendable {
  var a = 1
  var b = "two"
  var c = 3.0
  var d = [4]
  var e: UInt8 = 5
}

enum ToyInner: Hashable, Sendable { case one(Int), two }

enum ToyError: Error, Equatable { case broken(Int), other }

protocol ToyNamed { var name: String { get } }

class ToyAnimal: ToyNamed {
  var name: String { "animal" }
}

final class ToyDog: ToyAnimal {
  override var name: String { "dog" }
}

enum ToyGeneric<Value> {
  case first(Value)
  case second(Value)
  case neither

  enum Nested<Other> {
    case value(Value)
    case other(Other)
  }
}

indirect enum ToyTerm: Equatable, Sendable {
  case leaf
  case number(Int)
  case sum(ToyTerm, ToyTerm)
}

/// Expects that a path finds its case, misses the others, and extracts what it embedded, after
/// learning from any value and again later.
func expectPath<Root, Value>(
  _ path: @autoclosure () -> CasePath<Root, Value>,
  finds value: Value,
  misses: [Root],
  same: (Value, Value) -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for missesFirst in [true, false] {
    let path = path()
    for round in 1...3 {
      if missesFirst || round > 1 {
        for (index, miss) in misses.enumerated() {
          #expect(
            path.extract(miss) == nil,
            "miss \(index) in round \(round)",
            sourceLocation: sourceLocation
          )
        }
      }
      let found = path.extract(path.embed(value))
      #expect(
        found.map { same($0, value) } == true,
        "hit in round \(round)",
        sourceLocation: sourceLocation
      )
    }
    #expect(path.problem == nil, sourceLocation: sourceLocation)
  }
}

func expectPath<Root, Value: Equatable>(
  _ path: @autoclosure () -> CasePath<Root, Value>,
  finds value: Value,
  misses: [Root],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectPath(path(), finds: value, misses: misses, same: ==, sourceLocation: sourceLocation)
}
