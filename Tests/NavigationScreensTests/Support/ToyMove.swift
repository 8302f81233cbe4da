import ComposableNavigation
import NavigationScreens
import TestSupport

/// A move of screens, for the package and for the naive model; screens are numbers.
enum ToyMove: Hashable {
  case show([DesiredScreen], by: Int)
  case replace
  case dismiss(Int)
  case upTo(Int)
  case count(Int)
  case pages(of: Int)
  case room(of: Int)
  case all
  case remove([Int])

  typealias DesiredScreen = NaiveScreens.DesiredScreen

  /// Returns every dismissal for these open screens and for one that is not open.
  static func dismissals(of screens: [Int]) -> [ToyMove] {
    let named = (screens + [99]).flatMap { screen -> [ToyMove] in
      [.dismiss(screen), .upTo(screen), .pages(of: screen), .room(of: screen), .remove([screen])]
    }
    let pairs = screens.flatMap { one in screens.map { ToyMove.remove([one, $0]) } }
    return named + pairs + (-1...screens.count).map { .count($0) } + [.all, .remove([])]
  }

  static func random(_ numbers: inout ToyRandom) -> ToyMove {
    func screen() -> Int { Int.random(in: 0...9, using: &numbers) }
    func desired() -> DesiredScreen {
      let kinds: [NaiveScreens.Kind] = [.page, .page, .sheet, .cover]
      let kind = kinds[Int.random(in: 0..<kinds.count, using: &numbers)]
      let places: [NaiveScreens.Place] = [.here, .here, .last, .after(screen())]
      return DesiredScreen(
        kind: kind,
        place: places[Int.random(in: 0..<places.count, using: &numbers)]
      )
    }
    switch Int.random(in: 0..<16, using: &numbers) {
    case 0..<5: return .show([desired()], by: screen())
    case 5..<8: return .show((0..<3).map { _ in desired() }, by: screen())
    case 8: return .replace
    case 9: return .dismiss(screen())
    case 10: return .upTo(screen())
    case 11: return .count(Int.random(in: -1...3, using: &numbers))
    case 12: return .pages(of: screen())
    case 13: return .room(of: screen())
    case 14: return .remove([screen(), screen()])
    default: return Bool.random(using: &numbers) ? .all : .remove([screen()])
    }
  }

  /// Returns the move with the open screens at its positions, so that random moves often name open
  /// screens.
  func naming(_ screens: [Int]) -> ToyMove {
    func name(_ place: Int) -> Int { place < screens.count ? screens[place] : place + 100 }
    func name(_ desired: DesiredScreen) -> DesiredScreen {
      guard case .after(let other) = desired.place else { return desired }
      return DesiredScreen(kind: desired.kind, place: .after(name(other)))
    }
    return switch self {
    case .show(let desired, let caller): .show(desired.map(name), by: name(caller))
    case .dismiss(let screen): .dismiss(name(screen))
    case .upTo(let screen): .upTo(name(screen))
    case .pages(let screen): .pages(of: name(screen))
    case .room(let screen): .room(of: name(screen))
    case .remove(let screens): .remove(screens.map(name))
    case .replace, .count, .all: self
    }
  }

  /// The same by a wrong rule: presentations are placed in front of everything.
  var appendingSheets: ToyMove {
    guard case .show(let desired, let caller) = self else { return self }
    let wrong = desired.map { $0.kind == .page ? $0 : DesiredScreen(kind: $0.kind, place: .last) }
    return .show(wrong, by: caller)
  }

  /// - Returns: True if the model accepted the move.
  func apply(to naive: inout NaiveScreens) -> Bool {
    switch self {
    case .show(let desired, let caller): return naive.show(desired, by: caller)
    case .replace:
      naive.replaceFront()
      return true
    case .dismiss(let screen): return naive.dismiss(screen)
    case .upTo(let screen): return naive.dismiss(upTo: screen)
    case .count(let count): return naive.dismiss(count: count)
    case .pages(let screen): return naive.dismissPages(of: screen)
    case .room(let screen): return naive.dismissRoom(of: screen)
    case .all: return naive.dismiss(upTo: naive.rooms[0].first)
    case .remove(let screens): return naive.remove(screens)
    }
  }

  /// The equivalent action of the package.
  var action: ToyScreens.Action {
    func target(_ screen: Int) -> ScreenTarget { .entry(.counted(UInt64(screen))) }
    func destination(_ desired: DesiredScreen) -> ToyScreens.Destination {
      let segue: Segue =
        switch desired.kind {
        case .page: .push
        case .sheet: .sheet
        case .cover: .fullScreenCover
        }
      let location: ScreenLocation =
        switch desired.place {
        case .here: .insert
        case .last: .append
        case .after(let screen): .insertAfter(target(screen))
        }
      return .init(segue, "screen", location: location)
    }
    return switch self {
    case .show(let desired, let caller): .showScreens(desired.map(destination), by: target(caller))
    case .replace: .replaceTop(with: "screen")
    case .dismiss(let screen): .dismissScreen(target(screen))
    case .upTo(let screen): .dismissScreens(upTo: target(screen))
    case .count(let count): .dismissScreens(count: count)
    case .pages(let screen): .dismissPushStack(of: target(screen))
    case .room(let screen): .dismissEnvironment(of: target(screen))
    case .all: .dismissAllScreens()
    case .remove(let screens): .remove(screens.map { .counted(UInt64($0)) }, cause: .user)
    }
  }
}
