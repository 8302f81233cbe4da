/// An operation of a simulated window's program on the state of a container.
package enum ProgramOperation: Hashable, Sendable {
  case push, pop, popToRoot, replaceRoot
  case present(Int), dismiss, restyle
  case selectNext, reverse, removeLast
  case show([Int]), setCollapsed(Bool)
}
