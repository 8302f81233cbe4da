import ComposableNavigation

/// SwiftUI's kinds of presentation.
enum ModalWay {
  case sheet, cover, popover, alert, dialog

  /// A Boolean value that indicates whether SwiftUI reports the presentation's start and end.
  var hasEnd: Bool {
    switch self {
    case .sheet, .cover, .popover: true
    case .alert, .dialog: false
    }
  }
}

extension PresentationStyle {
  /// The nearest of SwiftUI's kinds; macOS has no cover, and shows a sheet.
  var way: ModalWay {
    switch self {
    case .alert:
      return .alert
    case .confirmationDialog:
      return .dialog
    case .popover:
      return .popover
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .none:
      #if os(macOS)
        return .sheet
      #else
        return .cover
      #endif
    case .automatic, .sheet, .formSheet, .custom:
      return .sheet
    }
  }
}
