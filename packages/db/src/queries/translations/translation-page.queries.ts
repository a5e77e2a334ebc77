import { encodeKey, type KeyValue, type PageRequest, placeOf } from "../pagination/keyset.ts";
import {
  cutPart,
  type ListPage,
  type LookedAtPart,
  MAX_COUNTED,
  readCountedPage,
} from "../pagination/page.ts";
import type { Queryable } from "../queryable.ts";
import { LIST_ROW_COLUMNS, SAME_TEXT, type TranslationListRow, toListRow } from "./translation.queries.ts";
import {
  type FilteredList,
  NOT_LATIN,
  patternOf,
  type TranslationPageFilters,
  translationList,
} from "./translation-list.ts";

/** As much of a translation as its warnings depend on. */
export interface TranslationTextsRow {
  id: number;
  key: string;
  nativeText: string;
  romanization: string | null;
  english: string;
  code: string;
  script: string;
  sameText: boolean;
}

/** How many rows are looked at for those of one page, where what it shows may be rare and no index finds it. */
const MOST_LOOKED_AT = 50_000;

type FoundRow = Parameters<typeof toListRow>[0];

/**
 * One page of the translations as editors see them. Where it takes a look at very many to find those it shows, it has
 * what one part of them has: few, or none.
 *
 * @throws InvalidPageKeyError when a key is none that a page in this order gave
 */
export async function listTranslationPage(
  db: Queryable,
  { order, after, before, limit, ...filters }: TranslationPageFilters & PageRequest,
): Promise<ListPage<TranslationListRow>> {
  const request = { order, after, before, limit };
  const { list, long } = await readable(db, filters, LIST_ROW_COLUMNS);
  const page = long
    ? await partOf(db, list, request)
    : await readCountedPage<FoundRow>(
        db,
        { ...list, conditions: [...list.conditions, ...list.shown] },
        request,
      );
  return { ...page, items: page.items.map(({ key: _, ...row }) => toListRow(row)) };
}

async function partOf(db: Queryable, list: FilteredList, request: PageRequest) {
  const { rows, part } = await readPart<FoundRow>(
    db,
    list,
    { ...request, limit: request.limit + 1 },
    MOST_LOOKED_AT,
  );
  return cutPart(rows, request, part);
}

/**
 * Looks through the texts of the translations after a key, or before one, nearest first.
 *
 * @param most how many are looked at
 * @returns those that the filters show
 * @throws InvalidPageKeyError when a key is none that a page in this order gave
 */
export async function scanTranslationTexts(
  db: Queryable,
  {
    order,
    after,
    before,
    most,
    ...filters
  }: TranslationPageFilters & Omit<PageRequest, "limit"> & { most: number },
): Promise<{ rows: TranslationTextsRow[]; part: LookedAtPart }> {
  const columns = `t.id, t.native_text as "nativeText", t.romanization, p.english, l.code, l.script,
    ${SAME_TEXT} as "sameText"`;
  const { list } = await readable(db, filters, columns);
  return readPart(db, list, { order, after, before, limit: most }, most);
}

/** The list, narrowed to what an index finds, and whether it may be long with little to show. */
async function readable(
  db: Queryable,
  filters: TranslationPageFilters,
  columns: string,
): Promise<{ list: FilteredList; long: boolean }> {
  const list = translationList(filters, columns);
  const { languageId, phraseId } = filters;
  // One language or one phrase has no more than can be looked at; and what shows all finds all.
  if (list.shown.length === 0 || languageId !== undefined || phraseId !== undefined)
    return { list, long: false };
  const { lookedAt, ids } = await findCandidates(db, filters);
  if (!ids) return { list, long: lookedAt > MOST_LOOKED_AT };
  const values = [...list.values, ids];
  return {
    list: { ...list, values, conditions: [...list.conditions, `t.id = any($${values.length}::int[])`] },
    long: false,
  };
}

/**
 * Looks through a part of a list of translations for those that are shown, nearest first, and stops at the limit.
 *
 * @param most how many rows of the list are looked at
 * @throws InvalidPageKeyError when the key is none that this list gave
 */
export async function readPart<Row>(
  db: Queryable,
  list: FilteredList,
  { limit, ...request }: PageRequest,
  most: number,
): Promise<{ rows: (Row & { key: string })[]; part: LookedAtPart }> {
  const { conditions, values, orderBy, key } = placeOf(list, request);
  const place = list.sort.columns.map(({ expression }, index) => `${expression} as place${index}`);
  const direction = orderBy.endsWith(" desc") ? " desc" : "";
  const { tables, translation, shown } = list.oneByOne;
  const from = `(${["true", ...shown].join(" and ")}) as shown
    from ${tables} where ${conditions.join(" and ")} order by ${orderBy}`;
  const places = place.map((_, index) => `place${index}${direction}`).join(", ");
  const { rows } = await db.query<Row & { key: KeyValue[] }>({
    // What is shown of the rows is read of those alone that are shown.
    text: `select ${list.columns}, ${key} as key
      from (
        select * from (
          select p.id as phrase_id, l.id as language_id, ${translation} as translation_id, ${place.join(", ")}, ${from}
          limit ${most}
        ) looked_at where shown order by ${places} limit ${Math.trunc(limit)}
      ) seen
      join phrase p on p.id = seen.phrase_id join language l on l.id = seen.language_id
      left join translation t on t.id = seen.translation_id
      order by ${places}`,
    values,
  });
  const found = rows.map((row) => ({ ...row, key: encodeKey(row.key, list, request.order) }));
  if (found.length === limit && limit < most) return { rows: found, part: { nearest: null, furthest: null } };
  const { rows: ends } = await db.query<{ key: KeyValue[]; nth: number }>({
    text: `select key, nth from (
        select ${key} as key, (row_number() over (order by ${orderBy}))::int as nth, ${from}
        limit ${most + 1}
      ) seen where nth in (1, ${most}, ${most + 1})`,
    values,
  });
  const end = (wanted: number): string | null => {
    const row = ends.find(({ nth }) => nth === wanted);
    return row ? encodeKey(row.key, list, request.order) : null;
  };
  return { rows: found, part: { nearest: end(1), furthest: end(most + 1) && end(most) } };
}

export interface Candidates {
  /** How many rows would have to be looked at to find all that the filters show. */
  lookedAt: number;
  /** Translations among which are all that the filters show; null where no index tells, or too many. */
  ids: number[] | null;
}

/** The hits of each text are found by its own index, which no condition with "or" over several tables could do. */
const FOUND = `
  select id from translation where search_native like ${patternOf("$1")}
  union all select id from translation where search_romanization like ${patternOf("$1")}
  union all select f.id from phrase h join translation f on f.phrase_id = h.id
    where h.search_english like ${patternOf("$1")}`;

/** What the indexes of the rarer kinds tell. An index of what is not null is only taken where that is said. */
const RARE: Partial<Record<TranslationPageFilters["show"], string>> = {
  audio: "select id from translation where audio_url is not null",
  video: "select id from translation where video_url is not null",
  "not-romanized": `select lacking.id from language l cross join lateral (
      select t.id from translation t where t.language_id = l.id and t.romanization is null limit ${MAX_COUNTED + 1}
    ) lacking where ${NOT_LATIN}`,
};

/**
 * Finds out how a list of translations of all languages is best read: it may show few of very many.
 */
export async function findCandidates(
  db: Queryable,
  { search = "", show }: Pick<TranslationPageFilters, "search" | "show">,
): Promise<Candidates> {
  const missing = show === "missing";
  const few = (statement: string): string => `array(${statement} limit ${MAX_COUNTED + 1})`;
  // An index of trigrams needs three characters in a row; without, it would be read whole. And no letter finds nothing.
  const found = `case when $1 = '' then null when search_normalize($1) = '' then '{}'
    when search_normalize($1) ~ '[^ ]{3}' then ${missing ? "null" : few(FOUND)} end`;
  const rare = RARE[show];
  const { rows } = await db.query<
    Omit<Candidates, "ids"> & { found: number[] | null; rare: number[] | null }
  >({
    text: `select found, ${rare ? few(rare) : "null"} as rare, ${
      missing
        ? "(select count(*) from phrase)::float8 * (select count(*) from language)"
        : "(select coalesce(sum(translated), 0) from translation_tally)::float8"
    } as "lookedAt" from (select $1::text as given, ${found} as found) searched`,
    values: [search],
  });
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL gave no row");
  const known = [row.found, row.rare].find((ids) => ids !== null && ids.length <= MAX_COUNTED);
  return { lookedAt: row.lookedAt, ids: known ? [...new Set(known)] : null };
}
