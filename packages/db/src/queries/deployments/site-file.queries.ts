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
