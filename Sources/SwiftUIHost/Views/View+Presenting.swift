#if canImport(SwiftUI)
  import ComposableNavigation
  public import SwiftUI

  extension View {
    /// Presents over the view what a ``ModalModel`` says.
    public func presenting(_ model: ModalModel<HostedView>) -> some View {
      ModalView(model: model, content: self)
    }

    /// Says to a model that it is on screen while the view is: for the outermost one of a window.
    public func attaching(_ model: HostModel) -> some View {
      onAppear { model.attach() }
    }
  }

  /// A view, and the view presented over it.
  struct ModalView<Content: View>: View {
    @ObservedObject var model: ModalModel<HostedView>
    let content: Content

    init(model: ModalModel<HostedView>, content: Content) {
      _model = ObservedObject(wrappedValue: model)
      self.content = content
    }

    var body: some View {
      content
        .onAppear { model.isVisible = true }
        .onDisappear { model.isVisible = false }
        .sheet(item: $model.sheet, onDismiss: { model.dismissed() }) { page($0) }
        #if !os(macOS)
          .fullScreenCover(item: $model.cover, onDismiss: { model.dismissed() }) { page($0) }
        #endif
        #if !os(watchOS) && !os(tvOS)
          .popover(item: $model.popover) { item in
            // There is no better word of its end.
            page(item).onDisappear { model.disappeared(item.id) }
          }
        #endif
        .alert(
          Text(model.alert?.view.title ?? ""),
          isPresented: $model.isAlertPresented,
          presenting: model.alert?.view.dialog
        ) { dialog in
          dialog.buttons(answered: {})
        } message: { dialog in
          dialog.text
        }
        .confirmationDialog(
          Text(model.dialog?.view.title ?? ""),
          isPresented: $model.isDialogPresented,
          titleVisibility: .visible,
          presenting: model.dialog?.view.dialog
        ) { dialog in
          dialog.buttons(answered: {})
        } message: { dialog in
          dialog.text
        }
    }

    private func page(_ item: ModalModel<HostedView>.Item) -> some View {
      SheetView(item: item, model: model)
        .interactiveDismissDisabled(model.keeps(item.id))
        .background { AppearanceProbe { model.appeared(item.id) } }
    }
  }

  /// A page with the heights of its sheet.
  struct SheetView: View {
    let item: ModalModel<HostedView>.Item
    let model: ModalModel<HostedView>

    var body: some View {
      if case .sheet(let sheet) = item.style {
        item.view.content
          .presentationDetents(
            Set(sheet.detents.map(\.presentation)),
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
      } else {
        item.view.content
      }
    }
  }

  extension Sheet.Detent {
    /// SwiftUI's name of the height; of one of an app's own the greatest.
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
