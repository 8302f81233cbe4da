import ComposableNavigation
import Testing

/// The states of a shape whose archives are looked at.
protocol ArchivesUnderLaw: Sendable, CustomTestStringConvertible {
  associatedtype State: Codable, Equatable, Sendable

  /// Several of them, in words: `stacks`.
  var testDescription: String { get }

  /// One that much has been done to, with all that an archive keeps.
  var used: State { get }

  /// More of them, which are written and read too.
  var others: [State] { get }

  /// Says what equality may pass over: a history, or the counter, which is seen at the next entry.
  var rest: @Sendable (State) -> String { get }

  /// Tells whether what was read holds together.
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
      rest: { "\($0.history)" },
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
      rest: { "\(ToySplit().state($0, after: .primary(.pushItem("f"))).entries.ids)" },
      isLegal: { state in
        SplitColumn.allCases.map { state[$0].items.count }.reduce(0, +) == state.entries.count
      }
    )
  }
}
