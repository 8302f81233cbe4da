/// All rows of the table, in its order.
@MainActor
enum Subjects {
  static var all: [Subject] {
    SendSubjects.all + ChildrenSubjects.all + StackSubjects.all + ForEachSubjects.all
      + StoreSubjects.all
  }
}
