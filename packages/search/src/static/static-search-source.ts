import type { PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { SUGGESTION_LIMIT } from "@saywhere/validators/search/search-limits";
import { textScripts } from "@saywhere/validators/texts/scripts";
import { fuzzyMatch } from "../matching/fuzzy-match.ts";
import {
  MATCH_KINDS,
  matchPrepared,
  type PreparedText,
  prepareText,
  rankOf,
} from "../matching/match-text.ts";
import { preferFirst } from "../prefer-first.ts";
import type {
  PhraseEntries,
  PhraseRequest,
  SearchedTexts,
  SearchScope,
  SearchSource,
  TextQuery,
} from "../search-source.ts";
import { type FileLoader, staticData } from "./data-files.ts";
import {
  candidatesOf,
  createTextStore,
  type ExportedLanguage,
  type ExportedPhrase,
  entryOf,
  fuzzyCandidates,
  type TextStore,
} from "./text-store.ts";

export interface StaticSearchSource extends SearchSource {
  /**
   * Preloads the data that suggestions of English phrases show, so that they cause no further request.
   *
   * @param preferred slug of the language that comes first
   */
  prepare(preferred?: string): Promise<void>;
  /** The same source, except that texts in any language are searched only in files that were already requested. */
  inHand: SearchSource;
}

/**
 * Searches the data files of a static export. It loads the vocabulary and, when they are needed, the texts of
 * languages: the named language, the first ones, or all that may have the typed text.
 */
export function createStaticSearchSource(files: FileLoader): StaticSearchSource {
  const copy = createTextStore(files);
  const source: SearchSource = {
    vocabulary: async () => (await copy.readVocabulary()).vocabulary,
    findTexts: (texts, scope, wanted) => findTexts(copy, texts, scope, wanted),
    phoneticTexts: () => copy.readPhoneticTexts(),
    readEntries: (phrases, scope) => readEntries(files, copy, phrases, scope),
  };
  const copyInHand: TextStore = {
    ...copy,
    async readVocabulary() {
      const { languages, ...vocabulary } = await copy.readVocabulary();
      const isInHand = (slug: string) => files.has(staticData.textsOfLanguage(slug));
      return { ...vocabulary, languages: languages.filter(({ ref }) => isInHand(ref.slug)) };
    },
  };
  return {
    ...source,
    inHand: {
      ...source,
      phoneticTexts: async () => (files.has(staticData.phoneticTexts) ? copy.readPhoneticTexts() : []),
      findTexts: (texts, scope, wanted) =>
        findTexts(scope.language === null ? copyInHand : copy, texts, scope, wanted),
    },
    async prepare(preferred) {
      // A single phrase is suggested in this many languages, the first ones.
      const languages = preferFirst(
        (await copy.readVocabulary()).languages,
        ({ ref }) => ref.slug === preferred,
      );
      await Promise.all(languages.slice(0, SUGGESTION_LIMIT).map(copy.readTexts));
    },
  };
}

/** See `SearchSource.findTexts`. Without a language, the languages that use the scripts of the texts are read. */
export async function findTexts(
  copy: TextStore,
  sought: readonly string[],
  { language, category }: SearchScope,
  { limit, minKind, fuzzy = [] }: TextQuery,
): Promise<SearchedTexts[]> {
  const { languages, phraseOfId } = await copy.readVocabulary();
  const scripts = textScripts([...sought, ...fuzzy]);
  const isSearched = (one: ExportedLanguage) =>
    language === null ? one.scripts.some((script) => scripts.includes(script)) : one.ref.slug === language;
  const queries = sought.map(prepareText);
  const nearQueries = fuzzy.map(prepareText);
  const rank = (text: PreparedText) => {
    const ranks = queries.map((query) => {
      const match = matchPrepared(text, query);
      return match && rankOf(match.kind) <= rankOf(minKind) ? rankOf(match.kind) : Number.POSITIVE_INFINITY;
    });
    const isNear = nearQueries.some((query) => fuzzyMatch(text, query));
    return Math.min(...ranks, isNear ? MATCH_KINDS.length : Number.POSITIVE_INFINITY);
  };

  const found = languages.filter(isSearched).map(async (one) => {
    const indexed = await copy.readTexts(one);
    const candidates = new Set([
      ...sought.flatMap((text) => [...candidatesOf(indexed, text)]),
      ...fuzzy.flatMap((text) => [...fuzzyCandidates(indexed, text)]),
    ]);
    return [...candidates].flatMap(({ row, texts }) => {
      const phrase = phraseOfId.get(row.phraseId);
      if (!phrase || (category !== null && phrase.category.slug !== category)) return [];
      const best = Math.min(...texts.map((text) => rank(prepareText(text))));
      if (best === Number.POSITIVE_INFINITY) return [];
      return {
        entry: entryOf(phrase, one.ref, row),
        variants: row.variants,
        normal: texts,
        rank: best,
        place: phrase.place,
      };
    });
  });
  return (await Promise.all(found))
    .flat()
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, limit)
    .map(({ entry, variants, normal }) => ({ entry, variants, normal }));
}

/** See `SearchSource.readEntries`. */
export async function readEntries(
  files: FileLoader,
  copy: TextStore,
  requests: readonly PhraseRequest[],
  { language, category, preferred }: SearchScope,
): Promise<Map<string, PhraseEntries>> {
  const { languages, phrases: known } = await copy.readVocabulary();
  const searched = preferFirst(
    languages.filter(({ ref }) => language === null || ref.slug === language),
    ({ ref }) => ref.slug === preferred,
  );
  // Requests are grouped by limit, because the files with the least to read depend on it.
  const found = await Promise.all(
    [...Map.groupBy(requests, ({ limit }) => limit)].map(async ([limit, alike]) => {
      const phrases = alike.flatMap(({ slug }) => {
        const phrase = known.get(slug);
        return phrase && (category === null || phrase.category.slug === category) ? phrase : [];
      });
      const read =
        language === null
          ? await readEverywhere(files, copy, phrases, searched.slice(0, limit))
          : await readInLanguage(copy, phrases, searched);
      return phrases.map(({ slug }, index): [string, PhraseEntries] => {
        const { entries = [], total = 0 } = read[index] ?? {};
        return [slug, { entries: entries.slice(0, limit), total }];
      });
    }),
  );
  const bySlug = new Map(found.flat());
  return new Map(
    requests.flatMap(({ slug }): [string, PhraseEntries][] => {
      const ofPhrase = bySlug.get(slug);
      return ofPhrase && ofPhrase.total > 0 ? [[slug, ofPhrase]] : [];
    }),
  );
}

async function readInLanguage(copy: TextStore, phrases: ExportedPhrase[], scope: ExportedLanguage[]) {
  const texts = await readEntriesIn(copy, phrases, scope);
  return texts.map((entries) => ({ entries, total: entries.length }));
}

/**
 * Reads the entries of phrases in any language, the first languages first: from one file of each of these languages or
 * one file of each phrase, whichever needs fewer files that are not loaded yet.
 */
async function readEverywhere(
  files: FileLoader,
  copy: TextStore,
  phrases: ExportedPhrase[],
  first: ExportedLanguage[],
): Promise<PhraseEntries[]> {
  const unread = (urls: string[]) => urls.filter((url) => !files.has(url)).length;
  const byLanguage = first.map(({ ref }) => staticData.textsOfLanguage(ref.slug));
  const byPhrase = phrases.map(({ slug }) => staticData.entriesOfPhrase(slug));
  const inFirst = unread(byLanguage) <= unread(byPhrase) ? await readEntriesIn(copy, phrases, first) : [];
  return Promise.all(
    phrases.map(async ({ slug, languages: total }, index) => {
      const read = inFirst[index] ?? [];
      // If a first language lacks the phrase, a later one replaces it.
      if (read.length >= Math.min(first.length, total)) return { entries: read, total };
      const all = await files.readList<PhraseEntry>(staticData.entriesOfPhrase(slug));
      const entries = preferFirst(all, ({ language }) => language.slug === first[0]?.ref.slug);
      return { entries, total: all.length };
    }),
  );
}

/** Returns the entries of each phrase in these languages. */
async function readEntriesIn(
  copy: TextStore,
  phrases: ExportedPhrase[],
  languages: ExportedLanguage[],
): Promise<PhraseEntry[][]> {
  const texts = await Promise.all(languages.map(copy.readTexts));
  return phrases.map((phrase) =>
    languages.flatMap(({ ref }, index) => {
      const row = texts[index]?.ofPhrase.get(phrase.id)?.row;
      return row ? [entryOf(phrase, ref, row)] : [];
    }),
  );
}
