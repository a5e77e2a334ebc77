import type { Variant } from "../../entities/translation.entity.ts";
import type { Direction } from "../language.queries.ts";
import type { Queryable } from "../queryable.ts";
import { PHRASE_ORDER } from "../sql-parts.ts";

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
}

/** Conditions of the terms of a translation, as `tsquery`, by what they find; earlier ones are asked first. */
export interface TermConditions {
  same: string[];
  prefix: string[];
  words: string[];
  similar: string[];
  contained: string[];
}

/** A translation without what is known of its phrase and language. */
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
  /** How many entries the phrase has in all languages that were asked for. */
  total: number;
}

/** The columns of a `TranslationTextRow`; search knows what else an entry tells, and reads no other table. */
const TEXT_COLUMNS = `t.id, t.phrase_id as "phraseId", t.language_id as "languageId",
  t.native_text as "nativeText", t.romanization`;

/** Looked up one by one: a small table would otherwise be read whole for some dozens of its rows. */
const translationOf = (id: string): string =>
  `cross join lateral (select * from translation where id = ${id} limit 1) t`;

/** What the index `translation_terms_index` holds. */
const TERMS = "translation_terms(t.language_id, t.search_native, t.search_romanization, t.variants)";

/** The names of every language, for recognising one in a query; in the order of the site. */
export async function listLanguageNames(db: Queryable): Promise<LanguageNamesRow[]> {
  const { rows } = await db.query<LanguageNamesRow>({
    name: "list-language-names",
    text: `select id, slug, name, code, script, direction, search_names as names
      from language order by position, id`,
  });
  return rows;
}

/** Every phrase, the popular ones first. */
export async function listSearchedPhrases(db: Queryable): Promise<SearchedPhraseRow[]> {
  const { rows } = await db.query<SearchedPhraseRow>({
    name: "list-searched-phrases",
    text: `select p.id, p.slug, p.english, c.slug as "categorySlug", c.name as "categoryName",
        p.popular_rank is not null as popular
      from phrase p join category c on c.id = p.category_id order by ${PHRASE_ORDER}`,
  });
  return rows;
}

/**
 * The translations that fulfil conditions, those of the same text first and the contained ones last. Where more than
 * `limit` fulfil a condition, any of them are found: so a word that half of all translations have costs no more than a
 * rare one.
 *
 * @param phraseIds finds translations of these phrases alone; null for all
 * @param maxGuesses how many are enough of those that are only similar, or contained
 */
export async function findTranslationsByTerms(
  db: Queryable,
  conditions: TermConditions,
  {
    phraseIds,
    limit,
    maxGuesses = limit,
  }: { phraseIds: number[] | null; limit: number; maxGuesses?: number },
): Promise<FoundTextRow[]> {
  const values: unknown[] = KINDS.map((kind) => conditions[kind]);
  if (phraseIds) values.push(phraseIds);
  const most = { found: Math.trunc(limit), guessed: Math.trunc(maxGuesses) };
  // A sum, because the index of phrases would be read for all translations of a category beside the few that match.
  const scope = phraseIds ? `and t.phrase_id + 0 = any ($${KINDS.length + 1}::int[])` : "";
  const { rows } = await db.query<FoundTextRow>({
    name: `find-translations-by-terms-${most.found}-${most.guessed}${phraseIds ? "-of-phrases" : ""}`,
    text: findByTerms(scope, most),
    values,
  });
  return rows;
}

/** In the order of `TermConditions`. What fulfils one of the first fulfils the next too, up to the similar ones. */
const KINDS = ["same", "prefix", "words", "similar", "contained"] as const;
const LAST_INCLUDING = KINDS.indexOf("similar");

interface Most {
  found: number;
  guessed: number;
}

const findByTerms = (scope: string, most: Most): string => `
  with ${KINDS.map((kind, place) => `by_${kind} as materialized (${byTerms(place, scope, most)})`).join(", ")},
  best as (
    select id, min(rank) as rank
    from (${KINDS.map((kind, place) => `select id, ${place} as rank from by_${kind}`).join(" union all ")}) hit
    group by id order by rank, id limit ${most.found}
  )
  select ${TEXT_COLUMNS}, t.search_native as "searchNative", t.search_romanization as "searchRomanization", t.variants
  from best ${translationOf("best.id")} order by best.rank, t.id`;

/**
 * Condition after condition until the limit is reached, each of them inside the index; none where what matches better
 * has reached it. The limit is written out and the conditions come by way of a query, because PostgreSQL, which takes
 * longer to plan this than to do it, plans a statement anew each time when its plan seems to depend on the values.
 */
function byTerms(place: number, scope: string, { found: limit, guessed }: Most): string {
  const before = KINDS[Math.min(place - 1, LAST_INCLUDING)];
  const found = `(select count(*) from by_${before})`;
  const better = before ? `where ${found} < ${limit}` : "";
  const most = place < LAST_INCLUDING ? limit : `least(${limit}, ${found} + ${guessed})`;
  return `
    select found.id
    from unnest((select $${place + 1}::text[]::tsquery[])) as condition cross join lateral (
      select t.id from translation t where ${TERMS} @@ condition ${scope} limit ${limit}
    ) found ${better} limit ${most}`;
}

/** The phrases and languages of which entries are read, each in the order in which it is given. */
export interface EntriesAskedFor {
  phrases: { id: number /** How many of its entries at most. */; most: number }[];
  languageIds: number[];
  /** Whether these are all languages there are. */
  areAllLanguages: boolean;
}

/** The entries of some phrases in some languages, by phrase, those of the first languages that have one. */
export async function readEntriesOfPhrases(
  db: Queryable,
  { phrases, languageIds, areAllLanguages }: EntriesAskedFor,
): Promise<EntryOfPhraseRow[]> {
  // Each translation is looked up by its phrase and language, in the given order, until there are enough. Those of all
  // languages are counted at once, and not language by language.
  const inLanguages = areAllLanguages ? "" : "and t.language_id = any ($2::int[])";
  const { rows } = await db.query<EntryOfPhraseRow>({
    name: `read-entries-of-phrases${areAllLanguages ? "" : "-in-languages"}`,
    text: `
      select ${TEXT_COLUMNS}, counted.total
      from unnest((select $1::int[]), (select $3::int[])) with ordinality as asked (phrase_id, most, place)
      cross join lateral (
        select count(*)::int as total from translation t
        where t.phrase_id = asked.phrase_id ${inLanguages}
      ) counted cross join lateral (
        select found.id, spoken.place
        from unnest((select $2::int[])) with ordinality as spoken (language_id, place) cross join lateral (
          select t.id from translation t
          where t.phrase_id = asked.phrase_id and t.language_id = spoken.language_id limit 1
        ) found limit asked.most
      ) first ${translationOf("first.id")}
      order by asked.place, first.place`,
    values: [phrases.map(({ id }) => id), languageIds, phrases.map(({ most }) => most)],
  });
  return rows;
}

/** How a phrase is pronounced in a language. */
export interface HeardTextRow {
  /** Slugs. */
  language: string;
  phrase: string;
  /** The pronunciation guides of the translation and its other forms, each once and without capitals. */
  guides: string[];
}

/** They are kept in memory: of a large guide, those that most people know by ear. */
const MOST_LANGUAGES = 60;
const MOST_PHRASES = 100;

/**
 * How the popular phrases, and those related to them, are pronounced in the first languages; in the order of languages
 * and phrases.
 */
export async function listPronunciations(db: Queryable): Promise<HeardTextRow[]> {
  const { rows } = await db.query<HeardTextRow>({
    name: "list-heard-texts",
    text: `
      with said_often as (
        select p.id, p.slug, p.place from phrase p
        where p.popular_rank is not null or p.id in (
          select r.related_id from related_phrase r join phrase popular on popular.id = r.phrase_id
          where popular.popular_rank is not null
        )
        order by ${PHRASE_ORDER} limit ${MOST_PHRASES}
      ), spoken_most as (
        select id, slug, position from language order by position, id limit ${MOST_LANGUAGES}
      )
      select l.slug as language, p.slug as phrase, said.guides
      from spoken_most l cross join said_often p
      -- Looked up one by one: a small table would otherwise be read whole.
      cross join lateral (
        select pronunciation_guide, variants from translation
        where language_id = l.id and phrase_id = p.id limit 1
      ) t cross join lateral (
        select array_agg(guide order by place) as guides from (
          select lower(guide) as guide, min(place) as place from (
            select 0 as place, t.pronunciation_guide as guide
            union all
            select place, form ->> 'pronunciationGuide'
            from jsonb_array_elements(t.variants) with ordinality as variant (form, place)
          ) every where guide is not null group by lower(guide)
        ) once
      ) said
      where said.guides is not null
      order by l.position, l.id, ${PHRASE_ORDER}`,
  });
  return rows;
}
