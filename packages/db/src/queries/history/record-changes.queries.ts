import { type Queryable, queryAll, queryFirst } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";
import type { StateChange } from "./activity.queries.ts";
import type { RestorableTable } from "./restorable-tables.ts";

export interface HistoryRow extends StateChange {
  label: string;
  changeId: string;
  changeSetId: string;
  at: string;
  personId: number | null;
  /** Whether an API token made the change. */
  byToken: boolean;
  authorName: string;
  reason: string;
}

/** Maximum number of changes of one record; the activity lists older ones. */
const MAX_CHANGES = 1_000;

/** Lower for documents, because each change contains the whole text twice. */
const MAX_DOCUMENT_CHANGES = 100;

/**
 * Lists the changes of a record, newest first; for a phrase, including its related phrases. Never returns part of
 * a change set: earlier states are reconstructed by reverting whole ones.
 *
 * @param changeSetId limits the list to one change set
 */
export async function listRecordChanges(
  db: Queryable,
  kind: string,
  id: number,
  changeSetId: string | null = null,
): Promise<HistoryRow[]> {
  const limit = kind === "document" ? MAX_DOCUMENT_CHANGES : MAX_CHANGES;
  const rows = await queryAll<HistoryRow>(db, {
    name: "list-record-changes",
    text: `
      select c.id::text as "changeId", s.id::text as "changeSetId", c.kind, c.label, c.before, c.after,
        ${isoTime("s.at")} as at, s.person_id as "personId",
        s.api_token_id is not null as "byToken", s.author_name as "authorName", s.reason
      from change c join change_set s on s.id = c.change_set_id
      where c.kind = any($1::text[]) and c.record_id = $2 and ($3::bigint is null or c.change_set_id = $3)
      order by c.id desc limit $4`,
    values: [kind === "phrase" ? ["phrase", "related_phrase"] : [kind], id, changeSetId, limit + 1],
  });
  const cut = rows.length > limit ? rows.at(-1)?.changeSetId : undefined;
  return rows.filter((row) => row.changeSetId !== cut);
}

export interface RelatedState {
  id: number;
  related_id: number;
  position: number;
}

/** Finds the current label of a record and, for a phrase, its related phrases. */
export function findRecordNow(
  db: Queryable,
  kind: Exclude<RestorableTable, "related_phrase">,
  id: number,
): Promise<{ label: string; related: RelatedState[] } | null> {
  return queryFirst<{ label: string; related: RelatedState[] }>(db, {
    name: `find-${kind}-now`,
    text: `
      select label_of_record('${kind}', to_jsonb(record)) as label, array(
        select jsonb_build_object('id', r.id, 'related_id', r.related_id, 'position', r.position)
        from related_phrase r where '${kind}' = 'phrase' and r.phrase_id = record.id
      ) as related
      from ${kind} record where id = $1`,
    values: [id],
  });
}

/** Finds the change set and the record of a change; null if there is no such change. */
export function findChange(
  db: Queryable,
  changeId: string,
): Promise<{ changeSetId: string; kind: string; recordId: number } | null> {
  return queryFirst<{ changeSetId: string; kind: string; recordId: number }>(db, {
    name: "find-change",
    text: `select change_set_id::text as "changeSetId", kind, record_id as "recordId" from change where id = $1`,
    values: [changeId],
  });
}

/** Finds the newest change set with the deletion of a record as its subject; null if there is none. */
export async function findDeletion(db: Queryable, kind: string, recordId: number): Promise<string | null> {
  const { rows } = await db.query<{ id: string }>({
    name: "find-deletion",
    text: `
      select s.id::text from change c
      join change_set s on s.id = c.change_set_id and s.kind = c.kind and s.record_id = c.record_id
      where c.kind = $1 and c.record_id = $2 and c.action = 'delete' order by c.id desc limit 1`,
    values: [kind, recordId],
  });
  return rows[0]?.id ?? null;
}

/** The kinds of record that a set of changed; none when there is no such set. */
export async function listChangedKinds(db: Queryable, changeSetId: string): Promise<string[]> {
  const { rows } = await db.query<{ kind: string }>({
    name: "list-changed-kinds",
    text: "select distinct kind from change where change_set_id = $1",
    values: [changeSetId],
  });
  return rows.map(({ kind }) => kind);
}

export interface LastSaveRow {
  /** Null if the record was not changed since it was seeded. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** Kinds of record that have a version. */
export type VersionedKind =
  | "language"
  | "category"
  | "phrase"
  | "translation"
  | "task"
  | "document"
  | "synonym_group"
  | "webhook_endpoint";

/** Finds who saved a record last, and when; null if there is no such record. */
export function findLastSave(db: Queryable, kind: VersionedKind, id: number): Promise<LastSaveRow | null> {
  return queryFirst<LastSaveRow>(db, {
    name: `find-last-save-${kind}`,
    text: `select saved.by, ${isoTime("record.updated_at")} as at
      from ${kind} record left join lateral (
        select s.author_name as by, s.at from change c join change_set s on s.id = c.change_set_id
        where c.kind in ('${kind}', '${kind === "phrase" ? "related_phrase" : kind}') and c.record_id = record.id
        order by c.id desc limit 1
      ) saved on saved.at = record.updated_at
      where record.id = $1`,
    values: [id],
  });
}
