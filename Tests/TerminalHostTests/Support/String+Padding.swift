import TerminalHost

extension String {
  func inside(_ width: Int) -> String { " \(self)".padding(width) }

  func padding(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
