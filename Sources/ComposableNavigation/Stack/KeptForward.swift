/// The screens that a stack can go forward to, behind one word: nil where it keeps no history.
@usableFromInline
indirect enum KeptForward<Item: Equatable & Sendable>: Equatable, Sendable {
  case kept(ForwardItems<Item>)
}

extension KeptForward: Hashable where Item: Hashable {}
