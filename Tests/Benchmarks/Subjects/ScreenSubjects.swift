import ComposableNavigation
import NavigationScreens

/// Showing a screen and dismissing it, with some open already.
///
/// The bound is that of sending: a switch in a switch that changes a count.
@MainActor
enum ScreenSubjects {
  static var all: [Subject] {
    [(Segue.push, "push"), (.sheet, "sheet")].flatMap { segue, name in
      [10, 100, 1_000].map { size in
        let family = "screens, \(name) and dismiss"
        return Subject(
          name: "\(family), \(size)",
          growth: Growth(family: family, size: size, kind: .linear)
        ) {
          var state = ScreenNavigation<Int>.State(root: 0)
          let screens = ScreenNavigation<Int>()
          for number in 1..<size {
            _ = screens.reduce(into: &state, action: .showScreen(.push, number))
          }
          let store = Store(initialState: state) { screens }
          return (
            sendBound,
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
