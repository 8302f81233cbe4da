import ComposableNavigation

/// The styles that the script knows, by names of one word.
enum Style: String, CaseIterable, CustomStringConvertible {
  case automatic, sheet
  case halfSheet = "half-sheet"
  case formSheet = "form-sheet"
  case fullScreen = "full-screen"
  case popover

  var description: String { rawValue }

  var presentation: PresentationStyle {
    switch self {
    case .automatic: .automatic
    case .sheet: .pageSheet
    case .halfSheet: .sheet(Sheet(detents: [.medium, .large], showsGrabber: true))
    case .formSheet: .formSheet
    case .fullScreen: .fullScreen
    case .popover: .popover
    }
  }
}
