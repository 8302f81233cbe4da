package import ComposableNavigation

/// The abilities of a host of the walks.
package protocol NastyCapabilities {
  /// The capabilities of a host unless a walk sets others.
  static var usual: Self { get }

  /// A Boolean value that indicates whether one page is always selected.
  ///
  /// Otherwise the last page is in front.
  static var haveSelection: Bool { get }

  /// A Boolean value that indicates whether the host can change the style of a presentation.
  var canRestyle: Bool { get }
}

extension NastyCapabilities {
  package static var haveSelection: Bool { false }
  package var canRestyle: Bool { false }
}

extension StackCapabilities: NastyCapabilities {
  package static var usual: StackCapabilities { .all }
}

extension ModalCapabilities: NastyCapabilities {
  package static var usual: ModalCapabilities { .restyle }
  package var canRestyle: Bool { contains(.restyle) }
}

extension TabCapabilities: NastyCapabilities {
  package static var usual: TabCapabilities { .all }
  package static var haveSelection: Bool { true }
}
