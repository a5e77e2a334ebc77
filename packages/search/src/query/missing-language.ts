import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import type { VocabularyIndex } from "../vocabulary-index.ts";

/** Languages without a code of two letters that travelers meet, and other names of those with one. */
const OTHERS =
  "Bengali,Cantonese,Cebuano,Dari,Farsi,Flemish,Frisian,Gaelic,Hawaiian,Hmong,Ilocano,Kurmanji,Ladino,Mandarin,Mayan," +
  "Moldovan,Montenegrin,Nahuatl,Neapolitan,Papiamento,Sicilian,Swiss German,Tagalog,Tetum,Tok Pisin,Venetian";
const LETTERS = "abcdefghijklmnopqrstuvwxyz".split("");
const AT_THE_END = /^(.+) (?:in|into|to) (?:the )?(.+?)(?: language)?$/;

let names: ReadonlyMap<string, string> | null = null;

/** Returns the English names of languages by their normalized form; computed when a search first finds nothing. */
function languageNames(): ReadonlyMap<string, string> {
  if (names) return names;
  const english = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
  const coded = LETTERS.flatMap((first) => LETTERS.flatMap((second) => english.of(first + second) ?? []));
  const all = [...coded, ...OTHERS.split(",")].filter((name) => name !== "English");
  names = new Map(all.map((name) => [normalizeSearchText(name), name]));
  return names;
}

/**
 * Returns the language that a query asks for and the guide does not have, with the rest of the query.
 *
 * @param query normalized
 */
export function findMissingLanguage(
  { languages }: VocabularyIndex,
  query: string,
): { name: string; text: string } | null {
  const [, text, sought] = AT_THE_END.exec(query) ?? [];
  if (!text || !sought || languages.exact(sought)) return null;
  const name = languageNames().get(sought);
  return name ? { name, text } : null;
}
