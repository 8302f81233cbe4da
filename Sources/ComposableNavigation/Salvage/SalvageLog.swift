/// The list of what containers leave out while an archive is read that is not as it should be.
///
/// It lies in a decoder's `userInfo`. Without it containers are strict, and nobody pays for it.
package final class SalvageLog: Sendable {
  private let noted = Locked<[ArchiveLoss]>([])

  /// The parts that have been left out or replaced so far.
  package var losses: [ArchiveLoss] { noted.withLock { $0 } }

  package init() {}

  /// Says what became of a part.
  func note(
    _ kind: ArchiveLoss.Kind,
    _ path: [any CodingKey],
    position: Int? = nil,
    _ reason: String
  ) {
    let loss = ArchiveLoss(
      kind,
      container: path.placeText,
      position: position,
      reason: reason
    )
    noted.withLock { $0.append(loss) }
  }
}

extension CodingUserInfoKey {
  /// The key of a decoder's ``SalvageLog``.
  package static let salvageLog = CodingUserInfoKey(rawValue: "ComposableNavigation.SalvageLog")
}

extension Decoder {
  /// The log of what is left out; nil when nothing may be left out.
  var salvageLog: SalvageLog? {
    CodingUserInfoKey.salvageLog.flatMap { userInfo[$0] } as? SalvageLog
  }
}
