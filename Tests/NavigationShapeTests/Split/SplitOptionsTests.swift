import ComposableNavigation
import Foundation
import Testing
import TestSupport

@Suite struct SplitOptionsTests {
  private static let numbers: [Double] = [.nan, -.nan, .signalingNaN, .infinity, -.infinity]

  @Test(arguments: numbers)
  func `a width that is no finite number is the host's own`(number: Double) throws {
    var options = SplitOptions(preferredPrimaryColumnWidthFraction: number)
    #expect(options.preferredPrimaryColumnWidthFraction == nil)
    options.preferredPrimaryColumnWidthFraction = 0.25
    #expect(options.preferredPrimaryColumnWidthFraction == 0.25)
    options.preferredPrimaryColumnWidthFraction = number
    #expect(options == SplitOptions())
  }

  @Test(arguments: ["NaN", "Infinity", "-Infinity"])
  func `a width that is no finite number is read as the host's own`(number: String) throws {
    let json = try String(
      decoding: JSONEncoder().encode(SplitOptions(preferredPrimaryColumnWidthFraction: 0.5)),
      as: UTF8.self
    )
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity",
      negativeInfinity: "-Infinity",
      nan: "NaN"
    )
    let mangled = json.replacingOccurrences(of: "0.5", with: "\"\(number)\"")
    #expect(mangled != json)
    #expect(try decoder.decode(SplitOptions.self, from: Data(mangled.utf8)) == SplitOptions())
  }

  @Test func `options are read as they were written`() throws {
    let options = SplitOptions(
      preferredDisplayMode: .overDetail,
      presentsWithGesture: false,
      preferredPrimaryColumnWidthFraction: 0.25,
      primaryEdge: .trailing,
      primaryBackgroundStyle: .sidebar,
      stack: StackOptions(isSwipeEnabled: false),
      showsDisplayModeButton: true
    )
    #expect(try restored(options) == options)
    #expect(try restored(SplitOptions()) == SplitOptions())
  }
}
