import ComposableNavigation
import NavigationScreens
import Testing
import TestSupport

@MainActor @Suite struct ScreenNavigationModelLaws {
  /// The package and the model side by side.
  private struct Pair {
    var naive = NaiveScreens()
    var book = ToyBook.State()

    /// - Returns: The difference between the two, or nil.
    @MainActor
    mutating func take(_ move: ToyMove, isWrong: Bool = false) -> String? {
      let action = isWrong ? move.appendingSheets.action : move.action
      var refusals: [Refusal] = []
      let store = Store(initialState: book) {
        ToyBook()
      } onRefusal: {
        refusals.append($0)
      }
      let foreseen = ToyScreens.refusal(of: action, in: book.screens)
      store.send(.screens(action))
      let before = book
      book = store.state
      let isDone = move.apply(to: &naive)
      let gone = naive.gone.map { EntryID.counted(UInt64($0)) }
      if refusals != (foreseen.map { [$0] } ?? []) { return "refused: \(refusals)" }
      if isDone != refusals.isEmpty { return "the model \(isDone ? "does" : "refuses") it" }
      if !isDone, book != before { return "refused, but changed" }
      if naive.drawing != book.screens.numbers {
        return "\(naive.drawing) in the model, \(book.screens.numbers) here"
      }
      return gone == book.goneIDs ? nil : "\(gone) have gone in the model, \(book.goneIDs) here"
    }
  }

  /// Returns every way to show three screens, each from any open screen, as push, sheet or cover.
  private func combinations() -> [Pair] {
    var pairs = [Pair()]
    for _ in 0..<3 {
      pairs = pairs.flatMap { pair in
        pair.naive.all.flatMap { caller in
          NaiveScreens.Kind.allCases.map { kind in
            var pair = pair
            let wrong = pair.take(.show([.init(kind: kind, place: .here)], by: caller))
            #expect(wrong == nil, "\(pair.naive.drawing)")
            return pair
          }
        }
      }
    }
    return pairs
  }

  @Test func `three steps of every kind and every dismissal from each screen agree with a model`() {
    let pairs = combinations()
    #expect(Set(pairs.map(\.naive.drawing)).count >= 27)
    var search = ToySearch("dismissals on \(pairs.count) combinations")
    for pair in pairs {
      for move in ToyMove.dismissals(of: pair.naive.all) {
        var after = pair
        let wrong = after.take(move)
        search.check(wrong == nil, "\(move) on \(pair.naive.drawing): \(wrong ?? "")")
      }
    }
    search.finish()
  }

  @Test func `random walks agree with a model`() async {
    await Walk(seeds: 0..<seedBound(120), length: 30, step: ToyMove.random) { _, moves in
      var pair = Pair()
      for move in moves {
        if let wrong = pair.take(move.naming(pair.naive.all)) { return wrong }
      }
      return nil
    }
    .expectNone(of: "lists of screens")
  }

  @Test func `a sheet in front of everything would be found`() async {
    await Walk(seeds: 0..<50, length: 30, step: ToyMove.random) { _, moves in
      var pair = Pair()
      for move in moves {
        if let wrong = pair.take(move.naming(pair.naive.all), isWrong: true) { return wrong }
      }
      return nil
    }
    .expectFound(within: 2, saying: "in the model")
  }
}
