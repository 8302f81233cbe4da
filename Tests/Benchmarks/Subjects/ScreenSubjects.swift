import ComposableNavigation
import NavigationScreens

/// Showing a screen and dismissing it, with some already open.
///
/// The bound appends to an array of as many numbers and shortens it.
@MainActor
enum ScreenSubjects {
  static var all: [Subject] { showing + opening }

  /// Many screens, each shown by an action of its own, starting with none.
  private static var opening: [Subject] {
    [10, 100, 1_000, 10_000].map { size in
      let family = "screens, opened one by one"
      return Subject(
        name: "\(family), \(size)",
        growth: Growth(family: family, size: size, kind: .linear),
        against: .edits,
        target: 40
      ) {
        let screens = ScreenNavigation<Int>()
        return (
          filling(size),
          Work { count in
            for _ in 0..<count {
              let store = Store(initialState: ScreenNavigation<Int>.State(root: 0)) { screens }
              for number in 1..<size { store.send(.showScreen(.push, number)) }
              blackHole(store)
            }
          }
        )
      }
    }
  }

  private static var showing: [Subject] {
    [(Segue.push, "push"), (.sheet, "sheet")].flatMap { segue, name in
      [10, 100, 1_000, 10_000].map { size in
        let family = "screens, \(name) and dismiss"
        return Subject(
          name: "\(family), \(size)",
          growth: Growth(family: family, size: size, kind: .flat),
          against: .edits,
          instructions: 20_000,
          peer: Peer("an array", 379)
        ) {
          var state = ScreenNavigation<Int>.State(root: 0)
          let screens = ScreenNavigation<Int>()
          for number in 1..<size {
            _ = screens.reduce(into: &state, action: .showScreen(.push, number))
          }
          let store = Store(initialState: state) { screens }
          return (
            editing(size),
            Work { count in
              for number in 0..<count {
                store.send(.showScreen(segue, number))
                store.send(.dismissScreen())
              }
            }
          )
        }
      }
    }
  }
}
