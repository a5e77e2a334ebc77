import { type Queryable, queryAll } from "../queryable.ts";

/** A file that a deployment wrote. */
export interface SiteFileRow {
  id: string;
  key: string;
  hash: string;
  headersHash: string;
  etag: string;
  size: number;
  /** Whether the file is certainly in the store. */
  written: boolean;
  sinceId: number;
}

export interface TraceRow {
  key: string;
  reads: unknown;
  fingerprint: string;
}

const COLUMNS = `f.id::text, f.key, f.hash, f.headers_hash as "headersHash", f.etag, f.size, f.written, f.since_id as "sinceId"`;

/** Lists the files that deployments wrote to a store and that are still there. */
export function listCurrentFiles(db: Queryable, target: string): Promise<SiteFileRow[]> {
  return queryAll<SiteFileRow>(db, {
    text: `select ${COLUMNS} from site_file f where target = $1 and until_id is null`,
    values: [target],
  });
}

/** Lists the files of a successful deployment. */
export function listFilesOf(db: Queryable, target: string, deploymentId: number): Promise<SiteFileRow[]> {
  return queryAll<SiteFileRow>(db, {
    text: `select ${COLUMNS} from site_file f where target = $1 and since_id <= $2
      and (until_id is null or until_id > $2) order by key collate "C"`,
    values: [target, deploymentId],
  });
}

/** Counts the files of a successful deployment. */
export async function countFilesOf(db: Queryable, target: string, deploymentId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: "count-files-of-deployment",
    text: `select count(*)::int as count from site_file where target = $1 and since_id <= $2
      and (until_id is null or until_id > $2)`,
    values: [target, deploymentId],
  });
  return rows[0]?.count ?? 0;
}

/** Finds the reads from which the pages among these files were rendered. */
export function findTraces(db: Queryable, target: string, keys: string[]): Promise<TraceRow[]> {
  return queryAll<TraceRow>(db, {
    name: "find-site-file-traces",
    text: `select key, reads, fingerprint from site_file where target = $1 and key = any($2) and until_id is null
      and written and fingerprint is not null`,
    values: [target, keys],
  });
}

/** Lists the files that a deployment replaced or removed. */
export function listReplaced(db: Queryable, deploymentId: number): Promise<SiteFileRow[]> {
  return queryAll<SiteFileRow>(db, {
    text: `select ${COLUMNS} from site_file f where until_id = $1`,
    values: [deploymentId],
  });
}

/** Lists the files that a deployment wrote, or was about to write. */
export function listAdded(db: Queryable, deploymentId: number): Promise<SiteFileRow[]> {
  return queryAll<SiteFileRow>(db, {
    text: `select ${COLUMNS} from site_file f where since_id = $1 and until_id is null`,
    values: [deploymentId],
  });
}

/** Lists the files that an unsuccessful deployment was about to remove: they may still be in the store. */
export function listPartiallyRemoved(
  db: Queryable,
  target: string,
): Promise<{ key: string; etag: string }[]> {
  return queryAll<{ key: string; etag: string }>(db, {
    text: `select f.key, f.etag from site_file f join deployment d on d.id = f.until_id
      where f.target = $1 and d.status <> 'succeeded'`,
    values: [target],
  });
}

/** Lists the contents that were replaced or removed, and may be restored. */
export function listPastContents(
  db: Queryable,
  target: string,
): Promise<{ hash: string; headersHash: string }[]> {
  return queryAll<{ hash: string; headersHash: string }>(db, {
    text: `select distinct hash, headers_hash as "headersHash" from site_file
      where target = $1 and until_id is not null`,
    values: [target],
  });
}

/** A file that a deployment is about to write. */
export interface NewSiteFile {
  key: string;
  hash: string;
  headersHash: string;
  etag: string;
  size: number;
  reads: unknown;
  fingerprint: string | null;
  /** ID of the row whose content is restored, and whose reads are copied. */
  sameAs: string | null;
}

/** Rows per statement, which keeps its text below a megabyte. */
const BATCH = 1_000;

/** Marks files as replaced or removed by a deployment; deletes those that an earlier attempt of it wrote. */
export async function closeFiles(db: Queryable, deploymentId: number, ids: string[]): Promise<void> {
  await db.query({
    text: "delete from site_file where since_id = $1 and id = any($2::bigint[])",
    values: [deploymentId, ids],
  });
  await db.query({
    text: "update site_file set until_id = $1 where id = any($2::bigint[])",
    values: [deploymentId, ids],
  });
}

/** Inserts files before they are written. */
export async function insertFiles(
  db: Queryable,
  { target, deploymentId }: { target: string; deploymentId: number },
  files: NewSiteFile[],
): Promise<void> {
  for (let start = 0; start < files.length; start += BATCH) {
    await db.query({
      text: `insert into site_file (target, since_id, key, hash, headers_hash, etag, size, reads, fingerprint)
        select $1, $2, n.key, n.hash, n."headersHash", n.etag, n.size,
          coalesce(n.reads, same.reads), coalesce(n.fingerprint, same.fingerprint)
        from jsonb_to_recordset($3::jsonb) as n (key text, hash text, "headersHash" text, etag text, size int,
          reads jsonb, fingerprint text, "sameAs" bigint)
        left join site_file same on same.id = n."sameAs"`,
      values: [target, deploymentId, JSON.stringify(files.slice(start, start + BATCH))],
    });
  }
}

/** Records that files are in the store, with their ETags. */
export async function markWritten(
  db: Queryable,
  deploymentId: number,
  files: { key: string; etag: string }[],
): Promise<void> {
  await db.query({
    text: `update site_file f set written = true, etag = w.etag
      from unnest($2::text[], $3::text[]) as w (key, etag)
      where f.since_id = $1 and f.until_id is null and f.key = w.key`,
    values: [deploymentId, files.map(({ key }) => key), files.map(({ etag }) => etag)],
  });
}

/** Records the reads of files that were rendered to the same content. */
export async function recordTraces(
  db: Queryable,
  traces: { id: string; reads: unknown; fingerprint: string }[],
): Promise<void> {
  for (let start = 0; start < traces.length; start += BATCH) {
    await db.query({
      text: `update site_file f set reads = t.reads, fingerprint = t.fingerprint
        from jsonb_to_recordset($1::jsonb) as t (id bigint, reads jsonb, fingerprint text) where f.id = t.id`,
      values: [JSON.stringify(traces.slice(start, start + BATCH))],
    });
  }
}

/** Marks the files of a deployment as uncertain, because they are about to be removed from the store. */
export async function markUncertain(db: Queryable, deploymentId: number): Promise<void> {
  await db.query({
    text: "update site_file set written = false where since_id = $1",
    values: [deploymentId],
  });
}

/** Deletes the files of a deployment, and makes those that it replaced current again. */
export async function revertFiles(
  db: Queryable,
  deploymentId: number,
  restored: { id: string; etag: string }[],
): Promise<void> {
  await db.query({ text: "delete from site_file where since_id = $1", values: [deploymentId] });
  await db.query({
    text: "update site_file set until_id = null where until_id = $1",
    values: [deploymentId],
  });
  await db.query({
    text: `update site_file f set etag = r.etag from unnest($1::bigint[], $2::text[]) as r (id, etag)
      where f.id = r.id`,
    values: [restored.map(({ id }) => id), restored.map(({ etag }) => etag)],
  });
}

/** Deletes the past files of a store that none of its kept deployments has. */
export async function pruneFiles(db: Queryable, target: string): Promise<void> {
  await db.query({
    text: `delete from site_file f where target = $1 and until_id is not null and not exists (
      select from deployment d where d.target = $1 and d.status = 'succeeded' and d.kept
        and d.id >= f.since_id and d.id < f.until_id)`,
    values: [target],
  });
}
