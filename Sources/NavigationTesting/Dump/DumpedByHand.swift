import ComposableNavigation

/// A value whose own dump is clearer than its stored properties.
protocol DumpedByHand {
  var dump: Dump { get }
}

extension DumpedByHand {
  /// Returns a dump of named parts, with the name of the type.
  fileprivate func grouped(_ parts: [(String, Dump)]) -> Dump {
    let parts = parts.map { Dump.Part(label: $0.0, value: $0.1) }
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
    var parts = [
      ("entries", entries.dump), ("areAnimationsEnabled", Dump(areAnimationsEnabled)),
    ]
    if history != .notKept || !skipped.isEmpty {
      parts += [
        ("history", Dump(history)), ("forwardItems", Dump(forwardItems)),
        ("skipped", Dump(entries.ids.filter(skipped.contains))),
      ]
    }
    return grouped(parts)
  }
}

extension ModalNavigation.State: DumpedByHand {
  var dump: Dump {
    grouped([
      ("entries", entries.dump), ("styles", Dump(styles)), ("policy", Dump(policy)),
      ("areAnimationsEnabled", Dump(areAnimationsEnabled)),
    ])
  }
}

extension WindowNavigation.State: DumpedByHand {
  var dump: Dump {
    var parts = [
      ("entries", entries.dump), ("focusOrder", Dump(focusOrder)),
      ("areAnimationsEnabled", Dump(areAnimationsEnabled)),
    ]
    if reopening != .notKept {
      parts += [("reopening", Dump(reopening)), ("closedItems", Dump(closedItems))]
    }
    return grouped(parts)
  }
}

extension TabNavigation.State: DumpedByHand {
  var dump: Dump {
    var parts = [
      ("entries", entries.dump), ("active", Dump(activeID as Any)), ("history", Dump(history)),
    ]
    if backBehavior != .history { parts.append(("backBehavior", Dump(backBehavior))) }
    return grouped(parts + [("areAnimationsEnabled", Dump(areAnimationsEnabled))])
  }
}
