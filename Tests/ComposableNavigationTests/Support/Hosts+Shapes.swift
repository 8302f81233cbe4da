import ComposableNavigation

extension FakeHost: StackHost
where Command == StackCommand<ElementID>, Capabilities == StackCapabilities {
  convenience init(_ capabilities: StackCapabilities = .all) {
    self.init(
      capabilities: capabilities,
      tell: { command, titles in
        switch command {
        case .push(let elements): "push \(titles(elements))"
        case .pop(let elements): "pop \(titles(elements))"
        case .replace(let old, let new): "replace \(titles(old)) with \(titles(new))"
        }
      },
      check: { command, shown in
        let added: [ElementID] =
          switch command {
          case .push(let elements): elements
          case .pop: []
          case .replace(let old, with: let new): new.filter { !old.contains($0) }
          }
        return Set(added).isDisjoint(with: shown.elements) ? nil : "is shown already"
      },
      apply: { command, shown, _ in shown.elements = command.applied(to: shown.elements) }
    )
  }
}

extension FakeHost: TabHost
where Command == TabCommand<ElementID>, Capabilities == TabCapabilities {
  convenience init(_ capabilities: TabCapabilities = .all) {
    self.init(
      capabilities: capabilities,
      tell: { command, titles in
        func place(_ other: ElementID?) -> String {
          other.map { "after \(titles([$0]))" } ?? "first"
        }
        let steps = command.steps.map { step in
          switch step {
          case .insert(let element, let other): "insert \(titles([element])) \(place(other))"
          case .move(let element, let other): "move \(titles([element])) \(place(other))"
          case .remove(let element): "remove \(titles([element]))"
          }
        }
        return (steps + (command.select.map { ["select \(titles([$0]))"] } ?? []))
          .joined(separator: ", ")
      },
      check: { command, shown in
        let after = command.applied(to: shown.elements)
        guard Set(after).count == after.count else { return "is shown already" }
        return command.select.map(after.contains) == false ? "selects what is not there" : nil
      },
      apply: { command, shown, _ in
        shown.elements = command.applied(to: shown.elements)
        if let select = command.select, shown.elements.contains(select) { shown.selected = select }
        if shown.selected.map(shown.elements.contains) != true {
          shown.selected = shown.elements.first
        }
      }
    )
  }
}

extension FakeHost: ModalHost
where Command == ModalCommand<ElementID>, Capabilities == ModalCapabilities {
  convenience init(_ capabilities: ModalCapabilities = .restyle) {
    self.init(
      capabilities: capabilities,
      tell: { command, titles in
        switch command {
        case .present(let element, let style): "present \(titles([element])) as \(style)"
        case .dismiss(let element): "dismiss \(titles([element]))"
        case .restyle(let element, let style): "restyle \(titles([element])) as \(style)"
        }
      },
      check: { command, shown in
        guard case .present = command, !shown.elements.isEmpty else { return nil }
        return "another one is presented"
      },
      apply: { command, shown, style in
        switch command {
        case .present(let element, let newStyle): (shown.elements, style) = ([element], newStyle)
        case .dismiss(let element): shown.elements.removeAll { $0 == element }
        case .restyle(let element, let newStyle):
          if shown.elements == [element] { style = newStyle }
        }
        if shown.elements.isEmpty { style = nil }
      }
    )
  }
}
