import type { Queryable } from "./queryable.ts";

/** What the public pages show, and what their search goes by. */
const CONTENT = [
  "language",
  "category",
  "phrase",
  "related_phrase",
  "translation",
  "slug_redirect",
  "setting",
  "synonym_group",
];

/** A setting that is about deployments and shown on no public page. */
export const AUTO_GENERATE = "auto_generate";

/**
 * Rows are told by their number of changes and the time of the last one, which the database keeps: also of a row that
 * was changed past the application, and whenever its transaction was committed.
 */
const partOf = (table: string): string => `
  select '${table}' as name, count(*) || ':' || coalesce(sum(
    hashtextextended(concat_ws(':', id, version, extract(epoch from updated_at)), 0)::numeric), 0) as part
  from ${table} ${table === "setting" ? `where key <> '${AUTO_GENERATE}'` : ""}`;

/** Tells the state of the content: equal as long as nothing that public pages show was written. */
export async function readContentVersion(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ version: string }>({
    name: "read-content-version",
    text: `select md5(string_agg(part, ' ' order by name)) as version from (${CONTENT.map(partOf).join(" union all ")}) parts`,
  });
  return rows[0]?.version ?? "";
}
