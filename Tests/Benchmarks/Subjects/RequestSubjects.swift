import ComposableNavigation
import NavigationOperators

/// A page at the bottom asks a page that is pushed, which answers and is removed.
///
/// The bound pushes and pops the same page, and tells the answer to the page at the bottom.
@MainActor
enum RequestSubjects {
  static var all: [Subject] {
    [10, 1_000].map { size in
      let family = "request, asked and answered"
      return Subject(
        name: "\(family), \(size)",
        growth: Growth(family: family, size: size, kind: .flat),
        against: .without,
        instructions: 40_000
      ) { (byHand(size), asking(size)) }
    }
  }

  private static func asking(_ size: Int) -> Work {
    let store = Store(initialState: Study.State(size)) {
      Study().answering(Study.asking, by: Study.asked)
    }
    let bottom = store.state.stack.entries.ids[0]
    return Work { count in
      for number in 0..<count {
        store.send(.stack(.pushItem(Study.Page())))
        guard let top = store.state.stack.topID else { return }
        store.send(.page(bottom, .ask(top)))
        store.send(.page(top, .choose(number)))
      }
    }
  }

  private static func byHand(_ size: Int) -> Work {
    let store = Store(initialState: Study.State(size)) { Study() }
    let bottom = store.state.stack.entries.ids[0]
    return Work { count in
      for number in 0..<count {
        store.send(.stack(.pushItem(Study.Page())))
        guard let top = store.state.stack.topID else { return }
        store.send(.page(top, .choose(number)))
        store.send(.stack(.popItem()))
        store.send(.page(bottom, .answered(.answered(number))))
      }
    }
  }
}
