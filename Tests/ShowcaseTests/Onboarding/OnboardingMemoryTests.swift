import ComposableNavigation
import Foundation
import NavigationScreens
import Testing

@testable import Onboarding

@MainActor
@Suite struct OnboardingMemoryTests {
  private let memory = ModuleMemory.untilExit()

  /// Answers and continues `count` times.
  private func walk(_ count: Int) -> Store<Onboarding.State, Onboarding.Action> {
    let store = Store(initialState: Onboarding.State()) { Onboarding(memory: memory) }
    store.send(.named("Ada"))
    store.send(.planned(.free))
    for _ in 0..<count { store.send(.continueTapped(on: store.state.screens.topID)) }
    return store
  }

  @Test func `an app whose questions are done begins with the app, in any saved state`() {
    let store = walk(5)
    #expect(store.state.screens.screens == [.home])
    let again = Onboarding.State(showing: memory.load())
    #expect(again.screens.screens == [.home])
    #expect(again.answers == Answers())
    store.send(.relaunched(showing: memory.load()))
    #expect(store.state == again)
  }

  @Test(arguments: 0..<5)
  func `questions that are not done begin anew when all was lost`(count: Int) {
    let store = walk(count)
    #expect(store.state.screens.entries.count == count + 1)
    #expect(Onboarding.State(showing: memory.load()) == Onboarding.State())
  }

  @Test func `beginning anew asks the questions again`() {
    walk(5).send(.begun(.b))
    #expect(memory.load() == "welcome")
    #expect(Onboarding.State(showing: memory.load()) == Onboarding.State())
  }

  @Test func `a name that no module has is the beginning`() {
    #expect(Onboarding.State(showing: "nobody") == Onboarding.State())
  }

  @Test func `a file remembers, and one that cannot be written is as none`() throws {
    let file = TemporaryFile()
    #expect(ModuleMemory.file(file.path).load() == nil)
    ModuleMemory.file(file.path).save("home")
    #expect(ModuleMemory.file(file.path).load() == "home")
    let nowhere = ModuleMemory.file("/no/such/folder/module")
    nowhere.save("home")
    #expect(nowhere.load() == nil)
  }

  @Test func `leftovers of a killed save are removed even if the name is not read`() throws {
    let file = TemporaryFile()
    let url = URL(filePath: file.path)
    let draft = url.deletingLastPathComponent()
      .appending(path: ".\(url.lastPathComponent).4711.00000000deadbeef.saving")
    try Data("half".utf8).write(to: draft)
    _ = ModuleMemory.file(file.path)
    #expect(!FileManager.default.fileExists(atPath: draft.path))
  }
}
