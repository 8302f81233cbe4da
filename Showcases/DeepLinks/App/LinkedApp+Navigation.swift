import ComposableNavigation

extension LinkedApp.State {
  /// The screen in front.
  var front: Screen? {
    switch (cover.item, tabs.activeItem) {
    case (.settings, _): settings.topItem
    case (.help(let topic), _): .help(topic: topic)
    case (nil, .library): library.topItem
    case (nil, .home), (nil, nil): home.topItem
    }
  }

  /// The part of the state that a link describes: all but the ids of places, and the contents of
  /// tabs in the background.
  var content: [String] {
    let stack = tabs.activeItem == .library ? library : home
    let covered = cover.item == .settings ? settings.items : []
    return [tabs.activeItem?.rawValue ?? "", cover.item.map { "\($0)" } ?? ""]
      + (stack.items + covered).map(\.description) + [theme?.rawValue ?? ""]
  }

  /// The tree of all open screens.
  var tree: NavigationTree {
    tabs.tree { ($0.item == .home ? home : library).tree }
      .presenting(
        cover.tree { entry in
          switch entry.item {
          case .settings: settings.tree
          case .help(let topic): .screen(Screen.help(topic: topic).description)
          }
        }
      )
  }
}
