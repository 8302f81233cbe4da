import ComposableNavigation
import TestSupport
import Testing

/// The laws of the commands of every shape's hosts; those of one alone are in its folder.
@Suite struct ShapeCommandLawsTests {
  static let shapes: [CommandsUnderLaw] = [
    .stacks, .tabs("tab lists", .all), .tabs("tab lists without moves", []), .windows,
  ]

  @Test(arguments: ShapeCommandLawsTests.shapes)
  func `applying the command to the old list gives the new list`(shape: CommandsUnderLaw) {
    var search = ToySearch("pairs of \(shape.testDescription)")
    for old in shape.lists {
      for new in shape.lists {
        let after = shape.applied(old, new)
        search.check(after == (old == new ? nil : new), "\(old) → \(new): \(after as Any)")
      }
    }
    search.finish()
  }
}
