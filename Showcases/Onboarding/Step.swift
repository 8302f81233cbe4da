/// A screen of the onboarding.
enum Step: String, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
  case welcome, name, interests, plan, notifications
  /// The branch of those who plan for a team.
  case team, invite
  /// The steps that come up on the way, and are shown at the end.
  case newsletter, permission
  case home

  var description: String { rawValue }
}

/// The order of the questions: two variants, to find out which one people finish.
enum Order: String, Sendable, Codable, CaseIterable {
  case a, b

  var steps: [Step] {
    switch self {
    case .a: [.name, .interests, .plan, .notifications]
    case .b: [.plan, .notifications, .interests, .name]
    }
  }
}
