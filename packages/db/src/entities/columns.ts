import { p } from "@mikro-orm/core";
import { ArrayType } from "@mikro-orm/postgresql";

/**
 * What every record has. The database keeps `updatedAt` and counts `version` on every update (a trigger
 * of the migrations), so that changes made past the application are counted as well; a save over a newer
 * version is refused by MikroORM's optimistic lock.
 */
export const baseProperties = {
  id: p.integer().primary().generated("by default as identity"),
  createdAt: p.datetime().defaultRaw("now()"),
  updatedAt: p.datetime().defaultRaw("now()"),
  version: p.integer().version().default(1),
};

/** A list of texts, each of them quoted: PostgreSQL takes `null` without quotes for no text at all. */
export class TextArray extends ArrayType {
  override convertToDatabaseValue(texts: string[] | null): string | null {
    return texts && `{${texts.map((text) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`;
  }
}

/** An index for search by similarity and by parts of a text (PostgreSQL's pg_trgm). */
export function trigramIndex(table: string, column: string) {
  const name = `${table}_${column}_index`;
  return {
    name,
    expression: `create index ${name} on ${table} using gin (${column} gin_trgm_ops)`,
  };
}
