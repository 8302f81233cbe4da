import ComposableNavigation

/// A notebook: tabs, a stack of notes in the first, a sheet over the stack, and one over each note.
struct Notebook: Reducer {
  struct State: Equatable {
    var tabs = TabNavigation<String>.State(items: ["notes", "about"])
    var notes = StackNavigation<Note.State>.State(items: [Note.State(name: "list")], id: \.name)
    var sheet = ModalNavigation<String>.State()
  }

  enum Action: Equatable, Sendable {
    case tabs(TabNavigation<String>.Action)
    case notes(StackNavigation<Note.State>.Action)
    case note(EntryID, Note.Action)
    case sheet(ModalNavigation<String>.Action)
    case loadTapped
    case loaded(String)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.tabs, action: /Action.tabs) { TabNavigation<String>() }
    Scope(state: \.sheet, action: /Action.sheet) { ModalNavigation<String>() }
    Reduce<State, Action> { _, action in
      switch action {
      case .loadTapped:
        return .run { send in await send(.loaded("loaded")) }
      case .loaded(let name):
        return .send(.notes(.pushItem(Note.State(name: name))))
      case .notes(.remove(_, cause: .user, animated: _)):
        // Asks about screens that the user removes, a little later.
        return .run { send in await send(.sheet(.presentSheet("undo?"))) }
      case .tabs, .notes, .note, .sheet:
        return .none
      }
    }
    .forEach(\.notes, action: /Action.notes, elements: /Action.note) { Note() }
  }
}

/// A note, with a sheet of its own.
struct Note: Reducer {
  struct State: Hashable, Sendable, CustomStringConvertible {
    var name: String
    var sheet = ModalNavigation<String>.State()

    var description: String { name }
  }

  enum Action: Equatable, Sendable {
    case sheet(ModalNavigation<String>.Action)
    case renamed(String)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.sheet, action: /Action.sheet) { ModalNavigation<String>() }
    Reduce { state, action in
      if case .renamed(let name) = action { state.name = name }
      return .none
    }
  }
}

extension Notebook.State {
  /// The tree of everything that should be open.
  var tree: NavigationTree {
    let last = notes.topID
    let isInFront = tabs.activeItem == "notes" && sheet.item == nil
    return tabs.tree { tab in
      guard tab.item == "notes" else { return .screen(tab.item) }
      return notes.tree { note in
        let modals = note.id == last && isInFront ? note.item.sheet.tree : []
        return .screen(note.item.name).presenting(modals)
      }
      .presenting(tabs.activeItem == "notes" ? sheet.tree : [])
    }
  }
}
