import ComposableNavigation
import NavigationScreens
import TerminalHost

// What the lines of the gallery are made of.
extension ScriptArguments {
  typealias Destination = Gallery.Screens.Destination
  typealias Transition = Gallery.Screens.Transition

  /// All that is left, perhaps nothing.
  mutating func all() -> [String] { (try? rest("")) ?? [] }

  /// `top`, `root`, `#3`, or a name; nil when nothing is left.
  mutating func optionalTarget(_ state: Gallery.State) -> ScreenTarget? {
    words.isEmpty ? nil : (try? target("TARGET", state))
  }

  mutating func target(_ parameter: String, _ state: Gallery.State) throws(ScriptError)
    -> ScreenTarget
  {
    let word = try word(parameter)
    switch word {
    case "top": return .top
    case "root": return .root
    default:
      let id = state.screens.entries.ids.first { "\($0)" == word }
      return id.map(ScreenTarget.entry) ?? .name(word)
    }
  }

  /// `SEGUE NAME [append|after TARGET]`.
  mutating func destination(_ state: Gallery.State) throws(ScriptError) -> Destination {
    let segue = try Self.segue(try word("SEGUE"))
    let name = try word("NAME")
    return Destination(segue, name, name: name, location: try location(state))
  }

  /// `SEGUE:NAME…`, perhaps none.
  mutating func destinations(location: ScreenLocation = .insert) throws(ScriptError)
    -> [Destination]
  {
    var destinations: [Destination] = []
    for word in all() {
      let (segue, name) = try Self.pair(word, "SEGUE:NAME, as in sheet:login")
      destinations.append(
        Destination(try Self.segue(segue), name, name: name, location: location)
      )
    }
    return destinations
  }

  /// `OPTION NAME [swipe]`.
  mutating func transition() throws(ScriptError) -> Transition {
    let allowsSwipeBack = flag("swipe")
    let option = try choice("OPTION", of: TransitionOption.allCases)
    let name = try word("NAME")
    return Transition(option, name, name: name, allowsSwipeBack: allowsSwipeBack)
  }

  /// `OPTION:NAME…`, perhaps none.
  mutating func transitions() throws(ScriptError) -> [Transition] {
    var transitions: [Transition] = []
    for word in all() {
      let (option, name) = try Self.pair(word, "OPTION:NAME, as in top:page")
      var words = ScriptArguments([option, name])
      transitions.append(try words.transition())
    }
    return transitions
  }

  mutating func detent() throws(ScriptError) -> Sheet.Detent {
    try choice("DETENT", of: [.medium, .large])
  }

  mutating func location(_ state: Gallery.State) throws(ScriptError) -> ScreenLocation {
    if flag("append") { return .append }
    guard words.first == "after" else { return .insert }
    _ = try word("after")
    return .insertAfter(try target("TARGET", state))
  }

  private static func pair(_ word: String, _ expected: String) throws(ScriptError)
    -> (String, String)
  {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw .invalid(word, expected: expected) }
    return (parts[0], parts[1])
  }

  private static func segue(_ word: String) throws(ScriptError) -> Segue {
    switch word {
    case "push": .push
    case "sheet": .sheet
    case "half-sheet": .sheet(Sheet(detents: [.medium, .large]))
    case "cover": .fullScreenCover
    default:
      throw .invalid(word, expected: "SEGUE, one of: push, sheet, half-sheet, cover")
    }
  }
}
