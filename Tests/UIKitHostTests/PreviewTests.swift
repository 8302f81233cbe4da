import ComposableNavigation
import Testing
import UIKit
import UIKitHost

/// Previews of context menus that the user taps, with the view provider of “A preview that becomes a
/// page”.
@MainActor
@Suite struct PreviewTests {
  private typealias Notes = StackNavigation<String>

  private final class Screens: ViewProviding {
    private var preview: (item: String, page: UIViewController)?

    func showPreview(of item: String) -> UIViewController {
      let page = Pages().makePresentable(for: item)
      preview = (item, page)
      return page
    }

    func makePresentable(for item: String) -> UIViewController {
      defer { preview = nil }
      if let preview, preview.item == item { return preview.page }
      return Pages().makePresentable(for: item)
    }
  }

  private let store = Store(initialState: Notes.State(items: ["list"])) { Notes() }
  private let screens = Screens()
  private let stack: StackController
  private let window = SceneWindow(UIWindowScene())

  init() {
    stack = StackController(store: store, viewProvider: screens)
    window.show(stack)
  }

  /// The user presses long, and UIKit presents the preview in a menu.
  private func showMenu(of item: String) -> UIViewController {
    let menu = UIViewController(nibName: nil, bundle: nil)
    let preview = screens.showPreview(of: item)
    menu.addChild(preview)
    stack.present(menu, animated: false)
    menu.simHideContainer()
    return preview
  }

  @Test func `a preview that the user taps is the page that is pushed`() {
    let preview = showMenu(of: "note")
    stack.presentedViewController?.dismiss(animated: false)
    store.send(.pushItem("note"))
    stack.simEndTransition()
    #expect(stack.topViewController === preview)
    #expect(preview.parent === stack)
    #expect(stack.handlers.first?.refusal == nil)
  }

  @Test func `a preview is pushed also while its menu is still there`() {
    let preview = showMenu(of: "note")
    store.send(.pushItem("note"))
    #expect(stack.topViewController === preview)
    #expect(stack.handlers.first?.refusal == nil)
  }

  @Test func `a preview that the user leaves is not the page of another entry`() {
    let preview = showMenu(of: "note")
    stack.presentedViewController?.dismiss(animated: false)
    store.send(.pushItem("other"))
    #expect(stack.topViewController?.title == "other")
    #expect(stack.topViewController !== preview)
  }
}
