import Testing

@testable import ComposableNavigation

@Suite struct CasePathRefusalTests {
  private enum Functions {
    case plain((Int) -> Int)
    case inTuple(Int, () -> Void)
    case inOptional((() -> Void)?)
    case deep(Int, (String, (() -> Void)?))
    case number(Int)
  }

  private func refused<Root, Value>(
    _ path: CasePath<Root, Value>,
    _ root: Root
  ) -> String? {
    #expect(path.extract(root) == nil)
    return path.problem
  }

  @Test func `a payload with a function in it is refused when the path is made`() {
    let by =
      " has a function in it, which cannot be read out of a case; "
      + "write CasePath(embed:extract:) by hand"
    #expect((/Functions.plain).problem == "(Int) -> Int" + by)
    #expect(refused(/Functions.plain, .plain { $0 }) == "(Int) -> Int" + by)
    #expect(refused(/Functions.inTuple, .inTuple(1, {})) == "(Int, () -> ())" + by)
    #expect(refused(/Functions.inOptional, .inOptional {}) == "Optional<() -> ()>" + by)
    #expect(
      refused(/Functions.deep, .deep(1, ("", nil)))
        == "(Int, (String, Optional<() -> ()>))" + by
    )
    #expect((/Functions.number).extract(.number(3)) == 3)
    #expect((/Functions.number).extract(.plain { $0 }) == nil)
  }

  @Test func `a root that is not an enum is refused when the path is made`() {
    let path = CasePath<[Int], Int> { [$0] }
    #expect(path.problem == "Array<Int> is no enum; write CasePath(embed:extract:) by hand")
    #expect(path.extract([1]) == nil)
    #expect(CasePath<ToyDog, Int> { _ in ToyDog() }.problem != nil)
  }

  @Test func `a module without reflection data is named`() {
    // The compiler removes reflection only for whole modules, so only the message is tested.
    #expect(
      CasePathProblem.noReflection.text(root: ToyZoo.self, value: Int.self)
        == "ToyZoo comes from a module built without reflection data; "
        + "write CasePath(embed:extract:) by hand"
    )
  }

  private let converted =
    "the case of ToyZoo does not store exactly Int: its constructor was converted; "
    + "name the case's own type"

  @Test func `a constructor that was converted is refused at first sight`() {
    let path: CasePath<ToyZoo, Int> = /ToyZoo.optionalInt
    #expect(path.problem == nil)
    #expect(path.extract(.optionalInt(7)) == nil)
    #expect(path.problem == converted)
    #expect(path.extract(.optionalInt(7)) == nil)
  }

  @Test func `a converted constructor is refused also when nil is seen first`() {
    let path: CasePath<ToyZoo, Int> = /ToyZoo.optionalInt
    #expect(path.extract(.optionalInt(nil)) == nil)
    #expect(path.extract(.int(7)) == nil)
    #expect(path.extract(.optionalInt(7)) == nil)
    #expect(path.problem == converted)
  }

  @Test func `a constructor converted through two optionals is refused too`() {
    enum Deep { case value(Int??), other }
    let path: CasePath<Deep, Int> = /Deep.value
    #expect(path.extract(.value(nil)) == nil)
    #expect(path.extract(.value(.some(nil))) == nil)
    #expect(path.extract(.value(7)) == nil)
    #expect(path.problem?.contains("its constructor was converted") == true)
  }

  @Test func `a constructor converted to a derived class is refused after any first value`() {
    let path: CasePath<ToyZoo, ToyDog> = /ToyZoo.animal
    #expect(path.extract(.animal(ToyAnimal())) == nil)
    #expect(path.problem == nil)
    #expect(path.extract(.animal(ToyDog())) == nil)
    #expect(
      path.problem == "the case of ToyZoo does not store exactly ToyDog: its constructor was "
        + "converted; name the case's own type"
    )
  }

  @Test func `a constructor converted from an existential is refused`() {
    let any: CasePath<ToyZoo, Int> = /ToyZoo.any
    #expect(any.extract(.any("text")) == nil)
    #expect(any.extract(.any(7)) == nil)
    #expect(any.problem == converted)
  }

  @Test func `an enum with its own mirror is refused, since paths learn from the mirror`() {
    let path = /ToyDisguise.dog
    #expect(
      path.problem == "ToyDisguise shapes its own mirror, by which a case cannot be read; "
        + "write CasePath(embed:extract:) by hand"
    )
    #expect(path.extract(.number(1)) == nil)
    #expect(path.extract(.dog(ToyDog())) == nil)
  }
}

/// An enum whose mirror shows a dog in every case.
enum ToyDisguise: CustomReflectable {
  case number(Int)
  case dog(ToyDog)

  var customMirror: Mirror { Mirror(self, children: ["dog": ToyDog()]) }
}
