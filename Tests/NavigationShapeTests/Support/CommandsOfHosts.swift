import ComposableNavigation
import Testing
import TestSupport

/// Every command to a host of one shape that names few elements, including those that no lane
/// sends: elements of a command may be shown already, be missing, or occur twice.
struct CommandsOfHosts: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let commands: [any HostCommand]

  static let all = [stacks, modals, tabs, splits, windows]

  private static let elements = (1...3).map { ElementID($0) }
  private static let lists = allLists(of: elements, upTo: 2)

  /// Every content that names each element once.
  static let contents = allLists(ofDifferent: elements, upTo: 3).map { Showing($0) }

  private static let stacks = CommandsOfHosts(
    testDescription: "commands to stacks",
    commands: lists.flatMap { list -> [StackCommand<ElementID>] in
      [.push(list), .pop(list)] + lists.map { .replace(list, with: $0) }
    }
  )

  private static let modals = CommandsOfHosts(
    testDescription: "commands to modals",
    commands: elements.flatMap { element -> [ModalCommand<ElementID>] in
      [.present(element, .pageSheet), .restyle(element, .pageSheet), .dismiss(element)]
    }
  )

  private static let tabs = CommandsOfHosts(
    testDescription: "commands to tabs",
    commands: edits.map { TabCommand(edits: [$0]) }
      + edits.flatMap { first in edits.map { TabCommand(edits: [first, $0]) } }
  )

  private static let edits = elements.flatMap { element in
    ([nil] + elements).reduce(into: [TabCommand.Edit.remove(element)]) { edits, other in
      edits += [.insert(element, after: other), .move(element, after: other)]
    }
  }

  private static let splits = CommandsOfHosts(
    testDescription: "commands to splits",
    commands: lists.flatMap { list -> [SplitCommand<ElementID>] in
      [.collapse(hiding: list), .expand(showing: list)]
    }
  )

  private static let windows = CommandsOfHosts(
    testDescription: "commands to windows",
    commands: lists.flatMap { closed in
      lists.flatMap { opened in
        ([nil] + lists).map { WindowCommand(close: closed, open: opened, order: $0) }
      }
    }
  )
}
