import ComposableNavigation
import Foundation
import NavigationScreens
import TerminalRunner

extension Gallery {
  /// The parameters of a call in a line: their form in the help, and their parsing.
  @MainActor
  struct Parameters<Value> {
    typealias Read = @MainActor (inout ScriptArguments, State) throws(ScriptError) -> Value

    let usage: String
    let read: Read

    init(_ usage: String, read: @escaping Read) {
      self.usage = usage
      self.read = read
    }

    /// Returns the same parameters with an optional flag behind them.
    func flagged(_ flag: String) -> Parameters<(Value, Bool)> {
      Parameters<(Value, Bool)>("\(usage) [\(flag)]") { (arguments, state) throws(ScriptError) in
        let isThere = arguments.flag(flag)
        return (try read(&arguments, state), isThere)
      }
    }

    /// Returns a list of parameters, possibly empty, each of two parts with a colon between them.
    func list(_ usage: String, as example: String) -> Parameters<[Value]> {
      Parameters<[Value]>("[\(usage)…]") { (arguments, state) throws(ScriptError) in
        var values: [Value] = []
        for word in arguments.all() {
          let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
          guard parts.count == 2 else {
            throw .invalid(word, expected: "\(usage), as in \(example)")
          }
          var words = ScriptArguments(parts)
          values.append(try read(&words, state))
        }
        return values
      }
    }
  }
}

@MainActor
extension Gallery {
  static let nothing = Parameters("") { _, _ in }

  static let count = Parameters("COUNT") { (arguments, _) throws(ScriptError) in
    try arguments.number("COUNT")
  }

  static let name = Parameters("NAME") { (arguments, _) throws(ScriptError) in
    try arguments.word("NAME")
  }

  static let names = Parameters("[NAME…]") { arguments, _ in arguments.all() }

  static let text = Parameters("TEXT") { (arguments, _) throws(ScriptError) in
    try arguments.text("TEXT")
  }

  static let url = Parameters("URL") { (arguments, _) throws(ScriptError) in
    let text = try arguments.word("URL")
    guard let url = URL(string: text), url.scheme != nil else {
      throw .invalid(text, expected: "URL, as in https://swift.org")
    }
    return url
  }

  /// `top`, `root`, `#3`, or a name.
  static let target = Parameters("TARGET") { (arguments, state) throws(ScriptError) in
    let word = try arguments.word("TARGET")
    switch word {
    case "top": return ScreenTarget.top
    case "root": return .root
    default:
      let id = state.screens.entries.ids.first { "\($0)" == word }
      return id.map(ScreenTarget.entry) ?? .name(word)
    }
  }

  static let optionalTarget = Parameters("[TARGET]") { (arguments, state) throws(ScriptError) in
    arguments.words.isEmpty ? nil : try target.read(&arguments, state)
  }

  static let segue = Parameters("SEGUE") { (arguments, _) throws(ScriptError) in
    let word = try arguments.word("SEGUE")
    switch word {
    case "push": return Segue.push
    case "sheet": return .sheet
    case "half-sheet": return .sheet(Sheet(detents: [.medium, .large]))
    case "cover": return .fullScreenCover
    default:
      throw .invalid(word, expected: "SEGUE, one of: push, sheet, half-sheet, cover")
    }
  }

  static let destination = Parameters("SEGUE NAME [append|after TARGET]") {
    (arguments, state) throws(ScriptError) in
    let segue = try segue.read(&arguments, state)
    let name = try arguments.word("NAME")
    var location = ScreenLocation.insert
    if arguments.flag("append") {
      location = .append
    } else if arguments.words.first == "after" {
      _ = try arguments.word("after")
      location = .insertAfter(try target.read(&arguments, state))
    }
    return Screens.Destination(segue, name, name: name, location: location)
  }

  static let destinations = destination.list("SEGUE:NAME", as: "sheet:login")

  static let transition = Parameters("OPTION NAME [swipe]") {
    (arguments, _) throws(ScriptError) in
    let allowsSwipeBack = arguments.flag("swipe")
    let option = try arguments.choice("OPTION", of: TransitionOption.allCases)
    let name = try arguments.word("NAME")
    return Screens.Transition(option, name, name: name, allowsSwipeBack: allowsSwipeBack)
  }

  static let transitions = transition.list("OPTION:NAME", as: "top:page")

  static let module = Parameters("OPTION NAME") { (arguments, _) throws(ScriptError) in
    let option = try arguments.choice("OPTION", of: TransitionOption.allCases)
    let name = try arguments.word("NAME")
    return Modules.Module(option, name, name: name)
  }

  static let moduleList = module.list("OPTION:NAME", as: "top:page")

  static let detent = Parameters("medium|large") { (arguments, _) throws(ScriptError) in
    try arguments.choice("DETENT", of: [Sheet.Detent.medium, .large])
  }

  static let fallback = Parameters("[dismiss-screen|dismiss-push-stack|dismiss-environment]") {
    (arguments, _) throws(ScriptError) in
    guard !arguments.words.isEmpty else { return ScreenFallback.nothing }
    let names = ["dismiss-screen", "dismiss-push-stack", "dismiss-environment"]
    return switch try arguments.choice("FALLBACK", of: names) {
    case "dismiss-screen": .dismissScreen
    case "dismiss-push-stack": .dismissPushStack
    default: .dismissEnvironment
    }
  }

  /// A title and buttons, for an alert; each button reports its tap.
  static let question = Parameters("TITLE [BUTTON…]") { (arguments, _) throws(ScriptError) in
    let title = try arguments.word("TITLE")
    let buttons = arguments.all().map { ButtonState($0, action: Screens.Action.answered($0)) }
    return (title: title, buttons: buttons)
  }

  static let styledOverlay = Parameters("NAME [basic|bottom]") {
    (arguments, _) throws(ScriptError) in
    let name = try arguments.word("NAME")
    let style: OverlayStyle =
      arguments.flag("basic") ? .basic : arguments.flag("bottom") ? .bottom : OverlayStyle()
    return Screens.Overlay(name, name: name, style: style)
  }

  static let openOverlay = Parameters("NAME") { (arguments, state) throws(ScriptError) in
    let name = try arguments.word("NAME")
    let overlay = state.spokenFor?.overlays.last { $0.item.name == name }
    guard let overlay else { throw .invalid(name, expected: "an overlay of the screen") }
    return overlay.id
  }

  static let openContent = Parameters("NAME") { (arguments, state) throws(ScriptError) in
    let name = try arguments.word("NAME")
    let content = state.spokenFor?.transitions.last { $0.item.name == name }
    guard let content else { throw .invalid(name, expected: "a content of the screen") }
    return content.id
  }
}

extension ScriptArguments {
  /// Returns all remaining words.
  fileprivate mutating func all() -> [String] { (try? rest("")) ?? [] }
}

extension Gallery.State {
  /// The screen whose router is called.
  fileprivate var spokenFor: ScreenNavigation<String>.OpenScreen? {
    screens.id(of: speaker).flatMap { screens.entries[id: $0] }
  }
}
