const FEW = 3;

/** Short label of a group. */
export function groupLabel({ terms }: { terms: readonly string[] }): string {
  return terms.slice(0, FEW).join(", ") + (terms.length > FEW ? " …" : "");
}
