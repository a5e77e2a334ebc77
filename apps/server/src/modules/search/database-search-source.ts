import { listCategories } from "@saywhere/db/queries/category.queries";
import type { Queryable } from "@saywhere/db/queries/queryable";
import {
  type FoundTextRow,
  findTranslationsByTerms,
  listLanguageNames,
  listSearchedPhrases,
  readEntriesOfPhrases,
} from "@saywhere/db/queries/search.queries";
import { listSynonyms } from "@saywhere/db/queries/synonym.queries";
import type {
  EntriesOfPhrase,
  SearchedTexts,
  SearchScope,
  SearchSource,
  SearchVocabulary,
} from "@saywhere/validators/search/search-source";
import type { ContentCache } from "../../cache/content-cache.ts";
import { presentEntry } from "../phrase/phrase.presenter.ts";
import { termConditions } from "./term-conditions.ts";

/** What is kept of the content, with the identifiers of what it names. */
interface KeptVocabulary {
  vocabulary: SearchVocabulary;
  /** By slug, in the order of the site. */
  languageIds: ReadonlyMap<string, number>;
  /** By slug. */
  phraseIds: ReadonlyMap<string, number>;
  /** By slug of the category. */
  phrasesOfCategory: ReadonlyMap<string, ReadonlySet<number>>;
}

/** Identifiers of where to look; null is everywhere. */
interface ScopeIds {
  languageId: number | null;
  phraseIds: ReadonlySet<number> | null;
}

/**
 * The database as what one search looks through; what can be named in a query is kept until the content changes, and
 * is the same for the whole search.
 */
export function createDatabaseSearchSource(db: Queryable, cache: ContentCache): SearchSource {
  let known: Promise<KeptVocabulary> | undefined;
  const kept = () => (known ??= cache.get("search.vocabulary", () => readVocabulary(db)));
  return {
    vocabulary: async () => (await kept()).vocabulary,

    async findTexts(texts, scope, { limit, ...wanted }) {
      const ids = idsOf(scope, await kept());
      if (!ids) return [];
      const phraseIds = ids.phraseIds && [...ids.phraseIds];
      const rows = await findTranslationsByTerms(db, termConditions(texts, ids.languageId, wanted), {
        phraseIds,
        limit,
      });
      return rows.map(toSearchedTexts);
    },

    async readEntries(phrases, scope) {
      const vocabulary = await kept();
      const ids = idsOf(scope, vocabulary);
      if (!ids) return new Map();
      const asked = phrases.flatMap(({ slug, most }) => {
        const id = vocabulary.phraseIds.get(slug);
        return id !== undefined && (ids.phraseIds?.has(id) ?? true) ? { id, most } : [];
      });
      const rows = await readEntriesOfPhrases(db, {
        phrases: asked,
        languageIds: ids.languageId === null ? [...vocabulary.languageIds.values()] : [ids.languageId],
      });
      const byPhrase = new Map<string, EntriesOfPhrase>();
      for (const row of rows) {
        const ofPhrase = byPhrase.get(row.phraseSlug) ?? { entries: [], total: row.total };
        ofPhrase.entries.push(presentEntry(row));
        byPhrase.set(row.phraseSlug, ofPhrase);
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
  return {
    vocabulary: {
      languages: languages.map(({ id: _, ...language }) => language),
      categories: categories.map(({ slug, name }) => ({ slug, name })),
      phrases: phrases.map(({ slug, english, categorySlug, categoryName }) => ({
        slug,
        english,
        category: { slug: categorySlug, name: categoryName },
      })),
      popular: phrases.filter(({ popular }) => popular).length,
      synonyms: await listSynonyms(db),
    },
    languageIds: new Map(languages.map(({ slug, id }) => [slug, id])),
    phraseIds: new Map(phrases.map(({ slug, id }) => [slug, id])),
    phrasesOfCategory: new Map(
      categories.map(({ slug }) => [slug, new Set(ofCategory.get(slug)?.map(({ id }) => id))]),
    ),
  };
}

/** Null where a language or a category is named that there is not. */
function idsOf({ language, category }: SearchScope, known: KeptVocabulary): ScopeIds | null {
  const languageId = language === null ? null : known.languageIds.get(language);
  const phraseIds = category === null ? null : known.phrasesOfCategory.get(category);
  return languageId === undefined || phraseIds === undefined ? null : { languageId, phraseIds };
}

function toSearchedTexts(row: FoundTextRow): SearchedTexts {
  const variants = row.variants.flatMap(({ nativeText, romanization }) =>
    romanization === null ? [nativeText] : [nativeText, romanization],
  );
  return { entry: presentEntry(row), variants };
}
