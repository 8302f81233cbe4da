import NavigationScreens

extension Gallery {
  @MainActor
  static var moduleCommands: [Command] {
    [
      modules("show-module", module, "Shows a module in the place of all.") {
        $0.showModule($1.option, $1.root, name: $1.name)
      },
      modules("show-modules", moduleList, "Shows modules, one after the other.") {
        $0.showModules($1)
      },
      modules("dismiss-module", optionalTarget, "Dismisses a module.") {
        $0.dismissModule($1 ?? .top)
      },
      modules("dismiss-modules-up-to", target, "Dismisses all in front of a module.") {
        $0.dismissModules(upTo: $1)
      },
      modules("dismiss-modules-count", count, "Dismisses so many modules.") {
        $0.dismissModules(count: $1)
      },
      modules("dismiss-all-modules", nothing, "Dismisses all modules but the first.") { router, _ in
        router.dismissAllModules()
      },
      call("show-safari", url, "Opens a URL outside of the app.") { $0.showSafari($1) },
    ]
  }
}
