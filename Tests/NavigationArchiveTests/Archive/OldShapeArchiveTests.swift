import ComposableNavigation
import NavigationArchive
import Testing
import TestSupport

/// Archives of the shapes, written by hand as the code of earlier commits would.
///
/// The suites of screens and routes read their own older archives.
@Suite struct OldShapeArchiveTests {
  private struct Sheets: Equatable, Sendable, Codable {
    var modal = ModalNavigation<String>.State()
  }

  private struct Columns: Equatable, Sendable, Codable {
    var split = SplitNavigation<String>.State(primary: [])
  }

  private struct Asking: Equatable, Sendable, Codable {
    var alert = ModalNavigation<AlertState<String>>.State()
  }

  private struct Drafts: Equatable, Sendable, Codable {
    var stack = StackNavigation<ToyDraft>.State()
  }

  private static let sheets = """
    {"modal":{"areAnimationsEnabled":true,
    "entries":{"ids":[0,1],"items":["filter","help"],"next":2},"policy":"queue",
    "styles":[{"sheet":{"_0":{"detents":[{"medium":{}},{"fraction":{"_0":0.75}}],
    "showsGrabber":true}}},{"fullScreen":{}}]}}
    """

  private static let columns = """
    {"split":{"areAnimationsEnabled":true,"counts":{"primary":1,"supplementary":0},
    "entries":{"ids":[{"item":"notes","occurrence":1},{"item":"none","occurrence":1},0],
    "items":["notes","none","ideas"],"next":1},"isCollapsed":false,
    "options":{"preferredDisplayMode":"detailOnly","presentsWithGesture":true,
    "primaryEdge":"trailing","showsDisplayModeButton":false}}}
    """

  private static let buttons = """
    {"alert":{"areAnimationsEnabled":true,"entries":{"ids":[0],"items":[
    {"buttons":[{"action":"delete","role":"destructive","title":"Delete"},
    {"role":"cancel","title":"Cancel"}],"message":"For good.","title":"Delete?"}],"next":1},
    "policy":"replace","styles":[{"alert":{}}]}}
    """

  private static let ids = """
    {"stack":{"areAnimationsEnabled":true,"entries":{"ids":[{"id":4,"occurrence":1},
    {"id":7,"occurrence":1},3],"items":[{"id":4,"text":"a"},{"id":7,"text":""},
    {"id":9,"text":"c"}],"next":4}}}
    """

  private func read<State: Codable & Sendable>(
    _ archive: String,
    _ initial: State
  ) throws -> ArchivedState<State> {
    let format: ArchiveFormat<State> = ArchiveFormat(
      "Old",
      initial: initial,
      migrations: [ArchiveMigration(from: 0) { _ in }]
    )
    return try format.read(archive.utf8)
  }

  /// Commit c9f2658, before sheets had a background and the effect of a drag (1926ed7).
  @Test func `a sheet that says less is as one just made`() throws {
    let restored = try read(Self.sheets, Sheets())
    let sheet = Sheet(detents: [.medium, .fraction(0.75)], showsGrabber: true)
    #expect(restored.report.isWhole)
    #expect(restored.state.modal.styledItem == .init(item: "filter", style: .sheet(sheet)))
    #expect(restored.state.modal.waitingItems.map(\.style) == [.fullScreen])
    #expect(restored.state.modal.policy == .queue)
  }

  /// Commit 50764fc, before columns had options of a stack (29300d1).
  @Test func `columns without options of a stack have none`() throws {
    let restored = try read(Self.columns, Columns())
    #expect(restored.report.isWhole)
    #expect(restored.state.split[.primary].items == ["notes"])
    #expect(restored.state.split[.detail].items == ["none", "ideas"])
    #expect(
      restored.state.split.options
        == SplitOptions(preferredDisplayMode: .detailOnly, primaryEdge: .trailing)
    )
  }

  /// Commit 4b84004, before buttons could be disabled (289e36d).
  @Test func `a button that does not say so is not disabled`() throws {
    let restored = try read(Self.buttons, Asking())
    #expect(restored.report.isWhole)
    let alert: AlertState<String> = AlertState("Delete?", message: "For good.") {
      ButtonState("Delete", role: .destructive, action: "delete")
      ButtonState("Cancel", role: .cancel)
    }
    #expect(restored.state.alert.item == alert)
  }

  /// Commit be7233f, before ids could name their type (f9a8a0a, e5f13f2).
  @Test func `ids that a key path has named are read, and go on`() throws {
    var restored = try read(Self.ids, Drafts()).state
    #expect(restored.stack.items.map(\.id) == [4, 7, 9])
    #expect(restored.stack.entries.ids.map(\.description) == ["4", "7", "#3"])
    restored.stack.items.append(ToyDraft(id: 1))
    #expect(restored.stack.topID?.description == "#4")
  }
}
