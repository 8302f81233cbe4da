import Testing
import TestSupport

@testable import ComposableNavigation

/// The list of running effects, compared with an array.
@Suite struct EffectRunsTests {
  private typealias Run = EffectRun<SearchTag<Int>>

  private func run(_ number: Int) -> Run {
    Run(number: number, scope: EffectScope(tag: SearchTag(cause: number)), sequence: nil)
  }

  @Test(arguments: UInt64(0)..<20)
  func `runs that end in any order keep the others in order`(seed: UInt64) {
    var numbers = ToyRandom(seed: seed)
    var runs = EffectRuns<SearchTag<Int>>()
    var model: [Int] = []
    for number in 0..<200 {
      runs.append(run(number))
      model.append(number)
      while !model.isEmpty, Int.random(in: 0..<3, using: &numbers) == 0 {
        let gone = model.remove(at: Int.random(in: 0..<model.count, using: &numbers))
        #expect(runs.remove(gone)?.number == gone)
        #expect(runs.remove(gone) == nil)
        #expect(runs[number: gone] == nil)
      }
      #expect(runs.map(\.number) == model)
      #expect(runs.count == model.count)
      #expect(runs.isEmpty == model.isEmpty)
      #expect(runs.first?.number == model.first)
    }
    for number in model { #expect(runs[number: number]?.cause == number) }
  }

  @Test func `a number that no run has had is none`() {
    var runs = EffectRuns<SearchTag<Int>>()
    #expect(runs.remove(0) == nil)
    #expect(runs[number: 3] == nil)
    #expect(runs.isEmpty)
    runs.append(run(4))
    #expect(runs[number: 3] == nil)
    #expect(runs[number: 5] == nil)
    #expect(runs.first?.number == 4)
  }
}
