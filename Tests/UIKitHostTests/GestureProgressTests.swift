import ComposableNavigation
import TestSupport
import Testing
import UIKit
import UIKitHost

@MainActor
@Suite struct GestureProgressTests {
  private let stack = WorldWindow(StackOf<LeafWorld>(), StackOf<LeafWorld>.start("a"))
  private let sheet = WorldWindow(ModalOf<LeafWorld>(), ModalOf<LeafWorld>.start("a"))

  /// Collects what a handler of a window hears; nil is the end of a gesture.
  private final class Heard { var fractions: [Double?] = [] }

  private func listen(to root: UIViewController) -> Heard {
    let heard = Heard()
    let handler = (root as? any HandlerKeeping)?.keeper.handlers.first
    let receive: @MainActor (Double?) -> Void = { heard.fractions.append($0) }
    typealias Pages = ShapeHandler<StackNavigation<String>, WorldPages<String>>
    typealias Sheets = ShapeHandler<ModalNavigation<String>, WorldPages<String>>
    (handler as? Pages)?.onGestureMoved = receive
    (handler as? Sheets)?.onGestureMoved = receive
    return heard
  }

  @Test(arguments: [false, true])
  func `a swipe tells how far it has gone, each position once, until it ends`(goes: Bool) throws {
    stack.store.send(.container(.pushItem("b")))
    stack.rest()
    let controller = try #require(stack.root as? UINavigationController)
    let heard = listen(to: controller)
    #expect(controller.simBeginSwipe())
    for fraction in [0.25, 0.5, 0.5, 0.25] { controller.simMoveSwipe(to: fraction) }
    #expect(heard.fractions == [0.25, 0.5, 0.25])
    #expect(controller.simEndSwipe(goes: goes))
    stack.rest()
    #expect(heard.fractions == [0.25, 0.5, 0.25, nil])
    stack.root.viewIfLoaded?.window?.simFrame()
    #expect(heard.fractions.count == 4)
  }

  @Test(arguments: [false, true])
  func `a pull at a sheet tells how far it has gone`(goes: Bool) {
    sheet.store.send(.container(.presentSheet("b")))
    sheet.rest()
    let heard = listen(to: sheet.root)
    #expect(sheet.root.simBeginPull())
    sheet.root.simMovePull(to: 0.75)
    sheet.root.simMovePull(to: 2)
    #expect(heard.fractions == [0.75, 1])
    #expect(sheet.root.simEndPull(goes: goes))
    sheet.rest()
    #expect(heard.fractions == [0.75, 1, nil])
    #expect(sheet.store.state.container.item == (goes ? nil : "b"))
  }

  @Test func `a program's transition tells nothing`() {
    let heard = listen(to: stack.root)
    stack.store.send(.container(.pushItem("b")))
    stack.root.viewIfLoaded?.window?.simFrame()
    stack.rest()
    #expect(heard.fractions == [])
  }
}
