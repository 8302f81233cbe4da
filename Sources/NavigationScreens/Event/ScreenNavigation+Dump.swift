import ComposableNavigation

extension ScreenNavigation.State {
  /// All screens as text, each environment followed by its pushed screens: SwiftfulRouting's
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
  /// The text begins with a line break and shows each screen's name, or else its id. For the
  /// drawing that other shapes have too, see ``tree``.
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

  /// The queued screens as text: SwiftfulRouting's `screen_queue`.
  ///
  /// An unnamed screen is written as its value.
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
  /// The overlays as text: SwiftfulRouting's `modal_stack`.
  public var overlayDump: String {
    ScreenNavigation.State.text(overlays.map { "    modal \($0.text)" })
  }

  /// The contents as text, the screen's own first: SwiftfulRouting's `transition_stack`.
  public var transitionDump: String {
    let names = ["root"] + transitions.map(\.text)
    return ScreenNavigation.State.text(names.map { "    transition \($0)" })
  }

  /// The queued contents as text: SwiftfulRouting's `transition_queue`.
  public var transitionQueueDump: String {
    ScreenNavigation.State.text(queue: transitionQueue.map { $0.name ?? "\($0.screen)" })
  }
}

extension ModuleNavigation.State {
  /// The modules as text: SwiftfulRouting's `modules_stack`.
  public var dump: String {
    entries.indices.map { "\n    module \(text(of: $0))" }.joined() + "\n"
  }

  /// Returns a module's name, or else its id; the first module is “root”.
  func text(of index: Int) -> String {
    entries[index].item.name ?? (index == 0 ? "root" : entries[index].text)
  }
}
