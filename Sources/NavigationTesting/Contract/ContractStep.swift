import ComposableNavigation

/// A change that a program can make to the screens of a host.
enum ContractMove: String, Hashable, Sendable {
  case push
  case pushTwo = "push two"
  case pop
  case popToRoot = "pop to the root"
  case replaceTop = "replace the top"
  case putBelow = "put one below"
  case present
  case presentFullScreen = "present full screen"
  /// Presents a sheet with two detents, the lower one selected.
  case presentDetents = "present at medium"
  case restyle
  case dismiss
  case append
  case removeFirst = "remove the first"
  case reverse
  case selectLast = "select the last"
  case showDetail = "show a detail"
  case collapse = "collapse the state"
  case expand = "expand the state"
  /// The reducer ignores the user's removals from now on.
  case keep = "keep what the user removes"
  /// All elements are blocked from now on, and hosts get the reasons.
  case stay = "let everything stay"
  /// No element is blocked from now on.
  case open = "let everything go"
}

/// One step of a script.
enum ContractStep: Hashable, Sendable, CustomStringConvertible {
  case move(ContractMove)
  /// A move of a custom shape, by name.
  case ownMove(String)
  case act(HostAct)
  case window(ContractWindowAct)
  /// Sets up another handler with the host.
  case begin
  /// Ends everything in progress, and attaches a host that is off screen.
  case rest

  var description: String {
    switch self {
    case .move(let move): move.rawValue
    case .ownMove(let name): name
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
