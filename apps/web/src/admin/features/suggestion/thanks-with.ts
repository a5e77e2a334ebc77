import type { Suggestion } from "@saywhere/validators/suggestions/suggestion";

/** Whom the page thanks once a suggestion is accepted: the names so far, and those who sent it and want to be thanked. */
export function thanksWith({ thanks_to, doubles, ...first }: Suggestion): string {
  const before = (thanks_to ?? "").split(", ").filter(Boolean);
  const added = [first, ...doubles].flatMap(({ thank, name }) => (thank && name ? name : []));
  return [...new Set([...before, ...added])].join(", ");
}
