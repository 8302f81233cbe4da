import ComposableNavigation
import Testing
import TestSupport

@Suite struct ShapeSpellingTests {
  static let shapes: [any SpellingsUnderLaw] = [
    Spellings<ToyStack.Action>.stack, Spellings<ToyModal.Action>.modal,
    Spellings<ToyTabs.Action>.tabs, Spellings<ToyWindows.Action>.windows,
  ]

  @Test(arguments: ShapeSpellingTests.shapes)
  func `every spelling is its case, and is written under its own name`(
    shape: any SpellingsUnderLaw
  ) throws {
    #expect(try shape.faults() == [])
  }
}
