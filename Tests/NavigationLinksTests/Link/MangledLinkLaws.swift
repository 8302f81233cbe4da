import ComposableNavigation
import Foundation
import NavigationGraphTesting
import NavigationLinks
import Testing
import TestSupport

/// Reading mangled links or graphs gives legal values or an error.
@Suite @MainActor struct MangledLinkLaws {
  @Test func `a mangled archive of a pending link is a link or an error`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    let closed = LinkGuard<ToyApp> { _, _ in "closed" }
    let outcome = try map.replace(
      with: "toy://app/notes/note/7",
      in: &app,
      base: LinkBase(scheme: "toy", host: "app"),
      guardedBy: closed
    )
    guard case .held(let pending) = outcome else {
      Issue.record("the link is not held, but \(outcome)")
      return
    }
    try MangledArchive.expectNoFault("pending links", pending, idKeys: ["name", "path"]) {
      link,
      _ in
      if link.base.scheme == nil, link.base.host != nil { return "a host without a scheme" }
      if !isRestored(link) { return "it is not read as it is written" }
      var opened = ToyApp()
      do {
        _ = try map.resume(link, in: &opened)
      } catch {
        return opened == ToyApp() ? nil : "\(error), and something is open"
      }
      return Set(opened.notes.entries.ids).count == opened.notes.items.count
        ? nil : "\(opened.notes.entries.ids) are not unique"
    }
  }

  @Test func `a mangled archive of a graph is a graph or an error`() throws {
    let loop = NavigationNode(
      id: "second/:number",
      viewType: "Second",
      available: .mock,
      attributes: [.deeplink, .recursiveLoopDetected],
      params: [.init(name: "number", type: "Int", defaultValue: "7")]
    )
    let root = NavigationNode(id: "", available: .trigger, children: [loop, loop])
    try MangledArchive.expectNoFault("graphs", root, idKeys: ["name", "path"]) { node, _ in
      isRestored(node) ? nil : "it is not read as it is written"
    }
  }

  /// Returns a Boolean value that indicates whether decoding an encoded value gives an equal value.
  private func isRestored<Value: Codable & Equatable>(_ value: Value) -> Bool {
    let archive = try? JSONEncoder().encode(value)
    return archive.flatMap { try? JSONDecoder().decode(Value.self, from: $0) } == value
  }
}
