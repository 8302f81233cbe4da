import ComposableNavigation
import Foundation
import TestSupport

/// A step with a ``ToyEnquiry``.
enum ToyEnquiryStep: CaseIterable, Sendable {
  /// The steps in which the feature alone asks.
  static let ofFeature: [ToyEnquiryStep] = [
    .push, .pop, .keepTop, .swipe, .askTop, .topAnswers, .resetStack,
  ]

  case push, pushTwo, pop, popToRoot, keepTop, reverse, swipe, removeBottom, replaceTop
  case askTop, askBottom, askTopInstead, withdraw
  case bottomAsksTop, bottomAsksTopInstead, secondAsksTop, topAsksBottom, topAsksGone
  case topAnswers, bottomAnswers, secondAnswers
  case reset, resetStack, restart, restartWithoutTop, restoreInPlace

  /// Takes the step.
  func happen(
    to state: inout ToyEnquiry.State,
    _ reducer: ResolvedReducer<ToyEnquiry.State, ToyEnquiry.Action>
  ) throws {
    if let restarted = try restarted(state) {
      state = restarted
      // The first action after a restart is arbitrary.
      _ = reducer.reduce(into: &state, action: .edit { _ in })
    }
    if let action = try action(in: state) { _ = reducer.reduce(into: &state, action: action) }
  }

  /// Returns the state with which a process begins after the previous one ended with this state.
  private func restarted(_ state: ToyEnquiry.State) throws -> ToyEnquiry.State? {
    switch self {
    case .restart:
      return try archived(state)
    case .restartWithoutTop:
      var less = try archived(state)
      less.stack.items = less.stack.items.dropLast()
      return try archived(less)
    default:
      return nil
    }
  }

  private func archived(_ state: ToyEnquiry.State) throws -> ToyEnquiry.State {
    try JSONDecoder().decode(ToyEnquiry.State.self, from: JSONEncoder().encode(state))
  }

  /// Returns the action of the step, or nil if it is not possible.
  private func action(in state: ToyEnquiry.State) throws -> ToyEnquiry.Action? {
    let entries = state.stack.entries
    let second = entries.count > 1 ? entries[1] : nil
    switch self {
    case .push: return .edit { $0.push() }
    case .pushTwo: return .edit { $0.push(2) }
    case .pop: return .stack(.popItem())
    case .popToRoot: return .stack(.popToRoot())
    case .keepTop: return .stack(.setItems(state.stack.items.suffix(1)))
    case .reverse: return .stack(.setItems(state.stack.items.reversed()))
    case .swipe: return entries.last.map { .stack(.remove([$0.id], cause: .user)) }
    case .removeBottom: return entries.first.map { .stack(.remove([$0.id])) }
    case .replaceTop:
      return .edit { state in
        state.stack.items = state.stack.items.dropLast()
        state.push()
      }
    case .askTop:
      return entries.last.map { .ask($0.id, serial: $0.item.serial, superseding: false) }
    case .askBottom:
      return entries.first.map { .ask($0.id, serial: $0.item.serial, superseding: false) }
    case .askTopInstead:
      return entries.last.map { .ask($0.id, serial: $0.item.serial, superseding: true) }
    case .withdraw: return .withdraw
    case .bottomAsksTop: return question(by: entries.first, to: entries.last)
    case .bottomAsksTopInstead:
      return question(by: entries.first, to: entries.last, superseding: true)
    case .secondAsksTop: return question(by: second, to: entries.last)
    case .topAsksBottom: return question(by: entries.last, to: entries.first)
    case .topAsksGone:
      return entries.last.map { .page($0.id, .ask(strangerID, serial: -1, superseding: false)) }
    case .topAnswers: return answer(of: entries.last)
    case .bottomAnswers: return answer(of: entries.first)
    case .secondAnswers: return answer(of: second)
    case .reset: return .edit { $0 = ToyEnquiry.State(book: $0.book, next: $0.next) }
    case .resetStack:
      return .edit { state in
        state.stack = .init()
        state.push()
      }
    case .restoreInPlace:
      let read = try archived(state)
      return .edit { $0 = read }
    case .restart, .restartWithoutTop: return nil
    }
  }

  private func question(
    by asker: Entry<ToyEnquiry.Page>?,
    to page: Entry<ToyEnquiry.Page>?,
    superseding: Bool = false
  ) -> ToyEnquiry.Action? {
    guard let asker, let page else { return nil }
    return .page(
      asker.id,
      .ask(page.id, serial: page.item.serial, superseding: superseding)
    )
  }

  /// Returns a page's answer, its serial, which identifies the page.
  private func answer(of page: Entry<ToyEnquiry.Page>?) -> ToyEnquiry.Action? {
    page.map { .page($0.id, .answer($0.item.serial)) }
  }
}
