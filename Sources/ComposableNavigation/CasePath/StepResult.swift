/// The result of a step into a case: a miss, if the value is another case, or an optional effect.
@usableFromInline
enum StepResult {
  case missed
  case done(AnyEffect?)
}
