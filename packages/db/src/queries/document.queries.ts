import { type Queryable, queryFirst } from "./queryable.ts";
import { isoTime } from "./sql-parts.ts";

export interface DocumentRow {
  id: number;
  name: string;
  content: string;
  version: number;
  /** ISO 8601. */
  updatedAt: string;
}

export function findDocument(db: Queryable, name: string): Promise<DocumentRow | null> {
  return queryFirst<DocumentRow>(db, {
    name: "find-document",
    text: `select id, name, content, version, ${isoTime("updated_at")} as "updatedAt" from document where name = $1`,
    values: [name],
  });
}
