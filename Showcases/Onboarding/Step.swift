/// A screen of the onboarding.
enum Step: String, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
  case welcome, name, interests, plan, notifications
  /// The branch for users who plan for a team.
  case team, invite
  /// The optional steps, which are shown at the end.
  case newsletter, permission
  case home

  var description: String { rawValue }
}

/// The order of the questions: two variants, to compare how many users finish.
enum Order: String, Sendable, Codable, CaseIterable {
  case a, b

  var steps: [Step] {
    switch self {
    case .a: [.name, .interests, .plan, .notifications]
    case .b: [.plan, .notifications, .interests, .name]
    }
  }
}
