import ComposableNavigation

/// A change that a program may make to what a host shows.
enum ContractMove: String, Hashable, Sendable {
  case push
  case pushTwo = "push two"
  case pop
  case popToRoot = "pop to the root"
  case replaceTop = "replace the top"
  case putBelow = "put one below"
  case present
  case presentFullScreen = "present full screen"
  /// A sheet of two detents, of which the lower one is selected.
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
  /// From now on the reducer keeps what a person removes.
  case keep = "keep what a person removes"
  /// From now on everything stays, and hosts are told so.
  case stay = "let everything stay"
  /// From now on everything may go again.
  case open = "let everything go"
}

/// One step of a script.
enum ContractStep: Hashable, Sendable, CustomStringConvertible {
  case move(ContractMove)
  /// A move of a shape of somebody else, by its name.
  case ownMove(String)
  case act(HostAct)
  case window(ContractWindowAct)
  /// Another handler is set up with the host.
  case begin
  /// All that is going on ends, and what is off screen comes back.
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
  /// The program keeps the page, which comes back at once, with the same view.
  case removePage = "a person removes the page around it"
  /// The handler that shows the page is set up anew, in another lane.
  case changeLane = "the handler around it changes lanes"
}

/// The will of a reducer: it lets go of what a person removes, or keeps it.
final class ContractWill: Sendable {
  private let isStubborn = Locked(false)
  private let isGuarding = Locked(false)

  var keeps: Bool { isStubborn.withLock { $0 } }

  /// Tells whether everything stays.
  var guards: Bool { isGuarding.withLock { $0 } }

  /// - Returns: True if it was otherwise before.
  func letStay(_ stays: Bool) -> Bool {
    isGuarding.withLock { isGuarding in
      defer { isGuarding = stays }
      return isGuarding != stays
    }
  }

  /// - Returns: True if it did not before.
  func keep() -> Bool {
    isStubborn.withLock { isStubborn in
      defer { isStubborn = true }
      return !isStubborn
    }
  }
}
