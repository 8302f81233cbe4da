import ComposableNavigation

/// One step of a script.
enum ContractStep: Hashable, Sendable, CustomStringConvertible {
  /// A change that the program makes, by name.
  case move(String)
  case act(HostAct)
  case window(ContractWindowAct)
  /// Sets up another handler with the host.
  case begin
  /// Ends everything in progress, and attaches a host that is off screen.
  case rest

  var description: String {
    switch self {
    case .move(let name): name
    case .act(let act): act.description
    case .window(let act): act.rawValue
    case .begin: "another handler begins"
    case .rest: "come to rest"
    }
  }
}

/// An event around a nested host.
enum ContractWindowAct: String, Hashable, Sendable, CaseIterable {
  case detach = "the window detaches"
  case attach = "the window attaches"
  /// The program keeps the page, which reappears at once with the same view.
  case removePage = "the user removes the page around it"
  /// The handler that shows the page is set up again, in another lane.
  case changeLane = "the handler around it changes lanes"
}

/// The decisions of a reducer: whether it ignores the user's removals, and whether elements stay.
final class ContractWill: Sendable {
  /// The name of the move after which the reducer ignores the user's removals.
  static let keep = "keep what the user removes"
  /// The name of the move that blocks all elements: hosts get the reasons.
  static let stay = "let everything stay"
  /// The name of the move after which no element is blocked.
  static let open = "let everything go"

  private let isStubborn = Locked(false)
  private let isGuarding = Locked(false)

  var keeps: Bool { isStubborn.withLock { $0 } }

  /// A Boolean value that indicates whether all elements stay.
  var guards: Bool { isGuarding.withLock { $0 } }

  /// - Returns: True if the value changed.
  func letStay(_ stays: Bool) -> Bool {
    isGuarding.withLock { isGuarding in
      defer { isGuarding = stays }
      return isGuarding != stays
    }
  }

  /// - Returns: True if the value changed.
  func keep() -> Bool {
    isStubborn.withLock { isStubborn in
      defer { isStubborn = true }
      return !isStubborn
    }
  }
}
