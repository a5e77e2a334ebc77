import type { Queryable } from "./queryable.ts";
import { isoTime } from "./sql-parts.ts";

export interface DocumentRow {
  id: number;
  name: string;
  content: string;
  version: number;
  /** ISO 8601. */
  updatedAt: string;
}

/** The document with a name; null when there is none. */
export async function findDocument(db: Queryable, name: string): Promise<DocumentRow | null> {
  const { rows } = await db.query<DocumentRow>({
    name: "find-document",
    text: `select id, name, content, version, ${isoTime("updated_at")} as "updatedAt" from document where name = $1`,
    values: [name],
  });
  return rows[0] ?? null;
}
