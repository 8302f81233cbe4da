#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A model's being on screen, as long as SwiftUI keeps the view that says so.
@MainActor
package final class ModelAttachment {
  private let model: HostModel

  /// Makes one that says nothing yet.
  package init(of model: HostModel) { self.model = model }

  /// The view is on screen: so is the model, until the view has been let go.
  package func begin() {
    model.attachment = self
    model.attach()
  }

  deinit {
    // Another view may have begun meanwhile.
    Task { @MainActor [model] in
      if model.attachment == nil { model.detach() }
    }
  }
}

#if canImport(SwiftUI)
  extension ModelAttachment: ObservableObject {}
#endif
