import { listCategories } from "@saywhere/db/queries/category.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import { listPronunciations } from "@saywhere/db/queries/search/pronunciation.queries";
import {
  type FoundTextRow,
  findTranslationsByTerms,
  listLanguageNames,
  listSearchedPhrases,
  readEntriesOfPhrases,
  type TranslationTextRow,
} from "@saywhere/db/queries/search/search.queries";
import { listSynonyms } from "@saywhere/db/queries/search/synonym.queries";
import { preferFirst } from "@saywhere/search/prefer-first";
import type {
  PhraseEntries,
  SearchedTexts,
  SearchPhrase,
  SearchScope,
  SearchSource,
  SearchVocabulary,
} from "@saywhere/search/search-source";
import type { LanguageRef, PhraseEntry } from "@saywhere/validators/content/phrase-entry";
import { normalizeSearchText } from "@saywhere/validators/texts/normalize-search-text";
import type { ContentCache } from "../../lib/content-cache.ts";
import { readHanVariants } from "./han-variants.ts";
import { termConditions } from "./term-conditions.ts";

/** Cached vocabulary of the content, with the identifiers of the records that it names. */
interface KeptVocabulary {
  vocabulary: SearchVocabulary;
  /** By slug, in the order of the site. */
  languageIds: ReadonlyMap<string, number>;
  /** By slug. */
  phraseIds: ReadonlyMap<string, number>;
  languages: ReadonlyMap<number, LanguageRef>;
  phrases: ReadonlyMap<number, SearchPhrase>;
  /** By slug of the category. */
  phrasesOfCategory: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Identifiers of the records to search in; null means no restriction. */
interface ScopeIds {
  languageId: number | null;
  phraseIds: ReadonlySet<number> | null;
}

/** Reads all pronunciations, for the phonetic index. They are cached until the content changes. */
export function cachedPronunciations(db: Queryable, cache: Pick<ContentCache, "get">) {
  return cache.get("search.pronunciations", () => listPronunciations(db));
}

/**
 * The database as a source for one search. The vocabulary for interpreting queries is cached until the content changes,
 * and stays the same throughout a search.
 */
export function createDatabaseSearchSource(db: Queryable, cache: ContentCache): SearchSource {
  let known: Promise<KeptVocabulary> | undefined;
  const cachedVocabulary = () => (known ??= cache.get("search.vocabulary", () => readVocabulary(db)));
  return {
    vocabulary: async () => (await cachedVocabulary()).vocabulary,

    phoneticTexts: () => cachedPronunciations(db, cache),

    async findTexts(texts, scope, { limit, reducedLimit, maxGuesses, ...wanted }) {
      const vocabulary = await cachedVocabulary();
      const ids = idsOf(scope, vocabulary);
      if (!ids) return [];
      const phraseIds = ids.phraseIds && [...ids.phraseIds];
      const rows = await findTranslationsByTerms(db, termConditions(texts, ids.languageId, wanted), {
        phraseIds,
        limit,
        reducedLimit,
        maxGuesses,
      });
      return rows.flatMap((row) => toSearchedTexts(row, vocabulary));
    },

    async readEntries(phrases, scope) {
      const vocabulary = await cachedVocabulary();
      const ids = idsOf(scope, vocabulary);
      if (!ids) return new Map();
      const requested = phrases.flatMap(({ slug, limit }) => {
        const id = vocabulary.phraseIds.get(slug);
        return id !== undefined && (ids.phraseIds?.has(id) ?? true) ? { id, limit } : [];
      });
      const rows = await readEntriesOfPhrases(db, {
        phrases: requested,
        languageIds: ids.languageId === null ? languageIdsOf(vocabulary, scope.preferred) : [ids.languageId],
        areAllLanguages: ids.languageId === null,
      });
      const byPhrase = new Map<string, PhraseEntries>();
      for (const row of rows) {
        const entry = entryOf(row, vocabulary);
        if (!entry) continue;
        const ofPhrase = byPhrase.get(entry.phrase.slug) ?? { entries: [], total: row.total };
        ofPhrase.entries.push(entry);
        byPhrase.set(entry.phrase.slug, ofPhrase);
      }
      return byPhrase;
    },
  };
}

async function readVocabulary(db: Queryable): Promise<KeptVocabulary> {
  const languages = await listLanguageNames(db);
  const categories = await listCategories(db);
  const phrases = await listSearchedPhrases(db);
  const ofCategory = Map.groupBy(phrases, ({ categorySlug }) => categorySlug);
  const searched = phrases.map(({ id, slug, english, categorySlug, categoryName, intents }) => {
    const category = { slug: categorySlug, name: categoryName };
    const phrase: SearchPhrase = { slug, english, category, intents };
    return [id, phrase] as const;
  });
  return {
    vocabulary: {
      languages: languages.map(({ id: _, ...language }) => language),
      categories: categories.map(({ slug, name }) => ({ slug, name })),
      phrases: searched.map(([, phrase]) => phrase),
      popular: phrases.filter(({ popular }) => popular).length,
      synonyms: await listSynonyms(db),
      hanVariants: await readHanVariants(db),
    },
    languageIds: new Map(languages.map(({ slug, id }) => [slug, id])),
    phraseIds: new Map(phrases.map(({ slug, id }) => [slug, id])),
    languages: new Map(languages.map(({ id, names: _, ...language }) => [id, language])),
    phrases: new Map(searched),
    phrasesOfCategory: new Map(
      categories.map(({ slug }) => [slug, new Set(ofCategory.get(slug)?.map(({ id }) => id))]),
    ),
  };
}

/** Returns the identifiers of all languages, the preferred one first. */
function languageIdsOf({ languageIds }: KeptVocabulary, preferred: string | undefined): number[] {
  const all = [...languageIds.values()];
  const first = languageIds.get(preferred ?? "");
  return first === undefined ? all : preferFirst(all, (id) => id === first);
}

/** Returns null for an unknown language or category. */
function idsOf({ language, category }: SearchScope, known: KeptVocabulary): ScopeIds | null {
  const languageId = language === null ? null : known.languageIds.get(language);
  const phraseIds = category === null ? null : known.phrasesOfCategory.get(category);
  return languageId === undefined || phraseIds === undefined ? null : { languageId, phraseIds };
}

/** Returns null for a phrase or a language that was added after the vocabulary was read; the next search finds it. */
function entryOf(row: TranslationTextRow, { languages, phrases }: KeptVocabulary): PhraseEntry | null {
  const [phrase, language] = [phrases.get(row.phraseId), languages.get(row.languageId)];
  if (!phrase || !language) return null;
  const { slug, english, category } = phrase;
  const { id, nativeText: native_text, romanization } = row;
  return { id, phrase: { slug, english }, language, category, native_text, romanization };
}

function toSearchedTexts(row: FoundTextRow, vocabulary: KeptVocabulary): SearchedTexts[] {
  const entry = entryOf(row, vocabulary);
  if (!entry) return [];
  const variants = row.variants.flatMap(({ nativeText, romanization }) =>
    romanization === null ? [nativeText] : [nativeText, romanization],
  );
  const romanized = row.searchRomanization === null ? [] : [row.searchRomanization];
  return [
    { entry, variants, normal: [row.searchNative, ...romanized, ...variants.map(normalizeSearchText)] },
  ];
}
