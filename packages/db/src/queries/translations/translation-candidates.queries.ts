import { MAX_COUNTED } from "../pagination/page-with-total.ts";
import type { Queryable } from "../queryable.ts";
import { NOT_LATIN, patternOf, type TranslationPageFilters } from "./translation-list.ts";

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
