import type { Queryable } from "../queryable.ts";

/** What is known of a file that a deployment wrote. */
export interface SiteFileRow {
  id: string;
  key: string;
  hash: string;
  headersHash: string;
  /** By which the store knows it. */
  etag: string;
  size: number;
  /** Whether it is known to be in the store. */
  written: boolean;
  sinceId: number;
}

export interface TraceRow {
  key: string;
  reads: unknown;
  fingerprint: string;
}

const COLUMNS = `f.id::text, f.key, f.hash, f.headers_hash as "headersHash", f.etag, f.size, f.written, f.since_id as "sinceId"`;

/** What a store holds now, as far as deployments wrote it. */
export async function listCurrentFiles(db: Queryable, target: string): Promise<SiteFileRow[]> {
  const { rows } = await db.query<SiteFileRow>({
    text: `select ${COLUMNS} from site_file f where target = $1 and until_id is null`,
    values: [target],
  });
  return rows;
}

/** The files of a deployment that succeeded. */
export async function listFilesOf(
  db: Queryable,
  target: string,
  deploymentId: number,
): Promise<SiteFileRow[]> {
  const { rows } = await db.query<SiteFileRow>({
    text: `select ${COLUMNS} from site_file f where target = $1 and since_id <= $2
      and (until_id is null or until_id > $2) order by key collate "C"`,
    values: [target, deploymentId],
  });
  return rows;
}

/** How many files a deployment that succeeded had. */
export async function countFilesOf(db: Queryable, target: string, deploymentId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: "count-files-of-deployment",
    text: `select count(*)::int as count from site_file where target = $1 and since_id <= $2
      and (until_id is null or until_id > $2)`,
    values: [target, deploymentId],
  });
  return rows[0]?.count ?? 0;
}

/** What the pages among some files were made of. */
export async function findTraces(db: Queryable, target: string, keys: string[]): Promise<TraceRow[]> {
  const { rows } = await db.query<TraceRow>({
    name: "find-site-file-traces",
    text: `select key, reads, fingerprint from site_file where target = $1 and key = any($2) and until_id is null
      and written and fingerprint is not null`,
    values: [target, keys],
  });
  return rows;
}

/** Files that a deployment replaced or removed, and that were there when it began. */
export async function listReplaced(db: Queryable, deploymentId: number): Promise<SiteFileRow[]> {
  const { rows } = await db.query<SiteFileRow>({
    text: `select ${COLUMNS} from site_file f where until_id = $1`,
    values: [deploymentId],
  });
  return rows;
}

/** Files that a deployment wrote, or was about to write. */
export async function listAdded(db: Queryable, deploymentId: number): Promise<SiteFileRow[]> {
  const { rows } = await db.query<SiteFileRow>({
    text: `select ${COLUMNS} from site_file f where since_id = $1 and until_id is null`,
    values: [deploymentId],
  });
  return rows;
}

/** Files that deployments were about to remove which did not come to a good end: they may still be there. */
export async function listPartiallyRemoved(
  db: Queryable,
  target: string,
): Promise<{ key: string; etag: string }[]> {
  const { rows } = await db.query<{ key: string; etag: string }>({
    text: `select f.key, f.etag from site_file f join deployment d on d.id = f.until_id
      where f.target = $1 and d.status <> 'succeeded'`,
    values: [target],
  });
  return rows;
}

/** The contents that were replaced or removed, and may come back. */
export async function listPastContents(
  db: Queryable,
  target: string,
): Promise<{ hash: string; headersHash: string }[]> {
  const { rows } = await db.query<{ hash: string; headersHash: string }>({
    text: `select distinct hash, headers_hash as "headersHash" from site_file
      where target = $1 and until_id is not null`,
    values: [target],
  });
  return rows;
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
  /** Identifier of the row whose content comes back, which then tells what it was made of. */
  sameAs: string | null;
}

/** In one statement: some thousand files more than once, and the text of it would be megabytes. */
const BATCH = 1_000;

/** Ends the time of files: of those that the deployment wrote itself, in an attempt before, nothing remains. */
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

/** Notes files before they are written. */
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

/** Notes that files are in the store, and by which etags it knows them. */
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

/** Notes what files are made of which came out the same from other reads. */
export async function noteTraces(
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

/** Makes it uncertain whether the files of a deployment are in the store: it is about to take them away. */
export async function markUncertain(db: Queryable, deploymentId: number): Promise<void> {
  await db.query({
    text: "update site_file set written = false where since_id = $1",
    values: [deploymentId],
  });
}

/** Makes the files of before a deployment the ones of now. */
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

/** Forgets files of a store that were gone when a deployment ended. */
export async function pruneFilesBefore(db: Queryable, target: string, deploymentId: number): Promise<void> {
  await db.query({
    text: "delete from site_file where target = $1 and until_id <= $2",
    values: [target, deploymentId],
  });
}
