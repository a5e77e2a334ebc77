import { type SavedPhrase, savedPhraseKey } from "../../lib/saved-phrases.ts";

/** Earlier versions saved a phrase also in forms that nobody chose: such entries are one with that of the main form. */
export function mergeForms(saved: readonly SavedPhrase[]): readonly SavedPhrase[] {
  const others = saved.filter(({ form }) => !form?.automatic);
  // The first occurrence decides the order, the last one what is kept.
  const merged = new Map([...saved, ...others].map((entry) => [savedPhraseKey(entry), entry]));
  return merged.size === saved.length ? saved : [...merged.values()];
}
