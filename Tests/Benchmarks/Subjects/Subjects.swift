/// All rows of the table, in order.
@MainActor
enum Subjects {
  static var all: [Subject] {
    SendSubjects.all + EffectSubjects.all + ChildrenSubjects.all + PresentedSubjects.all
      + StackSubjects.all + PreconditionSubjects.all + UnusedSubjects.all + IdleSubjects.all
      + LifecycleSubjects.all + KeepingSubjects.all
      + ForEachSubjects.all + LiveSubjects.all
      + StoreSubjects.all + CasePathSubjects.all + DifferenceSubjects.all
      + ComputedSubjects.all + HandlerSubjects.all + TreeSubjects.all
      + TestingSubjects.all + SessionSubjects.all + LinkSubjects.all + LinkGrowthSubjects.all
      + SplitSubjects.all + ScreenSubjects.all + RouteSubjects.all + LaneSubjects.all
      + RecorderSubjects.all + RequestSubjects.all + ArchiveSubjects.all + WindowSubjects.all
  }
}
