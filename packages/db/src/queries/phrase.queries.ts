import type { Direction } from "./language.queries.ts";
import type { SortColumn } from "./pagination/cursor.ts";
import { type List, type PageRequest, readRows } from "./pagination/keyset.ts";
import {
  type ChunkRequest,
  type ListChunk,
  type ListPage,
  readChunk,
  readCountedPage,
} from "./pagination/page.ts";
import type { EntryFilters } from "./phrase-entry.queries.ts";
import { type Queryable, queryAll, queryFirst } from "./queryable.ts";
import { INTENTS, idOfSlug } from "./sql-parts.ts";

export interface PhraseRow {
  id: number;
  slug: string;
  english: string;
  categoryId: number;
  version: number;
  /** Other ways to say the need that it meets. */
  intents: string[];
}

/** The columns of a `PhraseRow`; `p` is the phrase. */
const PHRASE_COLUMNS = `p.id, p.slug, p.english, p.category_id as "categoryId", p.version, ${INTENTS} as intents`;

/** A phrase in one of its languages. */
export interface OtherTranslationRow {
  id: number;
  languageSlug: string;
  languageName: string;
  languageCode: string;
  languageScript: string;
  languageDirection: Direction;
  nativeText: string;
  romanization: string | null;
}

export interface PhraseInAllLanguagesRow {
  phrase: { slug: string; english: string };
  category: { slug: string; name: string };
  translations: OtherTranslationRow[];
}

/** Lists the English phrases, in the order of the site. */
export function listPhrases(db: Queryable): Promise<PhraseRow[]> {
  return queryAll<PhraseRow>(db, {
    name: "list-phrases",
    text: `select ${PHRASE_COLUMNS} from phrase p order by p.position, p.id`,
  });
}

/** Lists the phrases that visitors find in any language, in the order of the site. */
export function listTranslatedPhrases(db: Queryable): Promise<Pick<PhraseRow, "slug">[]> {
  return queryAll(db, {
    name: "list-translated-phrases",
    text: `select p.slug from phrase p where exists (select from published_translation t where t.phrase_id = p.id)
      order by p.position, p.id`,
  });
}

/**
 * Reads a chunk of the English phrases that the filters match, in the order of the site: of a language, those that are
 * translated into it.
 *
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export function listPhraseChunk(
  db: Queryable,
  { language, category, ...request }: EntryFilters & ChunkRequest,
): Promise<ListChunk<PhraseRow>> {
  const values: unknown[] = [];
  const conditions: string[] = [];
  if (category) conditions.push(`p.category_id = ${idOfSlug("category", `$${values.push(category)}`)}`);
  if (language) {
    conditions.push(`exists (select from published_translation t where t.phrase_id = p.id
      and t.language_id = ${idOfSlug("language", `$${values.push(language)}`)})`);
  }
  const list: List = {
    columns: PHRASE_COLUMNS,
    tables: "phrase p",
    conditions,
    values,
    sort: { name: "position", columns: [POSITION, ID], leading: 2 },
  };
  return readChunk<PhraseRow>(db, list, request);
}

/** Finds a phrase in every language that has it, by its current or a former slug; null if there is none. */
export function findPhraseInAllLanguages(
  db: Queryable,
  phraseSlug: string,
): Promise<PhraseInAllLanguagesRow | null> {
  return queryFirst<PhraseInAllLanguagesRow>(db, {
    name: "find-phrase-in-all-languages",
    text: `
      select json_build_object('slug', p.slug, 'english', p.english) as phrase,
        json_build_object('slug', c.slug, 'name', c.name) as category,
        ${translationsOf("p.id")} as translations
      from phrase p join category c on c.id = p.category_id
      where p.id = ${idOfSlug("phrase", "$1")}`,
    values: [phraseSlug],
  });
}

/** All translations of a phrase as a JSON list of `OtherTranslationRow`, in the order of the languages. */
export function translationsOf(phraseId: string, condition = "true"): string {
  return `(
    select coalesce(json_agg(json_build_object('id', t.id, 'languageSlug', l.slug, 'languageName', l.name,
      'languageCode', l.code, 'languageScript', l.script, 'languageDirection', l.direction,
      'nativeText', t.native_text, 'romanization', t.romanization) order by l.position, l.id), '[]')
    from published_translation t join language l on l.id = t.language_id
    where t.phrase_id = ${phraseId} and ${condition})`;
}

/** A phrase as the admin shows it. */
export interface AdminPhraseRow extends PhraseRow {
  categoryName: string | null;
  popularRank: number | null;
  translationCount: number;
  related: { id: number; english: string }[];
}

const TRANSLATION_COUNT = "(select count(*)::int from translation t where t.phrase_id = p.id)";

const ADMIN_PHRASE_COLUMNS = `${PHRASE_COLUMNS}, c.name as "categoryName", p.popular_rank as "popularRank",
  ${TRANSLATION_COUNT} as "translationCount",
  (select coalesce(json_agg(json_build_object('id', o.id, 'english', o.english) order by r.position, r.id), '[]')
    from related_phrase r join phrase o on o.id = r.related_id where r.phrase_id = p.id) as related`;

export function findAdminPhrase(db: Queryable, id: number): Promise<AdminPhraseRow | null> {
  return queryFirst<AdminPhraseRow>(db, {
    name: "find-admin-phrase",
    text: `select ${ADMIN_PHRASE_COLUMNS} from phrase p left join category c on c.id = p.category_id where p.id = $1`,
    values: [id],
  });
}

export interface AdminPhraseFilters {
  /** Part of the English text, as search compares it, or of the slug. */
  search?: string | undefined;
  categoryId?: number | undefined;
}

export type AdminPhraseSort = "position" | "english" | "category" | "translations" | "updated";

const POSITION: SortColumn = { expression: "p.position", type: "int" };
const ID: SortColumn = { expression: "p.id", type: "int" };
const SORTS: Record<AdminPhraseSort, SortColumn[]> = {
  position: [POSITION, ID],
  english: [{ expression: "p.search_english", type: "text" }, ID],
  category: [{ expression: "c.name", type: "text" }, POSITION, ID],
  translations: [{ expression: TRANSLATION_COUNT, type: "int" }, POSITION, ID],
  updated: [{ expression: "p.updated_at", type: "timestamptz" }, ID],
};

/**
 * Reads one page of the phrases in the admin.
 *
 * @throws InvalidCursorError for a cursor of no page in this order
 */
export function listAdminPhrasePage(
  db: Queryable,
  { search, categoryId, sort, ...request }: AdminPhraseFilters & PageRequest & { sort: AdminPhraseSort },
): Promise<ListPage<AdminPhraseRow>> {
  const list = adminPhraseList({ search, categoryId, sort }, ADMIN_PHRASE_COLUMNS);
  return readCountedPage<AdminPhraseRow>(db, list, request);
}

/** A phrase in a selection. */
export interface MatchingPhraseRow {
  id: number;
  version: number;
  name: string;
  translations: number;
}

/** Reads the first phrases that the filters of the admin match, in the order of its list. */
export async function listMatchingPhrases(
  db: Queryable,
  {
    order,
    limit,
    ...filters
  }: AdminPhraseFilters & Pick<PageRequest, "order" | "limit"> & { sort: AdminPhraseSort },
): Promise<MatchingPhraseRow[]> {
  const columns = `p.id, p.version, p.english as name, ${TRANSLATION_COUNT} as translations`;
  const rows = await readRows<MatchingPhraseRow>(db, adminPhraseList(filters, columns), { order, limit });
  return rows.map(({ key: _, ...row }) => row);
}

function adminPhraseList(
  { search, categoryId, sort }: AdminPhraseFilters & { sort: AdminPhraseSort },
  columns: string,
): List {
  const values: unknown[] = [];
  const conditions: string[] = [];
  if (search) conditions.push(matches(`$${values.push(search)}::text`));
  if (categoryId !== undefined) conditions.push(`p.category_id = $${values.push(categoryId)}`);
  return {
    columns,
    tables: "phrase p join category c on c.id = p.category_id",
    conditions,
    values,
    sort: { name: sort, columns: SORTS[sort], leading: SORTS[sort].length === 3 ? 1 : 2 },
  };
}

function matches(text: string): string {
  return `(search_normalize(${text}) <> '' and p.search_english like '%' || search_normalize(${text}) || '%'
    or strpos(p.slug, lower(${text})) > 0)`;
}

/** A phrase as an option of a select field. */
export interface PhraseOptionRow {
  id: number;
  english: string;
  slug: string;
}

/** Lists the phrases similar to a text, best first; the first phrases if the text is empty. */
export function listPhraseOptions(
  db: Queryable,
  { search, limit }: { search: string; limit: number },
): Promise<PhraseOptionRow[]> {
  return queryAll<PhraseOptionRow>(
    db,
    search.trim() === ""
      ? { text: `select id, english, slug from phrase order by position, id limit ${Math.trunc(limit)}` }
      : { name: "list-phrase-options", text: NEAR_PHRASES, values: [search, limit] },
  );
}

const NEAR_PHRASES = `
  select p.id, p.english, p.slug from phrase p, (select search_normalize($1) as text) q
  where p.id in (
    select id from phrase where search_english like '%' || search_normalize($1) || '%'
    union all select id from phrase where search_normalize($1) <% search_english
    union all select id from phrase where strpos(slug, lower($1)) > 0)
  order by case when p.search_english = q.text then 1
      when p.search_english like q.text || '%' then 2
      when p.search_english like '% ' || q.text || '%' then 3
      else 4 end,
    word_similarity(q.text, p.search_english) desc, p.position, p.id limit $2`;
