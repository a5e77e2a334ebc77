import { type Queryable, queryAll, queryFirst } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";

export type DeploymentStatus = "running" | "succeeded" | "failed" | "cancelled";
export type DeploymentPhase = "waiting" | "rendering" | "uploading" | "removing" | "undoing";
export type DeploymentReason = "manual" | "content" | "rollback";

export interface DeploymentCountsRow {
  pages: number;
  rendered: number;
  reused: number;
  toUpload: number;
  uploaded: number;
  uploadedBytes: number;
  skipped: number;
  toRemove: number;
  removed: number;
}

/** The changes of the content that a deployment brought to the site. */
export interface DeploymentChanges {
  /** Commit positions of the history: the changes after one, up to and including the other. */
  after: string | null;
  upTo: string;
  /** Number of changed records; null if `after` is, as in the first deployment. */
  records: number | null;
  /** Names of the authors. */
  authors: string[];
}

export interface DeploymentRow extends DeploymentCountsRow {
  id: number;
  target: string;
  status: DeploymentStatus;
  phase: DeploymentPhase | null;
  reason: DeploymentReason;
  authorName: string | null;
  changes: DeploymentChanges | null;
  rollbackToId: number | null;
  attempts: number;
  cancelling: boolean;
  error: string | null;
  storageFull: boolean;
  contentVersion: string;
  renderIdentity: string | null;
  startedAt: string;
  finishedAt: string | null;
}

const COLUMNS = `id, target, status, phase, reason, author_name as "authorName", changes,
  restores_id as "rollbackToId", attempts, cancelling, error, storage_full as "storageFull", content_version as "contentVersion", render_identity as "renderIdentity",
  ${isoTime("started_at")} as "startedAt",
  ${isoTime("finished_at")} as "finishedAt",
  pages, rendered, reused, to_upload as "toUpload", uploaded, uploaded_bytes::float8 as "uploadedBytes", skipped,
  to_remove as "toRemove", removed`;

interface NewDeployment {
  target: string;
  reason: DeploymentReason;
  personId: number | null;
  authorName: string | null;
  byProgram: boolean;
  rollbackToId: number | null;
  contentVersion: string;
}

/** Inserts a running deployment. @throws an error of PostgreSQL (23505) while another one runs */
export async function insertDeployment(db: Queryable, given: NewDeployment): Promise<number> {
  const { target, reason, personId, authorName, byProgram, rollbackToId, contentVersion } = given;
  const { rows } = await db.query<{ id: number }>({
    text: `insert into deployment (target, reason, person_id, author_name, by_program, restores_id, content_version)
      values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    values: [target, reason, personId, authorName, byProgram, rollbackToId, contentVersion],
  });
  if (!rows[0]) throw new Error("PostgreSQL returned no ID");
  return rows[0].id;
}

function findOne(db: Queryable, rest: string, values: unknown[] = []): Promise<DeploymentRow | null> {
  return queryFirst<DeploymentRow>(db, {
    text: `select ${COLUMNS} from deployment ${rest}`,
    values,
  });
}

export const findDeployment = (db: Queryable, id: number) => findOne(db, "where id = $1", [id]);

export const findRunningDeployment = (db: Queryable) => findOne(db, "where status = 'running'");

export const findNewestDeployment = (db: Queryable) => findOne(db, "order by id desc limit 1");

export const findNewestOfTarget = (db: Queryable, target: string) =>
  findOne(db, "where target = $1 order by id desc limit 1", [target]);

/** The deployment whose files are in a store. */
export const findCurrentDeployment = (db: Queryable, target: string) =>
  findOne(db, "where target = $1 and status = 'succeeded' order by id desc limit 1", [target]);

/** The last successful deployment that changed a store, or else the last successful one. */
export const findLastChangeOfStore = (db: Queryable, target: string) =>
  findOne(
    db,
    "where target = $1 and status = 'succeeded' order by (uploaded + removed > 0) desc, id desc limit 1",
    [target],
  );

/** Lists deployments, newest first. @param before ID of the last deployment of the previous page */
export function listDeployments(
  db: Queryable,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<DeploymentRow[]> {
  return queryAll<DeploymentRow>(db, {
    name: "list-deployments",
    text: `select ${COLUMNS} from deployment where $1::int is null or id < $1 order by id desc limit $2`,
    values: [before ?? null, limit],
  });
}

/**
 * Finds the deployment whose files a store contains exactly: the newest successful one, unless a later one failed and
 * could not be reverted.
 */
export async function findDeploymentInStore(db: Queryable, target: string): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>({
    name: "find-held-deployment",
    text: `with newest as (
        select id from deployment where target = $1 and status = 'succeeded' order by id desc limit 1)
      select id from newest where not exists (
        select from deployment d where d.target = $1 and d.id > newest.id and d.status in ('failed', 'cancelled')
          and exists (select from site_file f where f.since_id = d.id or f.until_id = d.id))`,
    values: [target],
  });
  return rows[0]?.id ?? null;
}

/** Lists the successful deployments of a store whose files are kept, newest first; all but the first can be rolled back to. */
export async function listRollbackTargets(db: Queryable, target: string): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: "list-rollback-targets",
    text: "select id from deployment where target = $1 and status = 'succeeded' and kept order by id desc",
    values: [target],
  });
  return rows.map(({ id }) => id);
}

/**
 * Stops keeping the deployments of a store except the last ten that succeeded, those that a person started, and the last
 * one of each day (UTC) of the last 30. One that is no longer kept never is again, because its files are removed.
 */
export async function dropOldDeployments(db: Queryable, target: string): Promise<void> {
  await db.query({
    text: `update deployment set kept = false
      from (
        select id as old_id, row_number() over (order by id desc) as place,
          row_number() over (partition by (started_at at time zone 'UTC')::date order by id desc) as place_of_day
        from deployment where target = $1 and status = 'succeeded'
      ) ranked
      where id = old_id and kept and place > 10 and (reason = 'content' or by_program)
        and (place_of_day > 1 or started_at < now() - interval '30 days')`,
    values: [target],
  });
}

/** Counts the failed deployments of a store since the last one that did not fail. */
export async function countFailuresInARow(db: Queryable, target: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    text: `select count(*)::int as count from deployment where target = $1 and status = 'failed'
      and id > (select coalesce(max(id), 0) from deployment where target = $1 and status <> 'failed')`,
    values: [target],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Finds a running deployment that no process works on: none holds the lock, and the start was long enough ago to
 * acquire it.
 *
 * @param lock the lock of the process that deploys
 */
export async function findAbandonedDeployment(db: Queryable, lock: number): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>({
    name: "find-abandoned-deployment",
    text: `select id from deployment where status = 'running' and started_at < now() - interval '3 seconds'
      and not exists (
        select from pg_locks where locktype = 'advisory' and objid = $1 and classid = 0 and objsubid = 1
          and database = (select oid from pg_database where datname = current_database()))`,
    values: [lock],
  });
  return rows[0]?.id ?? null;
}

export interface DeploymentFiguresRow {
  running: number;
  ended: { status: string; count: number }[];
  lastSuccess: number | null;
  lastFailure: number | null;
  lastDuration: number | null;
}

/** Counts deployments by status, with the times of the last ones as Unix times in seconds. */
export async function readDeploymentFigures(db: Queryable): Promise<DeploymentFiguresRow> {
  const { rows } = await db.query<DeploymentFiguresRow>({
    name: "deployment-figures",
    text: `with newest as (select distinct on (status) status, extract(epoch from finished_at)::float8 as at,
         extract(epoch from finished_at - started_at)::float8 as took
         from deployment where status <> 'running' order by status, id desc),
       counted as (select status, count(*)::int as count from deployment group by status)
     select coalesce((select count from counted where status = 'running'), 0) as running,
       coalesce((select jsonb_agg(counted order by status) from counted where status <> 'running'), '[]') as ended,
       (select at from newest where status = 'succeeded') as "lastSuccess",
       (select at from newest where status = 'failed') as "lastFailure",
       (select took from newest where status = 'succeeded') as "lastDuration"`,
  });
  return rows[0] ?? { running: 0, ended: [], lastSuccess: null, lastFailure: null, lastDuration: null };
}
