import type { Author } from "../../change-set.ts";
import type { Queryable } from "../queryable.ts";

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
