/// The shapes of the laws of all shapes.
package enum ShapesUnderLaw {
  /// The shapes whose actions can be animated.
  package static let animated: [any ShapeUnderLaw] = [
    StackUnderLaw(), ModalUnderLaw(), TabsUnderLaw(), WindowsUnderLaw(),
  ]

  package static let all: [any ShapeUnderLaw] = animated + [CardsUnderLaw()]
}
