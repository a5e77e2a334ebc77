import type { Author } from "../change-set.ts";
import type { Queryable } from "./queryable.ts";

/** A translation that uses a file, and the field with its URL. */
export interface FileUseRow {
  id: number;
  language: string;
  english: string;
  field: "audio_url" | "video_url";
}

/**
 * Selects the translations whose field has one of the URLs, with or without a query or fragment, now or as it was last
 * reviewed. The index narrows them first, which `offset 0` enforces: in every collation, `?` and `#` sort before letters.
 * PostgreSQL uses the partial index only if the condition `is not null` is repeated.
 */
const usersBy = (field: FileUseRow["field"]): string => `
        select near.id, near.language_id, near.phrase_id, '${field}' as field
          from unnest($1::text[]) address cross join lateral (
            select t.id, t.language_id, t.phrase_id, t.${field} from translation t
            where t.${field} is not null and t.${field} >= address and t.${field} < address || 'a' offset 0
          ) near
          where split_part(split_part(near.${field}, '#', 1), '?', 1) = address
        union
        select t.id, t.language_id, t.phrase_id, '${field}' from translation t
          where t.needs_review
            and split_part(split_part(t.reviewed ->> '${field}', '#', 1), '?', 1) = any ($1::text[])`;

/**
 * Finds the translations whose audio or video has one of these URLs, also as visitors see them during a review. Queries and
 * fragments in translations, such as `?v=2` or `#t=10`, are ignored.
 *
 * @param urls without query and fragment
 * @param limit maximum number of returned translations; the total counts all of them, each once
 */
export async function findFileUses(
  db: Queryable,
  urls: string[],
  limit: number,
): Promise<{ total: number; uses: FileUseRow[] }> {
  const { rows } = await db.query<FileUseRow & { total: number }>({
    name: "find-file-uses",
    text: `with used as (${usersBy("audio_url")}
        union all ${usersBy("video_url")}
      )
      select u.id, l.name as language, p.english, u.field,
        (select count(distinct id)::int from used) as total
      from used u join phrase p on p.id = u.phrase_id join language l on l.id = u.language_id
      order by l.position, l.id, p.position, p.id, u.field limit $2`,
    values: [urls, limit],
  });
  return { total: rows[0]?.total ?? 0, uses: rows.map(({ total: _total, ...use }) => use) };
}

/** A stored file as the history records it. */
export interface FileState {
  store: string;
  key: string;
  size: number;
}

export interface FileChange {
  before: FileState | null;
  after: FileState | null;
}

/** Files have no row and no ID: their changes are identified by the key. */
const NO_RECORD = 0;

/** Records the upload, replacement or deletion of a file in the history, as one change set. */
export async function recordFileChange(
  db: Queryable,
  { personId, apiTokenId, name }: Author,
  { before, after }: FileChange,
): Promise<void> {
  const action = before ? (after ? "update" : "delete") : "create";
  await db.query({
    name: "record-file-change",
    text: `with noted as (
        insert into change_set (person_id, api_token_id, author_name, kind, record_id, change_count)
        values ($1, $2, $3, 'file', ${NO_RECORD}, 1) returning id)
      insert into change (change_set_id, kind, record_id, action, label, before, after)
      select id, 'file', ${NO_RECORD}, $4, $5, $6::jsonb, $7::jsonb from noted`,
    values: [
      personId,
      apiTokenId,
      name,
      action,
      (after ?? before)?.key,
      before && JSON.stringify(before),
      after && JSON.stringify(after),
    ],
  });
}
