import ComposableNavigation
import Testing

@Suite struct CasePathTests {
  @Test func `a payload-free case is found and others are missed`() {
    expectPath(
      CasePath(ToyInner.two),
      finds: (),
      misses: [.one(2)],
      same: { _, _ in true }
    )
    expectPath(/ToyInner.two, finds: (), misses: [.one(2)], same: { _, _ in true })
    #expect((/ToyInner.two).embed(()) == .two)
  }

  @Test func `the operator infers a payload-free case and a constructor alike`() {
    let free = /ToyInner.two
    let constructor = /ToyInner.one
    #expect(free.extract(.two) != nil)
    #expect(constructor.extract(.one(4)) == 4)
    #expect(CasePath(ToyInner.one).extract(.one(5)) == 5)
  }

  @Test func `a Void payload is found`() {
    expectPath(
      /ToyZoo.void,
      finds: (),
      misses: ToyZoo.samples(but: "void"),
      same: { _, _ in true }
    )
    expectPath(
      /ToyZoo.boxedVoid,
      finds: (),
      misses: ToyZoo.samples(but: "boxedVoid"),
      same: { _, _ in true }
    )
  }

  @Test func `a payload that needs no memory is found`() {
    enum Switch: Equatable { case turned }
    struct Empty: Equatable {}
    enum Root {
      case text(String), turned(Switch), other(Switch), empty(Empty), nothing, never(Never)
    }
    let roots: [Root] = [
      .text("text"), .turned(.turned), .other(.turned), .empty(Empty()), .nothing,
    ]
    let (turned, other, empty) = (/Root.turned, /Root.other, /Root.empty)
    for _ in 0..<2 {
      #expect(roots.map(turned.extract) == [nil, .turned, nil, nil, nil])
      #expect(roots.map(other.extract) == [nil, nil, .turned, nil, nil])
      #expect(roots.map(empty.extract) == [nil, nil, nil, Empty(), nil])
    }
    let never: CasePath<Root, Never> = /Root.never
    for root in roots where never.extract(root) != nil { Issue.record("Never is nobody's payload") }
  }

  @Test func `a single payload is found`() {
    expectPath(/ToyZoo.int, finds: 42, misses: ToyZoo.samples(but: "int"))
    expectPath(/ToyZoo.bool, finds: false, misses: ToyZoo.samples(but: "bool"))
    expectPath(/ToyZoo.string, finds: "a", misses: ToyZoo.samples(but: "string"))
    expectPath(/ToyZoo.array, finds: [7, 8], misses: ToyZoo.samples(but: "array"))
    expectPath(/ToyZoo.big, finds: ToyBig(a: 9), misses: ToyZoo.samples(but: "big"))
    expectPath(/ToyZoo.inner, finds: .one(3), misses: ToyZoo.samples(but: "inner"))
  }

  @Test func `a labelled single payload is found`() {
    expectPath(/ToyZoo.labelled, finds: 42, misses: ToyZoo.samples(but: "labelled"))
  }

  @Test func `tuples are found, labelled or not`() {
    expectPath(
      /ToyZoo.pair,
      finds: (1, "one"),
      misses: ToyZoo.samples(but: "pair"),
      same: ==
    )
    expectPath(
      /ToyZoo.labelledPair,
      finds: (1, "one"),
      misses: ToyZoo.samples(but: "labelledPair"),
      same: ==
    )
  }

  @Test(arguments: [nil, 7] as [Int?])
  func `an optional payload is found, whether or not it is nil`(value: Int?) {
    expectPath(/ToyZoo.optionalInt, finds: value, misses: ToyZoo.samples(but: "optionalInt"))
    expectPath(
      /ToyZoo.optionalString,
      finds: value.map { "\($0)" },
      misses: ToyZoo.samples(but: "optionalString")
    )
    expectPath(
      /ToyZoo.optionalBool,
      finds: value.map { $0 > 0 },
      misses: ToyZoo.samples(but: "optionalBool")
    )
  }

  @Test func `a nil that is seen first does not hide later values`() {
    let path = /ToyZoo.optionalInt
    #expect(path.extract(.optionalInt(nil)) == .some(nil))
    #expect(path.extract(.optionalInt(7)) == .some(7))
    #expect(path.extract(.int(7)) == nil)
    #expect(path.extract(.optionalInt(nil)) == .some(nil))
  }

  @Test func `a class is found, also with a derived object in it`() {
    let (animal, dog) = (ToyAnimal(), ToyDog())
    expectPath(
      /ToyZoo.animal,
      finds: animal,
      misses: ToyZoo.samples(but: "animal"),
      same: ===
    )
    expectPath(/ToyZoo.animal, finds: dog, misses: ToyZoo.samples(but: "animal"), same: ===)
  }

  @Test func `existentials are found`() {
    expectPath(
      /ToyZoo.named,
      finds: ToyDog(),
      misses: ToyZoo.samples(but: "named"),
      same: { $0.name == $1.name }
    )
    expectPath(
      /ToyZoo.any,
      finds: "text",
      misses: ToyZoo.samples(but: "any"),
      same: { $0 as? String == $1 as? String }
    )
    expectPath(
      /ToyZoo.any,
      finds: Int?.none as Any,
      misses: ToyZoo.samples(but: "any"),
      same: { "\($0)" == "\($1)" }
    )
    expectPath(
      /ToyZoo.error,
      finds: ToyError.broken(3),
      misses: ToyZoo.samples(but: "error"),
      same: { $0 as? ToyError == $1 as? ToyError }
    )
    expectPath(/ToyZoo.type, finds: String.self, misses: ToyZoo.samples(but: "type"), same: ==)
  }

  @Test func `indirect cases and indirect enums are found`() {
    expectPath(/ToyZoo.boxed, finds: 42, misses: ToyZoo.samples(but: "boxed"))
    expectPath(/ToyZoo.boxedString, finds: "42", misses: ToyZoo.samples(but: "boxedString"))
    expectPath(
      /ToyZoo.boxedPair,
      finds: (4, "two"),
      misses: ToyZoo.samples(but: "boxedPair"),
      same: ==
    )
    let sum = ToyTerm.sum(.number(1), .sum(.leaf, .number(2)))
    expectPath(/ToyTerm.number, finds: 3, misses: [.leaf, sum])
    expectPath(/ToyTerm.leaf, finds: (), misses: [.number(3), sum], same: { _, _ in true })
    expectPath(
      /ToyTerm.sum,
      finds: (.number(1), sum),
      misses: [.leaf, .number(0)],
      same: ==
    )
  }
}
