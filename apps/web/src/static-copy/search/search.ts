import { parseSearchQuery } from "@saywhere/validators/parse-search-query";
import type { PhraseEntry } from "@saywhere/validators/phrase-entry";
import type { SearchResult } from "@saywhere/validators/search";
import { normalizeSearchText } from "@saywhere/validators/search/normalize-search-text";
import { staticData } from "@saywhere/validators/static-copy";
import type { DataFiles } from "../data-files.ts";
import { bestRows, literalRank } from "./rank-texts.ts";
import { type EnglishTexts, readEnglish, readEntries, type SearchedEntry } from "./search-texts.ts";

/** As many hits as the API gives; not imported, for its schemas would come with it. */
export const MOST_HITS = 20;
/** How many phrases stand for the popular ones, which come first in a language's list. */
const POPULAR = 16;

/** Looks a text up as the API does: in English, native text and romanization, in the language it names if any. */
export async function search(files: DataFiles, query: string): Promise<SearchResult> {
  const whole = normalizeSearchText(query);
  const english = await readEnglish(files);
  const { language, text } = parseSearchQuery(whole, english.languages);
  const hits = language
    ? await findInLanguage(files, english, text, language.slug)
    : await findEverywhere(files, english, text);
  if (!language) return { language: null, text, hits };
  if (hits.length > 0) {
    const { slug, name, code, script, direction } = language;
    return { language: { slug, name, code, script, direction }, text, hits };
  }
  // The name may have been part of the phrase after all, as in 'do you speak english'.
  return { language: null, text: whole, hits: await findEverywhere(files, english, whole) };
}

async function findInLanguage(
  files: DataFiles,
  english: EnglishTexts,
  text: string,
  language: string,
): Promise<PhraseEntry[]> {
  const entries = await files.readList<PhraseEntry>(staticData.entriesOfLanguage(language));
  if (!text) return entries.slice(0, POPULAR);
  const found = bestRows(await readEntries(files, english, [language]), text, MOST_HITS);
  return found.flatMap(({ phrase }) => entries.find((entry) => entry.phrase.slug === phrase) ?? []);
}

/** The texts of all languages are many: they are read when the English ones do not give enough hits. */
async function findEverywhere(files: DataFiles, english: EnglishTexts, text: string): Promise<PhraseEntry[]> {
  if (!text) return [];
  const hits = await findInEnglish(files, english, text);
  if (hits.length === MOST_HITS) return hits;
  const languages = english.languages.map(({ slug }) => slug);
  return entriesOf(files, bestRows(await readEntries(files, english, languages), text, MOST_HITS));
}

/** Entries whose English matches literally, as many as are wanted or are there. */
async function findInEnglish(
  files: DataFiles,
  { phrases, englishOf }: EnglishTexts,
  text: string,
): Promise<PhraseEntry[]> {
  const ranked = phrases.flatMap(({ slug }) => {
    const rank = literalRank(englishOf.get(slug) ?? "", text);
    return rank === null ? [] : [{ slug, rank }];
  });
  ranked.sort((a, b) => a.rank - b.rank);
  const hits: PhraseEntry[] = [];
  for (const { slug } of ranked) {
    if (hits.length >= MOST_HITS) break;
    // In turn: mostly the first phrase gives enough.
    hits.push(...(await files.readList<PhraseEntry>(staticData.entriesOfPhrase(slug))));
  }
  return hits.slice(0, MOST_HITS);
}

async function entriesOf(files: DataFiles, found: readonly SearchedEntry[]): Promise<PhraseEntry[]> {
  const entries = found.map(async ({ phrase, language }) => {
    const ofPhrase = await files.readList<PhraseEntry>(staticData.entriesOfPhrase(phrase));
    return ofPhrase.find((entry) => entry.language.slug === language) ?? [];
  });
  return (await Promise.all(entries)).flat();
}
