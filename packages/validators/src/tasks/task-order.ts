/**
 * Reorders some of the tasks: the named tasks are redistributed over their current positions, and all others keep
 * theirs.
 *
 * @param current identifiers of all tasks, in their order
 * @param wanted identifiers in the new order; unknown and repeated ones are ignored
 * @returns identifiers of all tasks, in the new order
 */
export function withOrder(current: readonly number[], wanted: readonly number[]): number[] {
  const known = new Set(current);
  const named = new Set(wanted.filter((id) => known.has(id)));
  const next = named.values();
  return current.map((id) => (named.has(id) ? (next.next().value ?? id) : id));
}
