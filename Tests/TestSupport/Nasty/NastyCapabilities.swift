package import ComposableNavigation

/// The abilities of a host of the walks.
package protocol NastyCapabilities {
  /// Those that it has unless a walk says otherwise.
  static var usual: Self { get }

  /// Tells whether one of the host's pages is selected whenever there are any; else the last one is in
  /// front.
  static var haveSelection: Bool { get }

  /// Tells whether the host may be asked for another style of what it presents.
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
