#if canImport(SwiftUI)
  import ComposableNavigation
  public import SwiftUI

  extension View {
    /// Returns a view with the presentations of a ``ModalModel`` over this one.
    public func presenting(_ model: ModalModel<HostedView>) -> some View {
      ModalView(model: model, content: self)
    }

    /// Returns a view that keeps the outermost model on screen while the view is in its window.
    ///
    /// A cover or another tab changes nothing; the model is off screen when SwiftUI removes the
    /// view.
    public func attaching(_ model: HostModel) -> some View {
      AttachingView(model: model, content: self)
    }
  }

  /// A view that attaches a model, and detaches it when SwiftUI removes the view.
  struct AttachingView<Content: View>: View {
    @StateObject private var attachment: ModelAttachment
    let model: HostModel
    let content: Content

    init(model: HostModel, content: Content) {
      _attachment = StateObject(wrappedValue: ModelAttachment(of: model))
      self.model = model
      self.content = content
    }

    var body: some View {
      content.onAppear { attachment.begin() }
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
            // SwiftUI has no better event for the end.
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
#endif
