import ComposableNavigation
import Testing
import TestSupport

@Suite struct StackOptionsTests {
  @Test func `options are saved with those of the split`() throws {
    let options = SplitOptions(
      preferredDisplayMode: .overDetail,
      presentsWithGesture: false,
      preferredPrimaryColumnWidthFraction: 0.4,
      primaryEdge: .trailing,
      primaryBackgroundStyle: .sidebar,
      stack: StackOptions(isSwipeEnabled: true, hidesBarOnTap: true, barTint: "accent"),
      showsDisplayModeButton: true
    )
    #expect(try restored(options) == options)
    #expect(
      SplitOptions().preferredDisplayMode == .allVisible && SplitOptions().presentsWithGesture
    )
  }
}
