/// A member of a lane, which does not keep it.
///
/// An object: to look at a structure that has a weak reference is to make another one.
@MainActor
final class WeakMember {
  let id: MemberID
  @exclusivity(unchecked) private(set) weak var member: (any LaneMember)?
  /// Tells whether its host was there when it was last looked for.
  @exclusivity(unchecked) var hasHost = true
  /// The command that was taken back, to fill first what lies in the views that it adds.
  @exclusivity(unchecked) var takenBack: NavigationCommand?

  init(id: MemberID, member: any LaneMember) {
    self.id = id
    self.member = member
  }
}
