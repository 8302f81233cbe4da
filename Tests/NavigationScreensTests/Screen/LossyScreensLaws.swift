import ComposableNavigation
import Foundation
import NavigationArchive
import NavigationScreens
import Testing
import TestSupport

/// Any readable part of a damaged archive of screens in modules is legal.
@Suite struct LossyScreensLaws {
  private let format: ArchiveFormat<ToyModules.State> = ArchiveFormat(
    "Screens",
    initial: ToyModules.State(root: "welcome", name: "welcome")
  )

  private let modules = ToyModules.State.desk

  @Test func `mangled screens are legal with a report, or a typed error`() throws {
    let archive = Data(try format.bytes(of: modules))
    var search = ToySearch("mangled archives of modules, salvaged")
    var parts = 0
    for mangled in try MangledArchive.all(of: archive, every: bound(211, full: 1)) {
      do throws(ArchiveError) {
        let restored = try format.read(mangled.data)
        let fault = restored.state.fault
        search.check(fault == nil, "\(mangled): \(fault ?? "")")
        if !restored.report.isWhole { parts += 1 }
      } catch {
        search.check(!error.description.isEmpty, "\(mangled): an error that says nothing")
      }
    }
    search.finish("; \(parts) were read in part")
  }

  @Test func `a screen that cannot be read is left out, a root begins anew`() throws {
    let text = String(decoding: try format.bytes(of: modules), as: UTF8.self)
    let list = text.replacing(#""screen":"list""#, with: #""screen":7"#)
    let withoutList = try format.read(list.utf8)
    #expect(list != text)
    #expect(withoutList.state.screens.screens == ["shop", "filter"])
    #expect(withoutList.report.losses.map(\.container) == ["screens.entries"])
    #expect(withoutList.report.losses.map(\.position) == [1])
    let root = text.replacing(#""screen":"shop""#, with: #""screen":7"#)
    let withoutRoot = try format.read(root.utf8)
    #expect(root != text)
    #expect(withoutRoot.state.fault == nil)
    #expect(!withoutRoot.report.isWhole)
  }
}
