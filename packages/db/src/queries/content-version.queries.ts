import type { Queryable } from "./queryable.ts";

/** A setting that is about deployments and shown on no public page. */
export const AUTO_GENERATE = "auto_generate";

/**
 * Tells the state of the content: equal as long as nothing that public pages show was written, and different from then
 * on, also in a copy of the database that went its own way. Triggers stamp every transaction that writes content, past
 * the application too, so that telling it does not read the content.
 */
export async function readContentVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: string }>({
    name: "read-content-version",
    text: "select md5(coalesce(sum(stamp), 0)::text) as version from content_stamp",
  });
  return rows[0]?.version ?? "";
}
