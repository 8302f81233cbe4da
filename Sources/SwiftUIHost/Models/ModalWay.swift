import ComposableNavigation

/// SwiftUI's ways to present something.
enum ModalWay {
  case sheet, cover, popover, alert, dialog

  /// Tells whether SwiftUI says when a presented view has come, and when it has gone.
  var hasEnd: Bool {
    switch self {
    case .sheet, .cover, .popover: true
    case .alert, .dialog: false
    }
  }
}

extension PresentationStyle {
  /// The nearest of SwiftUI's ways; macOS has no cover, and shows a sheet.
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
