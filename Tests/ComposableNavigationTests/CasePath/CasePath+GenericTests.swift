import ComposableNavigation
import Foundation
import Testing

@Suite struct CasePathGenericTests {
  private func expectGeneric<Value: Equatable>(_ value: Value) {
    typealias Root = ToyGeneric<Value>
    expectPath(/Root.first, finds: value, misses: [.second(value), .neither])
    expectPath(/Root.second, finds: value, misses: [.first(value), .neither])
  }

  @Test func `a generic enum is read at any type, in a generic context`() {
    expectGeneric(1)
    expectGeneric("one")
    expectGeneric(Bool?.none)
    expectGeneric(Bool?.some(true))
    expectGeneric([1, 2])
    expectGeneric(ToyBig())
    expectPath(
      /ToyGeneric<Void>.first,
      finds: (),
      misses: [.second(()), .neither],
      same: { _, _ in true }
    )
  }

  @Test func `a generic enum in a generic enum is read`() {
    typealias Root = ToyGeneric<Int>.Nested<String>
    expectPath(/Root.value, finds: 1, misses: [.other("a")])
    expectPath(/Root.other, finds: "b", misses: [.value(2)])
  }

  @Test func `both cases of an optional are found`() {
    expectPath(/Int?.some, finds: 3, misses: [nil])
    expectPath(/Int?.none, finds: (), misses: [3], same: { _, _ in true })
    expectPath(/Int??.some, finds: nil, misses: [nil])
    let dog = ToyDog()
    expectPath(/ToyDog?.some, finds: dog, misses: [nil], same: ===)
  }

  @Test func `both cases of a result are found`() {
    typealias Root = Result<Int, ToyError>
    expectPath(/Root.success, finds: 3, misses: [.failure(.other)])
    expectPath(/Root.failure, finds: .broken(1), misses: [.success(1)])
  }

  @Test func `enums of Foundation and of the standard library are read`() {
    let context = DecodingError.Context(codingPath: [], debugDescription: "why")
    expectPath(
      /DecodingError.dataCorrupted,
      finds: context,
      misses: [.valueNotFound(Int.self, context), .typeMismatch(Int.self, context)],
      same: { $0.debugDescription == $1.debugDescription }
    )
    expectPath(
      /Calendar.Identifier.gregorian,
      finds: (),
      misses: [.buddhist, .iso8601],
      same: { _, _ in true }
    )
    typealias Strategy = JSONDecoder.NonConformingFloatDecodingStrategy
    expectPath(
      CasePath<Strategy, (String, String, String)>(
        Strategy.convertFromString(positiveInfinity:negativeInfinity:nan:)
      ),
      finds: ("+", "-", "?"),
      misses: [.throw],
      same: ==
    )
    expectPath(
      /FloatingPointRoundingRule.up,
      finds: (),
      misses: [.down, .towardZero],
      same: { _, _ in true }
    )
  }

  @Test func `an enum with a single case is read`() {
    enum Number: Equatable { case value(Int) }
    enum Text: Equatable { case value(String) }
    enum Unit: Equatable { case value }
    enum Empty { case value(Void) }
    expectPath(/Number.value, finds: 1, misses: [])
    expectPath(/Text.value, finds: "one", misses: [])
    expectPath(/Unit.value, finds: (), misses: [], same: { _, _ in true })
    expectPath(/Empty.value, finds: (), misses: [], same: { _, _ in true })
  }

  @Test func `a case beyond the sixty-fourth is found, and missed`() {
    let path = /ToyAlphabet.z9
    for letter in ToyAlphabet.allCases {
      #expect((path.extract(letter) != nil) == (letter == .z9))
      #expect((path.extract(letter) != nil) == (letter == .z9))
    }
    #expect(ToyAlphabet.allCases.count > 64)
  }

  @Test func `a closure that is no case never matches`() {
    let path = CasePath<ToyInner, Int> { $0 < 0 ? .two : .one($0 + 1) }
    #expect(path.extract(.two) == nil)
    let fixed = CasePath<ToyInner, String> { _ in .two }
    #expect(fixed.extract(.one(1)) == nil)
    #expect(fixed.extract(.two) == nil)
  }

  @Test func `a path made by hand behaves as its two closures`() {
    let even = CasePath<Int, Int>(embed: { $0 * 2 }, extract: { $0 % 2 == 0 ? $0 / 2 : nil })
    #expect(even.extract(6) == 3)
    #expect(even.extract(7) == nil)
    #expect(even.embed(4) == 8)
    #expect(even.problem == nil)
    #expect(CasePath<Int, Int>.whole.extract(5) == 5)
    #expect(CasePath<Int, Int>.whole.embed(5) == 5)
  }
}

/// An enum with more cases than a word has bits.
enum ToyAlphabet: CaseIterable {
  case a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9
  case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9
  case e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, z0, z1, z2, z3, z4, z5, z6, z7, z8, z9
  case y0, y1, y2, y3, y4, y5, y6, y7, y8, y9
}
