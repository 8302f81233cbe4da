import ComposableNavigation

extension ScreenNavigation.State {
  /// All screens as a text, environments and their pushes by turns: SwiftfulRouting's
  /// `screen_stack`.
  ///
  /// ```swift
  /// print(ScreenNavigation<String>.State(root: "home").dump)
  /// // stack 0: fullScreenCover
  /// //     screen 0: root
  /// // stack 1: push
  /// //     no screens
  /// ```
  ///
  /// It begins with a line break. A screen is called by its name, or else by its identity. See
  /// ``tree`` for the picture that other shapes have too.
  ///
  /// - Complexity: O(*n*).
  public var dump: String {
    var lines: [String] = []
    for (index, environment) in environments.enumerated() {
      lines.append("stack \(2 * index): \(environment[0].item.segue)")
      lines.append("    screen 0: \(index == 0 ? "root" : environment[0].text)")
      lines.append("stack \(2 * index + 1): push")
      let pushed = environment.dropFirst()
      lines += pushed.enumerated().map { "    screen \($0): \($1.text)" }
      if pushed.isEmpty { lines.append("    no screens") }
    }
    return Self.text(lines)
  }

  /// The screens that wait, as a text: SwiftfulRouting's `screen_queue`.
  ///
  /// Without a name a screen is what it shows.
  public var queueDump: String {
    Self.text(queue: queue.map { $0.name ?? "\($0.screen)" })
  }

  fileprivate static func text(queue names: [String]) -> String {
    guard !names.isEmpty else { return text(["    no queue"]) }
    return text(names.enumerated().map { "    queue \($0): \($1)" })
  }

  fileprivate static func text(_ lines: [String]) -> String {
    lines.map { "\n" + $0 }.joined() + "\n"
  }
}

extension ScreenNavigation.OpenScreen {
  /// The overlays as a text: SwiftfulRouting's `modal_stack`.
  public var overlayDump: String {
    ScreenNavigation.State.text(overlays.map { "    modal \($0.text)" })
  }

  /// The contents as a text, what the screen itself shows first: SwiftfulRouting's
  /// `transition_stack`.
  public var transitionDump: String {
    let names = ["root"] + transitions.map(\.text)
    return ScreenNavigation.State.text(names.map { "    transition \($0)" })
  }

  /// The contents that wait, as a text: SwiftfulRouting's `transition_queue`.
  public var transitionQueueDump: String {
    ScreenNavigation.State.text(queue: transitionQueue.map { $0.name ?? "\($0.screen)" })
  }
}

extension ModuleNavigation.State {
  /// The modules as a text: SwiftfulRouting's `modules_stack`.
  public var dump: String {
    entries.indices.map { "\n    module \(text(of: $0))" }.joined() + "\n"
  }

  /// The name that the developer has given a module, or else its identity; the first one is “root”.
  func text(of index: Int) -> String {
    entries[index].item.name ?? (index == 0 ? "root" : entries[index].text)
  }
}
