package import ComposableNavigation

/// A fake host of any shape, with what a walk does with all of them.
@MainActor
package protocol AnyFakeHost: AnyObject {
  var views: [FakeView] { get }
  var answering: Answering { get set }
  var complaints: [String] { get }
  var pendingCount: Int { get }
  var isGesturing: Bool { get }
  func finish()
  func carryOut()
  func refuseUndone()
  func endGesture()
  func leaveScreen()
}

extension FakeHost: AnyFakeHost {
  package var pendingCount: Int { pending.count }
}

extension FakeHost: StackHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {
  package convenience init(_ capabilities: StackCapabilities = .all) {
    self.init(
      capabilities: capabilities,
      check: { command, shown in
        let added = Set(command.added).subtracting(command.taken)
        return added.isDisjoint(with: shown.elements) ? nil : "is shown already"
      }
    )
  }
}

extension FakeHost: TabHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {
  package convenience init(_ capabilities: TabCapabilities = .all) {
    self.init(
      capabilities: capabilities,
      hasSelection: true,
      check: { command, shown in
        let after = command.applied(to: shown.elements)
        guard Set(after).count == after.count else { return "is shown already" }
        return command.select.map(after.contains) == false ? "selects what is not there" : nil
      }
    )
  }
}

extension FakeHost: ModalHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {
  package convenience init(_ capabilities: ModalCapabilities = .restyle) {
    self.init(
      capabilities: capabilities,
      check: { command, shown in
        guard case .present = command, !shown.elements.isEmpty else { return nil }
        return "another one is presented"
      }
    )
  }
}

extension FakeHost: WindowHost where Command == WindowCommand<ElementID>, Capabilities == Void {
  package convenience init() {
    self.init(
      capabilities: (),
      hasSelection: true,
      check: { command, shown in
        command.added.contains(where: shown.elements.contains) ? "is open already" : nil
      }
    )
  }
}
