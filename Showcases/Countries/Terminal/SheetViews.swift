import ComposableNavigation
import TerminalHost

/// Makes the view of the sheet in which an order is chosen.
struct SheetViews: ViewProviding {
  let store: Store<CountryList.State, CountryList.Action>

  func makePresentable(for sheet: SortSheet.State) -> TerminalView {
    // Once it has been dismissed the sheet keeps its last text while it goes away.
    var last = sheet
    let current = {
      last = store.state.modal.item ?? last
      return last
    }
    return TerminalScreen {
      current().title
    } rows: {
      Sorting.allCases.map { sorting in
        let mark = sorting == current().choice ? "●" : "○"
        return TerminalRow("\(mark) \(sorting)", runs: "choose \(sorting)")
      } + [TerminalRow("Sort", runs: "apply"), TerminalRow("Cancel", runs: "dismiss")]
    }
  }
}
