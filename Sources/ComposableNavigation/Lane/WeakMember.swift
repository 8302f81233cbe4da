/// A weak reference to a member of a lane.
///
/// It is a class, because reading a structure with a weak reference copies the reference.
@MainActor
final class WeakMember {
  let id: MemberID
  @exclusivity(unchecked) private(set) weak var member: (any LaneMember)?
  /// True if the host existed at the last check.
  @exclusivity(unchecked) var hasHost = true
  /// The command that was withdrawn, so that hosts in the new views are filled first.
  @exclusivity(unchecked) var takenBack: NavigationCommand?

  init(id: MemberID, member: any LaneMember) {
    self.id = id
    self.member = member
  }
}
