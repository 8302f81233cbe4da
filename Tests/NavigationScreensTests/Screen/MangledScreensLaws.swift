import ComposableNavigation
import Foundation
import NavigationScreens
import Testing
import TestSupport

/// Reading mangled screens or modules gives legal ones or an error, and a handler shows them.
@Suite @MainActor struct MangledScreensLaws {
  /// A state with one of everything, including alerts over two screens.
  private let screens: ScreenNavigation<String>.State = ToyScreens.State.desk.after(
    .showAlert("a", on: "list") { ButtonState("Go", action: .showScreen(.push, "gone to")) },
    .showConfirmationDialog("b"),
    .showAlert("c", on: .root)
  )

  private let modules: ModuleNavigation<String>.State = .desk

  /// Takes two hundred actions.
  ///
  /// - Returns: The fault on the way, or nil.
  private func walk<State: Equatable, Action>(
    state: () -> State,
    fault: (State) -> String?,
    isRefused: (Action, State) -> Bool,
    send: (Action) -> Void,
    next: (State) -> Action
  ) -> String? {
    for _ in 0..<200 {
      let before = state()
      let action = next(before)
      let stays = isRefused(action, before)
      send(action)
      let after = state()
      if stays, after != before { return "\(action) is refused, and changes it" }
      if let fault = fault(after) { return "\(fault), after \(action)" }
    }
    return nil
  }

  /// Returns the expected content of the hosts: `home list | filter colours ! Sure?`.
  private func drawing(of screens: ToyScreens.State) -> String {
    screens.environments.map { $0.map(\.item.screen).joined(separator: " ") }
      .joined(separator: " | ") + (screens.alert.map { " ! \($0.item.dialog.title)" } ?? "")
  }

  @Test func `a mangled archive of screens is a legal state or an error`() throws {
    try MangledArchive.expectNoFault("screens", screens) { screens, numbers in
      if let fault = screens.fault { return fault }
      let window = ToyWindow(screens)
      let wrong = walk(
        state: { window.store.state.screens },
        fault: { $0.fault },
        isRefused: { ToyScreens.refusal(of: $0, in: $1) != nil },
        send: { window.send($0) },
        next: { ToyScreens.Action.random(in: $0, &numbers) }
      )
      if let wrong { return wrong }
      if !window.issues.isEmpty { return "\(window.issues)" }
      let wanted = drawing(of: window.store.state.screens)
      let shown = window.drawing(hasStyles: false)
      return shown == wanted ? nil : "hosts show \(shown), not \(wanted)"
    }
  }

  @Test func `a mangled archive of modules is a legal state or an error`() throws {
    try MangledArchive.expectNoFault("modules", modules) { modules, numbers in
      if let fault = modules.fault { return fault }
      let window = ToyModuleWindow(modules)
      let wrong = walk(
        state: { window.store.state.modules },
        fault: { $0.fault },
        isRefused: { ToyModules.refusal(of: $0, in: $1) != nil },
        send: { window.send($0) },
        next: { ToyModules.Action.random(in: $0, &numbers) }
      )
      if let wrong { return wrong }
      if !window.issues.isEmpty { return "\(window.issues)" }
      let wanted = drawing(of: window.store.state.modules.screens)
      let shown = window.drawing(hasStyles: false)
      return shown == wanted ? nil : "hosts show \(shown), not \(wanted)"
    }
  }

  @Test func `states that no action reaches are among the archives, and are found`() throws {
    let parts = try MangledArchive.parts(of: JSONEncoder().encode(screens))
    var reasons: Set<String> = []
    for archive in parts where archive.description.contains("ids[") {
      do {
        _ = try JSONDecoder().decode(ToyScreens.State.self, from: archive.data)
      } catch DecodingError.dataCorrupted(let context) {
        reasons.insert(context.debugDescription)
      } catch {
        continue
      }
    }
    #expect(reasons.contains { $0.hasSuffix("is the id of an alert and of something else") })
  }
}
