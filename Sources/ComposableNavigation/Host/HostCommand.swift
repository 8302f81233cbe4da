/// A command for one kind of host, as a lane uses it.
///
/// ``StackCommand``, ``ModalCommand``, ``TabCommand``, ``SplitCommand`` and ``WindowCommand``
/// conform to it. Conform a type of your own when you write a new shape. A lane needs only the
/// elements that a command removes and adds, its step in the order of commands, and its words.
///
/// ```swift
/// let command = StackCommand.replace([ElementID(2)], with: [ElementID(3)])
/// command.taken                                      // [e2]
/// command.applied(to: Showing([ElementID(1), ElementID(2)])).elements    // [e1, e3]
/// ```
public protocol HostCommand: Hashable, Sendable {
  /// The elements that the command removes from their place, including those that it adds again.
  ///
  /// A modal that is presented from one of these elements is dismissed first.
  var taken: [ElementID] { get }

  /// The elements for which the host needs views.
  var added: [ElementID] { get }

  /// The kind of step; ``HostStep/change`` by default.
  var step: HostStep { get }

  /// The style that the command asks for; nil by default.
  var style: PresentationStyle? { get }

  /// Returns the content after the command, if nothing else changes.
  func applied(to showing: Showing) -> Showing

  /// Passes on the command word by word: `replace`, `e2`, `with`, `e3`.
  ///
  /// Traces and search results are written with these words, and searches compare commands by them:
  /// two different commands must have different words.
  ///
  /// - Parameter word: Receives each word, in order.
  func say(_ word: (HostWord) -> Void)
}

extension HostCommand {
  /// A change: the command neither presents nor dismisses.
  public var step: HostStep { .change }

  /// No style.
  public var style: PresentationStyle? { nil }
}

extension [ElementID] {
  /// Passes on a verb, then each element, in order.
  ///
  /// Use it to implement ``HostCommand/say(_:)``.
  ///
  /// ```swift
  /// [ElementID(2), ElementID(3)].say("push", word)     // hears push, e2, e3
  /// ```
  ///
  /// - Parameters:
  ///   - verb: The verb that applies to the elements.
  ///   - word: Receives each word, in order.
  public func say(_ verb: String, _ word: (HostWord) -> Void) {
    word(.word(verb))
    for element in self { word(.element(element)) }
  }
}
