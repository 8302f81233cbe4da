import ComposableNavigation
import Foundation
import NavigationScreens
import TerminalRunner
import Testing

@testable import RouterGallery

@MainActor
@Suite struct GalleryTests {
  /// Returns the calls that the sources of the routers declare, spelled as in the gallery:
  /// `dismissScreens(count:)` is `dismiss-screens-count`.
  private func declaredCalls() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/NavigationScreens/Router").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    let declaration = /public func (\w+)\(\s*(?:(\w+)([^,)]*))?/
    var calls: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: declaration) {
        let label = match.output.2.map(String.init) ?? "_"
        // A first parameter with a default is not part of the name.
        let isNamed = label != "_" && match.output.3?.contains("=") == false
        let name = String(match.output.1)
        calls.insert((isNamed ? "\(name)-\(label)" : name).kebabCased)
      }
    }
    return calls
  }

  @Test func `the gallery has a command for every call of the routers, and no other`() throws {
    let declared = try declaredCalls().subtracting(["router-of", "router", "send"])
    #expect(declared.count > 50)
    #expect(declared.subtracting(Gallery.callCommands.map(\.name)) == [])
    #expect(Set(Gallery.callCommands.map(\.name)).subtracting(declared) == [])
  }

  @Test func `a router's calls are found out without being carried out`() {
    let state = Gallery.State()
    let steps = Dictation.steps(state) { router, modules in
      let refusals = [
        router.showScreen(.push, "list"), router.dismissScreens(count: 9), modules.dismissModule(),
      ]
      return refusals.map { "\($0?.description ?? "done")" }
    }
    #expect(
      steps == [
        .send(
          .tells([
            "done", "9 were to go, but there is only 1", "#0 is the root and stays",
          ])
        ),
        .send(.modules(.screens(.showScreen(.push, "list")))),
        .send(.modules(.screens(.dismissScreens(count: 9, by: .top)))),
        .send(.modules(.dismissModule())),
      ]
    )
    #expect(state == Gallery.State())
  }

  @Test(arguments: [
    ("show-screen slide x", "\"slide\" does not do; expected SEGUE, one of: "),
    ("show-screen push", "NAME is missing"), ("show-screen push x after", "TARGET is missing"),
    ("show-screens push", "\"push\" does not do; expected SEGUE:NAME, as in sheet:login"),
    ("show-transition left x", "\"left\" does not do; expected OPTION, one of: "),
    ("tap-overlay-background x", "\"x\" does not do; expected an overlay of the screen"),
    ("swipe-back-transition x", "\"x\" does not do; expected a content of the screen"),
    ("show-safari here", "\"here\" does not do; expected URL, as in https://swift.org"),
    ("show-next-of-flow soon", "\"soon\" does not do; expected FALLBACK, one of: "),
  ])
  func `an unreadable line has the expected input`(line: String, message: String) async {
    var error = ""
    let status = await Gallery.showcase.run(
      arguments: [],
      input: ScriptInput("\(line)\n"),
      output: ScriptOutput { _ in },
      error: ScriptOutput { error += "\($0)\n" }
    )
    #expect(status == 2, "\(error)")
    #expect(error.hasPrefix("line 1: \(message)"), "\(error)")
  }
}

extension String {
  /// `dismissAllScreens` as `dismiss-all-screens`.
  fileprivate var kebabCased: String {
    reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-\(letter.lowercased())" : "\(letter)"
    }
  }
}
