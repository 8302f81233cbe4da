import Foundation
import NavigationArchive
import Testing
import TestSupport

/// Reading any damaged archive gives a legal state with a report, or a typed error.
@Suite struct MangledFormatLaws {
  /// The distance between the tried archives: 1 in the full run.
  private static var step: Int { bound(81, full: 1) }

  @Test func `a mangled archive is a legal state with a report, or a typed error`() throws {
    let format = ToyArchived.format
    let archive = Data(try format.bytes(of: ToyArchived.full))
    var search = ToySearch("mangled archives of an app")
    var (whole, lossy) = (0, 0)
    for mangled in try MangledArchive.all(of: archive, every: Self.step) {
      do throws(ArchiveError) {
        let restored = try format.read(mangled.data)
        if restored.report.isWhole { whole += 1 } else { lossy += 1 }
        let fault = ToyArchived.fault(restored.state)
        search.check(fault == nil, "\(mangled): \(fault ?? "")")
        // A decoded state can be encoded and decoded unchanged.
        let again = try format.read(try format.bytes(of: restored.state))
        search.check(
          again.state == restored.state && again.report.isWhole,
          "\(mangled): it is not read as it is written"
        )
      } catch {
        search.check(!error.description.isEmpty, "\(mangled): an error that says nothing")
      }
    }
    search.finish("; \(whole) were read whole, \(lossy) in part")
  }

  @Test func `damage to the state inside the envelope is never an error`() throws {
    let format = ToyArchived.format
    let archive = Data(try format.bytes(of: ToyArchived.full))
    var search = ToySearch("archives with one part of the state mangled")
    for mangled in try MangledArchive.parts(of: archive, every: Self.step)
    where mangled.description.hasPrefix(".state.") {
      do throws(ArchiveError) {
        let restored = try format.read(mangled.data)
        search.check(ToyArchived.fault(restored.state) == nil, "\(mangled): not legal")
      } catch {
        search.check(false, "\(mangled): \(error)")
      }
    }
    search.finish()
  }
}
