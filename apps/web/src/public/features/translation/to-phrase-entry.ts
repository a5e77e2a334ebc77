import type { PhraseDetail } from "@saywhere/validators/content/phrase-detail";
import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";

/** Converts a phrase page's data to the entry that a card shows. */
export function toPhraseEntry({
  id,
  phrase,
  language,
  category,
  native_text,
  romanization,
}: PhraseDetail): PhraseEntry {
  const { slug, name, code, script, direction } = language;
  return {
    id,
    phrase,
    language: { slug, name, code, script, direction },
    category,
    native_text,
    romanization,
  };
}
