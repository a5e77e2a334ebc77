export interface NamedLanguage {
  name: string;
  /** ISO 639-1. */
  code: string;
}

/** Sorts languages by their English names. */
export function sortByName<L extends NamedLanguage>(languages: readonly L[]): L[] {
  return languages.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
