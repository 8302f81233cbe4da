import ComposableNavigation
import Testing
import TestSupport

/// The states of a shape whose archives are tested.
protocol ArchivesUnderLaw: Sendable, CustomTestStringConvertible {
  associatedtype State: Codable, Equatable, Sendable

  /// The name of the states in the plural: `stacks`.
  var testDescription: String { get }

  /// A state after many actions, with everything that an archive keeps.
  var used: State { get }

  /// More states, which are encoded and decoded too.
  var others: [State] { get }

  /// Returns the parts that equality may ignore: a history, or the counter, which shows in the next
  /// entry.
  var rest: @Sendable (State) -> String { get }

  /// Returns a Boolean value that indicates whether a decoded state is consistent.
  var isLegal: @Sendable (State) -> Bool { get }
}

struct Archives<State: Codable & Equatable & Sendable>: ArchivesUnderLaw {
  let testDescription: String
  let used: State
  var others: [State] = []
  let rest: @Sendable (State) -> String
  let isLegal: @Sendable (State) -> Bool
}

extension Archives where State == ToyStack.State {
  static var stacks: Archives {
    Archives(
      testDescription: "stacks",
      used: ToyStack().state(
        .init(items: ["a", "b", "a"]),
        after: .pushItem("c"),
        .pushItem("d"),
        .popItem(),
        .setItems(["b", "a", "e"], animated: false)
      ),
      others: [.init()] + StackUnderLaw().states,
      rest: { "\(ToyStack().state($0, after: .pushItem("f")).entries.ids)" },
      isLegal: { state in
        let after = ToyStack().state(state, after: .pushItem("new"))
        return Set(after.entries.ids).count == state.items.count + 1
      }
    )
  }
}

extension Archives where State == ToyModal.State {
  static var modals: Archives {
    Archives(
      testDescription: "modals",
      used: ToyModal().state(
        .init(styledItem: .init(item: "a", style: .formSheet), policy: .queue),
        after: .presentSheet("b", animated: false)
      ),
      others: ModalUnderLaw().states(depth: 1),
      rest: { state in
        let after = ToyModal().state(state, after: .dismiss(), .presentSheet("f"))
        return "\(state.waitingItems) \(after.entries.ids)"
      },
      isLegal: { state in
        ModalUnderLaw().ids(in: state).count
          == state.waitingItems.count + (state.item == nil ? 0 : 1)
      }
    )
  }
}

extension Archives where State == ToyTabs.State {
  static var tabs: Archives {
    Archives(
      testDescription: "tab lists",
      used: ToyTabs().state(
        .init(items: ["a", "b", "b"]),
        after: .setActiveIndex(2),
        .setActiveIndex(1),
        .setItems(["c", "b", "b", "a"], animated: false)
      ),
      others: TabsUnderLaw().states,
      rest: { "\($0.backBehavior) \($0.history)" },
      isLegal: { TabsUnderLaw().isLegal($0) }
    )
  }
}

extension Archives where State == ToyWindows.State {
  static var windows: Archives {
    Archives(
      testDescription: "sets of windows",
      used: ToyWindows().state(
        .init(items: ["a", "b"], reopening: .kept(limit: 2)),
        after: .open("b", .another, animated: false),
        .close(item: "a"),
        .focus(item: "b")
      ),
      others: WindowsUnderLaw().states,
      rest: { "\($0.focusOrder) \($0.closedItems) \($0.reopening)" },
      isLegal: { state in
        state.focusOrder.count == state.entries.count
          && Set(state.focusOrder) == Set(state.entries.ids)
      }
    )
  }
}

extension Archives where State == ToySplit.State {
  static var splits: Archives {
    Archives(
      testDescription: "splits",
      used: ToySplit().state(
        .init(primary: ["a"], supplementary: ["b"], detail: ["c", "a"]),
        after: .detail(.pushItem("d")),
        .setOptions(SplitOptions(preferredDisplayMode: .overDetail)),
        .setCollapsed(true, animated: false)
      ),
      others: allLists(of: ["a", "b"], upTo: 2).flatMap { primary in
        allLists(of: ["a", "b"], upTo: 2).flatMap { detail in
          let split = ToySplit.State(primary: primary, supplementary: primary, detail: detail)
          return [split, ToySplit().state(split, after: .setCollapsed(true, animated: false))]
        }
      },
      rest: { "\(ToySplit().state($0, after: .primary(.pushItem("f"))).entries.ids)" },
      isLegal: { state in
        SplitColumn.allCases.map { state[$0].items.count }.reduce(0, +) == state.entries.count
      }
    )
  }
}
