import ComposableNavigation
import NavigationOperators
import Testing
import TestSupport

/// Requests that are superseded, finish, fail, time out, are cancelled and survive a restart, in
/// any order; their answers arrive at any time and any number of times.
@Suite struct PendingNavigationLaws {
  /// A rule for requests: the real one, or one that is known to be wrong.
  enum Rule: CaseIterable {
    case real
    /// Accepts any answer for the pending request.
    case anyAnswer
    /// Matches an answer by its request alone.
    case equalRequests
    /// A restart forgets the pending request.
    case forgetful
    /// A newer request supersedes the pending one without a report.
    case silent
  }

  enum Step: Equatable {
    case request(Int), cancel, retry, resume, restart, readInPlace
    case loaded(Int), failed(Int), timedOut(Int)
  }

  @Test func `each request ends once, or is pending, and a late answer never navigates`() {
    let search = Search(.real, depth: bound(5, full: 6))
    #expect(search.failure == nil)
    #expect(search.opened > 0)
    #expect(search.late > 0)
    print(
      "searched \(search.steps) steps of requests: \(search.opened) opened something, "
        + "\(search.late) answers came late"
    )
  }

  @Test(arguments: Rule.allCases.filter { $0 != .real })
  func `a wrong rule for requests is found`(rule: Rule) {
    #expect(Search(rule, depth: 5).failure != nil)
  }

  @Test func `a refused action changes nothing at all and has a reason`() throws {
    typealias Action = ToyLoading.Pending.Action
    let toy = ToyLoading()
    let old = toy.state(.init(), after: .pending(.request(1)))
    let pending = toy.state(old, after: .pending(.request(1)))
    let (late, now) = (try #require(old.pending.ticket), try #require(pending.pending.ticket))
    let states: [ToyLoading.State] = [
      .init(), pending, toy.state(pending, after: .pending(.failed(reason: "no", of: now))),
      toy.state(pending, after: .pending(.timedOut(of: now))),
    ]
    let actions: [Action] =
      [.request(1), .cancel, .retry, .resume]
      + [late, now].flatMap { ticket -> [Action] in
        [.loaded("a", of: ticket), .failed(reason: "b", of: ticket), .timedOut(of: ticket)]
      }
    var refused = 0
    for state in states {
      for action in actions {
        var after = state
        let effect = toy.reduce(into: &after, action: .pending(action))
        guard ToyLoading.Pending.refusal(of: action, in: state.pending) != nil else { continue }
        refused += 1
        #expect(after == state, "\(action) on \(state.pending.phase)")
        #expect(!effect.isNone, "\(action) on \(state.pending.phase)")
      }
    }
    // All answers except those to the pending request; the others have nothing to act on.
    #expect(refused == 3 * 6 + 3 + 2 + 1)
  }

  /// The feature and the test's own record of it, which counts requests itself and never reads
  /// their numbers.
  fileprivate struct World {
    var state = ToyLoading.State()
    /// The ticket with which each piece of work answers, and the request for which it began.
    var work: [(ticket: ToyLoading.Pending.Ticket, request: Int)] = []
    /// The values of all requests so far.
    var requests: [Int] = []
    /// The request that has not ended, or nil.
    var open: Int?

    /// The steps that are possible now.
    var steps: [Step] {
      [.request(1), .request(2), .cancel, .retry, .resume, .restart, .readInPlace]
        + work.indices.flatMap { index -> [Step] in
          [.loaded(index), .failed(index), .timedOut(index)]
        }
    }
  }

  private struct Search {
    var steps = 0
    var opened = 0
    var late = 0
    var failure: String?

    init(_ rule: Rule, depth: Int) {
      var waiting: [(world: World, path: [Step])] = [(World(), [])]
      while let (world, path) = waiting.popLast(), failure == nil {
        for step in world.steps {
          steps += 1
          var next = world
          if let fault = take(step, rule, &next) {
            failure = "\(fault) after \(path + [step])"
            break
          }
          if path.count + 1 < depth { waiting.append((next, path + [step])) }
        }
      }
    }

    /// - Returns: The fault of the step, or nil.
    private mutating func take(_ step: Step, _ rule: Rule, _ world: inout World) -> String? {
      let before = world
      guard let action = action(of: step, rule, &world) else {
        return (world.state.pending.pending != nil) == (world.open != nil)
          ? nil : "a request has gone without an end"
      }
      _ = ToyLoading().reduce(into: &world.state, action: .pending(action))
      let isRefused = ToyLoading.Pending.refusal(of: action, in: before.state.pending) != nil
      if isRefused, world.state != before.state { return "a refused action changes something" }
      return account(of: step, isRefused, before, &world)
    }

    /// Compares the reports about requests with the events that happened to them.
    private mutating func account(
      of step: Step,
      _ isRefused: Bool,
      _ before: World,
      _ world: inout World
    ) -> String? {
      let said = world.state.ended.dropFirst(before.state.ended.count)
      if said.count > 1 { return "two ends at once: \(said)" }
      if let end = said.first {
        guard let open = before.open else { return "“\(end)”, and nothing was pending" }
        guard end.hasPrefix("\(before.requests[open]) ") else {
          return "“\(end)”, and another request was pending"
        }
        world.open = nil
      }
      if world.state.opened.count > before.state.opened.count {
        opened += 1
        guard case .loaded(let index) = step, before.work[index].request == before.open,
          before.work.lastIndex(where: { $0.request == before.open }) == index
        else { return "a late answer navigates" }
      } else if case .loaded = step {
        late += 1
      }
      switch step {
      case .request where world.open != nil: return "a request has gone without an end"
      case .request(let value): world.begin(value, isNew: true)
      case .retry where !isRefused: world.begin(world.requests.last ?? 0, isNew: true)
      case .resume where before.open != nil: world.begin(0, isNew: false)
      default: break
      }
      let isPending = world.state.pending.pending != nil
      return isPending == (world.open != nil) ? nil : "a request has gone without an end"
    }

    /// Returns the action of a step, or nil for a step without one.
    private func action(
      of step: Step,
      _ rule: Rule,
      _ world: inout World
    ) -> ToyLoading.Pending.Action? {
      func ticket(_ index: Int) -> ToyLoading.Pending.Ticket {
        let own = world.work[index].ticket
        guard let current = world.state.pending.ticket else { return own }
        let isTaken =
          rule == .anyAnswer || rule == .equalRequests && own.request == current.request
        return isTaken ? current : own
      }
      switch step {
      case .request(let value):
        if rule == .silent { world.state.pending = .init() }
        return .request(value)
      case .cancel: return .cancel
      case .retry: return .retry
      case .resume: return .resume
      case .loaded(let index): return .loaded("page", of: ticket(index))
      case .failed(let index): return .failed(reason: "no", of: ticket(index))
      case .timedOut(let index): return .timedOut(of: ticket(index))
      case .restart, .readInPlace:
        guard let state = try? restored(world.state), state == world.state else { return .cancel }
        world.state = state
        if rule == .forgetful { world.state.pending = .init() }
        // The process has ended with its work.
        if step == .restart { world.work = [] }
        return nil
      }
    }
  }
}

extension PendingNavigationLaws.World {
  /// Records that work has begun, for a new request or for the open one again.
  fileprivate mutating func begin(_ value: Int, isNew: Bool) {
    if isNew {
      open = requests.count
      requests.append(value)
    }
    guard let open, let ticket = state.pending.ticket else { return }
    work.append((ticket, open))
  }
}
