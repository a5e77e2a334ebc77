import { mostSimilar } from "../../lib/most-similar.ts";

/** Returns a sentence that names what a misspelled name means, after a space; empty if that is unknown. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? "" : ` Did you mean “${meant}”?`;
}

export interface UnknownField {
  message: string;
  /** The field that is meant, if one is similar. */
  meant: string | undefined;
}

/** The problem of an entry that has a field which no export has. */
export function unknownField(name: string, known: readonly string[]): UnknownField {
  const meant = mostSimilar(name, known);
  const hint = didYouMean(meant);
  return { message: `There is no field “${name}”${hint && `.${hint}`}`, meant };
}
