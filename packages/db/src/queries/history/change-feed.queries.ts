import {
  decodeListCursor,
  encodeListCursor,
  InvalidCursorError,
  type SortColumn,
} from "../pagination/cursor.ts";
import { type Queryable, queryAll, queryFirst } from "../queryable.ts";

/** Kinds of record with a row, each with the column that names it in the place of the ID; null if there is none. */
const SLUG_COLUMNS = {
  language: "slug",
  category: "slug",
  phrase: "slug",
  translation: null,
  task: null,
  document: "name",
  synonym_group: null,
  setting: "key",
  webhook_endpoint: null,
  person: null,
  api_token: null,
} as const;

/** Files have no row: the history has their store and key, and 0 as the ID of all of them. */
export type ChangedKind = keyof typeof SLUG_COLUMNS | "file";

/** A record that changed. */
export interface ChangedRecordRow {
  kind: ChangedKind;
  id: number;
  /** The current one, or the last one of a deleted record; of a file its store and key; null for a kind without slugs. */
  slug: string | null;
  /** The language and the phrase of a translation. */
  languageId: number | null;
  phraseId: number | null;
  /** Whether the record does not exist now, or, for a file, after the change. */
  deleted: boolean;
}

export interface ChangeFeedPage {
  /** Each record once, in the order of its newest change. */
  items: ChangedRecordRow[];
  /** Cursor of the page's end, from which the feed continues. */
  next: string;
  /** Whether more changes followed when the page was read. */
  more: boolean;
}

export interface ChangesRequest {
  /** Cursor of the previous page's end; undefined for the beginning of the history. */
  after: string | undefined;
  limit: number;
  kinds: readonly ChangedKind[];
  /** Whether a translation that stays off the site until its review exists for the client. */
  unpublished: boolean;
}

/** The history does not have the change of a cursor: it was restored from a backup, or belongs to another database. */
export class UnknownChangeError extends Error {
  override name = "UnknownChangeError";
}

/** The position of a change; the time tells histories with the same numbers apart. */
interface Position {
  commitPosition: string;
  changeId: string;
  /** Microseconds since 1970, of the save. */
  at: number;
}

/** The position before all changes. */
const START: Position = { commitPosition: "0", changeId: "0", at: 0 };

const COLUMNS: SortColumn[] = [
  { expression: "s.commit_position", type: "text" },
  { expression: "c.id", type: "text" },
  { expression: "s.at", type: "timestamptz" },
];
const SORT = { name: "changes", columns: COLUMNS };

const encode = ({ commitPosition, changeId, at }: Position): string =>
  encodeListCursor([commitPosition, changeId, at], SORT, "asc");

function decode(cursor: string): Position {
  const [commitPosition, changeId, at] = decodeListCursor(cursor, SORT, "asc").map(String);
  if (![commitPosition, changeId].every((number) => /^\d{1,18}$/.test(number ?? ""))) {
    throw new InvalidCursorError(cursor);
  }
  return { commitPosition: String(commitPosition), changeId: String(changeId), at: Number(at) };
}

const MICROSECONDS = "(extract(epoch from s.at) * 1000000)::bigint::float8";

/**
 * Returns the cursor after a change, which a trigger of the database identified by its commit position, ID and time.
 *
 * @param change null for the beginning of the history
 */
export function encodeChange(change: [string, string, number] | null): string {
  if (change === null) return encode(START);
  const [commitPosition, changeId, at] = change;
  return encode({ commitPosition, changeId, at });
}

/** Returns the cursor of the newest change, after which only later ones come. */
export async function findNewestChange(db: Queryable): Promise<string> {
  const newest = await queryFirst<Position>(db, {
    name: "find-newest-change",
    text: `
      select s.commit_position::text as "commitPosition", c.id::text as "changeId", ${MICROSECONDS} as at
      from change_set s join change c on c.change_set_id = s.id
      where s.commit_position is not null order by s.commit_position desc, c.id desc limit 1`,
  });
  return encode(newest ?? START);
}

/**
 * Lists the records that changed, in the order in which the changes were committed. A page covers at most `limit`
 * changes, including those of other records, so that its cost does not depend on what changed.
 *
 * @throws InvalidCursorError, or UnknownChangeError when the history does not have the change of the cursor
 */
export async function listChangedRecords(
  db: Queryable,
  { after, limit, kinds, unpublished }: ChangesRequest,
): Promise<ChangeFeedPage> {
  const start = after === undefined ? START : decode(after);
  if (start.commitPosition !== START.commitPosition && !(await isRecorded(db, start))) {
    throw new UnknownChangeError("The history does not have the change of the cursor");
  }
  const rows = await queryAll<Row>(db, {
    name: "list-changed-records",
    text: PAGE,
    values: [start.commitPosition, start.changeId, limit + 1, kinds, unpublished],
  });
  // One change can be of several records.
  const changeIds = new Set([...new Set(rows.map(({ changeId }) => changeId))].slice(0, limit));
  const page = rows.filter(({ changeId }) => changeIds.has(changeId));
  return {
    items: newestOfEach(page),
    next: encode(page.at(-1) ?? start),
    more: page.length < rows.length,
  };
}

async function isRecorded(db: Queryable, { commitPosition, changeId, at }: Position): Promise<boolean> {
  const { rows } = await db.query({
    name: "find-change-of-cursor",
    text: `
      select from change_set s join change c on c.change_set_id = s.id
      where s.commit_position = $1 and c.id = $2 and ${MICROSECONDS} = $3`,
    values: [commitPosition, changeId, at],
  });
  return rows.length > 0;
}

/** A change; the kind is null for a record that is not to be listed. */
type Row = Position & Omit<ChangedRecordRow, "kind"> & { kind: ChangedRecordRow["kind"] | null };

function newestOfEach(rows: Row[]): ChangedRecordRow[] {
  const records = new Map<string, ChangedRecordRow>();
  for (const { kind, id, slug, languageId, phraseId, deleted } of rows) {
    if (kind === null) continue;
    const key = kind === "file" ? `${kind}/${slug}` : `${kind}/${id}`;
    // Removed first, so that the record moves to the position of its newest change.
    records.delete(key);
    records.set(key, { kind, id, slug, languageId, phraseId, deleted });
  }
  return [...records.values()];
}

const FILE_PATH = "concat_ws('/', state ->> 'store', state ->> 'key')";

/** The current state of the record, as a list of its ID and its slug; null if it does not exist, or is not published. */
const CURRENT = Object.entries(SLUG_COLUMNS)
  .map(
    ([kind, slug]) =>
      `when '${kind}' then (select array[id::text, ${slug}] from ${kind} r where r.id = record_id ${
        kind === "translation"
          ? "and ($5::bool or exists (select from published_translation where id = r.id))"
          : ""
      })`,
  )
  .concat(`when 'file' then case when not is_deletion then array[record_id::text, ${FILE_PATH}] end`)
  .join(" ");

const HAVE_SLUGS = Object.entries(SLUG_COLUMNS).filter(([, slug]) => slug !== null);
/** The slug in a state that the history has. */
const RECORDED_SLUG = `case s.kind ${HAVE_SLUGS.map(
  ([kind, slug]) => `when '${kind}' then coalesce(after, before) ->> '${slug}'`,
).join(" ")} end`;

/**
 * One statement, so that the changes and the current records are of the same moment. A change of the setting that keeps
 * reviews off the site is one of each translation that needs a review, for clients of the site.
 */
const PAGE = `
  with recorded as materialized (
    select s.commit_position, c.id as change_id, s.at, c.kind, c.record_id, c.label, c.after is null as is_deletion,
      case when c.kind in ('translation', 'file') then coalesce(c.after, c.before) end as state
    from (
      select id, at, commit_position from change_set where commit_position >= $1::bigint
      order by commit_position limit $3::int + 1
    ) s cross join lateral (
      select change.* from change
      where change_set_id = s.id and (s.commit_position > $1::bigint or change.id > $2::bigint)
      order by change.id limit $3::int
    ) c
    order by s.commit_position, c.id limit $3::int
  ), changed as (
    select commit_position, change_id, at, record_id, is_deletion, state,
      case kind when 'related_phrase' then 'phrase' when 'task_order' then 'task' else kind end as kind
    from recorded
    union all
    select r.commit_position, r.change_id, r.at, t.id, false,
      jsonb_build_object('language_id', t.language_id, 'phrase_id', t.phrase_id), 'translation'
    from recorded r join translation t on t.needs_review
    where r.kind = 'setting' and r.label = 'reviews' and not $5::bool
  ), listed as (
    select *, kind = any($4::text[]) as is_listed, case when kind = any($4::text[]) then case kind ${CURRENT} end end as current
    from changed
  )
  select s.commit_position::text as "commitPosition", change_id::text as "changeId", ${MICROSECONDS} as at,
    case when is_listed then kind end as kind, record_id as id,
    case when is_listed then coalesce(current[2], case s.kind when 'file' then ${FILE_PATH} else (
      select ${RECORDED_SLUG} from change
      where change.kind = s.kind and change.record_id = s.record_id order by change.id desc limit 1
    ) end) end as slug,
    case when s.kind = 'translation' then (state ->> 'language_id')::int end as "languageId",
    case when s.kind = 'translation' then (state ->> 'phrase_id')::int end as "phraseId",
    current is null as deleted
  from listed s order by s.commit_position, change_id, record_id`;
