import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct StackRulesTests {
  @Test(arguments: 0..<8)
  func `a command is whole exactly when it leads to all that is wanted`(_ bits: Int) {
    let rules = StackRules(capabilities: StackCapabilities(rawValue: bits))
    // A host may name an element twice and so show such a list; no state has one.
    let lists = allLists(of: [1, 2, 3], upTo: 3).map { Showing($0.map { ElementID($0) }) }
    let targets = lists.filter { Set($0.elements).count == $0.elements.count }
    var search = ToySearch("pairs of stacks")
    var isRightEverywhere = true
    for shown in lists {
      for target in targets {
        let command = rules.anyCommand(from: shown, to: target)
        let isMet = command?.applied(to: shown) == target
        let isSame =
          command?.base as? StackCommand<ElementID> == rules.command(from: shown, to: target)
        let isRight = isSame && (command?.isWhole ?? false) == isMet
        isRightEverywhere = isRightEverywhere && isRight
        search.check(isRight, "\(shown.elements) to \(target.elements)")
      }
    }
    search.finish()
    #expect(isRightEverywhere)
  }
}
