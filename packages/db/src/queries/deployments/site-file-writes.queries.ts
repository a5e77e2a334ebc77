import type { Queryable } from "../queryable.ts";

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
