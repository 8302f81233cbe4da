/// The keys of saved states and actions.
///
/// One type for all containers, because each type of keys adds 4 kB to every program.
enum SavedKey: String, CodingKey {
  case action, active, ahead, animated, areAnimationsEnabled, backBehavior, cause, closed,
    column, count, counts, detent, entries, focusOrder, forward, from, history, id, ids, index,
    isCollapsed, isDisabled, item, items, late, limit, next, number, occurrence, options, past,
    policy, preloaded, role, skipped, stack, style, styles, title, type, value, visit, when
}
