import type { Direction } from "./language.queries.ts";
import type { EntryRow } from "./phrase-entry.queries.ts";
import type { Queryable } from "./queryable.ts";
import { ENTRY_COLUMNS, POPULAR_ORDER } from "./sql-parts.ts";

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

export interface SearchOptions {
  text: string;
  /** Search in this language alone. */
  languageId?: number | undefined;
  limit: number;
}

/** Texts that share fewer of their three-letter parts than this are no hit. */
const SIMILAR = 0.4;
/** The same for the best matching part of a text. */
const PART_SIMILAR = 0.6;

/** The names of every language, for recognising one in a query. */
export async function listLanguageNames(db: Queryable): Promise<LanguageNamesRow[]> {
  const { rows } = await db.query<LanguageNamesRow>({
    name: "list-language-names",
    text: `select id, slug, name, code, script, direction, search_names as names
      from language order by position, id`,
  });
  return rows;
}

/** A text as search compares it: without case, accents, marks, punctuation and variants of letters. */
export async function normalizeSearchText(db: Queryable, text: string): Promise<string> {
  const { rows } = await db.query<{ text: string }>({
    name: "normalize-search-text",
    text: "select search_normalize($1) as text",
    values: [text],
  });
  return rows[0]?.text ?? "";
}

/**
 * The entries whose English, native text or romanization matches a text, best first: the same, beginning with
 * it, holding it as words, holding words that begin with it, similar. Among equals popular phrases come first.
 *
 * @returns nothing when nothing is near, and for texts without a letter or digit
 */
export async function searchEntries(db: Queryable, options: SearchOptions): Promise<EntryRow[]> {
  const inLanguage = options.languageId !== undefined;
  const values: unknown[] = [options.text, options.limit];
  if (inLanguage) values.push(options.languageId);
  const { rows } = await db.query<EntryRow>({
    name: inLanguage ? "search-entries-language" : "search-entries",
    text: searchStatement(inLanguage ? "t.language_id = $3" : "true"),
    values,
  });
  return rows;
}

function searchStatement(condition: string): string {
  return `
    with query as materialized (select search_normalize($1) as text),
    phrase_hit as materialized (
      select p.id, ${rankOf("p.search_english")} as rank
      from query q join phrase p on ${matches("p.search_english")}
    ), hit as (
      select t.id, h.rank from phrase_hit h join translation t on t.phrase_id = h.id
      where h.rank < 9 and ${condition}
      union all
      select t.id, least(${rankOf("t.search_native")}, ${rankOf("t.search_romanization")}) as rank
      from query q join translation t
        on (${matches("t.search_native")} or ${matches("t.search_romanization")}) and ${condition}
    ), best as (
      select id, min(rank) as rank from hit where rank < 9 group by id
    )
    select ${ENTRY_COLUMNS}
    from best join translation t on t.id = best.id join phrase p on p.id = t.phrase_id
    join language l on l.id = t.language_id join category c on c.id = p.category_id
    order by best.rank, ${POPULAR_ORDER}, p.position, p.id, l.position, t.id
    limit $2`;
}

/** What an index can find: a word that begins with the query, or a similar text. */
function matches(column: string): string {
  return `q.text <> '' and (${column} like q.text || '%' or ${column} like '% ' || q.text || '%'
    or ${column} % q.text or q.text <% ${column})`;
}

/** How well a text matches: a whole number for the kind of match, and a fraction for the distance. */
function rankOf(column: string): string {
  const distance = `(1 - similarity(${column}, q.text))`;
  return `case
    when ${column} = q.text then 0
    when ${column} like q.text || '%' then 1
    when ' ' || ${column} || ' ' like '% ' || q.text || ' %' then 2
    when ${column} like '% ' || q.text || '%' then 3
    when similarity(${column}, q.text) >= ${SIMILAR} or word_similarity(q.text, ${column}) >= ${PART_SIMILAR}
      then 4 + ${distance}
    else 9 end`;
}
