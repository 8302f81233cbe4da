import TestSupport
import Testing

@testable import ComposableNavigation

// Where an enum keeps its tag: beside the payload, in bits that payloads leave unused, or in both.
private enum Words { case first(Int), second(Int), small(UInt8), none }
private enum Numbers { case first(Double), second(Double) }
private enum Texts { case first(String), second(String), third(String), none }
private enum Flags { case first(Bool), second(Bool), third(Bool), none }
private enum Objects {
  case a(ToyAnimal), b(ToyAnimal), c(ToyAnimal), d(ToyAnimal), e(ToyAnimal), f(ToyAnimal)
}
private enum Mixed { case number(Int32), flag(Bool), object(ToyAnimal?), text(Texts), none }
private enum Single { case only(String?) }

/// Taken from one value, and used for all of its case: whether a payload lies there as it is.
@Suite struct CasePathPayloadLaws {
  private let words = [0, -1, .max, .min] + (0..<64).map { 1 << $0 }
  private let texts = ["", "a", "fifteen letters", "longer than what a string holds itself", "ä🙂"]
  private let animals = (0..<4).flatMap { _ in [ToyAnimal(), ToyDog()] }

  /// Every value after every other one that has taught the path.
  ///
  /// - Returns: How many of the values do not lie in their enum as they are.
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

  @Test func `what a path has learned from one value holds for every value of its case`() {
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
    // Were all taken as they lie there, these would be wrong: the search has both kinds.
    #expect(moved > 0)
    all.finish("; \(moved) values do not lie in their enum as they are")
  }
}
