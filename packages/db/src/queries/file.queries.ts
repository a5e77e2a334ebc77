import type { Author } from "../change-set.ts";
import type { Queryable } from "./queryable.ts";

/** A translation that names a file, and in which field. */
export interface FileUseRow {
  id: number;
  language: string;
  english: string;
  field: "audio_url" | "video_url";
}

/**
 * Those whose field has one of the addresses, as it is or with a query or a fragment behind it. First the index narrows
 * them, which `offset 0` makes sure of: whatever the database sorts by, both signs stand before letters. An index of
 * what is not null is only taken where that is said.
 */
const usersBy = (field: FileUseRow["field"]): string => `
        select near.id, near.language_id, near.phrase_id, '${field}' as field
          from unnest($1::text[]) address cross join lateral (
            select t.id, t.language_id, t.phrase_id, t.${field} from translation t
            where t.${field} is not null and t.${field} >= address and t.${field} < address || 'a' offset 0
          ) near
          where split_part(split_part(near.${field}, '#', 1), '?', 1) = address`;

/**
 * Finds the translations whose audio or video has one of some addresses, in the order of the site. What an address has
 * behind the file's, such as `?v=2` or `#t=10`, makes no difference.
 *
 * @param addresses without query and fragment
 * @param most how many are named at most; all of them are counted, each once
 */
export async function findFileUses(
  db: Queryable,
  addresses: string[],
  most: number,
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
    values: [addresses, most],
  });
  return { total: rows[0]?.total ?? 0, uses: rows.map(({ total: _total, ...use }) => use) };
}

/** What the history keeps of a file that is in a store, and not in a table. */
export interface FileState {
  store: string;
  key: string;
  size: number;
}

export interface FileChange {
  before: FileState | null;
  after: FileState | null;
}

/** Files have no number of their own: their changes are told apart by the key. */
const NO_RECORD = 0;

/** Notes in the history that a file was uploaded, replaced or deleted, as a set of changes of its own. */
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
