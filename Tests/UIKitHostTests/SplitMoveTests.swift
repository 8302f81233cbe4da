import Testing
import UIKit

/// Pages that move from a column of a split to another one while a transition runs.
@MainActor
@Suite struct SplitMoveTests {
  private let histories = RandomHistories(count: 0) { PadWorld($0) }

  @Test(arguments: 0..<32)
  func `a page that moves to another column is in that column alone`(number: Int) {
    // The list's transition runs in a tab that is not selected.
    let fault = histories.fault(
      after: [.selectLast, .list, .tapFirst, .detail, .narrow, .wide],
      inOrder: number
    )
    #expect(fault == nil)
  }

  @Test(arguments: 0..<32)
  func `pages move to the compact column while both columns are busy`(number: Int) {
    let fault = histories.fault(
      after: [.turn, .selectLast, .list, .detail, .sheet, .narrow],
      inOrder: number
    )
    #expect(fault == nil)
  }
}
