import Foundation
import TerminalRunner
import Testing

@testable import AlertShowcase
@testable import CombiningStacksShowcase
@testable import DeepLinks
@testable import ExistingHostShowcase
@testable import HelloRoutes
@testable import Meetings
@testable import ModalShowcase
@testable import ModularApp
@testable import NestedShowcase
@testable import Notes
@testable import Onboarding
@testable import OptionalModalsShowcase
@testable import Pager
@testable import RouterGallery
@testable import StackShowcase
@testable import TabsShowcase

/// The showcases that have a transcript, by name.
@MainActor
enum ShowcaseUnderTest: String, CaseIterable, CustomTestStringConvertible {
  case alert = "AlertShowcase"
  case combining = "CombiningStacksShowcase"
  case deepLinks = "DeepLinks"
  case existing = "ExistingHostShowcase"
  case gallery = "RouterGallery"
  case hello = "HelloRoutes"
  case meetings = "Meetings"
  case modal = "ModalShowcase"
  case modular = "ModularApp"
  case nested = "NestedShowcase"
  case onboarding = "Onboarding"
  case notes = "Notes"
  case optional = "OptionalModalsShowcase"
  case pager = "Pager"
  case stack = "StackShowcase"
  case tabs = "TabsShowcase"

  nonisolated var testDescription: String { rawValue }

  var commands: [String] {
    switch self {
    case .alert: Pad.showcase.commands.map(\.name)
    case .combining: Market.showcase.commands.map(\.name)
    case .deepLinks: (try? LinkedApp.showcase())?.commands.map(\.name) ?? []
    case .existing: Guide.showcase.commands.map(\.name)
    case .gallery: Gallery.showcase.commands.map(\.name)
    case .hello: Hello.showcase.commands.map(\.name)
    case .meetings: Meetings.showcase.commands.map(\.name)
    case .modal: Card.showcase.commands.map(\.name)
    case .modular: ShopApp.showcase.commands.map(\.name)
    case .nested: Level.showcase.commands.map(\.name)
    case .onboarding: Onboarding.showcase().commands.map(\.name)
    case .notes: Notes.showcase.commands.map(\.name)
    case .optional: Toolbox.showcase.commands.map(\.name)
    case .pager: Book.showcase.commands.map(\.name)
    case .stack: SignUp.showcase.commands.map(\.name)
    case .tabs: Desk.showcase.commands.map(\.name)
    }
  }

  var script: String { get throws { try text("script") } }
  var expected: String { get throws { try text("expected") } }

  private func text(_ kind: String) throws -> String {
    let url = Bundle.module.url(
      forResource: rawValue,
      withExtension: kind,
      subdirectory: "Transcripts"
    )
    return try String(contentsOf: #require(url), encoding: .utf8)
  }

  /// Runs a script in this process.
  func run(
    _ script: String,
    arguments: [String] = [],
    connectsHandlers: Bool = true
  ) async -> (status: Int32, output: String, error: String) {
    switch self {
    case .alert: await Self.run(Pad.showcase, script, arguments, connectsHandlers)
    case .combining: await Self.run(Market.showcase, script, arguments, connectsHandlers)
    case .deepLinks: await Self.run(try? LinkedApp.showcase(), script, arguments, connectsHandlers)
    case .existing: await Self.run(Guide.showcase, script, arguments, connectsHandlers)
    case .gallery: await Self.run(Gallery.showcase, script, arguments, connectsHandlers)
    case .hello: await Self.run(Hello.showcase, script, arguments, connectsHandlers)
    case .meetings: await Self.run(Meetings.showcase, script, arguments, connectsHandlers)
    case .modal: await Self.run(Card.showcase, script, arguments, connectsHandlers)
    case .modular: await Self.run(ShopApp.showcase, script, arguments, connectsHandlers)
    case .nested: await Self.run(Level.showcase, script, arguments, connectsHandlers)
    case .onboarding: await Self.run(Onboarding.showcase(), script, arguments, connectsHandlers)
    case .notes: await Self.run(Notes.showcase, script, arguments, connectsHandlers)
    case .optional: await Self.run(Toolbox.showcase, script, arguments, connectsHandlers)
    case .pager: await Self.run(Book.showcase, script, arguments, connectsHandlers)
    case .stack: await Self.run(SignUp.showcase, script, arguments, connectsHandlers)
    case .tabs: await Self.run(Desk.showcase, script, arguments, connectsHandlers)
    }
  }

  private static func run<State, Action>(
    _ showcase: Showcase<State, Action>?,
    _ script: String,
    _ arguments: [String],
    _ connectsHandlers: Bool
  ) async -> (status: Int32, output: String, error: String) {
    guard let showcase else { return (1, "", "the showcase cannot be made\n") }
    var (output, error) = ("", "")
    let status = await showcase.run(
      arguments: arguments,
      input: ScriptInput(script),
      output: ScriptOutput { output += "\($0)\n" },
      error: ScriptOutput { error += "\($0)\n" },
      connectsHandlers: connectsHandlers
    )
    return (status, output, error)
  }
}
