import ComposableNavigation
import NavigationOperators

/// Pages in a container that keeps those which leave it, ten at most, on ten and on a thousand pages.
///
/// The bound is the same stack without it, or without noting losses.
@MainActor
enum KeepingSubjects {
  static var all: [Subject] { [10, 1_000].flatMap(rows) }

  private static func rows(_ size: Int) -> [Subject] {
    [
      row("keeping idle, own action", size, { acting(on: plain($0)) }) { acting(on: kept($0)) },
      row("keeping, pushed and popped", size, { Idle.pushing(on: plain($0)) }) {
        pushing(on: kept($0))
      },
      row("keeping, closed and put back", size, { Idle.pushing(on: plain($0)) }) {
        closing(on: kept($0))
      },
      row("losses noted, pushed and popped", size, { pushing(on: kept($0)) }) {
        losing(on: kept($0))
      },
    ]
  }

  private static func row(
    _ family: String,
    _ size: Int,
    _ bound: @escaping @MainActor (Int) -> Work,
    _ work: @escaping @MainActor (Int) -> Work
  ) -> Subject {
    Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .flat),
      against: .without
    ) { (bound(size), work(size)) }
  }

  private static func plain(_ size: Int) -> Store<Idle.State, Idle.Action> {
    Store(initialState: Idle.State(size)) { Idle() }
  }

  private static func kept(_ size: Int) -> Store<Cupboard.State, Cupboard.Action> {
    Store(initialState: Cupboard.State(size)) { Cupboard() }
  }

  private static func acting(on store: Store<Idle.State, Idle.Action>) -> Work {
    Work { count in for _ in 0..<count { store.send(.retitle) } }
  }

  private static func acting(on store: Store<Cupboard.State, Cupboard.Action>) -> Work {
    Work { count in for _ in 0..<count { store.send(.retitle) } }
  }

  private static func pushing(on store: Store<Cupboard.State, Cupboard.Action>) -> Work {
    Work { count in
      for number in 0..<count {
        store.send(.pages(.shape(.pushItem(Cupboard.Page(count: number)))))
        store.send(.pages(.shape(.popItem())))
      }
    }
  }

  /// Closes the page on top, and puts it back.
  private static func closing(on store: Store<Cupboard.State, Cupboard.Action>) -> Work {
    Work { count in
      for _ in 0..<count {
        guard let top = store.state.pages.frontID else { return }
        store.send(.pages(.shape(.popItem())))
        store.send(.pages(.putBack(top)))
      }
    }
  }

  private static func losing(on store: Store<Cupboard.State, Cupboard.Action>) -> Work {
    Work { count in
      var losses = Losses()
      for number in 0..<count {
        store.send(.pages(.shape(.pushItem(Cupboard.Page(count: number)))))
        store.send(.pages(.shape(.popItem())), noting: &losses)
      }
      blackHole(losses)
    }
  }
}
