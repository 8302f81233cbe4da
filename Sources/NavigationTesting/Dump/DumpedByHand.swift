import ComposableNavigation

/// A value that reads better than its stored properties do.
protocol DumpedByHand {
  var dump: Dump { get }
}

extension EntryID: DumpedByHand {
  var dump: Dump { .text(description) }
}

extension Entries: DumpedByHand {
  var dump: Dump {
    let parts = map { Dump.Part(label: $0.id.description, value: Dump($0.item)) }
    return .group(open: "[", parts: parts, close: "]")
  }
}

extension StackNavigation.State: DumpedByHand {
  var dump: Dump {
    var parts = [
      Dump.Part(label: "entries", value: entries.dump),
      Dump.Part(label: "areAnimationsEnabled", value: Dump(areAnimationsEnabled)),
    ]
    if history != .notKept {
      parts.append(Dump.Part(label: "history", value: Dump(history)))
      parts.append(Dump.Part(label: "forwardItems", value: Dump(forwardItems)))
    }
    return .group(open: "\(TypeName.of(self))(", parts: parts, close: ")")
  }
}

extension ModalNavigation.State: DumpedByHand {
  var dump: Dump {
    .group(
      open: "\(TypeName.of(self))(",
      parts: [
        Dump.Part(label: "entries", value: entries.dump),
        Dump.Part(label: "styles", value: Dump(styles)),
        Dump.Part(label: "policy", value: Dump(policy)),
        Dump.Part(label: "areAnimationsEnabled", value: Dump(areAnimationsEnabled)),
      ],
      close: ")"
    )
  }
}

extension WindowNavigation.State: DumpedByHand {
  var dump: Dump {
    var parts = [
      Dump.Part(label: "entries", value: entries.dump),
      Dump.Part(label: "focusOrder", value: Dump(focusOrder)),
      Dump.Part(label: "areAnimationsEnabled", value: Dump(areAnimationsEnabled)),
    ]
    if reopening != .notKept {
      parts.append(Dump.Part(label: "reopening", value: Dump(reopening)))
      parts.append(Dump.Part(label: "closedItems", value: Dump(closedItems)))
    }
    return .group(open: "WindowNavigation.State(", parts: parts, close: ")")
  }
}

extension TabNavigation.State: DumpedByHand {
  var dump: Dump {
    .group(
      open: "TabNavigation.State(",
      parts: [
        Dump.Part(label: "entries", value: entries.dump),
        Dump.Part(label: "active", value: Dump(activeID as Any)),
        Dump.Part(label: "history", value: Dump(history)),
        Dump.Part(label: "areAnimationsEnabled", value: Dump(areAnimationsEnabled)),
      ],
      close: ")"
    )
  }
}
