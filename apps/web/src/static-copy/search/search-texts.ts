import type { StaticLanguageTexts, StaticPhrase, StaticSearchTexts } from "@saywhere/validators/static-copy";
import { staticData } from "@saywhere/validators/static-copy";
import type { DataFiles } from "../data-files.ts";
import type { SearchedRow } from "./rank-texts.ts";

/** A phrase in a language, as search looks at it. */
export interface SearchedEntry extends SearchedRow {
  phrase: string;
  language: string;
}

export interface EnglishTexts {
  /** In the order of the lists. */
  phrases: StaticPhrase[];
  englishOf: ReadonlyMap<string, string>;
  languages: StaticSearchTexts["languages"];
}

export async function readEnglish(files: DataFiles): Promise<EnglishTexts> {
  const [phrases, { english, languages }] = await Promise.all([
    files.read<StaticPhrase[]>(staticData.phrases),
    files.read<StaticSearchTexts>(staticData.search),
  ]);
  return { phrases, englishOf: new Map(english), languages };
}

/** The phrases in these languages, in the order of the lists: by phrase, then as the languages are given. */
export async function readEntries(
  files: DataFiles,
  { phrases, englishOf }: EnglishTexts,
  languages: readonly string[],
): Promise<SearchedEntry[]> {
  const said = await Promise.all(
    languages.map(async (language) => {
      const list = await files.readList<StaticLanguageTexts[number]>(staticData.searchOfLanguage(language));
      return { language, texts: new Map(list.map(([phrase, ...texts]) => [phrase, texts])) };
    }),
  );
  return phrases.flatMap(({ slug: phrase }) =>
    said.flatMap(({ language, texts }) => {
      const own = texts.get(phrase);
      return own ? [{ phrase, language, texts: [englishOf.get(phrase) ?? null, ...own] }] : [];
    }),
  );
}
