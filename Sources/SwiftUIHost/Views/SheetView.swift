#if canImport(SwiftUI)
  import ComposableNavigation
  import SwiftUI

  /// A page with the heights and the appearance of its sheet.
  struct SheetView: View {
    let item: ModalModel<HostedView>.Item
    let model: ModalModel<HostedView>

    var body: some View {
      if case .sheet(let sheet) = item.style {
        item.view.content
          .presentationDetents(
            Set((sheet.detents.isEmpty ? [.large] : sheet.detents).map(\.presentation)),
            selection: Binding(
              get: { @MainActor in
                (sheet.selectedDetent ?? sheet.detents.first ?? .large).presentation
              },
              set: { @MainActor new in
                guard let detent = sheet.detents.first(where: { $0.presentation == new }) else {
                  return
                }
                model.dragged(to: detent)
              }
            )
          )
          .presentationDragIndicator(sheet.showsGrabber ? .visible : .automatic)
          .look(of: sheet)
      } else {
        item.view.content
      }
    }
  }

  extension View {
    /// Sets a sheet's corners, background and gestures, if the system supports them.
    @ViewBuilder
    fileprivate func look(of sheet: Sheet) -> some View {
      if #available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *) {
        presentationCornerRadius(sheet.cornerRadius.map { CGFloat($0) })
          .presentationBackgroundInteraction(sheet.backgroundInteraction.presentation)
          .presentationContentInteraction(sheet.contentInteraction.presentation)
          .background(as: sheet.background)
      } else {
        self
      }
    }

    @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
    @ViewBuilder
    private func background(as background: Backdrop) -> some View {
      switch background {
      case .automatic: self
      case .clear: presentationBackground(Color.clear)
      case .named(let name): presentationBackground(Color(name))
      }
    }
  }

  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
  extension Sheet.BackgroundInteraction {
    /// SwiftUI's value.
    fileprivate var presentation: PresentationBackgroundInteraction {
      switch self {
      case .automatic: .automatic
      case .disabled: .disabled
      case .enabled: .enabled
      case .enabledUpThrough(let detent): .enabled(upThrough: detent.presentation)
      }
    }
  }

  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1, *)
  extension Sheet.ContentInteraction {
    /// SwiftUI's value.
    fileprivate var presentation: PresentationContentInteraction {
      switch self {
      case .automatic: .automatic
      case .resizes: .resizes
      case .scrolls: .scrolls
      }
    }
  }

  extension Sheet.Detent {
    /// SwiftUI's detent; the largest one for an app's own.
    fileprivate var presentation: PresentationDetent {
      switch self {
      case .medium: .medium
      case .large, .custom: .large
      case .fraction(let part): .fraction(CGFloat(part))
      case .height(let height): .height(CGFloat(height))
      }
    }
  }
#endif
