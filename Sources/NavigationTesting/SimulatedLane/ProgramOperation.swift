/// A thing that the program of a simulated window does to the state of a container.
package enum ProgramOperation: Hashable, Sendable {
  case push, pop, popToRoot, replaceRoot
  case present(Int), dismiss, restyle
  case selectNext, reverse, removeLast
  case show([Int]), setCollapsed(Bool)
}
