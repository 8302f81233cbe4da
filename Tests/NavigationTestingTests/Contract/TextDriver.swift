import NavigationTesting

/// A driver of a host whose views are texts, each its own title.
@MainActor
protocol TextDriver: HostDriver where View == String {}

extension TextDriver {
  func makeView(_ title: String) -> String { title }

  func title(of view: String) -> String { view }
}
