import ComposableNavigation
import Foundation
import NavigationScreens
import TestSupport
import Testing

@Suite struct MangledScreensLaws {
  /// Something of everything, alerts over two screens included.
  private let screens: ScreenNavigation<String>.State = ToyScreens.State.desk.after(
    .showAlert("a", on: "list") { ButtonState("Go", action: .showScreen(.push, "gone to")) },
    .showConfirmationDialog("b"),
    .showAlert("c", on: .root)
  )

  private var modules: ModuleNavigation<String>.State {
    ToyModules.State(root: "welcome", name: "welcome").after(
      .show([.init(.trailing, "home", name: "home"), .init(.top, "shop", name: "shop")]),
      .screens(.showScreens([.init(.push, "list"), .init(.sheet, "filter", name: "a")])),
      .screens(.showAlert("Sure?"))
    )
  }

  /// How many of the archives are taken: every one in the full run.
  private var step: Int { isFullBound ? 1 : 211 }

  /// - Returns: What went wrong on the way; nil for nothing.
  private func fault<State: Equatable, Action>(
    of state: State,
    _ numbers: inout ToyRandom,
    fault: (State) -> String?,
    action: (State, inout ToyRandom) -> Action,
    after: (State, Action) -> State,
    isRefused: (State, Action) -> Bool
  ) -> String? {
    if let fault = fault(state) { return fault }
    var state = state
    for _ in 0..<200 {
      let action = action(state, &numbers)
      let next = after(state, action)
      if isRefused(state, action), next != state { return "\(action) is refused, and changes it" }
      state = next
      if let fault = fault(state) { return "\(fault), after \(action)" }
    }
    return nil
  }

  private func wrong(_ state: ToyScreens.State, _ numbers: inout ToyRandom) -> String? {
    fault(
      of: state,
      &numbers,
      fault: { $0.fault },
      action: { ToyScreens.Action.random(in: $0, &$1) },
      after: { $0.after($1) },
      isRefused: { ToyScreens.refusal(of: $1, in: $0) != nil }
    )
  }

  private func wrong(_ state: ToyModules.State, _ numbers: inout ToyRandom) -> String? {
    fault(
      of: state,
      &numbers,
      fault: { $0.fault },
      action: { ToyModules.Action.random(in: $0, &$1) },
      after: { $0.after($1) },
      isRefused: { ToyModules.refusal(of: $1, in: $0) != nil }
    )
  }

  @Test func `a mangled archive of screens is a legal state or an error`() throws {
    let data = try JSONEncoder().encode(screens)
    var search = ToySearch("mangled archives of screens")
    var numbers = ToyRandom(seed: 16)
    var read = 0
    for archive in try MangledArchive.all(of: data, every: step) {
      guard let state = try? JSONDecoder().decode(ToyScreens.State.self, from: archive.data) else {
        search.check(true, "")
        continue
      }
      read += 1
      let wrong = wrong(state, &numbers)
      search.check(wrong == nil, "\(archive): \(wrong ?? "")")
    }
    #expect(read > 0)
    search.finish("; \(read) could be read and took 200 actions each")
  }

  @Test func `a mangled archive of modules is a legal state or an error`() throws {
    let data = try JSONEncoder().encode(modules)
    var search = ToySearch("mangled archives of modules")
    var numbers = ToyRandom(seed: 16)
    var read = 0
    for archive in try MangledArchive.all(of: data, every: step) {
      guard let state = try? JSONDecoder().decode(ToyModules.State.self, from: archive.data) else {
        search.check(true, "")
        continue
      }
      read += 1
      let wrong = wrong(state, &numbers)
      search.check(wrong == nil, "\(archive): \(wrong ?? "")")
    }
    #expect(read > 0)
    search.finish("; \(read) could be read and took 200 actions each")
  }

  @Test func `what no action can have led to is among the archives, and is found out`() throws {
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
