import ComposableNavigation
import Testing
import TestSupport

/// The archive laws of every shape; laws of a single shape are in its folder.
@Suite struct ShapeArchiveLawsTests {
  static let shapes: [any ArchivesUnderLaw] = [
    Archives<ToyStack.State>.stacks, Archives<ToyModal.State>.modals,
    Archives<ToyTabs.State>.tabs, Archives<ToyWindows.State>.windows,
    Archives<ToySplit.State>.splits,
  ]

  @Test(arguments: ShapeArchiveLawsTests.shapes)
  func `restoring gives an equal state, with all that equality passes over`(
    shape: any ArchivesUnderLaw
  ) throws {
    func look<Subject: ArchivesUnderLaw>(_ subject: Subject) throws {
      var search = ToySearch("archives of \(subject.testDescription)")
      for state in [subject.used] + subject.others {
        let again = try restored(state)
        search.check(again == state && subject.rest(again) == subject.rest(state), "\(state)")
      }
      #expect(search.count == 1 + subject.others.count)
      search.finish()
    }
    try look(shape)
  }

  @Test(arguments: ShapeArchiveLawsTests.shapes)
  func `every truncation and every flipped bit of an archive is read or refused`(
    shape: any ArchivesUnderLaw
  ) throws {
    func look<Subject: ArchivesUnderLaw>(_ subject: Subject) throws {
      #expect(subject.isLegal(subject.used))
      try expectSoundReading(subject.used, isLegal: subject.isLegal)
    }
    try look(shape)
  }
}
