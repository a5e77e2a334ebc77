import type { SynonymGroup } from "@saywhere/validators/content/synonym";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";

/** The groups whose terms contain every word of the text, compared as search does. */
export function filterGroups(groups: SynonymGroup[], q = ""): SynonymGroup[] {
  const words = normalizeSearchText(q).split(" ");
  return groups.filter(({ terms }) => {
    const text = normalizeSearchText(terms.join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** The groups that already have one of the terms, in any spelling. */
export function groupsWith(groups: SynonymGroup[], terms: readonly string[]): SynonymGroup[] {
  const wanted = new Set(terms.map(normalizeSearchText));
  return groups.filter((group) => group.terms.some((term) => wanted.has(normalizeSearchText(term))));
}

/** The terms that search does not treat as equal to one of the group's. */
export function newTerms(group: SynonymGroup, terms: readonly string[]): string[] {
  const known = new Set(group.terms.map(normalizeSearchText));
  return terms.filter((term) => !known.has(normalizeSearchText(term)));
}

const FEW = 3;

/** Short label of a group. */
export function groupLabel({ terms }: { terms: readonly string[] }): string {
  return terms.slice(0, FEW).join(", ") + (terms.length > FEW ? " …" : "");
}
