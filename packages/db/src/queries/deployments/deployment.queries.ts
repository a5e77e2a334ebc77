import type { Queryable } from "../queryable.ts";
import { isoTime } from "../sql-parts.ts";

/** How many deployments that succeeded can be brought back. */
export const RESTORABLE = 10;

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

export interface DeploymentRow extends DeploymentCountsRow {
  id: number;
  target: string;
  status: DeploymentStatus;
  phase: DeploymentPhase | null;
  reason: DeploymentReason;
  authorName: string | null;
  restoresId: number | null;
  attempts: number;
  cancelling: boolean;
  error: string | null;
  contentVersion: string;
  renderIdentity: string | null;
  startedAt: string;
  finishedAt: string | null;
}

const COLUMNS = `id, target, status, phase, reason, author_name as "authorName", restores_id as "restoresId", attempts,
  cancelling, error, content_version as "contentVersion", render_identity as "renderIdentity",
  ${isoTime("started_at")} as "startedAt",
  ${isoTime("finished_at")} as "finishedAt",
  pages, rendered, reused, to_upload as "toUpload", uploaded, uploaded_bytes::float8 as "uploadedBytes", skipped,
  to_remove as "toRemove", removed`;

interface NewDeployment {
  target: string;
  reason: DeploymentReason;
  personId: number | null;
  authorName: string | null;
  restoresId: number | null;
  contentVersion: string;
}

/** Stores a deployment that begins now. @throws an error of PostgreSQL (23505) while another one runs */
export async function insertDeployment(db: Queryable, given: NewDeployment): Promise<number> {
  const { target, reason, personId, authorName, restoresId, contentVersion } = given;
  const { rows } = await db.query<{ id: number }>({
    text: `insert into deployment (target, reason, person_id, author_name, restores_id, content_version)
      values ($1, $2, $3, $4, $5, $6) returning id`,
    values: [target, reason, personId, authorName, restoresId, contentVersion],
  });
  if (!rows[0]) throw new Error("PostgreSQL gave no identifier");
  return rows[0].id;
}

async function findOne(db: Queryable, rest: string, values: unknown[] = []): Promise<DeploymentRow | null> {
  const { rows } = await db.query<DeploymentRow>({
    text: `select ${COLUMNS} from deployment ${rest}`,
    values,
  });
  return rows[0] ?? null;
}

/** Null where there is no such deployment. */
export const findDeployment = (db: Queryable, id: number) => findOne(db, "where id = $1", [id]);

/** Null where none runs. */
export const findRunningDeployment = (db: Queryable) => findOne(db, "where status = 'running'");

/** The one that runs, which is the newest, or the newest of those that ended. */
export const findNewestDeployment = (db: Queryable) => findOne(db, "order by id desc limit 1");

/** The newest that was to write to a store. */
export const findNewestOfTarget = (db: Queryable, target: string) =>
  findOne(db, "where target = $1 order by id desc limit 1", [target]);

/** What a store holds. */
export const findCurrentDeployment = (db: Queryable, target: string) =>
  findOne(db, "where target = $1 and status = 'succeeded' order by id desc limit 1", [target]);

/** The last that put something into a store, or took something away. */
export const findLastChangeOfStore = (db: Queryable, target: string) =>
  findOne(
    db,
    "where target = $1 and status = 'succeeded' order by (uploaded + removed > 0) desc, id desc limit 1",
    [target],
  );

/** Deployments, the newest first, from before another one where that is given. */
export async function listDeployments(
  db: Queryable,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<DeploymentRow[]> {
  const { rows } = await db.query<DeploymentRow>({
    name: "list-deployments",
    text: `select ${COLUMNS} from deployment where $1::int is null or id < $1 order by id desc limit $2`,
    values: [before ?? null, limit],
  });
  return rows;
}

/**
 * The deployment that a store holds as it left it: the newest that succeeded, unless a later one left something half
 * done that could not be put back.
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

/** The last deployments of a store that succeeded, the newest first: those before that one can be brought back. */
export async function listRestorable(db: Queryable, target: string): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>({
    name: "list-restorable-deployments",
    text: `select id from deployment where target = $1 and status = 'succeeded' order by id desc limit ${RESTORABLE}`,
    values: [target],
  });
  return rows.map(({ id }) => id);
}

/** How often in a row the last deployments of a store failed. */
export async function countFailuresInARow(db: Queryable, target: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    text: `select count(*)::int as count from deployment where target = $1 and status = 'failed'
      and id > (select coalesce(max(id), 0) from deployment where target = $1 and status <> 'failed')`,
    values: [target],
  });
  return rows[0]?.count ?? 0;
}

/**
 * The deployment that runs where nobody works at it: none holds the lock, and none had the time to take it.
 *
 * @param lock that whoever works holds
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

/** Counts all deployments, and tells when the last ones ended, as Unix times in seconds. */
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
