import ComposableNavigation

/// A value whose own dump is clearer than its stored properties.
protocol DumpedByHand {
  var dump: Dump { get }
}

extension DumpedByHand {
  /// Returns a dump of named parts, with the name of the type.
  fileprivate func grouped(_ parts: KeyValuePairs<String, Dump>) -> Dump {
    let parts = parts.map { Dump.Part(label: $0.key, value: $0.value) }
    return .group(open: "\(TypeName.of(self))(", parts: parts, close: ")")
  }
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
    guard history != .notKept || !skipped.isEmpty else {
      return grouped(["entries": entries.dump, "areAnimationsEnabled": Dump(areAnimationsEnabled)])
    }
    return grouped([
      "entries": entries.dump, "areAnimationsEnabled": Dump(areAnimationsEnabled),
      "history": Dump(history), "forwardItems": Dump(forwardItems),
      "skipped": Dump(entries.ids.filter(skipped.contains)),
    ])
  }
}

extension ModalNavigation.State: DumpedByHand {
  var dump: Dump {
    grouped([
      "entries": entries.dump, "styles": Dump(styles), "policy": Dump(policy),
      "areAnimationsEnabled": Dump(areAnimationsEnabled),
    ])
  }
}

extension WindowNavigation.State: DumpedByHand {
  var dump: Dump {
    guard reopening != .notKept else {
      return grouped([
        "entries": entries.dump, "focusOrder": Dump(focusOrder),
        "areAnimationsEnabled": Dump(areAnimationsEnabled),
      ])
    }
    return grouped([
      "entries": entries.dump, "focusOrder": Dump(focusOrder),
      "areAnimationsEnabled": Dump(areAnimationsEnabled),
      "reopening": Dump(reopening), "closedItems": Dump(closedItems),
    ])
  }
}

extension TabNavigation.State: DumpedByHand {
  var dump: Dump {
    guard backBehavior != .history else {
      return grouped([
        "entries": entries.dump, "active": Dump(activeID as Any), "history": Dump(history),
        "areAnimationsEnabled": Dump(areAnimationsEnabled),
      ])
    }
    return grouped([
      "entries": entries.dump, "active": Dump(activeID as Any), "history": Dump(history),
      "backBehavior": Dump(backBehavior), "areAnimationsEnabled": Dump(areAnimationsEnabled),
    ])
  }
}
