import Synchronization

/// Where containers say what they leave out, while an archive is read that is not as it should be.
///
/// It lies in a decoder's `userInfo`. Without it containers are strict, and nobody pays for it.
final class SalvageLog: Sendable {
  private let noted = Mutex<[ArchiveLoss]>([])

  /// What has been left out or replaced so far.
  var losses: [ArchiveLoss] { noted.withLock { $0 } }

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
  /// Where a decoder finds ``SalvageLog``.
  static let salvageLog = CodingUserInfoKey(rawValue: "ComposableNavigation.SalvageLog")
}

extension Decoder {
  /// Where to say what is left out; nil when nothing may be.
  var salvageLog: SalvageLog? {
    CodingUserInfoKey.salvageLog.flatMap { userInfo[$0] } as? SalvageLog
  }
}
