import Testing
import TestSupport

import ComposableNavigation

// The place of an enum's tag: beside the payload, in bits that payloads leave unused, or in both.
private enum Words { case first(Int), second(Int), small(UInt8), none }
private enum Numbers { case first(Double), second(Double) }
private enum Texts { case first(String), second(String), third(String), none }
private enum Flags { case first(Bool), second(Bool), third(Bool), none }
private enum Objects {
  case a(ToyAnimal), b(ToyAnimal), c(ToyAnimal), d(ToyAnimal), e(ToyAnimal), f(ToyAnimal)
}
private enum Mixed { case number(Int32), flag(Bool), object(ToyAnimal?), text(Texts), none }
private enum Single { case only(String?) }

// Types without values, of every form.
private enum Empty {}
private enum Nothing<Value> {}
private enum Boxed { case only(Empty) }
private enum Either { case left(Never), right(Empty) }
private struct Holding { let empty: Empty }
private struct Deep { let (number, holding): (Int, Holding) }
private struct Generic<Value> { let value: Value }

// Types with one value, which need no memory either.
private enum Switch { case turned }
private struct Unit {}
private struct Nested { let (unit, turned): (Unit, Switch) }
private enum BoxedUnit { case only(Unit) }

/// A case for each type, in an enum whose layout the compiler knows.
private enum Odd {
  case plain, text(String), other
  case never(Never), empty(Empty), nothing(Nothing<Int>), boxed(Boxed), either(Either)
  case holding(Holding), deep(Deep), generic(Generic<Never>), pair(Never, Int), units(Never, Unit)
  case turned(Switch), unit(Unit), nested(Nested), boxedUnit(BoxedUnit), void(Void)
  case optional(Never?), list([Never])
}

/// The same in an enum that is laid out at run time.
private enum Held<Value> { case plain, text(String), value(Value), other(Value), number(Int) }

/// A path learns from one value, for all values of its case, whether the payload is stored
/// unchanged.
@Suite struct CasePathPayloadLaws {
  private let words = [0, -1, .max, .min] + (0..<64).map { 1 << $0 }
  private let texts = ["", "a", "fifteen letters", "longer than what a string holds itself", "ä🙂"]
  private let animals = (0..<4).flatMap { _ in [ToyAnimal(), ToyDog()] }

  /// Extracts every value after the path has learned from every other one.
  ///
  /// - Returns: The number of values that are not stored unchanged in their enum.
  private func search<Root, Value>(
    _ search: inout ToySearch,
    _ path: @autoclosure () -> CasePath<Root, Value>,
    _ values: [Value],
    same: (Value, Value) -> Bool
  ) -> Int {
    for (number, teacher) in values.enumerated() {
      let path = path()
      _ = path.extract(path.embed(teacher))
      for (other, value) in values.enumerated() {
        let found = path.extract(path.embed(value))
        search.check(
          found.map { same($0, value) } == true,
          "\(Root.self): \(other), learned from \(number)"
        )
      }
    }
    return values.count { value in
      let (whole, payload) = (path().embed(value), value)
      return withUnsafeBytes(of: whole) { whole in
        withUnsafeBytes(of: payload) { !whole.prefix($0.count).elementsEqual($0) }
      }
    }
  }

  private func search<Root, Value: Equatable>(
    _ search: inout ToySearch,
    _ path: @autoclosure () -> CasePath<Root, Value>,
    _ values: [Value]
  ) -> Int {
    self.search(&search, path(), values, same: ==)
  }

  @Test func `a path that has learned from one value works for all values of its case`() {
    var all = ToySearch("payloads after others that taught their path")
    var moved = search(&all, /Words.first, words) + search(&all, /Words.second, words)
    moved += search(&all, /Words.small, Array(0...255))
    let numbers = [0, -0.0, .infinity, .nan, .signalingNaN, .leastNonzeroMagnitude]
    for path in [/Numbers.first, /Numbers.second] {
      moved += search(&all, path, numbers) { $0.bitPattern == $1.bitPattern }
    }
    for make in [Texts.first, Texts.second, Texts.third] {
      moved += search(&all, CasePath(make), texts)
    }
    for make in [Flags.first, Flags.second, Flags.third] {
      moved += search(&all, CasePath(make), [true, false])
    }
    for make in [Objects.a, Objects.b, Objects.c, Objects.d, Objects.e, Objects.f] {
      moved += search(&all, CasePath(make), animals, same: ===)
    }
    moved += search(&all, /Mixed.number, words.map(Int32.init(truncatingIfNeeded:)))
    moved += search(&all, /Mixed.flag, [true, false])
    moved += search(&all, /Mixed.object, animals + [nil], same: ===)
    moved += search(&all, /Single.only, texts + [nil])
    // Reading every payload unchanged would fail for these: the search has both kinds.
    #expect(moved > 0)
    all.finish("; \(moved) values do not lie in their enum as they are")
  }

  /// Tries all other cases, in each order; the case itself has no values.
  private func expectNone<Root, Value>(
    _ search: inout ToySearch,
    _ path: @autoclosure () -> CasePath<Root, Value>,
    in roots: [Root]
  ) {
    for first in roots.indices {
      let path = path()
      let found = roots[first...].count { path.extract($0) != nil }
      search.check(found == 0 && path.problem == nil, "\(Value.self) in \(roots[first])")
    }
  }

  private func expectNone<Value>(_ search: inout ToySearch, of type: Value.Type) {
    expectNone(&search, /Held<Value>.value, in: [.plain, .text("a"), .number(1)])
    expectNone(&search, /Held<Value>.other, in: [.number(1), .plain, .text("a")])
    expectNone(&search, /Value?.some, in: [nil])
    expectNone(&search, /Result<Value, ToyError>.success, in: [.failure(.other)])
  }

  @Test func `of a type without values none is found, and none is made`() {
    var all = ToySearch("values beside a payload that has none")
    expectNone(&all, of: Never.self)
    expectNone(&all, of: Empty.self)
    expectNone(&all, of: Nothing<Int>.self)
    expectNone(&all, of: Nothing<Never>.self)
    expectNone(&all, of: Boxed.self)
    expectNone(&all, of: Either.self)
    expectNone(&all, of: Holding.self)
    expectNone(&all, of: Deep.self)
    expectNone(&all, of: Generic<Never>.self)
    expectNone(&all, of: Generic<Generic<Empty>>.self)
    expectNone(&all, of: (Never, Int).self)
    expectNone(&all, of: (Unit, Empty).self)
    let odd: [Odd] = [
      .plain, .text("a"), .other, .turned(.turned), .unit(Unit()), .void(()),
      .nested(Nested(unit: Unit(), turned: .turned)), .boxedUnit(.only(Unit())), .optional(nil),
      .list([]),
    ]
    expectNone(&all, /Odd.never, in: odd)
    expectNone(&all, /Odd.empty, in: odd)
    expectNone(&all, /Odd.nothing, in: odd)
    expectNone(&all, /Odd.boxed, in: odd)
    expectNone(&all, /Odd.either, in: odd)
    expectNone(&all, /Odd.holding, in: odd)
    expectNone(&all, /Odd.deep, in: odd)
    expectNone(&all, /Odd.generic, in: odd)
    expectNone(&all, CasePath<Odd, (Never, Int)>(Odd.pair), in: odd)
    expectNone(&all, CasePath<Odd, (Never, Unit)>(Odd.units), in: odd)
    all.finish()
  }

  @Test func `the payload of a type with one value is found after any first value`() {
    let odd: [Odd] = [.plain, .text("a"), .other, .optional(nil), .list([])]
    expectPath(/Odd.turned, finds: .turned, misses: odd + [.unit(Unit())], same: { _, _ in true })
    expectPath(/Odd.unit, finds: Unit(), misses: odd + [.turned(.turned)], same: { _, _ in true })
    expectPath(/Odd.void, finds: (), misses: odd + [.unit(Unit())], same: { _, _ in true })
    expectPath(
      /Odd.nested,
      finds: Nested(unit: Unit(), turned: .turned),
      misses: odd + [.turned(.turned), .boxedUnit(.only(Unit()))],
      same: { _, _ in true }
    )
    expectPath(
      /Odd.boxedUnit,
      finds: .only(Unit()),
      misses: odd + [.unit(Unit())],
      same: { _, _ in true }
    )
    expectPath(
      /Odd.optional,
      finds: nil,
      misses: Array(odd.dropLast(2)) + [.list([])],
      same: { _, _ in true }
    )
    expectPath(
      /Held<Unit>.value,
      finds: Unit(),
      misses: [.plain, .text("a"), .other(Unit()), .number(1)],
      same: { _, _ in true }
    )
    expectPath(
      /Held<Never?>.value,
      finds: nil,
      misses: [.plain, .text("a"), .other(nil), .number(1)],
      same: { _, _ in true }
    )
  }
}
