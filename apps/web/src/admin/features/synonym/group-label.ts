const FEW = 3;

/** What a group is called where there is no room for all of its terms. */
export function groupLabel({ terms }: { terms: readonly string[] }): string {
  return terms.slice(0, FEW).join(", ") + (terms.length > FEW ? " …" : "");
}
