/// A command of one kind of host, as a lane sees it.
///
/// ``StackCommand``, ``ModalCommand``, ``TabCommand``, ``SplitCommand`` and ``WindowCommand`` are such. Reach
/// for it when you write a shape of your own: a command says which elements it takes away and
/// brings, when its turn is, and how it is written down. The lane asks nothing else.
///
/// ```swift
/// let command = StackCommand.replace([ElementID(2)], with: [ElementID(3)])
/// command.taken                                      // [e2]
/// command.applied(to: Showing([ElementID(1), ElementID(2)])).elements    // [e1, e3]
/// ```
public protocol HostCommand: Hashable, Sendable {
  /// The elements that would no longer be shown where they are, also when they are put back at
  /// once.
  ///
  /// A modal that is presented from within one of them is dismissed before.
  var taken: [ElementID] { get }

  /// The elements that the host needs views for.
  var added: [ElementID] { get }

  /// The kind of step that it is; a ``HostStep/change`` by default.
  var step: HostStep { get }

  /// The style that it asks for; nil, for none, by default.
  var style: PresentationStyle? { get }

  /// Returns what should be shown after the command, had nobody else done anything.
  func applied(to showing: Showing) -> Showing

  /// Says the command word by word: `replace`, `e2`, `with`, `e3`.
  ///
  /// Traces and findings are written of the words, and searches tell commands apart by them: two
  /// commands that differ must not say the same.
  ///
  /// - Parameter word: Hears each word, in order.
  func say(_ word: (HostWord) -> Void)
}

extension HostCommand {
  /// A change: neither presents nor dismisses.
  public var step: HostStep { .change }

  /// None: the command is about no style.
  public var style: PresentationStyle? { nil }
}

extension [ElementID] {
  /// Says a verb, then each element, in order: for ``HostCommand/say(_:)`` of a command of yours.
  ///
  /// ```swift
  /// [ElementID(2), ElementID(3)].say("push", word)     // hears push, e2, e3
  /// ```
  ///
  /// - Parameters:
  ///   - verb: The part of the command that the elements have.
  ///   - word: Hears each word, in order.
  public func say(_ verb: String, _ word: (HostWord) -> Void) {
    word(.word(verb))
    for element in self { word(.element(element)) }
  }
}
