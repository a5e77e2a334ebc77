import type { StaticLanguageTexts, StaticPhrase, StaticSearchTexts } from "@saywhere/validators/static-copy";
import { staticData } from "@saywhere/validators/static-copy";
import type { DataFiles } from "../data-files.ts";
import { orMisfit } from "../or-misfit.ts";
import type { SearchedRow } from "./rank-texts.ts";

/** A phrase in a language, as search looks at it. */
export interface SearchedEntry extends SearchedRow {
  phrase: string;
  language: string;
}

/** The English of every phrase, in the order of the lists. */
export interface EnglishTexts {
  phrases: StaticPhrase[];
  texts: StaticSearchTexts;
}

export async function readEnglish(files: DataFiles): Promise<EnglishTexts> {
  const [phrases, texts] = await Promise.all([
    files.read<StaticPhrase[]>(staticData.phrases),
    files.read<StaticSearchTexts>(staticData.search),
  ]);
  expectTogether(phrases, texts.english);
  return { phrases, texts };
}

/** The phrases in these languages, in the order of the lists: by phrase, then as the languages are given. */
export async function readEntries(
  files: DataFiles,
  { phrases, texts }: EnglishTexts,
  languages: readonly string[],
): Promise<SearchedEntry[]> {
  const ofLanguages = await Promise.all(
    languages.map((slug) => files.read<StaticLanguageTexts>(staticData.searchOfLanguage(slug))),
  );
  for (const ofLanguage of ofLanguages) expectTogether(phrases, ofLanguage);
  return phrases.flatMap(({ slug: phrase }, index) =>
    languages.flatMap((language, position) => {
      const own = ofLanguages[position]?.[index];
      return own ? [{ phrase, language, texts: [texts.english[index] ?? null, ...own] }] : [];
    }),
  );
}

function expectTogether(phrases: readonly unknown[], texts: readonly unknown[]): void {
  orMisfit(phrases.length === texts.length || undefined);
}
