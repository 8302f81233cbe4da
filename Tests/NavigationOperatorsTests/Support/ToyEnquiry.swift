import ComposableNavigation
import NavigationOperators

/// Pages that ask each other for numbers, and a feature that asks them as well.
///
/// Pages have serials from the test, and each asker keeps a book of its questions and results.
struct ToyEnquiry: Reducer {
  /// The questions of an asker, by the serial of the page, and the results that it got.
  struct Book: Equatable, Sendable, Codable {
    var asked: [Int] = []
    var results: [RequestResult<Int>] = []
  }

  struct Page: Equatable, Sendable, Codable {
    let serial: Int
    var request = Request<Int>()
    var book = Book()
  }

  struct State: Equatable, Sendable, Codable {
    var stack = StackNavigation<Page>.State()
    var request = Request<Int>()
    var book = Book()
    var next = 0

    /// Pushes new pages.
    mutating func push(_ count: Int = 1) {
      for _ in 0..<count {
        stack.items.append(Page(serial: next))
        next += 1
      }
    }
  }

  enum PageAction: Sendable {
    case ask(EntryID, serial: Int, superseding: Bool)
    case answer(Int)
    case replied(RequestResult<Int>)
  }

  enum Action: Sendable {
    case stack(StackNavigation<Page>.Action)
    case page(EntryID, PageAction)
    case ask(EntryID, serial: Int, superseding: Bool)
    case withdraw
    case replied(RequestResult<Int>)
    case edit(@Sendable (inout State) -> Void)
  }

  /// The law, and rules that are known to be wrong.
  enum Rule { case right, seesPopsAlone, goesByNumber, tellsTwice }

  var rule = Rule.right

  /// The feature, without a reducer that gives answers.
  var base: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .stack, .page: break
      case .ask(let id, let serial, let superseding):
        return Self.ask(&state.request, &state.book, id, serial, superseding)
      case .withdraw: state.request.withdraw()
      case .replied(let result): state.book.results.append(result)
      case .edit(let change): change(&state)
      }
      return .none
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.page) {
      Reduce<Page, PageAction> { page, action in
        switch action {
        case .ask(let id, let serial, let superseding):
          return Self.ask(&page.request, &page.book, id, serial, superseding)
        case .answer: break
        case .replied(let result): page.book.results.append(result)
        }
        return .none
      }
    }
  }

  var body: some Reducer<State, Action> {
    if rule == .right {
      base
        .answering(.request(\.request, reply: /Action.replied), by: Self.screens)
        .answering(
          .entries(
            of: \.stack,
            elements: /Action.page,
            request: \.request,
            reply: /PageAction.replied
          ),
          by: Self.screens
        )
    } else {
      ToyForgetful(base: base, rule: rule)
    }
  }

  private static var screens: RequestedScreen<State, Action, Int> {
    .entries(
      of: \.stack,
      action: /Action.stack,
      elements: /Action.page,
      answer: /PageAction.answer
    )
  }

  private static func ask<Asked: Sendable>(
    _ request: inout Request<Int>,
    _ book: inout Book,
    _ id: EntryID,
    _ serial: Int,
    _ superseding: Bool
  ) -> Effect<Asked> {
    let isAsked = request.pendingID?.isSame(as: id) == true
    if let refusal = request.ask(id, superseding: superseding) { return .refused(refusal) }
    if !isAsked { book.asked.append(serial) }
    return .none
  }
}

/// Gives the feature its answers by a wrong rule.
private struct ToyForgetful<Base: Reducer<ToyEnquiry.State, ToyEnquiry.Action>>: Reducer {
  let base: Base
  let rule: ToyEnquiry.Rule

  func reduce(
    into state: inout ToyEnquiry.State,
    action: ToyEnquiry.Action
  ) -> Effect<ToyEnquiry.Action> {
    let asked = state.request.pendingID
    _ = base.reduce(into: &state, action: action)
    guard let asked, let result = result(asked, action, state) else { return .none }
    state.request.withdraw()
    _ = base.reduce(into: &state, action: .stack(.remove([asked])))
    for _ in 0..<(rule == .tellsTwice ? 2 : 1) {
      _ = base.reduce(into: &state, action: .replied(result))
    }
    return .none
  }

  private func result(
    _ asked: EntryID,
    _ action: ToyEnquiry.Action,
    _ state: ToyEnquiry.State
  ) -> RequestResult<Int>? {
    if case .page(let id, .answer(let number)) = action, id == asked { return .answered(number) }
    if case .withdraw = action { return .unanswered(.withdrawn) }
    switch rule {
    case .goesByNumber:
      return state.stack.entries.ids.contains(asked) ? nil : .unanswered(.left)
    case .right, .seesPopsAlone, .tellsTwice:
      guard case .stack(.pop) = action, !state.stack.entries.contains(asked) else { return nil }
      return .unanswered(.left)
    }
  }
}

extension ToyEnquiry.State {
  /// The first fault in the books of all askers, or nil.
  var fault: String? {
    if let fault = fault(of: "the feature", request, book) { return fault }
    for page in stack.items {
      if let fault = fault(of: "page \(page.serial)", page.request, page.book) { return fault }
    }
    let asked = stack.items.compactMap { $0.request.pendingID.map { Visit($0) } }
    return Set(asked).count == asked.count ? nil : "one page is asked by two"
  }

  private func fault(
    of asker: String,
    _ request: Request<Int>,
    _ book: ToyEnquiry.Book
  ) -> String? {
    let open = book.asked.count - book.results.count
    guard open == (request.isPending ? 1 : 0) else {
      return
        "\(asker) \(request), after \(book.asked.count) questions, \(book.results.count) results"
    }
    if let id = request.pendingID, stack.entries[id: id]?.serial != book.asked.last {
      return "\(asker) \(request), which is not page \(book.asked.last ?? -1)"
    }
    for (serial, result) in zip(book.asked, book.results) {
      if let answer = result.answer, answer != serial {
        return "\(asker) has asked page \(serial), and heard page \(answer)"
      }
    }
    return nil
  }
}
