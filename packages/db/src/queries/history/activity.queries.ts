import { IS_PUBLIC_CHANGE } from "../deployments/deployment-changes.queries.ts";
import { type Queryable, queryAll } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";
import { POSITION_COLUMNS } from "./restorable-tables.ts";

/** The columns of a record, as a trigger recorded them. */
export type RecordState = Record<string, unknown>;

/** One change of a record; `before` is null for a creation, `after` for a deletion. */
export interface StateChange {
  kind: string;
  before: RecordState | null;
  after: RecordState | null;
}

export interface ActivityRow {
  id: string;
  /** ISO 8601, in UTC. */
  at: string;
  personId: number | null;
  /** Whether an API token made the change. */
  byToken: boolean;
  authorName: string;
  reason: string;
  changeCount: number;
  /** Number of changed records of the kind of the subject, for a change of a selection and for what brings it back. */
  selectedCount: number | null;
  /** What happened to each of these records; null if it differs among them, and where there is no count. */
  selectedAction: "create" | "update" | "delete" | null;
  /** The subject of the change set. */
  kind: string;
  recordId: number;
  changeId: string;
  label: string;
  /** The changes of the subject, oldest first, including the related phrases of a phrase. */
  changes: StateChange[];
  /** Whether the record is still in the state that the set left it in. */
  standing: boolean;
}

export interface ActivityFilters {
  personId?: number | undefined;
  kinds?: string[] | undefined;
  /** Only the changes of the content that a deployment brought to the site. */
  deploymentId?: number | undefined;
  /** Kinds that the caller may not see. */
  hiddenKinds: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
  /** ID of the last change set of the previous page. */
  after?: string | undefined;
  limit: number;
}

/** A column that is too long for a list, and is shown with the change set only. */
const LONG = `case kind when 'document' then 'content' else '' end`;

/** Columns that are not part of a record's state: its position among the others. */
const POSITION_COLUMNS_OF_KIND = `case s.kind ${Object.entries(POSITION_COLUMNS)
  .map(([kind, columns]) => `when '${kind}' then '{${columns.join(",")}}'::text[]`)
  .join(" ")} else '{}' end`;

/** Lists change sets with their subjects, newest first. */
export function listActivity(db: Queryable, filters: ActivityFilters): Promise<ActivityRow[]> {
  return queryAll<ActivityRow>(db, {
    name: "list-activity",
    text: `
      select s.id::text, ${isoTime("s.at")} as at, s.person_id as "personId",
        s.api_token_id is not null as "byToken", s.author_name as "authorName", s.reason, s.kind, s.record_id as "recordId",
        headline."changeId", headline.label, headline.changes,
        coalesce(s.change_count, (select count(*) from change where change_set_id = s.id))::int as "changeCount",
        selected.count as "selectedCount", selected.action as "selectedAction",
        s.kind = 'related_phrase' or newest.change_set_id = s.id
          or newest.after - ${POSITION_COLUMNS_OF_KIND} is not distinct from headline.last - ${POSITION_COLUMNS_OF_KIND} as standing
      from (
        select * from change_set
        where ($1::int is null or person_id = $1) and ($2::text[] is null or kind = any($2))
          and kind is not null and kind <> all($3::text[])
          and ($4::timestamptz is null or at >= $4) and ($5::timestamptz is null or at < $5)
          and ($6::bigint is null or id < $6)
          and ($8::int is null or exists (
            select from deployment d join change c on c.change_set_id = change_set.id and ${IS_PUBLIC_CHANGE}
            where d.id = $8 and commit_position > (d.changes ->> 'after')::bigint
              and commit_position <= (d.changes ->> 'upTo')::bigint))
        order by id desc limit $7
      ) s
      cross join lateral (
        select min(id)::text as "changeId", (array_agg(label order by kind <> s.kind, id desc))[1] as label,
          jsonb_agg(jsonb_build_object('kind', kind, 'before', before - ${LONG}, 'after', after - ${LONG}) order by id) as changes,
          (array_agg(after order by kind <> s.kind, id desc))[1] as last
        from change
        where change_set_id = s.id and record_id = s.record_id
          and kind in (s.kind, case when s.kind = 'phrase' then 'related_phrase' else s.kind end)
      ) headline
      left join lateral (
        select count(*)::int as count, case when min(action) = max(action) then min(action) end as action
        from change where change_set_id = s.id and kind = s.kind
        having s.reason in ('selection', 'undo', 'restore')
      ) selected on true
      left join lateral (
        select change_set_id, after from change where kind = s.kind and record_id = s.record_id
        order by id desc limit 1
      ) newest on true
      order by s.id desc`,
    values: [
      filters.personId ?? null,
      filters.kinds ?? null,
      filters.hiddenKinds,
      filters.from ?? null,
      filters.to ?? null,
      filters.after ?? null,
      filters.limit,
      filters.deploymentId ?? null,
    ],
  });
}

export interface ChangeRow extends StateChange {
  id: string;
  recordId: number;
  label: string;
  action: "create" | "update" | "delete";
}

/** Lists the changes of one change set, oldest first. */
export function listChanges(
  db: Queryable,
  page: { changeSetId: string; hiddenKinds: readonly string[]; after: string; limit: number },
): Promise<ChangeRow[]> {
  return queryAll<ChangeRow>(db, {
    name: "list-changes",
    text: `
      select id::text, kind, record_id as "recordId", label, action, before, after from change
      where change_set_id = $1 and kind <> all($2::text[]) and id > $3 order by change.id limit $4`,
    values: [page.changeSetId, page.hiddenKinds, page.after, page.limit],
  });
}

export interface RecordRef {
  kind: string;
  id: number;
}

/** Finds the names of records, including deleted ones; unknown records are missing from the result. */
export function nameRecords(db: Queryable, refs: RecordRef[]): Promise<(RecordRef & { name: string })[]> {
  return queryAll<RecordRef & { name: string }>(db, {
    name: "name-records",
    text: `
      select * from (
        select ref.kind, ref.id, coalesce(
          case ref.kind
            when 'language' then (select name from language where id = ref.id)
            when 'category' then (select name from category where id = ref.id)
            when 'phrase' then (select english from phrase where id = ref.id)
            when 'person' then (select name from person where id = ref.id)
          end,
          (select label from change where kind = ref.kind and record_id = ref.id order by change.id desc limit 1)
        ) as name
        from unnest($1::text[], $2::int[]) ref (kind, id)
      ) named where name is not null`,
    values: [refs.map(({ kind }) => kind), refs.map(({ id }) => id)],
  });
}
