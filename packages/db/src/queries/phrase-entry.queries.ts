import type { Direction } from "./language.queries.ts";
import { decodeEntryCursor, encodeEntryCursor, InvalidCursorError } from "./pagination/cursor.ts";
import { type Queryable, queryAll } from "./queryable.ts";
import { ENTRY_COLUMNS, ENTRY_ORDER, idOfSlug, LANGUAGE_ORDER, PHRASE_ORDER } from "./sql-parts.ts";

/** One phrase in one language, as lists show it. */
export interface EntryRow {
  /** Identifier of the translation. */
  id: number;
  phraseSlug: string;
  english: string;
  languageSlug: string;
  languageName: string;
  languageCode: string;
  script: string;
  direction: Direction;
  categorySlug: string;
  categoryName: string;
  nativeText: string;
  romanization: string | null;
}

/** Current or former slugs; an unknown slug matches nothing. */
export interface EntryFilters {
  language?: string | undefined;
  category?: string | undefined;
}

/** Joined for the columns of an `EntryRow`. */
export const ENTRY_TABLES = `published_translation t join phrase p on p.id = t.phrase_id
  join language l on l.id = t.language_id join category c on c.id = p.category_id`;

/** Lists the entries that match the filters: popular phrases first, then in the order of the site. */
export function listEntries(db: Queryable, filters: EntryFilters = {}): Promise<EntryRow[]> {
  const { name, conditions, values } = entryConditions(filters);
  return queryAll<EntryRow>(db, {
    name: `list-entries${name}`,
    text: `select ${ENTRY_COLUMNS} from ${ENTRY_TABLES} where ${["true", ...conditions].join(" and ")}
      order by ${ENTRY_ORDER}`,
    values,
  });
}

/**
 * Lists a language's popular phrases by rank. The slug may be a former one.
 *
 * @returns null if there is no such language; an empty list if none of its phrases is popular
 */
export async function listPopularEntries(db: Queryable, languageSlug: string): Promise<EntryRow[] | null> {
  const { rows } = await db.query<EntryRow | { id: null }>({
    name: "list-popular-entries",
    text: `select ${ENTRY_COLUMNS} from language l left join (
        published_translation t join phrase p on p.id = t.phrase_id and p.popular_rank is not null
        join category c on c.id = p.category_id
      ) on t.language_id = l.id
      where l.id = ${idOfSlug("language", "$1")} order by p.popular_rank, p.position, p.id`,
    values: [languageSlug],
  });
  if (rows.length === 0) return null;
  return rows.filter((row): row is EntryRow => row.id !== null);
}

export interface EntryPage {
  items: EntryRow[];
  /** Cursor for `after` of the next page; null on the last. */
  next: string | null;
}

/** Maximum length of a page. */
const MAX_PAGE = 500;

export interface EntryPageOptions extends EntryFilters {
  after?: string | undefined;
  limit: number;
}

/**
 * Reads one page of the entries that match the filters, in the order of `listEntries`. The cursor is the position of the
 * page's last entry in that order, so that entries added or removed meanwhile do not shift the next page.
 *
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export async function readEntryPage(db: Queryable, options: EntryPageOptions): Promise<EntryPage> {
  const { name, conditions, values } = entryConditions(options);
  // A literal: with a parameter, PostgreSQL does not know that the page is short, and plans the statement each time.
  const limit = Math.trunc(options.limit) + 1;
  let text = pageStatement(conditions, limit);
  if (options.after !== undefined) {
    const place = decodeEntryCursor(options.after).map((part) => `$${values.push(part)}::int`);
    const [ofPhrase, ofLanguage] = [place.slice(0, 2).join(", "), place.slice(2).join(", ")];
    // The rest of the last entry's phrase and the following phrases are separate queries, so that indexes serve both.
    const rest = [`(${PHRASE_ORDER}) = (${ofPhrase})`, `(${LANGUAGE_ORDER}) > (${ofLanguage})`];
    const following = [`(${PHRASE_ORDER}) > (${ofPhrase})`];
    text = `select * from (
        (${pageStatement([...conditions, ...rest], limit)})
        union all
        (${pageStatement([...conditions, ...following], limit)})
      ) entry order by string_to_array(place, ' ')::int[] limit ${limit}`;
  }
  const statement = `list-entry-page-${limit}${name}${options.after === undefined ? "" : "-after"}`;
  const { rows } = await db.query<EntryRow & { place: string }>({
    ...(isUsual(options.limit) && { name: statement }),
    text,
    values,
  });
  return cutEntryPage(rows, options.limit);
}

/** Cuts a page from its rows and, if the list continues, one more. */
function cutEntryPage(rows: (EntryRow & { place: string })[], limit: number): EntryPage {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(({ place: _, ...item }) => item),
    next: last ? encodeEntryCursor(last.place.split(" ").map(Number)) : null,
  };
}

/** Only usual lengths have named statements, because each connection caches the plan of each name. */
const isUsual = (limit: number): boolean => limit <= 100 || limit === MAX_PAGE;

function pageStatement(conditions: string[], limit: number): string {
  // As text, because parsing ten thousand arrays would take longer than the rest of the query.
  return `select ${ENTRY_COLUMNS}, concat_ws(' ', ${ENTRY_ORDER}) as place
    from ${ENTRY_TABLES} where ${["true", ...conditions].join(" and ")} order by ${ENTRY_ORDER} limit ${limit}`;
}

/** Returns the filters as SQL conditions, with a suffix for the name of the statement. */
function entryConditions({ language, category }: EntryFilters) {
  const values: (string | number)[] = [];
  const conditions: string[] = [];
  if (language) conditions.push(`t.language_id = ${idOfSlug("language", `$${values.push(language)}`)}`);
  if (category) conditions.push(`p.category_id = ${idOfSlug("category", `$${values.push(category)}`)}`);
  return { name: `${language ? "-language" : ""}${category ? "-category" : ""}`, conditions, values };
}

export interface EntryRoundOptions extends Pick<EntryFilters, "category"> {
  /** From 0; there are as many rounds as languages. */
  round: number;
  /** `place` and identifier of the phrase after which to begin. */
  after?: [place: number, phraseId: number] | undefined;
  limit?: number | undefined;
}

/**
 * One round of the varied order: every phrase once, in the order of the phrases, each in another language. From phrase
 * to phrase and from round to round the language is the next one in the order of the languages, so that all rounds
 * together hold each entry once. A phrase without a translation in its language is not in that round.
 *
 * The language depends on the rank or position of the phrase itself and not on the phrases around it: a round stays the
 * same while phrases come and go, and that of a category is a part of that of all phrases. Another number or order of
 * languages changes all rounds.
 */
export async function listEntryRound(
  db: Queryable,
  languageIds: readonly number[],
  { round, ...options }: EntryRoundOptions,
): Promise<EntryOfRound[]> {
  // The statement divides by the number of languages.
  if (languageIds.length === 0) return [];
  const values: unknown[] = [languageIds, round];
  return queryAll<EntryOfRound>(db, { text: selectRound("$2::int", options, values), values });
}

type EntryOfRound = EntryRow & { place: string };

/**
 * Selects the entries of a round.
 *
 * @param round expression of its number
 * @param values of the statement, the first of which has the identifiers of the languages; the function adds its own
 */
function selectRound(
  round: string,
  { category, after, limit }: Omit<EntryRoundOptions, "round">,
  values: unknown[],
): string {
  const conditions = ["true"];
  if (category) conditions.push(`p.category_id = ${idOfSlug("category", `$${values.push(category)}`)}`);
  if (after) {
    conditions.push(`(${PHRASE_ORDER}) > (${after.map((part) => `$${values.push(part)}::int`).join(", ")})`);
  }
  const number = `coalesce(p.popular_rank, p.position)::bigint + ${round} - 1 + cardinality($1::int[])`;
  return `select ${ENTRY_COLUMNS}, concat_ws(' ', ${round}, ${PHRASE_ORDER}, t.id) as place
    from phrase p join category c on c.id = p.category_id
    join published_translation t on t.phrase_id = p.id
      and t.language_id = ($1::int[])[1 + mod(${number}, cardinality($1::int[]))::int]
    join language l on l.id = t.language_id
    where ${conditions.join(" and ")}
    order by ${PHRASE_ORDER}${limit === undefined ? "" : ` limit ${Math.trunc(limit)}`}`;
}

/** The entries of the rounds from a number on, as `listEntryRound` returns each. */
async function listRoundsFrom(
  db: Queryable,
  languageIds: readonly number[],
  { round, ...options }: EntryRoundOptions & { limit: number },
): Promise<EntryOfRound[]> {
  const values: unknown[] = [languageIds, round];
  return queryAll<EntryOfRound>(db, {
    text: `select entry.* from generate_series($2::int, cardinality($1::int[]) - 1) as round(number)
      cross join lateral (${selectRound("round.number", options, values)}) entry
      order by string_to_array(entry.place, ' ')::int[] limit ${Math.trunc(options.limit)}`,
    values,
  });
}

/** The identifiers of the languages in their order, of which the rounds of `listEntryRound` are made. */
export async function listLanguageIds(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: "list-language-ids",
    text: "select id from language order by position, id",
    values: [],
  });
  return rows.map(({ id }) => id);
}

/**
 * One page of the entries of all languages in the varied order: round after round of `listEntryRound`, so that both
 * phrases and languages vary.
 *
 * @throws InvalidCursorError for a cursor of no page of this list
 */
export async function readVariedEntryPage(
  db: Queryable,
  { category, after, limit }: Omit<EntryPageOptions, "language">,
): Promise<EntryPage> {
  const languageIds = await listLanguageIds(db);
  const [start = 0, place = 0, phraseId = 0] = after === undefined ? [] : decodeEntryCursor(after);
  if (after !== undefined && start >= languageIds.length) throw new InvalidCursorError(after);
  const rows = await listEntryRound(db, languageIds, {
    round: start,
    category,
    after: after === undefined ? undefined : [place, phraseId],
    limit: limit + 1,
  });
  const missing = limit + 1 - rows.length;
  // Few phrases match: the other rounds are read together, instead of one after the other.
  if (missing > 0) {
    rows.push(...(await listRoundsFrom(db, languageIds, { round: start + 1, category, limit: missing })));
  }
  return cutEntryPage(rows, limit);
}
