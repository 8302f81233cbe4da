import ComposableNavigation
import TerminalHost

/// Makes the three screens, each with a store of its part.
struct MeetingsViews: EntryViewProviding {
  let store: Store<Meetings.State, Meetings.Action>

  func makePresentable(for entry: Entry<Meetings.Screen>) -> TerminalView {
    switch entry.item {
    case .list: list
    case .detail(let key): detail(of: key)
    case .recording: recording(in: entry.id)
    }
  }

  private var list: TerminalView {
    TerminalScreen {
      store.state.listTitle
    } rows: {
      store.state.meetings.sorted { $0.key < $1.key }.map { key, meeting in
        TerminalRow(meeting.text, runs: "open \(key)")
      }
    }
  }

  private func detail(of key: String) -> TerminalView {
    let meeting = store.scope(\.meetings, key: key, action: /Meetings.Action.meeting)
    return TerminalScreen {
      meeting?.state.text ?? ""
    } rows: {
      [
        TerminalRow(meeting?.state.isStarred == true ? "No star" : "Star", runs: "star \(key)"),
        TerminalRow("Rename it", runs: "rename"),
        TerminalRow("Record it", runs: "record \(key)"),
        TerminalRow("Delete it", runs: "delete \(key)", role: .destructive),
      ]
    }
  }

  private func recording(in id: EntryID) -> TerminalView {
    let recording = store.scope(
      at: { \.[recording: $0] },
      key: id,
      action: /Meetings.Action.recording
    )
    return TerminalScreen {
      recording?.state.text ?? ""
    } rows: {
      [
        TerminalRow("A minute passes", runs: "minute"),
        TerminalRow("Save it", runs: "save"),
        TerminalRow("Rename the meeting", runs: "rename"),
      ]
    }
  }
}

extension Meetings.State {
  /// The title of the list, which shows every meeting.
  fileprivate var listTitle: String {
    let texts = meetings.sorted { $0.key < $1.key }.map(\.value.text)
    return texts.isEmpty ? "no meetings" : texts.joined(separator: " | ")
  }

  /// The tree of the open screens, from the state alone.
  var tree: NavigationTree {
    stack.tree { entry in
      switch entry.item {
      case .list: .screen(listTitle)
      case .detail(let key): .screen(meetings[key]?.text ?? "")
      case .recording: .screen(self[recording: entry.id]?.text ?? "")
      }
    }
  }
}
