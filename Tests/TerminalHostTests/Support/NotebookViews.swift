import ComposableNavigation
import TerminalHost

/// The views of a notebook's tabs.
struct NotebookViews: ViewProviding {
  let store: Store<Notebook.State, Notebook.Action>

  func makePresentable(for tab: String) -> TerminalView {
    guard tab == "notes" else { return TerminalScreen(title: tab) }
    let stack = TerminalStack(
      store: store.scope(state: \.notes, action: /Notebook.Action.notes),
      viewProvider: NoteViews(store: store)
    )
    stack.tabTitle = tab
    return stack.withModal(
      store: store.scope(state: \.sheet, action: /Notebook.Action.sheet),
      viewProvider: SheetViews()
    )
  }
}

/// The views of notes, each with room for its sheet.
struct NoteViews: EntryViewProviding {
  let store: Store<Notebook.State, Notebook.Action>

  func makePresentable(for entry: Entry<Note.State>) -> TerminalView {
    guard let note = store.scope(\.notes, id: entry.id, elements: /Notebook.Action.note) else {
      return TerminalScreen(title: entry.item.name)
    }
    return TerminalScreen { note.state.name }.withModal(
      store: note.scope(state: \.sheet, action: /Note.Action.sheet),
      viewProvider: SheetViews()
    )
  }
}

/// The views of sheets; an alert prevents its dismissal.
struct SheetViews: ViewProviding {
  func makePresentable(for sheet: String) -> TerminalView {
    let screen = TerminalScreen(title: sheet)
    screen.isDismissible = sheet != "alert"
    return screen
  }
}
