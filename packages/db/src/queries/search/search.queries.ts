import type { Variant } from "../../entities/translation.entity.ts";
import type { Direction } from "../language.queries.ts";
import { type Queryable, queryAll } from "../queryable.ts";
import { INTENTS, IS_UNPUBLISHED, PHRASE_ORDER } from "../sql-parts.ts";

export interface LanguageNamesRow {
  id: number;
  slug: string;
  name: string;
  code: string;
  script: string;
  direction: Direction;
  /** English name, native name, code and aliases, as `normalizeSearchText` writes them. */
  names: string[];
}

export interface SearchedPhraseRow {
  id: number;
  slug: string;
  english: string;
  categorySlug: string;
  categoryName: string;
  popular: boolean;
  /** Other ways to say the need that it meets. */
  intents: string[];
}

/** Conditions on the terms of a translation, as `tsquery`, by kind of match; the best kind first. */
export interface TermConditions {
  same: string[];
  prefix: string[];
  words: string[];
  similar: string[];
  contained: string[];
}

/** A translation without the texts of its phrase and language, which search has in memory. */
export interface TranslationTextRow {
  id: number;
  phraseId: number;
  languageId: number;
  nativeText: string;
  romanization: string | null;
}

export interface FoundTextRow extends TranslationTextRow {
  /** Both texts as `normalizeSearchText` writes them. */
  searchNative: string;
  searchRomanization: string | null;
  variants: Variant[];
}

export interface EntryOfPhraseRow extends TranslationTextRow {
  /** Number of entries of the phrase in the requested languages. */
  total: number;
}

/** The columns of a `TranslationTextRow`. */
const TEXT_COLUMNS = `t.id, t.phrase_id as "phraseId", t.language_id as "languageId",
  t.native_text as "nativeText", t.romanization`;

/** A lateral lookup, because PostgreSQL would otherwise scan a small table completely for a few dozen rows. */
const translationOf = (id: string): string =>
  `cross join lateral (select * from published_translation where id = ${id} limit 1) t`;

/** The expression of the index `translation_terms_index`, which has no texts of before a review. */
const TERMS = "translation_terms(t.language_id, t.search_native, t.search_romanization, t.variants)";

/** Lists the names of the languages, by which a query may mention one; in the order of the site. */
export function listLanguageNames(db: Queryable): Promise<LanguageNamesRow[]> {
  return queryAll<LanguageNamesRow>(db, {
    name: "list-language-names",
    text: `select id, slug, name, code, script, direction, search_names as names
      from language order by position, id`,
  });
}

/** Lists the phrases, popular ones first. */
export function listSearchedPhrases(db: Queryable): Promise<SearchedPhraseRow[]> {
  return queryAll<SearchedPhraseRow>(db, {
    name: "list-searched-phrases",
    text: `select p.id, p.slug, p.english, c.slug as "categorySlug", c.name as "categoryName",
        p.popular_rank is not null as popular, ${INTENTS} as intents
      from phrase p join category c on c.id = p.category_id order by ${PHRASE_ORDER}`,
  });
}

/**
 * Finds the translations that match the conditions, the best kind of match first. If more than `limit` match one
 * condition, an arbitrary subset is returned, so that a word of half of all translations costs no more than a rare one.
 *
 * @param phraseIds limits the search to these phrases; null for all
 * @param reducedLimit how many are returned if as many as `limit` match
 * @param maxGuesses maximum number of matches that are only similar or contained
 */
export function findTranslationsByTerms(
  db: Queryable,
  conditions: TermConditions,
  {
    phraseIds,
    limit,
    reducedLimit = limit,
    maxGuesses = limit,
  }: {
    phraseIds: number[] | null;
    limit: number;
    reducedLimit?: number | undefined;
    maxGuesses?: number | undefined;
  },
): Promise<FoundTextRow[]> {
  const values: unknown[] = KINDS.map((kind) => conditions[kind]);
  if (phraseIds) values.push(phraseIds);
  const limits = {
    found: Math.trunc(limit),
    reduced: Math.trunc(reducedLimit),
    guessed: Math.trunc(maxGuesses),
  };
  // `+ 0` prevents the use of the index of phrases, which would read all translations of a category.
  const scope = phraseIds ? `and t.phrase_id + 0 = any ($${KINDS.length + 1}::int[])` : "";
  return queryAll<FoundTextRow>(db, {
    name: `find-translations-by-terms-${Object.values(limits).join("-")}${phraseIds ? "-of-phrases" : ""}`,
    text: findByTerms(scope, limits),
    values,
  });
}

/** In the order of `TermConditions`. Up to `similar`, a match of one kind is a match of the next kind too. */
const KINDS = ["same", "prefix", "words", "similar", "contained"] as const;
const LAST_INCLUDING = KINDS.indexOf("similar");

interface Limits {
  found: number;
  reduced: number;
  guessed: number;
}

const findByTerms = (scope: string, limits: Limits): string => {
  const { found, reduced } = limits;
  return `
  with ${KINDS.map((kind, rank) => `by_${kind} as materialized (${byTerms(rank, scope, limits)})`).join(", ")},
  ranked as (
    select id, min(rank) as rank, row_number() over (order by min(rank), id) as place
    from (${KINDS.map((kind, rank) => `select id, ${rank} as rank from by_${kind}`).join(" union all ")}) hit
    group by id
  ),
  best as (
    select id, rank from ranked
    where place <= case when greatest(${KINDS.map((kind) => `(select count(*) from by_${kind})`).join(", ")}) < ${found}
      then ${found} else ${reduced} end
  )
  select ${TEXT_COLUMNS}, t.search_native as "searchNative", t.search_romanization as "searchRomanization", t.variants
  from best ${translationOf("best.id")} order by best.rank, t.id`;
};

/**
 * Selects matches of one kind, condition by condition until the limit is reached, unless better kinds have reached it.
 * The limit is a literal and the conditions are in a subquery, because PostgreSQL would otherwise plan the statement on
 * every call, which takes longer than running it.
 */
function byTerms(rank: number, scope: string, { found: limit, guessed }: Limits): string {
  const before = KINDS[Math.min(rank - 1, LAST_INCLUDING)];
  const found = `(select count(*) from by_${before})`;
  const better = before ? `where ${found} < ${limit}` : "";
  const max = rank < LAST_INCLUDING ? limit : `least(${limit}, ${found} + ${guessed})`;
  return `
    select found.id
    from unnest((select $${rank + 1}::text[]::tsquery[])) as condition cross join lateral (
      select t.id from translation t
      where ${TERMS} @@ condition ${scope} and not (t.needs_review and holds_reviews()) limit ${limit}
    ) found ${better} limit ${max}`;
}

/** The requested phrases and languages, in the order of the result. */
export interface EntriesRequest {
  phrases: { id: number; limit: number }[];
  languageIds: number[];
  /** Whether `languageIds` has all languages. */
  areAllLanguages: boolean;
}

/** Reads the entries of phrases, up to the limit of each, in the first of the languages that have one. */
export function readEntriesOfPhrases(
  db: Queryable,
  { phrases, languageIds, areAllLanguages }: EntriesRequest,
): Promise<EntryOfPhraseRow[]> {
  // Each translation is looked up by its phrase and language, in the given order, up to the limit. The count for all
  // languages does not filter by language.
  const inLanguages = areAllLanguages ? "" : "and t.language_id = any ($2::int[])";
  const ofPhrase = `from translation t where t.phrase_id = requested.phrase_id ${inLanguages}`;
  return queryAll<EntryOfPhraseRow>(db, {
    name: `read-entries-of-phrases${areAllLanguages ? "" : "-in-languages"}`,
    text: `
      select ${TEXT_COLUMNS}, counted.total
      from unnest((select $1::int[]), (select $3::int[])) with ordinality as requested (phrase_id, max, place)
      cross join lateral (
        select (select count(*) ${ofPhrase})::int
          - (select count(*) ${ofPhrase} and ${IS_UNPUBLISHED})::int as total
        -- Once for each phrase, and not for each of its entries.
        offset 0
      ) counted cross join lateral (
        select found.id, spoken.place
        from unnest((select $2::int[])) with ordinality as spoken (language_id, place) cross join lateral (
          select t.id from published_translation t
          where t.phrase_id = requested.phrase_id and t.language_id = spoken.language_id limit 1
        ) found limit requested.max
      ) first ${translationOf("first.id")}
      order by requested.place, first.place`,
    values: [phrases.map(({ id }) => id), languageIds, phrases.map(({ limit }) => limit)],
  });
}
