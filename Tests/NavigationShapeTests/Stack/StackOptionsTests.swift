import ComposableNavigation
import Testing
import TestSupport

@Suite struct StackOptionsTests {
  private let outer = StackOptions(isSwipeEnabled: true, hidesBarOnTap: true, barTint: "accent")

  @Test func `the innermost option decides, and the outer one fills in the rest`() {
    let inner = StackOptions(isSwipeEnabled: false, hidesBarWhenKeyboardAppears: true)
    #expect(
      outer.overridden(by: inner)
        == StackOptions(
          isSwipeEnabled: false,
          hidesBarOnTap: true,
          hidesBarWhenKeyboardAppears: true,
          barTint: "accent"
        )
    )
    #expect(outer.overridden(by: StackOptions()) == outer)
    #expect(StackOptions().overridden(by: outer) == outer)
  }

  @Test func `options are saved with those of the split`() throws {
    let options = SplitOptions(
      preferredDisplayMode: .overDetail,
      presentsWithGesture: false,
      preferredPrimaryColumnWidthFraction: 0.4,
      primaryEdge: .trailing,
      primaryBackgroundStyle: .sidebar,
      stack: outer,
      showsDisplayModeButton: true
    )
    #expect(try restored(options) == options)
    #expect(
      SplitOptions().preferredDisplayMode == .allVisible && SplitOptions().presentsWithGesture
    )
  }
}
