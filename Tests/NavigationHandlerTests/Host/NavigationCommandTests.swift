import Testing

@testable import ComposableNavigation

@Suite struct NavigationCommandTests {
  private static let elements = (1...3).map { ElementID($0) }

  private static func commands() -> [(command: NavigationCommand, text: String)] {
    let (a, b, c) = (elements[0], elements[1], elements[2])
    typealias Stack = StackCommand<ElementID>
    typealias Modal = ModalCommand<ElementID>
    typealias Tabs = TabCommand<ElementID>
    typealias Split = SplitCommand<ElementID>
    typealias Windows = WindowCommand<ElementID>
    return [
      (NavigationCommand(Stack.push([a, b])), "push e1 e2"),
      (NavigationCommand(Stack.pop([b])), "pop e2"),
      (NavigationCommand(Stack.replace([b], with: [c])), "replace e2 with e3"),
      (NavigationCommand(Modal.present(a, .formSheet)), "present e1 as form sheet"),
      (NavigationCommand(Modal.dismiss(a)), "dismiss e1"),
      (NavigationCommand(Modal.restyle(a, .fullScreen)), "restyle e1 as full screen"),
      (NavigationCommand(Split.collapse(hiding: [b, c])), "collapse e2 e3"),
      (NavigationCommand(Split.expand(showing: [b])), "expand e2"),
      (
        NavigationCommand(Tabs(edits: [.remove(a), .insert(b, after: nil)], select: c)),
        "remove e1, insert e2 first, select e3"
      ),
      (NavigationCommand(Tabs(edits: [.move(a, after: c)])), "move e1 after e3"),
      (NavigationCommand(Tabs(select: b)), "select e2"),
      (
        NavigationCommand(Windows(close: [a], open: [b, c], focus: c)),
        "close e1, open e2 e3, focus e3"
      ),
      (NavigationCommand(Windows(order: [b, a])), "arrange e2 e1"),
      (NavigationCommand(Windows(focus: a)), "focus e1"),
    ]
  }

  @Test func `a command is written in its own words`() {
    for (command, text) in Self.commands() {
      let written = command.text(naming: { "\($0)" }, style: { "\($0)" })
      #expect(written == text)
    }
  }

  @Test func `a command is equal to its like and to no other`() {
    for (index, (command, _)) in Self.commands().enumerated() {
      for (otherIndex, (other, _)) in Self.commands().enumerated() {
        #expect((command == other) == (index == otherIndex), "\(command) and \(other)")
      }
    }
  }

  @Test func `a presentation over everything is dismissed first and presented last`() {
    let steps = Self.commands().map { $0.command.step }
    #expect(HostStep.dismissal < .change)
    #expect(HostStep.change < .expansion)
    #expect(HostStep.expansion < .presentation)
    #expect(
      steps == [
        .change, .change, .change, .presentation, .dismissal, .change, .change, .expansion, .change,
        .change, .change, .change, .change, .change,
      ]
    )
  }

  @Test func `the visible part of a host depends on its shape`() {
    let (a, b) = (Self.elements[0], Self.elements[1])
    let stack = StackRules(capabilities: .all)
    #expect(stack.isInFront(b, in: Showing([a, b])))
    #expect(!stack.isInFront(a, in: Showing([a, b])))
    let tabs = TabRules(capabilities: .all)
    #expect(tabs.isInFront(a, in: Showing([a, b], selected: a)))
    #expect(!tabs.isInFront(b, in: Showing([a, b], selected: a)))
    #expect(!tabs.isInFront(a, in: Showing([b], selected: a)))
    #expect(ModalRules(capabilities: .all).isInFront(a, in: Showing([a])))
    #expect(SplitRules(capabilities: ()).isInFront(a, in: Showing([a, b])))
  }

  @Test func `rules are equal when their hosts can do the same`() {
    let all = ShapeRules(StackRules(capabilities: .all))
    #expect(all == ShapeRules(StackRules(capabilities: .all)))
    #expect(all != ShapeRules(StackRules(capabilities: [])))
    #expect(all != ShapeRules(TabRules(capabilities: .all)))
    #expect(!all.isOverlay)
    #expect(ShapeRules(ModalRules(capabilities: .all)).isOverlay)
    #expect(ShapeRules(SplitRules(capabilities: ())).sharesEntries)
    #expect(!all.hasWindows)
    #expect(ShapeRules(WindowRules(capabilities: ())).hasWindows)
  }
}
