import type { SortColumn } from "../pagination/cursor.ts";
import type { List } from "../pagination/keyset.ts";

export type TranslationShow =
  | "all"
  | "missing"
  | "romanized"
  | "not-romanized"
  | "audio"
  | "no-audio"
  | "video"
  | "comments"
  | "review";

/** `position`: by phrase, then language, as on the site; missing translations are always sorted so. */
export type TranslationSort = "position" | "updated" | "language" | "phrase" | "native_text";

export interface TranslationPageFilters {
  languageId?: number | undefined;
  /** Any of several languages; ignored if there is one in `languageId`. */
  languageIds?: readonly number[] | undefined;
  phraseId?: number | undefined;
  /** Part of the English text, the native text or the romanization, as search compares them. */
  search?: string | undefined;
  /** `missing`: the pairs of language and phrase that have no translation. */
  show: TranslationShow;
  sort: TranslationSort;
}

/** A list of translations with its filters apart from its conditions, because few of many scanned rows may match. */
export interface FilteredList extends List {
  shown: string[];
  /** The same for a scan of the rows; `translation` is the column of the translation's ID. */
  scan: { tables: string; translation: string; shown: string[] };
}

const STORED = "translation t join phrase p on p.id = t.phrase_id join language l on l.id = t.language_id";
const PAIRS = `phrase p cross join language l
  left join translation t on t.phrase_id = p.id and t.language_id = l.id`;

/** A subquery for each pair, because a join of so many pairs would have to read all of them. */
const EACH_PAIR = {
  tables: "phrase p cross join language l",
  missing: `(select count(*) from translation held where held.phrase_id = p.id and held.language_id = l.id) = 0`,
};

const PHRASE_PLACE: SortColumn[] = [
  { expression: "p.position", type: "int" },
  { expression: "p.id", type: "int" },
];
const LANGUAGE_PLACE: SortColumn[] = [
  { expression: "l.position", type: "int" },
  { expression: "l.id", type: "int" },
];
const ID: SortColumn = { expression: "t.id", type: "int" };

/** The first two columns belong to one table. */
const SORTS: Record<TranslationSort, SortColumn[]> = {
  position: [...PHRASE_PLACE, ...LANGUAGE_PLACE],
  updated: [{ expression: "t.updated_at", type: "timestamptz" }, ID],
  language: [{ expression: "l.name", type: "text" }, { expression: "l.id", type: "int" }, ...PHRASE_PLACE],
  phrase: [{ expression: "p.english", type: "text" }, { expression: "p.id", type: "int" }, ...LANGUAGE_PLACE],
  // Cut, because a cursor contains it, and as search compares it: without case, accents and punctuation.
  native_text: [{ expression: "left(t.search_native, 200)", type: "text" }, ID],
};

/** Matches languages that need a romanization; `l` is the language. */
export const NOT_LATIN = "l.script !~ '^Lat[nfg]$'";

const SHOWN: Record<TranslationShow, string[]> = {
  all: [],
  missing: ["t.id is null"],
  romanized: ["t.romanization is not null"],
  "not-romanized": ["t.romanization is null", NOT_LATIN],
  audio: ["t.audio_url is not null"],
  "no-audio": ["t.audio_url is null"],
  video: ["t.video_url is not null"],
  comments: ["exists (select from comment c where c.translation_id = t.id and c.resolved_at is null)"],
  review: ["t.needs_review"],
};

/** Excludes the languages that have every phrase, by their counts. */
const INCOMPLETE = `l.id <> all (array(
  select language_id from translation_tally group by language_id
  having sum(translated) >= (select count(*) from phrase)))`;

/**
 * Returns the list of translations that match the filters.
 *
 * @param columns the columns to read, of the tables `t`, `l` and `p`
 */
export function translationList(
  { languageId, languageIds, phraseId, search, show, sort }: TranslationPageFilters,
  columns: string,
): FilteredList {
  const values: unknown[] = [];
  const conditions = show === "missing" ? [INCOMPLETE] : [];
  if (languageId !== undefined) conditions.push(`l.id = $${values.push(languageId)}`);
  else if (languageIds) conditions.push(`l.id = any($${values.push(languageIds)}::int[])`);
  if (phraseId !== undefined) conditions.push(`p.id = $${values.push(phraseId)}`);
  const found = search ? matches(`$${values.push(search)}::text`, show) : [];
  const shown = [...SHOWN[show], ...found];
  const name = show === "missing" ? "position" : sort;
  return {
    columns,
    tables: show === "missing" ? PAIRS : STORED,
    conditions,
    shown,
    scan:
      show === "missing"
        ? { tables: EACH_PAIR.tables, translation: "null::int", shown: [EACH_PAIR.missing, ...found] }
        : { tables: STORED, translation: "t.id", shown },
    values,
    sort: { name, columns: SORTS[name], leading: 2 },
  };
}

function matches(text: string, show: TranslationShow): string[] {
  const pattern = patternOf(text);
  const texts = [
    "p.search_english",
    ...(show === "missing" ? [] : ["t.search_native", "t.search_romanization"]),
  ];
  return [
    `search_normalize(${text}) <> ''`,
    `(${texts.map((searched) => `${searched} like ${pattern}`).join(" or ")})`,
  ];
}

/** A pattern for texts that contain a text. A normalized text has no wildcards. */
export const patternOf = (text: string): string => `'%' || search_normalize(${text}) || '%'`;
