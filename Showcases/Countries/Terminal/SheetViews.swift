import ComposableNavigation
import TerminalHost

/// Makes the views of the two sheets; each keeps its last text while it is being dismissed.
struct SheetViews: EntryViewProviding {
  let store: Store<CountryList.State, CountryList.Action>

  func makePresentable(for entry: Entry<ListSheet.State>) -> TerminalView {
    let sheet = store.scope(\.modal, id: entry.id, element: /CountryList.Action.sheet)
    if let sort = sheet?.scope(state: \.sort, action: /ListSheet.Action.sort) {
      return view(of: sort)
    }
    if let filter = sheet?.scope(state: \.filter, action: /ListSheet.Action.filter) {
      return view(of: filter)
    }
    // A removed sheet is not shown.
    return TerminalScreen(title: "")
  }

  private func view(of sort: Store<SortSheet.State, SortSheet.Action>) -> TerminalView {
    TerminalScreen {
      sort.state.title
    } rows: {
      Sorting.allCases.map { sorting in
        let isOn = sorting == sort.state.choice
        return TerminalRow("\(sorting)", runs: "choose \(sorting)", as: .radio(isOn: isOn))
      } + [
        "", TerminalRow("Sort", runs: "apply", as: .button),
        TerminalRow("Filter instead", runs: "switch", as: .button),
        TerminalRow("Cancel", runs: "dismiss", as: .button, role: .cancel),
      ]
    }
  }

  private func view(of filter: Store<FilterSheet.State, FilterSheet.Action>) -> TerminalView {
    TerminalScreen {
      filter.state.title
    } rows: {
      filter.state.rows
    }
    .withModal(
      store: filter.scope(state: \.alert, action: /FilterSheet.Action.alert),
      viewProvider: ResetViews(store: filter)
    )
  }
}

extension FilterSheet.State {
  /// A row for each choice, with the current one marked, and rows for the actions.
  fileprivate var rows: [TerminalRow] {
    func row(_ name: String, _ continent: Continent?) -> TerminalRow {
      TerminalRow(name, runs: "choose \(name)", as: .radio(isOn: continent == choice))
    }
    let reset = choice.map { _ in TerminalRow("Reset", runs: "reset", as: .button) }
    return [row("all", nil)] + continents.map { row($0.name, $0) }
      + ["", TerminalRow("Filter", runs: "apply", as: .button)] + [reset].compactMap(\.self)
      + [
        TerminalRow("Sort instead", runs: "switch", as: .button),
        TerminalRow("Cancel", runs: "dismiss", as: .button, role: .cancel),
      ]
  }
}

/// Makes the view of the alert over the filter sheet.
struct ResetViews: EntryViewProviding {
  let store: Store<FilterSheet.State, FilterSheet.Action>

  func makePresentable(for entry: Entry<AlertState<FilterSheet.Answer>>) -> TerminalView {
    TerminalDialog(store.alert(entry.id))
  }
}
