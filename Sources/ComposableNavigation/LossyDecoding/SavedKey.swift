/// The keys of saved states and actions.
///
/// One type for all containers, because each type of keys adds 4 kB to every program.
package enum SavedKey: String, CodingKey {
  case action, active, ahead, animated, areAnimationsEnabled, backBehavior, cause, closed, column,
    count, counts, detent, entries, entry, focusOrder, forward, from, history, id, ids, index,
    isCollapsed, isDisabled, item, items, kept, late, limit, next, number, occurrence, options,
    past, place, policy, preloaded, role, shape, skipped, stack, style, styles, title, type, value,
    visit, when
}
