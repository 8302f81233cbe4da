import TestSupport

/// A step in a ``GhostWorld``; numbers pick among existing objects.
struct GhostStep: Hashable, Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    // The usual operations of the program.
    case push, pop, popToRoot, replaceTop, reverse, present, restyle, dismiss, addTab, removeTab
    case selectTab
    // Setting states back.
    case resetAll, reset, resetAndInsert, keep, rollBack, restore, restoreCopy, move, swap, copy
    // Objects that were made for a visit.
    case load, openGate, keepStore, storeHears, storeLoads
    case lateHear, lateLoad, latePush, lateRemove, latePopTo, lateDismiss, lateSelect, lateReplace
    // Ids that were decoded alone.
    case openHear, openLoad, openStore, openRemove, openPush, openSelect
    // Hosts and the user.
    case slow, quick, answer, refuse, ready, back, swipe, tap
  }

  let kind: Kind
  let number: Int

  init(_ kind: Kind, _ number: Int = 0) {
    self.kind = kind
    self.number = number
  }

  var description: String { "\(kind) \(number)" }

  /// Returns a step of these kinds, or of one that prepares them.
  static func random(_ numbers: inout ToyRandom, among some: [Kind] = Kind.allCases) -> GhostStep {
    let kinds: [Kind] = Int.random(in: 0..<4, using: &numbers) == 0 ? usual : some
    return GhostStep(
      kinds[Int.random(in: 0..<kinds.count, using: &numbers)],
      Int.random(in: 0..<12, using: &numbers)
    )
  }

  private static let usual: [Kind] = [.push, .push, .present, .addTab, .load, .keepStore]

  static let rollingBack: [Kind] = [
    .resetAll, .reset, .resetAndInsert, .keep, .rollBack, .restore, .restoreCopy, .move, .swap,
    .copy,
  ]

  static let made: [Kind] = [
    .openGate, .storeHears, .storeLoads, .lateHear, .lateLoad, .latePush, .lateRemove, .latePopTo,
    .lateDismiss, .lateSelect, .lateReplace,
  ]

  static let shown: [Kind] = [
    .pop, .reverse, .restyle, .dismiss, .slow, .answer, .refuse, .ready, .back, .swipe, .tap,
  ]

  static let open: [Kind] = [
    .openHear, .openLoad, .openStore, .openRemove, .openPush, .openSelect, .openGate,
  ]

  var simpler: [GhostStep] { number == 0 ? [] : [GhostStep(kind, 0), GhostStep(kind, number / 2)] }

  /// The steps for scripts that are searched exhaustively.
  static let few: [GhostStep] = [
    .init(.push, 0), .init(.pop, 0), .init(.resetAndInsert, 0), .init(.keep), .init(.rollBack),
    .init(.restore), .init(.load, 2), .init(.lateHear, 2), .init(.slow, 0), .init(.openGate),
  ]

  /// The steps of ``few``, and all others for one stack and a modal.
  static let many: [GhostStep] = few + more

  private static let more: [GhostStep] = [
    .init(.resetAll), .init(.keepStore, 2), .init(.storeHears), .init(.lateRemove, 2),
    .init(.latePush, 2), .init(.present), .init(.resetAndInsert, 2), .init(.swap), .init(.copy),
    .init(.move), .init(.answer), .init(.back),
  ]
}
