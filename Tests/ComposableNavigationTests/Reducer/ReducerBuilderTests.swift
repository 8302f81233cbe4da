import ComposableNavigation
import Testing
import TestSupport

@Suite struct ReducerBuilderTests {
  private struct Branches: Reducer {
    typealias State = Int
    typealias Action = String

    enum Kind { case first, second, third }

    let trace: ToyTrace
    var isOn = false
    var name: String?
    var kind = Kind.first
    var names: [String] = []

    private func note(_ text: String) -> ToyNote<Int, String> {
      ToyNote(trace) { _, action in "\(text) \(action)" }
    }

    var body: some Reducer<Int, String> {
      note("begin")
      if isOn { note("on") }
      if isOn { note("yes") } else { note("no") }
      if let name { note("name \(name)") }
      switch kind {
      case .first: note("first")
      case .second: note("second")
      case .third:
        note("third")
        note("third again")
      }
      for name in names { note("for \(name)") }
      if #available(macOS 15, iOS 18, *) { note("available") }
      note("end")
    }
  }

  private func lines(_ change: (inout Branches) -> Void) -> [String] {
    var branches = Branches(trace: ToyTrace())
    change(&branches)
    var state = 0
    _ = branches.resolve().reduce(into: &state, action: "go")
    return branches.trace.all.map { String($0.dropLast(3)) }
  }

  @Test func `statements run from top to bottom, and skipped ones do not run`() {
    #expect(lines { _ in } == ["begin", "no", "first", "available", "end"])
  }

  @Test func `every branch runs when it is the one`() {
    let all = lines {
      $0.isOn = true
      $0.name = "x"
      $0.kind = .third
      $0.names = ["1", "2"]
    }
    #expect(
      all == [
        "begin", "on", "yes", "name x", "third", "third again", "for 1", "for 2", "available",
        "end",
      ]
    )
    #expect(lines { $0.kind = .second } == ["begin", "no", "second", "available", "end"])
  }

  @Test func `a body that is not resolved runs the same`() {
    let branches = Branches(trace: ToyTrace(), isOn: true, names: ["1"])
    var state = 0
    _ = branches.reduce(into: &state, action: "go")
    let unresolved = branches.trace.take()
    _ = branches.resolve().reduce(into: &state, action: "go")
    #expect(unresolved == branches.trace.all)
  }

  @Test func `an empty body does nothing`() {
    struct Nothing: Reducer {
      var body: some Reducer<Int, Bool> {}
    }
    var state = 7
    #expect(Nothing().reduce(into: &state, action: true).isNone)
    #expect(Nothing().resolve().reduce(into: &state, action: true).isNone)
    #expect(state == 7)
  }

  @Test func `each statement sees the state as the one before has left it`() {
    struct Steps: Reducer {
      var body: some Reducer<[Int], Bool> {
        Reduce { state, _ in
          state.append(state.count)
          return .none
        }
        for _ in 0..<2 {
          Reduce { state, _ in
            state.append(state.count * 10)
            return .none
          }
        }
      }
    }
    var state: [Int] = []
    _ = Steps().reduce(into: &state, action: true)
    #expect(state == [0, 10, 20])
  }

  @Test @MainActor func `effects of all statements are run, in their order`() {
    struct Sender: Reducer {
      var body: some Reducer<[Int], Int> {
        Reduce { _, action in action == 0 ? .send(1) : .none }
        for number in [2, 3] {
          Reduce { _, action in action == 0 ? .send(number) : .none }
        }
        Reduce { state, action in
          state.append(action)
          return action == 0 ? .send(4) : .none
        }
      }
    }
    let store = Store(initialState: [] as [Int]) { Sender() }
    store.send(0)
    #expect(store.state == [0, 1, 2, 3, 4])
  }
}
