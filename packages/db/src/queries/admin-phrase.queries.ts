import type { List, PageRequest, SortColumn } from "./pagination/keyset.ts";
import { type ListPage, readCountedPage } from "./pagination/page-with-total.ts";
import type { PhraseRow } from "./phrase.queries.ts";
import type { Queryable } from "./queryable.ts";

/** A phrase with what only its editors need. */
export interface AdminPhraseRow extends PhraseRow {
  categoryName: string | null;
  popularRank: number | null;
  translationCount: number;
  related: { id: number; english: string }[];
}

const ADMIN_PHRASE_COLUMNS = `p.id, p.slug, p.english, p.category_id as "categoryId", p.version,
  c.name as "categoryName", p.popular_rank as "popularRank",
  (select count(*)::int from translation t where t.phrase_id = p.id) as "translationCount",
  (select coalesce(json_agg(json_build_object('id', o.id, 'english', o.english) order by r.position, r.id), '[]')
    from related_phrase r join phrase o on o.id = r.related_id where r.phrase_id = p.id) as related`;

/** One phrase as editors see it; null when there is none. */
export async function findAdminPhrase(db: Queryable, id: number): Promise<AdminPhraseRow | null> {
  const { rows } = await db.query<AdminPhraseRow>({
    name: "find-admin-phrase",
    text: `select ${ADMIN_PHRASE_COLUMNS} from phrase p left join category c on c.id = p.category_id where p.id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

export interface AdminPhraseFilters {
  /** Part of the English text, as search compares it, or of the slug. */
  search?: string | undefined;
  categoryId?: number | undefined;
}

export type AdminPhraseSort = "position" | "english" | "category" | "updated";

const POSITION: SortColumn = { expression: "p.position", type: "int" };
const ID: SortColumn = { expression: "p.id", type: "int" };
const SORTS: Record<AdminPhraseSort, SortColumn[]> = {
  position: [POSITION, ID],
  english: [{ expression: "p.search_english", type: "text" }, ID],
  category: [{ expression: "c.name", type: "text" }, POSITION, ID],
  updated: [{ expression: "p.updated_at", type: "timestamptz" }, ID],
};

/**
 * One page of the phrases as editors see them.
 *
 * @throws InvalidPageKeyError when a key is none that a page in this order gave
 */
export function listAdminPhrasePage(
  db: Queryable,
  { search, categoryId, sort, ...request }: AdminPhraseFilters & PageRequest & { sort: AdminPhraseSort },
): Promise<ListPage<AdminPhraseRow>> {
  const values: unknown[] = [];
  const conditions: string[] = [];
  if (search) conditions.push(matches(`$${values.push(search)}::text`));
  if (categoryId !== undefined) conditions.push(`p.category_id = $${values.push(categoryId)}`);
  const list: List = {
    columns: ADMIN_PHRASE_COLUMNS,
    tables: "phrase p join category c on c.id = p.category_id",
    conditions,
    values,
    sort: { name: sort, columns: SORTS[sort], leading: sort === "category" ? 1 : 2 },
  };
  return readCountedPage<AdminPhraseRow>(db, list, request);
}

function matches(text: string): string {
  return `(search_normalize(${text}) <> '' and p.search_english like '%' || search_normalize(${text}) || '%'
    or strpos(p.slug, lower(${text})) > 0)`;
}

/** As much of a phrase as is needed to choose it. */
export interface PhraseOptionRow {
  id: number;
  english: string;
  slug: string;
}

/** The phrases that are near to a text, best first; the first ones where the text is empty. */
export async function listPhraseOptions(
  db: Queryable,
  { search, limit }: { search: string; limit: number },
): Promise<PhraseOptionRow[]> {
  const { rows } = await db.query<PhraseOptionRow>(
    search.trim() === ""
      ? { text: `select id, english, slug from phrase order by position, id limit ${Math.trunc(limit)}` }
      : { name: "list-phrase-options", text: NEAR_PHRASES, values: [search, limit] },
  );
  return rows;
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

/** The popular phrases, by rank. */
export async function listPopularPhrases(db: Queryable): Promise<PhraseOptionRow[]> {
  const { rows } = await db.query<PhraseOptionRow>({
    name: "list-popular-phrases",
    text: `select id, english, slug from phrase where popular_rank is not null
      order by popular_rank, position, id`,
  });
  return rows;
}
