import ComposableNavigation
import NavigationTrace

/// A push and a pop while a trace is recorded, and the page of a trace.
@MainActor
enum RecorderSubjects {
  private typealias Numbers = StackNavigation<Int>
  private typealias Recorded = Store<Numbers.State, Numbers.Action>

  static var all: [Subject] { [10, 1_000].map(recording) + [10, 100, 1_000].map(page) }

  /// The bound is the same store without a recorder.
  private static func recording(_ size: Int) -> Subject {
    let family = "recorder, push and pop"
    return Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .flat),
      against: .without,
      instructions: 20_000
    ) {
      let store = store(size)
      let recorder = TraceRecorder(store, draw: { "\($0.entries.count) screens" }) { blackHole($0) }
      return (pushing(on: Self.store(size)), pushing(on: store, keeping: recorder))
    }
  }

  /// The page of a trace of so many pushes; the bound is the text of the trace.
  private static func page(_ size: Int) -> Subject {
    let family = "trace, its page"
    return Subject(
      name: "\(family), \(size)",
      growth: Growth(family: family, size: size, kind: .linear),
      against: .lines
    ) {
      let trace = trace(of: size)
      return (
        Work { count in for _ in 0..<count { blackHole(trace.text) } },
        Work { count in for _ in 0..<count { blackHole(trace.html) } }
      )
    }
  }

  private static func trace(of pushes: Int) -> Trace {
    let store = store(1)
    let sink = Sink<[TraceEvent]>()
    sink.value = []
    let recorder = TraceRecorder(store, draw: { "\($0.entries.count) screens" }) {
      sink.value?.append($0)
    }
    for number in 0..<pushes { store.send(.pushItem(number)) }
    recorder.stop()
    return Trace(name: "pushes", events: sink.value ?? [])
  }

  private static func store(_ size: Int) -> Recorded {
    var state = Numbers.State()
    state.items = Array(0..<size)
    return Store(initialState: state) { Numbers() }
  }

  private static func pushing(on store: Recorded, keeping kept: AnyObject? = nil) -> Work {
    Work { count in
      withExtendedLifetime(kept) {
        for number in 0..<count {
          store.send(.pushItem(number))
          store.send(.popItem())
        }
      }
    }
  }
}
