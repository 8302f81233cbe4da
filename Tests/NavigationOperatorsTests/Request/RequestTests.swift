import ComposableNavigation
import NavigationOperators
import Testing
import TestSupport

@Suite struct RequestTests {
  private let first = StackNavigation<String>.State(items: ["a", "b"])

  @Test func `a new request is not pending`() {
    let request = Request<Int>()
    #expect(!request.isPending)
    #expect(request.pendingID == nil)
    #expect("\(request)" == "asks no screen")
  }

  @Test func `an entry that is asked is waited for`() {
    var request = Request<Int>()
    #expect(request.ask(first.topID) == nil)
    #expect(request.isPending)
    #expect(request.pendingID == first.topID)
    #expect("\(request)" == "asks b")
  }

  @Test func `a second question is refused, with the entry that is asked`() {
    var request = Request<Int>()
    request.ask(first.topID)
    let refusal = request.ask(first.rootID)
    #expect(refusal?.description == "b is asked already")
    #expect(
      refusal?.reason(as: RequestRefusal.self) == .pending(first.topID ?? strangerID)
    )
    #expect(request.pendingID == first.topID)
  }

  @Test func `a second question may supersede the first`() {
    var request = Request<Int>()
    request.ask(first.topID)
    #expect(request.ask(first.rootID, superseding: true) == nil)
    #expect(request.pendingID == first.rootID)
  }

  @Test func `without a screen a request is refused`() {
    var request = Request<Int>()
    let refusal = request.ask(nil)
    #expect(refusal?.description == "there is no screen to ask")
    #expect(!request.isPending)
  }

  @Test func `a request is equal to another by the entry that is asked, awaited or not`() {
    var (one, other) = (Request<Int>(), Request<Int>())
    #expect(one == other)
    one.ask(first.topID)
    #expect(one != other)
    other.ask(first.topID)
    _ = other.pendingAnswer()
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(Mirror(reflecting: other).children.map(\.label) == ["asked"])
  }

  @Test func `a request that is read is the one that was written`() throws {
    var request = Request<Int>()
    #expect(try written(request) == "{}")
    request.ask(first.topID)
    #expect(try restored(request) == request)
  }
}
