import ComposableNavigation
import NavigationTesting
import Testing
import TestSupport

/// Dragged sheets, windows off screen, new hosts, and contents that are shown before they are visible.
@Suite struct ModelActsTests {
  /// A song in a sheet, which shows its lyrics while the sheet is large.
  private struct Music: Reducer {
    struct Song: Hashable { var showsLyrics = false }
    struct State: Hashable { var song = ModalNavigation<Song>.State() }

    enum Action {
      case tapped, ended
      case song(ModalNavigation<Song>.Action)
      case lyrics(Bool)
    }

    /// True to look whether the sheet is still there.
    var isCareful = false

    var body: some Reducer<State, Action> {
      Reduce<State, Action> { [isCareful] state, action in
        switch action {
        case .tapped:
          let style = PresentationStyle.sheet(Sheet(detents: [.medium, .large]))
          return .send(.song(.set(.init(item: Song(), style: style))))
        case .ended: return .send(.song(.dismiss()))
        case .song(.selectDetent(let detent, of: let id, cause: .user, animated: _)):
          guard !isCareful || state.song.presentedID == id else { return .none }
          return .send(.lyrics(detent == .large))
        case .song, .lyrics: return .none
        }
      }
      .ifLet(\.song, action: /Action.song, element: /Action.lyrics) {
        Reduce<Song, Bool> { song, isLarge in
          song.showsLyrics = isLarge
          return .none
        }
      }
    }
  }

  private func music(isCareful: Bool) -> NavigationModel<Music.State, Music.Action> {
    NavigationModel(initialState: Music.State()) { Music(isCareful: isCareful) }
      .modal(\.song, action: /Music.Action.song)
      .user { $0.song.item == nil ? [.tapped] : [] }
      .program { _ in [.ended] }
  }

  @Test func `a drag of a sheet that has gone is found by drags alone`() throws {
    let model = music(isCareful: false)
    #expect(model.explore(operations: 2, removals: 1).counterexample == nil)
    let counterexample = try #require(model.explore(operations: 2, drags: 1).counterexample)
    #expect(counterexample.script.contains("// the user drags the sheet to large"))
    #expect(counterexample.violation.hasPrefix("absentChild"))
    let result = music(isCareful: true).explore(operations: 3, removals: 1, drags: 2)
    print("searched songs in a sheet that is dragged, 3, 1 and 2: \(result)")
    result.expectNone()
  }

  @Test func `a window that leaves the screen, and handlers with new hosts, break no law`() {
    let usual = music(isCareful: true).explore(operations: 2, removals: 1, drags: 1)
    for result in [
      music(isCareful: true).explore(operations: 2, removals: 1, drags: 1, detachments: 1),
      music(isCareful: true).explore(operations: 2, removals: 1, drags: 1, setups: 1),
    ] {
      print("searched songs in a window that leaves, or with a new host, 2, 1 and 1: \(result)")
      result.expectNone()
      #expect(result.states > usual.states)
    }
  }

  @Test(arguments: [false, true])
  func `a sheet with a stack breaks no law, whether or not it is filled before`(isFilled: Bool) {
    let result = NavigationModel(initialState: Rooms.State()) { Rooms() }
      .modal(\.modal, action: /Rooms.Action.modal) { _ in
        [.stack(\.second, action: Rooms.Action.second, preloadsOffscreen: isFilled)]
      }
      .user { state in [.second(.pushItem(7).from(state.second.topID))] }
      .program { _ in [.modal(.presentSheet(3)), .modal(.dismiss())] }
      .explore(operations: 2, removals: 1, detachments: 1, setups: 1)
    print("searched a sheet with a stack, filled \(isFilled ? "before" : "after"): \(result)")
    result.expectNone()
  }
}
