import type { Queryable } from "./queryable.ts";

/** A setting of deployments, which no public page shows. */
export const AUTO_GENERATE = "auto_generate";

/**
 * Returns a version of the content that public pages show. Every write of such content changes it, also in a copy of
 * the database that is written independently. Triggers stamp each transaction that writes content, also outside the
 * application, so the content itself is not read.
 */
export async function readContentVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: string }>({
    name: "read-content-version",
    text: "select md5(coalesce(sum(stamp), 0)::text) as version from content_stamp",
  });
  return rows[0]?.version ?? "";
}
