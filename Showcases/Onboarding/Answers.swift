/// The user's answers so far.
struct Answers: Hashable, Sendable, Codable {
  var name: String?
  var interests: [Interest] = []
  var plan: Plan?
  var hasTeam = false
  var wantsNotifications = false
}

enum Interest: String, Hashable, Sendable, Codable, CaseIterable {
  case news, music, sports
}

enum Plan: String, Hashable, Sendable, Codable, CaseIterable {
  case free, team
}
