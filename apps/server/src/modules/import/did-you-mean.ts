import { mostSimilar } from "../../lib/most-similar.ts";

/** Returns a sentence that names the column or field which a misspelled one means, after a space; empty if none is similar. */
export function didYouMean(misspelled: string, known: readonly string[]): string {
  const similar = mostSimilar(misspelled, known);
  return similar === undefined ? "" : ` Did you mean “${similar}”?`;
}

/** The problem of an entry that has a field which no export has. */
export function unknownField(name: string, known: readonly string[]): string {
  const hint = didYouMean(name, known);
  return `There is no field “${name}”${hint && `.${hint}`}`;
}
