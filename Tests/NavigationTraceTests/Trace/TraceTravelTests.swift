import Testing

@testable import ComposableNavigation
@testable import NavigationTrace

@Suite @MainActor struct TraceTravelTests {
  /// The letters on the stack of the store in which a trace is replayed.
  @MainActor
  private final class Place {
    var store: Store<ToyPost.State, ToyPost.Action>?
    var begun = 0

    var letters: [String] { store?.state.stack.items ?? [] }
  }

  /// Returns a trace of the state, and an action and a state for each letter: seven events.
  private func trace(of letters: String...) -> Trace {
    let store = Store(initialState: ToyPost.State()) { ToyPost() }
    var events: [TraceEvent] = []
    let recorder = TraceRecorder(store, coder: .codable(), draw: Self.draw) { events.append($0) }
    for letter in letters { store.send(.stack(.pushItem(letter))) }
    recorder.stop()
    return Trace(name: "Post", events: events)
  }

  private static func draw(_ state: ToyPost.State) -> String {
    state.stack.items.joined(separator: " ▸ ")
  }

  private func travel(
    _ trace: Trace,
    _ place: Place
  ) -> TraceTravel<ToyPost.State, ToyPost.Action> {
    TraceTravel(trace) {
      let store = Store(initialState: ToyPost.State()) { ToyPost() }
      place.store = store
      place.begun += 1
      return TraceReplay(trace, in: store, coder: .codable(), draw: Self.draw) { _ in }
    }
  }

  @Test func `a step forward repeats the next act, with its consequences`() throws {
    let place = Place()
    let travel = travel(trace(of: "a", "b", "c"), place)
    #expect(travel.position == 0)
    try travel.step(to: 1)
    #expect(travel.position == 1)
    #expect(place.letters == ["inbox"])
    #expect(try travel.goForward())
    #expect(travel.position == 3)
    #expect(place.letters == ["inbox", "a"])
    try travel.step(to: 6)
    #expect(travel.position == 7)
    #expect(place.letters == ["inbox", "a", "b", "c"])
    #expect(try !travel.goForward())
    #expect(place.begun == 1)
    #expect(travel.difference == nil)
  }

  @Test func `a step back is where it was before`() throws {
    let place = Place()
    let travel = travel(trace(of: "a", "b", "c"), place)
    try travel.step(to: 7)
    #expect(try travel.goBack())
    #expect(travel.position == 5)
    #expect(place.letters == ["inbox", "a", "b"])
    #expect(try travel.goBack())
    #expect(try travel.goBack())
    #expect(travel.position == 1)
    #expect(place.letters == ["inbox"])
    #expect(try !travel.goBack())
    #expect(place.begun == 4)
  }

  @Test(arguments: [(-1, 1), (0, 1), (1, 1), (2, 3), (3, 3), (4, 5), (7, 7), (99, 7)])
  func `a position within the consequences of an action means their end`(
    asked: Int,
    reached: Int
  ) throws {
    let trace = trace(of: "a", "b", "c")
    for start in [0, 1, 3, 5, 7] {
      let place = Place()
      let travel = travel(trace, place)
      try travel.step(to: start)
      try travel.step(to: asked)
      #expect(travel.position == reached)
      #expect(place.letters.count == (reached + 1) / 2)
    }
  }

  @Test func `a place that has been reached is not made anew`() throws {
    let place = Place()
    let travel = travel(trace(of: "a", "b"), place)
    try travel.step(to: 5)
    try travel.step(to: 4)
    #expect(travel.position == 5)
    #expect(place.begun == 1)
  }

  @Test func `nothing is replayed behind the first difference`() throws {
    var events = trace(of: "a", "b", "c").events
    events[4] = .state("something else")
    let place = Place()
    let travel = travel(Trace(name: "Post", events: events), place)
    try travel.step(to: 3)
    #expect(travel.difference == nil)
    try travel.step(to: 7)
    #expect(travel.difference?.line == 6)
    #expect(travel.position == 4)
    #expect(place.letters == ["inbox", "a", "b"])
    #expect(try !travel.goForward())
    #expect(try travel.goBack())
    #expect(travel.position == 3)
    #expect(travel.difference == nil)
  }

  @Test func `a replay that is stepped has the same difference as one that is run`() throws {
    let trace = trace(of: "a", "b", "c")
    for index in trace.events.indices {
      var events = trace.events
      events[index] = .note("tampered")
      let tampered = Trace(name: "Post", events: events)
      let (one, other) = (Place(), Place())
      let whole = try travel(tampered, one).replay.run()
      let stepped = travel(tampered, other)
      while try stepped.goForward() {}
      #expect(stepped.difference == whole)
      #expect(whole?.line == index + 2)
    }
  }
}
