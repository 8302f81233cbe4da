#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Keeps a model on screen as long as SwiftUI keeps the view that owns this object.
@MainActor
package final class ModelAttachment {
  private let model: HostModel

  /// Creates an attachment, without attaching the model.
  package init(of model: HostModel) { self.model = model }

  /// Attaches the model until this object is deallocated.
  package func begin() {
    model.attachment = self
    model.attach()
  }

  deinit {
    // Another view may have attached the model in the meantime.
    Task { @MainActor [model] in
      if model.attachment == nil { model.detach() }
    }
  }
}

#if canImport(SwiftUI)
  extension ModelAttachment: ObservableObject {}
#endif
