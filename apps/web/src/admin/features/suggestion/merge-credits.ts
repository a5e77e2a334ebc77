import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";

/** Whom the page thanks once a suggestion is accepted: the names so far, and those who sent it and want to be thanked. */
export function mergeCredits(thanks: string, { doubles, ...first }: Suggestion): string {
  const added = [first, ...doubles].flatMap(({ thank, name }) => (thank && name ? name : []));
  if (added.length === 0) return thanks;
  return [...new Set([...thanks.split(", ").filter(Boolean), ...added])].join(", ");
}
