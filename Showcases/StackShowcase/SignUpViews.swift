import ComposableNavigation
import TerminalHost

/// Makes a screen of each page; the answer shows while it is on screen.
struct SignUpViews: EntryViewProviding {
  let store: Store<SignUp.State, SignUp.Action>

  func makePresentable(for entry: Entry<Page.State>) -> TerminalView {
    let page = store.scope(\.stack, id: entry.id, elements: /SignUp.Action.page)
    return TerminalScreen {
      page?.state.description ?? ""
    } rows: {
      page?.state.question == .summary
        ? store.state.answerRows : [TerminalRow("Your \(entry.item.question)?", runs: "answer")]
    }
  }
}

extension SignUp.State {
  /// The rows of the summary: one for each question, which leads back to it.
  var answerRows: [TerminalRow] {
    Page.Question.allCases.filter { $0 != .summary }.map { question in
      TerminalRow("\(question): \(answers[question] ?? "–")", runs: "jump \(question)")
    }
  }
}
