import { type ListPage, readCountedPage } from "./counted-page.ts";
import { type List, type PageRequest, readRows, type SortColumn } from "./list-page.ts";
import type { Queryable } from "./queryable.ts";
import {
  LIST_ROW_COLUMNS,
  SAME_TEXT,
  type TranslationListRow,
  toListRow,
} from "./translation-row.queries.ts";

export type TranslationShow =
  | "all"
  | "missing"
  | "romanized"
  | "not-romanized"
  | "audio"
  | "no-audio"
  | "video";

export interface TranslationPageFilters {
  languageId?: number | undefined;
  phraseId?: number | undefined;
  /** Part of the English text, the native text or the romanization, as search compares them. */
  search?: string | undefined;
  /** `missing`: the pairs of language and phrase that have no translation. */
  show: TranslationShow;
  /** `position`: by phrase, then language, which is how missing ones always come. */
  sort: "position" | "updated";
}

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

const STORED = "translation t join phrase p on p.id = t.phrase_id join language l on l.id = t.language_id";
const PAIRS = `phrase p cross join language l
  left join translation t on t.phrase_id = p.id and t.language_id = l.id`;

const BY_POSITION: SortColumn[] = [
  { expression: "p.position", type: "int" },
  { expression: "p.id", type: "int" },
  { expression: "l.position", type: "int" },
  { expression: "l.id", type: "int" },
];
const BY_UPDATE: SortColumn[] = [
  { expression: "t.updated_at", type: "timestamptz" },
  { expression: "t.id", type: "int" },
];

const SHOWN: Record<TranslationShow, string[]> = {
  all: [],
  missing: ["t.id is null"],
  romanized: ["t.romanization is not null"],
  "not-romanized": ["t.romanization is null", "l.script !~ '^Lat[nfg]$'"],
  audio: ["t.audio_url is not null"],
  "no-audio": ["t.audio_url is null"],
  video: ["t.video_url is not null"],
};

/**
 * One page of the translations as editors see them.
 *
 * @throws InvalidPageKeyError when a key is none that a page in this order gave
 */
export async function listTranslationPage(
  db: Queryable,
  { languageId, phraseId, search, show, sort, ...request }: TranslationPageFilters & PageRequest,
): Promise<ListPage<TranslationListRow>> {
  const list = listOf({ languageId, phraseId, search, show, sort }, LIST_ROW_COLUMNS);
  const page = await readCountedPage<Parameters<typeof toListRow>[0]>(db, list, request);
  return { ...page, items: page.items.map(({ key: _, ...row }) => toListRow(row)) };
}

/**
 * The texts of the translations after a key, or before one, nearest first.
 *
 * @throws InvalidPageKeyError when a key is none that a page in this order gave
 */
export function scanTranslationTexts(
  db: Queryable,
  { languageId, phraseId, search, show, sort, ...request }: TranslationPageFilters & PageRequest,
): Promise<TranslationTextsRow[]> {
  const columns = `t.id, t.native_text as "nativeText", t.romanization, p.english, l.code, l.script,
    ${SAME_TEXT} as "sameText"`;
  return readRows(db, listOf({ languageId, phraseId, search, show, sort }, columns), request);
}

function listOf({ languageId, phraseId, search, show, sort }: TranslationPageFilters, columns: string): List {
  const values: unknown[] = [];
  const conditions = [...SHOWN[show]];
  if (languageId !== undefined) conditions.push(`l.id = $${values.push(languageId)}`);
  if (phraseId !== undefined) conditions.push(`p.id = $${values.push(phraseId)}`);
  if (search) conditions.push(...matches(`$${values.push(search)}::text`, show));
  const byUpdate = sort === "updated" && show !== "missing";
  return {
    columns,
    tables: show === "missing" ? PAIRS : STORED,
    conditions,
    values,
    sort: {
      name: byUpdate ? "updated" : "position",
      columns: byUpdate ? BY_UPDATE : BY_POSITION,
      leading: 2,
    },
  };
}

/** The hits of each text are found by its own index, which no condition with "or" over several tables could do. */
function matches(text: string, show: TranslationShow): string[] {
  const pattern = `'%' || search_normalize(${text}) || '%'`;
  const found =
    show === "missing"
      ? `p.search_english like ${pattern}`
      : `t.id in (
          select id from translation where search_native like ${pattern}
          union all select id from translation where search_romanization like ${pattern}
          union all select f.id from phrase h join translation f on f.phrase_id = h.id
            where h.search_english like ${pattern})`;
  return [`search_normalize(${text}) <> ''`, found];
}
