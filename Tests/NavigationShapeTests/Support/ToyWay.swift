import ComposableNavigation
import Testing
import TestSupport

/// A way of removing an entry together with its effects.
struct ToyWay: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let gone: Set<Int>
  let action: @Sendable (ToyNode.State) -> ToyNode.Action

  init(
    _ name: String,
    cancels gone: Set<Int> = [],
    _ action: @escaping @Sendable (ToyNode.State) -> ToyNode.Action
  ) {
    testDescription = name
    self.gone = gone
    self.action = action
  }

  static let none: [ToyWay] = [
    ToyWay("push") { _ in .stack(.pushItem(.init("new"))) },
    ToyWay("reorder") { .stack(.setItems($0.stack.items.reversed())) },
    ToyWay("bring to front") { .stack(.bringToFront($0.stack.items[0])) },
    ToyWay("write the same") { _ in .edit { $0.stack.items = $0.stack.items } },
    ToyWay("restyle") { .modal(.set(.init(item: $0.modal.item ?? .init("?"), style: .popover))) },
    ToyWay("present the same") { .modal(.presentSheet($0.modal.item ?? .init("?"))) },
    ToyWay("refused pop") { _ in .stack(.popItems(.exactly(9))) },
    ToyWay("late dismissal") { _ in .modal(.dismiss(id: strangerID)) },
    ToyWay("append by writing") { _ in .edit { $0.stack.items.append(.init("new")) } },
    ToyWay("insert below") { _ in .edit { $0.stack.items.insert(.init("new"), at: 0) } },
    ToyWay("name the same items anew") { _ in
      .edit { $0.stack = .init(items: $0.stack.items, id: \.name) }
    },
    ToyWay("go back to a copy that has all") { state in .edit { $0 = state } },
    ToyWay("change an item") { state in
      let id = state.id("a")
      return .child(id, .edit { $0.answers = [99] })
    },
  ]

  static let gone: [ToyWay] = [
    ToyWay("pop", cancels: [2]) { _ in .stack(.popItem()) },
    ToyWay("pop all", cancels: [1, 2, 3]) { _ in .stack(.popItems(.exactly(2))) },
    ToyWay("pop to root", cancels: [2]) { _ in .stack(.popToRoot()) },
    ToyWay("pop to item", cancels: [2]) { .stack(.pop(to: .item($0.stack.items[0]))) },
    ToyWay("replace the top", cancels: [2]) { _ in .stack(.replaceTop(with: .init("new"))) },
    ToyWay("replace the top by an equal one", cancels: [2]) {
      .stack(.replaceTop(with: $0.stack.items[1]))
    },
    ToyWay("remove an ancestor", cancels: [1, 3]) { .stack(.remove([$0.id("a")], cause: .user)) },
    ToyWay("pop inside a child", cancels: [3]) { .child($0.id("a"), .stack(.popItem())) },
    ToyWay("set items", cancels: [1, 3]) { .stack(.setItems([$0.stack.items[1]])) },
    ToyWay("write items", cancels: [1, 2, 3]) { _ in .edit { $0.stack.items = [] } },
    ToyWay("write one item away", cancels: [2]) { _ in .edit { $0.stack.items.removeLast() } },
    ToyWay("write a new stack", cancels: [1, 2, 3]) { _ in
      .edit { $0.stack = .init(items: [.init("c")], id: \.name) }
    },
    ToyWay("take one away and push another at once", cancels: [2]) { _ in
      .edit { state in
        state.stack.items.removeLast()
        state.stack.items.append(.init("new"))
      }
    },
    ToyWay("reset, and write the same items", cancels: [1, 2, 3]) { _ in
      .edit { state in
        let items = state.stack.items
        state.stack = .init()
        state.stack.items = items
      }
    },
    ToyWay("a child's stack in the place of the one around it", cancels: [1, 2, 3]) { _ in
      .edit { state in
        let inner = state.stack.items[0].stack
        state.stack = inner
      }
    },
    ToyWay("two stacks change places", cancels: [1, 2, 3]) { _ in
      .edit { state in
        let outer = state.stack
        state.stack = outer.items[0].stack
        if let id = state.stack.topID { state.stack[id: id]?.stack = outer }
      }
    },
    ToyWay("write a child's items", cancels: [3]) { state in
      .child(state.id("a"), .edit { $0.stack.items = [] })
    },
    ToyWay("dismiss", cancels: [4]) { _ in .modal(.dismiss()) },
    ToyWay("dismiss by id", cancels: [4]) {
      .modal(.dismiss(id: $0.modal.presentedID ?? strangerID, cause: .user))
    },
    ToyWay("present another", cancels: [4]) { _ in .modal(.presentSheet(.init("other"))) },
    ToyWay("write no modal", cancels: [4]) { _ in .edit { $0.modal.styledItem = nil } },
    ToyWay("write a new modal", cancels: [4]) { _ in .edit { $0.modal = .init() } },
    ToyWay("optional to nil", cancels: [5]) { _ in .edit { $0.detail = nil } },
    ToyWay("another case", cancels: [6]) { _ in .edit { $0.mode = .idle } },
    ToyWay("write everything", cancels: [1, 2, 3, 4, 5, 6]) { _ in .edit { $0 = .init("root") } },
    ToyWay("a child asks to go", cancels: [2]) { .child($0.id("b"), .answered(-1)) },
    ToyWay("the sheet asks to go", cancels: [4]) { _ in .sheet(.answered(-1)) },
  ]
}
