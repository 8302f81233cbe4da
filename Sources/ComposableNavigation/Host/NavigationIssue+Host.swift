// Issues of hosts that break their contract.
extension NavigationIssue {
  package static func report(_ report: HostReport) -> NavigationIssue {
    NavigationIssue(.host, "a host that is not attached reported \(report); it was ignored")
  }

  static func unknown(_ report: HostReport, in shape: String) -> NavigationIssue {
    NavigationIssue(.host, "a host of \(shape) reported \(report), which is no report of its shape")
  }

  static func foreign(_ name: String) -> NavigationIssue {
    NavigationIssue(
      .host,
      "a host shows “\(name)” over its elements, which is in no state; the next change takes it away"
    )
  }

  package static func answer(_ answer: HostAnswer) -> NavigationIssue {
    switch answer {
    case .dropped:
      NavigationIssue(
        .acknowledgement,
        "an acknowledgement was dropped unused; call done(showing:) or refused(_:) once"
      )
    case .again:
      NavigationIssue(
        .acknowledgement,
        "an acknowledgement was used a second time; it changed nothing"
      )
    case .done, .refused, .withdrawn:
      NavigationIssue(
        .acknowledgement,
        "an acknowledgement was used after its host was detached; it changed nothing"
      )
    }
  }

  static func namedTwice(_ element: ElementID) -> NavigationIssue {
    NavigationIssue(
      .host,
      "a host named \(element) twice among the elements that it shows; it is believed to show it once"
    )
  }

  package static func unchanged(_ command: NavigationCommand) -> NavigationIssue {
    NavigationIssue(
      .host,
      "a host acknowledged \(command), but shows what it showed before"
    )
  }

  static func comesRound(_ command: NavigationCommand) -> NavigationIssue {
    NavigationIssue(
      .host,
      "a host acknowledged \(command) by showing something else, and shows again what it showed "
        + "before; it is not asked again until something changes"
    )
  }
}
