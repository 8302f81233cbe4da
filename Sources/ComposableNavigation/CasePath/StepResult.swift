/// The result of a step into a case: the action or the state was not in it, or something was done
/// with what was, with an effect or none.
@usableFromInline
enum StepResult {
  case missed
  case done(AnyEffect?)
}
